/**
 * TH-11: passing through allies. Nobody ever stops where another stands, whatever cuts a walk
 * short.
 */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';
import { foeAt, inStance } from '../../members.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';

/** A lane between solid walls: Ash walks it eastward through Cy. */
const lane = sceneFrom('######\n......\n######\n......');

describe('halted on an ally', () => {
  /**
   * Bo's armour answers steps out of squares beside Bo: out of Cy's square, but not out of the
   * square where Ash starts.
   */
  const armoured = { ...foeAt(2, 2), has: ['magnetic-armor'], sheet: inStance('magnetic-armor') };
  test('TH-11: a walker whom an armour stops on an ally’s square goes back to the last free square of its way', () => {
    const d = playOut(
      { ash: { at: [0, 1] }, cy: { at: [1, 1] }, bo: armoured },
      sceneFrom('######\n......\n##.###'),
    ).begin('ash', 'bo');
    d.do('move').say('2,1');
    expect([d.place('ash'), d.place('cy')]).toEqual(['0,1', '1,1']);
    expect(d.told).toContain('TH-11 Ash cannot stop where Cy stands, and goes back to the last free square.');
  });
  test('TH-11: nor is it put through a wall, where there is room on the other side of one', () => {
    const walls = Object.fromEntries([0, 1, 2, 3, 4, 5].map((column) => [`${column},0,s`, 'wall' as const]));
    const d = playOut(
      { cy: { at: [1, 1] }, ash: { at: [0, 1] }, bo: armoured },
      sceneFrom('......\n......\n##.###', walls),
    ).begin('ash', 'bo');
    d.do('move').say('2,1');
    expect([d.place('ash'), d.place('cy')]).toEqual(['0,1', '1,1']);
  });
  test('TH-11: when an aura takes the last of the movement on an ally’s square, it goes back', () => {
    // Bo's Eigencomplex asks 1 movement for each square of its aura. Ash pays 1 and 1, then 1 and
    // 1, and has nothing left on Cy's square.
    const d = playOut(
      {
        ash: { at: [0, 1] },
        cy: { at: [2, 1] },
        bo: {
          ...foeAt(1, 3),
          has: ['eigencomplex:a'],
          sheet: { ...inStance('eigencomplex', 'clockwise'), 'attributes.rea': 4 },
        },
      },
      lane,
    ).begin('ash', 'bo');
    d.do('move').say('3,1').say('yes').say('yes');
    expect(d.fight.state.turn?.spent).toBe(4);
    expect([d.place('ash'), d.place('cy')]).toEqual(['1,1', '2,1']);
  });
  test('TH-11: a walker who is felled on an ally’s square lies on the last free square, and its turn is over', () => {
    const toll = {
      id: 'toll',
      name: 'Toll',
      art: 'foe',
      type: 'stance',
      text: 'Strikes whoever leaves a square beside it.',
      range: 1,
      target: { who: 'self', shape: 'one' },
      triggers: [
        {
          on: 'leaves',
          effects: [
            {
              do: 'strike',
              kind: 'physical',
              tags: ['finisher'],
              success: [{ do: 'deal', load: 'fatigue', n: 1 }],
              critical: [],
            },
          ],
        },
      ],
    };
    const d = playOut(
      {
        ash: { at: [0, 1], sheet: { 'load.fatigue': 9 } },
        cy: { at: [1, 1] },
        bo: { ...foeAt(2, 2), has: ['toll'], sheet: inStance('toll') },
      },
      sceneFrom('######\n......\n##.###'),
      { abilities: [toll] },
    ).begin('ash', 'bo');
    d.do('move').say('2,1', 'resilience').contest('hit').say([1, 1]);
    expect(d.sheet('ash').incapacitated).toBe(true);
    expect([d.place('ash'), d.place('cy')]).toEqual(['0,1', '1,1']);
    expect(d.fight.state.turn?.who).toBe('bo');
  });
  test('TH-11: who drags somebody along goes back together with it', () => {
    const d = playOut(
      {
        ash: { at: [1, 1], has: ['chokehold'], sheet: { 'fixed.speed': 8 } },
        cy: { at: [2, 1] },
        bo: foeAt(0, 1),
        dee: { ...armoured, at: [3, 2] as [number, number] },
      },
      sceneFrom('######\n......\n###.##'),
    ).begin('ash', 'bo');
    d.edit({ edit: 'state', path: 'holds', value: [{ holder: 'ash', held: 'bo' }] });
    d.do('move').say('3,1');
    expect([d.place('bo'), d.place('ash'), d.place('cy')]).toEqual(['0,1', '1,1', '2,1']);
    expect(d.fight.state.holds).toHaveLength(1);
  });
  test('TH-11: a bystander’s square is passed and nobody is halted: the walk ends where it was meant to', () => {
    const d = playOut({ ash: { at: [0, 1] }, cy: { at: [1, 1] }, bo: foeAt(5, 3) }, lane).begin('ash', 'bo');
    d.do('move').say('2,1');
    expect([d.place('ash'), d.place('cy')]).toEqual(['2,1', '1,1']);
    expect(d.told).not.toContain('goes back');
  });
  test('TH-11: a Minion is never positioned on a square that its big controller covers', () => {
    const d = playOut({
      ash: { at: [4, 4], has: ['command-protector'], sheet: { squares: 2 } },
      bo: foeAt(9, 9),
    }).begin('ash', 'bo');
    d.do('stance', 'command-protector');
    for (const square of ['4,4', '5,4', '4,5', '5,5']) expect(d.free).not.toContain(square);
    expect(d.free).toContain('6,5');
  });
});

describe('two who answer one step', () => {
  const guard = (column: number, row: number) => ({
    ...foeAt(column, row),
    has: ['guardian'],
    sheet: inStance('guardian'),
  });
  /** Ash leaves the squares beside both with one step to the west. */
  const between = (more: Record<string, unknown> = {}) =>
    playOut({ ash: { at: [3, 1], sheet: { 'fixed.speed': 4, ...more } }, bo: guard(4, 0), dee: guard(4, 2) }).begin(
      'ash',
      'bo',
      'dee',
    );
  const asked = (d: ReturnType<typeof between>) => d.question?.title.includes('pay 2 more') ?? false;
  /** Answers open questions until a price is asked or no question is open. */
  const onward = (d: ReturnType<typeof between>) => {
    while (d.question && !asked(d)) {
      if (d.question.kind === 'dice') d.contest('miss');
      else d.say(d.free.includes('resilience') ? 'resilience' : (d.free[0] ?? ''));
    }
    return d;
  };
  test('TH-11, TH-43: two Guardians at one step: of a Speed of 4 the second price cannot be paid, so it is not asked', () => {
    const d = between();
    d.do('move').say('2,1');
    onward(d);
    expect(asked(d)).toBe(true);
    d.say('yes');
    onward(d);
    expect(d.question).toBeUndefined();
    // 1 for the step and 2 for each answer: 5, but Ash has 4. The step is not made and has cost
    // nothing.
    expect(d.place('ash')).toBe('3,1');
    expect(d.fight.state.turn?.spent).toBe(0);
    expect(d.told).toContain('TH-43 Ash does not make that step: the price of Dee’s Guardian cannot be paid.');
  });
  test('TH-11, TH-43: of a Speed of 5 both are paid', () => {
    const d = between({ 'fixed.speed': 5 });
    d.do('move').say('2,1');
    onward(d).say('yes');
    onward(d).say('yes');
    onward(d);
    expect(d.place('ash')).toBe('2,1');
    expect(d.fight.state.turn?.spent).toBe(5);
  });
  test('TH-43: who goes back before the first has left nobody: the second neither asks nor strikes', () => {
    const d = between({ 'fixed.speed': 5 });
    d.do('move').say('2,1');
    onward(d).say('no');
    onward(d);
    expect(d.question).toBeUndefined();
    expect(d.place('ash')).toBe('3,1');
    expect(d.told.match(/does not make that step/g)).toHaveLength(1);
    expect(d.told.match(/answers with Guardian/g)).toHaveLength(1);
  });
  test('TH-43: past one of them the price is 2, whoever else guards far away', () => {
    const d = playOut({ ash: { at: [3, 1], sheet: { 'fixed.speed': 4 } }, bo: guard(4, 0), dee: guard(9, 9) }).begin(
      'ash',
      'bo',
      'dee',
    );
    d.do('move').say('2,1');
    onward(d).say('yes');
    onward(d);
    expect([d.place('ash'), d.fight.state.turn?.spent]).toEqual(['2,1', 3]);
  });
});

/**
 * TH-13, TH-17, TH-24: who counts as a character, and where areas may lie: in range, not
 * obstructed, at the edges of the map.
 */
import { describe, expect, test } from 'vitest';
import { type Driver, playOut } from '../../driver.testing.ts';
import { foeAt, inStance } from '../../members.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';

describe('why nobody can be aimed at', () => {
  const walled = (...foes: [number, number][]) =>
    playOut(
      { ash: { at: [0, 0] }, ...Object.fromEntries(foes.map(([column, row], n) => [`bo${n}`, foeAt(column, row)])) },
      sceneFrom('...........', { '0,0,e': 'wall' }),
    ).begin('ash');
  test('TH-24: a wall in between is named with its own rule, even if other targets are out of range', () => {
    const d = walled([1, 0], [9, 0]);
    expect(d.refusal('use', 'basic-attack')).toBe('TH-24: A wall or shut door is in the way (Bo0).');
  });
  test('TH-10: with everybody too far away it is the range', () => {
    expect(walled([5, 0], [9, 0]).refusal('use', 'basic-attack')).toBe('TH-10: Nobody within range 3.');
  });
});

describe('characters', () => {
  test('TH-17: a character is oneself, an ally or an enemy: Compulsion may make its own user walk', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['compulsion'], sheet: { 'training.mesmerism': 3 } },
      cy: { at: [3, 2] },
      bo: foeAt(4, 2),
    }).begin('ash', 'bo');
    d.do('use', 'compulsion');
    expect(d.free).toEqual(['ash', 'cy', 'bo']);
    d.say('ash', 'waive');
    expect(d.question?.title).toBe('Compulsion: where does Ash walk?');
    d.say('2,5');
    expect(d.place('ash')).toBe('2,5');
  });
  test('TH-17: an ability for allies or enemies cannot target its user, and nobody can hold itself', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['precision-slash', 'chokehold'] },
      cy: { at: [3, 2], sheet: { incapacitated: true, 'load.fatigue': 4 } },
      bo: foeAt(2, 3),
    }).begin('ash', 'bo');
    expect(d.do('use', 'precision-slash').free).toEqual(['bo']);
    const help = playOut({
      ash: { at: [2, 2] },
      cy: { at: [3, 2], sheet: { incapacitated: true, 'load.fatigue': 4 } },
      bo: foeAt(9, 9),
    }).begin('ash', 'bo');
    expect(help.do('use', 'resuscitate').free).toEqual(['cy']);
    const grip = playOut({ ash: { at: [2, 2], has: ['chokehold'] }, bo: foeAt(9, 9) }).begin('ash', 'bo');
    grip.do('use', 'chokehold').say('ash', 'waive');
    expect(grip.fight.state.holds).toEqual([]);
    expect(grip.sheet('ash').conditions.immobilized).toBeUndefined();
  });
  test('TH-17: either of the two bodies may be the user: it flies to whom it aims at', () => {
    const pull = (first: string, second: string) => {
      const d = playOut({ ash: { at: [2, 2], has: ['two-body-problem'] }, bo: foeAt(6, 2), dee: foeAt(9, 9) }).begin(
        'ash',
        'bo',
      );
      d.do('use', 'two-body-problem').say(first, second, first === 'ash' ? 'first' : 'second');
      return d;
    };
    const first = pull('ash', 'bo').say('waive', 'resilience').contest('miss');
    expect([first.place('ash'), first.place('bo')]).toEqual(['5,2', '6,2']);
    const second = pull('bo', 'ash').say('resilience').contest('miss').say('waive');
    expect([second.place('ash'), second.place('bo')]).toEqual(['5,2', '6,2']);
  });
  test('TH-43: the load of two bodies is shared out in one question, and so are the Dazed', () => {
    const d = playOut({ ash: { at: [5, 0], has: ['two-body-problem:b'] }, bo: foeAt(3, 3), dee: foeAt(7, 3) })
      .begin('ash')
      .do('use', 'two-body-problem')
      .say('bo', 'dee', 'both', 'resilience')
      .contest('crit')
      .say('resilience')
      .contest('crit')
      .say('0 2', ['bo', 'dee']);
    expect([d.sheet('bo').load.fatigue, d.sheet('dee').load.fatigue]).toEqual([0, 2]);
    expect([d.sheet('bo').conditions.dazed?.n, d.sheet('dee').conditions.dazed?.n]).toEqual([1, 1]);
    expect(d.question).toBeUndefined();
  });
});

describe('one question', () => {
  test('TH-28: a stance that moves somebody asks where, and staying is no: Bodyguard and Force Armor', () => {
    const d = playOut({ ash: { at: [1, 2] }, bo: foeAt(4, 3, inStance('bodyguard')), dee: foeAt(4, 2) })
      .begin('ash', 'bo', 'dee')
      .do('use', 'basic-attack')
      .say('dee');
    expect(d.question?.title).toBe('Bodyguard: walk where?');
    d.say('stay');
    expect(d.question?.rule).toBe('TH-19');
    expect(d.place('bo')).toBe('4,3');
    // The stance has answered nothing, so the log does not mention it.
    expect(d.told).not.toContain('answers with Bodyguard');
    const armour = playOut({
      ash: { at: [2, 2], has: ['force-armor:b'], sheet: { ...inStance('force-armor'), 'attributes.foc': 4 } },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    }).begin('bo', 'ash');
    armour.do('use', 'precision-slash').say('ash', 'resilience').contest('miss');
    expect(armour.question?.title).toBe('Force Armor: push Bo up to 1 square?');
    // The push was not used, so the armour keeps its better Resilience.
    expect(armour.say('stay').sheet('ash').notes).toEqual({});
  });
});

describe('areas', () => {
  const burning = (d: Driver) => d.begin('ash').do('use', 'fire-burst').free;
  test('TH-24: a square in range and one that is not obstructed need not be the same', () => {
    // Column 4 is in range and lies right behind the height; column 5 is out of range, and the
    // height is too far off to hide it.
    const scene = sceneFrom('...3...\n...3...\n...3...\n...3...\n...3...');
    const d = playOut({ ash: { at: [0, 2], has: ['fire-burst', 'flaming-arrow'] }, bo: foeAt(4, 2) }, scene).begin(
      'ash',
    );
    d.do('use', 'fire-burst');
    expect(d.free).toContain('4,1');
    d.say('4,1');
    expect(d.question?.rule).toBe('TH-19');
    // Bo itself cannot be aimed at, and an area without an open square cannot be laid.
    const aimed = playOut({ ash: { at: [0, 2], has: ['fire-burst', 'flaming-arrow'] }, bo: foeAt(4, 2) }, scene).begin(
      'ash',
    );
    expect(aimed.refusal('use', 'flaming-arrow')).toMatch(/^TH-24/);
    const shut = sceneFrom('...3.\n...3.\n...3.\n...3.\n...3.');
    const none = playOut({ ash: { at: [0, 2], has: ['fire-burst'] }, bo: foeAt(4, 2) }, shut).begin('ash', 'bo');
    expect(none.do('use', 'fire-burst').free).not.toContain('4,2');
  });
  test('TH-13: every edge of the map may be overhung alike, with what lies on the map', () => {
    const corner = (column: number, row: number) =>
      burning(playOut({ ash: { at: [3, 3], has: ['fire-burst'] }, bo: foeAt(column, row) }, sceneFrom(open(7))));
    expect(corner(0, 0)).toEqual(expect.arrayContaining(['-1,-1', '-1,0', '0,-1', '0,0']));
    expect(corner(6, 6)).toEqual(expect.arrayContaining(['5,5', '5,6', '6,5', '6,6']));
    expect(corner(0, 0)).toHaveLength(4);
    expect(corner(6, 6)).toHaveLength(4);
  });
  test('TH-13: by the house an area lies on the map as a whole, at every edge', () => {
    const corner = (column: number, row: number) =>
      burning(
        playOut({ ash: { at: [3, 3], has: ['fire-burst'] }, bo: foeAt(column, row) }, sceneFrom(open(7)), {
          areaEdges: 'within',
        }),
      );
    expect([corner(0, 0), corner(6, 6)]).toEqual([['0,0'], ['5,5']]);
  });
  test('TH-13: an area over the edge has only its squares on the map, and catches everybody on them', () => {
    const d = playOut(
      { ash: { at: [3, 3], has: ['fire-burst'] }, bo: foeAt(0, 0), dee: foeAt(1, 0) },
      sceneFrom(open(7)),
    );
    d.begin('ash').do('use', 'fire-burst');
    const option = d.question?.kind === 'choose' ? d.question.options.find(({ id }) => id === '-1,0') : undefined;
    expect(option).toMatchObject({
      label: '2 by 2 over the left edge, to column 1, row 2',
      detail: '2 squares · catches Bo',
      covers: [
        { kind: 'square', column: 0, row: 0 },
        { kind: 'square', column: 0, row: 1 },
      ],
    });
    d.say('-1,0', 'resilience').contest('hit');
    expect([d.sheet('bo').load.fatigue, d.sheet('dee').load.fatigue]).toEqual([1, 0]);
  });
});
const open = (size: number): string => Array.from({ length: size }, () => '.'.repeat(size)).join('\n');

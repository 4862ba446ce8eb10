/**
 * TH-13: lines of X squares, laid by their two ends. Players see who is on a line before they
 * choose it.
 */
import { describe, expect, test } from 'vitest';
import { type Driver, type Member, playOut } from '../../driver.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';

const frost = (more: Record<string, unknown> = {}, target: Record<string, unknown> = {}) => ({
  id: 'frost-lash',
  name: 'Frost Lash',
  art: 'elementalism',
  type: 'action',
  text: 'A line of frost.',
  attack: 'physical',
  range: 1,
  target: { who: 'enemy', shape: 'line', size: 4, ...target },
  success: [{ do: 'deal', load: 'fatigue', n: 1 }],
  ...more,
});
const foe = (column: number, row: number): Member => ({ at: [column, row], side: 'foes' });
const fight = (cast: Record<string, Member>, own = frost(), drawing?: string): Driver =>
  playOut(
    { ash: { at: [1, 2], has: ['frost-lash'], sheet: { 'training.elementalism': 2 } }, ...cast },
    sceneFrom(drawing ?? Array.from({ length: 6 }, () => '.......').join('\n')),
    { abilities: [own] },
  ).begin('ash');
const options = (d: Driver) => {
  const { question } = d;
  return question?.kind === 'choose' ? question.options : [];
};
const caught = (d: Driver, id: string) => options(d).find((option) => option.id === id)?.detail;

describe('a line', () => {
  //    0 1 2 3 4 5 6
  // 0  . . . . . . .      a  ash, Line 4, range 1
  // 1  . . . . D . .      B  bo    3,2
  // 2  . a . B . C .      C  cy    5,2
  // 3  . . . . . . .      D  dee   4,1
  // 4  . . . . . . .      The row 2,2 to 5,2 catches B and C: its first square is next to ash.
  // 5  . . . . . . .      1,4 up to 4,1 passes 2,3 3,2 4,1: it catches B and D.
  const cast = { bo: foe(3, 2), cy: foe(5, 2), dee: foe(4, 1) };

  test('TH-13: a line is laid by its two ends, and says whom it catches before it is taken', () => {
    const d = fight({ ...cast, fay: foe(3, 4) }).do('use', 'frost-lash');
    expect(d.question?.title).toBe('Frost Lash: where is one end of the line?');
    // Of 1,2 both the row to 4,2 and the diagonal to 4,5 catch somebody.
    expect(caught(d, '1,2')).toBe('2 lines · may catch Bo and Fay');
    d.say('1,2');
    expect(d.free.sort()).toEqual(['4,2', '4,5']);
    expect(caught(d, '4,2')).toBe('4 squares · catches Bo');
    expect(caught(d, '4,5')).toBe('4 squares · catches Fay');
    expect(options(d).find(({ id }) => id === '4,5')?.covers).toEqual(
      [0, 1, 2, 3].map((n) => ({ kind: 'square', column: 1 + n, row: 2 + n })),
    );
    d.say('4,5').say('resilience').contest('hit');
    expect(d.question).toBeUndefined();
    expect(['bo', 'cy', 'dee', 'fay', 'ash'].map((id) => d.sheet(id).load.fatigue)).toEqual([0, 0, 0, 1, 0]);
  });
  test('TH-13: with a single line from an end the other end is not asked for; everybody on it is attacked', () => {
    const d = fight(cast).do('use', 'frost-lash');
    expect(caught(d, '2,2')).toBe('1 line · catches Bo and Cy');
    d.say('2,2').say('resilience').contest('hit').say('resilience').contest('hit');
    expect(['bo', 'cy', 'dee'].map((id) => d.sheet(id).load.fatigue)).toEqual([1, 1, 0]);
  });
  test('TH-13: it may run along a diagonal, and from its far end it is the same line', () => {
    const up = fight(cast).do('use', 'frost-lash');
    expect(caught(up, '1,4')).toBe('1 line · catches Bo and Dee');
    // From the far end there is the row to 1,1 besides, which catches Dee alone.
    up.say('4,1');
    expect(caught(up, '1,4')).toBe('4 squares · catches Bo and Dee');
    expect(caught(up, '1,1')).toBe('4 squares · catches Dee');
  });
  test('TH-13: one square within range is enough, none is too few, and it is whole on the map', () => {
    const d = fight(cast).do('use', 'frost-lash');
    // The row 3,2 to 6,2 catches two, but begins two squares away from ash; 0,2 to 3,2 holds ash's
    // own square.
    expect(d.free).not.toContain('6,2');
    expect(caught(d, '0,2')).toBe('1 line · catches Bo');
    // A Line 4 on a map of three columns and three rows has no room.
    const small = fight({ bo: foe(2, 2) }, frost(), '...\n...\n...');
    expect(small.refusal('use', 'frost-lash')).toMatch(/^TH-13/);
  });
  test('TH-13: with range 0 the own square is on it', () => {
    const d = fight(cast, frost({ range: 0 })).do('use', 'frost-lash');
    // 1,2 to 4,2 and 0,2 to 3,2 hold it; 2,2 to 5,2 does not.
    expect(d.free.sort()).toEqual(['0,2', '1,2', '3,2', '4,2']);
    const refused = fight({ bo: foe(3, 3) }, frost({ range: 0 }));
    // From 1,2 no row, column or diagonal goes through 3,3.
    expect(refused.refusal('use', 'frost-lash')).toMatch(/^TH-13: No line within range/);
  });
  test('TH-13: a large one measures its range from all its squares', () => {
    const large = (size: number) =>
      playOut(
        { ash: { at: [1, 1], has: ['frost-lash'], sheet: { squares: size } }, bo: foe(5, 2) },
        sceneFrom(Array.from({ length: 6 }, () => '.......').join('\n')),
        { abilities: [frost({ range: 0 })] },
      ).begin('ash');
    // Of 2 by 2 squares, its lower right one is 2,2: the row 2,2 to 5,2 starts in it.
    expect(large(2).do('use', 'frost-lash').free).toContain('2,2');
    expect(large(1).refusal('use', 'frost-lash')).toMatch(/^TH-13/);
  });
  test('TH-13: shorter ones are offered where the ability lets them be', () => {
    const d = fight(cast, frost({}, { smaller: true }))
      .do('use', 'frost-lash')
      .say('2,2');
    expect(caught(d, '3,2')).toBe('2 squares · catches Bo');
    expect(caught(d, '4,2')).toBe('3 squares · catches Bo');
    const whole = fight(cast).do('use', 'frost-lash').say('2,2');
    expect(whole.free).not.toContain('3,2');
  });
  test('TH-13: everybody on it is caught when it takes characters, a fellow too', () => {
    const d = fight({ ...cast, eve: { at: [4, 2] } }, frost({}, { who: 'character' })).do('use', 'frost-lash');
    expect(caught(d, '5,2')).toBe('1 line · catches Bo, Cy and Eve');
  });
  test('TH-26: terrain can lie along a line, and is laid once, however many stand there', () => {
    const ice = frost(
      { attack: undefined, tags: ['terrain'], success: undefined, effect: [{ do: 'terrain', difficult: true }] },
      { who: 'ground' },
    );
    const d = fight(cast, JSON.parse(JSON.stringify(ice)))
      .do('use', 'frost-lash')
      .say('2,2')
      .say('5,2');
    expect(d.question).toBeUndefined();
    expect(d.told.match(/lays Frost Lash over 4 squares/g)).toHaveLength(1);
    expect(d.fight.state.terrains[0]?.squares).toHaveLength(4);
  });
  test('TH-13: an area without an attack that catches nobody does nothing, to its user neither', () => {
    const chill = frost({
      attack: undefined,
      success: undefined,
      effect: [{ do: 'apply', condition: 'slowed', n: 1 }],
    });
    const d = fight({ bo: foe(6, 5) }, JSON.parse(JSON.stringify(chill)))
      .do('use', 'frost-lash')
      .say('1,2')
      .say('4,2');
    expect(d.question).toBeUndefined();
    expect([d.sheet('ash'), d.sheet('bo')].map(({ conditions }) => conditions)).toEqual([{}, {}]);
  });
});

describe('what is done to the ground', () => {
  test('TH-43: Wave of Mutilation asks once for its status, and gives it once to each', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['wave-of-mutilation'], sheet: { 'training.infusion': 1 } },
      bo: foe(6, 5),
      cy: foe(6, 6),
    })
      .begin('ash')
      .do('use', 'wave-of-mutilation')
      .say('5,5');
    d.say('burning');
    expect(d.question).toBeUndefined();
    expect([d.sheet('bo'), d.sheet('cy')].map(({ conditions }) => conditions.burning?.n)).toEqual([1, 1]);
  });
});

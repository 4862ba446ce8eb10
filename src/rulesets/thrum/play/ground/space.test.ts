/** TH-10 to TH-16: range, walking, teleporting, areas, heights, drops, difficult ground. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';

describe('range and walking', () => {
  test('TH-10: a target at the range can be aimed at, one further cannot', () => {
    const d = playOut({
      ash: { at: [0, 0] },
      bo: { at: [3, 2], side: 'foes' },
      dee: { at: [4, 0], side: 'foes' },
    }).begin('ash');
    d.do('use', 'basic-attack');
    expect(d.free).toEqual(['bo']);
    expect(d.blocked('dee')).toBe('TH-10');
  });
  test('TH-11: Speed is spent in legs; allies are passed, not stopped on; enemies bar the way', () => {
    // Walls of solid ground leave one lane: @ A . E .
    const d = playOut(
      { ash: { at: [0, 1] }, cy: { at: [1, 1] }, bo: { at: [3, 1], side: 'foes' } },
      sceneFrom('#####\n.....\n#####'),
    ).begin('ash');
    d.do('move');
    expect(d.free).toEqual(['2,1']);
    expect(d.question?.kind === 'choose' && d.question.options[0]?.detail).toBe('2 movement');
    d.say('2,1');
    expect(d.fight.state.turn?.spent).toBe(2);
    d.do('move');
    expect(d.free).toEqual(['0,1']);
  });
  test('TH-11: nothing is left when the Speed is spent', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: { at: [9, 9], side: 'foes' } }).begin('ash');
    d.do('move').say('4,0');
    expect(d.refusal('move')).toBe('TH-11: All of the Speed is used this turn.');
  });
  test('TH-12: a teleport pays for neither the old nor the new square, and passes none in between', () => {
    // The beacon's squares lie behind an enemy on difficult ground. They cost 4 movement, whatever
    // lies between.
    const d = playOut(
      { ash: { at: [0, 1], has: ['homing-beacon'] }, bo: { at: [2, 1], side: 'foes' } },
      sceneFrom('####..\n~~~~~~\n####..'),
    ).begin('ash', 'bo');
    d.do('use', 'homing-beacon').say('0,0').until('ash');
    d.do('move').say('1,1').until('ash');
    const id = d.fight.state.terrains[0]?.id ?? '';
    d.do('beacon', `${id}-in-move`);
    d.say('0,1');
    expect(d.place('ash')).toBe('0,1');
    expect(d.fight.state.turn?.spent).toBe(4);
  });
});

describe('areas', () => {
  test('TH-13: an area needs one square in range; with range 0 it holds the user', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['wave-of-mutilation', 'fire-burst'], sheet: { 'training.infusion': 1 } },
      bo: { at: [10, 5], side: 'foes' },
      dee: { at: [11, 5], side: 'foes' },
    }).begin('ash');
    d.do('use', 'wave-of-mutilation');
    expect(d.free.sort()).toEqual(['4,4', '4,5', '5,4', '5,5']);
    d.say('4,4', 'slowed');
    expect(d.sheet('ash').conditions.slowed?.n).toBe(1);
    expect(d.sheet('bo').conditions.slowed).toBeUndefined();
    const fire = playOut({ ash: { at: [5, 5], has: ['fire-burst'] }, bo: { at: [10, 5], side: 'foes' } }).begin('ash');
    // Range 4 ends at column 9; an Area 2 whose left column is 9 reaches column 10.
    fire.do('use', 'fire-burst');
    expect(fire.free.sort()).toEqual(['9,4', '9,5']);
  });
  test('TH-13: everybody in the area is a target, the own side and the user too', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['fire-burst'] },
      cy: { at: [5, 6] },
      bo: { at: [6, 5], side: 'foes' },
    }).begin('ash');
    d.do('use', 'fire-burst').say('5,5');
    // Each is a contest of its own; Ash and Cy may waive their defence.
    expect(d.question?.seat).toEqual({ kind: 'combatant', combatant: 'ash' });
    expect(d.free).toContain('waive');
    d.say('waive');
    expect(d.question?.seat).toEqual({ kind: 'combatant', combatant: 'cy' });
  });
  test('TH-13: an aura moves along with its owner', () => {
    const d = playOut({
      ash: { at: [0, 0], has: ['prepared-shot'], sheet: { 'training.archery': 1 } },
      bo: { at: [11, 0], side: 'foes' },
    }).begin('ash', 'bo');
    d.do('move').say('4,0').do('stance', 'prepared-shot').say('wide').do('end-turn');
    // From 11 to 10 is a distance of 6 from Ash at column 4: Bo enters the aura.
    d.do('move').say('10,0');
    expect(d.question?.title).toContain('Prepared Shot');
  });
});

describe('heights', () => {
  test('TH-14: one step up or down is free, each more costs 1', () => {
    // Heights: 0 1 3 0 in one lane; costs 1, then 1 + 1, then 1 + 2.
    const d = playOut(
      { ash: { at: [0, 1] }, bo: { at: [0, 3], side: 'foes' } },
      sceneFrom('####.\n.130.\n####.\n.....'),
    ).begin('ash');
    d.do('move');
    const costs =
      d.question?.kind === 'choose' ? Object.fromEntries(d.question.options.map(({ id, detail }) => [id, detail])) : {};
    expect(costs).toMatchObject({ '1,1': '1 movement', '2,1': '3 movement' });
    expect(costs['3,1']).toBeUndefined();
  });
  test('TH-16: leaving difficult ground costs 1 more', () => {
    const d = playOut(
      { ash: { at: [0, 1] }, bo: { at: [5, 3], side: 'foes' } },
      sceneFrom('######\n.~~...\n######\n......'),
    ).begin('ash');
    d.do('move');
    const costs =
      d.question?.kind === 'choose' ? Object.fromEntries(d.question.options.map(({ id, detail }) => [id, detail])) : {};
    expect(costs).toEqual({ '1,1': '1 movement', '2,1': '3 movement' });
  });
});

describe('drops', () => {
  const cliff = sceneFrom('3....\n3....\n3....');
  const jumper = () =>
    playOut(
      { ash: { at: [0, 1], sheet: { 'attributes.end': 1, 'attributes.ref': 2 } }, bo: { at: [4, 2], side: 'foes' } },
      cliff,
    ).begin('ash');
  test('TH-15: jumping down costs no extra movement, and Endurance or Reflex decides how one lands', () => {
    const d = jumper();
    d.do('jump').say('1,1', 'ref');
    expect(d.dice('roll').added).toBe(2);
    expect(d.dice('drop').added).toBe(3);
    d.say({ roll: [4, 4], drop: [3, 3] });
    expect(d.place('ash')).toBe('1,1');
    expect(d.fight.state.turn?.spent).toBe(1);
    expect(d.sheet('ash').conditions).toEqual({});
  });
  test('TH-15: failure is Slowed +1; Dazed only when the movement is already over', () => {
    const d = jumper();
    d.do('jump').say('1,1', 'end', { roll: [1, 1], drop: [1, 1] });
    expect(d.sheet('ash').conditions.slowed?.n).toBe(1);
    // Speed is 2 now, and 1 is spent, so Ash may go on.
    expect(d.sheet('ash').conditions.dazed).toBeUndefined();
    const late = jumper();
    late
      .do('move')
      .say('0,0')
      .do('jump')
      .say('1,1', 'end', { roll: [1, 1], drop: [1, 1] });
    // 2 are spent, which is the whole of the new Speed.
    expect(late.sheet('ash').conditions.dazed?.n).toBe(1);
    expect(late.refusal('move')).toMatch(/^TH-11/);
  });
  test('TH-15: equal totals fail; a drop of 1 needs no roll', () => {
    const d = jumper();
    d.do('jump').say('1,1', 'end', { roll: [3, 3], drop: [2, 2] });
    expect(d.sheet('ash').conditions.slowed?.n).toBe(1);
    const low = playOut({ ash: { at: [0, 0] }, bo: { at: [3, 0], side: 'foes' } }, sceneFrom('1...')).begin('ash');
    expect(low.refusal('jump')).toMatch(/^TH-15/);
    low.do('move').say('2,0');
    expect(low.question).toBeUndefined();
  });
  test('TH-15: the same when pushed over an edge', () => {
    const d = playOut(
      {
        ash: { at: [2, 1], has: ['point-blank-shot'], sheet: { 'training.archery': 4 } },
        bo: { at: [1, 1], side: 'foes' },
      },
      sceneFrom('.333\n.333\n.333'),
    ).begin('ash');
    d.do('use', 'point-blank-shot').say('bo', 'resilience').contest('miss');
    // The target is pushed on a hit and on a miss: west is over the edge.
    d.say('0,1');
    expect(d.question?.rule).toBe('TH-15');
    d.say('end', { roll: [1, 1], drop: [6, 6] });
    expect(d.sheet('bo').conditions.slowed?.n).toBe(1);
    expect(d.place('bo')).toBe('0,1');
  });
});

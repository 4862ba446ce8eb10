/**
 * Sentences of the chapter that no other test names: pushes onto allies, the start of a turn in its
 * order, Resolve, buffs on several, mixed obstruction.
 */
import { describe, expect, test } from 'vitest';
import { playOut } from './driver.testing.ts';
import { foeAt, inStance } from './members.testing.ts';
import { sceneFrom } from './scenes.testing.ts';

describe('space', () => {
  test('TH-11: nobody is pushed onto a square where another stands, ally or not', () => {
    const push = (cast: Parameters<typeof playOut>[0]) =>
      playOut({ ash: { at: [2, 2], has: ['point-blank-shot:b'], sheet: { 'attributes.rea': 2 } }, ...cast })
        .begin('ash', 'bo')
        .do('use', 'point-blank-shot')
        .say('bo', 'resilience')
        .contest('miss').free;
    expect(push({ bo: foeAt(3, 2) })).toContain('4,2');
    // A fellow stands behind Bo, so this line is blocked. The other lines stay open.
    const shut = push({ bo: foeAt(3, 2), dee: foeAt(4, 2) });
    expect(shut).not.toContain('4,2');
    expect(shut).not.toContain('5,2');
    expect(shut).toContain('4,1');
  });
  test('TH-12: nobody teleports onto a square where another stands', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['homing-beacon'] },
      cy: { at: [3, 3] },
      bo: foeAt(9, 9),
    }).begin('ash', 'bo', 'cy');
    d.do('use', 'homing-beacon').say('2,2').until('ash');
    d.do('beacon', `${d.fight.state.terrains[0]?.id ?? ''}-in-move`);
    expect(d.free).not.toContain('3,3');
    expect(d.free).toContain('4,4');
  });
  test('TH-14: going down as far as one likes may be paid for, one step for each beyond the first, with no roll', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: foeAt(5, 0) }, sceneFrom('3.....')).begin('ash', 'bo');
    d.do('move').say('1,0');
    expect(d.question).toBeUndefined();
    expect(d.fight.state.turn?.spent).toBe(3);
  });
  test('TH-24: ground and characters together bar the way, as three squares in a row', () => {
    // High ground before Bo and two characters beside it, across the line to Ash.
    const row = (cast: Parameters<typeof playOut>[0]) =>
      playOut(
        { ash: { at: [0, 2], has: ['piercing-shot'] }, bo: foeAt(4, 2), ...cast },
        sceneFrom('......\n......\n...3..\n......'),
      )
        .begin('ash', 'bo')
        .refusal('use', 'piercing-shot');
    expect(row({ dee: foeAt(3, 1), eve: foeAt(3, 3) })).toBeUndefined();
    const d = playOut(
      { ash: { at: [0, 2], has: ['piercing-shot'] }, bo: foeAt(4, 2), dee: foeAt(3, 1), eve: foeAt(3, 3) },
      sceneFrom('......\n......\n...3..\n......'),
    ).begin('ash', 'bo');
    d.do('use', 'piercing-shot');
    expect(d.blocked('bo')).toBe('TH-24');
    // Without one of the two, the row is only cover.
    const open = playOut(
      { ash: { at: [0, 2], has: ['piercing-shot'] }, bo: foeAt(4, 2), dee: foeAt(3, 1) },
      sceneFrom('......\n......\n...3..\n......'),
    ).begin('ash', 'bo');
    open.do('use', 'piercing-shot').say('bo', 'resilience');
    expect(open.roll('attack')).toContain('TH-23');
  });
});

describe('a turn', () => {
  test('TH-05: the panic roll comes before the other effects of the start', () => {
    const d = playOut({
      ash: { at: [4, 2] },
      bo: foeAt(3, 2, { 'load.stress': 3, 'tolerance.stress': 2, traits: ['shy of blades'] }),
    }).begin('bo', 'ash');
    d.say('start');
    expect(d.question?.rule).toBe('TH-31');
    // The neighbour has not been dealt its Stress yet, so the roll is against its earlier load.
    expect(d.sheet('bo').load.stress).toBe(3);
    d.say([6, 6]);
    expect(d.sheet('bo').load.stress).toBe(4);
  });
  test('TH-05: Stress that the start itself brings makes nobody panic before the next turn', () => {
    const d = playOut({
      ash: { at: [4, 2] },
      bo: foeAt(3, 2, { 'load.stress': 2, 'tolerance.stress': 2, traits: ['shy of blades'] }),
    }).begin('bo', 'ash');
    d.say('start');
    expect(d.sheet('bo').load.stress).toBe(3);
    expect(d.question).toBeUndefined();
  });
});

describe('defence and help', () => {
  test('TH-20: Resolve: success avoids, failure takes, and neither leaves anything behind', () => {
    const addled = (result: 'hit' | 'miss') =>
      playOut({ ash: { at: [2, 2], has: ['addle'], sheet: { 'training.mesmerism': 3 } }, bo: foeAt(4, 2) })
        .begin('ash', 'bo')
        .do('use', 'addle')
        .say('bo', 'resolve')
        .contest(result)
        .sheet('bo').conditions;
    expect(addled('miss')).toEqual({});
    expect(Object.keys(addled('hit')).sort()).toEqual(['disoriented', 'slowed']);
  });
  test('TH-27: one may have buffs on any number of targets at a time, and they last', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['spirit-armor'] },
      cy: { at: [3, 2] },
      dee: { at: [2, 3] },
      bo: foeAt(9, 9),
    }).begin('ash', 'cy', 'dee', 'bo');
    d.do('use', 'spirit-armor').say('cy').until('ash').do('use', 'spirit-armor').say('dee').until('ash').until('ash');
    expect([d.sheet('cy').buff, d.sheet('dee').buff]).toEqual([
      { ability: 'spirit-armor', from: 'ash' },
      { ability: 'spirit-armor', from: 'ash' },
    ]);
  });
  test('TH-30: Frayed is over as soon as the Load is down to the Tolerance, Exhausted likewise', () => {
    const d = playOut({
      ash: {
        at: [2, 2],
        sheet: { 'load.stress': 3, 'tolerance.stress': 2, 'load.fatigue': 4, 'tolerance.fatigue': 3 },
      },
      bo: foeAt(3, 2),
    }).begin('bo', 'ash');
    d.do('use', 'basic-attack').say('ash', 'resilience');
    expect(d.roll('defence')).toContain('Frayed −1');
    d.contest('miss');
    d.edit({ edit: 'sheet', combatant: 'ash', path: 'load', value: { fatigue: 3, stress: 2 } });
    d.do('end-turn').do('use', 'basic-attack').say('bo', 'resilience');
    expect(d.roll('attack')).not.toContain('Exhausted');
  });
  test('TH-28: only a stance or passive with a trigger acts out of its owner’s turn: nobody else is asked when somebody walks away', () => {
    const walk = (sheet: Record<string, unknown>) =>
      playOut({ ash: { at: [2, 2] }, bo: foeAt(3, 2, sheet) })
        .begin('ash', 'bo')
        .do('move')
        .say('1,2').question?.rule;
    expect(walk(inStance('brace'))).toBeUndefined();
    expect(walk(inStance('guardian'))).toBe('TH-43');
  });
});

/**
 * TH-29 to TH-38: loads against tolerances, panic, exhaustion, incapacity, wounds, coming round.
 */

import { describe, expect, test } from 'vitest';
import { dispatch } from '../../../../engine/history.ts';
import { playOut, thrumGame } from '../../driver.testing.ts';

const foe = (column: number, row: number, sheet: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet,
});
const pair = (
  ash: Record<string, unknown>,
  has: string[] = ['precision-slash', 'flaming-arrow'],
  bo: Record<string, unknown> = {},
) => playOut({ ash: { at: [2, 2], has, sheet: ash }, bo: foe(3, 2, bo), dee: foe(9, 9) });

describe('stress', () => {
  test('TH-29: loads start at 0 and rise by the amount that is dealt', () => {
    const d = pair({}).begin('ash', 'bo');
    expect(d.sheet('bo').load).toEqual({ fatigue: 0, stress: 0 });
    d.do('use', 'precision-slash').say('bo', 'resilience').contest('crit');
    expect(d.sheet('bo').load).toEqual({ fatigue: 3, stress: 0 });
    expect(d.sheet('dee').load).toEqual({ fatigue: 0, stress: 0 });
  });
  test('TH-30: over the Tolerance is Frayed, at it is not: +1 Bane on defence', () => {
    const banes = (stress: number) =>
      pair({}, undefined, { 'load.stress': stress, 'tolerance.stress': 2 })
        .begin('ash', 'bo')
        .do('use', 'precision-slash')
        .say('bo', 'resilience')
        .dice('defence');
    expect(banes(2)).toMatchObject({ count: 2 });
    expect(banes(3)).toMatchObject({ count: 3, which: 'lowest' });
  });
  test('TH-31: the panic roll must be over the Stress Load, a tie fails', () => {
    const roll = (faces: number[]) =>
      pair({ 'load.stress': 7, 'attributes.foc': 1, 'tolerance.stress': 2 }).begin('ash', 'bo').say('start', faces);
    const passed = roll([4, 3]);
    expect(passed.sheet('ash')).toMatchObject({ load: { fatigue: 0, stress: 7 }, tolerance: { stress: 2 } });
    const tied = roll([3, 3]);
    expect(tied.sheet('ash')).toMatchObject({ load: { fatigue: 7, stress: 0 }, tolerance: { stress: 1 } });
    expect(tied.sheet('ash').conditions.stunned?.n).toBe(1);
  });
  test('TH-31: a combatant who is not Frayed does not panic', () => {
    const d = pair({ 'load.stress': 2, 'tolerance.stress': 2 }).begin('ash', 'bo');
    expect(d.question).toBeUndefined();
  });
});

describe('fatigue', () => {
  test('TH-32: over the Tolerance is Exhausted: +1 Bane on attacks, a roll after each action', () => {
    const d = pair({ 'load.fatigue': 4, 'tolerance.fatigue': 3, 'attributes.end': 1 }).begin('ash', 'bo');
    d.do('use', 'precision-slash').say('bo', 'resilience');
    expect(d.roll('attack')).toContain('Exhausted −1 TH-32');
    d.contest('miss');
    expect(d.question?.rule).toBe('TH-34');
    expect(d.dice('roll').added).toBe(1);
    d.say([2, 2]);
    expect(d.sheet('ash').incapacitated).toBe(false);
  });
  test('TH-32: an action that ends it spares the roll; at the Tolerance one is not Exhausted', () => {
    const d = pair({ 'load.fatigue': 4, 'tolerance.fatigue': 3 })
      .begin('ash', 'bo')
      .do('use', 'recover')
      .say('fatigue');
    expect(d.question).toBeUndefined();
    const even = pair({ 'load.fatigue': 3, 'tolerance.fatigue': 3 })
      .begin('ash', 'bo')
      .do('use', 'recover')
      .say('stress');
    expect(even.question).toBeUndefined();
  });
  test('TH-33: a Finisher against the Exhausted forces an incapacity roll after the attack', () => {
    const d = pair({}, undefined, { 'load.fatigue': 2, 'tolerance.fatigue': 3 }).begin('ash', 'bo');
    d.do('use', 'precision-slash').say('bo', 'resilience').contest('hit');
    // 2 and 2 is 4, over 3: the blow itself makes Ash Exhausted. Its Bleed is a Bane on the roll.
    expect(d.question?.rule).toBe('TH-34');
    expect(d.dice('roll')).toMatchObject({ count: 3, which: 'lowest' });
    d.say([2, 2, 6]);
    expect(d.sheet('bo').incapacitated).toBe(true);
  });
  test('TH-33: no roll when the target is not Exhausted, nor for an attack that is no Finisher', () => {
    const d = pair({}).begin('ash', 'bo').do('use', 'precision-slash').say('bo', 'resilience').contest('hit');
    expect(d.question).toBeUndefined();
    const arrow = pair({}, undefined, { 'load.fatigue': 9 })
      .begin('ash', 'bo')
      .do('use', 'flaming-arrow')
      .say('bo', 'resilience')
      .contest('hit');
    expect(arrow.question).toBeUndefined();
    expect(arrow.sheet('bo').incapacitated).toBe(false);
  });
  test('TH-34: 2d6 and Resilience must be over the Fatigue Load, a tie fails', () => {
    const falls = (faces: number[]) =>
      pair({ 'load.fatigue': 8, 'tolerance.fatigue': 3, 'attributes.end': 2 })
        .begin('ash', 'bo')
        .do('use', 'recover')
        .say('stress', faces)
        .told.includes('TH-35 Ash is Incapacitated');
    expect(falls([3, 3])).toBe(true);
    expect(falls([4, 3])).toBe(false);
  });
});

describe('incapacity', () => {
  const down = (more: Record<string, unknown> = {}) =>
    playOut({
      ash: {
        at: [2, 2],
        has: ['ameliorate'],
        sheet: {
          'load.fatigue': 8,
          'tolerance.fatigue': 3,
          stance: { ability: 'brace', mode: '', uses: 0 },
          'conditions.bleed': { n: 2, until: 'ended' },
          buff: { ability: 'spirit-armor', from: 'cy' },
          ...more,
        },
      },
      cy: { at: [3, 2], has: ['ameliorate:b'] },
      bo: foe(9, 2),
    })
      .begin('ash', 'cy', 'bo')
      .do('use', 'recover')
      .say('stress', [1, 1, 1], 'no');
  test('TH-35: the stance ends; no moving, acting or stances; statuses and buffs stay and tick', () => {
    const d = down();
    expect(d.sheet('ash').incapacitated).toBe(true);
    expect(d.sheet('ash').stance).toBeNull();
    expect(d.sheet('ash').buff?.ability).toBe('spirit-armor');
    // Nothing is left to do in its turn, so the turn has ended and the status has ticked.
    expect(d.fight.state.turn?.who).toBe('cy');
    expect(d.sheet('ash').conditions.bleed?.n).toBe(1);
    const felled = playOut({ ash: { at: [2, 2] }, cy: { at: [2, 4] }, bo: foe(9, 2) }).begin('ash', 'bo');
    const only = dispatch(thrumGame, felled.encounter, {
      type: 'edit',
      label: 'By hand',
      edits: [{ edit: 'sheet', combatant: 'ash', path: 'incapacitated', value: true }],
      raw: true,
    });
    if (only.ok) felled.encounter = only.value;
    expect(thrumGame.order(felled.fight).prompt).toBe('Ash is incapacitated: the turn ends.');
    for (const action of ['move', 'delay']) expect(felled.refusal(action)).toMatch(/^TH-35/);
    expect(felled.refusal('stance', 'dodge')).toMatch(/^TH-35/);
    expect(felled.refusal('use', 'dash')).toMatch(/^TH-35/);
  });
  test('TH-36, TH-08: on falling and at the end of each such turn Tolerance and Load go down by 1, and each says which', () => {
    const d = down();
    // Once for the fall, and once for the end of the turn in which it fell.
    expect(d.told).toContain('TH-36 Ash is down: Fatigue Tolerance 3 → 2, Fatigue Load 8 → 7 (on falling).');
    expect(d.told).toContain(
      'TH-36 Ash is down: Fatigue Tolerance 2 → 1, Fatigue Load 7 → 6 (at the end of the turn).',
    );
    expect(d.sheet('ash')).toMatchObject({ tolerance: { fatigue: 1 }, load: { fatigue: 6 } });
    // The next such turn passes by itself.
    d.do('end-turn').do('end-turn');
    expect(d.fight.state.turn?.who).toBe('cy');
    expect(d.sheet('ash')).toMatchObject({ tolerance: { fatigue: 0 }, load: { fatigue: 5 } });
  });
  test('TH-37: ending such a turn at Tolerance 0 is a Wound; the third removes the character', () => {
    const d = down({ 'tolerance.fatigue': 1, wounds: 1 });
    expect(d.sheet('ash')).toMatchObject({ tolerance: { fatigue: 0 }, wounds: 2 });
    d.do('end-turn').do('end-turn');
    expect(d.sheet('ash')).toMatchObject({ wounds: 3, removed: true });
    expect(d.place('ash')).toBe('off');
    expect(d.fight.stage).toBe('running');
  });
  test('TH-38: it ends at Fatigue Load 0 by itself', () => {
    const d = playOut({
      ash: { at: [2, 2], sheet: { incapacitated: true, 'load.fatigue': 2, 'tolerance.fatigue': 3 } },
      cy: { at: [3, 2] },
      bo: foe(9, 2),
    }).begin('cy', 'ash', 'bo');
    d.do('end-turn').do('end-turn');
    expect(d.sheet('ash')).toMatchObject({ incapacitated: true, load: { fatigue: 1 } });
    d.do('end-turn');
    expect(d.sheet('ash')).toMatchObject({ incapacitated: false, load: { fatigue: 0 }, wounds: 0 });
  });
  test('TH-38: Resuscitate ends it, halves both loads (down) and clears negative statuses', () => {
    const d = down({ 'load.stress': 0 });
    d.edit(
      { edit: 'sheet', combatant: 'ash', path: 'load', value: { fatigue: 7, stress: 5 } },
      { edit: 'sheet', combatant: 'ash', path: 'conditions.mark', value: { n: 2, until: 'ended' } },
    );
    d.do('use', 'resuscitate').say('ash');
    // 7 is halved to 3, and Stress 5 to 2.
    expect(d.sheet('ash')).toMatchObject({ incapacitated: false, load: { fatigue: 3, stress: 2 } });
    expect(d.sheet('ash').conditions.bleed).toBeUndefined();
    // Mark is not a status.
    expect(d.sheet('ash').conditions.mark?.n).toBe(2);
  });
  test('TH-38: an ability that eases the Load to 0 ends it too', () => {
    const d = playOut({
      ash: { at: [2, 2], sheet: { incapacitated: true, 'load.fatigue': 1 } },
      cy: { at: [3, 2], has: ['ameliorate'] },
      bo: foe(9, 2),
    }).begin('cy', 'ash', 'bo');
    d.do('use', 'ameliorate').say('ash', 'fatigue');
    expect(d.sheet('ash').incapacitated).toBe(false);
  });
});

/**
 * Thrum's house rules: each reading that no chapter settles, both as assumed and as a table may
 * change it.
 */
import { describe, expect, test } from 'vitest';
import { dispatch } from '../../engine/history.ts';
import { type Driver, type Member, playOut, thrumGame } from './driver.testing.ts';
import { sceneFrom } from './scenes.testing.ts';

const foe = (column: number, row: number, sheet: Record<string, unknown> = {}): Member => ({
  at: [column, row],
  side: 'foes',
  sheet,
});
const on = (condition: string, until = 'ended') => ({ [`conditions.${condition}`]: { n: 1, until } });

describe('contests', () => {
  const evade = (result: 'clear' | 'miss' | 'hit', house: Record<string, unknown> = {}) => {
    const d = playOut({ ash: { at: [2, 2], has: ['precision-slash'] }, bo: foe(3, 2), cy: foe(9, 9) }, undefined, house)
      .begin('ash')
      .do('use', 'precision-slash')
      .say('bo', 'evasion')
      .contest(result);
    expect(d.sheet('cy').conditions).toEqual({});
    return [d.sheet('bo').load.fatigue, d.sheet('bo').conditions.vulnerable?.n ?? 0];
  };
  test('TH-21: the Vulnerable of Evasion comes after the hit (assumed), by the house before it and raises it', () => {
    expect([evade('hit'), evade('miss'), evade('clear')]).toEqual([
      [2, 1],
      [0, 1],
      [0, 0],
    ]);
    const before = { evasionCost: 'before' };
    expect([evade('hit', before), evade('miss', before), evade('clear', before)]).toEqual([
      [3, 0],
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('space', () => {
  //    0 1 2 3
  // 0  . . . .     A ash shoots, D dee stands before B bo
  // 1  A . D B     on level ground, or with ash one below
  const dice = (drawing: string, house: Record<string, unknown> = {}) =>
    playOut({ ash: { at: [0, 1] }, bo: foe(3, 1), dee: foe(2, 1) }, sceneFrom(drawing), house)
      .begin('ash')
      .do('use', 'basic-attack')
      .say('bo', 'resilience')
      .dice('attack').count;
  test('TH-23: a character covers against attackers no higher (assumed), by the house only against lower ones', () => {
    const [level, below, above] = ['....\n....', '....\n-...', '....\n1...'];
    expect([level, below, above].map((drawing) => dice(drawing))).toEqual([3, 3, 2]);
    expect([level, below, above].map((drawing) => dice(drawing, { coverHeight: 'lower' }))).toEqual([2, 3, 2]);
  });
  test('TH-24: obstruction leaves mental attacks alone (assumed), by the house it stops them too', () => {
    const addle = (house: Record<string, unknown>) =>
      playOut({ ash: { at: [0, 1], has: ['addle'] }, bo: foe(3, 1) }, sceneFrom('..2.\n..2.\n..2.'), house)
        .begin('ash')
        .refusal('use', 'addle');
    expect(addle({})).toBeUndefined();
    expect(addle({ obstructMental: true })).toMatch(/^TH-24/);
  });
});

describe('round zero', () => {
  const begun = (house: Record<string, unknown>): Driver => {
    const d = playOut({ ash: { at: [1, 1] }, bo: foe(3, 1) }, undefined, house);
    const started = dispatch(thrumGame, d.encounter, { type: 'begin' });
    if (!started.ok) throw new Error(started.refusal.text);
    d.encounter = started.value;
    return d.say({ ash: [1, 1], bo: [6, 6] });
  };
  test('TH-04: foes take a stance in round zero (assumed), but no place: the GM has given them theirs', () => {
    const d = begun({});
    expect(d.fight.state.turn?.who).toBe('bo');
    expect(d.refusal('place')).toMatch(/^TH-01: Foes stand where the GM has placed them/);
    d.do('stance', 'brace');
    expect(d.fight.state).toMatchObject({ round: 0, turn: { who: 'ash' } });
    expect(d.refusal('place')).toBeUndefined();
  });
  test('TH-04: by the house they have no part in round zero', () => {
    const d = begun({ foesInRoundZero: false });
    expect(d.fight.state.turn?.who).toBe('ash');
    d.do('end-turn');
    expect(d.fight.state).toMatchObject({ round: 1, turn: { who: 'bo' } });
    expect(d.sheet('bo').stance).toBeNull();
  });
});

describe('conditions', () => {
  test('TH-40: what Recover may end: twelve of them (assumed), by the house the eight that tick', () => {
    const recover = (condition: string, house: Record<string, unknown>) =>
      playOut({ ash: { at: [2, 2], sheet: on(condition) }, bo: foe(9, 9) }, undefined, house)
        .begin('ash')
        .do('use', 'recover')
        .blocked('status');
    expect([recover('dazed', {}), recover('weakened', {})]).toEqual([undefined, undefined]);
    const eight = { statuses: 'eight' };
    expect([recover('dazed', eight), recover('weakened', eight)]).toEqual(['TH-40', undefined]);
    expect(recover('mark', {})).toBe('TH-40');
  });

  test('TH-42: a disoriented step that is barred is spent on the spot (assumed), by the house it costs nothing', () => {
    //  . . .    east is meant; a 9 turns it to the south, where the map ends
    const step = (house: Record<string, unknown>, dice: number[]) => {
      const d = playOut({ ash: { at: [0, 0], sheet: on('disoriented') }, bo: foe(5, 0) }, sceneFrom('......'), house)
        .begin('ash')
        .do('move')
        .say('1,0', dice);
      return [d.place('ash'), d.fight.state.turn?.spent, d.sheet('ash').conditions.disoriented !== undefined];
    };
    expect(step({}, [5, 4])).toEqual(['0,0', 1, true]);
    expect(step({ stumbles: 'free' }, [5, 4])).toEqual(['0,0', 0, true]);
    expect(step({}, [4, 3])).toEqual(['1,0', 1, false]);
  });

  const mercy = {
    id: 'mercy',
    name: 'Mercy',
    art: 'brawling',
    type: 'action',
    text: 'Fells a friend.',
    attack: 'physical',
    tags: ['finisher'],
    range: 3,
    target: { who: 'ally', shape: 'one' },
  };
  const pack = { faction: 'wolves', traits: ['bloodscent'] };
  /**
   * Dee falls by Bo's hand on Bo's own turn. Eve, of the same pack, is hastened by that fall off
   * her turn.
   */
  const fallen = (house: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
    playOut(
      {
        ash: { at: [9, 9] },
        bo: { ...foe(2, 2, { ...pack, ...more }), has: ['mercy'] },
        dee: foe(3, 2, { faction: 'wolves', 'load.fatigue': 9 }),
        eve: foe(4, 2, pack),
        fay: foe(8, 2, pack),
      },
      undefined,
      { abilities: [mercy], ...house },
    )
      .begin('bo', 'eve', 'ash')
      .do('use', 'mercy')
      .say('dee', 'waive', [1, 1]);
  const hastened = (d: Driver) => ['bo', 'eve', 'fay'].map((id) => d.sheet(id).conditions.hastened !== undefined);
  test('TH-42: Hastened lasts to the end of the bearer’s next turn (assumed): one that is gained on a turn outlives it', () => {
    const d = fallen();
    // Fay stands too far away.
    expect(hastened(d)).toEqual([true, true, false]);
    d.do('end-turn');
    expect(hastened(d)).toEqual([true, true, false]);
    d.do('end-turn');
    expect(hastened(d)).toEqual([true, false, false]);
    d.until('bo');
    expect(hastened(d)).toEqual([true, false, false]);
    d.do('end-turn');
    expect(hastened(d)).toEqual([false, false, false]);
  });
  test('TH-42: by the house Hastened lasts to the end of the fight', () => {
    const d = fallen({ hastened: 'fight' }).until('bo').do('end-turn');
    expect(hastened(d)).toEqual([true, true, false]);
  });
  test('TH-42: what makes Hastened for the whole fight is not cut short by a shorter one', () => {
    const d = fallen({}, on('hastened', 'fight')).until('bo').do('end-turn');
    expect(hastened(d)).toEqual([true, false, false]);
  });
});

describe('finishing off', () => {
  const beside = (house: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    playOut(
      {
        ash: { at: [2, 2], sheet: more },
        cy: { at: [2, 3], sheet: { incapacitated: true, 'load.fatigue': 8 } },
        bo: foe(3, 2, { kind: 'foe', incapacitated: true, 'load.fatigue': 8 }),
        dee: foe(3, 3, { kind: 'foe' }),
        eve: foe(9, 9, { kind: 'foe', incapacitated: true, 'load.fatigue': 8 }),
      },
      undefined,
      house,
    ).begin('ash', 'dee');
  test('TH-35: nobody finishes off the fallen, unless the house has it; then an enemy beside, for the action', () => {
    expect(beside({}).offered('ash', 'coup')).toEqual({});
    const d = beside({ coup: 'foes' });
    // Only Bo is offered: not the friend beside Ash, nor an enemy who is up, nor one who lies far
    // off.
    expect(d.offered('ash', 'coup')).toEqual({ bo: true });
    d.do('coup', 'bo');
    expect([d.sheet('bo').removed, d.place('bo'), d.sheet('cy').removed]).toEqual([true, 'off', false]);
    expect(d.refusal('use', 'recover')).toMatch(/^TH-05/);
    expect(d.refusal('move')).toMatch(/^TH-06/);
  });
  test('TH-35: player characters only where the house says anybody', () => {
    const offered = (coup: string) => {
      const d = beside({ coup }).do('end-turn');
      expect(d.fight.state.turn?.who).toBe('dee');
      return d.offered('dee', 'coup');
    };
    expect(offered('foes')).toEqual({});
    expect(offered('all')).toEqual({ cy: true });
  });
  test('TH-32: it is an action like others: the Exhausted roll after it', () => {
    const d = beside({ coup: 'foes' }, { 'load.fatigue': 5, 'tolerance.fatigue': 3 }).do('coup', 'bo');
    expect(d.question?.title).toBe('Ash: incapacity roll (acting while Exhausted)');
  });
});

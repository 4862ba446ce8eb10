/** Thrum at its edges: cases where two rules meet, or where a rule meets an unusual case. */
import { describe, expect, test } from 'vitest';
import { dispatch } from '../../engine/history.ts';
import { type Member, playOut, thrumGame } from './driver.testing.ts';
import { sceneFrom } from './scenes.testing.ts';
import { thrumSheet } from './sheet/sheet.ts';

const foe = (column: number, row: number, sheet: Record<string, unknown> = {}): Member => ({
  at: [column, row],
  side: 'foes',
  sheet,
});

describe('the order of a turn', () => {
  test('TH-05: the stance comes last: after it there is no more moving or acting this turn', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: foe(4, 2) }).begin('ash', 'bo');
    d.do('stance', 'brace');
    expect(thrumGame.order(d.fight).prompt).toBe('Ash has taken a stance: the turn ends.');
    expect(d.refusal('use', 'basic-attack')).toMatch(/^TH-05: The stance comes last/);
    expect(d.refusal('move')).toMatch(/^TH-05: The stance comes last/);
    d.do('end-turn');
    // Neither the action of Bo's next turn nor Ash's own action in its next turn is used up.
    expect(d.refusal('use', 'basic-attack')).toBeUndefined();
    d.until('ash');
    expect([d.refusal('move'), d.refusal('use', 'basic-attack')]).toEqual([undefined, undefined]);
  });
  test('TH-03: who joins late does not undo the delays of the others', () => {
    const d = playOut({ ash: { at: [1, 1] }, bo: foe(5, 1), cy: { at: [1, 3] } }).begin('ash', 'bo', 'cy');
    d.do('delay').say('cy');
    expect(d.fight.state.order).toEqual(['bo', 'cy', 'ash']);
    const join = (id: string, initiative: number | null) =>
      d.edit({
        edit: 'add',
        combatant: {
          id,
          name: id,
          side: 'foes',
          hidden: false,
          place: { kind: 'square', column: id.length, row: 9 },
          look: {},
          note: '',
          sheet: { ...thrumSheet.start(), initiative },
        },
      });
    join('late', null);
    join('first', 99);
    expect(d.fight.state.order).toEqual(['first', 'bo', 'cy', 'ash']);
    // Late rolls before the next turn starts, and takes the place in the order that the roll gives.
    d.do('end-turn').say({ late: [1, 1] });
    expect(d.fight.state.order).toEqual(['first', 'bo', 'cy', 'ash', 'late']);
  });
});

describe('the beacon as movement and as action', () => {
  const beacon = (sheet: Record<string, unknown> = {}) =>
    playOut({ ash: { at: [2, 2], has: ['homing-beacon'], sheet }, bo: foe(11, 11), cy: { at: [9, 9] } })
      .begin('ash', 'bo', 'cy')
      .do('use', 'homing-beacon')
      .say('2,2')
      .settle()
      .until('ash');
  const way = (d: ReturnType<typeof beacon>, end: string) =>
    Object.keys(d.offered('ash', 'beacon')).find((id) => id.endsWith(end)) ?? '';
  test('TH-32: as an action it brings the roll of the Exhausted, as movement it does not', () => {
    const worn = (d: ReturnType<typeof beacon>) =>
      d.edit({ edit: 'sheet', combatant: 'ash', path: 'load.fatigue', value: 6 });
    const acted = worn(beacon());
    acted.do('beacon', way(acted, 'in-act')).say('4,4');
    expect(acted.question?.title).toContain('incapacity roll (acting while Exhausted)');
    const moved = worn(beacon());
    moved.do('beacon', way(moved, 'in-move')).say('4,4');
    expect(moved.question).toBeUndefined();
    expect(moved.place('ash')).toBe('4,4');
  });
  test('TH-42: the Stunned who has used it as movement cannot act; TH-03: nor can the turn be put off any more', () => {
    const d = beacon().edit({
      edit: 'sheet',
      combatant: 'ash',
      path: 'conditions.stunned',
      value: { n: 1, until: 'own turn' },
    });
    expect(d.refusal('use', 'recover')).toBeUndefined();
    d.do('beacon', way(d, 'in-move')).say('4,4');
    expect(d.refusal('use', 'recover')).toMatch(/^TH-42/);
    expect(d.refusal('delay')).toMatch(/^TH-03: The turn has begun/);
  });
});

describe('buffs', () => {
  test('TH-27: the same buff from another hand is a second one: the target chooses; from the same hand it is renewed', () => {
    const giver = (at: [number, number]): Member => ({ at, has: ['spirit-armor'] });
    const d = playOut({ ash: { at: [2, 2] }, cy: giver([3, 2]), dee: giver([2, 3]), bo: foe(9, 9) }).begin(
      'cy',
      'dee',
      'ash',
      'bo',
    );
    d.do('use', 'spirit-armor').say('ash').do('end-turn').do('use', 'spirit-armor').say('ash');
    expect(d.question).toMatchObject({ rule: 'TH-27', seat: { kind: 'combatant', combatant: 'ash' } });
    expect(d.say('old').sheet('ash').buff).toEqual({ ability: 'spirit-armor', from: 'cy' });
    d.until('cy').do('use', 'spirit-armor').say('ash');
    expect(d.question).toBeUndefined();
    d.do('end-turn').do('use', 'spirit-armor').say('ash', 'new');
    expect(d.sheet('ash').buff).toEqual({ ability: 'spirit-armor', from: 'dee' });
    expect(d.sheet('cy').buff).toBeNull();
  });
});

describe('jumping', () => {
  //    0 1 2
  // 0  3 . .     ash stands on 0,1, three above the ground to the east; bo guards from 0,0
  // 1  3 . .
  // 2  3 . .
  const cliff = sceneFrom('3...\n3...\n3...');
  const guard = { ...foe(0, 0, { stance: { ability: 'guardian', mode: '', uses: 0 } }), has: ['guardian'] };
  test('TH-28: a combatant who answers an enemy that leaves its side also answers a jump, and may prevent it', () => {
    const d = playOut({ ash: { at: [0, 1] }, bo: guard }, cliff)
      .begin('ash', 'bo')
      .do('jump')
      .say('1,2');
    expect(d.question?.title).toMatch(/^Bo’s Guardian: Ash, pay 2 more movement \(\d left\), or go back\?$/);
    d.say('no');
    while (d.question?.rule === 'TH-19' || d.question?.kind === 'dice')
      if (d.question.kind === 'dice') d.contest('miss');
      else d.say('resilience');
    expect(d.place('ash')).toBe('0,1');
    expect(d.told).not.toContain('drops 3');
  });
  test('TH-15: who pays the guard jumps, lands by the roll, and has spent both', () => {
    const d = playOut({ ash: { at: [0, 1] }, bo: guard }, cliff)
      .begin('ash', 'bo')
      .do('jump')
      .say('1,2', 'yes');
    d.say('resilience')
      .contest('miss')
      .say('end', { roll: [6, 6], drop: [1, 1] });
    expect(d.place('ash')).toBe('1,2');
    expect(d.fight.state.turn?.spent).toBe(3);
    expect(d.sheet('ash').conditions).toEqual({});
  });
  test('TH-42: a disoriented jump strays like any other step', () => {
    const d = playOut(
      { ash: { at: [0, 1], sheet: { 'conditions.disoriented': { n: 1, until: 'ended' } } }, bo: foe(3, 2) },
      cliff,
    ).begin('ash');
    d.do('jump').say('1,1');
    expect(d.question?.rule).toBe('TH-42');
    // One clockwise of east: south-east, three down as well.
    d.say([4, 4]);
    expect(d.question?.title).toBe('Ash drops 3 steps: land by Endurance or Reflex?');
    d.say('end', { roll: [6, 6], drop: [1, 1] });
    expect(d.place('ash')).toBe('1,2');
    expect(d.sheet('ash').conditions.disoriented).toBeDefined();
  });
});

describe('areas of those who take more than one square', () => {
  test('TH-13: range is measured from every square of the token', () => {
    const burst = {
      id: 'burst',
      name: 'Burst',
      art: 'elementalism',
      type: 'action',
      text: 'A burst.',
      attack: 'physical',
      range: 1,
      target: { who: 'enemy', shape: 'area', size: 1 },
      success: [{ do: 'deal', load: 'fatigue', n: 1 }],
    };
    //  2 2 . B C     the token covers columns 1 and 2: B is next to it, C is not
    const d = playOut(
      { ash: { at: [1, 1], has: ['burst'], sheet: { squares: 2 } }, bo: foe(3, 2), cy: foe(4, 2) },
      undefined,
      { abilities: [burst] },
    ).begin('ash');
    d.do('use', 'burst');
    expect(d.free).toEqual(['3,2']);
  });
});

describe('round zero', () => {
  test('TH-04: with the starting area full the rest wait beside the map, and the fight is not held up', () => {
    const d = playOut({ ash: {}, cy: {}, bo: foe(3, 1) }, sceneFrom('S...\n....'));
    const begun = dispatch(thrumGame, d.encounter, { type: 'begin' });
    if (!begun.ok) throw new Error(begun.refusal.text);
    d.encounter = begun.value;
    d.say({ ash: [6, 6], cy: [5, 5], bo: [1, 1] });
    expect(d.refusal('end-turn')).toMatch(/^TH-04/);
    d.do('place').say('0,0').do('end-turn');
    expect(d.refusal('place')).toMatch(/^TH-04: No square of the starting area is free/);
    expect(thrumGame.order(d.fight).next).toMatchObject({ actor: 'cy', action: 'end-turn' });
    d.do('end-turn').do('end-turn');
    expect(d.fight.state).toMatchObject({ round: 1, turn: { who: 'ash' } });
    expect(d.place('cy')).toBe('off');
  });
});

describe('holds', () => {
  test('TH-43: changing places with somebody takes the holder out of reach, and the hold ends', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['chokehold', 'transpositional'] },
      bo: foe(3, 2),
      cy: { at: [1, 2] },
      dee: { at: [2, 3] },
    }).begin('ash', 'bo');
    d.do('use', 'chokehold').say('bo', 'resilience').contest('hit').until('ash');
    expect(d.fight.state.holds).toHaveLength(1);
    d.do('swap', 'swap').say('dee');
    // Ash still stands beside the combatant whom it holds.
    expect([d.place('ash'), d.fight.state.holds.length]).toEqual(['2,3', 1]);
    d.do('swap', 'swap').say('cy');
    expect([d.place('ash'), d.fight.state.holds.length]).toEqual(['1,2', 0]);
    expect(d.sheet('bo').conditions.immobilized).toBeUndefined();
  });
});

describe('what the log says', () => {
  test('TH-30: Fatigue that is turned into Stress and frays somebody says so', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['precision-slash'] },
      bo: {
        ...foe(3, 2, {
          'load.stress': 2,
          'tolerance.stress': 2,
          stance: { ability: 'mind-over-matter', mode: '', uses: 0 },
        }),
        has: ['mind-over-matter'],
      },
    }).begin('ash');
    d.do('use', 'precision-slash').say('bo', 'resilience').contest('hit').say('1');
    expect(d.sheet('bo').load).toEqual({ fatigue: 1, stress: 3 });
    expect(d.told).toContain('over the Tolerance of 2: Frayed, +1 Bane on defence.');
  });
  test('TH-31: panic that leaves somebody Exhausted says so', () => {
    const d = playOut({
      ash: { at: [2, 2], sheet: { 'load.stress': 5, 'tolerance.fatigue': 3 } },
      bo: foe(9, 9),
    }).begin('ash', 'bo');
    d.say('start', [1, 1]);
    expect(d.told).toContain('Exhausted, +1 Bane on attacks and an incapacity roll after each action.');
    expect(d.told.match(/Exhausted/g)).toHaveLength(1);
  });
});

describe('the end', () => {
  const helper = { at: [8, 8] as [number, number], sheet: { kind: 'foe' } };
  const worn = { 'load.fatigue': 9, 'tolerance.fatigue': 3 };
  test('TH-08: it is over when all player characters are down, though somebody else stands by them', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: worn }, hound: helper, bo: foe(9, 9) }).begin('ash', 'bo');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.stage).toBe('over');
    expect(d.fight.state.ending).toBe('Every player character is incapacitated or out of the fight.');
  });
  test('TH-08: it goes on while one of them is up, and where there are none the last of the side counts', () => {
    const on = playOut({ ash: { at: [2, 2], sheet: worn }, cy: { at: [1, 1] }, bo: foe(9, 9) }).begin('ash', 'bo');
    on.do('use', 'recover').say('fatigue', [1, 1]);
    expect(on.fight.stage).toBe('running');
    const hounds = playOut({ hound: { at: [2, 2], sheet: { kind: 'foe', ...worn } }, rex: helper, bo: foe(9, 9) });
    hounds.begin('hound', 'bo').do('use', 'recover').say('fatigue', [1, 1]);
    expect(hounds.fight.stage).toBe('running');
  });
  test('TH-09: a combatant without Fatigue Tolerance does not get up at the end; the others do', () => {
    const down = { incapacitated: true, 'load.fatigue': 4 };
    const d = playOut({
      ash: { at: [2, 2] },
      cy: { at: [2, 4], sheet: { ...down, 'tolerance.fatigue': 1 } },
      dee: { at: [2, 6], sheet: { ...down, 'tolerance.fatigue': 0 } },
      bo: foe(3, 2, worn),
    }).begin('bo', 'ash');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.stage).toBe('over');
    expect([d.sheet('cy').incapacitated, d.sheet('dee').incapacitated]).toEqual([false, true]);
    expect(d.sheet('dee').load).toEqual({ fatigue: 0, stress: 0 });
    expect(d.told).toContain('TH-09 Cy recovers.');
    expect(d.told).toContain('TH-09 Dee stays down: no Fatigue Tolerance is left.');
  });
});

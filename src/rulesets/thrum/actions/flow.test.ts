/** TH-01 to TH-09: from set-up through rounds and delays to what carries over. */
import { describe, expect, test } from 'vitest';
import { dispatch, liveStateOf } from '../../../engine/history.ts';
import { playOut, thrumGame } from '../driver.testing.ts';
import { sceneFrom } from '../scenes.testing.ts';

const three = () =>
  playOut({
    ash: { at: [1, 1] },
    bo: { at: [5, 1], side: 'foes' },
    cy: { at: [1, 3] },
  });

describe('set-up and order', () => {
  test('TH-01: all roll 2d6 and Initiative in one question, then round zero begins', () => {
    const d = playOut({
      ash: { at: [1, 1], sheet: { 'attributes.ref': 2 } },
      bo: { at: [5, 1], side: 'foes', sheet: { 'fixed.initiative': 4 } },
    });
    const begun = dispatch(thrumGame, d.encounter, { type: 'begin' });
    if (!begun.ok) throw new Error(begun.refusal.text);
    d.encounter = begun.value;
    expect(d.question?.kind).toBe('dice');
    d.say({ ash: [3, 4], bo: [3, 3] });
    expect(d.sheet('ash').initiative).toBe(9);
    expect(d.sheet('bo').initiative).toBe(10);
    expect(d.fight.state.order).toEqual(['bo', 'ash']);
    expect(thrumGame.order(liveStateOf(thrumGame, d.encounter).fight).title).toBe('Round zero');
  });

  test('TH-02: turns run in descending initiative, the same every round', () => {
    const d = three().begin('cy', 'bo', 'ash');
    const seen: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      seen.push(d.fight.state.turn?.who ?? '');
      d.do('end-turn');
    }
    expect(seen).toEqual(['cy', 'bo', 'ash', 'cy', 'bo', 'ash']);
    expect(d.fight.state.round).toBe(3);
  });

  test('TH-02: equal totals go to the players’ side first (assumed), or by the house to the higher modifier', () => {
    const order = (house: Record<string, unknown>) => {
      const d = playOut(
        { bo: { at: [5, 1], side: 'foes', sheet: { 'fixed.initiative': 1 } }, ash: { at: [1, 1] } },
        undefined,
        house,
      );
      const begun = dispatch(thrumGame, d.encounter, { type: 'begin' });
      if (!begun.ok) throw new Error(begun.refusal.text);
      d.encounter = begun.value;
      d.say({ bo: [3, 3], ash: [3, 4] });
      return d.fight.state.order;
    };
    expect(order({})).toEqual(['ash', 'bo']);
    expect(order({ initiativeTies: 'modifier' })).toEqual(['bo', 'ash']);
  });
});

describe('round zero', () => {
  test('TH-04: no stances for a side ends its turns that are still to come, and nobody else’s', () => {
    const d = playOut({
      bo: { at: [5, 1], side: 'foes' },
      cy: { at: [5, 3], side: 'foes' },
      ash: { at: [1, 1] },
      dee: { at: [5, 5], side: 'foes' },
    });
    const begun = dispatch(thrumGame, d.encounter, { type: 'begin' });
    if (!begun.ok) throw new Error(begun.refusal.text);
    d.encounter = begun.value;
    d.say({ bo: [6, 6], cy: [5, 5], ash: [4, 4], dee: [1, 1] });
    d.do('no-stances', 'no-stances');
    expect(d.fight.state.turn?.who).toBe('ash');
    d.do('end-turn');
    expect(d.fight.state).toMatchObject({ round: 1, turn: { who: 'bo' } });
    expect(d.offered('bo', 'no-stances')).toEqual({});
  });
});

describe('delay', () => {
  test('TH-03: the new place stands for the rest of the fight, and once a round is enough', () => {
    const d = three().begin('ash', 'bo', 'cy');
    d.do('delay').say('bo');
    expect(d.fight.state.turn?.who).toBe('bo');
    d.do('end-turn');
    expect(d.fight.state.turn?.who).toBe('ash');
    expect(d.refusal('delay')).toMatch(/^TH-03: Has delayed/);
    d.do('end-turn').do('end-turn');
    expect(d.fight.state.round).toBe(2);
    expect(d.fight.state.order).toEqual(['bo', 'ash', 'cy']);
    expect(d.fight.state.turn?.who).toBe('bo');
  });
  test('TH-03: a turn that has begun cannot be put off, and the last has nobody to wait for', () => {
    const d = three().begin('ash', 'bo', 'cy');
    d.do('move').say('2,2');
    expect(d.refusal('delay')).toMatch(/^TH-03/);
    d.do('end-turn').do('end-turn');
    expect(d.fight.state.turn?.who).toBe('cy');
    expect(d.refusal('delay')).toMatch(/^TH-03: Nobody comes later/);
  });
  test('TH-03: a start of turn is not had twice', () => {
    const d = playOut({
      ash: { at: [1, 1], sheet: { 'load.stress': 3, 'attributes.foc': 9 } },
      bo: { at: [5, 1], side: 'foes' },
    });
    d.begin('ash', 'bo').say('start');
    // Ash is Frayed, so it makes a panic roll at the start of its turn.
    expect(d.question?.rule).toBe('TH-31');
    d.say([6, 6]);
    // Ash's turn has started, so it cannot be put off to start a second time.
    expect(d.refusal('delay')).toMatch(/^TH-03: The turn has begun/);
  });
});

describe('round zero', () => {
  const scene = sceneFrom('SS....\nSS....\n......');
  const begun = () => {
    const d = playOut({ ash: {}, bo: { at: [4, 1], side: 'foes' } }, scene);
    const started = dispatch(thrumGame, d.encounter, { type: 'begin' });
    if (!started.ok) throw new Error(started.refusal.text);
    d.encounter = started.value;
    return d.say({ ash: [6, 6], bo: [1, 1] });
  };
  test('TH-04: a place in the starting area and a stance, no action and no walking', () => {
    const d = begun();
    expect(d.refusal('use', 'dash')).toMatch(/^TH-04/);
    expect(d.refusal('move')).toMatch(/^TH-04/);
    expect(d.refusal('end-turn')).toMatch(/^TH-04: Take a place/);
    // The Next button never offers an action that would be refused.
    expect(thrumGame.order(d.fight).next).toMatchObject({ actor: 'ash', action: 'place', label: 'Place Ash' });
    d.do('place');
    expect(d.free.sort()).toEqual(['0,0', '0,1', '1,0', '1,1']);
    d.say('1,1');
    expect(thrumGame.order(d.fight).next?.action).toBe('end-turn');
    // The stance is the last step, so the turn ends with it.
    d.do('stance', 'brace');
    expect(d.sheet('ash').stance?.ability).toBe('brace');
    // The foe stands where the GM put it and may take a stance.
    expect(d.fight.state.turn?.who).toBe('bo');
    d.do('stance', 'dodge');
    expect(d.fight.state.round).toBe(1);
  });
  test('TH-04: two cannot take one square, and nobody places later', () => {
    const d = playOut({ ash: {}, cy: {}, bo: { at: [4, 1], side: 'foes' } }, scene);
    const started = dispatch(thrumGame, d.encounter, { type: 'begin' });
    if (!started.ok) throw new Error(started.refusal.text);
    d.encounter = started.value;
    d.say({ ash: [6, 6], cy: [5, 5], bo: [1, 1] });
    d.do('place').say('0,0').do('end-turn').do('place');
    expect(d.free).not.toContain('0,0');
    d.say('0,1').do('end-turn').do('end-turn');
    expect(d.refusal('place')).toMatch(/^TH-04/);
  });
});

describe('a turn', () => {
  test('TH-05: start, move, action, stance, end: the panic roll comes first, one action and one stance', () => {
    const d = playOut({ ash: { at: [1, 1], sheet: { 'load.stress': 3 } }, bo: { at: [5, 1], side: 'foes' } }).begin(
      'ash',
      'bo',
    );
    d.say('start');
    expect(d.question?.title).toContain('panic');
    d.say([6, 6]);
    d.do('move').say('2,1').do('use', 'recover').say('stress');
    expect(d.refusal('use', 'basic-attack')).toMatch(/^TH-05/);
    d.do('stance', 'brace');
    expect(d.refusal('stance', 'dodge')).toMatch(/^TH-07/);
    d.do('end-turn');
    expect(d.fight.state.turn?.who).toBe('bo');
  });
  test('TH-05: end effects come before statuses tick down', () => {
    const d = playOut({
      ash: { at: [1, 1], sheet: { 'conditions.burning': { n: 1, until: 'ended' } } },
      bo: { at: [5, 1], side: 'foes' },
    }).begin('ash', 'bo');
    d.do('end-turn');
    expect(d.sheet('ash').load.fatigue).toBe(1);
    expect(d.sheet('ash').conditions.burning).toBeUndefined();
    // The bystander does not burn.
    expect(d.sheet('bo').load.fatigue).toBe(0);
  });
  test('TH-06: after stopping to act there is no more moving', () => {
    const d = three().begin('ash', 'bo', 'cy');
    d.do('move').say('2,1');
    expect(d.refusal('move')).toBeUndefined();
    d.do('use', 'recover').say('fatigue');
    expect(d.refusal('move')).toMatch(/^TH-06/);
  });
  test('TH-06: an action that moves, does', () => {
    const d = three().begin('ash', 'bo', 'cy');
    d.do('move').say('1,5').do('use', 'dash').say('1,9');
    expect(d.place('ash')).toBe('1,9');
    expect(d.refusal('move')).toMatch(/^TH-06/);
  });
  test('TH-07: taking a stance ends the last; doing nothing keeps it', () => {
    const d = three().begin('ash', 'bo', 'cy');
    d.do('stance', 'brace').until('ash');
    expect(d.sheet('ash').stance?.ability).toBe('brace');
    expect(d.refusal('stance', 'brace')).toMatch(/^TH-07/);
    d.do('stance', 'dodge');
    expect(d.sheet('ash').stance?.ability).toBe('dodge');
  });
});

describe('the end', () => {
  const last = (more: Record<string, unknown> = {}) =>
    playOut({
      ash: {
        at: [1, 1],
        sheet: {
          'load.fatigue': 2,
          'load.stress': 1,
          'tolerance.fatigue': 2,
          'conditions.bleed': { n: 2, until: 'ended' },
        },
      },
      cy: { at: [1, 3], sheet: { incapacitated: true, 'load.fatigue': 4, 'tolerance.fatigue': 2 } },
      bo: { at: [3, 1], side: 'foes', sheet: { 'load.fatigue': 9, ...more } },
    });
  test('TH-08: the fight ends when all of one side are incapacitated or removed', () => {
    const d = last().begin('bo', 'ash', 'cy');
    // Exhausted Bo acts and fails its roll, so no foe is left.
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.stage).toBe('over');
    expect(d.told).toContain('Every foe is incapacitated');
  });
  test('TH-08: with one still up it goes on', () => {
    const d = playOut({
      ash: { at: [1, 1] },
      bo: { at: [3, 1], side: 'foes', sheet: { 'load.fatigue': 9 } },
      dee: { at: [6, 6], side: 'foes' },
    }).begin('bo', 'ash', 'dee');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.sheet('bo').incapacitated).toBe(true);
    expect(d.fight.stage).toBe('running');
  });
  test('TH-08: a win condition ends it: called by the GM, by rounds, by a fall', () => {
    const d = three().begin('ash', 'bo', 'cy');
    d.do('set-goal', undefined, 'table').say('win', 'hand', 'The seal is broken');
    const id = d.fight.state.goals[0]?.id ?? '';
    d.do('goal-met', id, 'table');
    expect(d.fight.stage).toBe('over');
    expect(d.fight.state.ending).toBe('Won: The seal is broken');
    const goal = (more: Record<string, unknown>) => [
      { id: 'g', outcome: 'defeat', kind: 'rounds', text: 'Too late', rounds: 1, who: '', terrain: '', ...more },
    ];
    const late = three()
      .begin('ash', 'bo', 'cy')
      .edit({ edit: 'state', path: 'goals', value: goal({}) });
    late.do('end-turn').do('end-turn');
    expect(late.fight.stage).toBe('running');
    late.do('end-turn');
    expect(late.fight.state.ending).toBe('Lost: Too late');
    const fallen = last()
      .begin('bo', 'ash', 'cy')
      .edit({
        edit: 'state',
        path: 'goals',
        value: goal({ kind: 'fallen', who: 'bo', outcome: 'win', text: 'Bo is down' }),
      });
    fallen.do('use', 'recover').say('fatigue', [1, 1]);
    expect(fallen.fight.state.ending).toContain('Bo is down');
  });
  test('TH-09: afterwards the incapacitated recover, loads are 0, tolerances and wounds are kept', () => {
    const d = last({ wounds: 1 }).begin('bo', 'ash', 'cy');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.sheet('cy')).toMatchObject({ incapacitated: false, load: { fatigue: 0, stress: 0 } });
    expect(d.sheet('ash')).toMatchObject({
      load: { fatigue: 0, stress: 0 },
      tolerance: { fatigue: 2 },
      conditions: {},
    });
    // Bo fell, so its tolerance went down by 1 for good.
    expect(d.sheet('bo').tolerance.fatigue).toBe(2);
    expect(d.sheet('bo').wounds).toBe(1);
  });
});

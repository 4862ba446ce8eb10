/**
 * TH-01, TH-03, TH-04: events before a turn: putting it off, late rolls of initiative, the turns of
 * round zero.
 */
import { describe, expect, test } from 'vitest';
import { dispatch } from '../../../../engine/history.ts';
import { type Driver, playOut, thrumGame } from '../../driver.testing.ts';
import { foeAt, inStance } from '../../members.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';
import { thrumSheet } from '../../sheet/sheet.ts';

const frayed = { 'load.stress': 5, 'attributes.foc': 1 };

describe('putting a turn off', () => {
  test('TH-03: delaying comes before the panic roll, which is then rolled when the delayed turn comes', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: frayed }, cy: { at: [2, 4] }, bo: foeAt(9, 9) }).begin(
      'ash',
      'bo',
      'cy',
    );
    expect(d.question).toMatchObject({ rule: 'TH-03', detail: 'The turn starts with a panic roll.' });
    expect(d.free).toEqual(['start', 'bo', 'cy']);
    d.say('bo');
    // No dice have been rolled yet, and Bo has the turn.
    expect(d.fight.state.turn?.who).toBe('bo');
    expect(d.sheet('ash').load).toEqual({ fatigue: 0, stress: 5 });
    d.do('end-turn');
    // Ash has delayed once this round, so now it must act.
    expect(d.question?.rule).toBe('TH-31');
    d.say([1, 1]);
    expect(d.sheet('ash').conditions.stunned?.n).toBe(1);
  });
  test('TH-03: a combatant who takes the turn rolls at once, and the last in the order is not asked', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: frayed }, bo: foeAt(9, 9) }).begin('ash', 'bo');
    d.say('start');
    expect(d.question?.rule).toBe('TH-31');
    const last = playOut({ ash: { at: [2, 2], sheet: frayed }, bo: foeAt(9, 9) }).begin('bo', 'ash');
    last.do('end-turn');
    expect(last.question?.rule).toBe('TH-31');
  });
  test('TH-03: what lasts until the start of the own turn lasts until the later one', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['force-armor:b'], sheet: { ...inStance('force-armor'), 'attributes.foc': 4 } },
      bo: { ...foeAt(3, 2), has: ['sockem'] },
      cy: { at: [9, 9] },
    }).begin('cy', 'ash', 'bo');
    // The push of this armour has been used since its bearer's last turn, so it gives no bonus
    // until the next.
    d.edit({ edit: 'sheet', combatant: 'ash', path: 'notes', value: { forced: 1 } });
    d.do('end-turn').do('delay').say('bo');
    d.do('use', 'sockem').say('ash');
    const labels = () => (d.question?.kind === 'choose' ? d.question.options.map(({ label }) => label) : []);
    expect(labels()).toContain('Resilience +0');
    d.say('resilience').contest('miss').settle().do('end-turn');
    // Now the turn has started, and the armour's push can be used anew.
    d.do('end-turn').do('end-turn').do('use', 'sockem').say('ash');
    expect(labels()).toContain('Resilience +2');
  });
  test('TH-03: a start that gave Potential gives it when the turn is taken, not twice', () => {
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['wraith-on-wings'],
        sheet: { 'conditions.hidden': { n: 1, until: 'fight' } },
      },
      bo: foeAt(9, 9),
      cy: { at: [9, 2] },
    }).begin('ash', 'bo', 'cy');
    const stored = () => d.sheet('ash').potential['wraith-on-wings'] ?? 0;
    expect(stored()).toBe(1);
    d.do('delay').say('bo');
    expect(stored()).toBe(0);
    d.do('end-turn');
    expect(stored()).toBe(1);
  });
  test('TH-03: in round zero too, and the new place stands', () => {
    const d = playOut({ ash: { at: [1, 1] }, bo: foeAt(5, 1), cy: { at: [1, 3] } });
    begin(d, { ash: [6, 6], bo: [5, 5], cy: [1, 1] });
    expect(d.fight.state).toMatchObject({ round: 0, turn: { who: 'ash' } });
    d.do('delay').say('cy');
    expect(d.fight.state.turn?.who).toBe('bo');
    d.do('end-turn').do('end-turn');
    expect(d.fight.state).toMatchObject({ round: 0, turn: { who: 'ash' } });
    d.do('end-turn');
    expect(d.fight.state).toMatchObject({ round: 1, order: ['bo', 'cy', 'ash'] });
  });
  test('TH-03: in round zero a combatant who has taken a place has begun its turn, and cannot put it off', () => {
    const d = playOut({ ash: {}, cy: {}, bo: foeAt(5, 1) }, sceneFrom('SS....\nSS....'));
    begin(d, { ash: [6, 6], cy: [5, 5], bo: [1, 1] });
    expect(d.refusal('delay')).toBeUndefined();
    d.do('place').say('0,0');
    expect(d.refusal('delay')).toBe('TH-03: The turn has begun, and cannot be put off any more.');
  });
});

const begin = (d: Driver, dice: Record<string, number[]>): Driver => {
  const begun = dispatch(thrumGame, d.encounter, { type: 'begin' });
  if (!begun.ok) throw new Error(begun.refusal.text);
  d.encounter = begun.value;
  return d.say(dice);
};
const join = (d: Driver, id: string, sheet: Record<string, unknown> = {}) =>
  d.edit({
    edit: 'add',
    combatant: {
      id,
      name: id,
      side: 'foes',
      hidden: false,
      place: { kind: 'square', column: 9, row: 9 },
      look: {},
      note: '',
      sheet: { ...thrumSheet.start(), ...sheet },
    },
  });

describe('joining late', () => {
  const two = () => playOut({ ash: { at: [2, 2] }, bo: foeAt(5, 5) }).begin('ash', 'bo');
  test('TH-01: who joins late rolls 2d6 and Initiative before the next turn, and has a turn in this round', () => {
    const d = join(two(), 'late');
    expect(thrumGame.order(d.fight).rows.at(-1)).toMatchObject({
      combatant: 'late',
      note: 'rolls initiative before the next turn',
    });
    d.do('end-turn');
    expect(d.question).toMatchObject({ kind: 'dice', rule: 'TH-01' });
    d.say({ late: [6, 6] });
    expect(d.sheet('late').initiative).toBe(12);
    expect(d.fight.state.order).toEqual(['ash', 'bo', 'late']);
    d.do('end-turn');
    expect(d.fight.state).toMatchObject({ round: 1, turn: { who: 'late' } });
  });
  test('TH-02: an initiative set by hand needs no roll, and one that is changed moves its bearer', () => {
    const d = join(two(), 'late', { initiative: 35 });
    // Ash has 40, Bo 36 or so.
    expect(d.fight.state.order).toEqual(['ash', 'bo', 'late']);
    d.edit({ edit: 'sheet', combatant: 'late', path: 'initiative', value: 99 });
    expect(d.fight.state.order).toEqual(['late', 'ash', 'bo']);
    d.do('end-turn');
    expect(d.question).toBeUndefined();
  });
  test('TH-02: when the one who acts is taken out of the fight, the next turn starts with what it starts with', () => {
    const d = playOut({ ash: { at: [2, 2] }, cy: { at: [2, 4], sheet: frayed }, bo: foeAt(9, 9) }).begin(
      'ash',
      'cy',
      'bo',
    );
    d.edit({ edit: 'remove', combatant: 'ash' });
    expect(thrumGame.order(d.fight).next).toMatchObject({ action: 'next-turn' });
    d.do('next-turn', undefined, 'table').say('start');
    expect(d.question?.rule).toBe('TH-31');
    expect(d.say([6, 6]).refusal('next-turn', undefined, 'table')).toMatch(/^TH-02/);
  });
  test('TH-05: where nobody stands on the map a round of nobody goes by, and the table goes on when somebody is put there', () => {
    const d = playOut({ bo: { side: 'foes' }, ash: { side: 'foes' } }).begin();
    expect(d.fight.state).toMatchObject({ round: 1, turn: null });
    d.do('next-turn', undefined, 'table');
    expect(d.fight.state).toMatchObject({ round: 2, turn: null });
    d.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'square', column: 3, row: 3 } });
    expect(d.fight.state).toMatchObject({ round: 2, turn: { who: 'bo' } });
  });
});

describe('a lost action', () => {
  test('TH-43: a Prepared Shot loosed in the own turn costs the action of the next turn, not of this one', () => {
    // The shooter watches 2 squares around itself. A combatant whom it makes walk there comes in
    // during the shooter's own turn.
    const shooter = () =>
      playOut({
        ash: {
          at: [0, 0],
          has: ['prepared-shot', 'compulsion'],
          sheet: { ...inStance('prepared-shot', '2'), 'training.archery': 3, 'training.mesmerism': 3 },
        },
        bo: foeAt(4, 0),
      });
    const lost = /^TH-43: No action this turn/;
    const theirs = shooter().begin('bo', 'ash');
    theirs.do('move').say('2,0', 'yes', 'resilience').contest('miss').until('ash');
    expect(theirs.refusal('use', 'recover')).toMatch(lost);
    theirs.until('ash');
    expect(theirs.refusal('use', 'recover')).toBeUndefined();
    const own = shooter().begin('ash', 'bo');
    own.do('use', 'compulsion').say('bo', 'resolve').contest('hit').say('2,0', 'yes', 'resilience').contest('miss');
    own.settle().until('ash');
    expect(own.refusal('use', 'recover')).toMatch(lost);
    own.until('ash');
    expect(own.refusal('use', 'recover')).toBeUndefined();
  });
});

describe('round zero', () => {
  test('TH-04: taking the stance ends the turn; a combatant without a place takes one first', () => {
    const d = playOut({ ash: {}, cy: { at: [3, 0] }, bo: foeAt(5, 1) }, sceneFrom('SS....\nSS....'));
    begin(d, { ash: [6, 6], cy: [5, 5], bo: [1, 1] });
    d.do('stance', 'brace');
    expect(d.fight.state.turn?.who).toBe('ash');
    d.do('place').say('0,0');
    expect(d.fight.state.turn?.who).toBe('cy');
    d.do('stance', 'dodge');
    expect(d.fight.state.turn?.who).toBe('bo');
    // No foe has to take a stance.
    d.do('end-turn');
    expect(d.fight.state).toMatchObject({ round: 1, turn: { who: 'ash' } });
    // From round 1 on its owner keeps the turn after taking a stance.
    d.do('stance', 'dodge');
    expect(d.fight.state.turn?.who).toBe('ash');
  });
});

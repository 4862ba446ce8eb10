/** The Director's rulings (EW-13, EW-39 to EW-49): Position, circumstances, fear, fire, poison, falls, hunger, late cards. */

import { combatantOf } from '../../../engine/fight.ts';
import { askNumber, askText, choose, pick } from '../../../engine/flow.ts';
import { all, capital, count, gm, no } from '../../../engine/words.ts';
import { nameOf, optionsFor, personByRuling } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { FIRE_NAMES } from '../house/ground.ts';
import { slotName } from '../play/cards.ts';
import { fearHarm } from '../play/harm/failing.ts';
import { fall, fear, hunger, ignite, poison } from '../play/harm/hazards.ts';
import { foes, standing, tell } from '../play/table/tell.ts';
import { surpriseLate } from '../play/turns/ambush.ts';
import { currentSlot, goOn, turnOver, waiting } from '../play/turns/rounds.ts';
import { SKILLS, TEST_NAMES, TESTS } from '../sheet/skills.ts';
import { POSITIONS } from '../state.ts';
import type { Deed } from './allowed.ts';

const deed = (
  id: string,
  label: string,
  help: string,
  rule: string,
  rest: Pick<Deed, 'perform'> & Partial<Deed>,
): Deed => ({
  id,
  scope: 'table',
  label,
  help,
  rule,
  group: 'By ruling',
  allowed: (fight) => standing(fight).length > 0 || no('EW-02', 'Nobody is left in the fight.'),
  ...rest,
});
/** EW-13: what can be named: an Action, whatever it is rolled for; or a test, whatever is rolled. */
const namedTests = () => [
  ...SKILLS.map((id) => ({ id, label: `Every test of ${capital(id)}` })),
  ...TESTS.map((id) => ({ id, label: TEST_NAMES[id] })),
];
const whom = (fight: EinfelstFight, title: string, rule: string) => personByRuling(fight, title, rule, standing(fight));

export const tableDeeds: readonly Deed[] = [
  deed('position', 'Set the Position', 'Controlled, Risky or Desperate: what failing costs.', 'EW-41', {
    *perform(fight) {
      fight.state.position = yield* choose(
        { seat: gm, title: 'The Position', rule: 'EW-41' },
        POSITIONS.map((id) => ({ id, label: capital(id) })),
      );
      tell(fight, 'EW-41', `The Position is ${fight.state.position}.`);
    },
  }),
  deed('circumstance', 'Hard circumstances', 'Asks for extra successes, and says who is exempt.', 'EW-13', {
    *perform(fight) {
      const of = yield* choose({ seat: gm, title: 'Which tests are harder?', rule: 'EW-13' }, [
        { id: 'shoot' as const, label: 'Shooting' },
        { id: 'close' as const, label: 'Close combat, magic and all other maneuvers, reactions too' },
        { id: 'all' as const, label: 'All: enduring and ambushes as well' },
        { id: 'named' as const, label: 'Certain ones, by name' },
      ]);
      const tests =
        of === 'named'
          ? yield* pick({ seat: gm, title: 'Which ones?', rule: 'EW-13' }, namedTests(), 1, namedTests().length)
          : [];
      const extra = yield* askNumber(
        { seat: gm, title: 'How many extra successes?', rule: 'EW-13' },
        { min: 1, max: 3, suggested: 1 },
      );
      const reason = yield* askText({ seat: gm, title: 'Why?', rule: 'EW-13' }, 'dark', 80);
      const exempt = yield* pick(
        { seat: gm, title: 'Who is not touched by it?', rule: 'EW-13', audience: 'gm' },
        optionsFor(fight, standing(fight)),
        0,
        standing(fight).length,
      );
      fight.nextId += 1;
      fight.state.circumstances.push({
        id: `c${fight.nextId}`,
        reason: reason === '' ? 'hard circumstances' : reason,
        extra,
        of,
        tests: [...SKILLS, ...TESTS].filter((id) => tests.includes(id)),
        exempt,
      });
      tell(
        fight,
        'EW-13',
        `Harder now (${reason === '' ? 'hard circumstances' : reason}): ${count(extra, 'success is', 'successes are')} needed beyond the usual.`,
      );
    },
  }),
  deed('ease', 'Circumstances are over', 'Takes one back.', 'EW-13', {
    allowed: (fight) => fight.state.circumstances.length > 0 || no('EW-13', 'There are none.'),
    *perform(fight) {
      const id = yield* choose(
        { seat: gm, title: 'Which?', rule: 'EW-13' },
        fight.state.circumstances.map((one) => ({ id: one.id, label: one.reason })),
      );
      fight.state.circumstances = fight.state.circumstances.filter((one) => one.id !== id);
      tell(fight, 'EW-13', 'That no longer hinders.');
    },
  }),
  deed(
    'ambush',
    'An ambush',
    'Of late comers, or any who have got out of sight: Sneak against Track or Read, or granted.',
    'EW-36',
    {
      allowed: (fight) =>
        standing(fight).some((one) => foes(fight, one.id).length > 0) || no('EW-36', 'There is nobody to surprise.'),
      perform: surpriseLate,
    },
  ),
  deed('fear', 'A Fear test', 'Endure with companions against a Fear value, in the Position.', 'EW-40', {
    *perform(fight) {
      const scary = standing(fight).filter(({ sheet }) => sheet.fear > 0);
      const { position } = fight.state;
      const detail = `The Position is ${position}: failing is ${fearHarm(position)} Mental Harm. Set it before the test.`;
      const source = yield* choose({ seat: gm, title: 'What is frightening?', rule: 'EW-40', audience: 'gm', detail }, [
        ...scary.map((one) => ({
          id: one.id,
          label: `${nameOf(fight, one.id)} (${one.sheet.fear})`,
          combatant: one.id,
        })),
        ...[1, 2, 3, 4, 5].map((n) => ({ id: `value:${n}`, label: `Something of Fear ${n}` })),
      ]);
      const who = yield* pick(
        { seat: gm, title: 'Who tests?', rule: 'EW-40', audience: 'gm' },
        optionsFor(fight, standing(fight)),
        1,
        standing(fight).length,
      );
      const value = source.startsWith('value:') ? Number(source.slice(6)) : combatantOf(fight, source).sheet.fear;
      yield* fear(fight, who, value, position);
      yield* goOn(fight);
    },
  }),
  deed('ignite', 'Somebody catches fire', 'Harm at once and at each round’s start, less Endure.', 'EW-43', {
    *perform(fight) {
      const who = yield* whom(fight, 'Who catches fire?', 'EW-43');
      const size = yield* choose(
        { seat: gm, title: 'How big is the fire?', rule: 'EW-43' },
        FIRE_NAMES.map((label, at) => ({
          id: String(at),
          label: capital(label),
          detail: `Harm ${fight.house.fire[at]?.damage ?? 0}, ${fight.house.fire[at]?.needs ?? 0} to put out`,
        })),
      );
      yield* ignite(fight, who, Number(size));
      yield* goOn(fight);
    },
  }),
  deed('douse', 'A fire is out', 'By water, rain or the end of it: somebody burns no longer.', 'EW-45', {
    allowed: (fight) => standing(fight).some(({ sheet }) => sheet.fire !== null) || no('EW-45', 'Nobody burns.'),
    *perform(fight) {
      const who = yield* personByRuling(
        fight,
        'Whose fire?',
        'EW-45',
        standing(fight).filter(({ sheet }) => sheet.fire !== null),
      );
      combatantOf(fight, who).sheet.fire = null;
      tell(fight, 'EW-45', `${nameOf(fight, who)} is no longer burning.`, { who: [who], tone: 'good' });
    },
  }),
  deed('poison', 'Somebody is poisoned', 'Toxicity against Endure, and on in later rounds.', 'EW-46', {
    *perform(fight) {
      const who = yield* whom(fight, 'Who is poisoned?', 'EW-46');
      const toxicity = yield* choose({ seat: gm, title: 'How strong is it?', rule: 'EW-46' }, [
        { id: '3', label: 'Weak: 3 dice' },
        { id: '6', label: 'Strong: 6 dice' },
        { id: '9', label: 'Extreme: 9 dice' },
        { id: '12', label: 'Worse than that: 12 dice' },
        { id: 'other', label: 'Another toxicity' },
      ]);
      const dice =
        toxicity === 'other'
          ? yield* askNumber(
              { seat: gm, title: 'Its toxicity?', rule: 'EW-46' },
              { min: 1, max: 40, suggested: 4, unit: 'dice' },
            )
          : Number(toxicity);
      yield* poison(fight, who, dice);
      yield* goOn(fight);
    },
  }),
  deed('antidote', 'An antidote', 'Ends a poison.', 'EW-47', {
    allowed: (fight) => standing(fight).some(({ sheet }) => sheet.poison > 0) || no('EW-47', 'Nobody is poisoned.'),
    *perform(fight) {
      const who = yield* personByRuling(
        fight,
        'For whom?',
        'EW-47',
        standing(fight).filter(({ sheet }) => sheet.poison > 0),
      );
      combatantOf(fight, who).sheet.poison = 0;
      tell(fight, 'EW-47', `The poison in ${nameOf(fight, who)} is ended.`, { who: [who], tone: 'good' });
    },
  }),
  deed('fall', 'A fall', 'Dice for every five feet against Endure; armour does not count.', 'EW-48', {
    *perform(fight) {
      const who = yield* whom(fight, 'Who falls?', 'EW-48');
      const feet = yield* askNumber(
        { seat: gm, title: 'From how high?', rule: 'EW-48', detail: 'Less than ten feet does nothing.' },
        { min: 10, max: 300, suggested: 10, unit: 'ft' },
      );
      yield* fall(fight, who, feet);
      yield* goOn(fight);
    },
  }),
  deed('hunger', 'Tired, hungry or thirsty', 'Endure, or a Harm of the kind you name.', 'EW-49', {
    *perform(fight) {
      const who = yield* whom(fight, 'Who suffers it?', 'EW-49');
      const kind = yield* choose({ seat: gm, title: 'Which Harm, if it fails?', rule: 'EW-49' }, [
        { id: 'physical' as const, label: 'Physical' },
        { id: 'mental' as const, label: 'Mental' },
      ]);
      yield* hunger(fight, who, kind);
      yield* goOn(fight);
    },
  }),
  deed('skip', 'The next card', 'Whoever is on this card passes; with no card left the next round begins.', 'EW-02', {
    group: 'Round',
    allowed: (fight) =>
      all(
        fight.state.turn === null || no('EW-02', 'Somebody is taking a turn.'),
        () => standing(fight).length > 0 || no('EW-02', 'Nobody is left in the fight.'),
      ),
    *perform(fight) {
      const slot = currentSlot(fight);
      if (slot) {
        tell(fight, 'EW-02', `${slotName(fight, slot)} passes on the ${slot.card}.`, { who: slot.holders });
        for (const { id } of waiting(fight, slot)) turnOver(fight, slot, id);
        fight.state.started = true;
      }
      yield* goOn(fight);
    },
  }),
];

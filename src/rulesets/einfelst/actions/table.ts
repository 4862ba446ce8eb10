/**
 * The Director's own actions (EW-13, EW-39 to EW-49): Position, circumstances, fear, fire, poison,
 * falls, hunger, late cards.
 */

import { combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, askNumber, askPicks, askText } from '../../../engine/flow.ts';
import { personRef, sentence, writtenRef } from '../../../engine/log/sentence.ts';
import { allOf, capitalized, countWords, gmSeat, notAllowed } from '../../../engine/words.ts';
import { nameOf, optionsFor, personByRuling } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { FIRE_NAMES } from '../house/ground.ts';
import { slotRef } from '../play/cards.ts';
import { fearHarm } from '../play/harm/failing.ts';
import { fallFrom, fearTests, hungerTest, igniteTarget, poisonTarget, workOn } from '../play/harm/hazards.ts';
import { standing, standingFoes, tell } from '../play/table/tell.ts';
import { surpriseLate } from '../play/turns/ambush.ts';
import { currentSlot, goOn, turnOver, waitingHolders } from '../play/turns/rounds.ts';
import { canSuffer } from '../sheet/sheet.ts';
import { SKILLS, TEST_NAMES, TESTS } from '../sheet/skills.ts';
import { POSITIONS } from '../state.ts';
import type { EinfelstAction } from './allowed.ts';

const ruling = (
  id: string,
  label: string,
  help: string,
  rule: string,
  rest: Pick<EinfelstAction, 'perform'> & Partial<EinfelstAction>,
): EinfelstAction => ({
  id,
  scope: 'table',
  label,
  help,
  rule,
  group: 'By ruling',
  allowed: (fight) => standing(fight).length > 0 || notAllowed('EW-02', 'Nobody is left in the fight.'),
  ...rest,
});
/** EW-40 to EW-49: hazards can happen before, during and after a fight, and without any fight. */
const ALWAYS = { stages: ['setup', 'running', 'over'] } as const;
/** EW-43, EW-47: the combatants whom a fire or a poison still hurts, also those who have fled. */
const burning = (fight: EinfelstFight) => everyone(fight).filter((one) => canSuffer(one) && one.sheet.fire !== null);
const poisoned = (fight: EinfelstFight) => everyone(fight).filter((one) => canSuffer(one) && one.sheet.poison > 0);
/**
 * EW-13: the tests that the Director can make harder: all tests of an Action, or one kind of test
 * with any Action.
 */
const namedTests = () => [
  ...SKILLS.map((id) => ({ id, label: `Every test of ${capitalized(id)}` })),
  ...TESTS.map((id) => ({ id, label: TEST_NAMES[id] })),
];
const whom = (fight: EinfelstFight, title: string, rule: string) => personByRuling(fight, title, rule, standing(fight));

export const tableActions: readonly EinfelstAction[] = [
  ruling('position', 'Set the Position', 'Controlled, Risky or Desperate: what failing costs.', 'EW-41', {
    ...ALWAYS,
    *perform(fight) {
      fight.state.position = yield* askChoice(
        { seat: gmSeat, title: 'What is the Position?', rule: 'EW-41' },
        POSITIONS.map((id) => ({
          id,
          label: capitalized(id),
          detail: `failing costs ${fearHarm(id) - 1} Harm, against fear ${fearHarm(id)} Mental Harm`,
        })),
      );
      tell(fight, 'EW-41', sentence`The Position is ${capitalized(fight.state.position)}.`);
    },
  }),
  ruling('circumstance', 'Hard circumstances', 'Asks for extra successes, and says who is exempt.', 'EW-13', {
    *perform(fight) {
      const of = yield* askChoice({ seat: gmSeat, title: 'Which tests are harder?', rule: 'EW-13' }, [
        { id: 'shoot' as const, label: 'Shooting' },
        { id: 'close' as const, label: 'Close combat, magic and all other maneuvers, reactions too' },
        { id: 'all' as const, label: 'All: enduring and ambushes as well' },
        { id: 'named' as const, label: 'Certain ones, by name' },
      ]);
      const tests =
        of === 'named'
          ? yield* askPicks(
              { seat: gmSeat, title: 'Which tests, by name?', rule: 'EW-13' },
              namedTests(),
              1,
              namedTests().length,
            )
          : [];
      const extra = yield* askNumber(
        { seat: gmSeat, title: 'How many extra successes?', rule: 'EW-13' },
        { min: 1, max: 3, suggested: 1 },
      );
      const reason = yield* askText({ seat: gmSeat, title: 'Why is it harder?', rule: 'EW-13' }, 'dark', 80);
      const exempt = yield* askPicks(
        { seat: gmSeat, title: 'Who is exempt?', rule: 'EW-13', audience: 'gm' },
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
        sentence`Tests are harder now (${reason === '' ? 'hard circumstances' : writtenRef(reason)}): each needs ${countWords(extra, 'success', 'successes')} more than usual.`,
      );
    },
  }),
  ruling('ease', 'Circumstances are over', 'Tests are as hard as usual again.', 'EW-13', {
    allowed: (fight) => fight.state.circumstances.length > 0 || notAllowed('EW-13', 'Nothing makes tests harder now.'),
    *perform(fight) {
      const id = yield* askChoice(
        { seat: gmSeat, title: 'Which circumstance is over?', rule: 'EW-13' },
        fight.state.circumstances.map((one) => ({ id: one.id, label: capitalized(one.reason) })),
      );
      const over = fight.state.circumstances.find((one) => one.id === id);
      fight.state.circumstances = fight.state.circumstances.filter((one) => one.id !== id);
      tell(
        fight,
        'EW-13',
        sentence`“${writtenRef(over?.reason ?? 'hard circumstances')}” no longer makes tests harder.`,
      );
    },
  }),
  ruling(
    'ambush',
    'An ambush',
    'Of late comers, or any who have got out of sight: Sneak against Track or Read, or granted.',
    'EW-36',
    {
      allowed: (fight) =>
        standing(fight).some((one) => standingFoes(fight, one.id).length > 0) ||
        notAllowed('EW-36', 'There is nobody to surprise.'),
      perform: surpriseLate,
    },
  ),
  ruling(
    'fear',
    'A Fear test',
    'Endure, with a die for each companion, against a Fear value; failing is Mental Harm by the Position.',
    'EW-40',
    {
      ...ALWAYS,
      *perform(fight) {
        const scary = standing(fight).filter(({ sheet }) => sheet.fear > 0);
        const { position } = fight.state;
        const detail = `The Position is ${capitalized(position)}: failing is ${fearHarm(position)} Mental Harm. Set it before the test.`;
        const source = yield* askChoice(
          { seat: gmSeat, title: 'What is frightening?', rule: 'EW-40', audience: 'gm', detail },
          [
            ...scary.map((one) => ({
              id: one.id,
              label: `${nameOf(fight, one.id)}: Fear ${one.sheet.fear}`,
              combatant: one.id,
            })),
            ...[1, 2, 3, 4, 5].map((n) => ({ id: `value:${n}`, label: `Something of Fear ${n}` })),
          ],
        );
        const who = yield* askPicks(
          { seat: gmSeat, title: 'Who tests?', rule: 'EW-40', audience: 'gm' },
          optionsFor(fight, standing(fight)),
          1,
          standing(fight).length,
        );
        const value = source.startsWith('value:') ? Number(source.slice(6)) : combatantOf(fight, source).sheet.fear;
        yield* fearTests(fight, who, value, position);
        yield* goOn(fight);
      },
    },
  ),
  ruling('ignite', 'Somebody catches fire', 'Harm at once and at each round’s start, less Endure.', 'EW-43', {
    ...ALWAYS,
    *perform(fight) {
      const who = yield* whom(fight, 'Who catches fire?', 'EW-43');
      const size = yield* askChoice(
        { seat: gmSeat, title: 'How big is the fire?', rule: 'EW-43' },
        FIRE_NAMES.map((label, at) => ({
          id: String(at),
          label: capitalized(label),
          detail: `${fight.house.fire[at]?.damage ?? 0} Harm a round, ${countWords(fight.house.fire[at]?.needs ?? 0, 'success', 'successes')} to put it out`,
        })),
      );
      yield* igniteTarget(fight, who, Number(size));
      yield* goOn(fight);
    },
  }),
  ruling('douse', 'A fire is out', 'By water, rain or the end of it: somebody burns no longer.', 'EW-45', {
    ...ALWAYS,
    allowed: (fight) => burning(fight).length > 0 || notAllowed('EW-45', 'Nobody burns.'),
    *perform(fight) {
      const who = yield* personByRuling(fight, 'Whose fire?', 'EW-45', burning(fight));
      combatantOf(fight, who).sheet.fire = null;
      tell(fight, 'EW-45', sentence`${personRef(who)} is no longer burning.`, { tone: 'good' });
    },
  }),
  ruling(
    'poison',
    'Somebody is poisoned',
    'Dice of toxicity against Endure; in each later round the Harm is one fewer.',
    'EW-46',
    {
      ...ALWAYS,
      *perform(fight) {
        const who = yield* whom(fight, 'Who is poisoned?', 'EW-46');
        const toxicity = yield* askChoice({ seat: gmSeat, title: 'How strong is the poison?', rule: 'EW-46' }, [
          { id: '3', label: 'Weak: 3 dice' },
          { id: '6', label: 'Strong: 6 dice' },
          { id: '9', label: 'Extreme: 9 dice' },
          { id: '12', label: 'Worse than that: 12 dice' },
          { id: 'other', label: 'Another toxicity' },
        ]);
        const dice =
          toxicity === 'other'
            ? yield* askNumber(
                { seat: gmSeat, title: 'How toxic is the poison?', rule: 'EW-46' },
                { min: 1, max: 40, suggested: 4, unit: 'dice' },
              )
            : Number(toxicity);
        yield* poisonTarget(fight, who, dice);
        yield* goOn(fight);
      },
    },
  ),
  ruling('antidote', 'An antidote', 'Ends a poison.', 'EW-47', {
    ...ALWAYS,
    allowed: (fight) => poisoned(fight).length > 0 || notAllowed('EW-47', 'Nobody is poisoned.'),
    *perform(fight) {
      const who = yield* personByRuling(fight, 'Who takes the antidote?', 'EW-47', poisoned(fight));
      combatantOf(fight, who).sheet.poison = 0;
      tell(fight, 'EW-47', sentence`The poison in ${personRef(who)} is ended.`, { tone: 'good' });
    },
  }),
  ruling('fall', 'A fall', 'Dice for every five feet against Endure; armour does not count.', 'EW-48', {
    ...ALWAYS,
    *perform(fight) {
      const who = yield* whom(fight, 'Who falls?', 'EW-48');
      const feet = yield* askNumber(
        {
          seat: gmSeat,
          title: `From how high does ${nameOf(fight, who)} fall?`,
          rule: 'EW-48',
          detail: 'A fall of less than ten feet does no harm.',
        },
        { min: 10, max: 300, suggested: 10, unit: 'ft' },
      );
      yield* fallFrom(fight, who, feet);
      yield* goOn(fight);
    },
  }),
  ruling('hunger', 'Tired, hungry or thirsty', 'Endure, or a Harm of the kind you name.', 'EW-49', {
    ...ALWAYS,
    *perform(fight) {
      const who = yield* whom(fight, 'Who is tired, hungry or thirsty?', 'EW-49');
      const kind = yield* askChoice({ seat: gmSeat, title: 'Which Harm does a failed test bring?', rule: 'EW-49' }, [
        { id: 'physical' as const, label: 'Physical' },
        { id: 'mental' as const, label: 'Mental' },
      ]);
      yield* hungerTest(fight, who, kind);
      yield* goOn(fight);
    },
  }),
  ruling('while', 'A while passes', 'With no fight running: fire and poison go on by as much as in a round.', 'EW-43', {
    stages: ['setup', 'over'],
    allowed: (fight) =>
      burning(fight).length + poisoned(fight).length > 0 ||
      notAllowed('EW-43', 'Nobody burns, and nobody is poisoned.'),
    *perform(fight) {
      yield* workOn(fight);
    },
  }),
  ruling('skip', 'The next card', 'Whoever is on this card passes; with no card left the next round begins.', 'EW-02', {
    group: 'Round',
    allowed: (fight) =>
      allOf(
        fight.state.turn === null || notAllowed('EW-02', 'Somebody is taking a turn.'),
        () => standing(fight).length > 0 || notAllowed('EW-02', 'Nobody is left in the fight.'),
      ),
    *perform(fight) {
      const slot = currentSlot(fight);
      if (slot) {
        tell(fight, 'EW-02', sentence`${slotRef(fight, slot)} passes on card ${slot.card}.`, { who: slot.holders });
        for (const { id } of waitingHolders(fight, slot)) turnOver(fight, slot, id);
        fight.state.started = true;
      }
      yield* goOn(fight);
    },
  }),
];

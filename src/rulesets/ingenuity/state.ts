/**
 * Ingenuity's own part of a fight: teams and rounds, the running turn, spent resources, actions
 * that go on over turns.
 */
import * as z from 'zod/mini';
import { MOST_ROUNDS } from '../../engine/limits/limits.ts';
import {
  choiceValue,
  combatantsValue,
  declareRecord,
  entriesValue,
  membersValue,
  memberValue,
  numberValue,
  orNone,
  orUnset,
  recordValue,
  textValue,
  toggleValue,
  unshownValue,
  type Values,
  wordOptions,
} from '../common/declare.ts';
import { SKILLS } from './sheet/items.ts';

/** A turn, or the single action of a command, while it runs. */
const turn = (actions: number) => ({
  who: memberValue('combatants', { label: 'Who' }),
  actions: numberValue(actions, 0, 3, { label: 'Actions left' }),
  moved: toggleValue(false, { label: 'Has moved' }),
  stepped: toggleValue(false, { label: 'Has stepped' }),
  /** The diagonal steps of this turn so far (IN-21). */
  diagonals: orUnset('none', numberValue(0, 0, 999, { label: 'Diagonal steps so far' })),
  /** The allies whom the combatant has commanded in this turn. */
  commanded: combatantsValue({ label: 'Has commanded' }),
});
export type Turn = Values<ReturnType<typeof turn>>;
/** The schema is made once, because turns begin too often to make it with each. */
const declaredTurn = declareRecord(turn(3));
export const newTurn = (who: string, actions: number): Turn => ({ ...declaredTurn.start(), actions, who });

const item = orUnset('nothing', textValue('', 40, { label: 'With (id of an item)' }));

/**
 * An action that takes more actions than the turn has left (IN-20): its kind, its target or item,
 * and the actions still to be spent.
 */
const long = {
  deed: choiceValue('work', wordOptions('reload', 'resuscitate', 'task', 'killing-strike', 'work'), {
    label: 'Action',
  }),
  label: textValue('a longer work', 120, { label: 'In words' }),
  left: numberValue(3, 0, 999, { label: 'Actions to go' }),
  item,
  target: orUnset('nobody', memberValue('combatants', { label: 'On' })),
  skill: orUnset('none', choiceValue('combat', wordOptions(...SKILLS), { label: 'Skill' })),
};
export type LongAction = Values<typeof long>;

/**
 * IN-12: the actions that the program can hold back. For any other the table writes words and
 * decides the effect.
 */
const READIED = [
  'attack',
  'maneuver',
  'move',
  'sprint',
  'stand',
  'interact',
  'brandish',
  'cover',
  'command',
  'reload',
  'resuscitate',
  'else',
] as const;
const readied = {
  deed: choiceValue('move', wordOptions(...READIED), { label: 'Action' }),
  item,
  maneuver: orUnset('none', textValue('', 40, { label: 'Maneuver (its id)' })),
  trigger: choiceValue('near', wordOptions('near', 'moves', 'attacks', 'other'), { label: 'Trigger' }),
  words: textValue('move, when an enemy comes within reach', 120, { label: 'In words' }),
};
export type Readied = Values<typeof readied>;

const perHead = (label: string, one: string) =>
  entriesValue(one, 'combatants', numberValue(1, 0, 99, { label }), { label, group: 'Turn' });

/**
 * Each value with its schema, its field and its words. The first value is the value before the
 * first round.
 */
export const ingenuityState = declareRecord({
  round: numberValue(0, 0, MOST_ROUNDS, { label: 'Round, 0 for one of surprise', group: 'Round' }),
  /** The seconds that had passed when this round began (IN-07). */
  seconds: numberValue(0, 0, 6 * MOST_ROUNDS, { label: 'Seconds gone by', group: 'Round' }),
  /** The side that has surprised the others, while its round lasts (IN-06). */
  surprise: orNone('nobody', memberValue('sides', { label: 'Who surprises', group: 'Round' })),
  /** Other sides that share the surprise, by the house rule. */
  surprising: membersValue('sides', { label: 'Who shares the surprise', group: 'Round' }),
  /** The sides by initiative, and the side that picks now. */
  teams: membersValue('sides', { label: 'Teams by initiative', group: 'Round', ordered: true }),
  team: numberValue(0, 0, 499, { label: 'Which of them picks, from 0', group: 'Round' }),
  acted: combatantsValue({ label: 'Have had their turn', group: 'Round' }),
  acting: orNone('nobody’s', recordValue(turn(3), { label: 'Turn', group: 'Turn' })),
  /**
   * The one action that a combatant has by another's command, within the commander's turn (IN-10).
   */
  ordered: orNone('none', recordValue(turn(1), { label: 'Action by command', group: 'Turn' })),
  /** The attacks that each combatant has made this round (IN-26). */
  attacks: perHead('Attacks made this round', 'count of attacks'),
  /**
   * The reactions that each combatant has used since its own turn began (IN-17), and who has one
   * more by Wait (IN-16).
   */
  reacted: perHead('Reactions used', 'count of reactions'),
  waits: combatantsValue({ label: 'Have one more reaction by Wait', group: 'Turn' }),
  readied: entriesValue('readied action', 'combatants', recordValue(readied), {
    label: 'Readied',
    group: 'Waiting and running on',
  }),
  longs: entriesValue('longer action', 'combatants', recordValue(long), {
    label: 'Longer actions',
    group: 'Waiting and running on',
  }),
  objectives: entriesValue(
    'objective',
    'sides',
    recordValue({
      text: textValue('Drive the others off', 120, { label: 'What it is here for' }),
      reached: toggleValue(false, { label: 'Reached' }),
    }),
    { label: 'Objectives', group: 'Teams' },
  ),
  /**
   * The combatants who began the fight and have had no turn yet, and the act that opens their turn
   * (IN-02).
   */
  opening: orNone(
    'nothing',
    recordValue(
      {
        who: memberValue('combatants', { label: 'Who' }),
        act: textValue('attack', 120, { label: 'Act (id of an action)' }),
      },
      {
        label: 'Act that opens a first turn',
        group: 'Waiting and running on',
      },
    ),
  ),
  /**
   * Whose turn is running, and for which side it was picked (IN-03). A combatant who changes sides
   * during the turn does not take the pick along.
   */
  picked: unshownValue(
    z.nullable(z.object({ who: z.string().check(z.maxLength(80)), side: z.string().check(z.maxLength(80)) })),
    null,
  ),
  /** The last team left, for which the GM was offered the end and declined it. */
  declined: unshownValue(z.string().check(z.maxLength(80)), ''),
});
export type IngenuityState = ReturnType<typeof ingenuityState.start>;

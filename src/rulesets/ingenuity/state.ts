/** Ingenuity's own part of a fight: teams and rounds, the turn that runs, what is spent, what runs on over turns. */
import * as z from 'zod/mini';
import {
  choice,
  declare,
  entries,
  number,
  orNone,
  orUnset,
  people,
  record,
  text,
  those,
  toggle,
  unshown,
  type Values,
  which,
  words,
} from '../common/declare.ts';
import { SKILLS } from './sheet/items.ts';

/** A turn, or the single action of a command, while it runs. */
const turn = (actions: number) => ({
  who: which('combatants', { label: 'Who' }),
  actions: number(actions, 0, 9, { label: 'Actions left' }),
  moved: toggle(false, { label: 'Has moved' }),
  stepped: toggle(false, { label: 'Has stepped' }),
  /** Diagonal steps of this turn so far (IN-21). */
  diagonals: orUnset('none', number(0, 0, 999, { label: 'Diagonal steps so far' })),
  /** Whom it has commanded this turn. */
  commanded: people({ label: 'Has commanded' }),
});
export type Turn = Values<ReturnType<typeof turn>>;
/** Declared once: turns begin too often for a schema to be made with each. */
const declaredTurn = declare(turn(3));
export const newTurn = (who: string, actions: number): Turn => ({ ...declaredTurn.start(), actions, who });

const item = orUnset('nothing', text('', 40, { label: 'With (id of an item)' }));

/** An action that takes more than is left of the turn (IN-20): what it will do, to what, and how many actions are still to be spent. */
const long = {
  deed: choice('work', words('reload', 'resuscitate', 'task', 'killing-strike', 'work'), { label: 'Action' }),
  label: text('a longer work', 120, { label: 'In words' }),
  left: number(3, 0, 999, { label: 'Actions to go' }),
  item,
  target: orUnset('nobody', which('combatants', { label: 'On' })),
  skill: orUnset('none', choice('combat', words(...SKILLS), { label: 'Skill' })),
};
export type Long = Values<typeof long>;

const readied = {
  deed: choice('move', words('attack', 'move', 'stand', 'interact', 'brandish', 'cover', 'else'), { label: 'Action' }),
  item,
  trigger: choice('near', words('near', 'moves', 'attacks', 'other'), { label: 'Trigger' }),
  words: text('move, when an enemy comes within reach', 120, { label: 'In words' }),
};
export type Readied = Values<typeof readied>;

const perHead = (label: string, one: string) =>
  entries(one, 'combatants', number(1, 0, 99, { label }), { label, group: 'Turn' });

/** Each value with its schema, its field and its words; what stands before the first round is what it starts as. */
export const ingenuityState = declare({
  round: number(0, 0, 999, { label: 'Round, 0 for one of surprise', group: 'Round' }),
  /** Seconds gone by when this round began (IN-07). */
  seconds: number(0, 0, 99_999, { label: 'Seconds gone by', group: 'Round' }),
  /** The side that has surprised the others, while its round lasts (IN-06). */
  surprise: orNone('nobody', which('sides', { label: 'Who surprises', group: 'Round' })),
  /** Other sides that share the surprise, by the house rule. */
  surprising: those('sides', { label: 'Who shares the surprise', group: 'Round' }),
  /** The sides by initiative, and which of them picks now. */
  teams: those('sides', { label: 'Teams by initiative', group: 'Round', ordered: true }),
  team: number(0, 0, 499, { label: 'Which of them picks, from 0', group: 'Round' }),
  acted: people({ label: 'Have had their turn', group: 'Round' }),
  acting: orNone('nobody’s', record(turn(3), { label: 'Turn', group: 'Turn' })),
  /** The one action that somebody has by another's command, inside that one's turn (IN-10). */
  ordered: orNone('none', record(turn(1), { label: 'Action by command', group: 'Turn' })),
  /** Attacks made this round (IN-26). */
  attacks: perHead('Attacks made this round', 'count of attacks'),
  /** Reactions used since the own turn began (IN-17), and who has one more by Wait (IN-16). */
  reacted: perHead('Reactions used', 'count of reactions'),
  waits: people({ label: 'Have one more reaction by Wait', group: 'Turn' }),
  readied: entries('readied action', 'combatants', record(readied), {
    label: 'Readied',
    group: 'Waiting and running on',
  }),
  longs: entries('longer action', 'combatants', record(long), {
    label: 'Longer actions',
    group: 'Waiting and running on',
  }),
  objectives: entries(
    'objective',
    'sides',
    record({
      text: text('Drive the others off', 120, { label: 'What it is here for' }),
      reached: toggle(false, { label: 'Reached' }),
    }),
    { label: 'Objectives', group: 'Teams' },
  ),
  /** The last team left, for whom the end was offered and declined. */
  declined: unshown(z.string().check(z.maxLength(80)), ''),
});
export type IngenuityState = ReturnType<typeof ingenuityState.start>;

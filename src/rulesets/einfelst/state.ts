/**
 * Einfelst's own part of a fight: the cards on the table, the running turn, the remaining
 * maneuvers, circumstances.
 */
import * as z from 'zod/mini';
import { MOST_ROUNDS } from '../../engine/limits/limits.ts';
import { capitalized } from '../../engine/words.ts';
import { idSchema } from '../../space/scene.ts';
import {
  capitals,
  choiceValue,
  combatantsValue,
  declareRecord,
  entriesValue,
  fieldValue,
  filledValue,
  idValue,
  memberValue,
  numberValue,
  orNone,
  recordValue,
  rowsValue,
  textValue,
  toggleValue,
  type Values,
} from '../common/declare.ts';
import { SKILLS, TEST_NAMES, TESTS } from './sheet/skills.ts';

/** A card on the table. A group shares one; a creature may have several. */
const slot = {
  id: idValue(),
  card: numberValue(1, 1, 10, { label: 'Card' }),
  holders: combatantsValue({ label: 'Held by' }),
  /** Holders of the card whose turn on it is over this round. */
  done: combatantsValue({ label: 'Whose turn on it is over this round' }),
};
export type Slot = Values<typeof slot>;

export const POSITIONS = ['controlled', 'risky', 'desperate'] as const;
export type Position = (typeof POSITIONS)[number];

const named = [
  ...SKILLS.map((id) => ({ id, label: capitalized(id), group: 'Actions' })),
  ...TESTS.map((id) => ({ id, label: TEST_NAMES[id], group: 'Tests' })),
];
const circumstance = {
  id: idValue(),
  reason: textValue('hard circumstances', 80, { label: 'Why' }),
  extra: numberValue(1, 1, 5, { label: 'Extra successes' }),
  /**
   * The tests that the circumstance makes harder. `shoot`: shots and throws. `close`: all other
   * maneuvers, reactions too. `all`: hazards and ambushes as well. `named`: those of `tests`.
   */
  of: choiceValue(
    'all',
    { shoot: 'Shooting', close: 'All other maneuvers', all: 'All', named: 'Those named' },
    { label: 'Of which tests' },
  ),
  tests: fieldValue(z.array(z.enum([...SKILLS, ...TESTS])), [], {
    label: 'Named',
    kind: 'choices',
    options: named,
  }),
  exempt: combatantsValue({ label: 'Not touched by it' }),
};
export type Circumstance = Values<typeof circumstance>;

/** Whose turn is running, on which card, and the zone in which it began (EW-33). */
const turn = {
  who: memberValue('combatants', { label: 'Who' }),
  slot: fieldValue(idSchema, 'card', {
    label: 'On the card with the id',
    kind: 'text',
    longest: 80,
    help: 'A card of somebody else is read as the first one of who acts.',
  }),
  /** Null: the zone is not known, or the combatant is beside the map. */
  from: orNone('not known', memberValue('zones', { label: 'The zone where it began' })),
  /**
   * The slow maneuvers of this turn so far. Older files say only whether the slow maneuver has been
   * used.
   */
  slow: filledValue(
    (was) => (typeof was === 'boolean' ? Number(was) : was),
    numberValue(0, 0, 99, { label: 'Slow maneuvers taken' }),
  ),
  /** All maneuvers of this turn so far. */
  used: numberValue(0, 0, 99, { label: 'All maneuvers taken' }),
};

/**
 * Brings older files up to date, which say of the running turn whether its actor has tried to break
 * free.
 */
function withTries(given: unknown): unknown {
  const { turn, tried } = (given ?? {}) as { turn?: { who?: unknown; broke?: unknown } | null; tried?: unknown };
  return tried === undefined && turn?.broke === true ? { ...(given as object), tried: [turn.who] } : given;
}

const state = declareRecord({
  round: numberValue(0, 0, MOST_ROUNDS, { label: 'Round', group: 'Round' }),
  /**
   * Whether anybody has acted this round. Once somebody has, cards can no longer be swapped freely.
   */
  started: toggleValue(false, {
    label: 'Somebody has acted this round',
    group: 'Round',
    help: 'Cards are swapped freely only before.',
  }),
  /** The combatants who have tried to break free this turn, or this round by house rule (EW-31). */
  tried: combatantsValue({ label: 'Have tried to break free this turn', group: 'Round' }),
  /** The maneuvers left this round, by combatant. */
  left: entriesValue(
    'purse of maneuvers',
    'combatants',
    recordValue({ slow: numberValue(1, 0, 99, { label: 'Slow' }), fast: numberValue(1, 0, 99, { label: 'Fast' }) }),
    { label: 'Maneuvers left this round', group: 'Round' },
  ),
  /**
   * EW-06: whether the table draws from a real deck, so that each card is entered by its number.
   */
  realCards: toggleValue(false, {
    label: 'Cards are drawn at the table',
    group: 'Cards',
    help: 'Each card drawn from now on is entered by the number on it.',
  }),
  slots: rowsValue(slot, { one: 'card', most: 5000, id: 'id' }, { label: 'Cards on the table', group: 'Cards' }),
  turn: orNone('nobody’s', recordValue(turn, { label: 'Turn', group: 'Turn' })),
  position: choiceValue('risky', capitals(...POSITIONS), { label: 'Position', group: 'Circumstances' }),
  /**
   * Circumstances: the extra successes that the Director asks for, the reason, the tests concerned,
   * and who is exempt.
   */
  circumstances: rowsValue(
    circumstance,
    { one: 'circumstance', most: 500, id: 'id' },
    { label: 'Hard circumstances', group: 'Circumstances' },
  ),
});
export const einfelstState = { ...state, schema: z.pipe(z.transform(withTries), state.schema) };
export type EinfelstState = ReturnType<typeof state.start>;

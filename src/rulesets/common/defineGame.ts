/**
 * Defines a game in one declaration. `defineGame` fills in what nearly all games share, and checks
 * whatever can be checked at once.
 */

import type * as z from 'zod/mini';
import type { Fight } from '../../engine/fight.ts';
import type { Flow } from '../../engine/flow.ts';
import type { Field } from '../../engine/forms/field.ts';
import { sentence } from '../../engine/log/sentence.ts';
import { tellSentence } from '../../engine/log/tell.ts';
import type { Book, HouseRule, Ruleset } from '../../engine/ruleset.ts';
import type { RuleId } from '../../engine/words.ts';
import { stillHere } from './people.ts';

/**
 * Values as a game keeps them, from one declaration (`declare.ts`): their schema, their first data,
 * their form.
 */
export interface Kept<T, F extends Field = Field> {
  schema: z.ZodMiniType<T>;
  start(): T;
  fields: readonly F[];
}

type Whole<Sheet, State, House> = Ruleset<Sheet, State, House>;
/** The members that `defineGame` can fill in. */
type Usual =
  | 'end'
  | 'areaCounting'
  | 'seenByPlayers'
  | 'tableTracks'
  | 'badges'
  | 'morale'
  | 'size'
  | 'reconcile'
  | 'makes'
  | 'notByHand';
/** The members that come from the three declarations. */
type Made = 'blank' | 'sheet' | 'state' | 'house' | 'fields' | 'stateFields' | 'houseRules';

/**
 * The members that a game writes itself. It may also write any of the members that `defineGame`
 * fills in.
 */
export type Game<Sheet, State, House> = Omit<Whole<Sheet, State, House>, Usual | Made> &
  Partial<Pick<Whole<Sheet, State, House>, Usual>> & {
    sheet: Kept<Sheet>;
    state: Kept<State>;
    house: Kept<House, HouseRule>;
    /**
     * The rule of the fight's end, where the end has no further effect. The log then says “The
     * fight is over.”
     */
    endRule?: RuleId;
  };

/**
 * Makes a game from its declaration. Members that are left out have defaults: the fight ends
 * without a roll, hidden combatants are unseen, nobody has badges, the table shares no track, no
 * morale is counted, everybody takes one square, and slanted steps of areas count one.
 * After every `reconcile` (the game's own too) those who left the fight are removed from the values
 * of the state that are declared to name combatants. Throws a sentence that names the fault for
 * duplicate ids, unknown rules, missing words and choices without options.
 */
export function defineGame<Sheet, State, House>(game: Game<Sheet, State, House>): Ruleset<Sheet, State, House> {
  const { sheet, state, house, endRule, ...rest } = game;
  const faults = faultsOf(game);
  if (faults.length > 0) throw new Error(`${game.name || 'A game'} cannot be defined: ${faults.join(' ')}`);
  return {
    *end(fight): Flow<void> {
      fight.stage = 'over';
      tellSentence(fight, endRule ?? 'by hand', sentence`The fight is over.`, { tone: 'turn' });
    },
    seenByPlayers: (fight, who) => fight.combatants[who]?.hidden === false,
    badges: () => [],
    tableTracks: () => [],
    morale: () => [],
    size: () => ({ room: 1, squares: 1 }),
    areaCounting: () => ({ diagonals: 'one', turns: 'any', rule: 'by hand' }),
    makes: [],
    notByHand: {},
    ...rest,
    reconcile(fight, why) {
      rest.reconcile?.(fight, why);
      withoutTheGone(fight, state.fields);
    },
    sheet: sheet.schema,
    state: state.schema,
    house: house.schema,
    fields: formOf(game),
    stateFields: state.fields,
    houseRules: house.fields,
    blank: () => ({ sheet: sheet.start(), state: state.start(), house: house.start() }),
  };
}

/**
 * Removes combatants who left the fight from the values that name combatants. A value that names
 * nobody who left stays the same value.
 */
function withoutTheGone<State>(fight: Fight<unknown, State>, fields: readonly Field[]): void {
  const kept = fight.state as Record<string, unknown>;
  for (const field of fields) {
    if ((field.kind !== 'choice' && field.kind !== 'choices') || field.options !== 'combatants') continue;
    const named = kept[field.path];
    if (Array.isArray(named)) {
      const here = stillHere(fight, named);
      if (here.length < named.length) kept[field.path] = here;
    } else if (typeof named === 'string' && !fight.combatants[named]) kept[field.path] = null;
  }
}

/** The form of a sheet at a table without things of its own. */
const formOf = <Sheet, State, House>({ sheet, house, fieldsWith }: Game<Sheet, State, House>) =>
  fieldsWith?.(house.start()) ?? sheet.fields;

/** The ids that occur more than once, each named once. */
const twice = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];

/** Whether a rule is one of the game's (`MU-21`), the game itself (`MU`), or the GM's hand. */
const isRule = (rule: RuleId, prefix: string): boolean =>
  rule === 'by hand' || rule === prefix || new RegExp(`^${prefix}-\\d\\d$`).test(rule);

/** Finds every fault of a declaration, each as a sentence. */
function faultsOf<Sheet, State, House>(game: Game<Sheet, State, House>): string[] {
  const { prefix, actions, creatures, ready, heroes, idle = [] } = game;
  const faults: string[] = [];
  const must = (holds: boolean, text: string) => {
    if (!holds) faults.push(text);
  };
  const once = (what: string, ids: readonly { id: string }[]) => {
    for (const id of twice(ids.map((one) => one.id))) faults.push(`There are two ${what} called “${id}”.`);
  };
  must(/^[a-z][a-z\d-]*$/.test(game.id), `“${game.id}” is no id: small letters, digits and dashes.`);
  must(/^[A-Z]{2}$/.test(prefix), `“${prefix}” is no prefix of rule numbers: two capital letters.`);
  once('actions', actions);
  once('creatures', creatures);
  once('ready fights', ready);
  const ruled = (what: string, rule: RuleId) =>
    must(isRule(rule, prefix), `${what} is by rule ${rule}, which is no number of this game.`);
  for (const { id, label, help, rule } of actions) {
    must(label.trim() !== '' && help.trim() !== '', `Action “${id}” has no words.`);
    ruled(`Action “${id}”`, rule);
  }
  for (const id of idle)
    must(
      actions.some((one) => one.id === id),
      `Nobody is held for “${id}”, which is no action.`,
    );
  for (const { path, rule, why } of game.house.fields) {
    ruled(`House rule “${path}”`, rule);
    must(why.trim() !== '', `House rule “${path}” does not say why a table has to decide.`);
  }
  for (const field of [...formOf(game), ...game.state.fields, ...game.house.fields]) {
    must(field.label.trim() !== '' && field.group.trim() !== '', `Field “${field.path}” has no words.`);
    const options = field.kind === 'choice' || field.kind === 'choices' ? field.options : undefined;
    must(options === undefined || options.length > 0, `Field “${field.path}” offers nothing to choose.`);
  }
  const kinds = creatures.map(({ kind }) => kind);
  for (const kind of heroes) must(kinds.includes(kind), `No creature is of the kind “${kind}”, who come to the party.`);
  for (const { id, script } of ready) {
    must(script.ruleset === game.id, `Ready fight “${id}” is of another game, ${script.ruleset}.`);
    for (const { creature } of script.cast)
      must(
        creature === undefined || creatures.some((one) => one.id === creature),
        `Ready fight “${id}” calls for “${creature}”, whom nobody has made.`,
      );
  }
  return faults;
}

/**
 * Finds every fault of a game's book, each as a sentence. The contract test calls this, because the
 * book is loaded later than the game.
 */
export function faultsOfBook(
  { prefix, actions, houseRules, makes }: Pick<Ruleset, 'prefix' | 'actions' | 'houseRules' | 'makes'>,
  { rules, examples, catalogues }: Book,
): string[] {
  const next = (at: number) => `${prefix}-${String(at + 1).padStart(2, '0')}`;
  const ids = rules.map(({ id }) => id);
  const numbers = ids.filter((id) => id.startsWith(`${prefix}-`));
  const hole = numbers.toSorted().findIndex((id, at) => id !== next(at));
  const used = [
    ...actions.map(({ id, rule }) => ({ id, rule })),
    ...houseRules.map(({ path, rule }) => ({ id: path, rule })),
  ];
  const unwritten = used.filter(({ rule }) => rule.startsWith(`${prefix}-`) && !ids.includes(rule));
  return [
    ...twice(ids).map((id) => `There are two rules called “${id}”.`),
    ...twice(examples.map(({ title }) => title)).map((title) => `There are two examples called “${title}”.`),
    ...(catalogues.map(({ many }) => many).join() === makes.join()
      ? []
      : [`What a table makes is said to be ${makes.join(', ')}, and the catalogues are of other things.`]),
    ...(numbers.length === 0 ? [`No rule is numbered ${next(0)}, and so on.`] : []),
    ...(hole < 0 ? [] : [`The numbers of the rules have a hole: ${next(hole)} is missing.`]),
    ...rules.filter(({ text }) => text.trim() === '').map(({ id }) => `Rule ${id} has no words.`),
    ...unwritten.map(({ id, rule }) => `“${id}” is by rule ${rule}, which is not written.`),
  ];
}

/**
 * Works out the account of a fight from its record. The functions are pure, and the fight may be
 * over or still running.
 */
import type { Encounter } from '../encounter.ts';
import { areEnemies, type Combatant, everyone, type Fight, fullName } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import type { Account, Person } from './account.ts';
import { addDice, diceOf } from './dice.ts';
import { noLuck } from './expected.ts';
import { type Moment, mistakenIn, momentsOf } from './moments.ts';
import { turningOf } from './turning.ts';

/**
 * Everybody who was in the fight at any time since its beginning, each in the latest state: also
 * whom the rules removed, but not whom the GM took out as a mistake.
 */
function castOf(moments: readonly Moment[], fight: Fight, mistaken: ReadonlySet<Id>): Map<Id, Combatant> {
  const cast = new Map<Id, Combatant>();
  const states = moments.filter(({ after }) => after.stage !== 'setup').map(({ after }) => after);
  for (const state of [...states, fight])
    for (const one of everyone(state)) if (!mistaken.has(one.id)) cast.set(one.id, one);
  return cast;
}

/**
 * How the fight ended, judged by who still stands and whether any of them are enemies. A combatant
 * without enemies decides nothing. If enemies still stand, either the game ended the fight (a goal
 * was reached) or the GM cut it short.
 */
function endingOf(ruleset: Ruleset, fight: Fight, moments: readonly Moment[]): Account['ending'] {
  const all = everyone(fight);
  const fighters = all.filter(({ id }) => all.some((other) => areEnemies(fight, id, other.id)));
  const up = fighters.filter(({ id }) => ruleset.standing(fight, id).at === 'up');
  const names = fight.sideOrder
    .filter((side) => up.some((one) => one.side === side))
    .map((side) => fight.sides[side]?.name ?? side);
  const { ending: told } = ruleset.order(fight);
  const contested = up.some(({ id }) => up.some((other) => areEnemies(fight, id, other.id)));
  const end = moments.findLast(({ before, after }) => before.stage !== 'over' && after.stage === 'over');
  const over = contested
    ? end?.step.command.type === 'end'
      ? 'cut short'
      : 'settled'
    : up.length === 0
      ? 'nobody'
      : 'won';
  return {
    how: fight.stage === 'over' ? over : 'running',
    standing: names,
    ...(told === undefined ? {} : { told }),
  };
}

const nothing = () => ({ attacks: 0, hits: 0, dealt: 0, taken: 0, reactions: 0, dice: noLuck() });
type Figures = ReturnType<typeof nothing>;

/** Adds the figures of one combatant to the figures of its side. */
function addFigures(to: Figures, more: Figures): void {
  for (const key of ['attacks', 'hits', 'dealt', 'taken', 'reactions'] as const) to[key] += more[key];
  addDice(to.dice, more.dice);
}

function countFacts(fight: Fight, mistaken: ReadonlySet<Id>, by: (id: Id) => Figures | undefined): number {
  let unowned = 0;
  for (const fact of fight.facts ?? []) {
    if (mistaken.has(fact.kind === 'harm' ? fact.to : fact.kind === 'attack' ? fact.at : fact.by)) continue;
    const doer = fact.by === undefined ? undefined : by(fact.by);
    if (fact.kind === 'reaction' && doer) doer.reactions += 1;
    if (fact.kind === 'attack' && doer) {
      doer.attacks += 1;
      if (fact.hit) doer.hits += 1;
    }
    if (fact.kind !== 'harm') continue;
    const taker = by(fact.to);
    if (taker) taker.taken += fact.amount;
    if (doer) doer.dealt += fact.amount;
    else unowned += fact.amount;
  }
  return unowned;
}

/**
 * Whether a step is a ruling of the GM on a running fight. A mere drawing on the map is no ruling.
 */
const isRuling = ({ step: { command }, before }: Moment): boolean =>
  before.stage === 'running' &&
  command.type === 'edit' &&
  command.edits.some(({ edit }) => edit !== 'draw' && edit !== 'erase');

/**
 * The account of an encounter. It counts finished moves and ignores an open move. Names are the
 * names at the end.
 */
export function accountOf(ruleset: Ruleset, encounter: Pick<Encounter, 'name' | 'fight' | 'past'>): Account {
  const { fight } = encounter;
  const moments = momentsOf(encounter);
  const mistaken = mistakenIn(moments, fight);
  const cast = castOf(moments, fight, mistaken);
  const dice = diceOf(ruleset, moments);
  const people = [...cast.values()].map((one): Person => {
    const here = fight.combatants[one.id] !== undefined;
    return {
      id: one.id,
      name: fullName(one),
      side: one.side,
      ...(one.player === undefined ? {} : { player: one.player }),
      end: here ? { ...ruleset.standing(fight, one.id) } : { at: 'gone', word: 'left the fight' },
      ...nothing(),
      dice: dice.by.get(one.id) ?? noLuck(),
    };
  });
  const byId = new Map(people.map((one) => [one.id, one]));
  const unowned = countFacts(fight, mistaken, (id) => byId.get(id));
  for (const [id, luck] of dice.by) if (!byId.has(id) && !mistaken.has(id)) addDice(dice.others, luck);
  const sides = fight.sideOrder.flatMap((id) => {
    const side = fight.sides[id];
    const members = people.filter((one) => one.side === id);
    if (!side || members.length === 0) return [];
    const sum = nothing();
    for (const one of members) addFigures(sum, one);
    const standing = members.filter(({ end }) => end.at === 'up').length;
    return [{ id, name: side.name, stance: side.stance, people: members.length, standing, ...sum }];
  });
  return {
    format: 'affray-account',
    version: 1,
    name: encounter.name,
    game: { id: ruleset.id, name: ruleset.name },
    harmWord: ruleset.harmWord,
    ending: endingOf(ruleset, fight, moments),
    rounds: fight.stage === 'setup' ? 0 : Math.max(0, ruleset.order(fight).round),
    moves: moments.filter(({ before }) => before.stage === 'running').length,
    rulings: moments.filter(isRuling).length,
    counted: fight.facts === undefined ? 'no' : 'from the start',
    unread: dice.unread,
    sides,
    people: people.sort((a, b) => fight.sideOrder.indexOf(a.side) - fight.sideOrder.indexOf(b.side)),
    unowned,
    others: dice.others,
    turning: turningOf(ruleset, moments, mistaken),
    waiting: (fight.coming ?? []).reduce((sum, { combatants }) => sum + combatants.length, 0),
  };
}

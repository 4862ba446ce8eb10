/**
 * Finds who stands in the order and how they are shown: a card each, or one card for several that
 * look alike where many must fit.
 */
import type { PublicCombatant, PublicView } from '../../engine/public/publicView.ts';
import { byGroup, type Row, stanceIn, turnOf } from '../glance.ts';
import { type Measure, numbered } from './names.ts';

/**
 * `turns`: a card for each turn. `people`: a card for each combatant. `alike`: foes of one name and
 * side share a card.
 */
export type Sharing = 'turns' | 'people' | 'alike';

export type HealthTone = NonNullable<NonNullable<PublicCombatant['health']>['tone']>;

export interface Card {
  id: string;
  /** The name as written: for several alike the name of the one who acts, or "Bandit 1–6". */
  name: string;
  /** The name that those who share the card have in common. */
  called?: string;
  /** The combatants on the card, in their order. */
  who: readonly PublicCombatant[];
  stance: PublicView['sides'][number]['stance'];
  /** `gone`: fallen or fled, at the end of the order. */
  state: 'acting' | 'may' | 'waiting' | 'done' | 'gone';
  badge?: string;
}

const WEIGHT: Record<Row['state'], number> = { acting: 4, may: 3, waiting: 2, done: 1, out: 0 };

/** The order of the living, the fallen and those who have left. */
const LAST = { up: 0, down: 1, out: 2 } as const;

const stateOf = (one: PublicCombatant, state: Row['state']): Card['state'] =>
  one.standing.at === 'out' || (one.standing.at === 'down' && state !== 'acting')
    ? 'gone'
    : state === 'out'
      ? 'waiting'
      : state;

/** The names of several copies together: "Bandit 1–6", "Bandit 1, 3, 4". */
function rangeOf(words: string, numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [first = 0, last = first] = [sorted[0], sorted.at(-1)];
  const closed = last - first === sorted.length - 1;
  return closed ? `${words} ${first}–${last}` : `${words} ×${sorted.length}`;
}

/**
 * The cards of a view. Everybody whom the players see has one, with or without turns. The fallen
 * and the fled come last.
 */
export function cardsOf(view: PublicView, sharing: Sharing): Card[] {
  const all = new Map(view.combatants.map((one) => [one.id, one]));
  const rows = byGroup(view.order).filter(({ combatant }) => all.has(combatant));
  const listed = new Set(rows.map(({ combatant }) => combatant));
  const turns: { row: Row; one: PublicCombatant }[] = [
    ...rows,
    ...view.combatants
      .filter(({ id }) => !listed.has(id))
      .map((one): Row => ({ id: one.id, combatant: one.id, state: 'waiting' })),
  ].flatMap((row) => {
    const one = all.get(row.combatant);
    return one ? [{ row, one }] : [];
  });
  const kept =
    sharing === 'turns'
      ? // One card is enough for a fallen combatant, however many turns they had.
        turns.filter(
          ({ row, one }, at) =>
            one.standing.at === 'up' || turns.findIndex((turn) => turn.row.combatant === row.combatant) === at,
        )
      : turns.filter(({ row }, at) => turns.findIndex((turn) => turn.row.combatant === row.combatant) === at);
  const cards = kept.map(({ row, one }): Card => {
    const mine = rows.filter(({ combatant }) => combatant === one.id);
    const badges = [...new Set(mine.flatMap(({ badge }) => badge ?? []))];
    const badge = sharing === 'turns' ? row.badge : badges.length > 0 ? badges.join(' ') : undefined;
    return {
      id: sharing === 'turns' ? row.id : one.id,
      name: one.name,
      who: [one],
      stance: stanceIn(view, one),
      state: stateOf(one, sharing === 'turns' ? row.state : turnOf(mine, one.id)),
      ...(badge === undefined ? {} : { badge }),
    };
  });
  return inOrder(sharing === 'alike' ? shared(cards, rows) : cards);
}

/**
 * The cards of the living in their order, then those of the fallen, then those of combatants who
 * have left.
 */
function inOrder(cards: readonly Card[]): Card[] {
  const last = ({ who }: Card) => Math.min(...who.map(({ standing }) => LAST[standing.at]));
  return cards
    .map((card, at) => ({ card, at }))
    .sort((a, b) => last(a.card) - last(b.card) || a.at - b.at)
    .map(({ card }) => card);
}

/** Joins cards of one name, side and group. Members of the party keep cards of their own. */
function shared(cards: readonly Card[], rows: readonly Row[]): Card[] {
  const groupOf = (one: PublicCombatant | undefined) =>
    rows.find(({ combatant }) => combatant === one?.id)?.group ?? '';
  const keyOf = ({ who, stance, name }: Card) =>
    stance === 'party' || numbered(name).number === undefined
      ? undefined
      : `${who[0]?.side}|${numbered(name).words}|${groupOf(who[0])}`;
  const out: Card[] = [];
  const seen = new Set<string>();
  for (const card of cards) {
    const key = keyOf(card);
    const alike = key === undefined ? [card] : cards.filter((other) => keyOf(other) === key);
    if (key === undefined || alike.length < 2) {
      out.push(card);
      continue;
    }
    if (seen.has(key)) continue;
    seen.add(key);
    const now = alike.find(({ state }) => state === 'acting');
    const numbers = alike.map(({ name }) => numbered(name).number ?? 0);
    const called = rangeOf(numbered(card.name).words, numbers);
    const states = alike.map(({ state }) => (state === 'gone' ? 'out' : state));
    const most = states.reduce((best, state) => (WEIGHT[state] > WEIGHT[best] ? state : best), 'out');
    const badges = [...new Set(alike.flatMap(({ badge }) => badge ?? []))];
    out.push({
      id: key,
      name: now?.name ?? called,
      called,
      who: alike.flatMap(({ who }) => who),
      stance: card.stance,
      state: most === 'out' ? 'gone' : most,
      ...(badges.length === 1 && badges[0] !== undefined ? { badge: badges[0] } : {}),
    });
  }
  return out;
}

/** How many who share a card are up: "4 up". Undefined for a card of one. */
const upOf = ({ who }: Card): string | undefined =>
  who.length < 2 ? undefined : `${who.filter(({ standing }) => standing.at === 'up').length} up`;

/**
 * The words for a combatant's health, with the figure where the table tells figures. For the
 * fallen, the words say only that they fell.
 */
export function wordsOf(card: Card, figures: boolean): { words: string; tone: HealthTone } | undefined {
  const [one] = card.who;
  if (!one) return undefined;
  const together = upOf(card);
  if (together) return { words: together, tone: 'good' };
  const word = one.standing.at === 'up' ? one.health?.word : one.standing.word;
  if (word === undefined) return undefined;
  const { pool, tone = one.standing.at === 'up' ? 'good' : 'down' } = one.health ?? {};
  return { words: figures && pool && one.standing.at === 'up' ? `${pool.value}/${pool.max} ${word}` : word, tone };
}

/**
 * The picture of the combatant who has the card alone. Icons are left out, because names need the
 * room.
 */
export const portraitOf = ({ who: [one, ...others] }: Card): string | undefined =>
  others.length > 0 ? undefined : one?.look.picture;

/** The width of the portrait and its gap beside a name, in letters. */
export const portraitWidth = (card: Card): number => (portraitOf(card) === undefined ? 0 : 1.5);

/** The width of the portrait and the badge beside a name, in letters. */
export const besideName = (card: Card, measure: Measure): number =>
  portraitWidth(card) + badgeWidth(card.badge, measure);

/** The width of a badge beside a name, in letters. */
export const badgeWidth = (badge: string | undefined, measure: Measure): number =>
  badge === undefined ? 0 : measure(badge) * 0.8 + 0.4;

/**
 * The width of everything else on the line of the name, in letters, where a card has only one line:
 * the word for health, a state, and the tick of a combatant that has acted.
 */
export function lineWidth(card: Card, measure: Measure): number {
  const words = wordsOf(card, false)?.words;
  const state = card.who.length === 1 && card.who.some(({ badges }) => badges.length > 0);
  return (
    (words === undefined ? 0 : 0.35 + Math.min(3.4, measure(words) * 0.74)) +
    (state ? 1.17 : 0) +
    (card.state === 'done' ? 1.07 : 0)
  );
}

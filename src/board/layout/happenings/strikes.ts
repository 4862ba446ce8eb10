/**
 * Finds the blows, misses, falls and routs between two states of the board. It compares how the
 * figures look and reads what the new sentences say happened.
 */
import type { BoardHappening, BoardLine, BoardNews, BoardToken } from '../../types.ts';

/** A blow that hit or missed. `from` is the one who dealt it, if somebody did. */
export interface Strike {
  from?: string;
  to: string;
  kind: 'hit' | 'miss';
}

/** No more blows and lines than these are shown at once. */
const MOST = 12;

const friendly = ({ stance }: BoardToken): boolean => stance === 'party' || stance === 'ally';

/** Whether two figures are on opposite sides, as far as their looks tell. */
export const areOpposed = (a: BoardToken, b: BoardToken): boolean => friendly(a) !== friendly(b);

/**
 * Lines from the acting combatant to those of the other side whom a question asks because of the
 * action. They show what is about to happen.
 */
export function linesToAsked(tokens: readonly BoardToken[]): BoardLine[] {
  const acting = tokens.find(({ turn }) => turn === 'acting');
  if (!acting) return [];
  return tokens
    .filter((token) => token.mark === 'asked' && areOpposed(acting, token))
    .slice(0, MOST)
    .map(({ id, place }) => ({
      from: acting.place,
      to: place,
      fromToken: acting.id,
      toToken: id,
      text: '',
      tone: 'plain',
    }));
}

/** What may happen when a blow does no harm. The board then shows the blow going past. */
const PASSES_BY = ['missed', 'blocked', 'dodged'];

const loadOf = ({ loads = [] }: BoardToken): number => loads.reduce((sum, load) => sum + load, 0);
const depthOf = { up: 0, down: 1, out: 2 } as const;

/**
 * What the sentences that are new say happened. Nothing when no sentence is new, as after an undo,
 * or when the GM ruled.
 */
export const newHappenings = (
  news: BoardNews | undefined,
  newsBefore: BoardNews | undefined,
): readonly BoardHappening[] | undefined =>
  !news || news.ruled || news.id <= (newsBefore?.id ?? -1)
    ? undefined
    : news.happened.filter(({ id }) => id > (newsBefore?.id ?? -1));

/** Whether somebody is visibly worse off than before. */
export const isHarmed = (before: BoardToken, now: BoardToken): boolean =>
  (now.taken ?? 0) > (before.taken ?? now.taken ?? 0) ||
  (now.health ?? 1) < (before.health ?? 1) - 1e-9 ||
  loadOf(now) > loadOf(before) + 1e-9 ||
  (before.standing === 'up' && now.standing === 'down');

/**
 * The one who dealt the blow: the one whom the sentence gives, or else the acting combatant, if the
 * sentence names nobody else before those who were hurt.
 */
function dealer(
  now: readonly BoardToken[],
  { who }: BoardNews,
  happenings: readonly BoardHappening[],
  suffered: ReadonlySet<string>,
): BoardToken | undefined {
  const blow = happenings.findLast(({ by, whom }) => by !== undefined && whom.some((id) => suffered.has(id)));
  if (blow?.by !== undefined && !suffered.has(blow.by)) return now.find(({ id }) => id === blow.by);
  const acting = now.find(({ turn }) => turn === 'acting');
  const named = who.find((id) => !suffered.has(id));
  return now.find(
    ({ id }) => id === (acting && !suffered.has(acting.id) && !(named && named !== acting.id) ? acting.id : named),
  );
}

/**
 * The blows that came with a new sentence. There are none when no sentence is new: an undone blow
 * is not dealt again.
 */
export function strikesBetween(
  before: readonly BoardToken[],
  now: readonly BoardToken[],
  news: BoardNews | undefined,
  newsBefore: BoardNews | undefined,
): Strike[] {
  const happenings = newHappenings(news, newsBefore);
  if (!news || !happenings) return [];
  const old = new Map(before.map((token) => [token.id, token]));
  const hit = now.filter((token) => {
    const was = old.get(token.id);
    return was !== undefined && was !== token && isHarmed(was, token);
  });
  const missed =
    hit.length > 0
      ? []
      : now.filter(({ id }) => happenings.some(({ is, whom }) => PASSES_BY.includes(is) && whom.includes(id)));
  const suffered = hit.length > 0 ? hit : missed;
  const from = dealer(now, news, happenings, new Set(suffered.map(({ id }) => id)));
  return suffered.slice(0, MOST).map((token) => ({
    to: token.id,
    kind: hit.length > 0 ? 'hit' : 'miss',
    ...(from && areOpposed(from, token) ? { from: from.id } : {}),
  }));
}

/** Whether a token fell, or was driven off the map or out of the fight, between two states. */
export function fallsBetween(before: BoardToken, now: BoardToken): 'fall' | 'rout' | undefined {
  if (depthOf[now.standing] <= depthOf[before.standing]) return undefined;
  return now.standing === 'down' ? 'fall' : 'rout';
}

/** The falls and routs of all tokens between two states, at most so many. */
export function fallsAmong(
  before: readonly BoardToken[],
  now: readonly BoardToken[],
  most: number,
): { id: string; kind: 'fall' | 'rout' }[] {
  const old = new Map(before.map((token) => [token.id, token]));
  return now
    .flatMap((token) => {
      const was = old.get(token.id);
      const kind = was && was !== token ? fallsBetween(was, token) : undefined;
      return kind ? [{ id: token.id, kind }] : [];
    })
    .slice(0, most);
}

/** What befell whom between two states of the board, by what is drawn and the last sentence that was told: blows, misses, falls, routs. */
import type { BoardLine, BoardToken, BoardTold } from '../types.ts';

/** A blow that hit or missed; `from` where somebody dealt it. */
export interface Strike {
  from?: string;
  to: string;
  kind: 'hit' | 'miss';
}

/** More than these at once are not shown one by one. */
const MOST = 12;

const friendly = ({ stance }: BoardToken): boolean => stance === 'party' || stance === 'ally';

/** Whether two stand against each other, as far as their looks tell. */
export const opposed = (a: BoardToken, b: BoardToken): boolean => friendly(a) !== friendly(b);

/** Lines from whoever acts to those of the other side who are asked because of it: what is about to happen, where it will. */
export function linesToAsked(tokens: readonly BoardToken[]): BoardLine[] {
  const acting = tokens.find(({ turn }) => turn === 'acting');
  if (!acting) return [];
  return tokens
    .filter((token) => token.mark === 'asked' && opposed(acting, token))
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

/** Whether a sentence tells of a blow that missed: in every game it is the sentence alone that says so. */
export const tellsOfMiss = (text: string): boolean => /\b(?:miss(?:es|ed)?|dodges)\b/i.test(text);

const loadOf = ({ loads = [] }: BoardToken): number => loads.reduce((sum, load) => sum + load, 0);
const depth = { up: 0, down: 1, out: 2 } as const;

/** Whether somebody is visibly worse off than before. */
const harmed = (before: BoardToken, now: BoardToken): boolean =>
  (now.health ?? 1) < (before.health ?? 1) - 1e-9 ||
  loadOf(now) > loadOf(before) + 1e-9 ||
  (before.standing === 'up' && now.standing === 'down');

/** Who dealt it: whoever acts, if the sentence names nobody else before those who suffered. */
function dealer(now: readonly BoardToken[], { who }: BoardTold, suffered: ReadonlySet<string>): BoardToken | undefined {
  const acting = now.find(({ turn }) => turn === 'acting');
  const named = who.find((id) => !suffered.has(id));
  return now.find(
    ({ id }) => id === (acting && !suffered.has(acting.id) && !(named && named !== acting.id) ? acting.id : named),
  );
}

/** The blows that came with a new sentence. None when nothing new was told: what is taken back is not dealt again. */
export function strikesBetween(
  before: readonly BoardToken[],
  now: readonly BoardToken[],
  told: BoardTold | undefined,
  toldBefore: BoardTold | undefined,
): Strike[] {
  if (!told || told.id <= (toldBefore?.id ?? -1)) return [];
  const old = new Map(before.map((token) => [token.id, token]));
  const hit = now.filter((token) => {
    const was = old.get(token.id);
    return was !== undefined && was !== token && harmed(was, token);
  });
  const missed =
    hit.length > 0 || !told.missed ? [] : now.filter(({ id }) => told.who.at(-1) === id && told.who.length > 1);
  const suffered = hit.length > 0 ? hit : missed;
  const from = dealer(now, told, new Set(suffered.map(({ id }) => id)));
  return suffered.slice(0, MOST).map((token) => ({
    to: token.id,
    kind: hit.length > 0 ? 'hit' : 'miss',
    ...(from && opposed(from, token) ? { from: from.id } : {}),
  }));
}

/** Who fell, and who was driven off the map or out of the fight, since then. */
export function fallsBetween(before: BoardToken, now: BoardToken): 'fall' | 'rout' | undefined {
  if (depth[now.standing] <= depth[before.standing]) return undefined;
  return now.standing === 'down' ? 'fall' : 'rout';
}

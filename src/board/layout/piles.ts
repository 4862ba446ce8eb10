/**
 * Decides which token stands for which where there is no room for all. Tokens that look alike are
 * shown as one with their number.
 */
import { samePlace } from '../../space/scene.ts';
import type { BoardToken } from '../types.ts';
import type { Spot } from './spot.ts';
import { splitNumber } from './tokenKey.ts';

/** Tokens of which only the first is shown; never empty. */
export type Pile = readonly [BoardToken, ...BoardToken[]];

/**
 * How much everybody looks at a token; the smaller the number, the more. The acting token is never
 * behind another.
 */
export const tokenUrgency = ({ turn, mark, selected, standing }: BoardToken): number =>
  (turn === 'acting' ? 8 : 0) + (mark ? 4 : 0) + (selected ? 2 : 0) + (standing === 'up' ? 1 : 0);

/** A key of the looks by which tokens are piled. */
export const lookAlike = ({ name, stance, icon, picture, standing }: BoardToken): string =>
  JSON.stringify([splitNumber(name).name, stance, icon, picture, standing]);

const pile = (tokens: readonly BoardToken[]): Pile[] => {
  const [first, ...rest] = [...tokens].sort((a, b) => tokenUrgency(b) - tokenUrgency(a));
  return first ? [[first, ...rest]] : [];
};

function grouped(tokens: readonly BoardToken[], keyOf: (token: BoardToken) => string): BoardToken[][] {
  const groups = new Map<string, BoardToken[]>();
  for (const token of tokens) groups.set(keyOf(token), [...(groups.get(keyOf(token)) ?? []), token]);
  return [...groups.values()];
}

/**
 * Ways to pile tokens, from no piles to a single one: first the largest groups of tokens that look
 * alike, then all such groups, then each side, then everybody.
 */
export function* pilesOf(tokens: readonly BoardToken[]): Generator<readonly Pile[]> {
  yield tokens.map((token): Pile => [token]);
  const groups = grouped(tokens, lookAlike);
  const bySize = groups.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
  for (const many of new Set([1, Math.ceil(bySize.length / 2), bySize.length])) {
    if (many === 0 || bySize.length === 0) continue;
    const chosen = new Set(bySize.slice(0, many));
    yield groups.flatMap((group) => (chosen.has(group) ? pile(group) : group.map((token): Pile => [token])));
  }
  const sides = grouped(tokens, ({ stance, standing }) => `${stance} ${standing === 'up'}`);
  if (sides.some(({ length }) => length > 1)) yield sides.flatMap(pile);
  if (tokens.length > 1) yield pile(tokens);
}

/** The spots of all tokens, made from the spots of those that are shown. */
export function withPiles(piles: readonly Pile[], spots: ReadonlyMap<string, Spot>): Map<string, Spot> {
  const all = new Map<string, Spot>();
  for (const [shown, ...others] of piles) {
    const spot = spots.get(shown.id);
    if (!spot) continue;
    const { x, y, radius } = spot;
    all.set(shown.id, { x, y, radius, ...(others.length > 0 ? { count: others.length + 1 } : {}) });
    for (const { id } of others) all.set(id, { x, y, radius, behind: shown.id });
  }
  return all;
}

/**
 * The spots of tokens that stand and look as before: where another one of a pile has become the
 * most urgent, that one is shown in the old one's place. The same map when nobody has; undefined
 * when the other one is of another size, and so the pile must be placed anew.
 */
export function ledAnew(
  tokens: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
): ReadonlyMap<string, Spot> | undefined {
  const changed: [string, Spot][] = [];
  const piled = tokens.filter(({ id }) => spots.get(id)?.behind !== undefined || spots.get(id)?.count !== undefined);
  for (const group of grouped(piled, ({ id }) => spots.get(id)?.behind ?? id).values()) {
    const old = group.find(({ id }) => spots.get(id)?.behind === undefined);
    const spot = old && spots.get(old.id);
    const [now] = pile(group);
    if (!now || !spot || now[0] === old) continue;
    if (now[0].size.room !== old.size.room || now[0].size.squares !== old.size.squares) return undefined;
    changed.push(...withPiles([now], new Map([[now[0].id, spot]])));
  }
  return changed.length === 0 ? spots : new Map([...spots, ...changed]);
}

/**
 * The spots of tokens in zones. A token without room stands behind one of its place: one that looks
 * like it, or else one of its stance, or else any. Whoever is looked at most takes the shared spot.
 */
export function behindOthers(all: readonly { token: BoardToken; spot: Spot }[]): Map<string, Spot> {
  const standing = all.filter(({ spot }) => spot.radius > 0);
  const piles = new Map(standing.map(({ token }): [string, BoardToken[]] => [token.id, [token]]));
  for (const { token, spot } of all) {
    if (spot.radius > 0) continue;
    const there = standing.map((one) => one.token).filter(({ place }) => samePlace(place, token.place));
    const shown = there.filter(({ hidden }) => hidden === token.hidden);
    const host =
      shown.find((one) => lookAlike(one) === lookAlike(token)) ??
      shown.find(({ stance }) => stance === token.stance) ??
      shown[0] ??
      there[0];
    if (host) piles.get(host.id)?.push(token);
  }
  const spots = new Map<string, Spot>();
  for (const { token, spot } of standing)
    for (const [shown, ...others] of pile(piles.get(token.id) ?? []))
      for (const one of withPiles([[shown, ...others]], new Map([[shown.id, spot]]))) spots.set(...one);
  return new Map(all.flatMap(({ token: { id } }) => (spots.has(id) ? [[id, spots.get(id)!] as const] : [])));
}

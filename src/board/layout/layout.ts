/** Where each token stands and how large it is, in map pixels. */
import { isHexScene, type Scene, samePlace, type ZoneScene } from '../../space/scene.ts';
import type { Stands } from '../../space/stands/stand.ts';
import { chooseStands } from '../../space/stands/stands.ts';
import type { BoardToken } from '../types.ts';
import { onHexes, onSquares } from './onGrid.ts';
import { behindOthers, ledAnew, lookAlike } from './piles.ts';
import type { Spot } from './spot.ts';
import { splitNumber } from './tokenKey.ts';

/** A finished layout. */
export interface Laid {
  readonly scene: Scene;
  readonly tokens: readonly BoardToken[];
  /**
   * Spots by token id, in map pixels. A token that is off the map has none, nor has one whose place
   * the scene lacks.
   */
  readonly spots: ReadonlyMap<string, Spot>;
}

/**
 * Places tokens. Every window that draws a fight draws the same, because the fight says where its
 * figures stand in zones, and a grid says the rest. The layout of before only saves time.
 */
export function layOut(scene: Scene, tokens: readonly BoardToken[], before?: Laid): Laid {
  return {
    scene,
    tokens,
    spots:
      (before?.scene === scene ? asBefore(before.tokens, tokens, before.spots) : undefined) ??
      (isHexScene(scene)
        ? onHexes(scene, tokens)
        : scene.kind === 'zones'
          ? inZones(scene, tokens)
          : onSquares(scene.pixels, tokens)),
  };
}

/**
 * The old spots, where everybody stands where they stood and as large as before, and figures that
 * stand for others still look like them; undefined where somebody has to be placed anew.
 */
function asBefore(
  before: readonly BoardToken[],
  now: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
): ReadonlyMap<string, Spot> | undefined {
  const standAsBefore =
    before.length === now.length &&
    before.every((old, at) => {
      const token = now[at];
      const { id, place, size } = old;
      const spot = spots.get(id);
      const piled = spot?.count !== undefined || spot?.behind !== undefined;
      return (
        token?.id === id &&
        samePlace(token.place, place) &&
        isSameCircle(token.spot, old.spot) &&
        token.size.room === size.room &&
        token.size.squares === size.squares &&
        (!piled || (lookAlike(token) === lookAlike(old) && token.hidden === old.hidden))
      );
    });
  return standAsBefore ? ledAnew(now, spots) : undefined;
}

const isSameCircle = (a: BoardToken['spot'], b: BoardToken['spot']): boolean =>
  a === b || (a?.x === b?.x && a?.y === b?.y && a?.radius === b?.radius);

/** Tokens without a spot of their own get one here: a picture of a map belongs to no fight. */
function inZones(scene: ZoneScene, tokens: readonly BoardToken[]): Map<string, Spot> {
  const figures = tokens.map(({ id, name, stance, place, size, hidden }) => ({
    id,
    place,
    room: size.room,
    kind: `${stance} ${splitNumber(name).name}`,
    to: hidden ? ('hidden' as const) : ('players' as const),
  }));
  const isWhole = tokens.every(({ spot, place }) => spot || place.kind === 'off');
  const stands: Stands = isWhole ? {} : chooseStands(scene, figures, {});
  return behindOthers(
    tokens.flatMap((token) => {
      const spot = token.spot ?? stands[token.id];
      return spot ? [{ token, spot }] : [];
    }),
  );
}

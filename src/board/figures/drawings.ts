/**
 * The drawings of the figures on the map, each figure's kept until it looks otherwise. Figures that
 * look alike share their bitmaps.
 */
import type { Spot } from '../layout/spot.ts';
import { drawBitmap } from '../paint/tokens/drawToken.ts';
import type { BoardToken } from '../types.ts';
import { type Drawn, type FigureLook, looksAlike, makeBitmaps } from './bitmaps.ts';
import type { Standing } from './standing.ts';

/** How opaque a figure is that has no part in the open question. */
export const ASIDE = 0.45;

/** How opaque a figure is. */
export const opacityOf = ({ aside, standing }: BoardToken): number => (aside ? ASIDE : standing === 'out' ? 0.62 : 1);

export interface Drawings {
  /** Paints a figure; the context's origin is the figure's middle. */
  paint(pen: CanvasRenderingContext2D, figure: Standing, look: FigureLook): void;
  /** The drawings of a figure that stands at another spot for a while. They are not kept. */
  apart(token: BoardToken, spot: Spot, look: FigureLook): Drawn;
  /** Lets go of the drawings of figures that are gone. */
  tidy(isHere: (id: string) => boolean): void;
  forget(): void;
}

export function makeDrawings(): Drawings {
  const kept = new Map<string, Standing & { look: FigureLook; drawn: Drawn }>();
  const bitmaps = makeBitmaps();
  const drawnOf = ({ token, spot }: Standing, look: FigureLook): Drawn => {
    const known = kept.get(token.id);
    if (
      known?.token === token &&
      known.spot.radius === spot.radius &&
      known.spot.count === spot.count &&
      looksAlike(known.look, look)
    )
      return known.drawn;
    const drawn = bitmaps.of(token, spot, look);
    kept.set(token.id, { token, spot, look, drawn });
    return drawn;
  };
  return {
    paint(pen, figure, look) {
      const { aura, picture, badges, shade } = drawnOf(figure, look);
      for (const bitmap of [aura, picture, badges, shade]) if (bitmap) drawBitmap(pen, bitmap, figure.spot.radius);
    },
    apart: bitmaps.of,
    tidy(isHere) {
      for (const id of kept.keys()) if (!isHere(id)) kept.delete(id);
      bitmaps.tidy([...kept.values()].map(({ drawn }) => drawn));
    },
    forget() {
      kept.clear();
      bitmaps.forget();
    },
  };
}

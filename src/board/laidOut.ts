/**
 * Tells scripts that measure a page where the board has put its parts, in client pixels. The boxes
 * are worked out only when a script asks.
 */
import type { BoardEffect } from './layout/happenings/effects.ts';
import type { Spot } from './layout/spot.ts';
import { toWindow } from './layout/viewMath.ts';
import type { SetWord } from './layout/words/planWords.ts';
import { calledAs, type Plate } from './layout/words/plates.ts';
import type { BoardToken, BoardView } from './types.ts';

/** A part of the board, as a box on the page. */
interface Laid {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LaidWord extends Laid {
  /** Whether this is a combatant's name, a place's name, a feature or a height. */
  kind: 'name' | 'place' | 'feature' | 'height';
  /** The combatant or the place that the words belong to. */
  of: string;
  /**
   * The words as they are written, with their lines joined. `whole` is the full text that they
   * stand for. `text` is empty where an icon alone shows a feature.
   */
  text: string;
  whole: string;
  /** The height of the letters in client pixels; 0 where there are none. */
  letters: number;
  /** True for the name of the combatant who acts. */
  acting: boolean;
}

export interface LaidFigure extends Laid {
  id: string;
  /** How many combatants the figure stands for; 1 when it stands for itself alone. */
  count: number;
}

export interface LaidOut {
  words: LaidWord[];
  figures: LaidFigure[];
  /** What is shown at figures at this moment: harm, misses, new states. */
  effects: readonly BoardEffect[];
  /** The combatants whose figures are fanned out under the pointer. */
  fanned: readonly string[];
}

/**
 * Answers scripts on the page. After an event `lay-open` on the element `[data-board]`, its
 * attribute `data-laid-out` holds the boxes as JSON (`LaidOut`), including those outside the
 * window.
 */
export function answerScripts(box: HTMLElement, laidOut: () => LaidOut): () => void {
  const tell = () => {
    box.dataset.laidOut = JSON.stringify(laidOut());
  };
  box.addEventListener('lay-open', tell);
  return () => box.removeEventListener('lay-open', tell);
}

/**
 * Turns boxes in the board's own pixels into client pixels. The board's parent may show the board
 * larger than it is drawn.
 */
export function boxesOnPage(
  box: HTMLElement,
  view: BoardView,
  laid: {
    words: readonly SetWord[];
    figures: readonly { token: BoardToken; spot: Spot; plate: Plate | undefined }[];
    effects: readonly BoardEffect[];
    fanned: readonly string[];
  },
): LaidOut {
  const { left, top, width: shown } = box.getBoundingClientRect();
  const larger = shown / Math.max(1, box.clientWidth);
  const onPage = (x: number, y: number, width: number, height: number): Laid => ({
    x: left + x * larger,
    y: top + y * larger,
    width: width * larger,
    height: height * larger,
  });
  const names = laid.figures.flatMap(({ token, spot, plate }): LaidWord[] => {
    if (!plate) return [];
    const at = toWindow(view, spot);
    return [
      {
        kind: 'name',
        of: token.id,
        text: plate.lines.join(' '),
        whole: calledAs(token, spot),
        letters: plate.size * larger,
        acting: token.turn === 'acting',
        ...onPage(at.x + plate.x - plate.width / 2, at.y + plate.y, plate.width, plate.height),
      },
    ];
  });
  const words = laid.words.map(
    ({ kind, of, lines, whole, size, x, y, width, height }): LaidWord => ({
      kind,
      of,
      text: lines.join(' '),
      whole,
      letters: lines.length > 0 ? size * larger : 0,
      acting: false,
      ...onPage(x - view.x * view.scale, y - view.y * view.scale, width, height),
    }),
  );
  return {
    words: [...names, ...words],
    effects: laid.effects,
    fanned: laid.fanned,
    figures: laid.figures.map(({ token, spot }) => {
      const at = toWindow(view, spot);
      const radius = spot.radius * view.scale;
      return { id: token.id, count: spot.count ?? 1, ...onPage(at.x - radius, at.y - radius, 2 * radius, 2 * radius) };
    }),
  };
}

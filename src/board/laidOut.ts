/** Where the board has laid what out, in client pixels: for scripts that measure a page. Asked for, never kept up, so it costs nothing else. */
import type { Spot } from './layout/spot.ts';
import { toWindow } from './layout/viewMath.ts';
import type { SetWord } from './layout/words/planWords.ts';
import { calledAs, type Plate } from './layout/words/plates.ts';
import type { BoardToken, BoardView } from './types.ts';

/** Something that is laid out, as a box on the page. */
interface Laid {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LaidWord extends Laid {
  /** A combatant's name, a place's name, a feature, a height. */
  kind: 'name' | 'place' | 'feature' | 'height';
  /** The combatant or the place that it belongs to. */
  of: string;
  /** As it is written, its lines as one; `whole` is what it stands for. `text` is empty where a feature is shown by its icon alone. */
  text: string;
  whole: string;
  /** Height of its letters in client pixels; 0 without letters. */
  letters: number;
  /** Of whoever acts. */
  acting: boolean;
}

export interface LaidFigure extends Laid {
  id: string;
  /** How many stand for one another here; 1 when it stands alone. */
  count: number;
}

export interface LaidOut {
  words: LaidWord[];
  figures: LaidFigure[];
}

/**
 * Answers scripts on the page: after an event `lay-open` on the element `[data-board]`, its attribute `data-laid-out` holds the boxes as
 * JSON (`LaidOut`). What lies outside the window is told as well.
 */
export function answerScripts(box: HTMLElement, laidOut: () => LaidOut): () => void {
  const tell = () => {
    box.dataset.laidOut = JSON.stringify(laidOut());
  };
  box.addEventListener('lay-open', tell);
  return () => box.removeEventListener('lay-open', tell);
}

/** What is laid out, from the board's own measures to client pixels; the parent may show the board larger than it is drawn. */
export function boxesOnPage(
  box: HTMLElement,
  view: BoardView,
  laid: {
    words: readonly SetWord[];
    figures: readonly { token: BoardToken; spot: Spot; plate: Plate | undefined }[];
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
    figures: laid.figures.map(({ token, spot }) => {
      const at = toWindow(view, spot);
      const radius = spot.radius * view.scale;
      return { id: token.id, count: spot.count ?? 1, ...onPage(at.x - radius, at.y - radius, 2 * radius, 2 * radius) };
    }),
  };
}

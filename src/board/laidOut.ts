/** Where the board has laid what out, in client pixels: for scripts that measure a page. Asked for, never kept up, so it costs nothing else. */

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
  /** As it is written; `whole` is what it stands for. Both are empty where a feature is shown by its icon alone. */
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

/** Drawing and erasing as hand edits, each one step of undo with words for its name. */
import { useMemo } from 'react';
import type { Fight } from '../../engine/fight.ts';
import { count } from '../../engine/words.ts';
import type { Drawing, Figure, Stroke } from '../../space/drawing.ts';
import { useTable } from '../../store/store.ts';
import { penWidth, useDrawTool } from './drawTool.ts';

const NAMES: Record<Figure['kind'], string> = {
  free: 'a line by hand',
  line: 'a line',
  arrow: 'an arrow',
  box: 'a box',
  ellipse: 'an ellipse',
  words: 'words',
};

/** The deeds of the drawing tool on this fight. */
export function useDrawEdits({ scene, drawings }: Pick<Fight, 'scene' | 'drawings'>) {
  const dispatch = useTable((table) => table.dispatch);
  return useMemo(
    () => ({
      /** Draws a figure with the pen as it is set. */
      draw(figure: Figure): void {
        const { colour, width, seen } = useDrawTool.getState();
        const stroke: Stroke = { figure, colour, width: penWidth(scene, width), seen };
        dispatch({ type: 'edit', label: `Draw ${NAMES[figure.kind]}`, edits: [{ edit: 'draw', stroke }] });
      },
      show({ id, figure, colour, width }: Drawing, seen: Stroke['seen']): void {
        const label = seen === 'players' ? 'Show a drawing to the players' : 'Keep a drawing from the players';
        dispatch({ type: 'edit', label, edits: [{ edit: 'draw', id, stroke: { figure, colour, width, seen } }] });
      },
      erase(ids: readonly string[]): void {
        const there = ids.filter((id) => Object.hasOwn(drawings, id));
        if (there.length === 0) return;
        const label = `Erase ${count(there.length, 'drawing')}`;
        dispatch({ type: 'edit', label, edits: [{ edit: 'erase', drawings: there }] });
      },
      eraseAll(): void {
        dispatch({ type: 'edit', label: 'Erase all drawings', edits: [{ edit: 'erase', drawings: 'all' }] });
      },
    }),
    [scene, drawings, dispatch],
  );
}

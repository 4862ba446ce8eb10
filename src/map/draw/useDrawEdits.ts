/** Drawing and erasing as hand edits. Each edit is one step of undo with its name in words. */
import { useMemo } from 'react';
import type { Fight } from '../../engine/fight.ts';
import { countWords } from '../../engine/words.ts';
import type { Drawing, Figure, Stroke } from '../../space/drawing.ts';
import { tableActions } from '../../store/store.ts';
import { penWidth, useDrawTool } from './drawTool.ts';

const NAMES: Record<Figure['kind'], string> = {
  free: 'a line by hand',
  line: 'a line',
  arrow: 'an arrow',
  box: 'a box',
  ellipse: 'an ellipse',
  words: 'words',
};

/** The actions of the drawing tool on this fight. */
export function useDrawEdits({ scene, drawings }: Pick<Fight, 'scene' | 'drawings'>) {
  return useMemo(
    () => ({
      /** Draws a figure with the pen's current settings. */
      draw(figure: Figure): void {
        const { colour, width, seen } = useDrawTool.getState();
        const stroke: Stroke = { figure, colour, width: penWidth(scene, width), seen };
        tableActions.dispatch({ type: 'edit', label: `Draw ${NAMES[figure.kind]}`, edits: [{ edit: 'draw', stroke }] });
      },
      show({ id, figure, colour, width }: Drawing, seen: Stroke['seen']): void {
        const label = seen === 'players' ? 'Show a drawing to the players' : 'Keep a drawing from the players';
        tableActions.dispatch({
          type: 'edit',
          label,
          edits: [{ edit: 'draw', id, stroke: { figure, colour, width, seen } }],
        });
      },
      /** Moves, stretches or turns a drawing. The drawing keeps its colour and who sees it. */
      change({ id, figure: { kind }, colour, seen }: Drawing, figure: Figure, width: number): void {
        const label = `Change ${NAMES[kind]}`;
        tableActions.dispatch({
          type: 'edit',
          label,
          edits: [{ edit: 'draw', id, stroke: { figure, colour, width, seen } }],
        });
      },
      erase(ids: readonly string[]): void {
        const there = ids.filter((id) => Object.hasOwn(drawings, id));
        if (there.length === 0) return;
        const label = `Erase ${countWords(there.length, 'drawing')}`;
        tableActions.dispatch({ type: 'edit', label, edits: [{ edit: 'erase', drawings: there }] });
      },
      eraseAll(): void {
        tableActions.dispatch({
          type: 'edit',
          label: 'Erase all drawings',
          edits: [{ edit: 'erase', drawings: 'all' }],
        });
      },
    }),
    [scene, drawings],
  );
}

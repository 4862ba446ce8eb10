/** A picture that is dropped on a figure of the map becomes the figure's picture. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { BoardHandle } from '../../board/types.ts';
import { type Fight, fullName } from '../../engine/fight.ts';
import { tableActions } from '../../store/store.ts';

/** How near to a figure's middle a picture must be dropped, in pixels of the page. */
const REACH = 48;

/** The figure at a point of the page: the nearest within reach. */
function figureAt(fight: Fight, board: BoardHandle, x: number, y: number): string | undefined {
  let best: { id: string; far: number } | undefined;
  for (const id of fight.order) {
    const at = board.whereIs(id);
    const far = at ? Math.hypot(at.x - x, at.y - y) : Number.POSITIVE_INFINITY;
    if (far <= REACH && (!best || far < best.far)) best = { id, far };
  }
  return best?.id;
}

/** Whether a drag brings a file that may be a picture. */
const bringsPicture = ({ dataTransfer }: DragEvent): boolean =>
  [...(dataTransfer?.items ?? [])].some(({ kind, type }) => kind === 'file' && type.startsWith('image/'));

/** Hears drops on the page while the map is shown; not while it is only looked at. */
export function useFigureDrop(fight: Fight, board: RefObject<BoardHandle | null>, active: boolean): void {
  const under = useEffectEvent((event: DragEvent) =>
    board.current ? figureAt(fight, board.current, event.clientX, event.clientY) : undefined,
  );
  const give = useEffectEvent(async (id: string, file: File) => {
    const one = fight.combatants[id];
    const kept = one && (await tableActions.addPicture(file));
    if (!one || !kept) return;
    const look = { ...one.look, picture: kept.picture };
    tableActions.edit(`A picture for ${fullName(one)}`, [{ edit: 'combatant', combatant: id, look }]);
  });
  useEffect(() => {
    if (!active) return undefined;
    const over = (event: DragEvent) => {
      if (!bringsPicture(event) || under(event) === undefined) return;
      // Without this the browser would open the picture in place of the page.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      const file = [...(event.dataTransfer?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      const id = file && under(event);
      if (!file || id === undefined) return;
      event.preventDefault();
      void give(id, file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [active]);
}

/**
 * Dragging one row of the turn order onto another, in games where rows exchange cards. The move on
 * the card does the same by keys and touch.
 */
import { type DragEvent, useState } from 'react';
import type { Id } from '../../engine/words.ts';
import { exchangeRows } from '../fightActions.ts';

/**
 * The type of the dragged data. A file or a word that is dragged over the order has another type
 * and is ignored.
 */
const KIND = 'application/x-affray-row';

interface RowDrag {
  draggable?: true;
  'data-over'?: true;
  onDragStart?(event: DragEvent): void;
  onDragOver?(event: DragEvent): void;
  onDragLeave?(): void;
  onDrop?(event: DragEvent): void;
}

/**
 * The props of a row's list item; empty in games without an `exchange`. `data-over` is set while
 * another row is held over this one.
 */
export function useRowDrag(who: Id, action: string | undefined): RowDrag {
  const [over, setOver] = useState(false);
  if (action === undefined) return {};
  return {
    draggable: true,
    ...(over ? { 'data-over': true as const } : {}),
    onDragStart(event) {
      event.dataTransfer.setData(KIND, who);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver(event) {
      if (!event.dataTransfer.types.includes(KIND)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event) {
      setOver(false);
      const dragged = event.dataTransfer.getData(KIND);
      if (dragged === '') return;
      event.preventDefault();
      exchangeRows(dragged, who);
    },
  };
}

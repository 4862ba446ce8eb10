/** Dragging one row of the turn order onto another, in games where rows change hands. The move on the card does the same by keys and touch. */
import { type DragEvent, useState } from 'react';
import type { Id } from '../../engine/words.ts';
import { exchange } from '../deeds.ts';

/** Names what is dragged, so that a file or a word dragged over the order is nothing to it. */
const KIND = 'application/x-affray-row';

interface RowDrag {
  draggable?: true;
  'data-over'?: true;
  onDragStart?(event: DragEvent): void;
  onDragOver?(event: DragEvent): void;
  onDragLeave?(): void;
  onDrop?(event: DragEvent): void;
}

/** What a row's list item needs; nothing in games without an `exchange`. `data-over` is set while another row is held over it. */
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
      exchange(dragged, who);
    },
  };
}

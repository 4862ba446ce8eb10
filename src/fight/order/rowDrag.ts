/** Dragging one row of the turn order onto another, in games where rows change hands. The move on the card does the same by keys and touch. */
import { type DragEvent, useState } from 'react';
import type { OrderRow } from '../../engine/ruleset.ts';
import type { Deeds } from '../useDeeds.ts';

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
export function useRowDrag(row: OrderRow, exchange: string | undefined, deeds: Deeds): RowDrag {
  const [over, setOver] = useState(false);
  if (exchange === undefined) return {};
  return {
    draggable: true,
    ...(over ? { 'data-over': true as const } : {}),
    onDragStart(event) {
      event.dataTransfer.setData(KIND, row.combatant);
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
      const who = event.dataTransfer.getData(KIND);
      if (who === '') return;
      event.preventDefault();
      deeds.exchange(who, row.combatant);
    },
  };
}

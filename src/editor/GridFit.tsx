/**
 * The tool that fits the grid to the picture: how many squares the dragged block has, and the
 * nudges.
 */
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import type { Point } from '../space/scene.ts';
import { IconButton } from '../ui/Button.tsx';
import { NumberInput } from '../ui/inputs/inputs.tsx';

/** The distance of one nudge, in map pixels. With Shift, a key nudges by a quarter of this. */
export const NUDGE = 1;
export const FINE_NUDGE = 0.25;

const NUDGES = [
  { label: 'Nudge the grid left', icon: ChevronLeft, by: { x: -NUDGE, y: 0 } },
  { label: 'Nudge the grid right', icon: ChevronRight, by: { x: NUDGE, y: 0 } },
  { label: 'Nudge the grid up', icon: ChevronUp, by: { x: 0, y: -NUDGE } },
  { label: 'Nudge the grid down', icon: ChevronDown, by: { x: 0, y: NUDGE } },
] as const;

/** The nudge of an arrow key. Undefined for any other key. */
export function nudgeOf(key: string, fine: boolean): Point | undefined {
  const step = fine ? FINE_NUDGE : NUDGE;
  switch (key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 };
    case 'ArrowRight':
      return { x: step, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -step };
    case 'ArrowDown':
      return { x: 0, y: step };
    default:
      return undefined;
  }
}

/** The options beside the map. */
export function GridFitPanel({
  block,
  onBlock,
  onNudge,
  cells = 'squares',
}: {
  block: { columns: number; rows: number };
  onBlock(block: { columns: number; rows: number }): void;
  onNudge(by: Point): void;
  /** What the block consists of. */
  cells?: 'squares' | 'hexes';
}) {
  return (
    <section aria-label="Fit the grid" className="flex flex-col gap-3">
      <h2 className="font-semibold text-sm">Fit the grid</h2>
      <p className="text-soft text-xs">
        Drag a block over {cells} that the picture shows, from corner to corner. The more {cells}, the better it fits.
      </p>
      <div className="grid grid-cols-2 gap-2">
        <NumberInput
          label="The block: across"
          value={block.columns}
          min={1}
          max={50}
          onChange={(columns) => onBlock({ ...block, columns })}
        />
        <NumberInput
          label="and down"
          value={block.rows}
          min={1}
          max={50}
          onChange={(rows) => onBlock({ ...block, rows })}
        />
      </div>
      <div className="flex items-center gap-1">
        <span className="flex-1 text-soft text-xs">Nudge: arrow keys, finer with Shift</span>
        {NUDGES.map(({ label, icon, by }) => (
          <IconButton key={label} size="small" icon={icon} label={label} onPress={() => onNudge(by)} />
        ))}
      </div>
    </section>
  );
}

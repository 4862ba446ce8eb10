/**
 * The tools of a map that is laid in a grid: its own, and the one that fits the grid to a picture.
 */
import { useState } from 'react';
import type { Point, Scene } from '../space/scene.ts';
import { useScope } from '../ui/keyScopes.ts';
import { nudgeOf } from './GridFit.tsx';
import type { ToolRow } from './tools.ts';

type Row<Id extends string> = ToolRow & { id: Id };

/**
 * The tools with the chosen one and the block for fitting the grid. `grid` is offered only over a
 * picture; while it is chosen, the arrow keys nudge the grid. `usual` is chosen at first, and where
 * the chosen tool is not offered.
 */
export function useGridTools<Id extends string>(
  { ground }: Pick<Scene, 'ground'>,
  { own, grid, usual }: { own: readonly Row<Id>[]; grid: Row<Id>; usual: Id },
  nudge: (by: Point) => void,
) {
  const tools = ground.kind === 'picture' ? [...own, grid] : own;
  const offered = (wanted: string): Id => tools.find(({ id }) => id === wanted)?.id ?? usual;
  const [wanted, setWanted] = useState<Id>(usual);
  const [block, setBlock] = useState({ columns: 5, rows: 5 });
  const tool = offered(wanted);
  useScope(tool === grid.id ? 'tool' : 'off', ({ key, shiftKey }, focus) => {
    const by = focus === 'elsewhere' ? nudgeOf(key, shiftKey) : undefined;
    if (!by) return undefined;
    nudge(by);
    return 'used';
  });
  return { tools, tool, setTool: (id: string) => setWanted(offered(id)), block, setBlock };
}

/** The bar of the ruler: how to use it, the measured length, and the keyboard's pen. */
import type { RefObject } from 'react';
import type { StrokeListener } from '../../board/strokeEvents.ts';
import type { BoardHandle } from '../../board/types.ts';
import type { Scene } from '../../space/scene.ts';
import { KeyPen } from '../KeyPen.tsx';
import { ToolPanel } from '../ToolPanel.tsx';

/** The bar. `reads` is the whole length in the game's words; empty while nothing is measured. */
export function RulerBar({
  scene,
  board,
  tell,
  reads,
}: {
  scene: Scene;
  board: RefObject<BoardHandle | null>;
  tell: StrokeListener;
  reads: string;
}) {
  return (
    <ToolPanel label="Ruler" hint="Drag to measure, or click from corner to corner. Escape clears it.">
      <output className="min-w-24 px-2 text-center font-semibold text-sm tabular-nums">{reads || 'Ruler'}</output>
      <KeyPen scene={scene} board={board} tell={tell} />
    </ToolPanel>
  );
}

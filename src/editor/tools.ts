/** What the editor of a map is made of, whatever kind of map it is. */
import type { ReactNode } from 'react';

/** A tool: its name, and in a sentence how it is used. */
export interface ToolRow {
  id: string;
  label: string;
  hint: string;
}

export interface EditorParts {
  tools: readonly ToolRow[];
  tool: string;
  setTool(id: string): void;
  /** Drawn on the board. */
  layer: ReactNode;
  /** Told beside it. */
  panel: ReactNode;
}

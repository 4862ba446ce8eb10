/** The parts of which the editor of a map is made, for every kind of map and in every mode. */
import type { ReactNode } from 'react';

/** A tool: its name, and a sentence on how to use it. */
export interface ToolRow {
  id: string;
  label: string;
  hint: string;
}

export interface EditorParts {
  tools: readonly ToolRow[];
  tool: string;
  setTool(id: string): void;
  /** The editor's layer on the board. */
  layer: ReactNode;
  /** The editor's panel beside the board. */
  panel: ReactNode;
  /** Whether the keyboard's pen can draw with this mode's tools. */
  byPen?: boolean;
}

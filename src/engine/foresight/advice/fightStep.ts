/** A single step by which a fight is changed, as an ordinary command. */
import type { Command, Edit } from '../../command.ts';

/** A step that changes a fight. */
export interface FightStep {
  /** The same for the same step of the same fight. */
  id: string;
  /** What is done, for a button: “Leave out Bandit 2”. */
  label: string;
  /** An edit, or somebody who joins a running fight. */
  command: Command;
}

/** A step of edits alone. */
export const stepOfEdits = (id: string, label: string, done: string, edits: readonly Edit[]): FightStep => ({
  id,
  label,
  command: { type: 'edit', label: done, edits: [...edits] },
});

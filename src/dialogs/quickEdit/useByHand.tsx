/**
 * Rulings by hand from a dialog, with the choice to set only the numbers, without what follows from
 * them.
 */
import { type ReactNode, useState } from 'react';
import type { Command } from '../../engine/command.ts';
import { tableActions } from '../../store/store.ts';
import { SwitchInput } from '../../ui/inputs/inputs.tsx';

/**
 * Makes a ruling as the switch says, and gives the switch. While no fight runs nothing follows from
 * a ruling, so there is no switch.
 */
export function useByHand(stage: 'setup' | 'running' | 'over'): {
  byHand(command: Command): boolean;
  onlyNumbers: ReactNode;
} {
  const { dispatch } = tableActions;
  const [raw, setRaw] = useState(false);
  const only = raw && stage === 'running';
  return {
    byHand: (command) => dispatch(only && command.type === 'edit' ? { ...command, raw: true } : command),
    onlyNumbers:
      stage === 'running' ? (
        <SwitchInput
          label="Only the number"
          help="Off: what the rules make of a change comes with it, such as a fall, and is undone with it."
          value={raw}
          onChange={setRaw}
          className="mb-4"
        />
      ) : null,
  };
}

/**
 * The GM's rulings on a roll before the dice are rolled: a small menu beside the roll, in the
 * game's terms.
 */
import { Scale } from 'lucide-react';
import type { Roll } from '../../engine/question.ts';
import { capitalized } from '../../engine/words.ts';
import { tableActions } from '../../store/store.ts';
import { MenuButton } from '../../ui/menus/Menu.tsx';

/**
 * Shows the menu; shows nothing where the roll knows no rulings. After a ruling the dice are asked
 * for again, because another ruling may follow.
 */
export function Rulings({ question, roll }: { question: string; roll: Roll }) {
  const { answer } = tableActions;
  if (!roll.rulings) return null;
  return (
    <MenuButton
      label={`Rule on ${roll.label}`}
      entries={roll.rulings.map(({ id, label }) => ({
        id,
        label: capitalized(label),
        onAction: () => answer(question, { kind: 'ruling', roll: roll.id, ruling: id }),
      }))}
      name="Rule on this roll before it is made"
      icon={Scale}
      size="small"
    />
  );
}

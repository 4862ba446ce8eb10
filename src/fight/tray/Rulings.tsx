/** What the GM may rule about a roll before it is made: a small menu beside it, in the terms of the game. */
import { Scale } from 'lucide-react';
import type { Roll } from '../../engine/question.ts';
import { useTable } from '../../store/store.ts';
import { MenuButton } from '../../ui/menus/Menu.tsx';

/** Nothing where the roll knows no rulings. After one the dice are asked for again and wait: there may be another. */
export function Rulings({ question, roll }: { question: string; roll: Roll }) {
  const answer = useTable((table) => table.answer);
  if (!roll.rulings) return null;
  return (
    <MenuButton
      label={`Rule on ${roll.label}`}
      entries={roll.rulings.map(({ id, label }) => ({
        id,
        label: label.charAt(0).toUpperCase() + label.slice(1),
        onAction: () => answer(question, { kind: 'ruling', roll: roll.id, ruling: id }),
      }))}
      name="Rule on this roll before it is made"
      icon={Scale}
      size="small"
    />
  );
}

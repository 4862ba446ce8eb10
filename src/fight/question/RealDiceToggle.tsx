/** The button by which the GM says who rolls real dice for a roll. */
import { Hand } from 'lucide-react';
import { IconToggle } from '../../ui/Button.tsx';

/** `seat`: the name of whoever rolls. `own`: they roll real dice now. */
export function RealDiceToggle({ seat, own, onOwn }: { seat: string; own: boolean; onOwn(own: boolean): void }) {
  return (
    <IconToggle
      icon={Hand}
      label={own ? `${seat} rolls real dice. Press to have them rolled` : `Press when ${seat} rolls real dice`}
      isSelected={own}
      onChange={onOwn}
    />
  );
}

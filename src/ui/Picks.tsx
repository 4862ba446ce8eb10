/**
 * A group of small buttons side by side, of which one is chosen. The group is one stop of the Tab
 * key; arrows move within the group.
 */
import type { KeyboardEvent, ReactNode } from 'react';
import { BareButton } from './Button.tsx';
import { type TipWords, tipAttributes } from './tip.ts';

export interface Pick<Id extends string> {
  id: Id;
  /** The content of the button. */
  face: ReactNode;
  /** The name of a pick whose face has no words; the tooltip shows this name. */
  named?: TipWords;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The group. `buttonClass` may style the chosen one by `aria-checked:`. */
export function Picks<Id extends string>({
  label,
  picks,
  chosen,
  onChoose,
  className,
  buttonClass,
}: {
  label: string;
  picks: readonly Pick<Id>[];
  chosen: Id;
  onChoose(id: Id): void;
  className: string;
  buttonClass: string;
}) {
  const arrows = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
    const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
    if (step === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (at + step + buttons.length) % buttons.length;
    buttons[next]?.focus();
    const pick = picks[next];
    if (pick) onChoose(pick.id);
  };
  return (
    <div role="radiogroup" aria-label={label} onKeyDown={arrows} className={className}>
      {picks.map(({ id, face, named }) => (
        <BareButton
          key={id}
          role="radio"
          aria-checked={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          {...(named ? { 'aria-label': named.label, ...tipAttributes(named) } : {})}
          onPress={() => onChoose(id)}
          className={buttonClass}
        >
          {face}
        </BareButton>
      ))}
    </div>
  );
}

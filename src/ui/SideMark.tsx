/**
 * The mark of a side: a colour and a shape for each side, so that nobody needs to see the colour.
 */
import { memo } from 'react';
import { cn } from './cn.ts';

export type Stance = 'party' | 'ally' | 'neutral' | 'foe';

const shapes: Record<Stance, string> = {
  party: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z',
  ally: 'M2 2h12v12H2z',
  neutral: 'M8 .8 15.2 8 8 15.2.8 8z',
  foe: 'M8 1.2 15.4 14.4H.6z',
};
const colours: Record<Stance, string> = {
  party: 'text-party',
  ally: 'text-ally',
  neutral: 'text-neutral',
  foe: 'text-foe',
};
export const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  party: 'party',
  ally: 'ally',
  neutral: 'neutral',
  foe: 'foe',
};

interface MarkProps {
  stance: Stance;
  className?: string;
  named?: boolean;
}

/** The mark as an element, for rows of which there are many: it is no component of its own. */
export function sideMark({ stance, className, named }: MarkProps) {
  const path = <path d={shapes[stance]} fill="currentColor" />;
  const classes = cn('inline-block size-3 shrink-0', colours[stance], className);
  if (named)
    return (
      <svg viewBox="0 0 16 16" className={classes} role="img" aria-label={STANCE_WORDS[stance]}>
        {path}
      </svg>
    );
  return (
    <svg viewBox="0 0 16 16" className={classes} aria-hidden>
      {path}
    </svg>
  );
}

/** Circle for the party, square for allies, diamond for neutrals, triangle for foes. */
export const SideMark = memo(sideMark);

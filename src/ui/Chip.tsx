/**
 * Small words on a pill: a state, a cost, a count. A word or a sign always says what the tone says.
 */
import { memo, type ReactNode } from 'react';
import { cn } from './cn.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'now';

const tones: Record<Tone, string> = {
  plain: 'bg-lifted text-soft',
  good: 'bg-lifted text-ink',
  bad: 'bg-danger-wash text-danger',
  now: 'bg-now-wash text-now',
};

/** A pill. Where a pill has more to say, use a `Tip` around a button with these classes. */
export const Chip = memo(function Chip({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cn(
        'inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-full px-2 font-medium text-2xs',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
});

/** The classes of a pill that is a button. */
export const chipButton = (tone: Tone): string =>
  cn(
    'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-medium text-xs hover:brightness-115',
    tones[tone],
  );

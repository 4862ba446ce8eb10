/** One row of the order as the players read it: who, of which side, whether they act, and what is told of their health. */
import { Check } from 'lucide-react';
import type { PublicCombatant } from '../engine/publicView.ts';
import { cn } from '../ui/cn.ts';
import { GameIcon } from '../ui/icons/icons.ts';
import { SideMark, type Stance } from '../ui/SideMark.tsx';
import { LoadBars } from '../ui/tracks/LoadBars.tsx';
import { loadsOf, loadWords } from '../ui/tracks/loads.ts';
import { figuresLeft, type Row, shareLeft } from './glance.ts';

/** `card` in a strip, `small` where many must fit, `line` in a list. */
export type CardSize = 'card' | 'small' | 'line';

const HEALTH = {
  good: 'text-ally',
  hurt: 'text-neutral',
  bad: 'text-danger',
  down: 'text-soft',
} as const;

const TINT: Record<Stance, string> = {
  party: 'text-party',
  ally: 'text-ally',
  neutral: 'text-neutral',
  foe: 'text-foe',
};

/** What is told of somebody's health: a bar and figures, a word, or nothing. */
function Health({ one, wide }: { one: PublicCombatant; wide: boolean }) {
  if (one.standing.at !== 'up') return <span className="truncate text-soft">{one.standing.word}</span>;
  const loads = loadsOf(one.tracks);
  if (loads.length > 0)
    return (
      <span className="flex w-full items-center gap-[0.4em]">
        <LoadBars loads={loads} />
        <span className="flex shrink-0 justify-end gap-[0.5em] text-soft tabular-nums">
          <span className="sr-only">{loadWords(loads)}</span>
          {loads.map(({ id, value, max, mood }) => (
            <span key={id} aria-hidden className={mood === 'over' ? 'font-semibold text-danger' : ''}>
              {value}/{max}
            </span>
          ))}
        </span>
      </span>
    );
  const share = shareLeft(one);
  if (share !== undefined)
    return (
      <span className="flex w-full items-center gap-[0.4em]">
        <span className="flex h-[0.4em] w-full overflow-hidden rounded-full bg-lifted" aria-hidden>
          <span
            className={cn('h-full rounded-full', share <= 0.25 ? 'bg-danger' : 'bg-soft')}
            style={{ width: `${Math.round(share * 100)}%` }}
          />
        </span>
        <span className={cn('shrink-0 text-right text-soft tabular-nums', wide && 'w-[2.8em]')}>
          {figuresLeft(one)}
        </span>
      </span>
    );
  if (one.health)
    return (
      <span className={cn('truncate', one.health.tone ? HEALTH[one.health.tone] : 'text-soft')}>{one.health.word}</span>
    );
  return null;
}

/** A name whose number is never cut off: it is what tells copies apart. */
function Name({ name, bold }: { name: string; bold: boolean }) {
  const [, words = name, number] = /^(.*\S)(\s\d{1,3})$/.exec(name) ?? [];
  return (
    <span className={cn('flex min-w-0 flex-1 text-ink leading-tight', bold && 'font-bold')}>
      <span className="min-w-0 truncate">{words}</span>
      {number ? <span className="shrink-0 whitespace-pre tabular-nums">{number}</span> : null}
    </span>
  );
}

const BOX: Record<CardSize, string> = {
  line: 'min-w-0 items-center px-[0.5em] py-[0.35em]',
  card: 'min-w-[8.4em] max-w-[12em] flex-1 basis-0 flex-col justify-center px-[0.5em] py-[0.35em]',
  small: 'w-[var(--small-card)] min-w-0 items-center px-[0.4em]',
};

/** The row. A small one tells of health only that somebody is down; the map tells the rest. */
export function OrderCard({
  row,
  one,
  stance,
  size,
}: {
  row: Row;
  one: PublicCombatant;
  stance: Stance;
  size: CardSize;
}) {
  const acting = row.state === 'acting';
  const done = row.state === 'done';
  const badge = row.badge ? (
    <span className={cn('shrink-0 font-bold tabular-nums', acting ? 'text-now' : 'text-soft')}>{row.badge}</span>
  ) : null;
  return (
    <li
      aria-current={acting ? 'step' : undefined}
      className={cn(
        'relative flex gap-[0.4em] rounded-[0.4em]',
        BOX[size],
        acting && 'bg-now-wash shadow-[inset_0_0_0_0.14em_var(--now-fill)]',
        row.state === 'may' && 'bg-lifted',
        !acting && row.state !== 'may' && 'bg-raised',
        done && 'opacity-55',
      )}
    >
      <span className="flex min-w-0 flex-1 items-center gap-[0.35em]">
        <span className={cn('relative shrink-0', TINT[stance])}>
          <GameIcon name={one.look.icon ?? 'person'} size={size === 'small' ? '1.25em' : '1.5em'} />
        </span>
        <SideMark stance={stance} className="size-[0.6em]" named />
        <span className={cn('flex min-w-0 flex-1', one.standing.at !== 'up' && 'line-through decoration-soft')}>
          <Name name={one.name} bold={acting} />
        </span>
        {size === 'card' ? null : badge}
        {done ? <Check aria-label="has acted" className="size-[0.9em] shrink-0 text-soft" /> : null}
      </span>
      {size === 'small' ? null : (
        <span
          className={cn(
            'flex min-w-0 items-center gap-[0.5em]',
            size === 'line' ? 'w-[7em] justify-end' : 'min-h-[1.2em]',
          )}
        >
          {size === 'card' ? badge : null}
          <Health one={one} wide={size === 'line'} />
        </span>
      )}
    </li>
  );
}

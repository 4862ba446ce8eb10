/** One row of the turn order as a button: who, how it stands, whether it may act now. A click selects, and gives the turn. */

import { Check, Play } from 'lucide-react';
import type { OrderRow } from '../../engine/ruleset.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import { LoadBars } from '../../ui/tracks/LoadBars.tsx';
import { loadWords } from '../../ui/tracks/loads.ts';
import { take } from '../deeds.ts';
import { usePointing } from '../usePointing.ts';
import { useFace } from './cardFace.ts';

const stateWords: Record<OrderRow['state'], string> = {
  acting: 'acts now',
  may: 'may act now',
  waiting: 'waits',
  done: 'has acted',
  out: 'is out',
};

const stateLook: Record<OrderRow['state'], string> = {
  acting: 'bg-now-fill text-on-now',
  may: 'bg-raised text-ink ring-1 ring-now/70 ring-inset hover:bg-lifted',
  waiting: 'bg-raised text-ink hover:bg-lifted',
  done: 'bg-transparent text-faint hover:bg-raised',
  out: 'bg-transparent text-faint line-through hover:bg-raised',
};

const shapes = {
  card: 'flex w-full flex-col gap-1 px-2.5 py-1.5',
  slim: 'flex h-8 w-full items-center gap-1.5 px-2 pb-1',
  line: 'flex h-8 w-full items-center gap-1.5 px-2',
} as const;

type CardShape = keyof typeof shapes;

/** Badges up to this length stand beside the name. */
const SHORT_BADGE = 2;

/** The thin line of what somebody has left. Doubled by words for screen readers in the row's name. */
function HealthLine({ share, onFill }: { share: number | undefined; onFill: boolean }) {
  if (share === undefined) return null;
  return (
    <span className={cn('block h-1 w-full overflow-hidden rounded-full', onFill ? 'bg-black/25' : 'bg-lifted')}>
      <span
        className={cn(
          'block h-full rounded-full',
          onFill ? 'bg-on-now' : share <= 0.25 ? 'bg-danger' : share <= 0.5 ? 'bg-now' : 'bg-soft',
        )}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}

/** The row. `shape`: a card of a strip or ribbon, a slim one where they are many, or a line of a list. */
export function OrderCard({ row, shape }: { row: OrderRow; shape: CardShape }) {
  const { name, copy, stance, standing, loads, share, hidden, chosen, gives } = useFace(row.combatant, row.state);
  const pointing = usePointing({ token: row.combatant });
  const fullName = copy === undefined ? name : `${name} ${copy}`;
  const acting = row.state === 'acting';
  const words = [
    fullName,
    stateWords[row.state],
    row.badge,
    row.note,
    standing,
    loads.length > 0 ? loadWords(loads) : share === undefined ? undefined : `${Math.round(share * 100)} per cent left`,
    hidden ? 'hidden from the players' : undefined,
    gives ? 'press to give the turn' : undefined,
  ].filter((word) => word !== undefined);
  const mark = acting ? (
    <Play aria-hidden className="size-3 shrink-0 fill-current" />
  ) : row.state === 'done' ? (
    <Check aria-hidden className="size-3 shrink-0" />
  ) : null;
  const line = shape === 'line';
  // A card's number stands large beside the name; a word would push the name out and goes below.
  const below = !line && (row.badge?.length ?? 0) > SHORT_BADGE;
  const said = standing ?? row.note;
  const side = <SideMark stance={stance} className={acting ? 'text-on-now' : ''} />;
  // A long name is cut, its number never: it is what tells copies apart.
  const label = (
    <span
      className={cn(
        'flex min-w-0 gap-[0.3em] text-sm',
        line ? '' : 'flex-1',
        acting || gives ? 'font-semibold' : 'font-medium',
      )}
    >
      <span className="truncate">{name}</span>
      {copy === undefined ? null : <span className="shrink-0 tabular-nums">{copy}</span>}
    </span>
  );
  const badge = row.badge ? <span className="shrink-0 font-semibold text-sm tabular-nums">{row.badge}</span> : mark;
  const health =
    loads.length > 0 ? <LoadBars loads={loads} onFill={acting} /> : <HealthLine share={share} onFill={acting} />;
  return (
    <BareButton
      aria-label={words.join(', ')}
      {...(chosen ? { 'aria-current': 'true' as const } : {})}
      onPress={() => take(row)}
      {...pointing}
      className={cn(
        'relative shrink-0 select-none rounded-lg text-left hover:transition-colors',
        stateLook[row.state],
        chosen && !acting && 'outline-2 outline-soft -outline-offset-1',
        shapes[shape],
      )}
    >
      {shape === 'slim' ? (
        <>
          {side}
          {label}
          {below ? mark : badge}
          <span className="absolute inset-x-1.5 bottom-0.5">{health}</span>
        </>
      ) : line ? (
        <>
          {side}
          {label}
          <span className={cn('min-w-0 flex-1 truncate text-right text-2xs', acting ? '' : 'text-soft')}>{said}</span>
          <span className="w-10 shrink-0">{health}</span>
          {badge}
        </>
      ) : (
        <>
          <span className="flex items-center gap-1.5">
            {side}
            {label}
            {below ? mark : badge}
          </span>
          <span className="flex h-3.5 items-center gap-2 text-2xs">
            {said ? <span className={cn('min-w-0 flex-1 truncate', acting ? '' : 'text-soft')}>{said}</span> : health}
            {below ? <span className="shrink-0 font-semibold">{row.badge}</span> : null}
          </span>
        </>
      )}
    </BareButton>
  );
}

/**
 * One row of the turn order as a button: who, in which condition, and whether the combatant may act
 * now. A click selects the combatant and gives the turn.
 */

import { Ban, Check, ChevronDown, Eye, HeartCrack, Info, Play } from 'lucide-react';
import type { Ref } from 'react';
import type { OrderRow } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { byGroup } from '../../players/glance.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { BareButton, bareButton, type Press } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { SideMark, type Stance } from '../../ui/SideMark.tsx';
import { LoadBars } from '../../ui/tracks/LoadBars.tsx';
import { loadWords } from '../../ui/tracks/loads.ts';
import { takeRow } from '../fightActions.ts';
import { isAddingPress, pickListed } from '../several/several.ts';
import { usePointing } from '../usePointing.ts';
import { type CardFace, type RowFace, useRowFace } from './cardFace.ts';

const stateWords: Record<OrderRow['state'], string> = {
  acting: 'acts now',
  may: 'may act now',
  waiting: 'waits',
  done: 'has acted',
  out: 'is out',
};

/** The same of several. */
const severalWords = { may: 'may act', waiting: 'wait', done: 'have acted', out: 'are out' } as const;

const stateLook: Record<OrderRow['state'], string> = {
  acting: 'bg-now-fill text-on-now',
  may: 'bg-raised text-ink ring-1 ring-now/70 ring-inset hover:bg-lifted',
  waiting: 'bg-raised text-ink hover:bg-lifted',
  done: 'bg-transparent text-faint hover:bg-raised',
  out: 'bg-transparent text-faint line-through hover:bg-raised',
};

const shapes = {
  card: 'flex h-9 items-center gap-1.5 whitespace-nowrap px-2 pb-1',
  line: 'flex min-h-8 w-full items-center gap-1.5 px-2 py-1',
} as const;

type CardShape = keyof typeof shapes;

/**
 * Badges of at most this many characters are numbers and are written large; longer badges are
 * words.
 */
const SHORT_BADGE = 2;

/**
 * The thin line that shows what a combatant has left. The row's name says the same in words for
 * screen readers.
 */
const healthLine = (share: number | undefined, onFill: boolean) =>
  share === undefined ? null : (
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

/**
 * The condition of a combatant who is down, and the row's other states, as icons: the names need
 * the room.
 */
function stateIcon({ standing, at }: CardFace, note: string | undefined) {
  const Icon = at === 'out' ? Ban : HeartCrack;
  if (standing) return <Icon aria-hidden className="size-3.5 shrink-0" />;
  return note ? <Info aria-hidden className="size-3 shrink-0 opacity-70" /> : null;
}

/** Takes the row as it is at the moment of the press, or picks several of the order. */
function pressRow(id: string, who: Id, press: Press): void {
  const { rows, order } = shownFightNow().derived;
  const row = rows.get(id);
  if (isAddingPress(press)) pickListed(press, who, [...new Set(byGroup(order).map(({ combatant }) => combatant))]);
  else if (row) takeRow(row);
}

/** What a row says of its combatant besides the name, in words. */
function stateWordsOf({ row, face }: RowFace): string[] {
  const { standing, at, offMap, loads, share, hidden, known, gives } = face;
  // Who has no place yet has no turn yet either, and is as alive as everybody else.
  const state = row.state === 'out' && at === 'up' ? 'waiting' : row.state;
  return [
    stateWords[state],
    offMap ? 'beside the map' : undefined,
    row.badge,
    row.note,
    standing,
    loads.length > 0 ? loadWords(loads) : share === undefined ? undefined : `${Math.round(share * 100)} per cent left`,
    hidden ? 'hidden from the players' : undefined,
    known === undefined ? undefined : `the players know it as ${known}`,
    gives ? 'press to give the turn' : undefined,
  ].filter((word) => word !== undefined);
}

/**
 * The row. `shape` is a card of a strip or ribbon, as wide as its name, or a line of a list, as
 * high as its name. A row out of sight keeps the look that it had; its name says nothing of its
 * state, because that would soon be untrue. It is one component, because an order has a hundred.
 */
export function OrderCard({ id, who, shape, isSeen }: { id: string; who: Id; shape: CardShape; isSeen: boolean }) {
  const now = useRowFace(id, isSeen);
  const pointing = usePointing({ token: who });
  if (!now) return null;
  const { row, face } = now;
  const words = isSeen ? stateWordsOf(now) : [];
  const { name, copy, known, stance, picture, at, loads, share, chosen, gives } = face;
  const fullName = copy === undefined ? name : `${name} ${copy}`;
  const acting = row.state === 'acting';
  const line = shape === 'line';
  const badge = row.badge ? (
    <span
      className={cn('shrink-0 tabular-nums', row.badge.length > SHORT_BADGE ? 'text-2xs' : 'font-semibold text-sm')}
    >
      {row.badge}
    </span>
  ) : null;
  const health =
    loads.length > 0 ? (
      <LoadBars loads={loads} onFill={acting} stand={line ? 'above' : 'beside'} />
    ) : (
      healthLine(share, acting)
    );
  return bareButton({
    'aria-label': [fullName, ...words].join(', '),
    tip: { label: fullName, hint: words.join(', '), side: line ? 'right' : 'bottom' },
    ...(chosen ? { 'aria-current': 'true' as const } : {}),
    onPress: (press) => pressRow(row.id, row.combatant, press),
    ...pointing.props,
    className: cn(
      'relative shrink-0 select-none rounded-lg text-left',
      stateLook[row.state === 'out' && at === 'up' ? 'waiting' : row.state],
      chosen && !acting && 'outline-2 outline-soft -outline-offset-1',
      shapes[shape],
    ),
    children: (
      <>
        <SideMark stance={stance} className={acting ? 'text-on-now' : ''} />
        {picture === undefined ? null : (
          <Portrait picture={picture} pictureOf={tableActions.picture} className="size-6" />
        )}
        <span
          className={cn(
            'text-sm leading-tight',
            line && 'min-w-0 flex-1',
            acting || gives ? 'font-semibold' : 'font-medium',
          )}
        >
          {fullName}
        </span>
        {known === undefined ? null : (
          <span aria-hidden className="inline-flex shrink-0 items-center gap-0.5 text-2xs tabular-nums opacity-70">
            <Eye className="size-3" />
            {known}
          </span>
        )}
        {stateIcon(face, line ? row.note : undefined)}
        {line ? (
          <span className="w-9 shrink-0">{health}</span>
        ) : (
          <span className="absolute inset-x-1.5 bottom-1">{health}</span>
        )}
        {badge}
        {acting ? (
          <Play aria-hidden className="size-2.5 shrink-0 fill-current" />
        ) : row.state === 'done' ? (
          <Check aria-hidden className="size-3 shrink-0" />
        ) : null}
      </>
    ),
  });
}

const WEIGHT: Record<OrderRow['state'], number> = { acting: 4, may: 3, waiting: 2, done: 1, out: 0 };

/** The card of several copies: what it shows of all of them together. */
export function CopiesButton({
  ref,
  name,
  rows,
  stance,
  shape,
  isOpen,
  onPress,
}: {
  ref: Ref<HTMLButtonElement>;
  name: string;
  rows: readonly OrderRow[];
  stance: Stance;
  shape: CardShape;
  isOpen: boolean;
  onPress(): void;
}) {
  const state = rows.reduce<OrderRow['state']>(
    (best, row) => (WEIGHT[row.state] > WEIGHT[best] ? row.state : best),
    'out',
  );
  const counts = (['may', 'waiting', 'done', 'out'] as const).flatMap((one) => {
    const count = rows.filter((row) => row.state === one).length;
    return count > 0 ? `${count} ${severalWords[one]}` : [];
  });
  const badges = [...new Set(rows.flatMap(({ badge }) => badge ?? []))];
  const line = shape === 'line';
  return (
    <BareButton
      ref={ref}
      aria-label={[`${name}, ${rows.length} of them`, ...counts].join(', ')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      tip={{ label: `${name} ×${rows.length}`, hint: counts.join(', '), side: line ? 'right' : 'bottom' }}
      onPress={onPress}
      className={cn('relative shrink-0 select-none rounded-lg text-left', stateLook[state], shapes[shape])}
    >
      <SideMark stance={stance} />
      <span className={cn('font-medium text-sm leading-tight', line && 'min-w-0 flex-1')}>{name}</span>
      <span className="shrink-0 rounded bg-now-wash px-1 font-semibold text-now text-xs tabular-nums">
        ×{rows.length}
      </span>
      {badges.length === 1 ? <span className="shrink-0 text-2xs tabular-nums">{badges[0]}</span> : null}
      <ChevronDown aria-hidden className="size-3 shrink-0 opacity-70" />
    </BareButton>
  );
}

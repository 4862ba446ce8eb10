/** The turn order as the players read it: a strip of cards, a ribbon with the sides left and right, or a list. */
import { type CSSProperties, Fragment } from 'react';
import type { PublicCombatant, PublicView } from '../engine/publicView.ts';
import { cn } from '../ui/cn.ts';
import type { Stance } from '../ui/SideMark.tsx';
import { byGroup, type Row, rowsInSight, stanceIn } from './glance.ts';
import { cardsIn, linesIn, smallCardsIn, smallCardWidth } from './layout.ts';
import { OrderCard } from './OrderCard.tsx';

const More = ({ count, where, tall }: { count: number; where: string; tall?: boolean }) =>
  count > 0 ? (
    <li className={cn('flex shrink-0 items-center px-[0.3em] text-soft tabular-nums', tall && 'row-span-2')}>
      +{count}
      <span className="sr-only"> more {where}</span>
    </li>
  ) : null;

type Sided = (row: Row) => { one: PublicCombatant; stance: Stance } | undefined;

/** A run of cards: large ones while all fit, otherwise small ones in two rows around who acts. */
function Run({
  label,
  rows,
  ems,
  sided,
  towards,
}: {
  label: string;
  rows: readonly Row[];
  ems: number;
  sided: Sided;
  towards: 'start' | 'centre' | 'end';
}) {
  const there = rows.filter(({ state }) => state !== 'out').length;
  const large = there <= cardsIn(ems);
  const { before, shown, after } = rowsInSight(rows, large ? there : smallCardsIn(ems));
  const justify = { start: 'justify-start', centre: 'justify-center', end: 'justify-end' }[towards];
  return (
    <ol
      aria-label={label}
      style={{ '--small-card': `${smallCardWidth(ems, shown.length, before + after)}em` } as CSSProperties}
      className={cn(
        'min-w-0 overflow-hidden',
        justify,
        large ? 'flex gap-[0.4em]' : 'grid grid-flow-col grid-rows-2 gap-x-[0.4em] gap-y-[0.3em]',
      )}
    >
      <More count={before} where="before" tall={!large} />
      {shown.map((row) => {
        const found = sided(row);
        return found ? <OrderCard key={row.id} row={row} {...found} size={large ? 'card' : 'small'} /> : null;
      })}
      <More count={after} where="after" tall={!large} />
    </ol>
  );
}

/** The list, group by group. */
function List({ view, ems, sided }: { view: PublicView; ems: number; sided: Sided }) {
  const rows = byGroup(view.order).filter(({ state }) => state !== 'out');
  const { before, shown, after } = rowsInSight(rows, linesIn(ems, view.order.groups.length, rows.length));
  return (
    <ol aria-label="Turn order" className="flex h-full flex-col gap-[0.25em] overflow-hidden p-[0.6em]">
      <More count={before} where="before" />
      {shown.map((row, at) => {
        const found = sided(row);
        return (
          <Fragment key={row.id}>
            {row.group !== undefined && row.group !== shown[at - 1]?.group ? (
              <li className="truncate px-[0.3em] pt-[0.35em] text-soft leading-tight first:pt-0">
                {view.order.groups.find(({ id }) => id === row.group)?.label}
              </li>
            ) : null}
            {found ? <OrderCard row={row} {...found} size="line" /> : null}
          </Fragment>
        );
      })}
      <More count={after} where="after" />
    </ol>
  );
}

/** The order. `ems` is the room along it, in heights of its text. */
export function OrderBar({ view, style, ems }: { view: PublicView; style: 'strip' | 'ribbon' | 'list'; ems: number }) {
  if (view.stage === 'setup')
    return <p className="grid h-full place-content-center p-[0.6em] text-center text-soft">The fight has not begun.</p>;
  const combatants = new Map(view.combatants.map((one) => [one.id, one]));
  const sided: Sided = (row) => {
    const one = combatants.get(row.combatant);
    return one && { one, stance: stanceIn(view, one) };
  };
  if (style === 'list') return <List view={view} ems={ems} sided={sided} />;
  const { rows } = view.order;
  if (style === 'strip')
    return (
      <div className="grid h-full items-stretch p-[0.5em]">
        <Run label="Turn order" rows={rows} ems={ems} sided={sided} towards="centre" />
      </div>
    );
  const friendly = (row: Row) => ['party', 'ally'].includes(sided(row)?.stance ?? 'neutral');
  const half = (ems - 5) / 2;
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-[0.6em] p-[0.5em]">
      <Run label="The party’s side" rows={rows.filter(friendly)} ems={half} sided={sided} towards="end" />
      <p className="grid place-content-center px-[0.6em] text-center leading-none">
        {view.order.round > 0 ? (
          <>
            <span className="text-soft">round</span>
            <span className="font-bold text-[2em] text-now tabular-nums">{view.order.round}</span>
          </>
        ) : null}
      </p>
      <Run
        label="The other side"
        rows={rows.filter((row) => !friendly(row))}
        ems={half}
        sided={sided}
        towards="start"
      />
    </div>
  );
}

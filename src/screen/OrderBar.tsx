/** The turn order as the players read it: a strip of cards, a ribbon with the sides left and right, or a list. */
import { Check } from 'lucide-react';
import { Fragment } from 'react';
import type { PublicCombatant, PublicView } from '../engine/publicView.ts';
import { cn } from '../ui/cn.ts';
import { GameIcon } from '../ui/icons.ts';
import { SideMark, type Stance } from '../ui/SideMark.tsx';
import { byGroup, figuresLeft, type Row, rowsInSight, shareLeft } from './glance.ts';

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

function Card({ row, one, stance, wide }: { row: Row; one: PublicCombatant; stance: Stance; wide: boolean }) {
  const acting = row.state === 'acting';
  const done = row.state === 'done';
  const badge = row.badge ? (
    <span className={cn('shrink-0 font-bold tabular-nums', acting ? 'text-now' : 'text-soft')}>{row.badge}</span>
  ) : null;
  const tick = done ? <Check aria-label="has acted" className="size-[0.9em] shrink-0 text-soft" /> : null;
  return (
    <li
      aria-current={acting ? 'step' : undefined}
      className={cn(
        'relative flex gap-[0.4em] rounded-[0.4em] px-[0.5em] py-[0.35em]',
        wide ? 'min-w-0 items-center' : 'min-w-[8.4em] max-w-[12em] flex-1 basis-0 flex-col justify-center',
        acting && 'bg-now-wash shadow-[inset_0_0_0_0.14em_var(--now-fill)]',
        row.state === 'may' && 'bg-lifted',
        !acting && row.state !== 'may' && 'bg-raised',
        done && 'opacity-55',
      )}
    >
      <span className="flex min-w-0 flex-1 items-center gap-[0.35em]">
        <span className={cn('relative shrink-0', TINT[stance])}>
          <GameIcon name={one.look.icon ?? 'person'} size="1.5em" />
        </span>
        <SideMark stance={stance} className="size-[0.6em]" named />
        <Name name={one.name} bold={acting} />
        {wide ? badge : null}
        {tick}
      </span>
      <span className={cn('flex min-w-0 items-center gap-[0.5em]', wide ? 'w-[7em] justify-end' : 'min-h-[1.2em]')}>
        {wide ? null : badge}
        <Health one={one} wide={wide} />
      </span>
    </li>
  );
}

const More = ({ count, where }: { count: number; where: string }) =>
  count > 0 ? (
    <li className="flex shrink-0 items-center px-[0.3em] text-soft tabular-nums">
      +{count}
      <span className="sr-only"> more {where}</span>
    </li>
  ) : null;

/** How many cards fit in a width of so many letters' heights. */
export const cardsIn = (ems: number): number => Math.max(1, Math.floor((ems - 5) / 8.8));

/** How many rows of a list fit in a height, under so many headings; with `all` rows there, room is kept to say how many more. */
export function linesIn(ems: number, headings: number, all: number): number {
  const free = ems - 1.2 - headings * 1.9;
  const fit = Math.floor(free / 2.45);
  return Math.max(1, all <= fit ? fit : Math.floor((free - 2 * 1.5) / 2.45));
}

/** The order. `ems` is the room along it, in heights of its text. */
export function OrderBar({ view, style, ems }: { view: PublicView; style: 'strip' | 'ribbon' | 'list'; ems: number }) {
  if (view.stage === 'setup')
    return <p className="grid h-full place-content-center p-[0.6em] text-center text-soft">The fight has not begun.</p>;
  const combatants = new Map(view.combatants.map((one) => [one.id, one]));
  const stanceOf = (one: PublicCombatant): Stance => view.sides.find(({ id }) => id === one.side)?.stance ?? 'neutral';
  const cards = (rows: readonly Row[], wide: boolean) =>
    rows.map((row) => {
      const one = combatants.get(row.combatant);
      return one ? <Card key={row.id} row={row} one={one} stance={stanceOf(one)} wide={wide} /> : null;
    });
  if (style === 'list') {
    const rows = byGroup(view.order);
    const { before, shown, after } = rowsInSight(rows, linesIn(ems, view.order.groups.length, rows.length));
    return (
      <ol aria-label="Turn order" className="flex h-full flex-col gap-[0.25em] overflow-hidden p-[0.6em]">
        <More count={before} where="before" />
        {shown.map((row, at) => (
          <Fragment key={row.id}>
            {row.group !== undefined && row.group !== shown[at - 1]?.group ? (
              <li className="truncate px-[0.3em] pt-[0.35em] text-soft leading-tight first:pt-0">
                {view.order.groups.find(({ id }) => id === row.group)?.label}
              </li>
            ) : null}
            {cards([row], true)}
          </Fragment>
        ))}
        <More count={after} where="after" />
      </ol>
    );
  }
  if (style === 'ribbon') {
    const friends = (row: Row) => {
      const one = combatants.get(row.combatant);
      return one !== undefined && ['party', 'ally'].includes(stanceOf(one));
    };
    const half = cardsIn(ems / 2);
    const left = rowsInSight(view.order.rows.filter(friends), half);
    const right = rowsInSight(
      view.order.rows.filter((row) => !friends(row)),
      half,
    );
    return (
      <div className="grid h-full grid-cols-[1fr_auto_1fr] items-stretch gap-[0.6em] p-[0.5em]">
        <ol aria-label="The party's side" className="flex min-w-0 justify-end gap-[0.4em] overflow-hidden">
          <More count={left.before} where="before" />
          {cards(left.shown, false)}
          <More count={left.after} where="after" />
        </ol>
        <p className="grid place-content-center px-[0.6em] text-center leading-none">
          <span className="text-soft">round</span>
          <span className="font-bold text-[2em] text-now tabular-nums">{view.order.round}</span>
        </p>
        <ol aria-label="The other side" className="flex min-w-0 gap-[0.4em] overflow-hidden">
          <More count={right.before} where="before" />
          {cards(right.shown, false)}
          <More count={right.after} where="after" />
        </ol>
      </div>
    );
  }
  const { before, shown, after } = rowsInSight(view.order.rows, cardsIn(ems));
  return (
    <ol
      aria-label="Turn order"
      className="flex h-full items-stretch justify-center gap-[0.4em] overflow-hidden p-[0.5em]"
    >
      <More count={before} where="before" />
      {cards(shown, false)}
      <More count={after} where="after" />
    </ol>
  );
}

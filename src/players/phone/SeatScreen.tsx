/** The screen of a seat: whose turn it is, what is asked, and the own combatant, whole. */
import type { ReactNode } from 'react';
import type { SeatView } from '../../engine/seat/seatView.ts';
import { chipButton } from '../../ui/Chip.tsx';
import { cn } from '../../ui/cn.ts';
import { TrackRow, TrackView, trackLines } from '../../ui/tracks/TrackView.tsx';
import { turnWords } from './turnWords.ts';

function Part({ title, large, children }: { title: string; large?: boolean; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 rounded-card bg-panel p-3">
      <h2 className={cn('font-semibold', large ? 'text-ink text-xl' : 'text-sm text-soft')}>{title}</h2>
      {children}
    </section>
  );
}

function Own({ own }: Pick<SeatView, 'own'>) {
  return (
    <Part title={own.name} large>
      {own.standing.at === 'up' ? null : <p className="font-semibold text-danger">{own.standing.word}</p>}
      <div className="flex flex-col gap-2">
        {trackLines(own.tracks).map((line) =>
          'track' in line ? (
            <TrackView key={line.track.id} track={line.track} />
          ) : (
            <TrackRow key={line.name} {...line} />
          ),
        )}
      </div>
      <ul aria-label="What lasts" className="flex flex-col gap-1.5 empty:hidden">
        {own.badges.map(({ id, label, does, count, tone }) => (
          <li key={id} className="text-sm leading-snug">
            <span className={cn(chipButton(tone), 'mr-2')}>
              {label}
              {count === undefined ? null : <b className="tabular-nums">{count}</b>}
            </span>
            <span className="text-soft">{does}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-3 gap-1.5 empty:hidden">
        {own.figures.map(({ id, label, value }) => (
          <div key={id} className={cn('rounded-lg bg-raised px-2 py-1.5', value.length > 8 && 'col-span-3')}>
            <dt className="text-soft text-xs">{label}</dt>
            <dd className={cn('font-semibold text-ink tabular-nums', value.length > 8 ? 'text-sm' : 'text-base')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** What a row of the order says of its state, beside its badge. */
const STATES = { acting: 'acts', may: 'may act', waiting: '', done: 'done', out: 'out' } as const;

/** `children` is what is asked of this player. */
export function SeatScreen({
  view,
  notes,
  away,
  foot,
  children,
}: {
  view: SeatView;
  /** What the GM has told this player alone. */
  notes: readonly string[];
  away: string | undefined;
  /** The phone's own settings, below everything. */
  foot: ReactNode;
  children: ReactNode;
}) {
  const { own, order, round, last, waitsFor, stage, ending } = view;
  const mine = order.some(({ own: isOwn, state }) => isOwn && (state === 'acting' || state === 'may'));
  return (
    <main className="flex min-h-dvh flex-col gap-3 bg-room p-3 text-ink">
      <h1 className="sr-only">{view.encounter}</h1>
      <p
        role="status"
        className={cn(
          'rounded-card p-3 font-semibold text-lg leading-snug',
          mine && !away ? 'bg-now-fill text-on-now' : 'bg-panel',
        )}
      >
        {away ?? (stage === 'over' ? (ending ?? 'The fight is over.') : turnWords(view))}
      </p>
      {children}
      {notes.length > 0 ? (
        <Part title="The GM tells you alone">
          <ul aria-live="polite" className="flex flex-col gap-2">
            {notes.map((note, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
              <li key={at} className="whitespace-pre-wrap border-now border-l-2 pl-2 text-base leading-snug">
                {note}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {waitsFor ? (
        <p className="px-1 text-sm text-soft">
          {waitsFor.who} is asked: {waitsFor.title}
        </p>
      ) : null}
      {last ? <p className="px-1 text-base leading-snug">{last.text}</p> : null}
      <Own own={own} />
      {own.lines.length > 0 ? (
        <Part title="Sheet">
          <dl className="flex flex-col gap-2">
            {own.lines.map(({ label, words }) => (
              <div key={label}>
                <dt className="text-soft text-xs">{label}</dt>
                <dd className="text-sm leading-snug">{words}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      {order.length > 0 ? (
        <Part title={round}>
          <ol aria-label="Turn order" className="flex flex-col gap-1">
            {order.map(({ id, name, state, badge, own: isOwn }) => (
              <li
                key={id}
                aria-current={state === 'acting' ? 'step' : undefined}
                className={cn(
                  'flex min-h-8 items-center justify-between gap-2 rounded px-2 text-sm',
                  state === 'acting' && 'bg-now-wash font-semibold text-now',
                  (state === 'done' || state === 'out') && 'text-soft',
                  isOwn && 'font-semibold',
                )}
              >
                <span>
                  {name}
                  {isOwn ? ' (you)' : ''}
                </span>
                <span className="text-soft text-xs">{[badge, STATES[state]].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
      {foot}
    </main>
  );
}

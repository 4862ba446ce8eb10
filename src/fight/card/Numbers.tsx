/**
 * The numbers and tracks of a combatant below the moves on the card. In a low window they are one
 * line until the GM unfolds them.
 */
import { ChevronDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Track } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { tableActions, useTable } from '../../store/store.ts';
import { bareButton } from '../../ui/Button.tsx';
import { TrackRow, TrackView, trackLines } from '../../ui/tracks/TrackView.tsx';
import { useOnCard } from '../shown/whileShown.ts';
import { FigureView } from './FigureView.tsx';

/**
 * Boxes stand beside their name. If one row of boxes needs the whole width, all rows take the whole
 * width, so that they line up.
 */
const boxesNeedWidth = (tracks: readonly Track[]): boolean =>
  tracks.some(({ kind, max, value, label }) => kind === 'boxes' && Math.max(max, value) * 2 + label.length > 17);

/** Numbers and tracks, each in its own box. */
function AllNumbers({ who }: { who: Id }) {
  const figures = useOnCard(who, ({ ruleset, fight }) => ruleset.figures(fight, who), 'by value');
  const seen = useOnCard(who, ({ derived }) => derived.seen.get(who));
  const tracks = seen?.tracks ?? [];
  return (
    <>
      {tracks.length > 0 ? (
        <div className="grid grid-cols-2 gap-x-4 gap-y-1.5">
          {trackLines(tracks).map((line) =>
            'track' in line ? (
              <div
                key={line.track.id}
                className={line.track.kind === 'boxes' && boxesNeedWidth(tracks) ? 'col-span-2' : ''}
              >
                <TrackView track={line.track} />
              </div>
            ) : (
              <TrackRow key={line.name} {...line} />
            ),
          )}
        </div>
      ) : null}
      {figures.length > 0 ? (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-1">
          {figures.map((figure) => (
            <FigureView key={figure.id} figure={figure} />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** In windows at least this high the numbers are open from the first. */
const TALL = '(min-height: 56rem)';
const useIsTall = (): boolean =>
  useSyncExternalStore(
    (heard) => {
      const tall = window.matchMedia(TALL);
      tall.addEventListener('change', heard);
      return () => tall.removeEventListener('change', heard);
    },
    () => window.matchMedia(TALL).matches,
  );

/** The key under which this device remembers that the GM has folded or unfolded the numbers. */
const TOGGLED = 'card: numbers';

/** One value on the folded line. A value that has no room on the line is left out whole. */
const valueOnLine = (id: string, label: string, value: string) => (
  <span key={id} className="flex h-5 shrink-0 items-baseline gap-1 whitespace-nowrap">
    <span className="text-2xs text-soft">{label}</span>
    <span className="font-semibold text-ink text-xs tabular-nums">{value}</span>
  </span>
);

const trackValue = ({ kind, value, max }: Track): string =>
  kind === 'count' && max <= 0 ? `${value}` : `${value}/${max}`;

// These elements stay the same, so that React does not draw them again for other numbers.
const unfoldedMark = <ChevronDown aria-hidden className="size-3.5 shrink-0 text-soft" />;
const foldedMark = <ChevronDown aria-hidden className="size-3.5 shrink-0 -rotate-90 text-soft" />;

/** The numbers of a combatant, folded to a line or open. */
export function Numbers({ who }: { who: Id }) {
  const figures = useOnCard(who, ({ ruleset, fight }) => ruleset.figures(fight, who), 'by value');
  const seen = useOnCard(who, ({ derived }) => derived.seen.get(who));
  const folded = useTable(({ session }) => session.folded);
  const tall = useIsTall();
  const tracks = seen?.tracks ?? [];
  if (figures.length + tracks.length === 0) return null;
  const toggled = folded.includes(TOGGLED);
  const open = tall !== toggled;
  return (
    <section aria-label="Numbers" className="flex flex-col gap-2">
      {bareButton({
        'aria-expanded': open,
        onPress: () =>
          tableActions.setSession({ folded: toggled ? folded.filter((one) => one !== TOGGLED) : [...folded, TOGGLED] }),
        className:
          'flex min-h-7 w-full items-center gap-2 rounded-lg px-1 text-left hover:bg-raised pointer-coarse:min-h-8',
        children: (
          <>
            <span className="sr-only">{open ? 'Fold the numbers' : 'Unfold the numbers:'} </span>
            {open ? (
              <span aria-hidden className="flex-1 font-semibold text-soft text-xs">
                Numbers
              </span>
            ) : (
              <span className="flex h-5 min-w-0 flex-1 flex-wrap gap-x-2.5 overflow-hidden">
                {tracks.map((track) =>
                  valueOnLine(
                    track.id,
                    track.row ? `${track.row.name} ${track.row.part}` : track.label,
                    trackValue(track),
                  ),
                )}
                {figures.map(({ id, label, value }) => valueOnLine(id, label, value))}
              </span>
            )}
            {open ? unfoldedMark : foldedMark}
          </>
        ),
      })}
      {open ? <AllNumbers who={who} /> : null}
    </section>
  );
}

/**
 * Draws the tracks that a game counts for a combatant: a bar, boxes, a load against a tolerance, or
 * a bare number.
 */

import { Minus, Plus } from 'lucide-react';
import type { Track } from '../../engine/ruleset.ts';
import { BareButton } from '../Button.tsx';
import { cn } from '../cn.ts';
import { trackWords } from './trackWords.ts';

const MOST_BOXES = 24;

/** The fills of tracks whose colour a table has named, bars and ticked boxes alike. */
const COLOUR_FILLS: Record<NonNullable<Track['colour']>, string> = {
  red: 'border-danger bg-danger',
  amber: 'border-now bg-now',
  green: 'border-ally bg-ally',
  blue: 'border-party bg-party',
};

const tickedFill = ({ colour, weight }: Track): string => {
  if (colour) return COLOUR_FILLS[colour];
  return weight === 'vital' ? 'border-danger bg-danger' : 'border-soft bg-soft';
};

function Boxes({ track, small }: { track: Track; small: boolean }) {
  return (
    <span className={cn('flex gap-[3px]', Math.max(track.max, track.value) > 12 && 'max-w-44 flex-wrap')}>
      {Array.from({ length: Math.max(track.max, track.value) }, (_, at) => {
        const ticked = at < track.value;
        const over = at >= track.max;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
            key={at}
            className={cn(
              'relative rounded-[3px] border',
              small ? 'size-2' : 'size-3.5',
              ticked ? tickedFill(track) : 'border-edge bg-transparent',
              over && 'rotate-45',
            )}
          >
            {ticked && !small ? (
              <svg aria-hidden viewBox="0 0 14 14" className="absolute inset-0 text-panel">
                <path d="m3.5 3.5 7 7m0-7-7 7" stroke="currentColor" strokeWidth="1.6" fill="none" />
              </svg>
            ) : null}
          </span>
        );
      })}
    </span>
  );
}

/** A bar is red where its end is near or passed, whatever its colour. */
function barFill({ kind, value, max, weight, colour }: Track): string {
  const over = kind === 'load' && value > max;
  const low = kind === 'bar' && weight === 'vital' && value <= Math.max(max, value, 1) * 0.25;
  if (over || low || (kind === 'boxes' && weight === 'vital')) return 'bg-danger';
  return colour ? COLOUR_FILLS[colour] : 'bg-soft';
}

function Bar({ track, small }: { track: Track; small: boolean }) {
  const top = Math.max(track.max, track.value, 1);
  const share = Math.max(0, track.value) / top;
  return (
    <span className={cn('relative block w-full overflow-hidden rounded-full bg-line', small ? 'h-1.5' : 'h-2')}>
      <span
        className={cn('absolute inset-y-0 left-0 rounded-full transition-[width]', barFill(track))}
        style={{ width: `${share * 100}%` }}
      />
      {track.kind === 'load' && top > track.max ? (
        <span className="absolute inset-y-0 w-0.5 bg-panel" style={{ left: `${(track.max / top) * 100}%` }} />
      ) : null}
    </span>
  );
}

/**
 * In small print, boxes that are wider than this with their label take more than half of the panel.
 * In letters; a box takes two.
 */
const HALF = 19;

/**
 * One track, a cell of a grid of two columns. With `onChange` the track has a less and a more
 * button: a ruling by hand.
 */
export function TrackView({
  track,
  size = 'usual',
  onChange,
}: {
  track: Track;
  size?: 'usual' | 'small';
  onChange?: ((value: number) => void) | undefined;
}) {
  const small = size === 'small';
  const boxes = track.kind === 'boxes' && Math.max(track.max, track.value) <= MOST_BOXES;
  const over = track.kind === 'load' && track.value > track.max;
  const long = small && boxes && Math.max(track.max, track.value) * 2 + track.label.length > HALF;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form; these are a figure and its steppers
    <div role="group" aria-label={trackWords(track)} className={cn('min-w-0', long && 'col-span-full')}>
      <div className={cn('flex items-center', small ? 'gap-1 text-2xs' : 'gap-2 text-xs')}>
        <span className="min-w-0 flex-1 text-soft leading-tight">{track.label}</span>
        {boxes ? (
          <span className="shrink-0">
            <Boxes track={track} small={small} />
          </span>
        ) : (
          <span
            className={cn('shrink-0 whitespace-nowrap tabular-nums', over ? 'font-semibold text-danger' : 'text-ink')}
          >
            {track.value}
            {track.kind === 'count' && track.max <= 0 ? '' : <span className="text-faint"> / {track.max}</span>}
          </span>
        )}
        {onChange ? (
          <span className="flex gap-0.5">
            <StepButton icon="less" label={`${track.label}: one less`} onPress={() => onChange(track.value - 1)} />
            <StepButton icon="more" label={`${track.label}: one more`} onPress={() => onChange(track.value + 1)} />
          </span>
        ) : null}
      </div>
      {!boxes && track.kind !== 'count' ? (
        <div className="mt-1">
          <Bar track={track} small={small} />
        </div>
      ) : null}
      {track.detail && !small ? <div className="mt-0.5 text-2xs text-faint leading-tight">{track.detail}</div> : null}
    </div>
  );
}

/** One line of tracks: a run of tracks of one row, or a single track. */
export type TrackLine = { name: string; tracks: readonly Track[] } | { track: Track };

/** Gathers neighbours that belong to one row, in their order. */
export function trackLines(tracks: readonly Track[]): TrackLine[] {
  const out: ({ name: string; tracks: Track[] } | { track: Track })[] = [];
  for (const track of tracks) {
    const last = out.at(-1);
    if (!track.row) out.push({ track });
    else if (last && 'name' in last && last.name === track.row.name) last.tracks.push(track);
    else out.push({ name: track.row.name, tracks: [track] });
  }
  return out;
}

/**
 * Tracks of boxes in one row over the whole width, each with its part's name; small, the boxes
 * stand for themselves, in their order.
 */
export function TrackRow({
  name,
  tracks,
  size = 'usual',
}: {
  name: string;
  tracks: readonly Track[];
  size?: 'usual' | 'small';
}) {
  const small = size === 'small';
  return (
    <div
      className={cn(
        'col-span-full flex min-w-0 flex-wrap items-center gap-y-0.5',
        small ? 'gap-x-2.5 text-2xs' : 'gap-x-3 text-xs',
      )}
    >
      <span className="flex-1 text-soft">{name}</span>
      {tracks.map((track) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form; this is a figure
        <span key={track.id} role="group" aria-label={trackWords(track)} className="flex shrink-0 items-center gap-1.5">
          {small ? null : <span className="text-2xs text-faint">{track.row?.part}</span>}
          <Boxes track={track} small={small} />
        </span>
      ))}
    </div>
  );
}

function StepButton({ icon, label, onPress }: { icon: 'less' | 'more'; label: string; onPress(): void }) {
  const Icon = icon === 'less' ? Minus : Plus;
  return (
    <BareButton
      aria-label={label}
      onPress={onPress}
      className="grid size-5 place-items-center rounded bg-lifted text-soft hover:text-ink"
    >
      <Icon aria-hidden className="size-3" />
    </BareButton>
  );
}

/** A small map of the squares that a question offers, with everybody who stands among them. */
import { useEffect, useRef } from 'react';
import type { SeatOption, SeatSpot } from '../../engine/seat/seatAsked.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';

type Placed = SeatOption & { square: NonNullable<SeatOption['square']> };

/** The options with a square of their own, which the map shows. */
export const placedOptions = (options: readonly SeatOption[]): Placed[] =>
  options.filter((option): option is Placed => option.square !== undefined);

const keyOf = ({ column, row }: { column: number; row: number }): string => `${column},${row}`;

/** A square is as wide as a thumb, so a large map is moved below it, from the own square on. */
export function PlaceMap({
  options,
  spots,
  picked,
  onPress,
}: {
  options: readonly Placed[];
  spots: readonly SeatSpot[];
  picked: readonly string[];
  onPress(id: string): void;
}) {
  const own = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // New browsers give a promise here, which React must not take for a clean-up.
    own.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  const squares = [...options.map(({ square }) => square), ...spots.filter((spot) => spot.own)];
  const [columns, rows] = [squares.map(({ column }) => column), squares.map(({ row }) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  const at = new Map(options.map((option) => [keyOf(option.square), option]));
  const who = new Map(spots.map((spot) => [keyOf(spot), spot]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div role="group" aria-label="Small map" className="max-h-[60dvh] overflow-auto rounded-lg bg-room p-1">
      <div className="grid w-max gap-0.5" style={{ gridTemplateColumns: `repeat(${wide}, 2.75rem)` }}>
        {Array.from({ length: wide * high }, (_, n) => {
          const here = keyOf({ column: left + (n % wide), row: top + Math.floor(n / wide) });
          const [option, spot] = [at.get(here), who.get(here)];
          const mark = spot && (
            <span
              ref={spot.own ? own : undefined}
              title={spot.name}
              className={cn('truncate px-0.5 font-semibold text-2xs', spot.own ? 'text-now' : 'text-soft')}
            >
              {spot.own ? 'you' : spot.name}
            </span>
          );
          if (!option)
            return (
              <span key={here} className="grid h-11 place-items-center overflow-hidden rounded bg-panel/40">
                {mark}
              </span>
            );
          const isPicked = picked.includes(option.id);
          return (
            <Button
              key={here}
              className={cn('h-11 min-w-0 overflow-hidden rounded px-0', isPicked && 'outline-2 outline-now')}
              aria-label={option.blocked ? `${option.label}: ${option.blocked}` : option.label}
              aria-pressed={isPicked}
              isDisabled={option.blocked !== undefined}
              onPress={() => onPress(option.id)}
            >
              {mark}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

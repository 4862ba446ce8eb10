/** What the player may propose on the own turn, folded away in the groups of the game. */
import { ChevronDown } from 'lucide-react';
import type { MoveOdds, SeatMove } from '../../engine/seat/seatMoves.ts';
import { Button } from '../../ui/Button.tsx';

/** The moves by their groups, in the game's order. */
function grouped(moves: readonly SeatMove[]): [string, SeatMove[]][] {
  const groups = new Map<string, SeatMove[]>();
  for (const move of moves) groups.set(move.group, [...(groups.get(move.group) ?? []), move]);
  return [...groups];
}

/**
 * A tap proposes a move, or another one in its place. `proposed`: what the GM has not decided, with
 * its odds as the GM allows.
 */
export function MovesForm({
  moves,
  proposed,
  odds,
  onPropose,
}: {
  moves: readonly SeatMove[];
  proposed: string | undefined;
  odds: readonly MoveOdds[];
  onPropose(move: SeatMove): void;
}) {
  return (
    <section aria-label="Your moves" className="flex flex-col gap-2 rounded-card bg-panel p-3">
      <h2 className="font-semibold text-sm text-soft">Propose a move</h2>
      <p role="status" className="text-base leading-snug empty:hidden">
        {proposed === undefined ? '' : `You propose: ${proposed}. The GM decides.`}
      </p>
      {odds.length > 0 ? <p className="text-sm text-soft">If nobody reacts:</p> : null}
      <dl aria-label="Odds of the proposed move" className="flex flex-col gap-1 empty:hidden">
        {odds.map(({ name, words }) => (
          <div key={`${name} ${words}`} className="leading-snug">
            <dt className="font-medium text-sm">{name}</dt>
            <dd className="text-sm text-soft tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
      {grouped(moves).map(([group, own], at) => (
        <details key={group} open={at === 0}>
          <summary className="flex items-center justify-between font-medium text-sm">
            {group}
            <ChevronDown aria-hidden className="size-5 text-soft [[open]>summary>&]:rotate-180" />
          </summary>
          <div className="flex flex-col gap-2 pt-1 pb-2">
            {own.map((move) => (
              <Button
                key={move.id}
                size="large"
                className="h-auto min-h-14 w-full py-2"
                aria-pressed={move.label === proposed}
                onPress={() => onPropose(move)}
              >
                <span className="flex flex-col">
                  {move.label}
                  {move.detail || move.cost ? (
                    <span className="font-normal text-sm text-soft">
                      {[move.detail, move.cost].filter(Boolean).join(' · ')}
                    </span>
                  ) : null}
                </span>
              </Button>
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}

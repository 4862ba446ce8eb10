/** What turned the foreseen fights: which event came first, and who won with and without it. */
import type { Fight } from '../../engine/fight.ts';
import { EVENT_KINDS, type EventKind } from '../../engine/foresight/runs/firstEvents.ts';
import { type EventSums, type ForecastSums, noRuns, shareOf } from '../../engine/foresight/runs/forecastSums.ts';
import type { Id } from '../../engine/words.ts';
import type { Stance } from '../../ui/SideMark.tsx';
import { type ForecastOutcome, outcomesOf, percentWords } from './forecastWords.ts';

/** An event that came first to a side in some fights, and how fights ended with and without it. */
export interface TurningPoint {
  id: string;
  /** “First to fail morale: The foes”. */
  label: string;
  stance: Stance | undefined;
  /** The share of fights with the event. */
  share: number;
  /** How often that side won, with the event and without it. */
  wins: { with: number; without: number };
  outcomes: { with: ForecastOutcome[]; without: ForecastOutcome[] };
}

const FIRST: Record<EventKind, string> = {
  fall: 'First to lose somebody',
  morale: 'First to fail morale',
  exit: 'First to flee or give up',
};

/** The sums of the fights without an event: all fights less those with it. */
function withoutEvent(sums: ForecastSums, event: EventSums): EventSums {
  const won = Object.entries(sums.won).map(([sides, n]) => [sides, n - (event.won[sides] ?? 0)] as const);
  return { runs: sums.runs - event.runs, won: Object.fromEntries(won) };
}

const winsOf = ({ runs, won }: EventSums, side: Id) =>
  shareOf(
    Object.entries(won).reduce((sum, [sides, n]) => sum + (sides.split(' ').includes(side) ? n : 0), 0),
    runs,
  );

/** Fights in which nobody won are one part, as it is not told of them why. */
function outcomesWith(fight: Fight, { runs, won }: EventSums): ForecastOutcome[] {
  const decided = Object.values(won).reduce((sum, n) => sum + n, 0);
  return outcomesOf(fight, { ...noRuns(), runs, won, undecided: runs - decided });
}

/** The point with how much it tells: both a rare event and one that changes little tell little. */
function pointOf(
  fight: Fight,
  sums: ForecastSums,
  kind: EventKind,
  side: Id,
): { point: TurningPoint; tells: number }[] {
  const event = sums.firsts[`${kind} ${side}`];
  if (!event) return [];
  const other = withoutEvent(sums, event);
  const [wins, otherwise] = [winsOf(event, side), winsOf(other, side)];
  const apart = Math.abs(wins.share - otherwise.share);
  // A difference within its give may be luck.
  if (event.runs === 0 || other.runs === 0 || apart <= Math.hypot(wins.give, otherwise.give)) return [];
  const share = event.runs / sums.runs;
  const point: TurningPoint = {
    id: `${kind} ${side}`,
    label: `${FIRST[kind]}: ${fight.sides[side]?.name ?? side}`,
    stance: fight.sides[side]?.stance,
    share,
    wins: { with: wins.share, without: otherwise.share },
    outcomes: { with: outcomesWith(fight, event), without: outcomesWith(fight, other) },
  };
  return [{ point, tells: apart * Math.sqrt(share * (1 - share)) }];
}

/**
 * What turned the fights, that which tells most first: of each kind of event the side of which it
 * tells most. Events after which the side won about as often as otherwise are left out.
 */
export const turningPointsOf = (fight: Fight, sums: ForecastSums): TurningPoint[] =>
  EVENT_KINDS.flatMap((kind) =>
    fight.sideOrder
      .flatMap((side) => pointOf(fight, sums, kind, side))
      .sort((a, b) => b.tells - a.tells)
      .slice(0, 1),
  )
    .sort((a, b) => b.tells - a.tells)
    .map(({ point }) => point);

/** “In 34 % of fights. They win 19 % of those, and 52 % of the others.” */
export const turningPointWords = ({ share, wins }: TurningPoint): string =>
  `In ${percentWords(share)} of fights. They win ${percentWords(wins.with)} of those, and ${percentWords(wins.without)} of the others.`;

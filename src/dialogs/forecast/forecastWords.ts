/** The figures of a forecast in words and in shares, as the dialog shows them. */
import { everyone, type Fight, fullName, isPartySide, stanceOf } from '../../engine/fight.ts';
import { type ForecastSums, type PersonSums, shareOf } from '../../engine/foresight/runs/forecastSums.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Id, nameList } from '../../engine/words.ts';
import type { Stance } from '../../ui/SideMark.tsx';

/** One way in which the fight may end. `stance` colours it; left out, nobody wins. */
export interface ForecastOutcome {
  id: string;
  label: string;
  share: number;
  give: number;
  stance?: Stance;
}

/**
 * The ways in which the fight may end, in the order of the sides; those that never came are left
 * out.
 */
export function outcomesOf({ sides, sideOrder }: Fight, sums: ForecastSums): ForecastOutcome[] {
  const order = (key: string) => sideOrder.indexOf(key.split(' ')[0] ?? '');
  const won = Object.entries(sums.won)
    .sort(([a], [b]) => order(a) - order(b))
    .map(([key, runs]) => {
      const ids = key.split(' ');
      const stance = sides[ids[0] ?? '']?.stance;
      return {
        id: key,
        label: nameList(ids.map((id) => sides[id]?.name ?? id)),
        runs,
        ...(stance ? { stance } : {}),
      };
    });
  const others = [
    { id: 'settled', label: 'It ends with both sides up', runs: sums.settled },
    { id: 'nobody', label: 'Nobody is left', runs: sums.nobody },
    { id: 'undecided', label: 'It goes on for too long', runs: sums.undecided },
  ];
  return [...won, ...others]
    .filter(({ runs }) => runs > 0)
    .map(({ runs, ...outcome }) => ({ ...outcome, ...shareOf(runs, sums.runs) }));
}

/** The last columns of rounds are drawn as one when fewer fights than this go on beyond. */
const TAIL = 0.02;

/**
 * The rounds in which the fight ends, each with its share, without gaps. The few longest fights are
 * one entry, of this round and all later ones (`andLater`).
 */
export function roundsOf({ rounds, runs }: ForecastSums): { round: number; share: number; andLater?: true }[] {
  const ended = Object.keys(rounds).map(Number);
  if (ended.length === 0) return [];
  const last = Math.max(...ended);
  const shares: { round: number; share: number; andLater?: true }[] = [];
  let left = 1;
  for (let round = Math.min(...ended); round <= last; round += 1) {
    if (left < TAIL && round < last) return [...shares, { round, share: left, andLater: true }];
    const share = (rounds[round] ?? 0) / runs;
    shares.push({ round, share });
    left -= share;
  }
  return shares;
}

/** What one of a combatant's tracks loses on average, of how much it had. */
export interface TrackLoss {
  id: Id;
  label: string;
  /** Below 0: it is regained. */
  lost: number;
  of: number;
  /** The share of fights in which anything is lost. */
  often: number;
}

/** What the fight costs one combatant on average. */
export interface PersonForecast {
  id: Id;
  name: string;
  stance: Stance;
  /** How it ends for the combatant, in the game's words with their shares, the likeliest first. */
  ends: { word: string; share: number }[];
  losses: TrackLoss[];
  /** The chance not to be on its feet at the end, or to have fallen on the way. */
  falls: number;
  dealt: number;
  taken: number;
  /**
   * Of the runs in which this combatant was the first loss: their share, and how often its side
   * won.
   */
  first: number;
  wonAfterFirst: number | undefined;
}

/** The tracks of which a combatant notably loses or regains something, in the game's order. */
function lossesOf(ruleset: Ruleset, fight: Fight, who: Id, { lost }: PersonSums, runs: number): TrackLoss[] {
  return ruleset.tracks(fight, who).flatMap(({ id, label, kind, value, max }) => {
    const sums = lost[id];
    if (!sums || Math.abs(sums.sum / runs) < 0.05) return [];
    const had = kind === 'bar' ? value : kind === 'count' ? Math.max(value, max) : max - value;
    return [{ id, label, lost: sums.sum / runs, of: Math.max(1, had), often: sums.runs / runs }];
  });
}

/** How often the party or an ally wins. */
export const partyWins = ({ sides }: Fight, { won, runs }: ForecastSums): { share: number; give: number } =>
  shareOf(
    Object.entries(won).reduce(
      (sum, [key, n]) => sum + (key.split(' ').some((side) => isPartySide({ sides }, side)) ? n : 0),
      0,
    ),
    runs,
  );

/** Everybody with their figures, in the order of the cast. */
export const peopleOf = (ruleset: Ruleset, fight: Fight, { people, runs }: ForecastSums): PersonForecast[] =>
  everyone(fight).flatMap((one) => {
    const sums = people[one.id];
    return sums && runs > 0
      ? [
          {
            id: one.id,
            name: fullName(one),
            stance: stanceOf(fight, one.id),
            ends: Object.entries(sums.ends)
              .map(([word, n]) => ({ word, share: n / runs }))
              .sort((a, b) => b.share - a.share),
            losses: lossesOf(ruleset, fight, one.id, sums, runs),
            falls: Math.max(sums.fell, sums.lostOut) / runs,
            dealt: sums.dealt / runs,
            taken: sums.taken / runs,
            first: sums.first / runs,
            wonAfterFirst: sums.first > 0 ? sums.firstAndWon / sums.first : undefined,
          },
        ]
      : [];
  });

/** A share as whole percent; "under 1 %" and "over 99 %" where it is not quite none or all. */
export function percentWords(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1 %';
  if (share < 1 && share > 0.99) return 'over 99 %';
  return `${Math.round(share * 100)} %`;
}

/** The sentence on the foe who does most; undefined where none does more than others. */
export function worstFoeWords(people: readonly PersonForecast[]): string | undefined {
  const foes = people.filter(({ stance, dealt }) => stance === 'foe' && dealt > 0);
  const all = foes.reduce((sum, { dealt }) => sum + dealt, 0);
  const [worst, next] = [...foes].sort((a, b) => b.dealt - a.dealt);
  return worst && next && worst.dealt > next.dealt * 1.1
    ? `Of the foes ${worst.name} does most: ${percentWords(worst.dealt / all)} of their harm.`
    : undefined;
}

/** How much less often the party must win for a loss to be told. */
const NOTABLY = 0.05;

/**
 * The sentence on what turned the fight: the first loss after which the party won least often.
 * `wins`: how often it wins at all. A loss that changes little turned nothing.
 */
export function turningWords(people: readonly PersonForecast[], wins: number): string | undefined {
  const ours = people.filter(
    ({ stance, first, wonAfterFirst }) => stance === 'party' && first >= 0.05 && wonAfterFirst !== undefined,
  );
  const [worst] = [...ours].sort((a, b) => (a.wonAfterFirst ?? 0) - (b.wonAfterFirst ?? 0));
  return worst && (worst.wonAfterFirst ?? 0) < wins - NOTABLY
    ? `Where ${worst.name} is the first to fall (${percentWords(worst.first)}), the party still wins ${percentWords(worst.wonAfterFirst ?? 0)}.`
    : undefined;
}

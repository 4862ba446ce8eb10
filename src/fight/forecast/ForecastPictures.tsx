/** The pictures of a forecast: who wins as one bar, rounds as columns, chances to fall as bars. */
import { cn } from '../../ui/cn.ts';
import { SideMark, type Stance } from '../../ui/SideMark.tsx';
import { type ForecastOutcome, type PersonForecast, percentWords, type roundsOf } from './forecastWords.ts';

const FILLS: Record<Stance, string> = {
  party: 'bg-party',
  ally: 'bg-ally',
  neutral: 'bg-neutral',
  foe: 'bg-foe',
};

/** Who wins: one bar for the whole, with a line of words for each part. */
export function OutcomeBar({ outcomes }: { outcomes: readonly ForecastOutcome[] }) {
  return (
    <div>
      <div aria-hidden className="flex h-6 gap-px overflow-hidden rounded-lg bg-lifted">
        {outcomes.map(({ id, share, stance }) => (
          <div key={id} className={stance ? FILLS[stance] : 'bg-faint'} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {outcomes.map(({ id, label, share, give, stance }) => (
          <li key={id} className="flex items-baseline gap-2">
            {stance ? <SideMark stance={stance} className="self-center" /> : null}
            <span className="font-semibold text-lg tabular-nums">{percentWords(share)}</span>
            <span>{label}</span>
            <span className="text-faint text-xs tabular-nums">± {Math.max(1, Math.round(give * 100))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In which round the fight ends: a column for each round. */
export function RoundColumns({ rounds }: { rounds: ReturnType<typeof roundsOf> }) {
  const most = Math.max(...rounds.map(({ share }) => share), 0.01);
  return (
    <ol className="flex h-28 items-end gap-1">
      {rounds.map(({ round, share, andLater }) => (
        <li key={round} className="flex h-full min-w-0 max-w-12 flex-1 flex-col justify-end text-center">
          <span className="sr-only">
            Round {round}
            {andLater ? ' or later' : ''}: {percentWords(share)}
          </span>
          <span aria-hidden className="text-2xs text-faint tabular-nums">
            {share >= 0.05 ? Math.round(share * 100) : ''}
          </span>
          <span aria-hidden className="rounded-t bg-now" style={{ height: `${(share / most) * 70}%` }} />
          <span aria-hidden className="text-2xs text-soft tabular-nums">
            {round}
            {andLater ? '+' : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What it costs everybody: the chance to fall as a bar, and the harm done and taken. */
export function PeopleTable({ people, harmWord }: { people: readonly PersonForecast[]; harmWord: string }) {
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-soft text-xs">
        <tr>
          <th className="py-1 pr-3 font-medium">Who</th>
          <th className="w-2/5 pr-3 font-medium">Falls</th>
          <th className="pr-3 text-right font-medium">Does</th>
          <th className="text-right font-medium">Takes ({harmWord})</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, stance, falls, dealt, taken }) => (
          <tr key={id} className="border-line border-t">
            <td className="py-1 pr-3">
              <SideMark stance={stance} className="mr-2" />
              {name}
            </td>
            <td className="pr-3">
              <span className="flex items-center gap-2">
                <span aria-hidden className="h-2 flex-1 overflow-hidden rounded bg-lifted">
                  <span className={cn('block h-full', FILLS[stance])} style={{ width: `${falls * 100}%` }} />
                </span>
                <span className="w-20 text-right tabular-nums">{percentWords(falls)}</span>
              </span>
            </td>
            <td className="pr-3 text-right tabular-nums">{dealt.toFixed(1)}</td>
            <td className="text-right tabular-nums">{taken.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

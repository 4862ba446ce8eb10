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

/** Who wins as one bar for the whole, without words. */
export function BareOutcomeBar({ outcomes }: { outcomes: readonly ForecastOutcome[] }) {
  return (
    <div aria-hidden className="flex h-full gap-px overflow-hidden rounded-lg bg-lifted">
      {outcomes.map(({ id, share, stance }) => (
        <div key={id} className={stance ? FILLS[stance] : 'bg-faint'} style={{ width: `${share * 100}%` }} />
      ))}
    </div>
  );
}

/** Who wins: one bar for the whole, with a line of words for each part. */
export function OutcomeBar({ outcomes }: { outcomes: readonly ForecastOutcome[] }) {
  return (
    <div>
      <div className="h-6">
        <BareOutcomeBar outcomes={outcomes} />
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

/** A bar whose length is a share of the whole. */
export function ShareBar({ share, className }: { share: number; className: string | undefined }) {
  return (
    <span aria-hidden className="block h-2 min-w-8 flex-1 overflow-hidden rounded bg-lifted">
      <span className={cn('block h-full', className)} style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </span>
  );
}

function PersonRow({ one, most, figures }: { one: PersonForecast; most: number; figures: boolean }) {
  const { name, stance, falls, dealt, taken, ends } = one;
  const fill = FILLS[stance];
  return (
    <tr className="border-line border-t">
      <td className="py-1 pr-3">
        <SideMark stance={stance} className="mr-2" />
        {name}
      </td>
      <td className="pr-3">
        <span className="flex items-center gap-2">
          <ShareBar share={falls} className={fill} />
          <span className="w-16 text-right tabular-nums">{percentWords(falls)}</span>
        </span>
      </td>
      {[dealt, taken].map((harm, at) => (
        <td key={at === 0 ? 'does' : 'takes'} className="pr-3">
          <span className="flex items-center gap-2">
            <ShareBar share={harm / most} className={at === 0 ? 'bg-now' : 'bg-danger'} />
            <span className={figures ? 'w-10 text-right tabular-nums' : 'sr-only'}>{harm.toFixed(1)}</span>
          </span>
        </td>
      ))}
      {figures ? (
        <td className="text-soft text-xs">
          {ends.map(({ word, share }) => `${word} ${percentWords(share)}`).join(', ') || '—'}
        </td>
      ) : null}
    </tr>
  );
}

/** What becomes of everybody: the chance to fall, and the harm done and taken, as bars. */
export function PeopleTable({
  people,
  harmWord,
  figures,
}: {
  people: readonly PersonForecast[];
  harmWord: string;
  figures: boolean;
}) {
  const most = Math.max(...people.flatMap(({ dealt, taken }) => [dealt, taken]), 0.1);
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-soft text-xs">
        <tr>
          <th className="py-1 pr-3 font-medium">Who</th>
          <th className="w-1/3 pr-3 font-medium">Falls</th>
          <th className="pr-3 font-medium">Does ({harmWord})</th>
          <th className="pr-3 font-medium">Takes ({harmWord})</th>
          {figures ? <th className="font-medium">At the end</th> : null}
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <PersonRow key={one.id} one={one} most={most} figures={figures} />
        ))}
      </tbody>
    </table>
  );
}

/** What each track of a combatant loses on average, as a part of what it had. */
export function LossBars({ people, figures }: { people: readonly PersonForecast[]; figures: boolean }) {
  return (
    <ul
      className={cn(
        'grid gap-x-6 gap-y-3',
        figures ? 'grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]',
      )}
    >
      {people
        .filter(({ losses }) => losses.length > 0)
        .map(({ id, name, stance, losses }) => (
          <li key={id}>
            <p className="mb-0.5">
              <SideMark stance={stance} className="mr-2" />
              {name}
            </p>
            <ul>
              {losses.map((loss) => (
                <li key={loss.id} className="flex items-center gap-2 text-soft text-xs">
                  <span className="w-24 truncate">{loss.label}</span>
                  <ShareBar share={Math.abs(loss.lost) / loss.of} className={loss.lost < 0 ? 'bg-ally' : 'bg-danger'} />
                  <span className={figures ? 'w-32 text-right tabular-nums' : 'sr-only'}>
                    {loss.lost < 0 ? '+' : '−'}
                    {Math.abs(loss.lost).toFixed(1)} of {loss.of}, {percentWords(loss.often)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

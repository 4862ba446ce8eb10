/** The forecast of one moment: who wins, in which round, what becomes of everybody. */
import type { ReactNode } from 'react';
import type { ForecastSums } from '../../engine/foresight/runs/forecastSums.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { LossBars, OutcomeBar, PeopleTable, RoundColumns } from './ForecastPictures.tsx';
import type { Moment } from './forecastJob.ts';
import { outcomesOf, partyWins, peopleOf, roundsOf, turningWords, worstFoeWords } from './forecastWords.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { turningPointsOf } from './turningPoints.ts';

const heading = 'mb-1 font-medium text-soft text-xs';

/** The pictures. `isBrief` leaves out the tables of people, for two moments side by side. */
export function ForecastOf({
  ruleset,
  moment: { fight },
  sums,
  title,
  figures,
  isBrief,
  wishes,
}: {
  ruleset: Ruleset;
  moment: Moment;
  sums: ForecastSums;
  title?: string;
  figures: boolean;
  isBrief: boolean;
  /** What stands between who wins and what becomes of everybody. */
  wishes?: ReactNode;
}) {
  const people = peopleOf(ruleset, fight, sums);
  const worst = worstFoeWords(people);
  const points = turningPointsOf(fight, sums);
  const turning = turningWords(people, partyWins(fight, sums).share);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {title ? <h3 className="font-semibold">{title}</h3> : null}
      {sums.runs === 0 ? (
        <p className="text-soft">The first fights are being played …</p>
      ) : (
        <>
          <section aria-label="Who wins">
            <h3 className={heading}>Who wins</h3>
            <OutcomeBar outcomes={outcomesOf(fight, sums)} />
            {worst ? <p className="mt-1 text-soft">{worst}</p> : null}
          </section>
          <section aria-label="The fight ends in round">
            <h3 className={heading}>The fight ends in round</h3>
            <RoundColumns rounds={roundsOf(sums)} />
          </section>
          {points.length > 0 || turning ? (
            <section aria-label="What turned it">
              <h3 className={heading}>What turned it</h3>
              <TurningPoints points={points} />
              {turning ? <p className="mt-2 text-soft">{turning}</p> : null}
            </section>
          ) : null}
        </>
      )}
      {wishes}
      {isBrief || sums.runs === 0 ? null : (
        <>
          <section aria-label="What becomes of everybody">
            <PeopleTable people={people} harmWord={ruleset.harmWord} figures={figures} />
          </section>
          <section aria-label="What it costs">
            <h3 className={heading}>What it costs on average, as a part of what they have</h3>
            <LossBars people={people.filter(({ stance }) => stance !== 'foe')} figures={figures} />
          </section>
        </>
      )}
    </div>
  );
}

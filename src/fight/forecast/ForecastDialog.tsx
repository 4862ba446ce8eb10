/** “How would this go?”: the fight played on to its end many times over, as pictures that grow. */
import { useState } from 'react';
import type { Encounter } from '../../engine/encounter.ts';
import { POLICY_IDS, POLICY_WORDS, type PolicyId } from '../../engine/foresight/policyWords.ts';
import type { Id } from '../../engine/words.ts';
import { useShownFight } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';
import { OutcomeBar, PeopleTable, RoundColumns } from './ForecastPictures.tsx';
import { outcomesOf, peopleOf, roundsOf, turningWords } from './forecastWords.ts';
import { MOST_RUNS, useForecast } from './useForecast.ts';

const POLICY_CHOICES = POLICY_IDS.map((id) => ({ id, label: POLICY_WORDS[id].label }));

/** How each side plays. Each side is chosen for by itself. */
function PolicyChoices({
  encounter,
  chosen,
  onChange,
}: {
  encounter: Encounter;
  chosen: Record<Id, PolicyId>;
  onChange(chosen: Record<Id, PolicyId>): void;
}) {
  const { sides, sideOrder, combatants } = encounter.fight;
  const present = sideOrder.filter((side) => Object.values(combatants).some((one) => one.side === side));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-3">
      {present.map((side) => (
        <ChoiceInput
          key={side}
          label={`${sides[side]?.name ?? side} play`}
          value={chosen[side] ?? 'simple'}
          options={POLICY_CHOICES}
          help={`Each ${POLICY_WORDS[chosen[side] ?? 'simple'].does}.`}
          onChange={(policy) => onChange({ ...chosen, [side]: policy as PolicyId })}
        />
      ))}
    </div>
  );
}

export function ForecastDialog({ encounter: now, onClose }: { encounter: Encounter; onClose(): void }) {
  // The forecast is of the moment at which the dialog was opened.
  const [encounter] = useState(now);
  const [policies, setPolicies] = useState<Record<Id, PolicyId>>({});
  const { sums, state, fault, stop } = useForecast(encounter, policies);
  const harmWord = useShownFight(({ ruleset }) => ruleset.harmWord);
  const people = peopleOf(encounter.fight, sums);
  const turning = turningWords(people);
  return (
    <Dialog title="How would this go?" isOpen onClose={onClose} width="wide">
      <div className="flex flex-col gap-5">
        <PolicyChoices encounter={encounter} chosen={policies} onChange={setPolicies} />
        <div className="flex items-center gap-3">
          <div
            role="progressbar"
            aria-label="Fights played"
            aria-valuenow={sums.runs}
            aria-valuemax={MOST_RUNS}
            className="h-1.5 flex-1 overflow-hidden rounded bg-lifted"
          >
            <div className="h-full bg-now" style={{ width: `${(100 * sums.runs) / MOST_RUNS}%` }} />
          </div>
          <span aria-live="off" className="w-44 text-right text-soft text-xs tabular-nums">
            {sums.runs.toLocaleString('en')} of {MOST_RUNS.toLocaleString('en')} fights played
          </span>
          <Button size="small" isDisabled={state !== 'running'} onPress={stop}>
            Stop
          </Button>
        </div>
        {fault ? (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        ) : null}
        {sums.runs === 0 ? (
          <p className="text-soft">The first fights are being played …</p>
        ) : (
          <>
            <section aria-label="Who wins">
              <h3 className="mb-1 font-medium text-soft text-xs">Who wins</h3>
              <OutcomeBar outcomes={outcomesOf(encounter.fight, sums)} />
              {turning ? <p className="mt-2 text-soft">{turning}</p> : null}
            </section>
            <section>
              <h3 className="mb-1 font-medium text-soft text-xs">The fight ends in round</h3>
              <RoundColumns rounds={roundsOf(sums)} />
            </section>
            <PeopleTable people={people} harmWord={harmWord} />
          </>
        )}
        <p className="text-faint text-xs">
          The fight is played on from this moment by the rules, on this map, with other dice each time. Hidden
          combatants take part. Nothing of it happens in your fight.
        </p>
      </div>
    </Dialog>
  );
}

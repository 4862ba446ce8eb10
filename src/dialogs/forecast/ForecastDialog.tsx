/** “How would this go?”: moments played on to their end many times over, as pictures that grow. */
import { useMemo, useState } from 'react';
import type { Encounter } from '../../engine/encounter.ts';
import { POLICY_IDS, POLICY_WORDS, type PolicyId } from '../../engine/foresight/policyWords.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Id, withinSentence } from '../../engine/words.ts';
import { shownFightNow } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChoiceInput, SwitchInput } from '../../ui/inputs/inputs.tsx';
import { ForecastOf } from './ForecastOf.tsx';
import type { Moment } from './forecastJob.ts';
import { useForecasts } from './useForecasts.ts';
import { WishBar } from './WishBar.tsx';

/**
 * How many runs are played before the forecast ends by itself: the give is then 2 of 100 or less.
 * While steps are weighed, fewer must do.
 */
const MOST_RUNS = 2500;
const RUNS_BESIDE = 300;

const POLICY_CHOICES = POLICY_IDS.map((id) => ({ id, label: POLICY_WORDS[id].label }));
const NOBODY_ELSE = 'none';
const NO_TIMES: readonly TimelineMoment[] = [];

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
          label={`How the program plays ${withinSentence(sides[side]?.name ?? side)}`}
          value={chosen[side] ?? 'simple'}
          options={POLICY_CHOICES}
          help={`Each ${POLICY_WORDS[chosen[side] ?? 'simple'].does}.`}
          onChange={(policy) => onChange({ ...chosen, [side]: policy as PolicyId })}
        />
      ))}
    </div>
  );
}

/** How many fights have been played, and the button that stops them. */
function Progress({ runs, of, stop, isRunning }: { runs: number; of: number; stop(): void; isRunning: boolean }) {
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label="Fights played"
        aria-valuenow={runs}
        aria-valuemax={of}
        className="h-1.5 flex-1 overflow-hidden rounded bg-lifted"
      >
        <div className="h-full bg-now" style={{ width: `${Math.min(100, (100 * runs) / of)}%` }} />
      </div>
      <span aria-live="off" className="w-44 text-right text-soft text-xs tabular-nums">
        {runs.toLocaleString('en')} of {of.toLocaleString('en')} fights played
      </span>
      <Button size="small" isDisabled={!isRunning} onPress={stop}>
        Stop
      </Button>
    </div>
  );
}

/** A moment of the timeline that may be played on. */
export interface TimelineMoment {
  id: string;
  label: string;
  /** The fight as it was then; undefined where it cannot be rebuilt. */
  moment(): Moment | undefined;
}

/**
 * The dialog. `times`: the moments of the timeline, of which `from` is played on in place of now;
 * another may be put beside it.
 */
export function ForecastDialog({
  ruleset,
  encounter: first,
  times = NO_TIMES,
  from,
  onClose,
}: {
  ruleset: Ruleset;
  encounter: Encounter;
  times?: readonly TimelineMoment[];
  from?: string | undefined;
  onClose(): void;
}) {
  // The forecast is of the moment at which the dialog was opened, or a step was taken in it.
  const [encounter, setEncounter] = useState(first);
  const [policies, setPolicies] = useState<Record<Id, PolicyId>>({});
  const [beside, setBeside] = useState(from === undefined ? NOBODY_ELSE : 'now');
  const [isWishing, setWishing] = useState(false);
  const [figures, setFigures] = useState(false);
  const timeOf = (id: string) => times.find((one) => one.id === id);
  const plan = useMemo(() => {
    const momentOf = (id: string): Moment | undefined =>
      id === 'now' ? encounter : times.find((one) => one.id === id)?.moment();
    const here = from === undefined ? encounter : (momentOf(from) ?? encounter);
    const other = beside === NOBODY_ELSE ? undefined : momentOf(beside);
    return { ruleset: encounter.ruleset, moments: { here, ...(other ? { other } : {}) }, policies };
  }, [encounter, times, from, beside, policies]);
  const most = isWishing ? RUNS_BESIDE : MOST_RUNS;
  const goals = Object.fromEntries(Object.keys(plan.moments).map((id) => [id, most]));
  const forecasts = useForecasts(plan, goals);
  const { here, other } = plan.moments;
  const sums = forecasts.of('here');
  const runs = Object.keys(goals).reduce((sum, id) => sum + Math.min(most, forecasts.of(id).runs), 0);
  const title = from === undefined ? 'How would this go?' : 'From there, again';
  const nowLabel = from === undefined ? 'From now' : `After “${timeOf(from)?.label ?? ''}”`;
  const otherLabel = beside === 'now' ? 'From now' : `After “${timeOf(beside)?.label ?? ''}”`;
  return (
    <Dialog title={title} isOpen onClose={onClose} width="wide">
      <div className="flex flex-col gap-5">
        <PolicyChoices encounter={encounter} chosen={policies} onChange={setPolicies} />
        <Progress
          runs={runs}
          of={most * Object.keys(goals).length}
          stop={forecasts.stop}
          isRunning={forecasts.state === 'running'}
        />
        {forecasts.fault ? (
          <p role="alert" className="text-danger">
            {forecasts.fault}
          </p>
        ) : null}
        {times.length > 1 ? (
          <ChoiceInput
            label="Beside it"
            value={beside}
            options={[
              { id: NOBODY_ELSE, label: 'nothing else' },
              ...(from === undefined ? [] : [{ id: 'now', label: 'The fight as it is now' }]),
              ...times.filter(({ id }) => id !== from).map(({ id, label }) => ({ id, label: `After “${label}”` })),
            ]}
            onChange={setBeside}
          />
        ) : null}
        <div className={other ? 'grid grid-cols-2 gap-6' : ''}>
          <ForecastOf
            ruleset={ruleset}
            moment={here}
            sums={sums}
            {...(other ? { title: nowLabel } : {})}
            figures={figures}
            isBrief={other !== undefined || isWishing}
            wishes={
              from === undefined && !other ? (
                <WishBar
                  ruleset={ruleset}
                  encounter={encounter}
                  now={sums}
                  policies={policies}
                  onWish={() => setWishing(true)}
                  onChanged={() => setEncounter(shownFightNow().open.encounter)}
                />
              ) : null
            }
          />
          {other ? (
            <ForecastOf
              ruleset={ruleset}
              moment={other}
              sums={forecasts.of('other')}
              title={otherLabel}
              figures={figures}
              isBrief
            />
          ) : null}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-faint text-xs">
            The fight is played on by the rules, on this map, with other dice each time. Hidden combatants take part.
            Nothing of it happens in your fight.
          </p>
          <SwitchInput label="Figures" value={figures} onChange={setFigures} />
        </div>
      </div>
    </Dialog>
  );
}

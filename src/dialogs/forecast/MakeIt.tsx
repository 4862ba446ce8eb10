/**
 * “Make it …”: single steps that make a fight easier, even or harder, each with its own forecast
 * beside that of now. A click takes a step.
 */
import { useMemo, useState } from 'react';
import type { Encounter } from '../../engine/encounter.ts';
import { fightStepsOf } from '../../engine/foresight/advice/fightSteps.ts';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';
import type { ForecastSums } from '../../engine/foresight/runs/forecastSums.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { tableActions } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { BareOutcomeBar } from './ForecastPictures.tsx';
import { outcomesOf, partyWins, percentWords } from './forecastWords.ts';
import { type Forecasts, useForecasts } from './useForecasts.ts';
import { chanceWished, nearestFirst, type WishKind } from './wishes.ts';

/** Every step is played so often first, and then the steps nearest to the wish more often. */
const FIRST_RUNS = 30;
const MORE_RUNS = 300;
const NEAREST = 4;

type Steps = ReturnType<typeof fightStepsOf>;

/** The forecasts of all steps, and their order once each has been played a first time. */
function useStepForecasts(
  encounter: Encounter,
  steps: Steps,
  policies: Record<Id, PolicyId>,
  wish: string,
  order: (chances: Record<string, number>) => string[],
): { forecasts: Forecasts; order: readonly string[] | undefined } {
  const plan = useMemo(
    () => ({
      ruleset: encounter.ruleset,
      moments: Object.fromEntries(steps.map(({ step, changed }) => [step.id, changed])),
      policies,
    }),
    [encounter, steps, policies],
  );
  // The order is kept, so that no step moves away under the pointer while more runs come in.
  const [kept, setKept] = useState<{ plan: object; wish: string; order: readonly string[] }>();
  const ordered = kept?.plan === plan && kept.wish === wish ? kept.order : undefined;
  const nearest = ordered?.slice(0, NEAREST) ?? [];
  const forecasts = useForecasts(
    plan,
    Object.fromEntries(steps.map(({ step }) => [step.id, nearest.includes(step.id) ? MORE_RUNS : FIRST_RUNS])),
  );
  if (!ordered && steps.length > 0 && steps.every(({ step }) => forecasts.of(step.id).runs >= FIRST_RUNS))
    setKept({
      plan,
      wish,
      order: order(
        Object.fromEntries(
          steps.map(({ step, changed }) => [step.id, partyWins(changed.fight, forecasts.of(step.id)).share]),
        ),
      ),
    });
  return { forecasts, order: ordered };
}

/** One line: a forecast as a bar with the party's chance, and what a click on it does. */
function ChanceLine({
  label,
  encounter: { fight },
  sums,
  onTake,
}: {
  label: string;
  encounter: Encounter;
  sums: ForecastSums;
  onTake?(): void;
}) {
  const { share, give } = partyWins(fight, sums);
  return (
    <li className="flex items-center gap-3">
      <span className="w-64 min-w-0 shrink-0">{label}</span>
      <div className="h-4 min-w-0 flex-1">
        <BareOutcomeBar outcomes={outcomesOf(fight, sums)} />
      </div>
      <span className="w-24 shrink-0 text-right tabular-nums">
        {sums.runs === 0 ? (
          <span className="text-faint">…</span>
        ) : (
          <>
            {percentWords(share)} <span className="text-faint text-xs">± {Math.max(1, Math.round(give * 100))}</span>
          </>
        )}
      </span>
      <span className="w-14 shrink-0">
        {onTake ? (
          <Button size="small" onPress={onTake} aria-label={`Take: ${label}`}>
            Take
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** The steps with their forecasts, the nearest to the wish first. */
function StepList({
  encounter,
  steps,
  now,
  policies,
  wish: { kind, chosen },
  onTaken,
}: {
  encounter: Encounter;
  steps: Steps;
  now: ForecastSums;
  policies: Record<Id, PolicyId>;
  wish: { kind: WishKind; chosen: number };
  onTaken(label: string): void;
}) {
  const chance = partyWins(encounter.fight, now).share;
  const wished = chanceWished(kind, chance, chosen);
  const { forecasts, order } = useStepForecasts(encounter, steps, policies, `${kind} ${chosen}`, (chances) =>
    nearestFirst(kind, chance, wished, chances),
  );
  const shown = order ? steps.toSorted((a, b) => order.indexOf(a.step.id) - order.indexOf(b.step.id)) : steps;
  return (
    <>
      <ul aria-label="Steps" className="flex flex-col gap-1.5">
        <ChanceLine label="As it is now" encounter={encounter} sums={now} />
        {shown.map(({ step, changed }) => (
          <ChanceLine
            key={step.id}
            label={step.label}
            encounter={changed}
            sums={forecasts.of(step.id)}
            onTake={() => {
              if (tableActions.dispatch(step.command)) onTaken(step.label);
            }}
          />
        ))}
      </ul>
      {forecasts.fault ? (
        <p role="alert" className="text-danger">
          {forecasts.fault}
        </p>
      ) : null}
      <p aria-live="polite" className="mt-2 text-faint text-xs">
        {order
          ? `The bars show who wins. The steps nearest to ${percentWords(wished)} for the party stand first.`
          : 'Every step is being played; then the nearest to your wish stand first.'}
      </p>
    </>
  );
}

/**
 * The steps for a wish. A taken step changes the encounter as a hand does, and undo takes it back.
 */
export function MakeIt({
  ruleset,
  encounter,
  now,
  policies,
  wish,
  onTaken,
}: {
  ruleset: Ruleset;
  encounter: Encounter;
  now: ForecastSums;
  policies: Record<Id, PolicyId>;
  wish: { kind: WishKind; chosen: number };
  onTaken(label: string): void;
}) {
  const steps = useMemo(() => fightStepsOf(ruleset, encounter), [ruleset, encounter]);
  if (steps.length === 0)
    return (
      <p className="text-soft">
        {encounter.open
          ? 'A move is open: finish it or take it back, and steps are offered here.'
          : 'No single step is offered here: it needs a party, and more than one foe or room to move them.'}
      </p>
    );
  return <StepList encounter={encounter} steps={steps} now={now} policies={policies} wish={wish} onTaken={onTaken} />;
}

/** The wish for another chance: “Make it easier, even, harder, or a chance”, and its steps. */
import { useState } from 'react';
import type { Encounter } from '../../engine/encounter.ts';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';
import type { ForecastSums } from '../../engine/foresight/runs/forecastSums.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { tableActions } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { RangeInput } from '../../ui/inputs/RangeInput.tsx';
import { MakeIt } from './MakeIt.tsx';
import { WISHES, type WishKind } from './wishes.ts';

const LABELS: Readonly<Record<WishKind, string>> = {
  easier: 'Easier',
  even: 'Even',
  harder: 'Harder',
  chance: 'A chance of …',
};

/** The buttons of the wishes, and below them the steps of the chosen one. */
export function WishBar({
  ruleset,
  encounter,
  now,
  policies,
  onWish,
  onChanged,
}: {
  ruleset: Ruleset;
  encounter: Encounter;
  now: ForecastSums;
  policies: Record<Id, PolicyId>;
  onWish(): void;
  /** A step was taken, or taken back. */
  onChanged(): void;
}) {
  const [kind, setKind] = useState<WishKind>();
  const [chosen, setChosen] = useState(0.6);
  const [taken, setTaken] = useState<string>();
  return (
    <section aria-label="Make it" className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">Make it</h3>
        {WISHES.map((one) => (
          <Button
            key={one}
            look={one === kind ? 'primary' : 'plain'}
            size="small"
            aria-pressed={one === kind}
            isDisabled={now.runs === 0}
            onPress={() => {
              setKind(one);
              onWish();
            }}
          >
            {LABELS[one]}
          </Button>
        ))}
        {taken ? (
          <span role="status" className="ml-auto flex items-center gap-2 text-soft">
            Taken: {taken}.
            <Button
              size="small"
              look="quiet"
              onPress={() => {
                if (tableActions.undo()) onChanged();
                setTaken(undefined);
              }}
            >
              Take it back
            </Button>
          </span>
        ) : null}
      </div>
      {kind === 'chance' ? (
        <RangeInput
          label="The party’s chance to win"
          value={Math.round(chosen * 100)}
          min={5}
          max={95}
          step={5}
          words={(value) => `${value} %`}
          onChange={(value) => setChosen(value / 100)}
        />
      ) : null}
      {kind && now.runs > 0 ? (
        <MakeIt
          ruleset={ruleset}
          encounter={encounter}
          now={now}
          policies={policies}
          wish={{ kind, chosen }}
          onTaken={(label) => {
            setTaken(label);
            onChanged();
          }}
        />
      ) : null}
    </section>
  );
}

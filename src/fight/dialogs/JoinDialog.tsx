/** Who joins the running fight, in words: now or in a round to come, where, seen or not; and those who are still to come. */
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { EntryLine } from '../../dialogs/entry/EntryLine.tsx';
import { type Coming, fullName } from '../../engine/fight.ts';
import { list } from '../../engine/words.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import { arrival } from '../../store/cast/arrive.ts';
import { listedPlaces } from '../../store/cast/cast.ts';
import { exitsOf } from '../../store/cast/exits.ts';
import { placeWords } from '../../store/fight/words.ts';
import { useShown, useTable } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChoiceInput, NumberInput, SwitchInput } from '../../ui/inputs/inputs.tsx';

const BESIDE = 'beside the map';
const USUAL = 'by kind';

/** Those who are to come in a later round. */
function StillToCome({ open, coming }: { open: OpenEncounter; coming: readonly Coming[] }) {
  const dispatch = useTable((table) => table.dispatch);
  return (
    <section aria-label="Still to come" className="mt-4 flex flex-col gap-1">
      <h3 className="font-semibold text-sm">Still to come</h3>
      <ul className="flex flex-col gap-1">
        {coming.map((one) => {
          const names = list(one.combatants.map(fullName));
          return (
            <li key={one.id} className="flex items-center gap-2 rounded-lg bg-raised py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1 truncate">
                <span className="text-soft">Round {one.round}:</span> {names}
              </span>
              <Button size="small" icon={UserPlus} onPress={() => dispatch(arrival(open.ruleset, open.fight, one))}>
                Now
              </Button>
              <IconButton
                size="small"
                icon={X}
                label={`${names}: not after all`}
                onPress={() => dispatch({ type: 'stay', from: one.id, label: `${names}: not after all`.slice(0, 200) })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The dialog. `place`: where the pointer was when it was opened. */
export function JoinDialog({ place, onClose }: { place: Place | undefined; onClose(): void }) {
  const open = useTable((table) => table.open);
  const dispatch = useTable((table) => table.dispatch);
  const select = useTable((table) => table.select);
  const round = useShown(({ derived }) => derived.order.round);
  const [when, setWhen] = useState(round);
  const [side, setSide] = useState(USUAL);
  const [hidden, setHidden] = useState(false);
  const [where, setWhere] = useState(place ? placeKey(place) : BESIDE);
  if (!open) return null;
  const { fight } = open;
  const exits = exitsOf(fight.scene);
  const places = [
    ...(place ? [{ key: placeKey(place), place, label: placeWords(fight.scene, place) }] : []),
    ...exits.filter(({ key }) => !place || key !== placeKey(place)),
    ...listedPlaces(fight.scene).filter(
      ({ key }) => (!place || key !== placeKey(place)) && !exits.some((exit) => exit.key === key),
    ),
  ];
  return (
    <Dialog title="Who joins the fight?" isOpen onClose={onClose}>
      <EntryLine
        open={open}
        autoFocus
        side={side === USUAL ? undefined : side}
        at={places.find(({ key }) => key === where)?.place}
        hidden={hidden ? true : undefined}
        bring={(label, edits) => dispatch({ type: 'join', label, edits, ...(when > round ? { round: when } : {}) })}
        onBrought={(ids) => {
          if (when <= round) select(ids);
          onClose();
        }}
        more={
          <div className="grid grid-cols-2 gap-x-3 gap-y-3 pt-2">
            <ChoiceInput
              label="Where"
              value={where}
              options={[
                ...places.map(({ key, label }) => ({ id: key, label })),
                { id: BESIDE, label: 'Beside the map, placed after' },
              ]}
              onChange={setWhere}
            />
            <ChoiceInput
              label="For the side"
              value={side}
              options={[
                { id: USUAL, label: 'By kind: heroes, foes' },
                ...fight.sideOrder.flatMap((id) => fight.sides[id] ?? []).map(({ id, name }) => ({ id, label: name })),
              ]}
              onChange={setSide}
            />
            <NumberInput
              label="In round"
              help={when > round ? 'At its start, by themselves.' : 'Now.'}
              value={when}
              min={Math.max(1, round)}
              max={Math.max(1, round) + 50}
              onChange={setWhen}
            />
            <SwitchInput label="Hidden from the players" value={hidden} onChange={setHidden} />
          </div>
        }
      />
      {fight.coming ? <StillToCome open={open} coming={fight.coming} /> : null}
    </Dialog>
  );
}

/**
 * The dialog for combatants who join the running fight: now or in a later round, where, hidden or
 * seen. It also lists who is still to come.
 */
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { EntryLine } from '../../dialogs/entry/EntryLine.tsx';
import { arrivalCommand } from '../../engine/cast/arrivals.ts';
import { type ComingGroup, fullName } from '../../engine/fight.ts';
import { placeWords } from '../../engine/table/fightWords.ts';
import { nameList } from '../../engine/words.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import { listedPlaces } from '../../store/cast/cast.ts';
import { exitsOf } from '../../store/cast/exits.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChoiceInput, NumberInput, SwitchInput } from '../../ui/inputs/inputs.tsx';

const BESIDE = 'beside the map';
const USUAL = 'by kind';

/** Lists the combatants who come in a later round. */
function StillToCome({ open, coming }: { open: OpenEncounter; coming: readonly ComingGroup[] }) {
  const { dispatch } = tableActions;
  return (
    <section aria-label="Still to come" className="mt-4 flex flex-col gap-1">
      <h3 className="font-semibold text-sm">Still to come</h3>
      <ul className="flex flex-col gap-1">
        {coming.map((one) => {
          const names = nameList(one.combatants.map(fullName));
          return (
            <li key={one.id} className="flex items-center gap-2 rounded-lg bg-raised py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1 truncate">
                <span className="text-soft">Round {one.round}:</span> {names}
              </span>
              <Button
                size="small"
                icon={UserPlus}
                onPress={() => dispatch(arrivalCommand(open.ruleset, open.fight, one))}
              >
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

/** The dialog. `place` is where the pointer was when the dialog was opened. */
export function JoinDialog({ place, onClose }: { place: Place | undefined; onClose(): void }) {
  const open = useShownFight((shown) => shown.open);
  const { dispatch, select } = tableActions;
  const round = useShownFight(({ derived }) => derived.order.round);
  const [when, setWhen] = useState(round);
  const [side, setSide] = useState(USUAL);
  const [hidden, setHidden] = useState(false);
  const [where, setWhere] = useState(place ? placeKey(place) : BESIDE);
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
          const isPlaced = places.some(({ key }) => key === where);
          // Those without a place wait in the banner over the map, and nobody is selected.
          if (when <= round) select(isPlaced ? ids : []);
          onClose();
        }}
        more={
          <div className="grid grid-cols-2 gap-x-3 gap-y-3 pt-2">
            <ChoiceInput
              label="Where"
              value={where}
              options={[
                ...places.map(({ key, label }) => ({ id: key, label })),
                { id: BESIDE, label: 'Beside the map: placed by a click each' },
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

/**
 * A combatant's sheet. The GM sets any value by hand, as a ruling that is logged and can be undone.
 */

import { useMemo, useState } from 'react';
import { useByHand } from '../../dialogs/quickEdit/useByHand.tsx';
import { HabitsInput } from '../../dialogs/sheet/HabitsInput.tsx';
import { learnHabits } from '../../dialogs/sheet/learnHabits.ts';
import { PronounInput } from '../../dialogs/sheet/PronounInput.tsx';
import type { Command } from '../../engine/command.ts';
import { type Pronoun, relationOfSides } from '../../engine/fight.ts';
import type { Habit } from '../../engine/habits/habits.ts';
import { LONGEST_OWN_NOTE } from '../../engine/limits/limits.ts';
import { rollsOwn } from '../../engine/table/byItself.ts';
import { hideByHand, placeByHand } from '../../engine/table/commands.ts';
import { nameOfOne, placeWords, RELATION_WORDS } from '../../engine/table/fightWords.ts';
import { countersOf, fieldGroups, sheetCommand, sheetFields, trackCommand } from '../../engine/table/sheetEdits.ts';
import type { Id } from '../../engine/words.ts';
import { placeKey } from '../../space/scene.ts';
import { tableActions, useShownFight, useTable } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldForm } from '../../ui/inputs/FieldForm.tsx';
import { ChoiceInput, NumberInput, SwitchInput, TextInput } from '../../ui/inputs/inputs.tsx';
import { RelationInputs } from '../../ui/inputs/RelationInputs.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TrackView } from '../../ui/tracks/TrackView.tsx';
import { allPlacesOf } from '../map/places.ts';

/** Makes a ruling. Answers whether the engine took the ruling. */
type ByHand = (command: Command) => boolean;

/** An input for words. The words become a step only when the GM leaves the input. */
function Words({
  label,
  value,
  longest,
  rows,
  help,
  onDone,
}: {
  label: string;
  value: string;
  longest: number;
  rows?: number;
  help?: string;
  onDone(value: string): void;
}) {
  // The text that is typed but not yet committed. Otherwise the input shows the current value,
  // whoever changed that value.
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      label={label}
      value={typed ?? value}
      longest={longest}
      {...(rows ? { rows } : {})}
      help={help}
      onChange={setTyped}
      onDone={() => {
        if (typed !== undefined && typed !== value) onDone(typed);
        setTyped(undefined);
      }}
    />
  );
}

function WhereAndWho({ who, dispatch }: { who: Id; dispatch: ByHand }) {
  const fight = useShownFight((shown) => shown.fight);
  const { setSession } = tableActions;
  const ownDice = useTable((table) => table.session.ownDice);
  const one = fight.combatants[who];
  if (!one) return null;
  const name = nameOfOne(fight, who);
  const set = (
    label: string,
    change: { name?: string; side?: Id; player?: string; note?: string; pronoun?: Pronoun; habits?: Habit[] },
  ) => dispatch({ type: 'edit', label, edits: [{ edit: 'combatant', combatant: who, ...change }] });
  const places = allPlacesOf(fight.scene);
  const own = rollsOwn(fight, ownDice, { kind: 'combatant', combatant: who });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Words
        label="Name"
        value={one.name}
        longest={60}
        onDone={(text) =>
          text.trim() === '' ? undefined : set(`${name} is now called ${text.trim()}.`, { name: text.trim() })
        }
      />
      <Words
        label="Player"
        value={one.player ?? ''}
        longest={40}
        onDone={(text) =>
          set(text === '' ? `${name} is played by the game master.` : `${name} is played by ${text}.`, { player: text })
        }
      />
      <ChoiceInput
        label="Side"
        value={one.side}
        options={fight.sideOrder.map((id) => ({ id, label: fight.sides[id]?.name ?? id }))}
        onChange={(side) =>
          side === one.side ? undefined : set(`${name} changes to ${fight.sides[side]?.name ?? side}.`, { side })
        }
      />
      <PronounInput
        value={one.pronoun}
        onChange={(pronoun) => set(`${name} is spoken of as “${pronoun}”.`, { pronoun })}
      />
      {fight.scene.kind === 'zones' ? (
        <ChoiceInput
          label="Place"
          value={placeKey(one.place)}
          options={places.map((place) => ({ id: placeKey(place), label: placeWords(fight.scene, place) }))}
          onChange={(key) => {
            const place = places.find((other) => placeKey(other) === key);
            if (place && key !== placeKey(one.place)) dispatch(placeByHand(fight, who, place));
          }}
        />
      ) : (
        <SquarePlace who={who} dispatch={dispatch} />
      )}
      <SwitchInput
        label="Hidden from the players"
        help="Not sent to their screen at all."
        value={one.hidden}
        onChange={() => {
          const command = hideByHand(fight, who);
          if (command) dispatch(command);
        }}
      />
      <SwitchInput
        label="Rolls real dice"
        help="You are asked for the faces. Remembered on this device."
        value={own}
        onChange={(on) =>
          setSession({ ownDice: on ? [...ownDice, who] : ownDice.filter((key) => key !== who && key !== 'gm') })
        }
      />
      <div className="col-span-2">
        <Toward who={who} />
      </div>
      <div className="col-span-2">
        <Words
          label="Note"
          help="Yours alone."
          value={one.note}
          longest={LONGEST_OWN_NOTE}
          rows={3}
          onDone={(note) => set(`A note about ${name} is changed.`, { note })}
        />
      </div>
      <div className="col-span-2">
        <HabitsInput
          habits={one.habits ?? []}
          learn={() => learnHabits(one)}
          onChange={(habits) => set(`Habits of ${name} are changed.`, { habits })}
        />
      </div>
    </div>
  );
}

/** How a single combatant stands toward the other sides. */
function Toward({ who }: { who: Id }) {
  const fight = useShownFight((shown) => shown.fight);
  const { dispatch } = tableActions;
  const one = fight.combatants[who];
  if (!one) return null;
  const others = fight.sideOrder.flatMap((id) => (id === one.side ? [] : (fight.sides[id] ?? [])));
  return (
    <RelationInputs
      others={others}
      said={one.toward ?? {}}
      usual={{ words: 'As the side', of: (other) => relationOfSides(fight, one.side, other) }}
      onChange={(other, relation) => {
        const { [other]: _old, ...rest } = one.toward ?? {};
        const label = `${nameOfOne(fight, who)} stands toward ${fight.sides[other]?.name ?? other} ${relation ? `as ${RELATION_WORDS[relation]}` : 'as the side does'}.`;
        const toward = relation ? { ...rest, [other]: relation } : rest;
        dispatch({ type: 'edit', label, edits: [{ edit: 'combatant', combatant: who, toward }] });
      }}
    />
  );
}

function SquarePlace({ who, dispatch }: { who: Id; dispatch: ByHand }) {
  const fight = useShownFight((shown) => shown.fight);
  const { scene } = fight;
  const place = fight.combatants[who]?.place;
  if (scene.kind !== 'squares' || !place) return null;
  const at = place.kind === 'square' ? place : { column: 0, row: 0 };
  const key = `${at.column},${at.row}`;
  return <ColumnAndRow key={key} who={who} at={at} columns={scene.columns} rows={scene.rows} dispatch={dispatch} />;
}

/**
 * The two numbers of a square are one place and one ruling. The ruling is made when both inputs are
 * left, or by the button.
 */
function ColumnAndRow(props: {
  who: Id;
  at: { column: number; row: number };
  columns: number;
  rows: number;
  dispatch: ByHand;
}) {
  const { who, at, columns, rows, dispatch } = props;
  const fight = useShownFight((shown) => shown.fight);
  const [wanted, setWanted] = useState(at);
  const changed = wanted.column !== at.column || wanted.row !== at.row;
  const put = () => {
    if (changed) dispatch(placeByHand(fight, who, { kind: 'square', ...wanted }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving both inputs
    <div
      className="flex flex-wrap items-end gap-2"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) put();
      }}
    >
      <NumberInput
        label="Column"
        min={1}
        max={columns}
        value={wanted.column + 1}
        onChange={(value) => setWanted({ ...wanted, column: value - 1 })}
        className="w-28"
      />
      <NumberInput
        label="Row"
        min={1}
        max={rows}
        value={wanted.row + 1}
        onChange={(value) => setWanted({ ...wanted, row: value - 1 })}
        className="w-28"
      />
      {changed ? <Button onPress={put}>Put there</Button> : null}
    </div>
  );
}

/** The sheet of one combatant. */
export function SheetDialog({ who, onClose }: { who: Id; onClose(): void }) {
  const fight = useShownFight((shown) => shown.fight);
  const derived = useShownFight((shown) => shown.derived);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const { byHand, onlyNumbers } = useByHand(fight.stage);
  const one = fight.combatants[who];
  const counters = useMemo(() => countersOf(ruleset, fight, who), [ruleset, fight, who]);
  if (!one) return null;
  const name = nameOfOne(fight, who);
  const tracks = derived.seen.get(who)?.tracks ?? [];
  const groups = fieldGroups(sheetFields(ruleset, fight, who));
  const fieldForm = (group: (typeof groups)[number]) => (
    <FieldForm
      fields={group.fields}
      data={one.sheet}
      onChange={(field, value, before) => byHand(sheetCommand(who, name, field, value, before))}
    />
  );
  return (
    <Dialog title={`${name}: set by hand`} isOpen onClose={onClose} width="wide">
      {onlyNumbers}
      {tracks.length > 0 ? (
        <div className="mb-4 grid grid-cols-2 gap-x-8 gap-y-3 rounded-lg bg-raised p-3">
          {tracks.map((track) => {
            const counter = counters.get(track.id);
            return (
              <TrackView
                key={track.id}
                track={track}
                onChange={counter ? (to) => byHand(trackCommand(who, name, track, counter, to)) : undefined}
              />
            );
          })}
        </div>
      ) : null}
      <Tabs
        label="Parts of the sheet"
        tabs={[
          { id: 'where', label: 'Where and who', panel: <WhereAndWho who={who} dispatch={byHand} /> },
          ...groups.map((group) => ({ id: `group-${group.group}`, label: group.group, panel: fieldForm(group) })),
        ]}
      />
    </Dialog>
  );
}

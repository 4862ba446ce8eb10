/**
 * Everything about one combatant: name, player, side, place, look, and the sheet in the game's
 * form.
 */

import { BookmarkPlus, Copy, EyeOff, Gauge, MapPin, Trash2 } from 'lucide-react';
import { HabitsInput } from '../dialogs/sheet/HabitsInput.tsx';
import { LookInput } from '../dialogs/sheet/LookInput.tsx';
import { learnHabits } from '../dialogs/sheet/learnHabits.ts';
import { PronounInput } from '../dialogs/sheet/PronounInput.tsx';
import { SheetForm } from '../dialogs/sheet/SheetForm.tsx';
import { type Combatant, fullName } from '../engine/fight.ts';
import { type PlainField, placesOf, plainField } from '../engine/forms/field.ts';
import { changeWords } from '../engine/forms/fieldWords.ts';
import { LONGEST_OWN_NOTE } from '../engine/limits/limits.ts';
import { fieldsOf } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { copyOf } from '../map/copying/useCopying.ts';
import { editsToCopy } from '../store/cast/cast.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { FieldInput } from '../ui/inputs/FieldInput.tsx';
import { ChoiceInput, SwitchInput } from '../ui/inputs/inputs.tsx';
import { PlaceField } from '../ui/inputs/PlaceField.tsx';
import { keepCombatants } from './keep.ts';

const words = (path: string, label: string, longest: number): PlainField => ({
  kind: 'text',
  path,
  label,
  group: '',
  longest,
});

/** The form. Every change is one step of undo. */
export function CombatantForm({
  one,
  open,
  onPlace,
}: {
  one: Combatant;
  open: OpenEncounter;
  onPlace(ids: Id[]): void;
}) {
  const { ruleset, fight } = open;
  const { edit } = tableActions;
  const name = fullName(one);
  const change = (label: string, to: Omit<Partial<Combatant>, 'id' | 'sheet' | 'copy'>) =>
    edit(label, [{ edit: 'combatant', combatant: one.id, ...(to as object) }]);
  return (
    <div className="flex flex-col">
      <div className="flex items-center gap-1 px-3 pb-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-base">{name}</h2>
        <IconButton icon={MapPin} label={`Place ${name} on the map`} onPress={() => onPlace([one.id])} />
        <IconButton
          icon={BookmarkPlus}
          label={`Keep ${name} on the shelf`}
          onPress={() => void keepCombatants(open, [one.id])}
        />
        <IconButton
          icon={Copy}
          label={`Add a copy of ${name}`}
          onPress={() => edit(`Added a copy of ${name}`, editsToCopy(ruleset, fight, one))}
        />
        <IconButton
          icon={Trash2}
          label={`Remove ${name}`}
          onPress={() => edit(`Removed ${name}`, [{ edit: 'remove', combatant: one.id }])}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 px-3 pb-3">
        <FieldInput
          field={words('name', 'Name', 60)}
          value={one.name}
          onChange={(value) => {
            const next = String(value).trim();
            if (next) change(`${name} is now called ${next}`, { name: next });
          }}
        />
        <FieldInput
          field={words('player', 'Player', 40)}
          value={one.player ?? ''}
          onChange={(value) => change(`${name}: player`, { player: String(value).trim() })}
        />
        <ChoiceInput
          label="Side"
          value={one.side}
          options={fight.sideOrder
            .flatMap((id) => fight.sides[id] ?? [])
            .map((side) => ({ id: side.id, label: side.name }))}
          onChange={(side) => change(`${name} joins ${fight.sides[side]?.name ?? side}`, { side })}
        />
        <PronounInput
          value={one.pronoun}
          onChange={(pronoun) => change(`${name}: spoken of as “${pronoun}”`, { pronoun })}
        />
        <PlaceField
          label="Place"
          places={placesOf(fight.scene)}
          value={one.place}
          onChange={(place) => (place ? change(`${name} is placed`, { place }) : undefined)}
        />
        <SwitchInput
          className="col-span-2"
          label="Hidden from the players’ screen"
          value={one.hidden}
          onChange={(hidden) => change(hidden ? `${name} is hidden` : `${name} is shown`, { hidden })}
        />
        <div className="col-span-2">
          <LookInput look={one.look} name={one.name} onChange={(look) => change(`${name}: look`, { look })} />
        </div>
        <div className="col-span-2">
          <FieldInput
            field={{ ...words('note', 'Your note, for your eyes alone', LONGEST_OWN_NOTE) }}
            value={one.note}
            onChange={(value) => change(`${name}: note`, { note: String(value) })}
          />
        </div>
        <div className="col-span-2">
          <HabitsInput
            habits={one.habits ?? []}
            learn={() => learnHabits(one)}
            onChange={(habits, what) => change(`${name}: ${what}`, { habits })}
          />
        </div>
      </div>
      <SheetForm
        fields={fieldsOf(ruleset, fight).map((field) => plainField(field, fight))}
        sheet={one.sheet}
        onChange={(field, value, before) =>
          edit(`${name}: ${changeWords(field, before, value)}`, [
            { edit: 'sheet', combatant: one.id, path: field.path, value },
          ])
        }
      />
    </div>
  );
}

/** The form of several combatants: the values that all of them share. */
export function SeveralForm({
  ids,
  open,
  onPlace,
  onQuick,
}: {
  ids: readonly Id[];
  open: OpenEncounter;
  onPlace(ids: Id[]): void;
  /** Asks for a figure or a state of these combatants in a word. */
  onQuick(): void;
}) {
  const { fight } = open;
  const key = useKeyOf('quick');
  const { edit } = tableActions;
  const all = ids.flatMap((id) => fight.combatants[id] ?? []);
  const sides = new Set(all.map(({ side }) => side));
  const hidden = all.every((one) => one.hidden);
  const each = (label: string, to: { side?: Id; hidden?: boolean }) =>
    edit(
      label,
      ids.map((id) => ({ edit: 'combatant', combatant: id, ...to })),
    );
  return (
    <div className="flex flex-col gap-3 px-3">
      <h2 className="font-semibold text-base">{ids.length} combatants</h2>
      <p className="text-sm text-soft">{all.map(fullName).join(', ')}</p>
      <Button icon={MapPin} onPress={() => onPlace([...ids])}>
        Place them on the map
      </Button>
      <Button icon={Gauge} keys={key} onPress={onQuick}>
        Set a value or a state
      </Button>
      <ChoiceInput
        label="Side"
        value={sides.size === 1 ? [...sides][0] : undefined}
        options={fight.sideOrder
          .flatMap((id) => fight.sides[id] ?? [])
          .map((side) => ({ id: side.id, label: side.name }))}
        onChange={(side) => each(`${ids.length} combatants join ${fight.sides[side]?.name ?? side}`, { side })}
      />
      <Button
        icon={EyeOff}
        onPress={() => each(`${ids.length} combatants are ${hidden ? 'shown' : 'hidden'}`, { hidden: !hidden })}
      >
        {hidden ? 'Show them to the players' : 'Hide them from the players'}
      </Button>
      <Button icon={Copy} onPress={() => void copyOf(open, ids)}>
        Copy them
      </Button>
      <Button icon={BookmarkPlus} onPress={() => void keepCombatants(open, ids)}>
        Keep them on the shelf
      </Button>
      <Button
        look="quiet"
        icon={Trash2}
        onPress={() =>
          edit(
            `Removed ${ids.length} combatants`,
            ids.map((id) => ({ edit: 'remove', combatant: id })),
          )
        }
      >
        Remove them
      </Button>
    </div>
  );
}

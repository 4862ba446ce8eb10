/**
 * The sides of a fight with their combatants: rename, stance, select, hide, place together, remove.
 */

import { BookmarkPlus, Ellipsis, Eye, EyeOff, MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CarriedRow } from '../dialogs/carried/CarriedRow.tsx';
import { Face } from '../dialogs/sheet/Face.tsx';
import { freshId } from '../engine/cast/addCombatants.ts';
import {
  byStance,
  type Combatant,
  everyone,
  explicitRelationBetween,
  type Fight,
  fullName,
  type Side,
} from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { placeName } from '../store/cast/cast.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { BareButton, Button, IconButton, type Press } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { FormDialog } from '../ui/Dialog.tsx';
import { ChoiceInput, TextInput } from '../ui/inputs/inputs.tsx';
import { RelationInputs } from '../ui/inputs/RelationInputs.tsx';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { MenuButton } from '../ui/menus/Menu.tsx';
import { pickInList } from '../ui/pickInList.ts';
import { SideMark } from '../ui/SideMark.tsx';
import { keepCombatants } from './keep.ts';
import { useSetupDrag } from './setupDrag.ts';

const STANCES: readonly { id: Side['stance']; label: string }[] = [
  { id: 'party', label: 'The party: blue, a circle' },
  { id: 'ally', label: 'Allies: green, a square' },
  { id: 'neutral', label: 'Neutral: yellow, a diamond' },
  { id: 'foe', label: 'Foes: red, a triangle' },
];

/**
 * A side's name, its stance, and its relation to each other side where the stances leave this open.
 */
function SideDialog({ side, fight, title, onClose }: { side: Side; fight: Fight; title: string; onClose(): void }) {
  const { edit } = tableActions;
  const [name, setName] = useState(side.name);
  const [stance, setStance] = useState(side.stance);
  const others = fight.sideOrder.flatMap((id) => (id === side.id ? [] : (fight.sides[id] ?? [])));
  const before = Object.fromEntries(others.map(({ id }) => [id, explicitRelationBetween(fight, side.id, id)]));
  const [said, setSaid] = useState(before);
  const plain = others.length < 2 && ![side.stance, stance, ...others.map((other) => other.stance)].includes('neutral');
  const asked = !plain || Object.values(before).some((relation) => relation !== undefined);
  const done = () => {
    const changed = others.filter(({ id }) => said[id] !== before[id]);
    if (
      edit(`Side “${name.trim()}”`, [
        { edit: 'side', side: { id: side.id, name: name.trim(), stance } },
        ...changed.map(({ id }) => ({
          edit: 'between' as const,
          sides: [side.id, id] as [Id, Id],
          as: said[id] ?? null,
        })),
      ])
    )
      onClose();
  };
  return (
    <FormDialog
      title={title}
      yes="Done"
      unfit={name.trim() === ''}
      width={asked ? 'usual' : 'small'}
      onDone={done}
      onClose={onClose}
    >
      <TextInput label="Name" value={name} onChange={setName} longest={40} autoFocus />
      <ChoiceInput
        label="Stance"
        help="Its colour and shape everywhere, and whose enemies they are: the party and its allies stand against the foes."
        value={stance}
        options={STANCES}
        onChange={(id) => setStance(STANCES.find((one) => one.id === id)?.id ?? 'neutral')}
      />
      {asked ? (
        <RelationInputs
          others={others}
          said={said}
          usual={{ words: 'By stance', of: (other) => byStance({ stance }, fight.sides[other]) }}
          onChange={(other, relation) => setSaid({ ...said, [other]: relation ?? undefined })}
        />
      ) : null}
    </FormDialog>
  );
}

function Member({
  one,
  open,
  selected,
  onSelect,
}: {
  one: Combatant;
  open: OpenEncounter;
  selected: boolean;
  onSelect(press: Press): void;
}) {
  const { edit } = tableActions;
  const { dragProps } = useSetupDrag({ kind: 'combatant', id: one.id });
  const name = fullName(one);
  const off = one.place.kind === 'off';
  return (
    <li className={cn('group rounded-lg', selected ? 'bg-now-wash' : 'hover:bg-raised')} {...dragProps}>
      <div className="flex items-center">
        <BareButton
          onPress={onSelect}
          aria-pressed={selected}
          className="flex min-w-0 flex-1 select-none items-center gap-2 rounded-lg px-2 py-1.5 text-left"
        >
          <Face look={one.look} className={cn('size-7', one.hidden && 'opacity-50')} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm leading-tight">{name}</span>
            <span className={cn('block truncate text-xs', off ? 'text-now' : 'text-soft')}>
              {one.player ? `${one.player} · ` : ''}
              {placeName(open.fight.scene, one.place)}
            </span>
          </span>
        </BareButton>
        <IconButton
          size="small"
          icon={one.hidden ? EyeOff : Eye}
          label={one.hidden ? `Show ${name} to the players` : `Hide ${name} from the players`}
          placement="right"
          className={one.hidden ? 'text-now' : 'opacity-60'}
          onPress={() =>
            edit(one.hidden ? `${name} is shown` : `${name} is hidden`, [
              { edit: 'combatant', combatant: one.id, hidden: !one.hidden },
            ])
          }
        />
        <IconButton
          size="small"
          icon={Trash2}
          label={`Remove ${name}`}
          placement="right"
          className="mr-1 opacity-60"
          onPress={() => edit(`Removed ${name}`, [{ edit: 'remove', combatant: one.id }])}
        />
      </div>
      {one.shelf === undefined ? null : <CarriedRow one={one} open={open} />}
    </li>
  );
}

interface Props {
  open: OpenEncounter;
  selected: readonly Id[];
  onSelect(ids: readonly Id[]): void;
  onAddTo(side: Id): void;
  /** Asks for a place on the map for these combatants. */
  onPlace(ids: Id[]): void;
}

function Group({
  side,
  members,
  listed,
  props,
  onEdit,
}: {
  side: Side;
  members: Combatant[];
  /** Everybody in the panel, from top to bottom. */
  listed: readonly Id[];
  props: Props;
  onEdit(): void;
}) {
  const { open, selected, onSelect, onAddTo, onPlace } = props;
  const { edit } = tableActions;
  const ids = members.map(({ id }) => id);
  const hiddenAll = members.length > 0 && members.every(({ hidden }) => hidden);
  const menu: MenuEntry[] = [
    { id: 'edit', label: 'Name, stance, enemies…', icon: Pencil, onAction: onEdit },
    { id: 'all', label: 'Select all', disabled: ids.length === 0, onAction: () => onSelect(ids) },
    {
      id: 'place',
      label: 'Place all on the map',
      icon: MapPin,
      disabled: ids.length === 0,
      onAction: () => onPlace(ids),
    },
    {
      id: 'hide',
      label: hiddenAll ? 'Show all to the players' : 'Hide all from the players',
      icon: hiddenAll ? Eye : EyeOff,
      disabled: ids.length === 0,
      onAction: () =>
        void edit(
          `${side.name}: all ${hiddenAll ? 'shown' : 'hidden'}`,
          ids.map((id) => ({ edit: 'combatant', combatant: id, hidden: !hiddenAll })),
        ),
    },
    {
      id: 'keep',
      label: 'Keep them on the shelf, as a party',
      icon: BookmarkPlus,
      disabled: ids.length === 0,
      onAction: () => void keepCombatants(open, ids, side.name),
    },
    'line',
    {
      id: 'remove',
      label: ids.length > 0 ? 'Remove the side and all of its combatants' : 'Remove the side',
      icon: Trash2,
      danger: true,
      disabled: open.fight.sideOrder.length < 2,
      onAction: () =>
        void edit(`Removed the side ${side.name}`, [
          ...ids.map((id) => ({ edit: 'remove', combatant: id }) as const),
          { edit: 'removeSide', side: side.id },
        ]),
    },
  ];
  return (
    <section aria-label={side.name} className="pb-3">
      <div className="flex h-10 items-center gap-2 pr-1 pl-3">
        <SideMark stance={side.stance} named />
        <h2 className="min-w-0 truncate font-semibold text-sm">{side.name}</h2>
        <span className="flex-1 text-faint text-xs tabular-nums">{members.length}</span>
        <IconButton size="small" icon={Plus} label={`Add to ${side.name}`} onPress={() => onAddTo(side.id)} />
        <MenuButton label={`More for ${side.name}`} entries={menu} size="small" icon={Ellipsis} />
      </div>
      {members.length === 0 ? (
        <p className="px-3 text-faint text-sm">Nobody yet.</p>
      ) : (
        <ul className="px-1.5">
          {members.map((one) => (
            <Member
              key={one.id}
              one={one}
              open={open}
              selected={selected.includes(one.id)}
              onSelect={(press) => onSelect(pickInList(press, one.id, { picked: selected, listed }))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The panel. */
export function SidesPanel(props: Props) {
  const { fight } = props.open;
  const [editing, setEditing] = useState<{ side: Side; title: string }>();
  const sides = fight.sideOrder.flatMap((id) => fight.sides[id] ?? []);
  const membersOf = ({ id }: Side) => everyone(fight).filter((one) => one.side === id);
  const listed = sides.flatMap(membersOf).map(({ id }) => id);
  const fresh = (): Side => ({
    id: freshId(fight, 'side', new Set()),
    name: `Side ${sides.length + 1}`,
    stance: 'neutral',
  });
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        {sides.map((side) => (
          <Group
            key={side.id}
            side={side}
            members={membersOf(side)}
            listed={listed}
            props={props}
            onEdit={() => setEditing({ side, title: 'The side' })}
          />
        ))}
      </div>
      <div className="border-line border-t p-3">
        <Button
          look="quiet"
          className="w-full"
          icon={Plus}
          isDisabled={sides.length >= 20}
          onPress={() => setEditing({ side: fresh(), title: 'A new side' })}
        >
          Add a side
        </Button>
      </div>
      {editing ? <SideDialog {...editing} fight={fight} onClose={() => setEditing(undefined)} /> : null}
    </div>
  );
}

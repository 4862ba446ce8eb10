/**
 * Adds combatants: the game's creatures with a search, how many, for which side; or a combatant
 * made by hand.
 */

import { Hand } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EntryLine } from '../dialogs/entry/EntryLine.tsx';
import { editsToAdd } from '../engine/cast/addCombatants.ts';
import { fullName, type Side } from '../engine/fight.ts';
import type { Creature } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';
import type { Place } from '../space/scene.ts';
import { lastSideKey, sideFor } from '../store/cast/cast.ts';
import { tableActions, useTable } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { BareButton, Button } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { GameIcon } from '../ui/icons/icons.ts';
import { ChoiceInput, NumberInput, SearchInput } from '../ui/inputs/inputs.tsx';
import { SideMark } from '../ui/SideMark.tsx';
import { useSetupDrag } from './setupDrag.ts';

/** The creatures whose name, kind or figures contain every word. */
export function findCreatures(creatures: readonly Creature[], words: string): readonly Creature[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return creatures.filter(({ name, kind, summary }) => {
    const text = `${name} ${kind} ${summary}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The creatures by kind, with the kinds in the order of the game's list. */
function byKind(creatures: readonly Creature[]): [string, Creature[]][] {
  const kinds = new Map<string, Creature[]>();
  for (const one of creatures) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);
  return [...kinds];
}

/** The option for the side: each creature goes to the side of its kind, or to its last side. */
const BY_ITSELF = 'by itself';

/**
 * Adds creatures to the fight, remembers their side, and gives their ids. Undefined when the engine
 * refused.
 */
export function useAdding(open: OpenEncounter, side: Id | undefined, copies: number) {
  const { ruleset, fight } = open;
  const { edit } = tableActions;
  const setup = useTable((table) => table.session.setup);
  const { setSession } = tableActions;
  const sideOf = (creature?: Creature): Id => side ?? sideFor(ruleset, fight, creature, setup.came);
  const add = (wanted: { creature?: Creature; name: string; at?: Place }): Id[] | undefined => {
    const to = sideOf(wanted.creature);
    const edits = editsToAdd(ruleset, fight, { ...wanted, side: to, count: copies });
    const who = copies === 1 ? wanted.name : `${copies} × ${wanted.name}`;
    if (!edit(`Added ${who}`, edits)) return undefined;
    const stance = fight.sides[to]?.stance;
    if (wanted.creature && stance)
      setSession({ setup: { ...setup, came: { ...setup.came, [lastSideKey(ruleset, wanted.creature)]: stance } } });
    return edits.flatMap((one) => (one.edit === 'add' ? [(one.combatant as { id: Id }).id] : []));
  };
  return { add, sideOf };
}

/** One creature of the list: it is added by a press, or dragged to its place on the map. */
function CreatureRow({
  creature: { id, name, summary, icon },
  copies,
  to,
  there,
  onAdd,
}: {
  creature: Creature;
  copies: number;
  /** The side that the creature comes to. */
  to: Side | undefined;
  /** How many copies of the creature are already in the cast. */
  there: number;
  onAdd(): void;
}) {
  const { dragProps } = useSetupDrag({ kind: 'creature', id });
  return (
    <li {...dragProps}>
      <BareButton
        onPress={onAdd}
        aria-label={`Add ${copies === 1 ? '' : `${copies} × `}${name}. ${summary}${to ? ` To ${to.name}.` : ''}`}
        className="group flex w-full items-center gap-2.5 rounded-lg px-1.5 py-1.5 text-left hover:bg-raised"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-lifted text-ink">
          <GameIcon name={icon} size={24} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="truncate font-medium text-sm">{name}</span>
            {there > 0 ? <span className="text-2xs text-now tabular-nums">{there} here</span> : null}
          </span>
          <span className="line-clamp-2 text-soft text-xs leading-snug">{summary}</span>
        </span>
        {to ? <SideMark stance={to.stance} /> : null}
      </BareButton>
    </li>
  );
}

/**
 * The panel. `onAdded` gets the ids of the newcomers, to select them for placing. `onMade` gets the
 * id of a newcomer without figures.
 */
export function AddPanel({
  open,
  side,
  copies,
  onSide,
  onCopies,
  onAdded,
  onMade,
}: {
  open: OpenEncounter;
  /** Undefined puts each newcomer on its usual side. */
  side: Id | undefined;
  copies: number;
  onSide(side: Id | undefined): void;
  onCopies(copies: number): void;
  onAdded(ids: Id[]): void;
  onMade(ids: Id[]): void;
}) {
  const { ruleset, fight } = open;
  const { add, sideOf } = useAdding(open, side, copies);
  const { edit } = tableActions;
  const [words, setWords] = useState('');
  const found = useMemo(() => byKind(findCreatures(ruleset.creatures, words)), [ruleset, words]);
  const standing = (name: string) => fight.order.filter((id) => fight.combatants[id]?.name === name).length;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-11 px-1 pb-2">
        <EntryLine open={open} side={side} bring={edit} onBrought={onAdded} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-2 px-1 pb-2">
        <ChoiceInput
          label="For the side"
          value={side ?? BY_ITSELF}
          options={[
            { id: BY_ITSELF, label: 'By kind: heroes, foes' },
            ...fight.sideOrder.flatMap((id) => fight.sides[id] ?? []).map(({ id, name }) => ({ id, label: name })),
          ]}
          onChange={(id) => onSide(id === BY_ITSELF ? undefined : id)}
        />
        <NumberInput label="How many" value={copies} min={1} max={20} onChange={onCopies} />
        <SearchInput
          label="Find a creature"
          placeholder={`Find among ${ruleset.creatures.length} creatures`}
          value={words}
          onChange={setWords}
          className="col-span-2"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-2">
        {found.map(([kind, creatures]) => (
          <section key={kind} aria-label={kind}>
            <h2 className="sticky top-0 z-10 bg-panel px-1 py-1 font-medium text-faint text-xs">{kind}</h2>
            <ul>
              {creatures.map((one) => (
                <CreatureRow
                  key={one.id}
                  creature={one}
                  copies={copies}
                  to={fight.sides[sideOf(one)]}
                  there={standing(one.name)}
                  onAdd={() => {
                    const ids = add({ creature: one, name: one.name });
                    if (ids) onAdded(ids);
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 ? (
          <p className="px-2 py-6 text-center text-soft text-sm">
            No creature has “{words}” in its name or values. Make one by hand.
          </p>
        ) : null}
      </div>
      <div className={cn('border-line border-t p-3')}>
        <Button
          className="w-full"
          icon={Hand}
          onPress={() => {
            const ids = add({ name: words.trim().slice(0, 60) || 'Someone' });
            if (ids) onMade(ids);
          }}
        >
          {words.trim()
            ? `Make ${copies === 1 ? '' : `${copies} × `}“${words.trim().slice(0, 24)}” by hand`
            : `Make ${copies === 1 ? 'one' : copies} by hand`}
        </Button>
      </div>
    </div>
  );
}

/** The names of combatants in a sentence: up to three names, then how many more. */
export function namesOf(open: OpenEncounter, ids: readonly Id[]): string {
  const names = ids.flatMap((id) => {
    const one = open.fight.combatants[id];
    return one ? [fullName(one)] : [];
  });
  if (names.length <= 3) return names.join(', ');
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

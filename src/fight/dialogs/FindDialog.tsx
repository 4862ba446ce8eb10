/** Finds combatants, moves, rules and parts of the screen by name. */
import { useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField } from 'react-aria-components';
import { useBook } from '../../dialogs/book.ts';
import { notesOf } from '../../dialogs/notes/notesOf.ts';
import { everyone } from '../../engine/fight.ts';
import { ownWords } from '../../engine/forms/catalogue.ts';
import { offerKey } from '../../engine/table/commands.ts';
import { offersFor } from '../../engine/table/derived.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { useBindings } from '../../keys/bindings.ts';
import { keyInWords, keysOf, keyTable } from '../../keys/keys.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { startMove } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { keyActions } from '../keyActions.ts';
import { type Ranked, rankedByWords, ruleTag } from './ranking.ts';

interface Found extends Ranked {
  id: string;
  /** The second line of a rule's entry: the beginning of the rule. */
  about?: string;
  keys?: string | undefined;
  go(): void;
}

/** Everything that the search can find now. `only` limits the search to rules. */
function useFound(only: 'rules' | undefined): readonly Found[] {
  const fight = useShownFight((shown) => shown.fight);
  const derived = useShownFight((shown) => shown.derived);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const actor = useShownFight((shown) => shown.actor);
  const question = useShownFight((shown) => shown.question);
  const looking = useShownFight((shown) => shown.looking);
  const { select } = tableActions;
  const show = useFightUi((ui) => ui.openDialog);
  const bindings = useBindings((keys) => keys.bindings);
  const offers = question || looking ? [] : [...(actor ? offersFor(ruleset, fight, actor) : []), ...derived.common];
  const rules = (useBook(ruleset)?.rules ?? []).map(
    (rule): Found => ({
      id: `rule ${rule.id}`,
      name: rule.title,
      kind: ruleTag(rule.id),
      about: rule.text,
      words: `${rule.id} ${rule.text} ${(rule.words ?? []).join(' ')}`,
      go: () => show({ kind: 'rule', rule: rule.id }),
    }),
  );
  if (only === 'rules') return rules;
  return [
    ...offers
      .filter(({ blocked }) => !blocked)
      .map((offer) => ({
        id: `move ${offerKey(offer)}`,
        name: offer.label,
        kind: fight.combatants[offer.actor]
          ? nameOfOne(fight, offer.actor)
          : (fight.sides[offer.actor]?.name ?? 'the table'),
        words: offer.group,
        go: () => startMove(offer),
      })),
    ...everyone(fight).map(({ id, player }) => ({
      id: `who ${id}`,
      name: nameOfOne(fight, id),
      kind: 'combatant',
      words: player ?? '',
      go: () => select([id]),
    })),
    ...keyTable
      .filter(({ id }) => id !== 'find' && id !== 'confirm' && id !== 'back')
      .map((row) => ({
        id: `action ${row.id}`,
        name: row.label,
        kind: row.group,
        words: '',
        keys: keysOf(bindings, row.id).map(keyInWords)[0],
        go: () => keyActions[row.id](),
      })),
    ...notesOf(fight).map((note) => ({
      id: `note ${note.key}`,
      name: note.name,
      kind: 'note',
      about: note.line,
      words: note.line,
      go: () =>
        show({ kind: 'notes', subject: note.kind === 'combatant' ? { combatant: note.id } : { note: note.id } }),
    })),
    { id: 'notes', name: 'Notes', kind: 'the table', words: 'pins write', go: () => show({ kind: 'notes' }) },
    {
      id: 'state',
      name: 'The fight by hand',
      kind: 'the table',
      words: 'set state round turn sides stance enemies friends ruling',
      go: () => show({ kind: 'state' }),
    },
    ...(ruleset.makes.length > 0
      ? [
          {
            id: 'own',
            name: ownWords(ruleset.makes),
            kind: 'the table',
            words: `make form JSON import export house ${ruleset.makes.join(' ')}`,
            go: () => show({ kind: 'own' }),
          },
        ]
      : []),
    ...rules,
  ];
}

/**
 * The dialog: a search line and its list. Enter takes the first entry. `only` limits the list to
 * rules.
 */
export function FindDialog({ only, onClose }: { only: 'rules' | undefined; onClose(): void }) {
  const ruleset = useShownFight((shown) => shown.ruleset);
  const [input, setInput] = useState('');
  const found = useFound(only);
  const shown = rankedByWords(found, input);
  return (
    <Dialog title={only === 'rules' ? `The rules of ${ruleset.name}` : 'Find anything'} isOpen onClose={onClose}>
      <Autocomplete inputValue={input} onInputChange={setInput}>
        <SearchField aria-label="What to find" autoFocus className="sticky top-0 z-10 bg-panel pb-2">
          <Input
            placeholder={only === 'rules' ? 'A word or a number of a rule…' : 'A name, a move, a rule, a number…'}
            className="h-11 w-full rounded-lg border border-edge/60 bg-raised px-3 text-base text-ink outline-none placeholder:text-faint focus:border-now [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <Menu
          aria-label="Found"
          items={shown}
          onAction={(key) => {
            onClose();
            found.find(({ id }) => id === key)?.go();
          }}
          renderEmptyState={() => <p className="p-3 text-soft">Nothing has that name. Try fewer letters.</p>}
          className="outline-none"
        >
          {(one) => (
            <MenuItem
              id={one.id}
              textValue={`${one.name} — ${one.kind}`}
              className="flex items-center gap-3 rounded-lg px-3 py-1.5 outline-none focus:bg-lifted"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-ink">{one.name}</span>
                {one.about ? <span className="block truncate text-faint text-xs">{one.about}</span> : null}
              </span>
              <span className="shrink-0 text-faint text-xs">{one.kind}</span>
              {one.keys ? <Kbd>{one.keys}</Kbd> : null}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}

/** Finds anything by its name: combatants, moves, rules, parts of the screen. */
import { useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField } from 'react-aria-components';
import { bookOf } from '../../dialogs/book.ts';
import { notesOf } from '../../dialogs/notes/notesOf.ts';
import { everyone } from '../../engine/fight.ts';
import { ownWords } from '../../engine/forms/catalogue.ts';
import { useBindings } from '../../keys/bindings.ts';
import { keysOf, keyTable, spell } from '../../keys/keys.ts';
import { offerKey } from '../../store/fight/commands.ts';
import { offersFor } from '../../store/fight/derived.ts';
import { nameOfOne } from '../../store/fight/words.ts';
import { useShown, useTable } from '../../store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useComing } from '../../ui/parts/later.tsx';
import { start } from '../deeds.ts';
import { useDesk } from '../desk.ts';
import { keyDeeds } from '../keyDeeds.ts';
import { type Ranked, ranked, ruleTag } from './ranking.ts';

interface Found extends Ranked {
  id: string;
  /** A second line: the beginning of a rule. */
  about?: string;
  keys?: string | undefined;
  go(): void;
}

/** The list with its search line. Enter does the first one. `only` leaves out all but the rules. */
export function FindDialog({ only, onClose }: { only: 'rules' | undefined; onClose(): void }) {
  const fight = useShown((shown) => shown.fight);
  const derived = useShown((shown) => shown.derived);
  const ruleset = useShown((shown) => shown.ruleset);
  const actor = useShown((shown) => shown.actor);
  const question = useShown((shown) => shown.question);
  const looking = useShown((shown) => shown.looking);
  const select = useTable((table) => table.select);
  const show = useDesk((desk) => desk.show);
  const bindings = useBindings((keys) => keys.bindings);
  const [input, setInput] = useState('');
  const offers = question || looking ? [] : [...(actor ? offersFor(ruleset, fight, actor) : []), ...derived.common];
  const rules = useComing(bookOf(ruleset)).rules.map(
    (rule): Found => ({
      id: `rule ${rule.id}`,
      name: rule.title,
      kind: ruleTag(rule.id),
      about: rule.text,
      words: `${rule.id} ${rule.text} ${(rule.words ?? []).join(' ')}`,
      go: () => show({ kind: 'rule', rule: rule.id }),
    }),
  );
  const everything = (): Found[] => [
    ...offers
      .filter(({ blocked }) => !blocked)
      .map((offer) => ({
        id: `move ${offerKey(offer)}`,
        name: offer.label,
        kind: fight.combatants[offer.actor]
          ? nameOfOne(fight, offer.actor)
          : (fight.sides[offer.actor]?.name ?? 'the table'),
        words: offer.group,
        go: () => start(offer),
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
        id: `deed ${row.id}`,
        name: row.label,
        kind: row.group,
        words: '',
        keys: keysOf(bindings, row.id).map(spell)[0],
        go: () => keyDeeds[row.id](),
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
  const found = only === 'rules' ? rules : everything();
  const shown = ranked(found, input);
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

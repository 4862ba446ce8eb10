/** The members of a party: removed by a button, found and added by name. */
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Face } from '../../dialogs/sheet/Face.tsx';
import { isFigure, MOST_MEMBERS, type Party } from '../../formats/shelf/item.ts';
import { searchShelf } from '../../store/shelf/search.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { BareButton, IconButton } from '../../ui/Button.tsx';
import { SearchInput } from '../../ui/inputs/inputs.tsx';

/** How many people are offered at once; more are found by name. */
const OFFERED = 8;

/** The members. */
export function PartyMembers({ party, onChange }: { party: Party; onChange(label: string, members: string[]): void }) {
  const entries = useShelf((shelf) => shelf.entries);
  const [words, setWords] = useState('');
  const members = party.members.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  // A party with members does not list everybody: the user looks at it, finds others by name, and
  // goes on to the rests.
  const asked = words.trim() !== '' || members.length === 0;
  const offered = (asked ? searchShelf(entries, { words, game: party.game }) : [])
    .filter((entry) => isFigure(entry) && !party.members.includes(entry.id))
    .sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'character' ? -1 : 1))
    .slice(0, OFFERED);
  return (
    <section aria-label="Members" className="flex flex-col gap-1 px-3 pb-4">
      <h3 className="font-semibold text-sm">Members</h3>
      {members.length === 0 ? <p className="py-1 text-soft text-sm">Nobody yet.</p> : null}
      <ul>
        {members.map(({ id, name, look, summary }) => (
          <li key={id} className="flex items-center gap-2.5 rounded-lg py-1 pl-1.5 hover:bg-raised">
            <Face look={look} className="size-8" />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm">{name}</span>
              <span className="block truncate text-soft text-xs">{summary}</span>
            </span>
            <IconButton
              size="small"
              icon={X}
              label={`Take ${name} out of the party`}
              onPress={() =>
                onChange(
                  `${name} leaves ${party.name}`,
                  party.members.filter((other) => other !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
      {party.members.length >= MOST_MEMBERS ? null : (
        <>
          <SearchInput label="Find a member" placeholder="Find somebody to add" value={words} onChange={setWords} />
          <ul>
            {offered.map(({ id, name, look, about }) => (
              <li key={id}>
                <BareButton
                  aria-label={`Add ${name} to the party`}
                  onPress={() => onChange(`${name} joins ${party.name}`, [...party.members, id])}
                  className="flex w-full items-center gap-2.5 rounded-lg px-1.5 py-1 text-left hover:bg-raised"
                >
                  <Face look={look} className="size-7" />
                  <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
                  <span className="truncate text-faint text-xs">{about}</span>
                  <Plus aria-hidden className="size-4 text-soft" />
                </BareButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/**
 * One line that says who comes. The program reads the line while it is typed, finds names on the
 * shelf and among the game's creatures, and Enter adds them.
 */
import { CornerDownLeft } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Edit } from '../../engine/command.ts';
import { everyone } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import { isFigure } from '../../formats/shelf/item.ts';
import type { Place } from '../../space/scene.ts';
import {
  type Candidate,
  type Chosen,
  findLine,
  type Meant,
  NEW,
  type Taken,
  takenWords,
} from '../../store/entry/find.ts';
import {
  addedBy,
  candidatesOf,
  editsForNewcomers,
  LAST_PARTY,
  newcomersOf,
  shelfIdsOf,
  sideOfTaken,
} from '../../store/entry/newcomers.ts';
import { plainWords } from '../../store/shelf/search.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { tableActions, tableNow, useTable } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { BareButton, IconButton } from '../../ui/Button.tsx';
import { chipButton } from '../../ui/Chip.tsx';
import { SideMark } from '../../ui/SideMark.tsx';

/** The members of the last party who could be named and are not in this encounter. */
function absentParty(open: OpenEncounter, candidates: readonly Candidate[]): readonly Candidate[] {
  const party = candidates.find(({ id }) => id === LAST_PARTY);
  const here = new Set(
    everyone(open.fight).flatMap(({ shelf, name }) => (shelf === undefined ? [name] : [`shelf/${shelf}`])),
  );
  return (party?.members ?? []).flatMap((id) => {
    const one = candidates.find((other) => other.id === id);
    return one && !here.has(one.id) && !here.has(one.name) ? [one] : [];
  });
}

/** Lists who comes, each with the mark of its side. */
function NewcomerList({ open, taken, side }: { open: OpenEncounter; taken: readonly Taken[]; side: Id | undefined }) {
  const lastSides = useTable((table) => table.session.setup.came);
  const { ruleset, fight } = open;
  return (
    <ul aria-label="Who comes" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {taken.map((one) => {
        const to = fight.sides[sideOfTaken(ruleset, fight, one, lastSides, side)];
        return (
          <li key={one.candidate.id} className="flex items-center gap-1.5">
            {to ? <SideMark stance={to.stance} named /> : null}
            <span>{one.count === 1 ? one.candidate.name : `${one.count} × ${one.candidate.name}`}</span>
            {to ? <span className="text-faint text-xs">{to.name}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The members of the last party who are absent, with a button that brings them in. */
function PartyOffer({ party, onTake }: { party: readonly Candidate[]; onTake(taken: Taken[]): void }) {
  return (
    <BareButton
      className={`${chipButton('now')} h-auto min-h-7 max-w-full whitespace-normal py-1 text-left`}
      onPress={() => onTake(party.map((candidate) => ({ candidate, count: 1 })))}
    >
      The party: {party.map(({ name }) => name).join(', ')}
    </BareButton>
  );
}

/**
 * What a line leaves open, as buttons: which of several creatures is meant, and that a combatant is
 * new.
 */
function Unclear({ meant, onChosen }: { meant: Extract<Meant, { all: false }>; onChosen(chosen: Chosen): void }) {
  const { offers, unclear, unknown = [] } = meant;
  return (
    <>
      {offers.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {offers.map(({ id, name, about }) => (
            <BareButton
              key={id}
              className={chipButton('plain')}
              onPress={() => onChosen({ [plainWords(unclear?.words ?? '')]: id })}
            >
              {name}
              {about ? <span className="text-faint">{about}</span> : null}
            </BareButton>
          ))}
        </div>
      ) : null}
      {unknown.length > 0 ? (
        <BareButton
          className={`${chipButton('now')} h-auto min-h-7 max-w-full self-start whitespace-normal py-1 text-left`}
          onPress={() => onChosen(Object.fromEntries(unknown.map((words) => [plainWords(words), NEW])))}
        >
          {unknown.length === 1 ? 'A new character' : 'New characters'}: {unknown.join(', ')}
        </BareButton>
      ) : null}
    </>
  );
}

/**
 * The line. `bring` makes the edits and returns whether the engine took them. `onBrought` gets the
 * ids of the newcomers.
 */
export function EntryLine({
  open,
  side,
  at,
  hidden,
  bring,
  onBrought,
  more,
  autoFocus = false,
}: {
  open: OpenEncounter;
  /** Undefined puts each newcomer on its usual side. */
  side: Id | undefined;
  at?: Place | undefined;
  hidden?: true | undefined;
  bring(label: string, edits: Edit[]): boolean;
  onBrought(ids: Id[]): void;
  /** Shown under the line's reading. */
  more?: ReactNode;
  autoFocus?: boolean;
}) {
  const { ruleset, fight } = open;
  const entries = useShelf((shelf) => shelf.entries);
  const read = useShelf((shelf) => shelf.read);
  const setup = useTable((table) => table.session.setup);
  const { setSession } = tableActions;
  const [line, setLine] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const [told, setTold] = useState<string>();
  const field = useId();
  const last = setup.party?.[ruleset.id];
  const candidates = useMemo(() => candidatesOf(ruleset, entries, last ?? []), [ruleset, entries, last]);
  const meant = useMemo(
    () => (line.trim() === '' ? undefined : findLine(line, candidates, chosen)),
    [line, candidates, chosen],
  );
  const party = absentParty(open, candidates);

  const choose = (more: Chosen): void => {
    setChosen({ ...chosen, ...more });
    setTold(undefined);
    document.getElementById(field)?.focus();
  };
  const take = async (taken: readonly Taken[]): Promise<void> => {
    const ids = shelfIdsOf(taken);
    const figures = (await read(ids)).filter(isFigure);
    const newcomers = newcomersOf(ruleset, fight, taken, figures);
    if (!newcomers.ok) return setTold(newcomers.refusal.text);
    const edits = editsForNewcomers(ruleset, fight, newcomers.value, {
      lastSides: setup.came,
      side,
      at,
      ...(hidden ? { hidden } : {}),
    });
    if (!bring(`Added ${takenWords(taken)}`.slice(0, 200), edits)) return setTold(tableNow().refusal?.text);
    const stance = side === undefined ? undefined : fight.sides[side]?.stance;
    if (stance)
      setSession({
        setup: {
          ...setup,
          came: { ...setup.came, ...Object.fromEntries(newcomers.value.map(({ key }) => [key, stance])) },
        },
      });
    setLine('');
    setChosen({});
    setTold(undefined);
    onBrought(addedBy(edits));
  };
  return (
    <form
      className="flex flex-col gap-2 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (meant?.all) void take(meant.taken);
        else if (meant) setTold(meant.text);
      }}
    >
      <label htmlFor={field} className="sr-only">
        Who comes, in words
      </label>
      <div className="relative flex items-center">
        <input
          id={field}
          data-entry-line=""
          value={line}
          // biome-ignore lint/a11y/noAutofocus: what was opened to write in it has the focus
          autoFocus={autoFocus}
          autoComplete="off"
          maxLength={1000}
          placeholder="3 bandits, leader, Torvald"
          onChange={({ target }) => {
            setLine(target.value);
            setTold(undefined);
          }}
          className="h-9 w-full min-w-0 rounded-lg border border-edge/60 bg-raised pr-10 pl-3 text-ink text-sm placeholder:text-faint focus:border-now"
        />
        {meant ? (
          <IconButton
            size="small"
            icon={CornerDownLeft}
            label="Bring them in"
            isDisabled={!meant.all}
            className="absolute right-1 text-now"
            onPress={() => (meant.all ? void take(meant.taken) : undefined)}
          />
        ) : null}
      </div>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {told !== undefined ? <p className="text-danger text-sm">{told}</p> : null}
        {told === undefined && meant && !meant.all ? <p className="text-soft text-sm">{meant.text}</p> : null}
        {meant?.all ? <NewcomerList open={open} taken={meant.taken} side={side} /> : null}
        {meant && !meant.all ? <Unclear meant={meant} onChosen={choose} /> : null}
        {line.trim() === '' && party.length > 0 ? <PartyOffer party={party} onTake={(all) => void take(all)} /> : null}
      </div>
      {more}
      {/* A form with a second input reacts to Enter only if it has a submit button. */}
      <button type="submit" hidden />
    </form>
  );
}

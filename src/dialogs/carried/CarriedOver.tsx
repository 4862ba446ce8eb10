/**
 * What carries over from the finished fight: each character with the changes, which are kept when
 * the GM agrees.
 */

import { BookmarkPlus, Check, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { dateNow } from '../../browser/date.ts';
import type { Lasting } from '../../engine/after/after.ts';
import { type Combatant, fullName } from '../../engine/fight.ts';
import { capitalized, type Id, nameList } from '../../engine/words.ts';
import { type Carrying, type CarryRow, carryingOf, keepCarried } from '../../store/shelf/carry.ts';
import { keepOnShelf, keepParty, partyOffShelf, partyOn } from '../../store/shelf/keep.ts';
import { shelfStore, useShelf } from '../../store/shelf/shelf.ts';
import { useShownFight } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Lines } from './Lines.tsx';

/** Computes what carries over whenever the fight or the shelf has changed. */
function useCarrying(open: OpenEncounter | undefined): Carrying | undefined {
  const [now, setNow] = useState<Carrying>();
  const shown = useShelf((store) => store);
  const { status, entries, bin, items, read } = shown;
  useEffect(() => {
    if (!open || status === 'loading') return setNow(undefined);
    const known = new Set([...entries, ...bin].map(({ id }) => id));
    const missing = Object.values(open.fight.combatants).flatMap(({ shelf: id }) =>
      id !== undefined && known.has(id) && !items[id] ? [id] : [],
    );
    // A character that is read reports itself as a change of the shelf. The shelf reports one that
    // cannot be read, and that one is not read again.
    if (missing.length > 0) void read(missing);
    setNow(carryingOf(open, shelfStore.getState(), dateNow()));
  }, [open, status, entries, bin, items, read]);
  return now;
}

/** The choices for a combatant who has no character to keep the changes on. */
function Astray({ row, open }: { row: CarryRow; open: OpenEncounter }) {
  const restore = useShelf((store) => store.restore);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-soft text-sm">{row.why}</p>
      {row.state === 'bin' && row.character !== undefined ? (
        <Button size="small" icon={Undo2} onPress={() => void restore([row.character ?? ''])}>
          {`Bring ${row.name} back`}
        </Button>
      ) : null}
      {row.state === 'gone' ? (
        <Button
          size="small"
          onPress={() => void keepOnShelf(open, [row.id]).then((said) => said !== undefined && toast.success(said))}
        >
          {`Keep ${row.name} as a new character`}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Says who of the party is not on the shelf, with one button that puts the party there. Missing
 * members are added as they came into the fight, so that the fight's changes can be kept on them.
 * The party itself is added too.
 */
function Unkept({ open, who, party }: { open: OpenEncounter; who: readonly Combatant[]; party: readonly Combatant[] }) {
  const [busy, setBusy] = useState(false);
  const names = nameList((who.length > 0 ? who : party).map(fullName));
  const side = open.fight.sides[party[0]?.side ?? '']?.name;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised p-3 print:hidden">
      <p className="min-w-64 flex-1 text-soft text-sm">
        {who.length > 0
          ? `${names} ${who.length === 1 ? 'is' : 'are'} not on your shelf, so what this fight did to them ends with it.`
          : `${names} are on your shelf, but not yet as a party. A party comes into the next fight in one press.`}
      </p>
      <Button
        size="small"
        icon={BookmarkPlus}
        isDisabled={busy}
        onPress={() => {
          setBusy(true);
          void keepParty(open, side)
            .then((said) => said !== undefined && toast.success(said))
            .finally(() => setBusy(false));
        }}
      >
        {side === undefined ? 'Put them on the shelf' : 'Keep them as a party'}
      </Button>
    </div>
  );
}

const ENDED: readonly Lasting[] = [];

function Row({
  row,
  open,
  agreed,
  onAgree,
}: {
  row: CarryRow;
  open: OpenEncounter;
  agreed: boolean;
  onAgree(agreed: boolean): void;
}) {
  const { name, state, words, changes } = row;
  const ended = state === 'open' || state === 'kept' ? row.ended : ENDED;
  return (
    <li className="flex break-inside-avoid flex-col gap-1.5 rounded-lg bg-raised p-3 print:border print:border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {state === 'open' ? (
          <label className="flex min-h-6 items-center gap-2 font-semibold">
            <input
              type="checkbox"
              className="size-4 accent-(--now-fill) print:hidden"
              checked={agreed}
              onChange={(event) => onAgree(event.target.checked)}
            />
            {name}
          </label>
        ) : (
          <h3 className="font-semibold">{name}</h3>
        )}
        {words === '' ? null : <span className="text-soft text-sm">{capitalized(words)}</span>}
        {state === 'kept' ? (
          <span className="flex items-center gap-1 text-now text-sm">
            <Check aria-hidden className="size-4" /> Kept
          </span>
        ) : null}
      </div>
      {row.why === undefined ? null : <Astray row={row} open={open} />}
      <Lines lines={changes} />
      <Lines lines={ended} quiet />
    </li>
  );
}

/** The characters whom the fight did not change, as one line. */
const asBefore = (rows: readonly CarryRow[]): string =>
  `${nameList(rows.map(({ name }) => name))} ${rows.length === 1 ? 'comes' : 'come'} out of it as they went in.`;

/**
 * The list of characters, with combatants who could carry something over but are on no shelf. Draws
 * nothing where there is nobody of either kind. `encounterId` is the open encounter's.
 */
export function CarriedOver({ encounterId }: { encounterId: string }) {
  const open = useShownFight((shown) => shown.open);
  const mine = open.encounter.id === encounterId ? open : undefined;
  const now = useCarrying(mine);
  const [left, setLeft] = useState<readonly Id[]>([]);
  const [busy, setBusy] = useState(false);
  const entries = useShelf((store) => store.entries);
  if (!mine || !now) return null;
  const strangers = partyOffShelf(mine.fight);
  const { members, kept } = partyOn(mine.fight, entries);
  // A single member is only a character and no party.
  const party = kept || members.length < 2 ? [] : members;
  if (now.rows.length + strangers.length + party.length === 0) return null;
  const same = now.rows.filter(({ state, changes }) => state === 'none' || (state === 'kept' && changes.length === 0));
  const ready = now.rows.filter(({ state }) => state === 'open' || state === 'none');
  const unkept = now.rows.filter(({ state }) => state === 'open');
  const agreed = ready.filter(({ id }) => !left.includes(id));
  const some = agreed.some(({ state }) => state === 'open') || (unkept.length === 0 && agreed.length > 0);
  const all = unkept.every(({ id }) => !left.includes(id));
  return (
    <section
      aria-label="What carries over"
      className={cn('flex flex-col gap-3 text-left', now.rows.length === 0 && 'print:hidden')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 break-after-avoid font-semibold text-lg">What carries over</h2>
        {unkept.length > 1 ? (
          <label className="flex min-h-6 items-center gap-2 text-sm print:hidden">
            <input
              type="checkbox"
              className="size-4 accent-(--now-fill)"
              checked={all}
              onChange={(event) => setLeft(event.target.checked ? [] : unkept.map(({ id }) => id))}
            />
            All of them
          </label>
        ) : null}
      </div>
      <ul className="grid items-start gap-2 empty:hidden sm:grid-cols-2 print:grid-cols-2">
        {now.rows
          .filter((row) => !same.includes(row))
          .map((row) => (
            <Row
              key={row.id}
              row={row}
              open={mine}
              agreed={!left.includes(row.id)}
              onAgree={(yes) => setLeft(yes ? left.filter((id) => id !== row.id) : [...left, row.id])}
            />
          ))}
      </ul>
      {same.length > 0 ? (
        <p className="text-soft text-sm">
          {asBefore(same)}
          {same.every(({ state }) => state === 'kept') ? ' Kept in their history.' : ''}
        </p>
      ) : null}
      {ready.length > 0 ? (
        <Button
          look={unkept.length > 0 ? 'primary' : 'plain'}
          className="self-start print:hidden"
          isDisabled={!some || busy}
          onPress={() => {
            setBusy(true);
            void keepCarried(
              mine,
              agreed.map(({ id }) => id),
              shelfStore.getState(),
              dateNow(),
            ).finally(() => setBusy(false));
          }}
        >
          {unkept.length > 0 ? 'Keep on the characters' : 'Keep it in their history'}
        </Button>
      ) : null}
      {strangers.length + party.length > 0 ? <Unkept open={mine} who={strangers} party={party} /> : null}
    </section>
  );
}

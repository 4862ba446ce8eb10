/** A figure or a state set by a word for one or several: what becomes of each is read before it is done. */
import { CornerDownLeft } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { nameOfOne } from '../../store/fight/words.ts';
import { quickOf, stateNames, trackNames } from '../../store/quick/quick.ts';
import { useTable, verbs } from '../../store/store.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { chipButton } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** More than these are found by typing. */
const MOST_CHIPS = 24;

/** Names that a press puts into the line. */
function Names({ label, names, onPick }: { label: string; names: readonly string[]; onPick(name: string): void }) {
  if (names.length === 0) return null;
  return (
    <section aria-label={label} className="flex flex-col gap-1.5">
      <h3 className="text-soft text-xs">{label}</h3>
      <div className="flex flex-wrap gap-1.5">
        {names.slice(0, MOST_CHIPS).map((name) => (
          <BareButton key={name} className={chipButton('plain')} onPress={() => onPick(name)}>
            {name}
          </BareButton>
        ))}
        {names.length > MOST_CHIPS ? (
          <span className="self-center text-faint text-xs">and {names.length - MOST_CHIPS} more, by name</span>
        ) : null}
      </div>
    </section>
  );
}

/** The dialog. Enter does it, as one step. */
export function QuickDialog({
  ruleset,
  fight,
  ids,
  onClose,
}: {
  ruleset: Ruleset;
  fight: Fight;
  ids: readonly Id[];
  onClose(): void;
}) {
  const dispatch = useTable((table) => table.dispatch);
  const [line, setLine] = useState('');
  const [told, setTold] = useState<string>();
  const field = useId();
  const read = useDeferredValue(line);
  const who = ids.filter((id) => fight.combatants[id]);
  const meant = useMemo(
    () => (read.trim() === '' ? undefined : quickOf(ruleset, fight, ids, read)),
    [ruleset, fight, ids, read],
  );
  const names = useMemo(
    () => ({ tracks: trackNames(ruleset, fight, ids), states: stateNames(ruleset, fight, ids) }),
    [ruleset, fight, ids],
  );
  const write = (text: string) => {
    setLine(text);
    setTold(undefined);
  };
  const put = (part: string) => {
    const before = line.trim().replace(/[,;]$/, '');
    write(before === '' ? part : `${before}, ${part}`);
    document.getElementById(field)?.focus();
  };
  const enter = () => {
    const quick = quickOf(ruleset, fight, ids, line);
    if (!quick.ok) setTold(quick.refusal.text);
    else if (dispatch({ type: 'edit', label: quick.value.label, edits: quick.value.edits })) onClose();
    else setTold(verbs().refusal?.text);
  };
  const [only] = who;
  const title = who.length === 1 && only !== undefined ? nameOfOne(fight, only) : `${who.length} selected`;
  return (
    <Dialog
      title={`Set by a word: ${title}`}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" icon={CornerDownLeft} isDisabled={meant?.ok !== true} onPress={enter}>
          Set it
        </Button>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <label htmlFor={field} className="sr-only">
          Figure or state, in a word
        </label>
        <input
          id={field}
          value={line}
          autoFocus
          autoComplete="off"
          maxLength={200}
          placeholder={`-5, =3${names.states[0] ? `, +${names.states[0].toLowerCase()}` : ''}`}
          onChange={({ target }) => write(target.value)}
          className="mt-1 h-11 w-full rounded-lg border border-edge/60 bg-raised px-3 text-base text-ink placeholder:text-faint focus:border-now"
        />
        <div role="status" className="min-h-5">
          {told !== undefined ? (
            <p className="text-danger">{told}</p>
          ) : meant === undefined ? (
            <p className="text-soft">
              -5 harms by 5, +5 heals, =3 sets. With a name it is another figure: {names.tracks[1] ?? 'stress'} +2.
            </p>
          ) : meant.ok ? (
            <ul aria-label="What becomes of them" className="flex flex-col gap-0.5">
              {meant.value.told.map(({ id, name, text }) => (
                <li key={id} className="flex gap-3">
                  <span className="w-40 shrink-0 truncate font-medium">{name}</span>
                  <span className="min-w-0 text-soft tabular-nums">{text}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-soft">{meant.refusal.text}</p>
          )}
        </div>
        <Names label="Figures" names={names.tracks} onPick={(name) => put(`+1 ${name}`)} />
        <Names label="States" names={names.states} onPick={(name) => put(`+${name}`)} />
        {/* With other buttons in it a form hears Enter only where it has one of its own. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

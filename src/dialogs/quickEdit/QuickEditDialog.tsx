/**
 * Sets a figure or a state of one or several combatants by a word. The dialog shows the result for
 * each before the GM commits.
 */
import { CornerDownLeft } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Fight } from '../../engine/fight.ts';
import type { Offer, Ruleset } from '../../engine/ruleset.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { enterWord, type NotEntered } from '../../store/quickEdit/enterWord.ts';
import { quickEditOf, stateNames, trackNames } from '../../store/quickEdit/quickEdit.ts';
import { ruledMeant, ruledNames } from '../../store/quickEdit/ruledWords.ts';
import { useShownFight } from '../../store/store.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { chipButton } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** More names than this are found by typing. */
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

/** Lists what may be typed, each with its effect. */
function Signs({ example }: { example: string }) {
  const signs = [
    ['-5', 'harms by 5'],
    ['+5', 'heals by 5'],
    ['=3', 'sets to 3'],
    [`${example} +2`, 'another value, by name'],
    ['-5!', 'only the number, no more'],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr_auto_1fr] gap-x-3 gap-y-1 text-sm">
      {signs.map(([sign, does]) => (
        <div key={sign} className="contents">
          <dt className="font-medium text-ink tabular-nums">{sign}</dt>
          <dd className="text-soft">{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists the result for each combatant, one to a line. */
function Results({ rows }: { rows: readonly { id: Id; name: string; text: string }[] }) {
  return (
    <ul aria-label="What becomes of them" className="flex flex-col gap-0.5">
      {rows.map(({ id, name, text }) => (
        <li key={id} className="flex gap-3">
          <span className="w-40 shrink-0 truncate font-medium">{name}</span>
          <span className="min-w-0 text-soft tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * What the current line would do: why it is not done or what it asks once, help on what to type, or
 * the result for each combatant.
 */
function Outcome({
  told,
  meant,
  rulings,
  example,
  nameOf,
}: {
  told: string | undefined;
  meant: ReturnType<typeof quickEditOf> | undefined;
  rulings: readonly Offer[];
  example: string;
  nameOf(id: Id): string;
}) {
  if (told !== undefined) return <p className="text-danger">{told}</p>;
  if (meant === undefined) return <Signs example={example} />;
  if (rulings.length > 0)
    return (
      <Results
        rows={rulings.map(({ actor, label }) => ({
          id: actor,
          name: nameOf(actor),
          text: `${label}, with all that the rules make of it`,
        }))}
      />
    );
  if (!meant.ok) return <p className="text-soft">{meant.refusal.text}</p>;
  return (
    <>
      <Results rows={meant.value.results} />
      {meant.value.raw ? <p className="mt-1 text-soft text-sm">Only the number: nothing follows from it.</p> : null}
    </>
  );
}

/** The dialog. Enter commits the line, as one step. */
export function QuickEditDialog({
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
  const asked = useShownFight(({ open }) => open.question !== undefined);
  const [line, setLine] = useState('');
  const [told, setTold] = useState<NotEntered>();
  const field = useId();
  const read = useDeferredValue(line);
  const who = ids.filter((id) => fight.combatants[id]);
  const meant = useMemo(
    () => (read.trim() === '' ? undefined : quickEditOf(ruleset, fight, ids, read)),
    [ruleset, fight, ids, read],
  );
  const names = useMemo(
    () => ({
      tracks: trackNames(ruleset, fight, ids),
      states: stateNames(ruleset, fight, ids),
      ruled: asked ? [] : ruledNames(ruleset, fight, ids),
    }),
    [ruleset, fight, ids, asked],
  );
  const ruled = useMemo(() => (asked ? [] : ruledMeant(ruleset, fight, ids, read)), [ruleset, fight, ids, read, asked]);
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
    const not = enterWord(ids, line, told);
    if (not) setTold(not);
    else onClose();
  };
  const [only] = who;
  const whom = who.length === 1 && only !== undefined ? nameOfOne(fight, only) : undefined;
  return (
    <Dialog
      title={`Set by a word: ${whom ?? `${who.length} selected`}`}
      isOpen
      onClose={onClose}
      actions={
        <Button
          look={told?.why === 'asks' ? 'danger' : 'primary'}
          icon={CornerDownLeft}
          isDisabled={meant?.ok !== true && ruled.length === 0}
          onPress={enter}
        >
          {told?.why === 'asks' ? 'Yes, it is so' : 'Set it'}
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
          Value or state, in a word
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
        <div role="status" className="min-h-[4.25rem]">
          <Outcome
            told={told?.text}
            meant={meant}
            rulings={ruled}
            example={names.tracks[1] ?? 'stress'}
            nameOf={(id) => nameOfOne(fight, id)}
          />
        </div>
        <Names label="Values" names={names.tracks} onPick={(name) => put(`+1 ${name}`)} />
        <Names label={`What becomes of ${whom ?? 'them'}`} names={names.ruled} onPick={(name) => write(name)} />
        <Names label="States" names={names.states} onPick={(name) => put(`+${name}`)} />
        {/* A form with other buttons reacts to Enter only if it has a submit button. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

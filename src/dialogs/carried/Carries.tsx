/**
 * What a character brings from its fights: its condition, the rests that change it, its history.
 * The shelf shows these panels beside the form.
 */

import { History, Moon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { dayInWords } from '../../browser/date.ts';
import type { Rest } from '../../engine/after/after.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { countWords } from '../../engine/words.ts';
import { afterRest, barToRest, carriedOf, countsOf, type WithAfter, wordsOf } from '../../formats/shelf/carried.ts';
import type { Character, CharacterEvent } from '../../formats/shelf/item.ts';
import { withAfter } from '../../store/shelf/carry.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { tableOfWindow } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceInput, NumberInput } from '../../ui/inputs/inputs.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Lines } from './Lines.tsx';
import { rollDie } from './rolled.ts';

/** One rest: a button with the rest's effect, and the inputs that the rest needs first. */
function OneRest({ of, one, rest, onDone }: { of: WithAfter; one: Character; rest: Rest; onDone(): void }) {
  const change = useShelf((shelf) => shelf.change);
  const dice = rest.dice?.(one.sheet) ?? [];
  const choices = rest.choices?.(one.sheet);
  const [faces, setFaces] = useState<Readonly<Record<string, number>>>({});
  const [choice, setChoice] = useState<string>();
  const bar = barToRest(one, rest);
  const chosen = choices?.some(({ id }) => id === choice) ? choice : choices?.[0]?.id;
  const told = Object.fromEntries(dice.map(({ id }) => [id, faces[id] ?? 0]));
  const ready = dice.every(({ id }) => (faces[id] ?? 0) > 0);
  const would =
    bar === undefined && ready ? afterRest(of, one, rest.id, { faces: told, choice: chosen }, 0) : undefined;
  const nothing = would?.ok && would.value.changes.length === 0;
  return (
    <li className="flex flex-col gap-2 border-line border-t pt-2 first:border-t-0 first:pt-0">
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-sm">{rest.name}</span>
          <span className="block text-soft text-xs leading-snug">
            {rest.says} {/\d/.test(rest.rule) ? <span className="text-faint">{rest.rule}</span> : null}
            {rest.assumed ? <span className="text-faint"> · assumed, no chapter says it</span> : null}
          </span>
        </span>
        <Button
          size="small"
          icon={Moon}
          aria-label={`${rest.name}: ${one.name}`}
          isDisabled={bar !== undefined || !ready || nothing === true}
          onPress={() => {
            const now = tableOfWindow.context.environment.now();
            void change([one.id], `${one.name}: ${rest.name}`, (item) => {
              const next =
                item.kind === 'character'
                  ? afterRest(of, item, rest.id, { faces: told, choice: chosen }, now)
                  : undefined;
              return next?.ok ? next.value.character : item;
            }).then((done) => {
              if (!done) return;
              setFaces({});
              toast.success(`${one.name}: ${rest.name}.`);
              onDone();
            });
          }}
        >
          Take it
        </Button>
      </div>
      {bar === undefined ? null : <p className="text-soft text-xs">{bar}</p>}
      {bar === undefined && choices && choices.length > 0 ? (
        <ChoiceInput label="For what" value={chosen} options={[...choices]} onChange={setChoice} />
      ) : null}
      {bar === undefined
        ? dice.map(({ id, label, sides }) => (
            <div key={id} className="flex items-end gap-2">
              <NumberInput
                label={`d${sides}: ${label}`}
                value={faces[id] ?? 0}
                min={0}
                max={sides}
                onChange={(face) => setFaces({ ...faces, [id]: face })}
                className="flex-1"
              />
              <Button size="small" onPress={() => setFaces({ ...faces, [id]: rollDie(sides) })}>
                Roll
              </Button>
            </div>
          ))
        : null}
      {would?.ok ? (
        nothing ? (
          <p className="text-soft text-xs">It would change nothing now.</p>
        ) : (
          <Lines lines={would.value.changes} quiet />
        )
      ) : null}
    </li>
  );
}

function Event({ event }: { event: CharacterEvent }) {
  const undone = event.kind === 'fight' && event.undone === 'stays';
  return (
    <li className="flex flex-col gap-0.5">
      <p className="text-sm">
        <span className="font-medium">{event.name}</span>
        <span className="text-faint text-xs"> · {dayInWords(event.date)}</span>
      </p>
      {event.kind === 'fight' && event.outcome !== '' ? <p className="text-soft text-xs">{event.outcome}</p> : null}
      {undone ? <p className="text-soft text-xs">Its end was taken back; what it had left stayed.</p> : null}
      {event.lines.length > 0 ? <p className="text-xs">{event.lines.join(' · ')}</p> : null}
    </li>
  );
}

/** The number of events that are drawn at first; more follow on demand. */
const SHOWN = 10;

function Past({ of, one }: { of: WithAfter; one: Character }) {
  const [all, setAll] = useState(false);
  // A step that was undone with all its effects did not happen.
  const events = carriedOf(one).history.filter((event) => event.kind !== 'fight' || event.undone !== 'all');
  if (events.length === 0) return <p className="text-soft text-sm">No fight yet.</p>;
  const fights = events.filter((event) => event.kind === 'fight' && event.undone === undefined).length;
  const newest = events.toReversed();
  return (
    <>
      <p className="text-sm">
        {[
          fights === 0 ? 'No fight yet' : countWords(fights, 'fight'),
          ...countsOf(of, one).map(({ words }) => words),
        ].join(' · ')}
      </p>
      <ol className="flex flex-col gap-2.5">
        {(all ? newest : newest.slice(0, SHOWN)).map((event) => (
          <Event
            key={`${event.date} ${event.kind === 'fight' ? `${event.encounter} ${event.serial}` : event.rest}`}
            event={event}
          />
        ))}
      </ol>
      {newest.length > SHOWN && !all ? (
        <Button size="small" look="quiet" icon={History} onPress={() => setAll(true)}>
          {`All ${newest.length}`}
        </Button>
      ) : null}
    </>
  );
}

/** The panels. Draws nothing in a game where nothing lasts. */
export function Carries({ one, game }: { one: Character; game: Ruleset }) {
  const of = useMemo(() => withAfter(game), [game]);
  const [folded, setFolded] = useState<readonly string[]>(['Rest']);
  // A new key for each rest clears the inputs of the last rest.
  const [taken, setTaken] = useState(0);
  if (!of) return null;
  const words = wordsOf(of, one);
  const fold = (title: string) => ({
    title,
    folded: folded.includes(title),
    onFold: () => setFolded(folded.includes(title) ? folded.filter((other) => other !== title) : [...folded, title]),
  });
  return (
    <>
      {words === '' ? null : (
        <p className="mx-3 mb-3 rounded-lg bg-now-wash px-3 py-2 text-sm">
          <span className="text-soft">Comes to the next fight with </span>
          {words}
        </p>
      )}
      <Panel {...fold('Rest')}>
        <ul className="flex flex-col gap-3 px-3 pb-4">
          {of.after.rests.map((rest) => (
            <OneRest key={`${rest.id} ${taken}`} of={of} one={one} rest={rest} onDone={() => setTaken(taken + 1)} />
          ))}
        </ul>
      </Panel>
      <Panel {...fold('History')}>
        <div className="flex flex-col gap-3 px-3 pb-4">
          <Past of={of} one={one} />
        </div>
      </Panel>
    </>
  );
}

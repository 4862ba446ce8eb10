/**
 * Rests for a whole party: one button for each rest, with dice rolled for each member. A rest is
 * one step to undo.
 */
import { Moon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Ruleset } from '../../engine/ruleset.ts';
import { nameList } from '../../engine/words.ts';
import { afterRest, barToRest } from '../../formats/shelf/carried.ts';
import type { Character, Party } from '../../formats/shelf/item.ts';
import { withAfter } from '../../store/shelf/carry.ts';
import { shelfStore, useShelf } from '../../store/shelf/shelf.ts';
import { tableOfWindow } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { rollDie } from './rolled.ts';

/**
 * What a rest did to a member, or why the member did not rest. The words are empty where the rest
 * changed nothing.
 */
interface RestLines {
  name: string;
  words: string;
}

/** The results of a rest: each changed member with the change, the others together. */
function Outcome({ rest, lines }: { rest: string; lines: readonly RestLines[] }) {
  const same = lines.filter(({ words }) => words === '');
  return (
    <>
      <p className="font-medium">{rest}</p>
      {lines
        .filter((line) => !same.includes(line))
        .map(({ name, words }) => (
          <p key={name}>
            <b className="font-medium">{name}:</b> {words}
          </p>
        ))}
      {same.length > 0 ? (
        <p className="text-soft">Nothing changes for {nameList(same.map(({ name }) => name))}.</p>
      ) : null}
    </>
  );
}

/** The panel. Draws nothing in a game where nothing lasts, or for a party without characters. */
export function PartyRests({ party, game }: { party: Party; game: Ruleset }) {
  const of = useMemo(() => withAfter(game), [game]);
  const { read, change } = shelfStore.getState();
  const items = useShelf((shelf) => shelf.items);
  const listed = useShelf(({ entries }) => entries);
  const [folded, setFolded] = useState(true);
  const [told, setTold] = useState<{ rest: string; lines: readonly RestLines[] }>();
  const ids = party.members.filter((id) => listed.some((entry) => entry.id === id && entry.kind === 'character'));
  const missing = ids.filter((id) => !items[id]).join(' ');
  useEffect(() => {
    if (missing !== '') void read(missing.split(' '));
  }, [missing, read]);
  if (!of || ids.length === 0) return null;
  const people = ids.flatMap((id): Character[] => {
    const item = items[id];
    return item?.kind === 'character' ? [item] : [];
  });
  const take = async (id: string, name: string) => {
    const rest = of.after.rests.find((one) => one.id === id);
    if (!rest) return;
    const now = tableOfWindow.context.environment.now();
    const lines: RestLines[] = [];
    const next = new Map<string, Character>();
    for (const one of people) {
      const faces = Object.fromEntries(
        (rest.dice?.(one.sheet) ?? []).map(({ id: die, sides }) => [die, rollDie(sides)]),
      );
      const bar = barToRest(one, rest);
      const done = bar === undefined ? afterRest(of, one, id, { faces }, now) : undefined;
      const fell = Object.values(faces).length > 0 && done?.ok ? `rolled ${Object.values(faces).join(', ')}; ` : '';
      if (done?.ok) {
        next.set(one.id, done.value.character);
        const changes = done.value.changes.map(({ text }) => text).join(', ');
        lines.push({
          name: one.name,
          words: changes === '' && fell === '' ? '' : `${fell}${changes || 'nothing changes'}`,
        });
      } else lines.push({ name: one.name, words: bar ?? (done ? done.refusal.text : '') });
    }
    const kept =
      next.size === 0 ||
      (await change([...next.keys()], `${party.name}: ${name}`, (item) => next.get(item.id) ?? item));
    setTold(kept ? { rest: name, lines } : undefined);
  };
  return (
    <Panel title="Rest for all" folded={folded} onFold={setFolded}>
      <div className="flex flex-col gap-3 px-3 pb-4">
        <ul className="flex flex-col gap-2">
          {of.after.rests
            .filter(({ choices }) => !choices)
            .map(({ id, name, says, rule }) => (
              <li key={id} className="flex items-start gap-2">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium text-sm">{name}</span>
                  <span className="block text-soft text-xs leading-snug">
                    {says} {/\d/.test(rule) ? <span className="text-faint">{rule}</span> : null}
                  </span>
                </span>
                <Button
                  size="small"
                  icon={Moon}
                  aria-label={`${name}: ${party.name}`}
                  isDisabled={people.length < ids.length}
                  onPress={() => void take(id, name)}
                >
                  All take it
                </Button>
              </li>
            ))}
        </ul>
        <div aria-live="polite" className="flex flex-col gap-1 rounded-lg bg-raised p-3 text-sm empty:hidden">
          {told ? <Outcome {...told} /> : null}
        </div>
      </div>
    </Panel>
  );
}

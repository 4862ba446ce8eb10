/**
 * In which state a character of the shelf joins this set-up, in the game's words, and the choice
 * between fresh and as the last fight left the character.
 */

import { useEffect, useMemo } from 'react';
import type { Combatant } from '../../engine/fight.ts';
import { freshOrCarried, wordsOf } from '../../formats/shelf/carried.ts';
import { withAfter } from '../../store/shelf/carry.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { tableActions } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';

/** The line under a name. Draws nothing for a combatant who carries nothing. */
export function CarriedRow({ one, open }: { one: Combatant; open: OpenEncounter }) {
  const id = one.shelf ?? '';
  const of = useMemo(() => withAfter(open.ruleset), [open.ruleset]);
  const listed = useShelf(({ entries }) => entries.some((entry) => entry.id === id));
  const binned = useShelf(({ bin }) => bin.some((entry) => entry.id === id));
  const ready = useShelf(({ status }) => status === 'ready');
  const item = useShelf(({ items }) => items[id]);
  const read = useShelf((shelf) => shelf.read);
  const { edit } = tableActions;
  const missing = listed && !item;
  useEffect(() => {
    if (missing) void read([id]);
  }, [missing, read, id]);
  if (ready && !listed)
    return (
      <p className="px-2 pb-1.5 pl-11 text-soft text-xs">
        {binned ? 'Lies in the bin of the shelf' : 'Is not on the shelf any more'}: this fight keeps its copy.
      </p>
    );
  if (!of || item?.kind !== 'character') return null;
  const words = wordsOf(of, item);
  if (words === '') return null;
  const { fresh, carried } = freshOrCarried(item, one.sheet);
  const isFresh = fresh.length === 0;
  const values = isFresh ? carried : fresh;
  return (
    <div className="flex items-center gap-2 px-2 pb-1.5 pl-11 text-xs">
      <p className="min-w-0 flex-1 leading-snug">{isFresh ? 'Starts fresh' : words}</p>
      <Button
        size="small"
        look="quiet"
        aria-label={isFresh ? `${one.name} comes as after the last fight` : `${one.name} starts fresh`}
        onPress={() =>
          edit(
            isFresh ? `${one.name} comes as after the last fight` : `${one.name} starts fresh`,
            values.map(({ path, value }) => ({ edit: 'sheet', combatant: one.id, path, value })),
          )
        }
      >
        {isFresh ? 'As after the last' : 'Start fresh'}
      </Button>
    </div>
  );
}

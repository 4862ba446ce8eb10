/** What follows the pointer on the map: the reach of whoever is chosen or carried, the way to the place pointed at, the area there. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { BoardPreview } from '../../board/types.ts';
import type { Option } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { useShown, useTable } from '../../store/store.ts';
import { type Pointed, useDesk } from '../desk.ts';
import { optionMeant, previewOf, type Reach, reachOf } from './ways.ts';

interface Preview {
  /** Where the one who is chosen or carried may go now, while no question is open. */
  reach: Reach | undefined;
  preview: BoardPreview | undefined;
  /** What a click or a drop here would choose. */
  meant: Option | undefined;
  /** A token is carried over a place; `undefined` for both: it was let go. */
  carry(id: Id | undefined, over: Place | undefined): void;
}

const nowhere: Pointed = {};

/** Reads the pointer from the desk and from drags. */
export function usePreview(): Preview {
  const fight = useShown((shown) => shown.fight);
  const ruleset = useShown((shown) => shown.ruleset);
  const question = useShown((shown) => shown.question);
  const looking = useShown((shown) => shown.looking);
  const tool = useTable((table) => table.session.tool);
  const only = useTable(({ session: { selected } }) => (selected.length === 1 ? selected[0] : undefined));
  const pointed = useDesk((desk) => desk.pointed);
  const [carried, setCarried] = useState<{ id: Id; over: Place | undefined }>();
  /** Whose turn it is, while it has no place: nobody could be pointed at on the map to choose it. */
  const entering = useShown(({ due, fight: { combatants } }) =>
    due !== undefined && combatants[due]?.place.kind === 'off' ? due : undefined,
  );
  const chosen = tool === 'select' ? (only ?? entering) : undefined;
  const mover = carried?.id ?? chosen;
  // Asking the rules for every way costs more than all else of a turn that is given: it follows once the turn is drawn. What is lit until
  // then is of the moment before, and a click there is refused by the rules like any other.
  const asked = useMemo(() => ({ ruleset, fight, mover }), [ruleset, fight, mover]);
  const settled = useDeferredValue(asked);
  const reach = useMemo(
    () =>
      question || looking || mover === undefined || settled.mover !== mover
        ? undefined
        : reachOf(settled.ruleset, settled.fight, mover),
    [question, looking, mover, settled],
  );
  // A ring that keys left over an earlier question means nothing now.
  const idle = tool === 'measure' || (pointed.keys !== undefined && pointed.keys !== question?.id);
  const at = useMemo(
    (): Pointed => (carried ? { place: carried.over } : idle ? nowhere : pointed),
    [carried, idle, pointed],
  );
  const meant = useMemo(() => optionMeant(question, reach, at), [question, reach, at]);
  const walker = reach?.who ?? question?.about?.[0];
  const preview = useMemo(() => {
    const one = walker === undefined ? undefined : fight.combatants[walker];
    return previewOf(meant, at, one ? ruleset.size(one).squares : 1);
  }, [meant, at, walker, fight, ruleset]);
  const carry = useCallback<Preview['carry']>(
    (id, over) => setCarried(id === undefined ? undefined : { id, over }),
    [],
  );
  return { reach, preview, meant, carry };
}

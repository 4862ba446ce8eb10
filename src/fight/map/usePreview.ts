/**
 * What follows the pointer on the map: the reach of the selected or dragged combatant, the way to
 * the pointed-at place, and the area there.
 */
import { useCallback, useMemo, useState } from 'react';
import type { BoardPreview } from '../../board/types.ts';
import type { Option } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { useShownFight, useTable } from '../../store/store.ts';
import { type PointedAt, useFightUi } from '../fightUi.ts';
import { useWhenDrawn } from '../shown/whileShown.ts';
import { optionMeant, previewOf, type Reach, reachOf } from './ways.ts';

interface Preview {
  /** Where the selected or dragged combatant may go now, while no question is open. */
  reach: Reach | undefined;
  preview: BoardPreview | undefined;
  /** The option that a click or a drop here would choose. */
  meant: Option | undefined;
  /**
   * Reports that a token is dragged over a place. `undefined` for both means that the token was
   * dropped.
   */
  carry(id: Id | undefined, over: Place | undefined): void;
}

const nowhere: PointedAt = {};

/** Works out the preview from the pointer in the UI store and from drags. */
export function usePreview(): Preview {
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const question = useShownFight((shown) => shown.question);
  const looking = useShownFight((shown) => shown.looking);
  const tool = useTable((table) => table.session.tool);
  const only = useTable(({ session: { selected } }) => (selected.length === 1 ? selected[0] : undefined));
  const pointed = useFightUi((ui) => ui.pointed);
  const [carried, setCarried] = useState<{ id: Id; over: Place | undefined }>();
  /**
   * The combatant whose turn it is while it has no place. Nobody could point at such a combatant on
   * the map to choose it.
   */
  const entering = useShownFight(({ due, fight: { combatants } }) =>
    due !== undefined && combatants[due]?.place.kind === 'off' ? due : undefined,
  );
  const chosen = tool === 'select' ? (only ?? entering) : undefined;
  const mover = carried?.id ?? chosen;
  const by = carried ? ('carried' as const) : ('chosen' as const);
  // Asking the rules for every way costs more than the rest of giving a turn, so the ways follow
  // once the turn is drawn. Until then the lit places are those of the moment before, and the rules
  // refuse a click there like any other.
  const asked = useMemo(
    () => (question || looking || mover === undefined ? undefined : { ruleset, fight, mover, by }),
    [ruleset, fight, mover, by, question, looking],
  );
  // A combatant without ways leaves the state as it was, so the map is not drawn a second time.
  const [found, setFound] = useState<Reach>();
  useWhenDrawn(asked, (now) => setFound(now && reachOf(now.ruleset, now.fight, now.mover, now.by)));
  const reach = asked && found?.who === asked.mover ? found : undefined;
  // A ring that the keys left over an earlier question means nothing now.
  const idle = tool === 'measure' || (pointed.keys !== undefined && pointed.keys !== question?.id);
  const at = useMemo(
    (): PointedAt => (carried ? { place: carried.over } : idle ? nowhere : pointed),
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

/** The selected combatants of a set-up, and those of them who wait for a place on the map. */
import { everyone, isPartySide } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { tableActions, useTable } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { partyComesInPlay } from './beforeBegin.ts';
import { useSetupPicks } from './setupPicks.ts';

/**
 * The selected combatants, and those of them (or of a request to place) who still wait for a place.
 * A combatant whose form is open stays selected, so that placing closes no form.
 */
export function usePlacing({ ruleset, fight, encounter }: OpenEncounter) {
  const chosen = useTable((table) => table.session.selected);
  const { select } = tableActions;
  const { wanted, notNow, tab, pick } = useSetupPicks(encounter.id);
  const selected = chosen.filter((id) => fight.combatants[id]);
  const changing = tab === 'details' && selected.length > 0;
  // A request to place comes first, as far as its combatants are still there. Otherwise the
  // selected ones without a place wait.
  const asked = wanted.filter((id) => fight.combatants[id]);
  const waiting = asked.length > 0 ? asked : selected.filter((id) => fight.combatants[id]?.place.kind === 'off');
  // One side is placed after the other: foes seldom stand among the party.
  const firstSide = fight.combatants[waiting[0] ?? '']?.side;
  const placing = waiting.filter((id) => fight.combatants[id]?.side === firstSide);
  /**
   * The party beside the map, once somebody else has been placed. In a game where the party comes in
   * by a move, nobody is offered.
   */
  const offeredAfter = (placed: readonly Id[]): Id[] => {
    const isParty = (side = '') => isPartySide(fight, side);
    if (partyComesInPlay(ruleset) || placed.some((id) => isParty(fight.combatants[id]?.side))) return [];
    return everyone(fight)
      .filter(({ id, side, place }) => isParty(side) && place.kind === 'off' && !notNow.includes(id))
      .map(({ id }) => id);
  };
  return {
    selected,
    placing,
    /** Steps back: from a request to place to the form, and from the form to no selection. */
    stop() {
      pick({ wanted: [], notNow: [...notNow, ...waiting] });
      if (changing && asked.length > 0) return;
      select([]);
    },
    /** These have been placed, so the next side waits. After foes the party is offered. */
    placed(ids: readonly Id[]) {
      const rest = waiting.filter((id) => !ids.includes(id));
      pick({ wanted: rest.length > 0 ? rest : offeredAfter(ids) });
      if (!changing) select(rest);
    },
    /** Selects these combatants and shows their values. */
    show(ids: readonly Id[]) {
      select(ids);
      pick({ wanted: [] });
      pick({ tab: ids.length > 0 ? 'details' : 'add' });
    },
  };
}

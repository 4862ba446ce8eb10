/**
 * Holds the fight that the screens show: the live fight, or an earlier moment. Derived values are
 * worked out once for each change.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Fight } from '../engine/fight.ts';
import type { Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Derived, derivedOf } from '../engine/table/derived.ts';
import { combatantDue } from '../engine/table/turns.ts';
import type { Id } from '../engine/words.ts';
import type { OpenEncounter, TableStore } from './types.ts';

/**
 * An earlier moment, which can only be looked at, until the user leaves it or goes back to it for
 * good.
 */
export interface LookBack {
  fight: Fight;
  /** The serial of the step that ended at this moment: 0 is the start. */
  serial: number;
  label: string;
  /**
   * Set while the moment is part of a replay: which picture of how many, of which encounter, and
   * whether the players’ window shows it too. The replay ends when its record changes.
   */
  replay?: { encounter: string; at: number; of: number; players: boolean };
}

export interface ShownFight {
  open: OpenEncounter;
  ruleset: Ruleset;
  /** The fight that screens draw from: the live fight, or the earlier moment. */
  fight: Fight;
  derived: Derived;
  /** The open question; none while looking back. */
  question: Question | undefined;
  /** True while looking back: nothing can be done until the user leaves the earlier moment. */
  looking: boolean;
  /** The combatant whose card is shown: the selected one, or the one whose turn has come. */
  actor: Id | undefined;
  /**
   * The combatant whose turn it is. Where the game has no turn to give first, the only one who may
   * act.
   */
  due: Id | undefined;
}

export interface ShownStore {
  /**
   * Undefined until a fight has been open. The last fight stays shown while its screen is being
   * left.
   */
  shown: ShownFight | undefined;
  lookBack: LookBack | undefined;
  /** Shows an earlier moment, or without one the present again. */
  look(at: LookBack | undefined): void;
}

function shownOf(open: OpenEncounter, selected: readonly Id[], lookBack: LookBack | undefined): ShownFight {
  const { ruleset } = open;
  const fight = lookBack?.fight ?? open.fight;
  const due = combatantDue(ruleset, fight);
  return {
    open,
    ruleset,
    fight,
    derived: derivedOf(ruleset, fight),
    question: lookBack ? undefined : open.question,
    looking: lookBack !== undefined,
    actor: selected.find((id) => fight.combatants[id] !== undefined) ?? due,
    due,
  };
}

/** Makes the store of what a table shows, and keeps it in step with the table. */
export function createShownStore(table: Pick<StoreApi<TableStore>, 'getState' | 'subscribe'>): StoreApi<ShownStore> {
  const shownNow = (lookBack: LookBack | undefined) => {
    const { open, session } = table.getState();
    return open && shownOf(open, session.selected, lookBack);
  };
  const store = createStore<ShownStore>()((set) => ({
    shown: shownNow(undefined),
    lookBack: undefined,
    look: (lookBack) => set(({ shown }) => ({ lookBack, shown: shownNow(lookBack) ?? shown })),
  }));
  table.subscribe(({ open, session }, before) => {
    if (open === before.open && session.selected === before.session.selected) return;
    const other = open?.encounter.id !== before.open?.encounter.id;
    const last = store.getState().lookBack;
    // A step was done or taken back, so the replay's picture is no longer part of the record.
    const outdated = last?.replay !== undefined && open?.encounter.past !== before.open?.encounter.past;
    const lookBack = other || outdated ? undefined : last;
    store.setState(open ? { lookBack, shown: shownOf(open, session.selected, lookBack) } : { lookBack });
  });
  return store;
}

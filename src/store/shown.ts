/** The fight that the screens show: the live one, or an earlier moment that is looked back at; what follows from it, once for each change. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Fight } from '../engine/fight.ts';
import type { Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';
import { type Derived, derive } from './fight/derived.ts';
import { dueIn } from './fight/turns.ts';
import type { OpenEncounter, TableStore } from './types.ts';

/** An earlier moment: read only, until it is left or gone to. */
export interface LookBack {
  fight: Fight;
  /** The step after which this was: 0 is the start. */
  serial: number;
  label: string;
  /** Part of a replay, which ends when its record changes: which picture of how many, of which encounter, and whether the players’ window shows it too. */
  replay?: { encounter: string; at: number; of: number; players: boolean };
}

export interface Shown {
  open: OpenEncounter;
  ruleset: Ruleset;
  /** Draw from this: the live fight, or the earlier moment. */
  fight: Fight;
  derived: Derived;
  /** The open question; none while looking back. */
  question: Question | undefined;
  /** Looking back: nothing can be done until that is left. */
  looking: boolean;
  /** Whose card is shown: the selected one, or whose turn it is. */
  actor: Id | undefined;
  /** Whose turn it is: who acts, or the only one who may, where the game has no turn to give first. */
  due: Id | undefined;
}

export interface ShownStore {
  /** Undefined until a fight has been open; the last one stays while its screen is being left. */
  shown: Shown | undefined;
  lookBack: LookBack | undefined;
  /** Looks at an earlier moment, or at now again. */
  look(at: LookBack | undefined): void;
}

function shownOf(open: OpenEncounter, selected: readonly Id[], lookBack: LookBack | undefined): Shown {
  const { ruleset } = open;
  const fight = lookBack?.fight ?? open.fight;
  const due = dueIn(ruleset, fight);
  return {
    open,
    ruleset,
    fight,
    derived: derive(ruleset, fight),
    question: lookBack ? undefined : open.question,
    looking: lookBack !== undefined,
    actor: selected.find((id) => fight.combatants[id] !== undefined) ?? due,
    due,
  };
}

/** What a table shows, kept up with it. */
export function createShown(table: Pick<StoreApi<TableStore>, 'getState' | 'subscribe'>): StoreApi<ShownStore> {
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
    // Something was done or taken back: what a replay shows is no longer the record.
    const outdated = last?.replay !== undefined && open?.encounter.past !== before.open?.encounter.past;
    const lookBack = other || outdated ? undefined : last;
    store.setState(open ? { lookBack, shown: shownOf(open, session.selected, lookBack) } : { lookBack });
  });
  return store;
}

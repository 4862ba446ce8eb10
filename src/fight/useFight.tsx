/** The fight that the screen shows: the live one, or an earlier state that is being looked at; with what is derived from it. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Fight } from '../engine/fight.ts';
import type { Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';
import { type Derived, derive, rowsThatMay } from '../store/fight/derived.ts';
import { turnOffer } from '../store/fight/turnOffer.ts';
import { useTable } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { useDesk } from './desk.ts';

export interface FightNow {
  open: OpenEncounter;
  ruleset: Ruleset;
  /** Draw from this: the live fight, or the earlier state that is looked at. */
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

/** The only one who may act now, unless the game gives turns and so asks for that first. */
function onlyOneThatMay(ruleset: Ruleset, fight: Fight, derived: Derived): Id | undefined {
  const [only, ...others] = new Set(rowsThatMay(derived.order).map(({ combatant }) => combatant));
  if (fight.stage !== 'running' || only === undefined || others.length > 0) return undefined;
  return turnOffer(ruleset, fight, only) ? undefined : only;
}

const Context = createContext<FightNow | undefined>(undefined);

/** Gives the shown fight to everything inside; shows nothing while none is open. */
export function FightProvider({ children }: { children: ReactNode }) {
  const open = useTable((table) => table.open);
  const selected = useTable((table) => table.session.selected);
  const preview = useDesk((desk) => desk.preview);
  const now = useMemo((): FightNow | undefined => {
    if (!open) return undefined;
    const fight = preview?.fight ?? open.fight;
    const derived = derive(open.ruleset, fight);
    const chosen = selected.find((id) => fight.combatants[id] !== undefined);
    const due = derived.acting ?? onlyOneThatMay(open.ruleset, fight, derived);
    return {
      open,
      ruleset: open.ruleset,
      fight,
      derived,
      question: preview ? undefined : open.question,
      looking: preview !== undefined,
      actor: chosen ?? due,
      due,
    };
  }, [open, preview, selected]);
  return now ? <Context value={now}>{children}</Context> : null;
}

/** The shown fight. Only inside a `FightProvider`. */
export function useFight(): FightNow {
  const now = useContext(Context);
  if (!now) throw new Error('A part of the fight screen was shown outside of it.');
  return now;
}

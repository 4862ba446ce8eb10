/**
 * The conditions that must hold between two moves in every fight of every game. A game adds its own
 * in `<game>/invariants.testing.ts`.
 */
import { type Fight, fullName } from '../engine/fight.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { RuleId } from '../engine/words.ts';

/** `fault` gives a sentence when the invariant does not hold. */
export interface Invariant {
  rule: RuleId;
  fault(ruleset: Ruleset, fight: Fight): string | undefined;
}

const standsThatActs: Invariant = {
  rule: 'nobody acts who is down',
  fault(ruleset, fight) {
    if (fight.stage !== 'running') return undefined;
    for (const { combatant, state } of ruleset.order(fight).rows) {
      const one = fight.combatants[combatant];
      const standing = ruleset.standing(fight, combatant);
      if (one && state === 'acting' && standing.at !== 'up')
        return `It is the turn of ${fullName(one)}, who is ${standing.word}.`;
    }
    return undefined;
  },
};

const trackInRange: Invariant = {
  rule: 'no track below nothing',
  fault(ruleset, fight) {
    for (const id of fight.order)
      for (const { label, value } of ruleset.tracks(fight, id))
        if (value < 0 || !Number.isFinite(value)) return `${label} of ${id} stands at ${value}.`;
    return undefined;
  },
};

export const usualInvariants: readonly Invariant[] = [standsThatActs, trackInRange];

/** The conditions that must hold in every fight of Hestia between two moves. */
import { everyone, type Fight, fullName } from '../../engine/fight.ts';
import type { Invariant } from '../invariants.testing.ts';
import type { HestiaFight } from './fight.ts';
import { isUp } from './sheet/sheet.ts';

/**
 * An invariant about each combatant: gives the first sentence that `fault` has about one of them.
 */
const ofAnybody =
  (
    fault: (
      fight: HestiaFight,
      one: ReturnType<typeof everyone<HestiaFight['combatants'][string]['sheet']>>[number],
    ) => string | false,
  ) =>
  (_ruleset: unknown, fight: Fight): string | undefined => {
    for (const one of everyone(fight as HestiaFight)) {
      const words = fault(fight as HestiaFight, one);
      if (words !== false) return `${fullName(one)} ${words}`;
    }
    return undefined;
  };

const whatLies: Invariant = {
  rule: 'HE-07: what lies somewhere was let go of, and lies on the map',
  fault: ofAnybody(
    (_, { sheet }) =>
      sheet.weapons.some(({ lies, where }) => lies && (where !== 'dropped' || lies.kind === 'off')) &&
      'has a weapon that lies where nothing was dropped.',
  ),
};

const spent: Invariant = {
  rule: 'HE-14: what is used up is gone: a weapon of too many Notches is broken, and no die is shot from an empty quiver',
  fault: ofAnybody(
    (fight, { sheet }) =>
      sheet.weapons.some(
        ({ kind, notches, mastercrafted, where }) =>
          kind !== 'natural' &&
          kind !== 'unarmed' &&
          notches >= (mastercrafted ? fight.house.masterBreaksAt : fight.house.breaksAt) &&
          !['broken', 'lost'].includes(where),
      ) && 'holds a weapon that should be broken.',
  ),
};

const downAndOut: Invariant = {
  rule: 'HE-13: who has no Flesh left is out of the fight, and who is out bears nothing',
  fault: ofAnybody((_, one) => {
    if (!isUp(one) && one.sheet.gone === 'dead' && one.sheet.states.length > 0) return 'is dead and bears states.';
    return false;
  }),
};

const surprisedWaits: Invariant = {
  rule: 'HE-04: nobody who is surprised acts in the first round',
  fault: ofAnybody(
    ({ state }, { id }) =>
      state.round === 1 && state.surprised.includes(id) && state.acting?.who === id && 'is surprised and acts.',
  ),
};

const oneTurn: Invariant = {
  rule: 'HE-06: who has had its turn has none',
  fault: ofAnybody(
    ({ state }, { id }) => state.acting?.who === id && state.acted.includes(id) && 'acts a second time.',
  ),
};

export const invariants: readonly Invariant[] = [whatLies, spent, downAndOut, surprisedWaits, oneTurn];

/** The conditions that must hold in every fight of Thrum between two moves. */

import type { Fight } from '../../engine/fight.ts';
import { fullName } from '../../engine/fight.ts';
import { squareGap } from '../../space/squares/squares.ts';
import type { Invariant } from '../invariants.testing.ts';
import type { ThrumFight, Who } from './fight.ts';
import { fightersHere } from './play/table/table.ts';

/**
 * Two combatants on one square. The hidden combatant of random play is left out, because it starts
 * where somebody stands.
 */
const together = (fight: ThrumFight): [Who, Who] | undefined => {
  const all = fightersHere(fight).filter(({ id }) => id !== 'canary');
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1))
      if (
        one.place.kind === 'square' &&
        other.place.kind === 'square' &&
        squareGap(one.place, one.sheet.squares, other.place, other.sheet.squares) === 0
      )
        return [one, other];
  return undefined;
};

const oneToASquare: Invariant = {
  rule: 'TH-11: no square holds two who may not share it',
  fault(_ruleset, fight: Fight) {
    const two = together(fight as ThrumFight);
    return two && `${fullName(two[0])} and ${fullName(two[1])} stand on one square.`;
  },
};

const oneMinionEach: Invariant = {
  rule: 'TH-43: nobody has two Minions, and none is without its controller',
  fault(_ruleset, fight: Fight) {
    const minions = Object.values((fight as ThrumFight).combatants).filter(({ sheet }) => sheet.kind === 'minion');
    const owners = minions.map(({ sheet }) => sheet.controller);
    if (owners.some((owner) => owner === null || !fight.combatants[owner])) return 'A Minion has no controller.';
    return new Set(owners).size === owners.length ? undefined : 'Somebody has two Minions.';
  },
};

export const invariants: readonly Invariant[] = [oneToASquare, oneMinionEach];

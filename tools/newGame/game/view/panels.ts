/**
 * What the screens draw of this game, each function under the name that the declaration uses. These
 * functions read and never change the fight.
 */

import { combatantOf } from '../../../../src/engine/fight.ts';
import type { Aimed } from '../../../../src/engine/question.ts';
import type { Badge, Figure, TurnOrder } from '../../../../src/engine/ruleset.ts';
import type { Id } from '../../../../src/engine/words.ts';
import { badgesOf } from '../../../../src/rulesets/common/badges.ts';
import { viewsByHarm } from '../../../../src/rulesets/common/harm.ts';
import { wayInPlaces } from '../../../../src/rulesets/common/places.ts';
import { listOrder } from '../../../../src/rulesets/common/turns.ts';
import type { SkirmishFight } from '../fight.ts';
import { inReach, mayDodge } from '../play/attacks.ts';
import { mayAct } from '../play/rounds.ts';
import { isUp } from '../sheet.ts';

export function turnOrder(fight: SkirmishFight): TurnOrder {
  const { round, acting, acted } = fight.state;
  return listOrder(fight, {
    round,
    acting,
    out: (one) => !isUp(one),
    done: (one) => acted.includes(one.id),
    may: (one) => mayAct(fight, one.id) === true,
    prompt: 'Anybody may act.',
    next: { actor: 'table', action: 'next-round', label: 'Next round' },
  });
}

/** SK-05: this much harm puts a combatant down. The odds of a move are told by harm too. */
export const {
  standing,
  tracks: combatantTracks,
  health: combatantHealth,
  outcome: moveOutcome,
} = viewsByHarm<SkirmishFight>('Harm', 'harm', (fight, who) => {
  const { harm, health: most } = combatantOf(fight, who).sheet;
  return { taken: harm, most };
});

export const combatantBadges = ({ state }: SkirmishFight, who: Id): Badge[] =>
  badgesOf([state.dodged.includes(who), 'dodged', 'Has dodged', 'Dodges no more this round.', 'SK-04']);

export function combatantFigures(fight: SkirmishFight, who: Id): Figure[] {
  const { might, guard } = combatantOf(fight, who).sheet;
  return [
    { id: 'might', label: 'Might', value: `+${might}` },
    { id: 'guard', label: 'Guard', value: String(guard) },
  ];
}

export const reactionsLeft = (fight: SkirmishFight, who: Id) => ({
  left: mayDodge(fight, who) === true,
  why: 'One dodge a round.',
  rule: 'SK-04',
});

/** The words under the pointer. */
export function aimPreview(fight: SkirmishFight, from: Id, at: Id): Aimed {
  const near = inReach(fight, from).some(({ id }) => id === at);
  return {
    text: near ? 'in reach' : 'out of reach',
    parts: [{ text: near ? 'In the same place.' : 'No blow reaches it.', rule: 'SK-03' }],
  };
}

export const rulerWords = wayInPlaces;

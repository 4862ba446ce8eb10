/** What the screens draw of this game, each by the name under which the declaration asks for it. Reads, never changes. */

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

export function order(fight: SkirmishFight): TurnOrder {
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

/** SK-05: so much harm, and one is down; the odds of a move are told by it too. */
export const { standing, tracks, health, outcome } = viewsByHarm<SkirmishFight>('Harm', (fight, who) => {
  const { harm, health: most } = combatantOf(fight, who).sheet;
  return { taken: harm, most };
});

export const badges = ({ state }: SkirmishFight, who: Id): Badge[] =>
  badgesOf([state.dodged.includes(who), 'dodged', 'Has dodged', 'Dodges no more this round.', 'SK-04']);

export function figures(fight: SkirmishFight, who: Id): Figure[] {
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
export function aim(fight: SkirmishFight, from: Id, at: Id): Aimed {
  const near = inReach(fight, from).some(({ id }) => id === at);
  return {
    text: near ? 'in reach' : 'out of reach',
    parts: [{ text: near ? 'In the same place.' : 'No blow reaches it.', rule: 'SK-03' }],
  };
}

export const ruler = wayInPlaces;

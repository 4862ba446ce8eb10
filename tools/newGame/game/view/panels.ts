/** What the screens draw of this game, each by the name under which the declaration asks for it. Reads, never changes. */

import { combatantOf } from '../../../../src/engine/fight.ts';
import type { Aimed } from '../../../../src/engine/question.ts';
import type { Figure, Health, Outcome, Standing, Track, TurnOrder } from '../../../../src/engine/ruleset.ts';
import { count, type Id } from '../../../../src/engine/words.ts';
import { harmTrack, healthByHarm, outcomeByHarm } from '../../../../src/rulesets/common/harm.ts';
import { listOrder } from '../../../../src/rulesets/common/turns.ts';
import { zonesAlong } from '../../../../src/space/ruler.ts';
import type { Place } from '../../../../src/space/scene.ts';
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

export const standing = (fight: SkirmishFight, who: Id): Standing =>
  isUp(combatantOf(fight, who)) ? { at: 'up', word: 'standing' } : { at: 'down', word: 'down' };

export function tracks(fight: SkirmishFight, who: Id): Track[] {
  const { harm, health } = combatantOf(fight, who).sheet;
  return [harmTrack('Harm', harm, health)];
}

export function health(fight: SkirmishFight, who: Id): Health {
  const { harm, health: most } = combatantOf(fight, who).sheet;
  return healthByHarm('Harm', harm, most);
}

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

export const ruler = (fight: SkirmishFight, way: readonly Place[]): string =>
  fight.scene.kind === 'zones' ? count(zonesAlong(fight.scene, way), 'place') : '';

/** What a move did to somebody: the odds are told in these. */
export const outcome = (before: SkirmishFight, after: SkirmishFight, about: Id): Outcome =>
  outcomeByHarm(before, after, about, (one) => ({ harm: one.sheet.harm, up: isUp(one) }));

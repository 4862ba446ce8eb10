/**
 * Powers that a miscast has turned at a wrong target or into their reverse. The GM says which; the
 * rules apply the rest.
 */

import { askChoice, askNumber, askText, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { gmSeat, type Id } from '../../../../engine/words.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healFighter } from '../harm/decline.ts';
import { dealHurt } from '../harm/hurt.ts';
import { tell } from '../table/table.ts';
import { effectOf, type Invocation } from './powerEffects.ts';

const asking = (title: string, who: Id) => ({ seat: gmSeat, title, rule: 'MU', about: [who], audience: 'gm' as const });

/** Asks the GM for the wrong target among those in reach. Without another one it is the invoker. */
export function* wrongTarget(
  fight: MurdhamFight,
  who: Id,
  what: Invocation,
  reachable: readonly Option[],
  meant: string,
): Flow<string> {
  const own: Option = { id: who, label: nameOf(fight, who), combatant: who };
  const wrong = [
    ...reachable.filter(({ id, blocked }) => !blocked && id !== meant && id !== who),
    ...(what.power.aims === 'creature' && meant !== who ? [own] : []),
  ];
  if (wrong.length === 0) return meant;
  const answer = yield* askChoice(asking(`${what.power.name} goes astray: at whom or what?`, who), wrong);
  tell(fight, 'MU', sentence`${itemRef(what.power.name)} goes astray.`, { who: [who], tone: 'bad' });
  return answer;
}

/** Applies the reverse of a power as the GM reads it. */
export function* reversed(fight: MurdhamFight, who: Id, what: Invocation, target: string): Flow<void> {
  const { power } = what;
  const somebody = fight.combatants[target] !== undefined;
  const strikes = power.effect.kind === 'attack';
  const bites = power.effect.kind === 'condition' || power.effect.kind === 'trait';
  const name = somebody ? nameOf(fight, target) : '';
  const answer = yield* askChoice(asking(`${power.name} is reversed: what does it do?`, who), [
    ...(strikes && somebody ? [{ id: 'heal', label: `It heals ${name}`, detail: 'd10 health' }] : []),
    ...(bites && target !== who ? [{ id: 'self', label: `It falls on ${nameOf(fight, who)}` }] : []),
    ...(somebody ? [{ id: 'harm', label: `It harms ${name}`, tone: 'danger' as const }] : []),
    { id: 'told', label: 'Something else, in words' },
  ]);
  tell(fight, 'MU', sentence`${itemRef(power.name)} does the reverse.`, { who: [who], tone: 'bad' });
  if (answer === 'heal') {
    const { value, dice } = yield* rollFor(
      { seat: gmSeat, title: `${name}: how much health comes back?`, rule: 'MU', about: [target] },
      'Healing',
      [dieGroup('heal', 10)],
    );
    tell(fight, 'MU', sentence`The blast mends ${fight.combatants[target] ? personRef(target) : 'what it meets'}.`, {
      dice,
    });
    return yield* healFighter(fight, target, value, 'MU');
  }
  if (answer === 'self') return yield* effectOf(fight, who, what, who);
  if (answer === 'harm') {
    const amount = yield* askNumber(asking(`How much does it harm ${name}?`, who), { min: 1, max: 40, suggested: 4 });
    yield* dealHurt(fight, { who: target, amount, rule: 'MU', direct: true, by: who });
    return;
  }
  const words = yield* askText(asking('What happens?', who), `${power.name} turns against its invoker`);
  tell(fight, 'MU', sentence`${writtenRef(words)}.`, { who: [who], tone: 'ruling' });
}

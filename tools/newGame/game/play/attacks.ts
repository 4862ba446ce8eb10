/** Blows and what answers them (SK-03 to SK-05). */
import { combatantOf, hostileTo } from '../../../../src/engine/fight.ts';
import { choose, type Flow, netRuled, type Ruled, reactionWindow, rollRuled } from '../../../../src/engine/flow.ts';
import { logged } from '../../../../src/engine/log.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../../../src/engine/words.ts';
import { nameOf, optionsFor } from '../../../../src/rulesets/common/people.ts';
import { samePlace } from '../../../../src/space/scene.ts';
import type { SkirmishFight } from '../fight.ts';
import { type Fighter, isUp } from '../sheet.ts';
import { endTurn, mayAct, takeTurn } from './rounds.ts';
import { tell, tellRuling } from './telling.ts';

/** Enemies on their feet in the same place. */
export const inReach = (fight: SkirmishFight, who: Id): Fighter[] =>
  hostileTo(fight, who).filter((one) => isUp(one) && samePlace(one.place, combatantOf(fight, who).place));

export const mayAttack = (fight: SkirmishFight, who: Id): Verdict =>
  all(mayAct(fight, who), () => inReach(fight, who).length > 0 || no('SK-03', 'No enemy is in the same place.'));

/** What the GM may rule about a blow before it falls. */
const RULINGS = [
  { id: 'more', label: '+1' },
  { id: 'less', label: '-1' },
  { id: 'boon', label: 'the better of two dice' },
  { id: 'bane', label: 'the worse of two dice' },
];
const bonus = (ruled: Ruled): number => netRuled(ruled, 'blow', 'more', 'less');
/** The die of a blow, as it was ruled. */
function blow(ruled: Ruled) {
  const more = netRuled(ruled, 'blow', 'boon', 'bane');
  const which = more > 0 ? ('highest' as const) : ('lowest' as const);
  const read = more === 0 ? { by: 'sum' as const } : { by: 'keep' as const, which, of: 1 };
  return { id: 'blow', label: 'Blow', groups: [{ id: 'blow', count: 1 + Math.abs(more), sides: 6, read }] };
}

/** SK-03: a blow at somebody in the same place. It ends the turn. */
export function* attack(fight: SkirmishFight, who: Id): Flow<void> {
  const target = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: strike whom?`, rule: 'SK-03', about: [who], meant: 'harm' },
    optionsFor(fight, inReach(fight, who)),
  );
  takeTurn(fight, who);
  const dodged = yield* dodge(fight, who, target);
  const { might } = combatantOf(fight, who).sheet;
  const struck = combatantOf(fight, target);
  const needed = struck.sheet.guard + (dodged ? fight.house.dodge : 0);
  const { rolled, ruled } = yield* rollRuled(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: a blow`, rule: 'SK-03', about: [who, target] },
    (so) => [{ ...blow(so), seat: seatOf(who), aim: `${needed - might - bonus(so)} or more`, rulings: RULINGS }],
    (words) => tellRuling(fight, words),
  );
  const fallen = rolled.blow ?? { faces: [], values: {} };
  const hit = (fallen.values.blow ?? 0) + might + bonus(ruled) >= needed;
  tell(fight, 'SK-03', `${nameOf(fight, who)} ${hit ? 'hits' : 'misses'} ${nameOf(fight, target)}.`, {
    who: [who, target],
    dice: logged('Blow', blow(ruled).groups, fallen),
    tone: hit ? 'bad' : 'plain',
  });
  if (hit) harm(fight, struck);
  endTurn(fight);
}

/** SK-04: the target may dodge, once a round, before the die falls. */
function* dodge(fight: SkirmishFight, attacker: Id, target: Id): Flow<boolean> {
  const taken = yield* reactionWindow(
    { seat: seatOf(target), title: `${nameOf(fight, attacker)} strikes`, rule: 'SK-04', about: [attacker, target] },
    () =>
      mayDodge(fight, target)
        ? [
            {
              id: 'dodge',
              who: target,
              label: `${nameOf(fight, target)} dodges`,
              detail: `+${fight.house.dodge} Guard`,
              rule: 'SK-04',
              *perform(): Flow<true> {
                fight.state.dodged.push(target);
                tell(fight, 'SK-04', `${nameOf(fight, target)} dodges.`, { who: [target] });
                return true;
              },
            },
          ]
        : [],
  );
  return taken.length > 0;
}
export const mayDodge = (fight: SkirmishFight, who: Id): boolean =>
  isUp(combatantOf(fight, who)) && !fight.state.dodged.includes(who);

/** SK-05: one harm, and down with the last that one can take. */
function harm(fight: SkirmishFight, struck: Fighter): void {
  struck.sheet.harm += 1;
  if (!isUp(struck)) tell(fight, 'SK-05', `${nameOf(fight, struck.id)} goes down.`, { who: [struck.id], tone: 'bad' });
}

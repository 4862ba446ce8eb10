/**
 * The uses of extra successes (EW-21): Harm, the foe's card, Mental Harm, a shove, a dropped thing,
 * pinning.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, placeRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, type RuleId, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { inHand } from '../../sheet/sheet.ts';
import type { HarmKind } from '../../sheet/spells.ts';
import { enterZone, unsettle, waysOf, zoneOf, zoneWords } from '../ground/ground.ts';
import { canForce, forceSwap } from '../swaps.ts';
import { tell } from '../table/tell.ts';

/**
 * The list of uses to choose from: that of Shoot, that of Strike, or the plain list (Harm and the
 * card) for a blow whose list was not found.
 */
export type Menu = 'shoot' | 'strike' | 'plain';

/**
 * EW-21: asks what each extra success is used for, until they are spent. The first choice turns all
 * that are left into Harm.
 */
export function* spendExtras(
  fight: EinfelstFight,
  who: Id,
  target: Id,
  list: Menu,
  spareSuccesses: number,
): Flow<{ harm: number; kind: HarmKind }> {
  let left = spareSuccesses;
  let harm = 0;
  let kind: HarmKind = 'physical';
  const done = new Set<string>();
  const victim = combatantOf(fight, target);
  const name = nameOf(fight, target);
  while (left > 0) {
    const once = [
      ...(canForce(fight, who, target)
        ? [{ id: 'card', label: list === 'shoot' ? `Swap cards with ${name}` : `Take the card of ${name}` }]
        : []),
      ...(list === 'plain' ? [] : [{ id: 'mental', label: 'Mental Harm in place of Physical' }]),
      ...(list === 'shoot' ? [{ id: 'pin', label: `Pin ${name}: leaving the zone costs 1 Harm` }] : []),
      ...(list === 'strike' ? [{ id: 'shove', label: `Shove ${name} to another zone or place` }] : []),
      ...(list === 'strike' && inHand(victim).length > 0 ? [{ id: 'drop', label: `Make ${name} drop something` }] : []),
    ].filter(({ id }) => !done.has(id));
    const chosen: string = yield* askChoice(
      {
        seat: seatOf(who),
        title: `${nameOf(fight, who)} has ${left === 1 ? 'one extra success' : `${left} extra successes`}: for what?`,
        rule: 'EW-21',
        about: [who, target],
      },
      [
        { id: 'all', label: left === 1 ? '+1 Harm' : `+${left} Harm`, usual: true as const },
        ...(left > 1 ? [{ id: 'harm', label: '+1 Harm, and go on' }] : []),
        ...once,
        { id: 'none', label: 'Nothing more', tone: 'pass' as const },
      ],
    );
    if (chosen === 'none') break;
    if (chosen === 'all') harm += left;
    left = chosen === 'all' ? 0 : left - 1;
    done.add(chosen);
    if (chosen === 'harm') harm += 1;
    else if (chosen === 'mental') kind = 'mental';
    else if (chosen === 'card') yield* forceSwap(fight, who, target, 'EW-21');
    else if (chosen === 'pin') {
      victim.sheet.pinned = true;
      tell(fight, 'EW-21', sentence`${personRef(target)} is pinned.`, { tone: 'bad' });
    } else if (chosen === 'shove') yield* shoveTarget(fight, who, target, 'EW-21');
    else if (chosen === 'drop') yield* disarm(fight, who, target);
  }
  return { harm, kind };
}

/**
 * EW-21: moves the target to a neighbouring zone, or elsewhere in its own, such as out of cover. No
 * wall, shut door or heap may be in the way.
 */
export function* shoveTarget(fight: EinfelstFight, who: Id, target: Id, rule: RuleId, verb = 'shoved'): Flow<void> {
  const victim = combatantOf(fight, target);
  const ways = waysOf(fight, target).filter(({ shut, asks }) => !shut && asks !== 'test');
  const chosen = yield* askChoice(
    { seat: seatOf(who), title: `Where is ${nameOf(fight, target)} ${verb} to?`, rule, about: [who, target] },
    [
      ...ways
        .map(({ zone }) => ({
          id: `zone:${zone.id}`,
          label: zoneWords(fight, zone.id),
          place: { kind: 'zone' as const, zone: zone.id },
        }))
        .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at),
      { id: 'here', label: 'Elsewhere in the zone' },
    ],
  );
  if (chosen === 'here') unsettle(fight, victim);
  else enterZone(fight, victim, chosen.replace('zone:', ''));
  const where = chosen === 'here' ? 'across the zone' : sentence`into ${placeRef(chosen.replace('zone:', ''))}`;
  tell(fight, rule, sentence`${personRef(target)} is ${verb} ${where}.`, {
    happened: { is: 'moved', whom: [target], by: who },
    tone: 'bad',
  });
}

/**
 * EW-21: the target drops the weapon that the attacker names. The weapon lies in the zone, and
 * picking up a weapon is a fast maneuver.
 */
function* disarm(fight: EinfelstFight, who: Id, target: Id): Flow<void> {
  const held = inHand(combatantOf(fight, target));
  const chosen =
    held.length < 2
      ? held[0]?.id
      : yield* askChoice(
          { seat: seatOf(who), title: `What does ${nameOf(fight, target)} drop?`, rule: 'EW-21', about: [who, target] },
          held.map(({ id, name }) => ({ id, label: name })),
        );
  const arm = held.find(({ id }) => id === chosen);
  if (!arm) return;
  arm.where = 'dropped';
  arm.lies = zoneOf(fight, target)?.id ?? null;
  tell(fight, 'EW-21', sentence`${personRef(target)} drops ${itemRef(arm.name)}.`, {
    happened: { is: 'lost', whom: [target], what: arm.name },
    tone: 'bad',
  });
}

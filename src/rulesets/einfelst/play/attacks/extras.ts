/** What extra successes buy (EW-21): Harm, the foe's card, Mental Harm, a shove, a dropped thing, pinning. */

import { combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, type RuleId, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { inHand } from '../../sheet/sheet.ts';
import type { HarmKind } from '../../sheet/spells.ts';
import { enter, unsettle, waysOf, zoneOf, zoneWords } from '../ground/ground.ts';
import { canForce, forceSwap } from '../swaps.ts';
import { tell } from '../table/tell.ts';

/** The list to choose from: that of Shoot, that of Strike, or the plain one (Harm and the card) of a blow whose list was not found. */
export type Menu = 'shoot' | 'strike' | 'plain';

/** EW-21: what each further success buys; asked until they are spent. The first choice puts all that is left into Harm. */
export function* menu(
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
  while (left > 0) {
    const once = [
      ...(canForce(fight, who, target)
        ? [{ id: 'card', label: list === 'shoot' ? 'Swap cards' : 'Take its card' }]
        : []),
      ...(list === 'plain' ? [] : [{ id: 'mental', label: 'Mental Harm in place of Physical' }]),
      ...(list === 'shoot' ? [{ id: 'pin', label: 'Pin it: leaving the zone costs 1' }] : []),
      ...(list === 'strike' ? [{ id: 'shove', label: 'Shove it to another zone or place' }] : []),
      ...(list === 'strike' && inHand(victim).length > 0 ? [{ id: 'drop', label: 'Make it drop something' }] : []),
    ].filter(({ id }) => !done.has(id));
    const chosen: string = yield* choose(
      {
        seat: seatOf(who),
        title: left === 1 ? 'One extra success' : `${left} extra successes`,
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
      tell(fight, 'EW-21', `${nameOf(fight, target)} is pinned.`, { who: [target], tone: 'bad' });
    } else if (chosen === 'shove') yield* shove(fight, who, target, 'EW-21');
    else if (chosen === 'drop') yield* disarm(fight, who, target);
  }
  return { harm, kind };
}

/** EW-21: to a zone next door, or elsewhere in its own: out of cover, say. No wall, shut door or heap is in the way. */
export function* shove(fight: EinfelstFight, who: Id, target: Id, rule: RuleId, words = 'is shoved'): Flow<void> {
  const victim = combatantOf(fight, target);
  const ways = waysOf(fight, target).filter(({ shut, asks }) => !shut && asks !== 'test');
  const chosen = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, target)} goes where?`, rule, about: [who, target] },
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
  else enter(fight, victim, chosen.replace('zone:', ''));
  const where = chosen === 'here' ? 'across the zone' : `into ${zoneOf(fight, target)?.name ?? 'the next zone'}`;
  tell(fight, rule, `${nameOf(fight, target)} ${words} ${where}.`, { who: [target], tone: 'bad' });
}

/** EW-21: it drops what the attacker says; it lies in the zone, and picking it up is a fast maneuver. */
function* disarm(fight: EinfelstFight, who: Id, target: Id): Flow<void> {
  const held = inHand(combatantOf(fight, target));
  const chosen =
    held.length < 2
      ? held[0]?.id
      : yield* choose(
          { seat: seatOf(who), title: 'What does it drop?', rule: 'EW-21', about: [who, target] },
          held.map(({ id, name }) => ({ id, label: name })),
        );
  const arm = held.find(({ id }) => id === chosen);
  if (!arm) return;
  arm.where = 'dropped';
  arm.lies = zoneOf(fight, target)?.id ?? null;
  tell(fight, 'EW-21', `${nameOf(fight, target)} drops ${arm.name}.`, { who: [target], tone: 'bad' });
}

/**
 * Works out to which zones a fighter can send a blast, and whom it reaches there (MU-16, MU-17,
 * MU-30, MU-32).
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, placeRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { countWords, type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { sightLeaning } from '../../../../space/sight/sight.ts';
import { zoneName } from '../../../../space/zones/zoneName.ts';
import { distance, inZone, neighbourNumbers } from '../../../../space/zones/zones.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger } from '../../sheet/scores.ts';
import { isConditionActive } from '../../sheet/standing.ts';
import { type Aim, hasMoved, rangeOf, whyUseless } from '../blows/targets.ts';
import { inBlast, isShielded, mapOf, placeOf, whereText, zonesHere } from '../table/ground.ts';
import { isSecret, seatOfFighter, tell } from '../table/table.ts';
import { hasWord, isMelee, type Weapon } from '../table/weapons.ts';

/**
 * Says whether the fighter can send a blast to this zone, or why not, and what asks for a WIT save.
 */
export function aimAtZone(fight: MurdhamFight, who: Id, zone: string, weapon: Weapon): Aim {
  const scene = mapOf(fight);
  const far = distance(scene, placeOf(fight, who), inZone(zone));
  const needs: Aim['needs'] = [];
  const { range, half } = rangeOf(fight, who, weapon);
  const moved = hasMoved(fight, who);
  const stop = (rule: string, text: string): Aim => ({ verdict: notAllowed(rule, text), needs, distance: far });
  if (far > range) return stop('MU-32', `${countWords(far, 'zone')} away: ${weapon.name} reaches ${range}.`);
  if (hasWord(weapon, 'indirect')) {
    if (far <= half) return stop('MU-17', `Too near: an indirect attack needs more than ${countWords(half, 'zone')}.`);
    if (moved) return stop('MU-17', 'An indirect attack cannot be made while moving.');
    needs.push({ text: 'Indirect attacks always ask for a save.', rule: 'MU-17' });
    return { verdict: true, needs, distance: far };
  }
  // MU-27: a fighter beside a barrier throws over it.
  const seen = sightLeaning(scene, placeOf(fight, who), inZone(zone));
  if (!seen.seen) return stop('MU-16', seen.reason);
  if (far > half && moved)
    return stop('MU-16', `${countWords(far, 'zone')} away is beyond half range: not while moving.`);
  if (far > half) needs.push({ text: 'Beyond half range.', rule: 'MU-16' });
  if (moved) needs.push({ text: 'Shooting while moving.', rule: 'MU-16' });
  return { verdict: true, needs, distance: far };
}

/**
 * Lists the zones to which the fighter may send a blast. MU-31: a melee blast hits the fighter's
 * own zone, and from a border one of the two.
 */
export function zoneOptions(fight: MurdhamFight, who: Id, weapon: Weapon): Option[] {
  const scene = mapOf(fight);
  const zones = isMelee(weapon) ? zonesHere(fight, who) : Object.keys(scene.zones);
  return zones
    .map((zone): Option & { far: number } => {
      const aim: Aim = isMelee(weapon)
        ? { verdict: true, needs: [], distance: 0 }
        : aimAtZone(fight, who, zone, weapon);
      const caught = inBlast(fight, zone).filter(
        (id) => !isSecret(fight, id) && !isShielded(fight, who, id) && !(isMelee(weapon) && id === who),
      );
      const [need] = aim.needs;
      return {
        id: zone,
        label: whereText(fight, inZone(zone)),
        detail: `${caught.length === 0 ? 'nobody' : caught.map((id) => nameOf(fight, id)).join(', ')}${need ? `. ${need.text} WIT save` : ''}`,
        place: inZone(zone),
        far: aim.distance,
        ...(aim.verdict === true ? {} : { blocked: aim.verdict }),
      };
    })
    .sort((a, b) => Number('blocked' in a) - Number('blocked' in b) || a.far - b.far)
    .map(({ far: _, ...option }) => option);
}

/** Tells whether the fighter has any zone to send a blast to. */
export function canBlast(fight: MurdhamFight, who: Id, weapon: Weapon): Verdict {
  const useless = whyUseless(fight, who, weapon);
  if (useless) return useless;
  if (isMelee(weapon)) return true;
  const options = zoneOptions(fight, who, weapon);
  return options.some(({ blocked }) => !blocked)
    ? true
    : (options[0]?.blocked ?? notAllowed('MU-32', 'No zone is in range.'));
}

/**
 * Tells whether the fighter can sweep at the smaller ones around, a melee blast at half damage that
 * everybody may make.
 */
export const sweepable = (fight: MurdhamFight, who: Id): Id[] =>
  zonesHere(fight, who)
    .flatMap((zone) => inBlast(fight, zone))
    .filter(
      (id) =>
        id !== who &&
        isLarger(sheetOf(fight, who), sheetOf(fight, id)) &&
        !isConditionActive(sheetOf(fight, id), 'concealed'),
    );

/**
 * MU-27, MU-30: gives all in a zone and on its borders, except those whom a barrier shields from
 * the thrower.
 */
export function reachedByBlast(fight: MurdhamFight, who: Id, zone: string): Id[] {
  const there = inBlast(fight, zone);
  const safe = there.filter((id) => isShielded(fight, who, id));
  for (const id of safe)
    tell(fight, 'MU-27', sentence`A barrier shields ${personRef(id)} from the blast.`, { tone: 'good' });
  return there.filter((id) => !safe.includes(id));
}

/**
 * MU-32: sends a blast that missed to a random neighbouring zone. The attacker rolls a die that
 * numbers the neighbours.
 */
export function* strayZone(fight: MurdhamFight, who: Id, zone: string): Flow<string> {
  const next = neighbourNumbers(mapOf(fight), zone);
  if (next.length === 0) return zone;
  const { value, dice } = yield* rollFor(
    {
      seat: seatOfFighter(fight, who),
      title: 'Where does the blast stray?',
      rule: 'MU-32',
      detail: next.map((one) => `${one.number} ${zoneName(mapOf(fight), one.zone.id)}`).join(', '),
    },
    'Neighbour',
    [dieGroup('zone', next.length)],
  );
  const found = next.find(({ number }) => number === value);
  tell(
    fight,
    'MU-32',
    sentence`The blast misses and strays to ${placeRef(found?.zone.id ?? zone)}, neighbour ${value} of ${next.length}.`,
    {
      who: [who],
      dice,
    },
  );
  return found?.zone.id ?? zone;
}

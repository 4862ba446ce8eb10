/** The ground (EW-09 to EW-12, EW-19): zones and reach, cover, obstacles, ways next door. */

import { combatantOf, type Relation, relationOf } from '../../../../engine/fight.ts';
import {
  capitalized,
  countWords,
  type Id,
  notAllowed,
  type Reason,
  sentenceAbout,
  type Verdict,
} from '../../../../engine/words.ts';
import { type Border, type Feature, samePlace, type Zone } from '../../../../space/scene.ts';
import { sightBetween } from '../../../../space/sight/sight.ts';
import { zoneName } from '../../../../space/zones/zoneName.ts';
import { distance, neighbours } from '../../../../space/zones/zones.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { SKILLS, type Skill } from '../../sheet/skills.ts';
import { isArmId, type Weapon } from '../../sheet/weapons.ts';
import { standing, standingFoes } from '../table/tell.ts';
import { heldBy, releaseHolds } from './grip.ts';

const zonesOnly = (fight: EinfelstFight) => (fight.scene.kind === 'zones' ? fight.scene : undefined);
export const zoneOf = (fight: EinfelstFight, who: Id): Zone | undefined => {
  const { place } = combatantOf(fight, who);
  return place.kind === 'zone' ? zonesOnly(fight)?.zones[place.zone] : undefined;
};
export const zonesApart = (fight: EinfelstFight, a: Id, b: Id): number => {
  const scene = zonesOnly(fight);
  return scene ? distance(scene, combatantOf(fight, a).place, combatantOf(fight, b).place) : Number.POSITIVE_INFINITY;
};
export const sameZone = (fight: EinfelstFight, a: Id, b: Id): boolean =>
  samePlace(combatantOf(fight, a).place, combatantOf(fight, b).place) && combatantOf(fight, a).place.kind !== 'off';

/** The figures of a weapon that matter for aiming. */
export type Aimed = Pick<Weapon, 'near' | 'far' | 'name' | 'skill'>;

/**
 * A weapon with the Harm, reach and hands that count in this fight: its own figures, or those that
 * the house rules give to its kind.
 */
export function weaponHere(fight: EinfelstFight, arm: Weapon): Weapon {
  if (arm.figures === 'own') return arm;
  if (isArmId(arm.id)) return { ...arm, ...fight.house.arms[arm.id] };
  const made = fight.house.ownWeapons.find(({ id }) => id === arm.id);
  if (!made) return arm;
  const { name, skill, damage, near, far, hands } = made;
  return { ...arm, name, skill, damage, near, far, hands };
}

/**
 * EW-20, EW-26: whether an attack is ranged (shot, or thrown at another zone), and which Action
 * tests it.
 */
export function handling(
  fight: EinfelstFight,
  who: Id,
  target: Id,
  arm: Pick<Weapon, 'skill'>,
): { ranged: boolean; skill: Skill } {
  const thrown = arm.skill !== 'shoot' && zonesApart(fight, who, target) > 0;
  return {
    ranged: thrown || arm.skill === 'shoot',
    skill: thrown && fight.house.thrown === 'shoot' ? 'shoot' : arm.skill,
  };
}

const zonesAway = (zones: number): string =>
  zones === 0 ? 'same zone' : zones === 1 ? 'one zone away' : `${zones} zones away`;

/**
 * EW-10, EW-19: why a weapon cannot be used against a target: out of range, unseen, or in cover or
 * far off with nobody close.
 */
export function whyNotAt(fight: EinfelstFight, who: Id, target: Id, arm: Aimed): Reason | undefined {
  const scene = zonesOnly(fight);
  const zones = zonesApart(fight, who, target);
  if (!scene || !Number.isFinite(zones)) return notAllowed('EW-10', 'Cannot be reached from here.');
  if (zones < arm.near)
    return notAllowed('EW-10', `Too near: the range of ${arm.name} is ${arm.near} to ${arm.far} zones.`);
  if (zones > arm.far)
    return notAllowed(
      'EW-10',
      arm.far === 0
        ? `${capitalized(zonesAway(zones))}: out of the range of ${arm.name}.`
        : `${capitalized(zonesAway(zones))}: the range of ${arm.name} is ${countWords(arm.far, 'zone')}.`,
    );
  if (zones > 0) {
    const view = sightBetween(scene, combatantOf(fight, who).place, combatantOf(fight, target).place);
    if (!view.seen) return notAllowed('EW-10', view.reason);
  }
  return arm.skill !== 'shoot' && zones === 0 ? whyNotClose(fight, who, target) : undefined;
}
/**
 * EW-19: why a target of the same zone is not within arm's reach: it is in cover, or far off.
 * Undefined once one of the two has come close.
 */
export function whyNotClose(fight: EinfelstFight, who: Id, target: Id): Reason | undefined {
  const [me, victim] = [combatantOf(fight, who), combatantOf(fight, target)];
  if (me.sheet.close.includes(target) || victim.sheet.close.includes(who)) return undefined;
  if (me.sheet.held?.by === target || victim.sheet.held?.by === who) return undefined;
  if (victim.sheet.cover !== 'none')
    return notAllowed('EW-19', `${nameOf(fight, target)} is in cover: come close first.`);
  return me.sheet.aloof || victim.sheet.aloof
    ? notAllowed('EW-19', `${nameOf(fight, target)} is far off in the zone: come close first.`)
    : undefined;
}

const PLACE_IN_AIM: Record<Relation, number> = { foe: 0, neutral: 1, friend: 2 };
/** A word about a target who is no enemy, so that nobody attacks such a target by mistake. */
const NO_ENEMY: Record<Relation, string> = { foe: '', neutral: ', no enemy', friend: ', a friend' };

/**
 * Every possible target, enemies first and friends last, with the distance, and the reason where
 * the target is barred.
 */
export function aimOptions(fight: EinfelstFight, who: Id, arm: Aimed) {
  return standing(fight)
    .filter(({ id }) => id !== who)
    .sort((a, b) => PLACE_IN_AIM[relationOf(fight, a.id, who)] - PLACE_IN_AIM[relationOf(fight, b.id, who)])
    .map((one) => {
      const blocked = whyNotAt(fight, who, one.id, arm);
      const zones = zonesApart(fight, who, one.id);
      const cover = one.sheet.cover === 'none' ? '' : `, ${one.sheet.cover} cover`;
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        detail: `${zonesAway(zones)}${cover}${NO_ENEMY[relationOf(fight, one.id, who)]}`,
        ...(blocked ? { blocked } : {}),
      };
    });
}

/**
 * EW-10: why nobody is in range. If something other than the distance bars the way to somebody,
 * enemies first, that reason is given with the name.
 */
function nobodyInRange(fight: EinfelstFight, who: Id, options: ReturnType<typeof aimOptions>, arm: Aimed): Reason {
  const [first] = options;
  if (!first?.blocked) return notAllowed('EW-10', 'Nobody is there to be aimed at.');
  const isNear = (zones: number) => zones >= arm.near && zones <= arm.far;
  const barred =
    options.find(({ id }) => isNear(zonesApart(fight, who, id))) ?? (options.length === 1 ? first : undefined);
  if (barred?.blocked) return { ...barred.blocked, text: sentenceAbout(barred.blocked.text, barred.label) };
  return notAllowed('EW-10', `Nobody is in the range of ${arm.name}.`);
}

/**
 * EW-10, EW-19: why nobody at all can be aimed at: the combatant would have to come close, or
 * nobody is in reach. True: somebody can be aimed at.
 */
export function mayAim(fight: EinfelstFight, who: Id, arm: Aimed): Verdict {
  const options = aimOptions(fight, who, arm);
  if (options.some(({ blocked }) => !blocked)) return true;
  return options.find(({ blocked }) => blocked?.rule === 'EW-19')?.blocked ?? nobodyInRange(fight, who, options, arm);
}

/**
 * EW-12: the cover that a zone offers, as marked on the map; `heavy` if the feature's detail says
 * so.
 */
export const coverHere = (fight: EinfelstFight, who: Id): 'light' | 'heavy' | undefined => {
  const marks = zoneOf(fight, who)?.features.filter(({ kind }) => kind === 'cover' || kind === 'barrier') ?? [];
  if (marks.length === 0) return undefined;
  return marks.some(({ kind, detail }) => kind === 'barrier' || detail === 'heavy') ? 'heavy' : 'light';
};

export interface Way {
  zone: Zone;
  border: Border;
  /**
   * EW-11: the price of the way: nothing further, one more fast maneuver, or a test as a slow
   * maneuver.
   */
  asks: 'nothing' | 'maneuver' | 'test';
  /** The Actions with which the way may be tested. */
  tests: readonly Skill[];
  /** The obstacle on the way. */
  obstacle?: Feature;
  shut: boolean;
}
/**
 * EW-11, EW-17: the obstacle between two zones or in the zone that is entered. A climb is tested
 * with Finesse or Endure.
 */
function asksOf(features: readonly Feature[]): Pick<Way, 'asks' | 'tests' | 'obstacle'> {
  const obstacle = features.find(({ kind }) => kind === 'obstacle' || kind === 'climb' || kind === 'fall');
  if (!obstacle) return { asks: 'nothing', tests: [] };
  if (obstacle.kind === 'climb') return { asks: 'test', tests: ['finesse', 'endure'], obstacle };
  const [word, skill] = (obstacle.detail ?? '').split(':');
  return word === 'test'
    ? { asks: 'test', tests: [SKILLS.find((id) => id === skill) ?? 'force'], obstacle }
    : { asks: 'maneuver', tests: [], obstacle };
}
/** The ways out of somebody’s zone. */
export function waysOf(fight: EinfelstFight, who: Id): Way[] {
  const zone = zoneOf(fight, who);
  const scene = zonesOnly(fight);
  if (!zone || !scene) return [];
  return neighbours(scene, zone.id).map(({ zone: next, border }) => ({
    zone: next,
    border,
    ...asksOf([...border.features, ...next.features]),
    shut: border.door === 'closed',
  }));
}
/** EW-11: why a combatant cannot move on: doors are shut, or an obstacle has to be passed first. */
export function whyNoWayOn(fight: EinfelstFight, who: Id): Verdict {
  const ways = waysOf(fight, who);
  if (ways.length === 0) return notAllowed('EW-19', 'No zone borders on this one.');
  const [first] = ways.filter(({ shut }) => !shut);
  if (!first) return notAllowed('EW-11', 'Every door from here is shut.');
  const what = first.obstacle?.label || 'An obstacle';
  return notAllowed(
    'EW-11',
    first.asks === 'test' ? `${what} has to be got past first.` : `${what} takes one maneuver more than is left.`,
  );
}

/**
 * Keeps one option for each zone to which several ways lead, and prefers a free option to a blocked
 * one.
 */
export const freestOptions = <T extends { id: string; blocked?: Reason }>(options: readonly T[]): T[] =>
  options.filter((option) => {
    const same = options.filter(({ id }) => id === option.id);
    return option === (same.find(({ blocked }) => !blocked) ?? same[0]);
  });
export const doorsOf = (fight: EinfelstFight, who: Id): Border[] =>
  waysOf(fight, who)
    .filter(({ border }) => border.door !== 'none')
    .map(({ border }) => border);

/**
 * EW-33: whether a way out of the scene starts at a zone and enters no barred zone. Where the map
 * marks no exit, any way leads out.
 */
export function leadsOut(fight: EinfelstFight, from: string, barred: (zone: string) => boolean): boolean {
  const scene = zonesOnly(fight);
  if (!scene) return false;
  const isExit = (id: string) => scene.zones[id]?.features.some(({ kind }) => kind === 'exit') ?? false;
  const reach = (free: (id: string) => boolean): string[] => {
    const found = [from];
    for (const at of found)
      for (const { zone } of neighbours(scene, at)) if (!found.includes(zone.id) && free(zone.id)) found.push(zone.id);
    return found;
  };
  return reach((id) => !barred(id)).some(isExit) || !reach(() => true).some(isExit);
}

/** EW-33: whether an enemy holds a zone. */
export const heldByFoe = (fight: EinfelstFight, who: Id, zone: string): boolean =>
  standingFoes(fight, who).some(({ place }) => place.kind === 'zone' && place.zone === zone);

/**
 * Moves a combatant to another spot of its zone: out of cover, and neither far off nor close to
 * anybody.
 */
export function unsettle(fight: EinfelstFight, one: Fighter): void {
  one.sheet.cover = 'none';
  one.sheet.aloof = false;
  one.sheet.close = [];
  for (const other of Object.values(fight.combatants))
    if (other.sheet.close.includes(one.id)) other.sheet.close = other.sheet.close.filter((id) => id !== one.id);
}
/** Moves a combatant to another zone. Holds across zones end, and a pin ends. */
export function enterZone(fight: EinfelstFight, one: Fighter, zone: string): void {
  one.place = { kind: 'zone', zone };
  unsettle(fight, one);
  one.sheet.pinned = false;
  const holder = one.sheet.held?.by;
  if (holder !== undefined && !sameZone(fight, holder, one.id)) releaseHolds(fight, holder);
  if (heldBy(fight, one.id).some(({ id }) => !sameZone(fight, one.id, id))) releaseHolds(fight, one.id);
}

/** What a zone is called in a sentence. */
export const zoneWords = ({ scene }: EinfelstFight, zone: string): string =>
  scene.kind === 'zones' ? zoneName(scene, zone) : zone;

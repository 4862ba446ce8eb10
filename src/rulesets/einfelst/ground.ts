/** The ground (EW-09 to EW-12, EW-19): zones and reach, cover, obstacles, ways next door. */
import { combatantOf } from '../../engine/fight.ts';
import { type Id, no, type Reason } from '../../engine/words.ts';
import { type Border, type Feature, samePlace, type Zone } from '../../space/scene.ts';
import { sight } from '../../space/sight.ts';
import { distance, neighbours } from '../../space/zones.ts';
import { type EinfelstFight, type Fighter, SKILLS, type Skill, type Weapon } from './sheet.ts';
import { foes, isOurs, nameOf, standing } from './tell.ts';

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

/** EW-10, EW-19: why a weapon cannot be used against somebody: out of its range, unseen, or in cover and not come close to. */
export function whyNotAt(
  fight: EinfelstFight,
  who: Id,
  target: Id,
  arm: Pick<Weapon, 'near' | 'far' | 'name' | 'skill'>,
): Reason | undefined {
  const scene = zonesOnly(fight);
  const zones = zonesApart(fight, who, target);
  if (!scene || !Number.isFinite(zones)) return no('EW-10', 'Cannot be reached from here.');
  if (zones < arm.near) return no('EW-10', `Too near: ${arm.name} reaches from ${arm.near} to ${arm.far} zones.`);
  if (zones > arm.far) return no('EW-10', `${zones} zones away: ${arm.name} reaches ${arm.far}.`);
  if (zones > 0) {
    const view = sight(scene, combatantOf(fight, who).place, combatantOf(fight, target).place);
    if (!view.seen) return no('EW-10', view.reason);
  }
  const victim = combatantOf(fight, target);
  if (
    arm.skill !== 'shoot' &&
    zones === 0 &&
    victim.sheet.cover !== 'none' &&
    !combatantOf(fight, who).sheet.close.includes(target)
  )
    return no('EW-19', `${nameOf(fight, target)} is in cover: come close first.`);
  return undefined;
}

/** Everybody who could be aimed at, foes first, with distance and the reason where not. */
export function aimOptions(fight: EinfelstFight, who: Id, arm: Pick<Weapon, 'near' | 'far' | 'name' | 'skill'>) {
  const me = combatantOf(fight, who);
  return standing(fight)
    .filter(({ id }) => id !== who)
    .sort((a, b) => Number(isOurs(fight, a) === isOurs(fight, me)) - Number(isOurs(fight, b) === isOurs(fight, me)))
    .map((one) => {
      const blocked = whyNotAt(fight, who, one.id, arm);
      const zones = zonesApart(fight, who, one.id);
      const cover = one.sheet.cover === 'none' ? '' : `, ${one.sheet.cover} cover`;
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        detail: `${zones === 0 ? 'same zone' : zones === 1 ? 'one zone away' : `${zones} zones away`}${cover}`,
        ...(blocked ? { blocked } : {}),
      };
    });
}

/** EW-12: the cover that a zone offers: marked on the map; `heavy` by its detail. */
export const coverHere = (fight: EinfelstFight, who: Id): 'light' | 'heavy' | undefined => {
  const marks = zoneOf(fight, who)?.features.filter(({ kind }) => kind === 'cover' || kind === 'barrier') ?? [];
  if (marks.length === 0) return undefined;
  return marks.some(({ kind, detail }) => kind === 'barrier' || detail === 'heavy') ? 'heavy' : 'light';
};

export interface Way {
  zone: Zone;
  border: Border;
  /** EW-11: what the way asks for: nothing, one more fast maneuver, or a test as a slow one. */
  asks: 'nothing' | 'maneuver' | Skill;
  shut: boolean;
}
const asksOf = (features: readonly Feature[]): Way['asks'] => {
  const obstacle = features.find(({ kind }) => kind === 'obstacle' || kind === 'climb' || kind === 'fall');
  if (!obstacle) return 'nothing';
  const [word, skill] = (obstacle.detail ?? '').split(':');
  if (obstacle.kind === 'climb') return 'finesse';
  return word === 'test' ? (SKILLS.find((id) => id === skill) ?? 'force') : 'maneuver';
};
/** The ways out of somebody’s zone. */
export function waysOf(fight: EinfelstFight, who: Id): Way[] {
  const zone = zoneOf(fight, who);
  const scene = zonesOnly(fight);
  if (!zone || !scene) return [];
  return neighbours(scene, zone.id).map(({ zone: next, border }) => ({
    zone: next,
    border,
    asks: asksOf(border.features),
    shut: border.door === 'closed',
  }));
}
export const doorsOf = (fight: EinfelstFight, who: Id): Border[] =>
  waysOf(fight, who)
    .filter(({ border }) => border.door !== 'none')
    .map(({ border }) => border);

/** EW-33: a zone that an enemy holds. */
export const heldByFoe = (fight: EinfelstFight, who: Id, zone: string): boolean =>
  foes(fight, who).some(({ place }) => place.kind === 'zone' && place.zone === zone);

/** Enters another zone: out of cover, and no longer close to anybody. */
export function enter(fight: EinfelstFight, one: Fighter, zone: string): void {
  one.place = { kind: 'zone', zone };
  one.sheet.cover = 'none';
  one.sheet.close = [];
  for (const other of Object.values(fight.combatants))
    other.sheet.close = other.sheet.close.filter((id) => id !== one.id);
}

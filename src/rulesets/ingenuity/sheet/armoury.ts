/** Ready-made items. The spear's figures are the chapter's; all others are ASSUMED. */
import * as z from 'zod/mini';
import { fistsItem, type Item, makeItem, usualDurability } from './items.ts';

const both: Item['attributes'] = ['strength', 'dexterity'];
const aimed: Partial<Item> = {
  kind: 'projectile',
  attributes: ['dexterity'],
  proficiencies: ['marksmanship'],
  type: 'piercing',
  hands: 2,
  durability: usualDurability('other'),
};

export const armouryItems: readonly Item[] = [
  fistsItem(),
  makeItem('dagger', 'Dagger', {
    kind: 'thrown',
    attributes: both,
    proficiencies: ['finesse', 'martial'],
    damage: 2,
    critical: 8,
    threshold: 18,
    type: 'piercing',
    range: 6,
  }),
  makeItem('club', 'Club', { damage: 3, critical: 5, nonlethal: true, durability: usualDurability('other') }),
  makeItem('sword', 'Sword', {
    attributes: both,
    proficiencies: ['martial', 'finesse'],
    damage: 4,
    critical: 7,
    threshold: 19,
    type: 'slashing',
    parry: 2,
  }),
  makeItem('axe', 'Axe', { damage: 4, critical: 8, type: 'slashing' }),
  makeItem('spear', 'Spear', {
    attributes: both,
    proficiencies: ['martial', 'finesse'],
    damage: 4,
    critical: 8,
    threshold: 19,
    type: 'piercing',
    parry: 2,
    durability: usualDurability('other'),
  }),
  makeItem('mace', 'Mace', { damage: 5, critical: 7 }),
  makeItem('greatsword', 'Greatsword', {
    damage: 6,
    critical: 10,
    threshold: 19,
    type: 'slashing',
    hands: 2,
    parry: 2,
  }),
  makeItem('shortbow', 'Shortbow', { ...aimed, damage: 3, critical: 7, threshold: 19, range: 20 }),
  makeItem('longbow', 'Longbow', { ...aimed, damage: 4, critical: 9, threshold: 19, range: 40 }),
  makeItem('crossbow', 'Crossbow', { ...aimed, damage: 5, critical: 10, threshold: 19, range: 30, reload: 2 }),
  makeItem('buckler', 'Buckler', { kind: 'shield', block: 6, durability: { now: 8, max: 8 } }),
  makeItem('shield', 'Shield', { kind: 'shield', block: 10, durability: { now: 12, max: 12 } }),
  makeItem('torch', 'Burning torch', {
    kind: 'gear',
    damage: 2,
    critical: 4,
    type: 'fire',
    light: 6,
    durability: usualDurability('other'),
    proficiencies: [],
  }),
  makeItem('wand', 'Spark wand', {
    kind: 'projectile',
    attributes: ['will'],
    proficiencies: [],
    damage: 3,
    critical: 6,
    threshold: 19,
    type: 'shock',
    range: 12,
    durability: usualDurability('other'),
  }),
];

const WEAPON = /^(1?\d|20)\/(1?\d|20) at ([2-9]|1\d|2\d|30)$/;
/** A weapon's figures as one line: "4/7 at 19" is damage 4, critical 7, from luck 19. */
const lineOf = ({ damage, critical, threshold }: Item): string => `${damage}/${critical} at ${threshold}`;
export const weaponLine = z.string().check(
  z.regex(WEAPON, {
    error: 'write damage, critical damage and the luck for it like “4/7 at 19”',
  }),
);
/**
 * The ASSUMED part of the armoury: all weapons but the chapter's spear, and the block values of
 * shields.
 */
const assumed = armouryItems.filter(({ id }) => id !== 'spear');
export const armouryWeapons = assumed.filter(({ kind }) => kind !== 'shield');
export const armouryShields = assumed.filter(({ kind }) => kind === 'shield');
export const weaponLines: Record<string, string> = Object.fromEntries(
  armouryWeapons.map((one) => [one.id, lineOf(one)]),
);
export const shieldBlocks: Record<string, number> = Object.fromEntries(
  armouryShields.map(({ id, block }) => [id, block]),
);

/**
 * An item with its figures as this table plays them. The difference between the house rules and the
 * armoury is added to everybody's item of that id, also to one that was changed by hand. The result
 * is for reading only; changes in play go to the item itself.
 */
export function asPlayed(
  house: { weapons: Record<string, string>; shields: Record<string, number> },
  thing: Item,
): Item {
  const line = house.weapons[thing.id];
  if (line === weaponLines[thing.id] && house.shields[thing.id] === shieldBlocks[thing.id]) return thing;
  const listed = armouryItems.find(({ id }) => id === thing.id);
  const [, damage, critical, threshold] = (line === undefined ? null : WEAPON.exec(line))?.map(Number) ?? [];
  if (!listed) return thing;
  const moved = (own: number, of: number, to: number | undefined, least: number) =>
    to === undefined ? own : Math.max(least, own + to - of);
  return {
    ...thing,
    damage: moved(thing.damage, listed.damage, damage, 0),
    critical: moved(thing.critical, listed.critical, critical, 0),
    threshold: moved(thing.threshold, listed.threshold, threshold, 2),
    block: moved(thing.block, listed.block, house.shields[thing.id], 0),
  };
}

/** The armoury's items of these ids. A combatant packs the items after `/` and holds the others. */
export const kitItems = (ids: string): Item[] => {
  const [held = '', carried = ''] = ids.split('/');
  const take = (list: string, where: Item['where']) =>
    list
      .split(' ')
      .filter(Boolean)
      .flatMap((id) => {
        const found = armouryItems.find((thing) => thing.id === id);
        return found ? [{ ...found, durability: { ...found.durability }, where }] : [];
      });
  return [...take(held, 'hand'), ...take(carried, 'carried'), fistsItem()];
};

/** Ready-made items. The spear's figures are the chapter's; all others are ASSUMED. */
import { durable, fists, type Item, item } from './items.ts';

const both: Item['attributes'] = ['strength', 'dexterity'];
const aimed: Partial<Item> = {
  kind: 'projectile',
  attributes: ['dexterity'],
  proficiencies: ['marksmanship'],
  type: 'piercing',
  hands: 2,
  durability: durable('other'),
};

export const armoury: readonly Item[] = [
  fists(),
  item('dagger', 'Dagger', {
    kind: 'thrown',
    attributes: both,
    proficiencies: ['finesse', 'martial'],
    damage: 2,
    critical: 8,
    threshold: 18,
    type: 'piercing',
    range: 6,
  }),
  item('club', 'Club', { damage: 3, critical: 5, nonlethal: true, durability: durable('other') }),
  item('sword', 'Sword', {
    attributes: both,
    proficiencies: ['martial', 'finesse'],
    damage: 4,
    critical: 7,
    threshold: 19,
    type: 'slashing',
    parry: 2,
  }),
  item('axe', 'Axe', { damage: 4, critical: 8, type: 'slashing' }),
  item('spear', 'Spear', {
    attributes: both,
    proficiencies: ['martial', 'finesse'],
    damage: 4,
    critical: 8,
    threshold: 19,
    type: 'piercing',
    parry: 2,
    durability: durable('other'),
  }),
  item('mace', 'Mace', { damage: 5, critical: 7 }),
  item('greatsword', 'Greatsword', {
    damage: 6,
    critical: 10,
    threshold: 19,
    type: 'slashing',
    hands: 2,
    parry: 2,
  }),
  item('shortbow', 'Shortbow', { ...aimed, damage: 3, critical: 7, threshold: 19, range: 20 }),
  item('longbow', 'Longbow', { ...aimed, damage: 4, critical: 9, threshold: 19, range: 40 }),
  item('crossbow', 'Crossbow', { ...aimed, damage: 5, critical: 10, threshold: 19, range: 30, reload: 2 }),
  item('buckler', 'Buckler', { kind: 'shield', block: 6, durability: { now: 8, max: 8 } }),
  item('shield', 'Shield', { kind: 'shield', block: 10, durability: { now: 12, max: 12 } }),
  item('torch', 'Burning torch', {
    kind: 'gear',
    damage: 2,
    critical: 4,
    type: 'fire',
    durability: durable('other'),
    proficiencies: [],
  }),
  item('wand', 'Spark wand', {
    kind: 'projectile',
    attributes: ['will'],
    proficiencies: [],
    damage: 3,
    critical: 6,
    threshold: 19,
    type: 'shock',
    range: 12,
    durability: durable('other'),
  }),
];

/** The armoury's items of these ids; those after `/` are carried, not held. */
export const kit = (ids: string): Item[] => {
  const [held = '', carried = ''] = ids.split('/');
  const take = (list: string, where: Item['where']) =>
    list
      .split(' ')
      .filter(Boolean)
      .flatMap((id) => {
        const found = armoury.find((thing) => thing.id === id);
        return found ? [{ ...found, durability: { ...found.durability }, where }] : [];
      });
  return [...take(held, 'hand'), ...take(carried, 'carried'), fists()];
};

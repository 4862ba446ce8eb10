/**
 * Ready-made characters, people and creatures. No bestiary was found, so the figures are assumed,
 * after the pools that games of this family use.
 */
import type { Creature } from '../../../engine/ruleset.ts';
import { type EinfelstSheet, einfelstSheet } from '../sheet/sheet.ts';
import type { Skill } from '../sheet/skills.ts';
import { SPELLS } from '../sheet/spells.ts';
import { ARMS, bareFists, type Weapon, weaponOf } from '../sheet/weapons.ts';

const { sword, axe, spear, bow, longbow, crossbow, greataxe } = ARMS;
const knife: Weapon = { ...ARMS.knife, where: 'belt' };
const natural = (id: string, name: string, damage: number) => weaponOf(id, name, { damage, where: 'body' });

interface Made {
  id: string;
  name: string;
  icon: string;
  kind: EinfelstSheet['kind'];
  skills: Partial<Record<Skill, number>>;
  attributes?: Partial<EinfelstSheet['attributes']>;
  weapons: Weapon[];
  more?: Partial<EinfelstSheet>;
}
function made({ id, name, icon, kind, skills, attributes = {}, weapons, more = {} }: Made): Creature<EinfelstSheet> {
  const blank = einfelstSheet.start();
  const sheet = einfelstSheet.schema.parse({
    ...blank,
    kind,
    counts: kind === 'character' ? 'rows' : 'points',
    attributes: { ...blank.attributes, ...attributes },
    skills: { ...blank.skills, ...skills },
    weapons: kind === 'creature' ? weapons : [...weapons, bareFists()],
    ...more,
  });
  const harm = kind === 'character' ? 'rows of Harm' : `out at ${sheet.limit}`;
  return {
    id,
    name,
    icon,
    kind: { character: 'Character', person: 'Person', creature: 'Creature' }[kind],
    summary: `${weapons.map((arm) => `${arm.name} ${arm.damage}`).join(', ')}; ${harm}${sheet.cards > 1 ? `; ${sheet.cards} cards` : ''}${sheet.fear > 0 ? `; Fear ${sheet.fear}` : ''}`,
    squares: sheet.cards > 1 ? 2 : 1,
    sheet,
  };
}

export const creatures: readonly Creature<EinfelstSheet>[] = [
  made({
    id: 'warden',
    name: 'Warden',
    icon: 'swordman',
    kind: 'character',
    attributes: { strength: 4, dexterity: 3 },
    skills: { strike: 3, force: 2, endure: 2 },
    weapons: [sword, { ...bow, where: 'belt' }],
    more: { armour: 1 },
  }),
  made({
    id: 'hunter',
    name: 'Hunter',
    icon: 'bowman',
    kind: 'character',
    attributes: { dexterity: 4, intuition: 4 },
    skills: { shoot: 3, track: 2, sneak: 2, finesse: 2 },
    weapons: [longbow, knife],
  }),
  made({
    id: 'scholar',
    name: 'Scholar',
    icon: 'wizard-face',
    kind: 'character',
    attributes: { reason: 4, presence: 3 },
    skills: { cast: 3, study: 2, read: 2, persuade: 2 },
    weapons: [knife],
    more: {
      spells: [SPELLS.spark, SPELLS.dread],
    },
  }),
  made({
    id: 'rover',
    name: 'Rover',
    icon: 'hood',
    kind: 'character',
    attributes: { dexterity: 4, presence: 3 },
    skills: { finesse: 3, strike: 2, sneak: 2, intimidate: 2 },
    weapons: [
      { ...knife, where: 'hand' },
      { ...crossbow, where: 'belt' },
    ],
  }),
  made({
    id: 'bandit',
    name: 'Bandit',
    icon: 'bandit',
    kind: 'person',
    skills: { strike: 2, shoot: 2 },
    weapons: [axe],
  }),
  made({
    id: 'archer',
    name: 'Archer',
    icon: 'high-shot',
    kind: 'person',
    attributes: { dexterity: 3 },
    skills: { shoot: 3 },
    weapons: [bow, knife],
  }),
  made({
    id: 'captain',
    name: 'Bandit captain',
    icon: 'pirate-captain',
    kind: 'person',
    attributes: { strength: 4, dexterity: 3 },
    skills: { strike: 4, force: 2, finesse: 2, endure: 2 },
    weapons: [sword, { ...crossbow, where: 'belt' }],
    more: { limit: 7, armour: 2 },
  }),
  made({
    id: 'guard',
    name: 'Guard',
    icon: 'guards',
    kind: 'person',
    attributes: { strength: 3 },
    skills: { strike: 3, endure: 2 },
    weapons: [spear],
    more: { limit: 5, armour: 2 },
  }),
  made({
    id: 'wolf',
    name: 'Wolf',
    icon: 'wolf-head',
    kind: 'creature',
    attributes: { strength: 3, dexterity: 3, intuition: 4 },
    skills: { strike: 2, finesse: 2, track: 2 },
    weapons: [natural('bite', 'Bite', 1)],
    more: { limit: 3 },
  }),
  made({
    id: 'bear',
    name: 'Bear',
    icon: 'bear-head',
    kind: 'creature',
    attributes: { strength: 6 },
    skills: { strike: 2, force: 3, endure: 2 },
    weapons: [natural('claws', 'Claws', 2)],
    more: { limit: 8, fear: 1 },
  }),
  made({
    id: 'drowned',
    name: 'The drowned',
    icon: 'shambling-zombie',
    kind: 'creature',
    attributes: { strength: 4, dexterity: 1 },
    skills: { strike: 2, force: 2, endure: 3 },
    weapons: [natural('grasp', 'Cold hands', 1)],
    more: { limit: 5, fear: 2 },
  }),
  made({
    id: 'troll',
    name: 'Troll',
    icon: 'troll',
    kind: 'creature',
    attributes: { strength: 7, dexterity: 2 },
    skills: { strike: 2, force: 2, endure: 1 },
    weapons: [natural('fists', 'Fists like boulders', 2), { ...greataxe, id: 'tree', name: 'Tree', figures: 'own' }],
    more: { limit: 12, cards: 2, armour: 3, fear: 2 },
  }),
  made({
    id: 'serpent',
    name: 'Marsh serpent',
    icon: 'snake-bite',
    kind: 'creature',
    attributes: { strength: 5, dexterity: 5 },
    skills: { strike: 3, finesse: 3, sneak: 3 },
    weapons: [natural('fangs', 'Fangs', 2)],
    more: { limit: 10, cards: 3, fear: 3 },
  }),
];

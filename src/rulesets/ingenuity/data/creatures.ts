/**
 * Ready-made foes and characters. Boudica's figures are the chapter's; the tiers of foes and the
 * others are ASSUMED.
 */

import type { Creature } from '../../../engine/ruleset.ts';
import { capitalized } from '../../../engine/words.ts';
import { kitItems } from '../sheet/armoury.ts';
import { maneuvers } from '../sheet/effects.ts';
import { type Item, makeItem } from '../sheet/items.ts';
import { type IngenuitySheet, ingenuitySheet } from '../sheet/sheet.ts';
import { TIER_LINES, type TierName, tierOf } from '../sheet/tiers.ts';

/** The maneuvers of these ids. */
const taught = (ids: string) => maneuvers.filter(({ id }) => ids.split(' ').includes(id));
const pool = (n: number) => ({ now: n, max: n });
const squaresOfSize = (size: number) => Math.max(1, Math.min(4, size - 3));

function foe(
  id: string,
  name: string,
  icon: string,
  tier: TierName,
  items: Item[],
  rest: Partial<IngenuitySheet> = {},
): Creature<IngenuitySheet> {
  const { attack, combat, bonus, evasion, physical, elemental, ...of } = tierOf(TIER_LINES[tier]);
  const blank = ingenuitySheet.start();
  const sheet = ingenuitySheet.schema.parse({
    ...blank,
    attributes: { strength: attack, dexterity: attack, wits: 6, will: 6 },
    skills: { ...blank.skills, combat },
    proficiencies: { ...blank.proficiencies, martial: bonus, finesse: bonus, marksmanship: bonus },
    evasion,
    deflection: { physical, elemental },
    endurance: pool(of.endurance),
    health: pool(of.health),
    constitution: of.constitution,
    stamina: pool(of.stamina),
    focus: pool(of.focus),
    tier,
    tierLine: TIER_LINES[tier],
    items,
    ...rest,
  });
  return {
    id,
    name,
    icon,
    kind: capitalized(tier),
    summary: `Endurance ${of.endurance}, health ${of.health}, evasion ${sheet.evasion}, deflection ${sheet.deflection.physical}/${sheet.deflection.elemental}; ${items[0]?.name ?? ''}`,
    ...(squaresOfSize(sheet.size) > 1 ? { squares: squaresOfSize(sheet.size) } : {}),
    sheet,
  };
}

function hero(
  id: string,
  name: string,
  icon: string,
  about: string,
  rest: Partial<IngenuitySheet>,
): Creature<IngenuitySheet> {
  const sheet = ingenuitySheet.schema.parse({
    ...ingenuitySheet.start(),
    endurance: pool(12),
    health: pool(12),
    stamina: pool(4),
    focus: pool(4),
    armour: 'leather',
    ...rest,
  });
  return { id, name, icon, kind: 'Character', summary: about, sheet };
}
const { skills, proficiencies, attributes } = ingenuitySheet.start();
const fangs = makeItem('fangs', 'Fangs', {
  kind: 'natural',
  attributes: ['strength', 'dexterity'],
  damage: 3,
  critical: 6,
  threshold: 19,
  type: 'piercing',
  hands: 0,
  durability: { now: 0, max: 0 },
});

export const creatures: readonly Creature<IngenuitySheet>[] = [
  hero('boudica', 'Boudica', 'spears', 'Spear: d6 + d6 + 1, 4 piercing, 8 at luck 19+', {
    skills: { ...skills, combat: 6, athletics: 4 },
    proficiencies: { ...proficiencies, martial: 1, fortitude: 1 },
    constitution: 4,
    items: kitItems('spear buckler / dagger'),
  }),
  hero('agnessa', 'Agnessa', 'bow-arrow', 'Shortbow: d8 + d6 + 1 to 20 m', {
    attributes: { ...attributes, dexterity: 8 },
    skills: { ...skills, agility: 6 },
    proficiencies: { ...proficiencies, marksmanship: 1, acrobatics: 1 },
    items: kitItems('shortbow / dagger'),
  }),
  hero('fabian', 'Fabian', 'cloak-dagger', 'Dagger: d8 + d6 + 1; sneaks', {
    attributes: { ...attributes, dexterity: 8 },
    skills: { ...skills, agility: 6, handling: 6 },
    proficiencies: { ...proficiencies, finesse: 1, sleight: 1, acrobatics: 1 },
    evasion: 7,
    items: kitItems('dagger / shortbow'),
  }),
  hero('roland', 'Roland', 'swordman', 'Sword and shield; commands', {
    attributes: { ...attributes, strength: 8 },
    proficiencies: { ...proficiencies, martial: 1, fortitude: 1 },
    armour: 'mail',
    evasion: 7,
    constitution: 5,
    items: kitItems('sword shield'),
    maneuvers: taught('trip'),
  }),
  hero('clementine', 'Clementine', 'swordwoman', 'Mace; brings people back; cannot be surprised', {
    attributes: { ...attributes, wits: 8 },
    skills: { ...skills, medicine: 6, resolve: 6 },
    proficiencies: { ...proficiencies, martial: 1, healing: 1, composure: 1 },
    alert: true,
    items: kitItems('mace buckler'),
  }),
  hero('petra', 'Petra', 'crossbow', 'Crossbow: two actions to reload', {
    attributes: { ...attributes, dexterity: 8 },
    proficiencies: { ...proficiencies, marksmanship: 1 },
    items: kitItems('crossbow / sword'),
  }),
  foe('rabble', 'Ruffian', 'robber-mask', 'rabble', kitItems('club')),
  foe('guard', 'Guard', 'guards', 'guard', kitItems('spear shield')),
  foe('crossbowman', 'Crossbowman', 'archer', 'guard', kitItems('crossbow / sword')),
  foe('captain', 'Captain of the guard', 'crested-helmet', 'veteran', kitItems('sword shield')),
  foe('goblin', 'Goblin', 'goblin', 'guard', kitItems('dagger / club'), { size: 3, evasion: 7 }),
  foe('goblin-archer', 'Goblin archer', 'goblin-head', 'guard', kitItems('shortbow / dagger'), { size: 3, evasion: 7 }),
  foe('goblin-witch', 'Goblin witch', 'witch-face', 'guard', kitItems('wand / dagger'), {
    size: 3,
    attributes: { ...attributes, will: 8 },
    deflection: { physical: 1, elemental: 4 },
  }),
  foe('wolf', 'Wolf', 'wolf-head', 'guard', [fangs], { size: 3, speed: 9 }),
  foe('duellist', 'Duellist', 'crossed-swords', 'veteran', kitItems('sword dagger'), {
    maneuvers: taught('disarm power-strike'),
  }),
  foe('ogre', 'Ogre', 'ogre', 'brute', kitItems('greatsword'), { size: 5, speed: 8, maneuvers: taught('shove') }),
];

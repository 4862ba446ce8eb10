/** Murdham's folk as printed, and ready-made people to fight beside or against. */
import { creature, type Profile } from './build.ts';

const folkProfiles: readonly Profile[] = [
  { id: 'human', name: 'Human', icon: 'character', scores: [8, 8, 8], gear: [['club', 'main']] },
  { id: 'elf', name: 'Elf', icon: 'woman-elf-face', scores: [8, 10, 10], gear: [['dagger', 'main']] },
  { id: 'dwarf', name: 'Dwarf', icon: 'dwarf-face', scores: [10, 6, 8], gear: [['hatchet', 'main']] },
  { id: 'halfling', name: 'Halfling', icon: 'hobbit-door', scores: [6, 10, 8], gear: [['knife', 'main']] },
  { id: 'ogre', name: 'Ogre', icon: 'ogre', scores: [12, 6, 6], gear: [['club', 'main']] },
];

/**
 * We assume these people, because the books print none: average humans with arms and one or two
 * skills.
 */
const people: readonly Profile[] = [
  { id: 'bandit', name: 'Bandit', icon: 'bandit', scores: [8, 8, 8], gear: [['sword', 'main']] },
  { id: 'bandit-archer', name: 'Bandit archer', icon: 'archer', scores: [8, 8, 8], gear: [['bow', 'both'], ['knife']] },
  {
    id: 'bandit-leader',
    name: 'Bandit leader',
    icon: 'robber-mask',
    scores: [8, 8, 10],
    skills: ['leadership'],
    gear: [
      ['sword', 'main'],
      ['light-armour', 'worn'],
    ],
  },
  { id: 'thug', name: 'Thug', icon: 'brute', scores: [10, 6, 6], skills: ['brawling'], gear: [['club', 'main']] },
  { id: 'peasant', name: 'Peasant', icon: 'farmer', scores: [8, 8, 8], gear: [['pitchfork', 'both']] },
  {
    id: 'guard',
    name: 'Guard',
    icon: 'guards',
    scores: [8, 8, 8],
    gear: [
      ['spear', 'main'],
      ['shield', 'off'],
      ['helmet', 'worn'],
    ],
  },
  {
    id: 'guard-captain',
    name: 'Guard captain',
    icon: 'visored-helm',
    scores: [10, 8, 10],
    skills: ['leadership', 'protect'],
    gear: [
      ['sword', 'main'],
      ['shield', 'off'],
      ['light-armour', 'worn'],
      ['helmet', 'worn'],
    ],
  },
  {
    id: 'soldier',
    name: 'Soldier',
    icon: 'halberd',
    scores: [9, 8, 8],
    gear: [
      ['halberd', 'both'],
      ['light-armour', 'worn'],
      ['helmet', 'worn'],
    ],
  },
  {
    id: 'gunner',
    name: 'Gunner',
    icon: 'musket',
    scores: [8, 8, 8],
    gear: [['long-gun', 'both'], ['dagger']],
  },
  {
    id: 'knight',
    name: 'Knight',
    icon: 'mounted-knight',
    scores: [11, 7, 8],
    skills: ['ride', 'skilled-blow'],
    gear: [['sword', 'main'], ['shield', 'off'], ['heavy-armour', 'worn'], ['helmet', 'worn'], ['lance']],
  },
  {
    id: 'assassin',
    name: 'Assassin',
    icon: 'hooded-assassin',
    scores: [8, 11, 9],
    skills: ['sneak-attack', 'stealth'],
    gear: [['dagger', 'main'], ['garrotte'], ['scorpion-oil'], ['smoke-bomb']],
  },
  {
    id: 'berserker',
    name: 'Berserker',
    icon: 'barbarian',
    scores: [12, 8, 6],
    skills: ['battle-frenzy', 'cleave'],
    gear: [['great-hammer', 'both']],
  },
  {
    id: 'duellist',
    name: 'Duellist',
    icon: 'sword-brandish',
    scores: [8, 11, 8],
    skills: ['dodge-blows', 'fast-strike'],
    gear: [['sword', 'main'], ['dagger']],
  },
  {
    id: 'sorcerer',
    name: 'Sorcerer',
    icon: 'wizard-face',
    scores: [6, 8, 11],
    skills: ['sorcery', 'magic-sense'],
    gear: [['scroll', 'main', ['eldritch-blast']], ['scroll', null, ['miasma-of-chaos']], ['dagger']],
    mana: 2,
  },
  {
    id: 'priest',
    name: 'Priest',
    icon: 'monk-face',
    scores: [8, 7, 10],
    skills: ['faith', 'heal'],
    gear: [['mace', 'main'], ['blessed-water'], ['blessed-water'], ['medicine-box']],
  },
  {
    id: 'alchemist',
    name: 'Alchemist',
    icon: 'bubbling-flask',
    scores: [7, 8, 10],
    skills: ['alchemy', 'medicine'],
    gear: [['dagger', 'main'], ['alchemists-fire'], ['acid-vial'], ['flash-powder'], ['healing-draught']],
  },
];

/**
 * The three adventurers of the chapter's example. The chapter tells their WIT; we assume the rest.
 */
const heroes: readonly Profile[] = [
  {
    id: 'balthasar',
    name: 'Balthasar',
    icon: 'wizard-face',
    scores: [7, 8, 12],
    skills: ['sorcery', 'erudition'],
    gear: [['scroll', 'main', ['eldritch-blast']], ['dagger'], ['healing-draught']],
    mana: 1,
    omens: 2,
  },
  {
    id: 'sybilla',
    name: 'Sybilla',
    icon: 'visored-helm',
    scores: [12, 8, 6],
    skills: ['protect', 'tough'],
    gear: [
      ['sword', 'main'],
      ['shield', 'off'],
      ['light-armour', 'worn'],
    ],
    omens: 2,
  },
  {
    id: 'theobald',
    name: 'Theobald',
    icon: 'sword-brandish',
    scores: [9, 10, 9],
    skills: ['dodge-blows', 'skilled-blow'],
    gear: [['sword', 'main'], ['dagger'], ['bow']],
    omens: 2,
  },
];

/** The folk: an average, lightly armed member of each. */
export const folkCreatures = folkProfiles.map((profile) => creature('Folk', profile));
/** Bandits, guards and other people with arms. */
export const armedPeople = people.map((profile) => creature('People', profile));
/** Ready-made adventurers for the players. */
export const adventurers = heroes.map((profile) => creature('Adventurers', profile));

/** Murdham's undead, demons and monsters. */
import { creature, type Profile } from './build.ts';

const dead = { kind: 'undead', mind: 'mindless' } as const;

const undeadProfiles: readonly Profile[] = [
  {
    ...dead,
    id: 'shambling-corpse',
    name: 'Shambling corpse',
    icon: 'shambling-zombie',
    scores: [8, 4, 2],
    traits: ['frightening'],
  },
  {
    ...dead,
    id: 'skeletal-warrior',
    name: 'Skeletal warrior',
    icon: 'skeleton',
    scores: [8, 4, 2],
    traits: ['frightening'],
    gear: [
      ['sword', 'main'],
      ['shield', 'off'],
    ],
  },
  {
    ...dead,
    id: 'bone-raven',
    name: 'Bone raven',
    icon: 'raven',
    scores: [4, 6, 2],
    size: 'small',
    traits: ['fast', 'swooping', 'frightening'],
    natural: ['beak-d6'],
  },
];

const demonProfiles: readonly Profile[] = [
  {
    id: 'bloodletter',
    name: 'Bloodletter',
    icon: 'daemon-skull',
    kind: 'demon',
    scores: [16, 4, 8],
    skills: ['skilled-blow', 'brawling'],
    traits: ['frightening'],
    gear: [['great-sword', 'both']],
    frenzied: true,
  },
  {
    id: 'corruptor',
    name: 'Corruptor',
    icon: 'tongue',
    kind: 'demon',
    scores: [8, 8, 12],
    skills: ['charm'],
    natural: ['corruptor-tongue'],
    powers: ['bewitch'],
  },
  {
    id: 'horror',
    name: 'Horror',
    icon: 'spiked-tentacle',
    kind: 'demon',
    scores: [8, 12, 8],
    skills: ['dodge-blows'],
    traits: ['frightening'],
    natural: ['horror-claws', 'fire-bolt'],
    mutations: ['splitting'],
  },
  {
    id: 'plague-brewer',
    name: 'Plague brewer',
    icon: 'plague-doctor-profile',
    kind: 'demon',
    scores: [8, 4, 8],
    armour: 1,
    traits: ['frightening'],
    gear: [['dagger', 'main'], ['disease-vial'], ['disease-vial']],
  },
];

const monsterProfiles: readonly Profile[] = [
  {
    id: 'troll',
    name: 'Troll',
    icon: 'troll',
    scores: [12, 4, 4],
    size: 'large',
    armour: 1,
    traits: ['frightening', 'regeneration'],
    gear: [['huge-club', 'both']],
  },
  {
    id: 'wyrm',
    name: 'Wyrm',
    icon: 'wyvern',
    scores: [16, 4, 12],
    size: 'large',
    mind: 'animal',
    armour: 2,
    traits: ['frightening', 'landing'],
    natural: ['bite-d8', 'wyrm-breath'],
  },
];

/** The undead, who are mindless and frightening. Critical damage never takes them out. */
export const undeadCreatures = undeadProfiles.map((profile) => creature('Undead', profile));
/** Demons, who are banished when they are defeated. */
export const demonCreatures = demonProfiles.map((profile) => creature('Demons', profile));
/** Large monsters. */
export const monsters = monsterProfiles.map((profile) => creature('Monsters', profile));

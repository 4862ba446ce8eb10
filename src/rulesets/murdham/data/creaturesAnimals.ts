/** Murdham's animals, domestic and wild, with the followers that backgrounds bring. */

import type { Size, TraitId } from '../sheet/terms.ts';
import { creature, type Profile } from './build.ts';

type Scores = Profile['scores'];
const beast = (
  [id, name, icon]: readonly [string, string, string],
  scores: Scores,
  attack: string,
  traits: readonly TraitId[] = [],
  size: Size = 'medium',
): Profile => ({ id, name, icon, scores, natural: [attack], traits, size, mind: 'animal' });

/** Saddles an animal, so that anybody can ride it. */
const saddled = (profile: Profile): Profile => ({ ...profile, gear: [['saddle']] });

const domestic: readonly Profile[] = [
  saddled(beast(['camel', 'Camel', 'camel'], [12, 8, 8], 'bite-d4', ['fast', 'sturdy'])),
  beast(['cat', 'Cat', 'cat'], [4, 12, 8], 'claws-d6', ['fast'], 'small'),
  beast(['cattle', 'Cattle', 'cow'], [16, 4, 8], 'horns-d6', ['sturdy']),
  beast(['chicken', 'Chicken', 'chicken'], [4, 8, 8], 'beak-d4', ['fast'], 'small'),
  beast(['small-dog', 'Small dog', 'sitting-dog'], [4, 8, 8], 'bite-d6', ['fast'], 'small'),
  beast(['dog', 'Dog', 'jumping-dog'], [4, 8, 8], 'bite-d6', ['fast']),
  beast(['large-dog', 'Large dog', 'hound'], [8, 8, 8], 'bite-d6', ['fast']),
  beast(['donkey', 'Donkey', 'donkey'], [8, 4, 8], 'hooves-d6', ['sturdy']),
  beast(['duck', 'Duck', 'duck'], [4, 8, 8], 'beak-d4', ['fast', 'swooping'], 'small'),
  beast(['goat', 'Goat', 'goat'], [4, 4, 8], 'horns-d4'),
  beast(['sheep', 'Sheep', 'sheep'], [4, 4, 8], 'horns-d4'),
  beast(['pig', 'Pig', 'pig'], [4, 4, 8], 'bite-d4'),
  saddled(beast(['light-horse', 'Light horse', 'horse-head'], [12, 8, 8], 'hooves-d6', ['fast', 'sturdy'])),
  saddled(beast(['heavy-horse', 'Heavy horse', 'cavalry'], [16, 8, 8], 'hooves-d6', ['fast', 'sturdy'])),
  saddled(beast(['pony', 'Pony', 'horse-head'], [8, 8, 8], 'hooves-d6', ['fast', 'sturdy'])),
  beast(['mule', 'Mule', 'donkey'], [12, 4, 8], 'hooves-d6', ['sturdy']),
  beast(['pigeon', 'Pigeon', 'dove'], [2, 8, 8], 'beak-d4', ['fast', 'swooping'], 'small'),
  beast(['rabbit', 'Rabbit', 'rabbit'], [4, 8, 8], 'bite-d4', ['fast'], 'small'),
];

const wild: readonly Profile[] = [
  { ...beast(['alligator', 'Alligator', 'croc-jaws'], [12, 4, 8], 'bite-d8'), armour: 1 },
  beast(['bat', 'Bat', 'bat'], [2, 12, 8], 'bite-d4', ['fast', 'swooping'], 'small'),
  beast(['bear', 'Bear', 'bear-head'], [16, 4, 8], 'claws-d8', ['sturdy']),
  beast(['boar', 'Boar', 'boar'], [8, 4, 8], 'tusks-d6', ['sturdy']),
  beast(['deer', 'Deer', 'deer'], [8, 8, 8], 'horns-d6', ['fast']),
  beast(['eagle', 'Eagle', 'eagle-head'], [4, 12, 8], 'talons-d6', ['fast', 'swooping']),
  { ...beast(['elephant', 'Elephant', 'elephant'], [12, 4, 8], 'tusks-d6', ['sturdy'], 'large'), armour: 1 },
  beast(['hawk', 'Hawk', 'hawk-emblem'], [4, 12, 8], 'talons-d6', ['fast', 'swooping'], 'small'),
  beast(['owl', 'Owl', 'owl'], [4, 12, 8], 'talons-d6', ['fast', 'swooping'], 'small'),
  beast(['raven', 'Raven', 'raven'], [4, 12, 8], 'beak-d6', ['fast', 'swooping'], 'small'),
  beast(['lion', 'Lion', 'lion'], [12, 8, 8], 'claws-d8', ['fast', 'sturdy']),
  beast(['lynx', 'Lynx', 'lynx-head'], [4, 12, 8], 'claws-d6', ['fast']),
  beast(['mouse', 'Mouse', 'mouse'], [2, 12, 8], 'bite-d4', ['fast'], 'small'),
  beast(['rat', 'Rat', 'rat'], [4, 8, 8], 'bite-d6', ['fast'], 'small'),
  beast(['tiger', 'Tiger', 'tiger-head'], [12, 12, 8], 'claws-d8', ['fast']),
  beast(['viper', 'Viper', 'snake'], [2, 8, 8], 'viper-bite', [], 'small'),
  beast(['wolf', 'Wolf', 'wolf-head'], [8, 8, 8], 'bite-d6', ['fast']),
];

const followers: readonly Profile[] = [
  saddled(beast(['old-warhorse', 'Old war-horse', 'horse-head'], [12, 4, 8], 'hooves-d6', ['sturdy'])),
];

/** Domestic animals, as printed. */
export const domesticAnimals = domestic.map((profile) => creature('Domestic animals', profile));
/** Wild animals, as printed. */
export const wildAnimals = wild.map((profile) => creature('Wild animals', profile));
/** Animals that a background brings and no other list holds. */
export const animalFollowers = followers.map((profile) => creature('Domestic animals', profile));

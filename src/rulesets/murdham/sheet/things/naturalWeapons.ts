/** Bare hands, bites, claws and the stranger limbs of demons, monsters and mutants. */
import type { Die, ItemSpec, WeaponFigures, WeaponWord } from './itemTypes.ts';

const body = (id: string, name: string, figures: WeaponFigures, does?: string): ItemSpec => ({
  id,
  name,
  category: 'natural',
  quality: 'plain',
  price: null,
  bulk: 0,
  hands: 0,
  weapon: { ...figures, words: [...figures.words, 'natural'] },
  ...(does === undefined ? {} : { does }),
});
const close = (die: Die, ...words: WeaponWord[]): WeaponFigures => ({ way: 'melee', die, range: 0, words });
const far = (die: Die, range: number, ...words: WeaponWord[]): WeaponFigures => ({ way: 'ranged', die, range, words });

/** The shapes of plain natural weapons. Each gets an item for each die: `bite-d6`, `hooves-d4`. */
const shapes = [
  ['bite', 'Bite'],
  ['claws', 'Claws'],
  ['hooves', 'Hooves'],
  ['horns', 'Horns'],
  ['tusks', 'Tusks'],
  ['beak', 'Beak'],
  ['talons', 'Talons'],
] as const;
const plain: readonly ItemSpec[] = shapes.flatMap(([id, name]) =>
  ([4, 6, 8] as const).map((die) => body(`${id}-d${die}`, name, close(die))),
);

/** All natural weapons. Those of mutations have the figures of the corruption chapter. */
export const naturalSpecs: readonly ItemSpec[] = [
  body('unarmed', 'Unarmed', close(4, 'unarmed', 'blunt'), 'd4, impaired; with Brawling d6 and not impaired.'),
  ...plain,
  body('corruptor-tongue', 'Tongue', close(4, 'grab'), 'A hit also grabs: STR save.'),
  body('horror-claws', 'Corrupting claws', { ...close(6), corruption: 2 }, '2 corruption unless dodged.'),
  body('fire-bolt', 'Fire bolt', far(6, 8, 'fire', 'direct')),
  body(
    'wyrm-breath',
    'Fire breath',
    { ...far(6, 2, 'fire', 'direct', 'blast'), limit: 'stretch' },
    'A blast up to 2 zones away, once a stretch.',
  ),
  body(
    'viper-bite',
    'Venomous bite',
    { ...close(4), poison: 'black-adder-venom' },
    'A wound poisons: d12 direct damage when the stretch ends.',
  ),
  body('tentacle', 'Tentacle', close(4, 'grab'), 'Grabs without a save.'),
  body('pincer', 'Pincer', close(6)),
  body('mantis-arm', 'Mantis arm', close(6)),
  body('gorilla-arm', 'Gorilla arm', close(4, 'blunt')),
  body('bone-spurs', 'Bone spurs', close(6)),
  body('snake-head', 'Snake head', { ...close(4), poison: 'black-adder-venom' }, 'A wound poisons.'),
  body('scorpion-tail', 'Scorpion tail', { ...close(6), poison: 'scorpion-oil' }, 'A wound paralyses: STR save.'),
  body('fire-breath', 'Fire breath', { ...close(6, 'fire', 'direct', 'blast'), limit: 'day' }, 'A blast, once a day.'),
  body('acid-vomit', 'Acid vomit', { ...close(6), limit: 'day' }, 'Also ruins gear, once a day.'),
];

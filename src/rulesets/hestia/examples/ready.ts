/** Fights ready to be opened with one click. */
import type { ReadyFight } from '../../../engine/ruleset.ts';
import { copiesOf, exampleHeroes, zonePlace } from './cast.ts';

export const readyFights: readonly ReadyFight[] = [
  {
    id: 'goblins-at-the-gallows',
    name: 'Goblins at the gallows',
    about: 'Four goblins and their chief at a crossroads; kill the chief and see who runs.',
    script: {
      title: 'Goblins at the gallows',
      ruleset: 'hestia',
      scene: 'crossroads',
      seed: 11,
      cast: [
        ...exampleHeroes('milestone'),
        ...copiesOf(4, 'goblin', 'Goblin', 'goblin', 'gallows'),
        { id: 'chief', name: 'Goblin chief', side: 'foes', creature: 'goblin-chief', place: zonePlace('cart') },
      ],
      lines: [{ begin: true }, { answer: 'attack' }, { answer: 'nobody' }],
    },
  },
  {
    id: 'meeting-at-the-mill',
    name: 'A meeting at the mill',
    about: 'Bandits in the yard. Roll how they feel first: it need not come to blows.',
    script: {
      title: 'A meeting at the mill',
      ruleset: 'hestia',
      scene: 'mill',
      seed: 5,
      cast: [
        ...exampleHeroes('orchard'),
        ...copiesOf(3, 'bandit', 'Bandit', 'bandit', 'yard'),
        { id: 'captain', name: 'Captain Hake', side: 'foes', creature: 'bandit-captain', place: zonePlace('yard') },
      ],
      lines: [{ begin: true }],
    },
  },
  {
    id: 'ogre-in-the-crypt',
    name: 'The ogre in the crypt',
    about: 'One big foe and a few bones. A lone fighter tests its heart at its first wound.',
    script: {
      title: 'The ogre in the crypt',
      ruleset: 'hestia',
      scene: 'chapel-crypt',
      seed: 21,
      cast: [
        ...exampleHeroes('nave'),
        { id: 'ogre', name: 'Ogre', side: 'foes', creature: 'ogre', place: zonePlace('chancel') },
      ],
      lines: [{ begin: true }, { answer: 'attack' }, { answer: 'stealthy' }],
    },
  },
  {
    id: 'bones-at-saint-ottils',
    name: 'Bones at Saint Ottil’s',
    about:
      'Five skeletons have left their graves. Swords and arrows glance off; graves, yews and railings to hide behind.',
    script: {
      title: 'Bones at Saint Ottil’s',
      ruleset: 'hestia',
      scene: 'graveyard',
      seed: 17,
      cast: [
        ...exampleHeroes('lych-gate'),
        ...copiesOf(3, 'old', 'Skeleton', 'skeleton', 'old-graves'),
        ...copiesOf(2, 'new', 'Fresh skeleton', 'skeleton', 'open-grave'),
      ],
      lines: [{ begin: true }],
    },
  },
];

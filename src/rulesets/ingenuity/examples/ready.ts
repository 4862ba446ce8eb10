/** Fights ready to be opened with one click. */
import type { ReadyFight } from '../../../engine/ruleset.ts';
import { atSquare, copiesOf, hero } from './cast.ts';

export const readyFights: readonly ReadyFight[] = [
  {
    id: 'alarm-in-the-yard',
    name: 'Alarm in the yard',
    about: 'The party strikes first at a patrol of the watch; shields, crossbows and a captain who commands.',
    script: {
      title: 'Alarm in the yard',
      ruleset: 'ingenuity',
      scene: 'watch-yard',
      seed: 12,
      cast: [
        hero('roland', atSquare(7, 5), { player: 'Ann' }),
        hero('clementine', atSquare(6, 6), { player: 'Ben' }),
        hero('petra', atSquare(4, 7), { player: 'Cleo' }),
        hero('boudica', atSquare(8, 7), { player: 'Dov' }),
        ...copiesOf('guard', 'Guard', 'guard', [atSquare(9, 6), atSquare(11, 5)]),
        { id: 'bolt', name: 'Crossbowman', side: 'foes', creature: 'crossbowman', place: atSquare(16, 7) },
        { id: 'captain', name: 'Captain Orsolo', side: 'foes', creature: 'captain', place: atSquare(12, 6) },
      ],
      lines: [{ begin: true }, { answer: 'party' }],
    },
  },
  {
    id: 'goblins-in-the-dark',
    name: 'Goblins in the dark',
    about: 'The goblins surprise the party; only Clementine is awake to it. Small foes, bows and a witch.',
    script: {
      title: 'Goblins in the dark',
      ruleset: 'ingenuity',
      scene: 'goblin-den',
      seed: 31,
      cast: [
        hero('clementine', atSquare(3, 5), { player: 'Ann' }),
        hero('agnessa', atSquare(2, 6), { player: 'Ben' }),
        hero('fabian', atSquare(4, 6), { player: 'Cleo' }),
        hero('petra', atSquare(1, 5), { player: 'Dov' }),
        ...copiesOf('goblin', 'Goblin', 'goblin', [atSquare(5, 5), atSquare(5, 7), atSquare(6, 3)]),
        { id: 'archer', name: 'Goblin archer', side: 'foes', creature: 'goblin-archer', place: atSquare(10, 4) },
        { id: 'witch', name: 'Goblin witch', side: 'foes', creature: 'goblin-witch', place: atSquare(12, 4) },
      ],
      lines: [{ begin: true }, { answer: 'surprise:foes' }],
    },
  },
  {
    id: 'three-at-the-well',
    name: 'Three at the well',
    about: 'Three teams want the same fallen knight: wake him, kill him, or keep the others off.',
    script: {
      title: 'Three at the well',
      ruleset: 'ingenuity',
      scene: 'watch-yard',
      seed: 8,
      sides: [
        { id: 'party', name: 'The party', stance: 'party' },
        { id: 'foes', name: 'The watch', stance: 'foe', toward: { goblins: 'foe' } },
        { id: 'goblins', name: 'The goblins', stance: 'foe' },
      ],
      cast: [
        hero('roland', atSquare(10, 6), {
          player: 'Ann',
          sheet: { 'health.now': 6, 'endurance.now': 0, states: ['unconscious', 'prone'] },
        }),
        hero('clementine', atSquare(9, 6), { player: 'Ben' }),
        hero('agnessa', atSquare(7, 6), { player: 'Cleo' }),
        ...copiesOf('guard', 'Guard', 'guard', [atSquare(11, 6), atSquare(13, 5)]),
        { id: 'bolt', name: 'Crossbowman', side: 'foes', creature: 'crossbowman', place: atSquare(14, 6) },
        ...copiesOf('goblin', 'Goblin', 'goblin', [atSquare(10, 5), atSquare(11, 9)], 'goblins'),
        { id: 'ogre', name: 'Ogre', side: 'goblins', creature: 'ogre', place: atSquare(12, 9) },
      ],
      lines: [{ begin: true }, { answer: 'foes' }, { answer: 'party' }],
    },
  },
  {
    id: 'goblins-aboard',
    name: 'Goblins aboard',
    about:
      'Goblins and an ogre have taken a cog at Tallow Quay: one gangway, two planks from the jetties, crates all about.',
    script: {
      title: 'Goblins aboard',
      ruleset: 'ingenuity',
      scene: 'harbour',
      seed: 23,
      cast: [
        hero('roland', atSquare(6, 7), { player: 'Ann' }),
        hero('clementine', atSquare(2, 7), { player: 'Ben' }),
        hero('agnessa', atSquare(2, 8), { player: 'Cleo' }),
        hero('boudica', atSquare(7, 6), { player: 'Dov' }),
        ...copiesOf('goblin', 'Goblin', 'goblin', [atSquare(11, 8), atSquare(12, 8)]),
        { id: 'archer', name: 'Goblin archer', side: 'foes', creature: 'goblin-archer', place: atSquare(17, 12) },
        { id: 'ogre', name: 'Ogre', side: 'foes', creature: 'ogre', place: atSquare(11, 12) },
      ],
      lines: [{ begin: true }, { answer: 'party' }],
    },
  },
  {
    id: 'robbers-in-the-temple',
    name: 'Robbers in the temple',
    about:
      'A captain and hired blades carry off the treasure of the Drowned Sun: pillars to dodge behind, a basin to wade through.',
    script: {
      title: 'Robbers in the temple',
      ruleset: 'ingenuity',
      scene: 'temple',
      seed: 5,
      cast: [
        hero('roland', atSquare(7, 7), { player: 'Ann' }),
        hero('petra', atSquare(7, 6), { player: 'Ben' }),
        hero('fabian', atSquare(6, 8), { player: 'Cleo' }),
        hero('boudica', atSquare(7, 9), { player: 'Dov' }),
        ...copiesOf('guard', 'Hired blade', 'guard', [atSquare(10, 6), atSquare(12, 9)]),
        { id: 'bolt', name: 'Crossbowman', side: 'foes', creature: 'crossbowman', place: atSquare(19, 8) },
        { id: 'captain', name: 'Captain Orsolo', side: 'foes', creature: 'captain', place: atSquare(16, 10) },
      ],
      lines: [{ begin: true }, { answer: 'party' }],
    },
  },
];

/** The house rules of Murdham: every value and reading that no chapter gives, and the optional rules, each to be set per encounter. */
import * as z from 'zod';
import type { HouseRule } from '../../engine/ruleset.ts';

export const murdhamHouse = z.object({
  fastAndSlow: z.boolean(),
  chaos: z.boolean(),
  chaosSeconds: z.number().int().min(5).max(120),
  sideThatStarts: z.enum(['initiative', 'ask']),
  fullMovement: z.enum(['replaces', 'adds']),
  shootThenMove: z.enum(['allowed', 'forfeits']),
  deathMark: z.enum(['health', 'str']),
  helmetAtOne: z.enum(['two', 'one']),
  largeArmour: z.enum(['worn-and-natural', 'natural']),
  blastRoll: z.enum(['once', 'each']),
  playersCheckMorale: z.boolean(),
  frightenInSight: z.boolean(),
  wordsReach: z.number().int().min(0).max(64),
  netReach: z.number().int().min(0).max(8),
  encumberedFrom: z.number().int().min(1).max(40),
  askEveryHide: z.boolean(),
  // Added since the first saves: what they lack is as assumed.
  wind: z.number().int().min(0).max(6).default(3),
  fearOf: z.enum(['enemies', 'everyone']).default('enemies'),
  mapWithoutExit: z.enum(['anywhere', 'nowhere']).default('anywhere'),
  harmedAfterYielding: z.enum(['done', 'steady']).default('done'),
  poxCorruption: z.number().int().min(0).max(12).default(1),
  finalBlowGuarded: z.boolean().default(true),
  silentPowers: z.boolean().default(true),
  cleaveOnLeaving: z.boolean().default(true),
  encumberedSaves: z.enum(['str', 'fail']).default('str'),
});
export type MurdhamHouse = z.infer<typeof murdhamHouse>;

/** As assumed. */
export const blankHouse = (): MurdhamHouse => ({
  fastAndSlow: false,
  chaos: false,
  chaosSeconds: 15,
  sideThatStarts: 'initiative',
  fullMovement: 'replaces',
  shootThenMove: 'allowed',
  deathMark: 'health',
  helmetAtOne: 'two',
  largeArmour: 'worn-and-natural',
  blastRoll: 'once',
  playersCheckMorale: true,
  frightenInSight: false,
  wordsReach: 8,
  netReach: 2,
  encumberedFrom: 8,
  askEveryHide: true,
  wind: 3,
  fearOf: 'enemies',
  mapWithoutExit: 'anywhere',
  harmedAfterYielding: 'done',
  poxCorruption: 1,
  finalBlowGuarded: true,
  silentPowers: true,
  cleaveOnLeaving: true,
  encumberedSaves: 'str',
});

const choice = (
  path: keyof MurdhamHouse,
  label: string,
  rule: string,
  options: readonly { id: string; label: string }[],
  why: string,
): HouseRule => ({ path, label, group: 'Readings', kind: 'choice', options, rule, why });
const toggle = (path: keyof MurdhamHouse, label: string, group: string, rule: string, why: string): HouseRule => ({
  path,
  label,
  group,
  kind: 'switch',
  rule,
  why,
});
const number = (
  path: keyof MurdhamHouse,
  label: string,
  [min, max]: readonly [number, number],
  rule: string,
  why: string,
): HouseRule => ({ path, label, group: 'Numbers', kind: 'number', min, max, rule, why });

/** Every assumed value, with why it had to be assumed. */
export const houseRules: readonly HouseRule[] = [
  toggle(
    'fastAndSlow',
    'Fast and slow actions',
    'Options',
    'MU-51',
    'An optional rule: who has enough WIT may act first.',
  ),
  toggle(
    'chaos',
    'The chaos of combat',
    'Options',
    'MU-52',
    'An optional rule: players declare before the time is up.',
  ),
  number('chaosSeconds', 'Seconds to declare', [5, 120], 'MU-52', 'The option says 15.'),
  choice(
    'sideThatStarts',
    'Which side goes first in a round',
    'MU-05',
    [
      { id: 'initiative', label: 'The one with the initiative' },
      { id: 'ask', label: 'Ask the one with the initiative' },
    ],
    'It decides each round; nearly always for itself, so that asking costs a click for nothing.',
  ),
  choice(
    'fullMovement',
    'Full movement and the free zone',
    'MU-08',
    [
      { id: 'replaces', label: 'Two zones in all' },
      { id: 'adds', label: 'Two zones and the free one' },
    ],
    'To the letter the sum is three zones a turn, while speed is given as two a round.',
  ),
  choice(
    'shootThenMove',
    'Moving after a shot',
    'MU-16',
    [
      { id: 'allowed', label: 'Allowed' },
      { id: 'forfeits', label: 'The shot ends movement' },
    ],
    'Shooting while moving is hard; whether that means moving afterwards too is not said.',
  ),
  choice(
    'deathMark',
    'Damage that kills outright',
    'MU-29',
    [
      { id: 'health', label: 'The maximum health' },
      { id: 'str', label: 'STR, to the letter' },
    ],
    'To the letter a large creature would die of half its health and a small one survive twice its own.',
  ),
  choice(
    'helmetAtOne',
    'A helmet at 1 health',
    'MU-29',
    [
      { id: 'two', label: 'Counts' },
      { id: 'one', label: 'Does not count' },
    ],
    'It lifts the mark to 2; at 0 health the loss is critical all the same.',
  ),
  choice(
    'largeArmour',
    'Armour of large sizes',
    'MU-28',
    [
      { id: 'worn-and-natural', label: 'Natural and worn are multiplied' },
      { id: 'natural', label: 'Only natural is multiplied' },
    ],
    'Printed armour is the base figure; whether a suit is multiplied too is not said.',
  ),
  choice(
    'blastRoll',
    'The damage of a blast',
    'MU-30',
    [
      { id: 'once', label: 'One roll for all who are hit alike' },
      { id: 'each', label: 'One roll for each' },
    ],
    'The chapter does not say how often the dice are rolled.',
  ),
  toggle(
    'playersCheckMorale',
    'The players’ side checks morale',
    'Readings',
    'MU-44',
    'The rule names groups and makes no exception.',
  ),
  toggle(
    'frightenInSight',
    'Fear at first sight',
    'Readings',
    'MU',
    'Fear works within 4 zones; some tables test at first sight.',
  ),
  toggle(
    'askEveryHide',
    'Ask whether a sneaking one is seen',
    'Readings',
    'MU-43',
    'Walking in plain view reveals; only the GM knows what is in view.',
  ),
  toggle(
    'finalBlowGuarded',
    'A final blow can be guarded against',
    'Readings',
    'MU-14',
    'It is an attack, and a guard needs only to be near; whether there is time for it is not said.',
  ),
  toggle(
    'silentPowers',
    'Silent powers work where nothing is heard',
    'Readings',
    'MU-08',
    'To the letter the silenced invoke nothing at all, and then silence would be bought for nothing.',
  ),
  toggle(
    'cleaveOnLeaving',
    'Cleave may follow an opportunity attack',
    'Readings',
    'MU-24',
    'It never follows a counter; a blow at somebody who leaves is a turn and no counter.',
  ),
  choice(
    'encumberedSaves',
    'AGI saves of the encumbered',
    'MU-06',
    [
      { id: 'str', label: 'Ask for a STR save besides' },
      { id: 'fail', label: 'Fail' },
    ],
    'One chapter lets them fail, another asks for a STR save as well.',
  ),
  choice(
    'fearOf',
    'Whom the frightening frighten',
    'MU',
    [
      { id: 'enemies', label: 'Their enemies' },
      { id: 'everyone', label: 'Everyone, their own side too' },
    ],
    'The trait names everybody within 4 zones; a side that runs from its own troll helps nobody.',
  ),
  choice(
    'mapWithoutExit',
    'Leaving a map that has no way out',
    'MU-45',
    [
      { id: 'anywhere', label: 'From anywhere' },
      { id: 'nowhere', label: 'From nowhere: surrender is what remains' },
    ],
    'A map that marks no way out may be open ground or a locked cellar.',
  ),
  choice(
    'harmedAfterYielding',
    'Harmed after surrendering: morale from then on',
    'MU-46',
    [
      { id: 'done', label: 'Done with it for the stretch' },
      { id: 'steady', label: 'Checked again when due' },
    ],
    'It may fight on a failed check notwithstanding; whether another check can follow is not said.',
  ),
  number(
    'wind',
    'Zones a round that a sailing boat makes with the wind',
    [0, 6],
    'MU-06',
    'The wind gives 1 to 6; none: it is rowed.',
  ),
  number(
    'poxCorruption',
    'Corruption by demon pox, on catching it',
    [0, 12],
    'MU',
    'The disease corrupts; how much is not printed.',
  ),
  number(
    'wordsReach',
    'Reach of distracting, threatening and taunting words',
    [0, 64],
    'MU-08',
    'No range is printed.',
  ),
  number('netReach', 'Reach of a thrown net', [0, 8], 'MU-34', 'No range is printed.'),
  number('encumberedFrom', 'Bulk carried free', [1, 40], 'MU-06', 'One chapter says STR, another 8.'),
];

/** The list of Murdham's house rules: the options, and each reading that no chapter settles with why it had to be assumed. */
import type { HouseRule } from '../../engine/ruleset.ts';
import { inGroup } from './houseRuleForms.ts';
import { damageRules, thingRules } from './houseRulesHarm.ts';
import { movementRules, reactionRules } from './houseRulesTurns.ts';

const options = inGroup('Options');
const optional: readonly HouseRule[] = [
  options.toggle(
    'fastAndSlow',
    'Fast and slow actions',
    'MU-51',
    'An optional rule: who has enough WIT may act first.',
  ),
  options.toggle('chaos', 'The chaos of combat', 'MU-52', 'An optional rule: players declare before the time is up.'),
  options.number('chaosSeconds', 'Seconds to declare', [5, 120], 'MU-52', 'The option says 15.'),
  options.choice(
    'sideThatStarts',
    'Which side goes first in a round',
    'MU-05',
    [
      ['initiative', 'The one with the initiative'],
      ['ask', 'Ask the one with the initiative'],
    ],
    'It decides each round; nearly always for itself, so that asking costs a click for nothing.',
  ),
  options.toggle(
    'askEveryHide',
    'Ask whether a sneaking one is seen',
    'MU-43',
    'Walking in plain view reveals; only the GM knows what is in view.',
  ),
];

const nerve = inGroup('Fear and morale');
const nerveRules: readonly HouseRule[] = [
  nerve.choice(
    'fearOf',
    'Whom the frightening frighten',
    'MU',
    [
      ['enemies', 'Their enemies'],
      ['everyone', 'Everyone, their own side too'],
    ],
    'The trait names everybody within 4 zones; a side that runs from its own troll helps nobody.',
  ),
  nerve.toggle(
    'frightenInSight',
    'Fear at first sight',
    'MU',
    'Fear works within 4 zones; some tables test at first sight.',
  ),
  nerve.choice(
    'fearSaves',
    'Several are afraid at once',
    'MU',
    [
      ['group', 'One roll for all'],
      ['each', 'Each rolls'],
    ],
    'A group save is allowed where several test together; whether fear is such a case is not said.',
  ),
  nerve.number(
    'wordsReach',
    'Reach of distracting, threatening and taunting words',
    [0, 64],
    'MU-08',
    'No range is printed.',
  ),
  nerve.choice(
    'threatLasts',
    'Fright by a threat lasts',
    'MU-08',
    [
      ['stretch', 'To the end of the stretch'],
      ['round', 'To the end of the round'],
    ],
    'Fear of monsters lasts the stretch; for words no time is given.',
  ),
  nerve.choice(
    'tauntSaves',
    'A taunt asks for a save of',
    'MU-08',
    [
      ['target', 'The target alone'],
      ['both', 'The taunter first, then the target'],
    ],
    'The text asks for both, and for one only with the ploys beside it.',
  ),
  nerve.toggle(
    'playersCheckMorale',
    'The players’ side checks morale',
    'MU-44',
    'The rule names groups and makes no exception.',
  ),
  nerve.choice(
    'moraleCounts',
    'Lost to a group, for morale',
    'MU-44',
    [
      ['all', 'The fallen, the yielded and the fled'],
      ['fallen', 'Only the fallen'],
    ],
    'Losses are not defined.',
  ),
  nerve.choice(
    'loneFighter',
    'Checks by its own health',
    'MU-44',
    [
      ['began', 'Who began the fight alone'],
      ['left', 'Whoever is the last one left, too'],
    ],
    'The rule names lone fighters and does not say since when.',
  ),
  nerve.choice(
    'halfBy',
    'Alone, and brought to half its health',
    'MU-44',
    [
      ['damage', 'By any damage that leaves it at half or less'],
      ['crossing', 'By the damage that takes it from above half'],
    ],
    'Damage that reduces it to half or less is named; whether one who was there before can be brought there is not said.',
  ),
  nerve.choice(
    'moraleAt',
    'Morale is checked at the round’s end',
    'MU-04',
    [
      ['last', 'After all else'],
      ['first', 'Before all else'],
    ],
    'What comes first at the end of a round is not said; the dead of this round count when it comes last.',
  ),
  nerve.choice(
    'brokenAndTaunted',
    'Broken by morale, and taunted',
    'MU-45',
    [
      ['morale', 'It must yield or run'],
      ['taunt', 'It may still go for the taunter'],
    ],
    'Both say what the next turn is for.',
  ),
  nerve.choice(
    'mapWithoutExit',
    'Leaving a map that has no way out',
    'MU-45',
    [
      ['anywhere', 'From anywhere'],
      ['nowhere', 'From nowhere: surrender is what remains'],
    ],
    'A map that marks no way out may be open ground or a locked cellar.',
  ),
  nerve.choice(
    'harmedAfterYielding',
    'Harmed after surrendering: morale from then on',
    'MU-46',
    [
      ['done', 'Done with it for the stretch'],
      ['steady', 'Checked again when due'],
    ],
    'It may fight on a failed check notwithstanding; whether another check can follow is not said.',
  ),
];

const carried = inGroup('Riding and vehicles');
const carriedRules: readonly HouseRule[] = [
  carried.choice(
    'pairReacts',
    'A reaction of rider or mount takes',
    'MU-07',
    [
      ['own', 'Its own turn: the other is free'],
      ['shared', 'The turn of both'],
    ],
    'They act in one turn; whether they have one mark or two is not said.',
  ),
  carried.choice(
    'pairPhase',
    'Fast phase: rider and mount go by',
    'MU-51',
    [
      ['rider', 'The rider’s WIT'],
      ['slower', 'The lower WIT of the two'],
    ],
    'The option knows only single fighters.',
  ),
  carried.number(
    'vehicleRoom',
    'Room that a vehicle takes, in people',
    [1, 16],
    'MU-06',
    'Vehicles have seats and no size; somebody large takes 4.',
  ),
  carried.choice(
    'boardingCosts',
    'Getting on or off a vehicle',
    'MU-06',
    [
      ['main', 'A main action'],
      ['bonus', 'A bonus action'],
    ],
    'For a mount it is a main action; for carts and boats nothing is said.',
  ),
  carried.choice(
    'boatPace',
    'The pace that is printed for a boat is',
    'MU-06',
    [
      ['round', 'Its full movement'],
      ['turn', 'Its free movement'],
    ],
    'It is given for a round, outside the frame of turns and actions.',
  ),
  carried.number(
    'wind',
    'Zones a round that a sailing boat makes with the wind',
    [0, 6],
    'MU-06',
    'The wind gives 1 to 6; none: it is rowed.',
  ),
  carried.choice(
    'brokenBoat',
    'A boat out of use',
    'MU-06',
    [
      ['sinks', 'Sinks: all are in the water'],
      ['floats', 'Floats: they cling to it'],
    ],
    'A broken thing is out of use; what the water does with it is not said.',
  ),
];

/** Every assumed value, with why it had to be assumed. */
export const houseRules: readonly HouseRule[] = [
  ...optional,
  ...movementRules,
  ...reactionRules,
  ...damageRules,
  ...thingRules,
  ...nerveRules,
  ...carriedRules,
];

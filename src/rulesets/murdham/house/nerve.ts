/** House rules of Murdham on fear and morale. */
import { inGroup } from '../../common/declare.ts';

const nerve = inGroup('Fear and morale');
export const nerveRules = {
  fearOf: nerve.choice(
    'enemies',
    { enemies: 'Their enemies', everyone: 'Everyone, their own side too' },
    'Whom the frightening frighten',
    'MU',
    'The trait names everybody within 4 zones; a side that runs from its own troll helps nobody.',
  ),
  frightenInSight: nerve.toggle(
    false,
    'Fear at first sight',
    'MU',
    'Fear works within 4 zones; some tables test at first sight.',
  ),
  fearSaves: nerve.choice(
    'group',
    { group: 'One roll for all', each: 'Each rolls' },
    'Several are afraid at once',
    'MU',
    'A group save is allowed where several test together; whether fear is such a case is not said.',
  ),
  wordsReach: nerve.number(
    8,
    0,
    64,
    'Reach of distracting, threatening and taunting words',
    'MU-08',
    'No range is printed.',
  ),
  threatLasts: nerve.choice(
    'stretch',
    { stretch: 'To the end of the stretch', round: 'To the end of the round' },
    'Fright by a threat lasts',
    'MU-08',
    'Fear of monsters lasts the stretch; for words no time is given.',
  ),
  tauntSaves: nerve.choice(
    'target',
    { target: 'The target alone', both: 'The taunter first, then the target' },
    'A taunt asks for a save of',
    'MU-08',
    'The text asks for both, and for one only with the ploys beside it.',
  ),
  playersCheckMorale: nerve.toggle(
    true,
    'The players’ side checks morale',
    'MU-44',
    'The rule names groups and makes no exception.',
  ),
  moraleCounts: nerve.choice(
    'all',
    { all: 'The fallen, the yielded and the fled', fallen: 'Only the fallen' },
    'Lost to a group, for morale',
    'MU-44',
    'Losses are not defined.',
  ),
  loneFighter: nerve.choice(
    'began',
    { began: 'Who began the fight alone', left: 'Whoever is the last one left, too' },
    'Checks by its own health',
    'MU-44',
    'The rule names lone fighters and does not say since when.',
  ),
  halfBy: nerve.choice(
    'damage',
    { damage: 'By any damage that leaves it at half or less', crossing: 'By the damage that takes it from above half' },
    'Alone, and brought to half its health',
    'MU-44',
    'Damage that reduces it to half or less is named; whether one who was there before can be brought there is not said.',
  ),
  moraleAt: nerve.choice(
    'last',
    { last: 'After all else', first: 'Before all else' },
    'Morale is checked at the round’s end',
    'MU-04',
    'What comes first at the end of a round is not said; the dead of this round count when it comes last.',
  ),
  brokenAndTaunted: nerve.choice(
    'morale',
    { morale: 'It must yield or run', taunt: 'It may still go for the taunter' },
    'Broken by morale, and taunted',
    'MU-45',
    'Both say what the next turn is for.',
  ),
  mapWithoutExit: nerve.choice(
    'anywhere',
    { anywhere: 'From anywhere', nowhere: 'From nowhere: surrender is what remains' },
    'Leaving a map that has no way out',
    'MU-45',
    'A map that marks no way out may be open ground or a locked cellar.',
  ),
  harmedAfterYielding: nerve.choice(
    'done',
    { done: 'Done with it for the stretch', steady: 'Checked again when due' },
    'Harmed after surrendering: morale from then on',
    'MU-46',
    'It may fight on a failed check notwithstanding; whether another check can follow is not said.',
  ),
};

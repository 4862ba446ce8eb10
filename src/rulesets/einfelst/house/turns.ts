/** House rules of Einfelst Wilds on initiative, dice and holding. */
import { inGroup } from '../../common/declare.ts';

const initiative = inGroup('Initiative');
export const initiativeRules = {
  turnsOnCards: initiative.choice(
    'each',
    { each: 'has maneuvers for each', shared: 'has one set a round' },
    'A creature with several cards',
    'EW-05',
    'The chapter says that it has several cards, and not what a turn on each may hold.',
  ),
  ambush: initiative.choice(
    'asked',
    { asked: 'as every fight begins', marked: 'where somebody is marked as in ambush' },
    'Whether it is an ambush is asked',
    'EW-36',
    'The chapter leaves it to the table when an ambush is tried.',
    'Whoever is marked in setting up is an ambusher; the others of the side are not.',
  ),
  actAgain: initiative.toggle(
    false,
    'A swap can give a second turn, and cost one',
    'EW-07',
    'The chapter does not say what a swap in the middle of a round does to those who have acted.',
    'Having acted then goes with the card, not with the one who holds it.',
  ),
  ties: initiative.choice(
    'characters',
    { characters: 'player characters first', foes: 'the others first' },
    'With two decks, equal cards',
    'EW-08',
    'Ten cards allow no ties; a second deck does.',
  ),
};

const dice = inGroup('Dice');
export const diceRules = {
  success: dice.number(
    6,
    2,
    6,
    'A die is a success from',
    'EW-20',
    'The page on tests was not found; six is the rule of the family that this game comes from.',
  ),
  attribute: dice.choice(
    'better',
    { better: 'the better counts', first: 'the first counts' },
    'Where an Action lists two Attributes',
    'EW-20',
    'The list of Actions names two for some and does not say which of them counts.',
  ),
};

const holding = inGroup('Holding and flight');
export const holdingRules = {
  holdWith: holding.choice(
    'force',
    { force: 'Force', endure: 'Endure' },
    'Holding is tested with',
    'EW-31',
    'The list of maneuvers says Endure, the text on holding says both roll Force.',
  ),
  breakFree: holding.choice(
    'turn',
    { turn: 'once in each turn, whoever’s it is', round: 'once a round' },
    'Breaking free is tried',
    'EW-31',
    'The chapter says once per turn and calls it a reaction; whether it means every turn of the round or one’s own it leaves open.',
  ),
  fleeThrough: holding.choice(
    'began',
    { began: 'the zone where the turn began', here: 'that, and the zone where one stands' },
    'Flight leads freely through',
    'EW-33',
    'The chapter frees the zone where the turn starts; whether the zone that one is fleeing from is moved through it does not say.',
  ),
};

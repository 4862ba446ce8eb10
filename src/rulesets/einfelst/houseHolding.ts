/** House rules of holding and of flight. */
import { choiceRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';

export const holdingRules: readonly HouseRule[] = [
  choiceRule(
    'holdWith',
    'Holding is tested with',
    'Holding and flight',
    'EW-31',
    [
      ['force', 'Force'],
      ['endure', 'Endure'],
    ],
    'The list of maneuvers says Endure, the text on holding says both roll Force.',
  ),
  choiceRule(
    'breakFree',
    'Breaking free is tried',
    'Holding and flight',
    'EW-31',
    [
      ['turn', 'once in each turn, whoever’s it is'],
      ['round', 'once a round'],
    ],
    'The chapter says once per turn and calls it a reaction; whether it means every turn of the round or one’s own it leaves open.',
  ),
  choiceRule(
    'fleeThrough',
    'Flight leads freely through',
    'Holding and flight',
    'EW-33',
    [
      ['began', 'the zone where the turn began'],
      ['here', 'that, and the zone where one stands'],
    ],
    'The chapter frees the zone where the turn starts; whether the zone that one is fleeing from is moved through it does not say.',
  ),
];

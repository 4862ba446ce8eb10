/** House rules of Harm: its rows, what they cost in dice, critical injuries, what failing a test costs. */
import { choiceRule, numberRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';

const NO_BOXES = 'The page names rows and no number of boxes.';
const NO_INJURIES = 'The table of critical injuries was not found.';
const BANDS = ['1 or 2', '3 or 4', '5 and more'];

export const harmRules: readonly HouseRule[] = [
  numberRule(
    'lesserSlots',
    'Boxes of Lesser Harm',
    'Harm',
    'EW-23',
    2,
    6,
    'The page names rows and no number; its example shows at least two.',
  ),
  numberRule('moderateSlots', 'Boxes of Moderate Harm', 'Harm', 'EW-23', 1, 6, NO_BOXES),
  numberRule('severeSlots', 'Boxes of Severe Harm', 'Harm', 'EW-23', 1, 3, NO_BOXES),
  numberRule(
    'lesserCosts',
    'Dice lost by each Lesser Harm',
    'Harm',
    'EW-50',
    0,
    9,
    'Stated as one; kept here beside the others.',
  ),
  numberRule(
    'moderateCosts',
    'Dice lost by each Moderate Harm',
    'Harm',
    'EW-50',
    0,
    9,
    'The page breaks off before it says; twice a Lesser one.',
  ),
  numberRule(
    'severeCosts',
    'Dice lost by each Severe Harm',
    'Harm',
    'EW-50',
    0,
    9,
    'The page breaks off before it says; three times a Lesser one.',
  ),
  choiceRule(
    'damageIs',
    'A weapon’s damage is',
    'Harm',
    'EW-20',
    [
      ['amount', 'so much Harm, split by who suffers it'],
      ['level', 'the level of one Harm'],
    ],
    'The chapter calls it the number of Physical Harm where it tells of attacks, and levels of Harm where it tells of injuries.',
  ),
  choiceRule(
    'touches',
    'Rows of Harm take dice from',
    'Harm',
    'EW-50',
    [
      ['kind', 'what the body does, or what the mind does'],
      ['all', 'every test, both kinds together'],
    ],
    'The page says where Harm is relevant, and leaves to the table where that is.',
  ),
  choiceRule(
    'soreness',
    'Harm points take dice from',
    'Harm',
    'EW-22',
    [
      ['next', 'the next test only'],
      ['always', 'every test'],
    ],
    'The chapter speaks of the next test; a lasting penalty is the stricter reading.',
  ),
  ...(['physical', 'mental'] as const).flatMap((kind) =>
    BANDS.map(
      (band, at): HouseRule => ({
        path: `critical.${kind}.${at}`,
        label: `Critical ${kind} injury on a ${band}`,
        group: 'Critical injuries',
        rule: 'EW-23',
        why: NO_INJURIES,
        kind: 'text',
        longest: 80,
      }),
    ),
  ),
  choiceRule(
    'critical.rolls',
    'Harm past Severe is rolled for',
    'Critical injuries',
    'EW-23',
    [
      ['once', 'once for all of a blow'],
      ['each', 'for each Harm that finds no room'],
    ],
    'The page says what follows when the top row has no room, and not how often for one blow.',
  ),
  {
    ...numberRule(
      'critical.deadly',
      'A critical injury is death, or a broken mind, from',
      'Critical injuries',
      'EW-23',
      2,
      7,
      NO_INJURIES,
    ),
    help: 'A face of the die; 7 is never.',
  },
  choiceRule(
    'failing',
    'The Position says what failing costs',
    'Harm',
    'EW-41',
    [
      ['chapter', 'of fear and of flight'],
      ['every', 'of every maneuver'],
    ],
    'The chapter gives fear one Harm more than failing usually costs, and flight other outcomes besides; of other tests it is silent.',
  ),
];

/** House rules of Einfelst Wilds on Harm: its rows, the dice that they cost, critical injuries. */
import * as z from 'zod/mini';
import type { HouseRule } from '../../../engine/ruleset.ts';
import { fieldsValue, inGroup, nestedValues } from '../../common/declare.ts';

const NO_BOXES = 'The page names rows and no number of boxes.';

const harm = inGroup('Harm');
export const harmRules = {
  lesserSlots: harm.number(
    2,
    2,
    6,
    'Boxes of Lesser Harm',
    'EW-23',
    'The page names rows and no number; its example shows at least two.',
  ),
  moderateSlots: harm.number(2, 1, 6, 'Boxes of Moderate Harm', 'EW-23', NO_BOXES),
  severeSlots: harm.number(1, 1, 3, 'Boxes of Severe Harm', 'EW-23', NO_BOXES),
  lesserCosts: harm.number(
    1,
    0,
    9,
    'Dice lost by each Lesser Harm',
    'EW-50',
    'Stated as one; kept here beside the others.',
  ),
  moderateCosts: harm.number(
    2,
    0,
    9,
    'Dice lost by each Moderate Harm',
    'EW-50',
    'The page breaks off before it says; twice a Lesser one.',
  ),
  severeCosts: harm.number(
    3,
    0,
    9,
    'Dice lost by each Severe Harm',
    'EW-50',
    'The page breaks off before it says; three times a Lesser one.',
  ),
  damageIs: harm.choice(
    'amount',
    { amount: 'so much Harm, split by who suffers it', level: 'the level of one Harm' },
    'A weapon’s damage is',
    'EW-20',
    'The chapter calls it the number of Physical Harm where it tells of attacks, and levels of Harm where it tells of injuries.',
  ),
  touches: harm.choice(
    'kind',
    { kind: 'what the body does, or what the mind does', all: 'every test, both kinds together' },
    'Rows of Harm take dice from',
    'EW-50',
    'The page says where Harm is relevant, and leaves to the table where that is.',
  ),
  soreness: harm.choice(
    'next',
    { next: 'the next test only', always: 'every test' },
    'Harm points take dice from',
    'EW-22',
    'The chapter speaks of the next test; a lasting penalty is the stricter reading.',
  ),
  failing: harm.choice(
    'chapter',
    { chapter: 'of fear and of flight', every: 'of every maneuver' },
    'The Position says what failing costs',
    'EW-41',
    'The chapter gives fear one Harm more than failing usually costs, and flight other outcomes besides; of other tests it is silent.',
  ),
};

const NO_INJURIES = 'The table of critical injuries was not found.';
const BANDS = ['1 or 2', '3 or 4', '5 and more'];
const injury = z.string().check(z.minLength(1), z.maxLength(80));
type Injuries = [string, string, string];
const critical = inGroup('Critical injuries');
/** The results of the die for critical injuries, in bands of faces. */
const injuries = (kind: 'physical' | 'mental', ...start: Injuries) =>
  fieldsValue(z.tuple([injury, injury, injury]), start, (path) =>
    BANDS.map(
      (band, at): HouseRule => ({
        path: `${path}.${at}`,
        label: `Critical ${kind} injury on a ${band}`,
        group: 'Critical injuries',
        rule: 'EW-23',
        why: NO_INJURIES,
        kind: 'text',
        longest: 80,
      }),
    ),
  );
/** From this face on a critical injury takes the victim out of the fight for good. */
const deadly = critical.number(
  6,
  2,
  7,
  'A critical injury is death, or a broken mind, from',
  'EW-23',
  NO_INJURIES,
  'A face of the die; 7 is never.',
);
export const criticalRules = {
  critical: nestedValues({
    physical: injuries('physical', 'a scar', 'a limb of no use until healed', 'a limb lost'),
    mental: injuries('mental', 'a lasting fright', 'a sense numbed until healed', 'a trauma for good'),
    rolls: critical.choice(
      'once',
      { once: 'once for all of a blow', each: 'for each Harm that finds no room' },
      'Harm past Severe is rolled for',
      'EW-23',
      'The page says what follows when the top row has no room, and not how often for one blow.',
    ),
    deadly,
  }),
};

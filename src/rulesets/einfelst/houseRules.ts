/** The list of house rules: each assumed value with the rule it belongs to and why it had to be assumed. */
import { choiceRule, numberRule, switchRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import { harmRules } from './houseHarm.ts';
import { holdingRules } from './houseHolding.ts';
import { ARM_IDS, ARMS } from './weapons.ts';

const NO_COVER = 'The chapter marks cover and gives no figure.';
const NO_ARMS = 'The table of weapons was not found.';
const NO_FIRE = 'The fire table was not found.';
const FIRES = ['torch', 'burning clothes', 'burning room', 'oil or dragon fire'];
export const FIRE_NAMES = FIRES;

const dice: HouseRule[] = [
  numberRule(
    'success',
    'A die is a success from',
    'Dice',
    'EW-20',
    2,
    6,
    'The page on tests was not found; six is the rule of the family that this game comes from.',
  ),
  choiceRule(
    'attribute',
    'Where an Action lists two Attributes',
    'Dice',
    'EW-20',
    [
      ['better', 'the better counts'],
      ['first', 'the first counts'],
    ],
    'The list of Actions names two for some and does not say which of them counts.',
  ),
];

const arms: HouseRule[] = [
  ...ARM_IDS.map((id) => numberRule(`arms.${id}.damage`, `Harm: ${ARMS[id].name}`, 'Weapons', 'EW-20', 0, 9, NO_ARMS)),
  ...(['knife', 'spear', 'crossbow'] as const).map((id) =>
    numberRule(`arms.${id}.far`, `Zones: ${ARMS[id].name}`, 'Weapons', 'EW-10', 0, 9, NO_ARMS),
  ),
  ...ARM_IDS.filter((id) => id !== 'fists').map((id) =>
    numberRule(`arms.${id}.hands`, `Hands: ${ARMS[id].name}`, 'Weapons', 'EW-18', 1, 2, NO_ARMS),
  ),
  choiceRule(
    'thrown',
    'A thrown weapon is used with',
    'Weapons',
    'EW-20',
    [
      ['shoot', 'Shoot'],
      ['strike', 'Strike'],
    ],
    'The chapter has thrown weapons reach the next zone and tests ranged attacks with Shoot; it does not say what a throw is.',
  ),
  switchRule(
    'thrownLies',
    'A thrown weapon lies where it falls',
    'Weapons',
    'EW-18',
    'The chapter does not say what becomes of it; picking something up is a fast maneuver.',
  ),
  switchRule(
    'reload',
    'A crossbow is loaded as a slow maneuver',
    'Weapons',
    'EW-17',
    'The table of weapons was not found; so it is in the family of this game.',
  ),
  choiceRule(
    'armour',
    'Armour',
    'Weapons',
    'EW-20',
    [
      ['dice', 'a die for each point, each success takes one'],
      ['flat', 'takes its points'],
    ],
    'Armour exists, its table was not found.',
  ),
];

const attacks: HouseRule[] = [
  choiceRule(
    'unarmedMenu',
    'Extra successes of an unarmed blow buy',
    'Attacks',
    'EW-21',
    [
      ['strike', 'the same as those of a Strike'],
      ['plain', 'Harm or the foe’s card'],
    ],
    'The lists of Strike and Shoot were found, that of Force was not.',
  ),
  choiceRule(
    'magicExtra',
    'Extra successes of a spell that harms are',
    'Attacks',
    'EW-25',
    [
      ['harm', '1 Harm each'],
      ['nothing', 'nothing'],
    ],
    'The pages on casting were not found.',
  ),
  choiceRule(
    'pinLasts',
    'Pinned until',
    'Attacks',
    'EW-21',
    [
      ['turn', 'the end of its next turn'],
      ['zone', 'it leaves the zone'],
    ],
    'The list of Shoot does not say how long.',
  ),
];

const ground: HouseRule[] = [
  numberRule('lightCover', 'Extra successes against light cover', 'Ground', 'EW-12', 0, 9, NO_COVER),
  numberRule('heavyCover', 'Extra successes against heavy cover', 'Ground', 'EW-12', 0, 9, NO_COVER),
  choiceRule(
    'cleared',
    'An obstacle got past with Force',
    'Ground',
    'EW-11',
    [
      ['force', 'is out of everybody’s way'],
      ['never', 'is in the way of the next one'],
    ],
    'The chapter clears a pile of rubble; of other obstacles it says that one gets over or around.',
  ),
];

const hazards: HouseRule[] = [
  choiceRule(
    'fearCounts',
    'The dice of companions against fear',
    'Hazards',
    'EW-40',
    [
      ['others', 'are for the others present'],
      ['oneself', 'count the frightened one too'],
    ],
    'The chapter counts the player characters present; it may or may not mean the one who tests.',
  ),
  switchRule(
    'fallProne',
    'Who has fallen lies on the ground',
    'Hazards',
    'EW-48',
    'The chapter gives a fall Harm and no more; that one then lies there is likely, and not said.',
  ),
  numberRule(
    'fallDice',
    'Dice for each step of a fall',
    'Hazards',
    'EW-48',
    1,
    4,
    'The number is blank in the chapter.',
  ),
  numberRule(
    'fallStep',
    'Feet in a step of a fall',
    'Hazards',
    'EW-48',
    5,
    10,
    'Stated as five; kept here beside the dice.',
  ),
  choiceRule(
    'ignition',
    'Catching fire does at once',
    'Fire',
    'EW-43',
    [
      ['fire', 'the fire’s Harm, less Endure'],
      ['one', 'one Physical Harm'],
      ['both', 'one Physical Harm and the fire’s Harm, less Endure'],
    ],
    'The chapter says in one breath that it does damage and that a Physical Harm is suffered.',
  ),
  ...FIRES.flatMap((name, at) => [
    numberRule(`fire.${at}.damage`, `Harm of a ${name}`, 'Fire', 'EW-43', 1, 9, NO_FIRE),
    numberRule(`fire.${at}.needs`, `Successes to put out a ${name}`, 'Fire', 'EW-45', 1, 9, NO_FIRE),
  ]),
];

const initiative: HouseRule[] = [
  choiceRule(
    'turnsOnCards',
    'A creature with several cards',
    'Initiative',
    'EW-05',
    [
      ['each', 'has maneuvers for each'],
      ['shared', 'has one set a round'],
    ],
    'The chapter says that it has several cards, and not what a turn on each may hold.',
  ),
  {
    ...choiceRule(
      'ambush',
      'Whether it is an ambush is asked',
      'Initiative',
      'EW-36',
      [
        ['asked', 'as every fight begins'],
        ['marked', 'where somebody is marked as in ambush'],
      ],
      'The chapter leaves it to the table when an ambush is tried.',
    ),
    help: 'Whoever is marked in setting up is an ambusher; the others of the side are not.',
  },
  {
    ...switchRule(
      'actAgain',
      'A swap can give a second turn, and cost one',
      'Initiative',
      'EW-07',
      'The chapter does not say what a swap in the middle of a round does to those who have acted.',
    ),
    help: 'Having acted then goes with the card, not with the one who holds it.',
  },
  choiceRule(
    'ties',
    'With two decks, equal cards',
    'Initiative',
    'EW-08',
    [
      ['characters', 'player characters first'],
      ['foes', 'the others first'],
    ],
    'Ten cards allow no ties; a second deck does.',
  ),
];

export const houseRules: readonly HouseRule[] = [
  ...initiative,
  ...dice,
  ...arms,
  ...attacks,
  ...holdingRules,
  ...harmRules,
  ...ground,
  ...hazards,
];

/** The form of the house rules: what each assumed value is called, which rule it belongs to, and why it had to be assumed. */
import { choiceRule, numberRule, switchRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import { shields, weapons } from './armoury.ts';
import { ATTRIBUTES, SKILLS } from './items.ts';
import { ARMOURS, TIERS } from './tiers.ts';

const named = (ids: readonly string[]) => ids.map((id) => [id, id] as const);

/** The attribute and the skill of a test that the chapter names and does not describe. */
const madeOf = (id: string, name: string, rule: string): HouseRule[] => [
  choiceRule(
    `tests.${id}.attribute`,
    `${name}: attribute`,
    'Tests',
    rule,
    named(ATTRIBUTES),
    `The chapter asks for a test and does not say of what; only Fortify has its dice in an example.`,
  ),
  choiceRule(
    `tests.${id}.skill`,
    `${name}: skill`,
    'Tests',
    rule,
    named(SKILLS),
    `The chapter asks for a test and does not say of what; the skills listed are those that its examples and pages name.`,
  ),
];

const line = (path: string, label: string, group: string, rule: string, why: string): HouseRule => ({
  path,
  label,
  group,
  rule,
  why,
  kind: 'text',
  longest: 120,
});
const title = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** The tables that the chapter refers to and that are lost: tiers of foes, armour, weapons, shields. */
const tables: readonly HouseRule[] = [
  ...TIERS.map((id) =>
    line(
      `tiers.${id}`,
      `${title(id)}: figures`,
      'Tiers of foes',
      'IN-22',
      'No foe’s figures are given. Two attack dice and a bonus first; every foe of the tier in this fight follows.',
    ),
  ),
  ...ARMOURS.map((id) =>
    line(
      `armour.${id}`,
      `${title(id)}: physical and elemental deflection, evasion`,
      'Armour',
      'IN-23',
      'No armour is given; this is what wearing it adds.',
    ),
  ),
  ...weapons.map(({ id, name }) =>
    line(
      `weapons.${id}`,
      `${name}: damage, critical damage, luck`,
      'Weapons',
      'IN-24',
      'Of all weapons the chapter gives the spear alone: 4, or 8 from luck 19.',
    ),
  ),
  ...shields.map(({ id, name }) =>
    numberRule(`shields.${id}`, `${name}: block value`, 'Weapons', 'IN-29', 1, 20, 'No shield’s figures are given.'),
  ),
];

export const houseRules: readonly HouseRule[] = [
  {
    path: 'advantage',
    label: 'Advantage is rolled',
    group: 'Dice',
    rule: 'IN-27',
    kind: 'choice',
    options: [
      { id: 'again', label: 'both dice again, the better total counts' },
      { id: 'die', label: 'one more attribute die, the best counts' },
    ],
    why: 'The chapter names advantage and double advantage and never says which dice; the luck die is rolled once.',
  },
  numberRule(
    'mostAdvantage',
    'Advantage stacks up to',
    'Dice',
    'IN-27',
    1,
    4,
    'The chapter goes to double; whether a third source counts is not said. Advantage and disadvantage cancel out.',
  ),
  numberRule(
    'luckAdds',
    'A luck roll of 20 adds to a test',
    'Dice',
    'IN-24',
    0,
    10,
    'The chapter gives 4 for tests that are no attacks; a table may play it softer.',
  ),
  ...madeOf('dodge', 'Dodge', 'IN-33'),
  ...madeOf('resist', 'Resist', 'IN-33'),
  ...madeOf('resuscitate', 'Resuscitate', 'IN-13'),
  numberRule(
    'resuscitate',
    'Difficulty of Resuscitate',
    'Actions',
    'IN-13',
    0,
    40,
    'The chapter asks for a test and gives no number; 6 is the standard difficulty of the game.',
  ),
  numberRule(
    'resuscitateHealth',
    'Least health of who is brought back',
    'Actions',
    'IN-13',
    0,
    10,
    'Zero health means unconscious, so somebody brought back at zero needs some; no figure is given.',
  ),
  numberRule(
    'commandReach',
    'Metres that a command carries',
    'Actions',
    'IN-10',
    1,
    200,
    'No range is given; this is about a shout over the noise of a fight.',
  ),
  switchRule(
    'surprisedReact',
    'The surprised may react',
    'Actions',
    'IN-06',
    'In a surprise round only one team may take actions. A reaction can be taken on anybody’s turn; that the surprised have theirs is read from it.',
  ),
  switchRule(
    'fallProne',
    'Who loses consciousness falls prone',
    'Harm',
    'IN-37',
    'The chapter does not say so; standing up again then costs an action.',
  ),
  switchRule(
    'unconsciousUnseeing',
    'The unconscious count as unseeing',
    'Harm',
    'IN-27',
    'A failed killing strike is resolved as a sneak attack; that any attack on them is one is read from it.',
  ),
  choiceRule(
    'killingWith',
    'A killing strike takes',
    'Harm',
    'IN-40',
    [
      ['any', 'any weapon'],
      ['nonlethal', 'a nonlethal weapon'],
      ['lethal', 'a weapon that is not nonlethal'],
    ],
    'The chapter says any nonlethal weapon, which is an odd tool for killing; here it is read as any weapon, even a nonlethal one.',
  ),
  numberRule(
    'speed',
    'Metres of an ordinary Move',
    'Movement',
    'IN-09',
    1,
    30,
    'The chapter moves people up to their speed and gives none. Who is faster or slower than ordinary stays so by as much.',
  ),
  choiceRule(
    'walkPast',
    'On a walk one can pass',
    'Movement',
    'IN-09',
    [
      ['friends', 'everybody but standing enemies'],
      ['everybody', 'everybody'],
      ['nobody', 'nobody who stands'],
    ],
    'The movement page is lost. Nobody stops on a square that is taken, whichever is chosen.',
  ),
  switchRule(
    'proneSteps',
    'Who is prone can only step',
    'Movement',
    'IN-19',
    'Crawling is not in the chapter; without this a prone combatant moves its whole speed.',
  ),
  switchRule(
    'roughGround',
    'Height costs metres',
    'Movement',
    'IN-21',
    'The movement page is lost. Here each level beyond the first, up or down, costs 1 m more.',
  ),
  numberRule(
    'difficultCosts',
    'Leaving difficult ground costs, in metres more',
    'Movement',
    'IN-21',
    0,
    3,
    'The movement page is lost; one metre more for each square of bad footing is the usual way.',
  ),
  switchRule(
    'attackReveals',
    'An attack shows where one is',
    'Attacks',
    'IN-27',
    'The chapter does not say when one who was unseen is seen; here with the first attack.',
  ),
  {
    path: 'intercept',
    label: 'Intercept reaches an ally within',
    group: 'Defence',
    rule: 'IN-34',
    kind: 'choice',
    options: [
      { id: 'speed', label: 'one Move' },
      { id: 'step', label: 'one step' },
    ],
    why: 'The chapter says to move in and gives no distance.',
  },
  switchRule(
    'interceptPays',
    'The free defence of Intercept still costs its stamina',
    'Defence',
    'IN-34',
    'A free reaction does not count as one; whether the stamina of a block or a dodge is due with it is not said.',
  ),
  choiceRule(
    'parryAgainst',
    'A parry helps against',
    'Defence',
    'IN-31',
    [
      ['physical', 'physical damage'],
      ['all', 'physical and elemental damage'],
    ],
    'The table of reactions says deflection, the paragraph on parrying says physical defence.',
  ),
  switchRule(
    'excessReduced',
    'What a broken block lets through is reduced',
    'Defence',
    'IN-30',
    'It goes directly to the bearer, and as though from a hit: the first is taken to mean that no deflection is taken off.',
  ),
  switchRule(
    'brokenStrikes',
    'A broken item can still be attacked with',
    'Attacks',
    'IN-32',
    'The chapter says that what is broken can neither block nor parry, and no more.',
  ),
  switchRule(
    'thrownLeaves',
    'A thrown weapon leaves the hand',
    'Attacks',
    'IN-25',
    'The chapter does not say where it is afterwards; it lies on the ground until somebody interacts.',
  ),
  choiceRule(
    'packed',
    'What is packed comes to hand by',
    'Actions',
    'IN-09',
    [
      ['brandish', 'Brandish, like what is worn'],
      ['interact', 'Interact first'],
    ],
    'Brandish chooses what is held, and Interact uses inventory items; which of the two reaches into a pack is not said.',
  ),
  ...tables,
];

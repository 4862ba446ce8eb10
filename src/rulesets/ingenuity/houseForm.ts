/** The form of the house rules: what each assumed value is called, which rule it belongs to, and why it had to be assumed. Dice, tests, actions and movement stand here. */
import { choiceRule, numberRule, switchRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import { harmRules } from './houseHarm.ts';
import { tables } from './houseTables.ts';
import { ATTRIBUTES, SKILLS } from './items.ts';

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
  choiceRule(
    'commandEnds',
    'Guard, Ready and Wait as the action of a command',
    'Actions',
    'IN-10',
    [
      ['refused', 'cannot be: they end a turn'],
      ['taken', 'can be, and end no turn'],
    ],
    'A command gives one action; these three end one’s turn, and a command is none. What they give lasts until the own next turn.',
  ),
  choiceRule(
    'readyHeld',
    'A readied action that is not taken when its trigger comes',
    'Actions',
    'IN-12',
    [
      ['kept', 'is kept for the next time'],
      ['lapses', 'lapses'],
    ],
    'It lasts until the next turn or when triggered: whether a trigger that one lets pass ends it is not said.',
  ),
  choiceRule(
    'surprising',
    'Surprise is',
    'Actions',
    'IN-06',
    [
      ['one', 'one team’s'],
      ['several', 'shared by all teams that the GM names'],
    ],
    'The chapter speaks of the team with the benefit of surprise; with three teams or more two may lie in wait together.',
  ),
  choiceRule(
    'diagonals',
    'Diagonal steps are counted',
    'Movement',
    'IN-21',
    [
      ['each', 'anew for each Move, Sprint and step'],
      ['turn', 'on through all movement of a turn'],
    ],
    'Every second diagonal space moved counts 2 m; whether the count goes on from a Move to a Sprint is not said.',
  ),
  ...harmRules,
  ...tables,
];

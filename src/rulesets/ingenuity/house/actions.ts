/** House rules of Ingenuity on dice, tests, actions and movement. */
import { inGroup, nestedValues, wordOptions } from '../../common/declare.ts';
import { ATTRIBUTES, type Attribute, SKILLS, type Skill } from '../sheet/items.ts';

/** Metres of an ordinary person's Move. */
export const SPEED = 6;

const dice = inGroup('Dice');
export const diceRules = {
  advantage: dice.choice(
    'again',
    { again: 'both dice again, the better total counts', die: 'one more attribute die, the best counts' },
    'Advantage is rolled',
    'IN-27',
    'The chapter names advantage and double advantage and never says which dice; the luck die is rolled once.',
  ),
  mostAdvantage: dice.number(
    2,
    1,
    4,
    'Advantage stacks up to',
    'IN-27',
    'The chapter goes to double; whether a third source counts is not said. Advantage and disadvantage cancel out.',
  ),
  luckAdds: dice.number(
    4,
    0,
    10,
    'A luck roll of 20 adds to a test',
    'IN-24',
    'The chapter gives 4 for tests that are no attacks; a table may play it softer.',
  ),
};

const tests = inGroup('Tests');
/** The attribute and the skill of a test that the chapter names and does not describe. */
const madeOf = (name: string, rule: string, attribute: Attribute, skill: Skill) =>
  nestedValues({
    attribute: tests.choice(
      attribute,
      wordOptions(...ATTRIBUTES),
      `${name}: attribute`,
      rule,
      'The chapter asks for a test and does not say of what; only Fortify has its dice in an example.',
    ),
    skill: tests.choice(
      skill,
      wordOptions(...SKILLS),
      `${name}: skill`,
      rule,
      'The chapter asks for a test and does not say of what; the skills listed are those that its examples and pages name.',
    ),
  });
export const testRules = {
  tests: nestedValues({
    dodge: madeOf('Dodge', 'IN-33', 'dexterity', 'agility'),
    resist: madeOf('Resist', 'IN-33', 'will', 'resolve'),
    resuscitate: madeOf('Resuscitate', 'IN-13', 'wits', 'medicine'),
  }),
};

const actions = inGroup('Actions');
export const actionRules = {
  resuscitate: actions.number(
    6,
    0,
    40,
    'Difficulty of Resuscitate',
    'IN-13',
    'The chapter asks for a test and gives no number; 6 is the standard difficulty of the game.',
  ),
  resuscitateHealth: actions.number(
    1,
    0,
    10,
    'Least health of who is brought back',
    'IN-13',
    'Zero health means unconscious, so somebody brought back at zero needs some; no figure is given.',
  ),
  commandReach: actions.number(
    20,
    1,
    200,
    'Metres that a command carries',
    'IN-10',
    'No range is given; this is about a shout over the noise of a fight.',
  ),
  surprisedReact: actions.toggle(
    true,
    'The surprised may react',
    'IN-06',
    'In a surprise round only one team may take actions. A reaction can be taken on anybody’s turn; that the surprised have theirs is read from it.',
  ),
  packed: actions.choice(
    'brandish',
    { brandish: 'Brandish, like what is worn', interact: 'Interact first' },
    'What is packed comes to hand by',
    'IN-09',
    'Brandish chooses what is held, and Interact uses inventory items; which of the two reaches into a pack is not said.',
  ),
  commandEnds: actions.choice(
    'refused',
    { refused: 'cannot be: they end a turn', taken: 'can be, and end no turn' },
    'Guard, Ready and Wait as the action of a command',
    'IN-10',
    'A command gives one action; these three end one’s turn, and a command is none. What they give lasts until the own next turn.',
  ),
  readyHeld: actions.choice(
    'kept',
    { kept: 'is kept for the next time', lapses: 'lapses' },
    'A readied action that is not taken when its trigger comes',
    'IN-12',
    'It lasts until the next turn or when triggered: whether a trigger that one lets pass ends it is not said.',
  ),
  surprising: actions.choice(
    'one',
    { one: 'one team’s', several: 'shared by all teams that the GM names' },
    'Surprise is',
    'IN-06',
    'The chapter speaks of the team with the benefit of surprise; with three teams or more two may lie in wait together.',
  ),
  coverFrom: actions.choice(
    'map',
    { map: 'where the map shows some, and helps against those beyond it', anywhere: 'anywhere, and helps against all' },
    'Cover is sought',
    'IN-14',
    'Ranged attackers have disadvantage behind cover; what is cover is not said. Ground named low, hedge, fence, crates, barrels, bush, parapet or barricade is shot over.',
  ),
};

const movement = inGroup('Movement');
export const movementRules = {
  speed: movement.number(
    SPEED,
    1,
    30,
    'Metres of an ordinary Move',
    'IN-09',
    'The chapter moves people up to their speed and gives none. Who is faster or slower than ordinary stays so by as much.',
  ),
  walkPast: movement.choice(
    'friends',
    { friends: 'everybody but standing enemies', everybody: 'everybody', nobody: 'nobody who stands' },
    'On a walk one can pass',
    'IN-09',
    'The movement page is lost. Nobody stops on a square that is taken, whichever is chosen.',
  ),
  proneSteps: movement.toggle(
    true,
    'Who is prone can only step',
    'IN-19',
    'Crawling is not in the chapter; without this a prone combatant moves its whole speed.',
  ),
  roughGround: movement.toggle(
    true,
    'Height costs metres',
    'IN-21',
    'The movement page is lost. Here each level beyond the first, up or down, costs 1 m more.',
  ),
  difficultCosts: movement.number(
    1,
    0,
    3,
    'Leaving difficult ground costs, in metres more',
    'IN-21',
    'The movement page is lost; one metre more for each square of bad footing is the usual way.',
  ),
  diagonals: movement.choice(
    'each',
    { each: 'anew for each Move, Sprint and step', turn: 'on through all movement of a turn' },
    'Diagonal steps are counted',
    'IN-21',
    'Every second diagonal space moved counts 2 m; whether the count goes on from a Move to a Sprint is not said.',
  ),
};

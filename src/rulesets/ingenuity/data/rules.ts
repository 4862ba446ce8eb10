/** The rules of the game by number, in our own words. */
import type { RuleText } from '../../../engine/ruleset.ts';

const texts: readonly (readonly [title: string, text: string, words?: string])[] = [
  [
    'Teams and objectives',
    'Everybody belongs to a team, and each team wants something. The fight lasts until a single team is left or one has what it came for. What a team wants may change from round to round. Each team is for itself unless the table says that two hold together.',
    'end victory goal enemies friends neutral',
  ],
  [
    'Who goes first',
    'The team whose act starts the fight is first, the one it strikes at second, all others as the GM says. Whoever’s act it was opens their own first turn with that act.',
    'initiative',
  ],
  [
    'Teams take turns',
    'A team picks one member for a turn, then the next team does, until everybody has had one turn. Within a team any order goes, and it may differ each round.',
    'round alternate',
  ],
  ['Short teams', 'A team that has nobody left to act is passed over, and the others go on without it.', 'outnumbered'],
  [
    'Unable to act',
    'Who is out cold loses the chance of a turn. Whoever is brought back in the same round without having acted may be picked the next time the team picks.',
    'unconscious',
  ],
  [
    'Surprise',
    'The surprising team has a round to itself, by house rule together with others who lie in wait. Those on the other side who cannot be surprised act in it too, with teams alternating as usual.',
    'ambush danger sense',
  ],
  ['A round', 'A round is six seconds, ten of them a minute.', 'time'],
  ['Three actions', 'A turn has three actions of two seconds. What is not said to cost more costs one.', 'turn pips'],
  [
    'Everyday actions',
    'Attack with a weapon or any other item in hand, brandish (choose what is in hand, two hands at most; the rest is worn or packed), interact (doors, what lies about, what the fallen have), move up to the speed once a turn, stand up.',
    'door item hands loot pack',
  ],
  ['Command', 'For an action and 2 focus an ally gets one action at once; each ally once in a turn.', 'order ally'],
  ['Guard', 'Ends the turn. All defences and the tests of defence have 1 more until the next one.', 'defend'],
  [
    'Ready',
    'Ends the turn. Name an action and what sets it off: until the next turn it can be taken then, as the reaction, also in the middle of an enemy’s walk.',
    'trigger',
  ],
  ['Resuscitate', 'Two actions: kneel down prone beside somebody unconscious, and a test brings them round.', 'wake'],
  [
    'Seek cover',
    'Behind cover that the map shows, until the next turn: whoever shoots or throws from beyond it has disadvantage.',
    'ranged',
  ],
  [
    'Short task and sprint',
    'A short task takes three actions and a test. After a Move, 1 stamina and an action buy a second one.',
    'run',
  ],
  ['Wait', 'Ends the turn for a second reaction until the next one.', 'delay'],
  [
    'One reaction',
    'One reaction a round, on anybody’s turn; it is back when the own turn begins. One more by Wait can answer the same blow.',
  ],
  [
    'The reactions',
    'Block, dodge, fortify, intercept and parry cost 1 stamina; resist costs 1 focus.',
    'stamina focus',
  ],
  [
    'Free actions',
    'Let go of an item, drop prone, or step 1 m instead of moving. Against the prone, ranged attackers have disadvantage and melee attackers advantage.',
    'prone step',
  ],
  [
    'Longer actions',
    'What takes more actions than are left goes on in later turns. Its effect comes when all are spent, and it may be given up at no cost.',
    'extended reload crossbow',
  ],
  ['Diagonals', 'On squares of a metre every second diagonal step of a move counts two.', 'grid distance'],
  ['Attack', 'Attribute die, combat die and one proficiency against the evasion; reaching it hits.', 'test evasion'],
  [
    'Damage',
    'The result of the test and the weapon’s damage, less the reduction that fits its type, at least 1. Endurance goes first, the rest is health.',
    'deflection',
  ],
  [
    'Luck on attacks',
    'A luck roll at the weapon’s threshold or over hits without fail and does the critical damage instead. Attacks do not get the 4 that luck gives other tests at 20.',
    'critical',
  ],
  [
    'Strays',
    'Whoever shoots or throws at somebody with others within a metre and has a luck roll of 1 or less strikes one of those at random.',
    'friendly fire',
  ],
  [
    'Several attacks',
    'Every attack, a maneuver’s too, is at 2 less for each one made before it in the round, on whoever’s turn.',
    'penalty',
  ],
  [
    'Sneak and flank',
    'Advantage against a target that does not see the attacker (hidden, in the dark, out of its sight), and against one that has enemies on two opposite sides, whoever attacks it. Both give double advantage.',
    'advantage',
  ],
  [
    'Size',
    'A larger attacker finds evasion higher and deflection lower by the difference in size; a smaller one finds the opposite.',
    'small large',
  ],
  [
    'Block',
    'Decided on a hit, before its damage, also after a dodge that failed. The item takes it, less its block value and at least 1, off its durability; what else the hit does goes to the item where that is possible.',
    'shield',
  ],
  ['Beyond durability', 'What the blocking item cannot hold goes straight to its bearer.', 'excess'],
  [
    'Parry',
    'The item’s parry value, or 1, is added to the deflection against the blow. Then the item loses 1 durability.',
    'sword',
  ],
  [
    'Durability',
    'With nothing listed, metal holds 10 and anything else 4. At nought an item is broken and can neither block nor parry.',
    'broken',
  ],
  [
    'Dodge, fortify, resist',
    'A dodge is a test to get out of the way. Fortify and Resist are tests against physical and mental effects.',
    'defence',
  ],
  [
    'Intercept',
    'Move in, push an ally of any size aside to where there is room, become the target, and take one defensive action that is no further reaction, at its usual stamina unless a house rule makes it free: against the blow, to stay conscious after it, or against what rides on it.',
    'protect',
  ],
  [
    'Damage types',
    'Bludgeoning, piercing and slashing are physical. Arcane, cold, fire, radiant, shock and void are elemental. Psychic and unnamed damage is typeless, and nothing reduces that.',
  ],
  ['Harmed and bloodied', 'Harmed: half of the endurance or less is left. Bloodied: some health is missing.'],
  [
    'Keeping conscious',
    'Whoever loses health and then misses more than the constitution bears falls unconscious, or fortifies against the health that is missing.',
    'faint',
  ],
  [
    'Death',
    'At no health one is unconscious. If the damage was more than what was left, a luck test of 10 decides over life; each success raises that number by 5 for good.',
    'luck cheat',
  ],
  [
    'Nonlethal',
    'A nonlethal blow that goes past the last health brings no risk of death that time. Any damage after it does.',
  ],
  [
    'Killing strike',
    'Three actions on somebody unconscious: combat with advantage that reaches the constitution kills. A failure is a sneak attack instead.',
    'execute',
  ],
  [
    'Example: Boudica’s spear',
    'A result of 6 hits an evasion of 6. With 4 for the spear and 8 taken off, 2 get through; with luck 19 the spear does 8 and 6 get through.',
  ],
  [
    'Example: Agnessa’s shortbow',
    'Luck 1 sends her arrow into the ally beside her target. Her second attack of 5 becomes a 3 and misses.',
  ],
  [
    'Example: Boudica’s fall',
    'With 12 and 12 she takes 7 and is harmed, 10 and is bloodied but fortifies with 7 against 5, then 8: luck 1 is death.',
  ],
  [
    'Example: the guards',
    'Roland, the captain, Clementine, a guard, and so on; four against two; Roland knocked out, brought back, and picked after the guards.',
  ],
  [
    'Example: the goblins',
    'In the goblins’ surprise round Clementine, who cannot be surprised, takes a turn, and one goblin fewer attacks.',
  ],
  [
    'Example: Petra’s crossbow',
    'Her reload of two actions begins with the last of one turn and ends with the first of the next.',
  ],
];

export const ruleTexts: readonly RuleText[] = texts.map(([title, text, words], n) => ({
  id: `IN-${String(n + 1).padStart(2, '0')}`,
  title,
  text,
  ...(words ? { words: words.split(' ') } : {}),
}));

/** The house rules of Ingenuity: every value that no chapter gives, each with its reason, to be set per encounter. */
import * as z from 'zod';
import { switchRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';

const difficulty = z.number().int().min(0).max(40);
export const ingenuityHouse = z.object({
  advantage: z.enum(['again', 'die']),
  mostAdvantage: z.number().int().min(1).max(4),
  luckAdds: z.number().int().min(0).max(10),
  resuscitate: difficulty,
  resuscitateHealth: z.number().int().min(0).max(10),
  fallProne: z.boolean(),
  proneSteps: z.boolean(),
  roughGround: z.boolean(),
  difficultCosts: z.number().int().min(0).max(3),
  attackReveals: z.boolean(),
  unconsciousUnseeing: z.boolean(),
  commandReach: z.number().int().min(1).max(200),
  intercept: z.enum(['step', 'speed']),
  thrownLeaves: z.boolean(),
});
export type IngenuityHouse = z.infer<typeof ingenuityHouse>;

/** As assumed. */
export const blankHouse = (): IngenuityHouse => ({
  advantage: 'again',
  mostAdvantage: 2,
  luckAdds: 4,
  resuscitate: 6,
  resuscitateHealth: 1,
  fallProne: true,
  proneSteps: true,
  roughGround: true,
  difficultCosts: 1,
  attackReveals: true,
  unconsciousUnseeing: true,
  commandReach: 20,
  intercept: 'speed',
  thrownLeaves: true,
});

const number = (
  path: string,
  label: string,
  group: string,
  rule: string,
  range: readonly [number, number],
  why: string,
): HouseRule => ({ path, label, group, rule, why, kind: 'number', min: range[0], max: range[1] });

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
  number(
    'mostAdvantage',
    'Advantage stacks up to',
    'Dice',
    'IN-27',
    [1, 4],
    'The chapter goes to double; whether a third source counts is not said. Advantage and disadvantage cancel out.',
  ),
  number(
    'luckAdds',
    'A luck roll of 20 adds to a test',
    'Dice',
    'IN-24',
    [0, 10],
    'The chapter gives 4 for tests that are no attacks; a table may play it softer.',
  ),
  number(
    'resuscitate',
    'Difficulty of Resuscitate',
    'Actions',
    'IN-13',
    [0, 40],
    'The chapter asks for a test and gives no number; 6 is the standard difficulty of the game.',
  ),
  number(
    'resuscitateHealth',
    'Least health of who is brought back',
    'Actions',
    'IN-13',
    [0, 10],
    'Zero health means unconscious, so somebody brought back at zero needs some; no figure is given.',
  ),
  number(
    'commandReach',
    'Metres that a command carries',
    'Actions',
    'IN-10',
    [1, 200],
    'No range is given; this is about a shout over the noise of a fight.',
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
  number(
    'difficultCosts',
    'Leaving difficult ground costs, in metres more',
    'Movement',
    'IN-21',
    [0, 3],
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
    'thrownLeaves',
    'A thrown weapon leaves the hand',
    'Attacks',
    'IN-25',
    'The chapter does not say where it is afterwards; it lies on the ground until somebody interacts.',
  ),
];

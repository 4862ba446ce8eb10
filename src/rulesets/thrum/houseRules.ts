/** Thrum's house rules: every value that had to be assumed, with why, and a table's own abilities. */
import * as z from 'zod';
import { choiceRule, switchRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import { abilitySchema } from './abilities/schema.ts';

export const houseSchema = z.object({
  /** Who has it when both totals are equal. */
  ties: z.enum(['defender', 'attacker']),
  /** Whether three in a row bar mental attacks as well. */
  obstructMental: z.boolean(),
  /** Whether a wall or shut door across the line bars aiming. */
  wallsBar: z.boolean(),
  /** Who goes first on equal initiative. */
  initiativeTies: z.enum(['party', 'modifier']),
  /** Which conditions Recover and the like may end. */
  statuses: z.enum(['twelve', 'eight']),
  /** An incapacitated enemy next to one can be put out of the fight with an action. */
  coup: z.enum(['off', 'foes', 'all']),
  /** Whether foes take part in round zero. */
  foesInRoundZero: z.boolean(),
  /** TH-15: who has it when a landing and the drop come to the same total. */
  dropTies: z.enum(['falls', 'lands']).default('falls'),
  /** TH-13: whether an area may hang over the edge of the map. */
  areaEdges: z.enum(['over', 'within']).default('over'),
  /** TH-23: how low an attacker must stand for a character to be cover. */
  coverHeight: z.enum(['no higher', 'lower']).default('no higher'),
  /** TH-21: whether the Vulnerable that Evasion costs comes after the attack has landed or before, so that it raises it. */
  evasionCost: z.enum(['after', 'before']).default('after'),
  /** TH-42: how long Hastened lasts where no ability says so. */
  hastened: z.enum(['next turn', 'fight']).default('next turn'),
  /** TH-42: what a step of the Disoriented costs that would stray into a wall, a character or off the map. */
  stumbles: z.enum(['paid', 'free']).default('paid'),
  /** Abilities that this table has made. */
  abilities: z.array(abilitySchema).max(200),
});
export type House = z.infer<typeof houseSchema>;

export const blankHouse = (): House => ({
  ties: 'defender',
  obstructMental: false,
  wallsBar: true,
  initiativeTies: 'party',
  statuses: 'twelve',
  coup: 'off',
  foesInRoundZero: true,
  dropTies: 'falls',
  areaEdges: 'over',
  coverHeight: 'no higher',
  evasionCost: 'after',
  hastened: 'next turn',
  stumbles: 'paid',
  abilities: [],
});

export const houseRules: readonly HouseRule[] = [
  choiceRule(
    'ties',
    'Equal totals go to',
    'Contests',
    'TH-19',
    [
      ['defender', 'the defender'],
      ['attacker', 'the attacker'],
    ],
    'The chapter says nothing of ties; an early rulebook gives them to the defender.',
  ),
  choiceRule(
    'dropTies',
    'Equal totals of a landing and the drop mean that one',
    'Contests',
    'TH-15',
    [
      ['falls', 'lands badly'],
      ['lands', 'lands well'],
    ],
    'The drop contests the roll, and ties go to whoever contests; but one may as well be said to defend oneself against the drop.',
  ),
  choiceRule(
    'areaEdges',
    'At the edge of the map an area',
    'Space',
    'TH-13',
    [
      ['over', 'may hang over any edge, with what lies on the map'],
      ['within', 'lies on the map as a whole'],
    ],
    'The chapter calls an area a square on the grid and says nothing of where the grid ends.',
  ),
  choiceRule(
    'evasionCost',
    'Vulnerable from Evasion comes',
    'Contests',
    'TH-21',
    [
      ['after', 'after the attack has landed'],
      ['before', 'before it lands, and raises its load'],
    ],
    'The chapter names the effect and the Vulnerable together and does not say which comes first.',
  ),
  choiceRule(
    'coverHeight',
    'A character is cover against attackers',
    'Space',
    'TH-23',
    [
      ['no higher', 'who stand no higher than it'],
      ['lower', 'who stand lower than it'],
    ],
    'Taken by the letter, nobody on level ground would ever be covered by a character.',
  ),
  switchRule(
    'obstructMental',
    'Obstruction stops mental attacks too',
    'Space',
    'TH-24',
    'The chapter speaks of obstruction within cover, and cover is for physical attacks.',
  ),
  switchRule(
    'wallsBar',
    'Walls and shut doors bar aiming',
    'Space',
    'TH-24',
    'The chapter has no walls between squares; a wall across the line is read as an obstructed way.',
  ),
  choiceRule(
    'initiativeTies',
    'On equal initiative',
    'Flow',
    'TH-02',
    [
      ['party', 'the players’ side first, then the higher modifier'],
      ['modifier', 'the higher modifier first'],
    ],
    'No source says how ties of initiative are broken.',
  ),
  choiceRule(
    'statuses',
    'A status that can be ended is one of',
    'Conditions',
    'TH-40',
    [
      ['twelve', 'the eight that tick, Dazed, Immobilized, Disoriented, Stunned'],
      ['eight', 'the eight that tick'],
    ],
    'The wiki says that some statuses have a number, so there are some without; which ones is not said.',
  ),
  choiceRule(
    'hastened',
    'Hastened lasts, where nothing else is said,',
    'Conditions',
    'TH-42',
    [
      ['next turn', 'to the end of its bearer’s next turn'],
      ['fight', 'to the end of the fight'],
    ],
    'No source says how long it lasts.',
  ),
  choiceRule(
    'stumbles',
    'A disoriented step that is barred',
    'Conditions',
    'TH-42',
    [
      ['paid', 'is spent on the spot'],
      ['free', 'costs nothing'],
    ],
    'No source says; were it free, one could roll again without end.',
  ),
  choiceRule(
    'coup',
    'An incapacitated neighbour can be put out of the fight',
    'Incapacity',
    'TH-35',
    [
      ['off', 'never'],
      ['foes', 'foes only'],
      ['all', 'anybody'],
    ],
    'An early rulebook had such an action; the current list of basic abilities does not.',
  ),
  switchRule(
    'foesInRoundZero',
    'Foes take a stance in round zero too',
    'Flow',
    'TH-04',
    'One sentence of the chapter names the players’ characters, another all characters.',
  ),
];

/** Thrum's house rules: every value that had to be assumed, with why, and a table's own abilities. */
import * as z from 'zod';
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
  coverHeight: 'no higher',
  evasionCost: 'after',
  hastened: 'next turn',
  stumbles: 'paid',
  abilities: [],
});

export const houseRules: readonly HouseRule[] = [
  {
    path: 'ties',
    kind: 'choice',
    label: 'Equal totals go to',
    group: 'Contests',
    options: [
      { id: 'defender', label: 'the defender' },
      { id: 'attacker', label: 'the attacker' },
    ],
    rule: 'TH-19',
    why: 'The chapter says nothing of ties; an early rulebook gives them to the defender.',
  },
  {
    path: 'evasionCost',
    kind: 'choice',
    label: 'Vulnerable from Evasion comes',
    group: 'Contests',
    options: [
      { id: 'after', label: 'after the attack has landed' },
      { id: 'before', label: 'before it lands, and raises its load' },
    ],
    rule: 'TH-21',
    why: 'The chapter names the effect and the Vulnerable together and does not say which comes first.',
  },
  {
    path: 'coverHeight',
    kind: 'choice',
    label: 'A character is cover against attackers',
    group: 'Space',
    options: [
      { id: 'no higher', label: 'who stand no higher than it' },
      { id: 'lower', label: 'who stand lower than it' },
    ],
    rule: 'TH-23',
    why: 'Taken by the letter, nobody on level ground would ever be covered by a character.',
  },
  {
    path: 'obstructMental',
    kind: 'switch',
    label: 'Obstruction stops mental attacks too',
    group: 'Space',
    rule: 'TH-24',
    why: 'The chapter speaks of obstruction within cover, and cover is for physical attacks.',
  },
  {
    path: 'wallsBar',
    kind: 'switch',
    label: 'Walls and shut doors bar aiming',
    group: 'Space',
    rule: 'TH-24',
    why: 'The chapter has no walls between squares; a wall across the line is read as an obstructed way.',
  },
  {
    path: 'initiativeTies',
    kind: 'choice',
    label: 'On equal initiative',
    group: 'Flow',
    options: [
      { id: 'party', label: 'the players’ side first, then the higher modifier' },
      { id: 'modifier', label: 'the higher modifier first' },
    ],
    rule: 'TH-02',
    why: 'No source says how ties of initiative are broken.',
  },
  {
    path: 'statuses',
    kind: 'choice',
    label: 'A status that can be ended is one of',
    group: 'Conditions',
    options: [
      { id: 'twelve', label: 'the eight that tick, Dazed, Immobilized, Disoriented, Stunned' },
      { id: 'eight', label: 'the eight that tick' },
    ],
    rule: 'TH-40',
    why: 'The wiki says that some statuses have a number, so there are some without; which ones is not said.',
  },
  {
    path: 'hastened',
    kind: 'choice',
    label: 'Hastened lasts, where nothing else is said,',
    group: 'Conditions',
    options: [
      { id: 'next turn', label: 'to the end of its bearer’s next turn' },
      { id: 'fight', label: 'to the end of the fight' },
    ],
    rule: 'TH-42',
    why: 'No source says how long it lasts.',
  },
  {
    path: 'stumbles',
    kind: 'choice',
    label: 'A disoriented step that is barred',
    group: 'Conditions',
    options: [
      { id: 'paid', label: 'is spent on the spot' },
      { id: 'free', label: 'costs nothing' },
    ],
    rule: 'TH-42',
    why: 'No source says; were it free, one could roll again without end.',
  },
  {
    path: 'coup',
    kind: 'choice',
    label: 'An incapacitated neighbour can be put out of the fight',
    group: 'Incapacity',
    options: [
      { id: 'off', label: 'never' },
      { id: 'foes', label: 'foes only' },
      { id: 'all', label: 'anybody' },
    ],
    rule: 'TH-35',
    why: 'An early rulebook had such an action; the current list of basic abilities does not.',
  },
  {
    path: 'foesInRoundZero',
    kind: 'switch',
    label: 'Foes take a stance in round zero too',
    group: 'Flow',
    rule: 'TH-04',
    why: 'One sentence of the chapter names the players’ characters, another all characters.',
  },
];

/** Attributes, Actions and tests: the parts of a pool of dice, and the purposes of a roll. */
export const ATTRIBUTES = ['strength', 'dexterity', 'intuition', 'reason', 'presence'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SKILLS = [
  'strike',
  'shoot',
  'force',
  'endure',
  'finesse',
  'sneak',
  'track',
  'read',
  'study',
  'persuade',
  'charm',
  'intimidate',
  'cast',
] as const;
/** The book's Actions, whose ratings are used in tests. */
export type Skill = (typeof SKILLS)[number];

/**
 * The kinds of tests, with the words by which the Director makes one harder. A circumstance names a
 * kind of test or the tested Action.
 */
export const TEST_NAMES = {
  blow: 'Attacks in close combat',
  shot: 'Shots and throws',
  spell: 'Magic',
  grapple: 'Grappling and gagging',
  push: 'Pushing',
  flight: 'Fleeing',
  obstacle: 'Getting past obstacles',
  climb: 'Climbing',
  sway: 'Swaying with words',
  lure: 'Luring',
  survey: 'Surveying',
  'put-out': 'Putting fires out',
  dodge: 'Dodging',
  parry: 'Parrying',
  resist: 'Resisting magic',
  'stand-firm': 'Standing firm',
  'break-free': 'Breaking free',
  hold: 'Holding on',
  chase: 'Giving chase',
  ambush: 'Sneaking up',
  watch: 'Noticing an ambush',
  fear: 'Enduring fear',
  fire: 'Enduring fire',
  poison: 'Enduring poison',
  fall: 'Enduring a fall',
  hardship: 'Enduring hardship',
} as const;
export type TestName = keyof typeof TEST_NAMES;
export const TESTS = Object.keys(TEST_NAMES) as TestName[];

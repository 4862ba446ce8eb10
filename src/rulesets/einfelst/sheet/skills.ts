/** Attributes, Actions and tests: what a pool of dice is made of, and what it is rolled for. */
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
/** The book's Actions: the ratings that tests are made with. */
export type Skill = (typeof SKILLS)[number];

/**
 * What a test is made for, with the words by which the Director names the test as harder. A
 * circumstance names a test or the tested Action.
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

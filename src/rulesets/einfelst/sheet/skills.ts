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
/** What the book calls an Action: the thing that is tested. */
export type Skill = (typeof SKILLS)[number];

/** What a test is made for. A circumstance may name it, or the Action that is tested. */
export const TESTS = [
  'blow',
  'shot',
  'spell',
  'grapple',
  'push',
  'flight',
  'obstacle',
  'climb',
  'sway',
  'lure',
  'survey',
  'put-out',
  'dodge',
  'parry',
  'resist',
  'stand-firm',
  'break-free',
  'hold',
  'chase',
  'ambush',
  'watch',
  'fear',
  'fire',
  'poison',
  'fall',
  'hardship',
] as const;
export type TestName = (typeof TESTS)[number];

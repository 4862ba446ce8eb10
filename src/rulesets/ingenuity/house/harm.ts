/** House rules of Ingenuity on harm, attacks and defence. */
import { inGroup } from '../../common/declare.ts';

const harm = inGroup('Harm');
export const harmRules = {
  fallProne: harm.toggle(
    true,
    'Who loses consciousness falls prone',
    'IN-37',
    'The chapter does not say so; standing up again then costs an action.',
  ),
  unconsciousUnseeing: harm.toggle(
    true,
    'The unconscious count as unseeing',
    'IN-27',
    'A failed killing strike is resolved as a sneak attack; that any attack on them is one is read from it.',
  ),
  atZero: harm.choice(
    'beyond',
    { beyond: 'damage that goes beyond the endurance left', any: 'any damage' },
    'At no health one risks death by',
    'IN-39',
    'Any more damage taken while at zero health risks death as normal, and normally what endurance takes does not.',
  ),
  namelessTiers: harm.choice(
    'none',
    {
      none: 'only those marked on their sheet',
      rabble: 'those of the tier rabble too',
      guard: 'those of the tier guard too',
      veteran: 'those of the tier veteran too',
      brute: 'those of the tier brute too',
      all: 'all of a tier',
    },
    'Foes that die without a luck test',
    'IN-38',
    'Whoever risks death may make a luck test; for foes of no name a table may not want to roll it.',
  ),
  killingWith: harm.choice(
    'any',
    { any: 'any weapon', nonlethal: 'a nonlethal weapon', lethal: 'a weapon that is not nonlethal' },
    'A killing strike takes',
    'IN-40',
    'The chapter says any nonlethal weapon, which is an odd tool for killing; here it is read as any weapon, even a nonlethal one.',
  ),
};

const attacks = inGroup('Attacks');
export const attackRules = {
  solid: attacks.choice(
    'blocks',
    { blocks: 'stops sight and attacks like a wall', open: 'does not' },
    'Solid ground between two',
    'IN-27',
    'The page on distances is lost. What is on the straight line from square to square counts, from either end.',
  ),
  light: attacks.choice(
    'named',
    { named: 'on ground whose name says so', dark: 'everywhere that no light reaches' },
    'It is dark',
    'IN-27',
    'Enemies who cannot see the attacker are attacked with advantage; what they can see in the dark is not said.',
  ),
  lightReach: attacks.number(
    6,
    0,
    100,
    'Metres that burning ground lights',
    'IN-27',
    'No light’s reach is given. What is held or lies about lights as far as its own figures say; a torch 6 m.',
  ),
  darkSees: attacks.number(
    1,
    0,
    100,
    'Metres that one sees in the dark',
    'IN-27',
    'Not said; whoever stands beside one is taken to be noticed.',
  ),
  attackReveals: attacks.toggle(
    true,
    'An attack shows where one is',
    'IN-27',
    'The chapter does not say when one who was unseen is seen; here with the first attack.',
  ),
  deflectionBelow: attacks.choice(
    'nothing',
    { nothing: 'is nothing', counts: 'adds to the damage' },
    'Deflection below nothing',
    'IN-28',
    'A larger attacker treats deflection as lower by the difference in size; whether it can fall below nothing is not said.',
  ),
  brokenStrikes: attacks.toggle(
    true,
    'A broken item can still be attacked with',
    'IN-32',
    'The chapter says that what is broken can neither block nor parry, and no more.',
  ),
  thrownLeaves: attacks.toggle(
    true,
    'A thrown weapon leaves the hand',
    'IN-25',
    'The chapter does not say where it is afterwards; it lies on the ground until somebody interacts.',
  ),
};

const defence = inGroup('Defence');
export const defenceRules = {
  intercept: defence.choice(
    'speed',
    { speed: 'one Move', step: 'one step' },
    'Intercept reaches an ally within',
    'IN-34',
    'The chapter says to move in and gives no distance.',
  ),
  interceptPays: defence.toggle(
    true,
    'The free defence of Intercept still costs its stamina',
    'IN-34',
    'A free reaction does not count against the limit of one; of what a block or a dodge costs nothing is taken off.',
  ),
  defendWhen: defence.choice(
    'hit',
    { hit: 'once it is known that it hits', attack: 'before the attack is rolled' },
    'Dodge and parry are chosen',
    'IN-33',
    'Of a block the chapter says that it may be decided once one would get hit; of the others it does not say when.',
  ),
  dodgeAgainst: defence.choice(
    'result',
    { result: 'reach the attack’s result', over: 'be over the attack’s result', set: 'reach a number of its own' },
    'A dodge must',
    'IN-33',
    'The chapter asks for a test and gives no number. A test that reaches its number succeeds, and so does an attack that reaches the evasion: a tie can go to either.',
  ),
  dodgeNumber: defence.number(
    6,
    0,
    40,
    'The number of its own of a dodge',
    'IN-33',
    'Only where a dodge has one; 6 is the standard difficulty of the game.',
  ),
  parryAdds: defence.choice(
    'deflection',
    { deflection: 'deflection: less damage', evasion: 'evasion: the blow may miss' },
    'A parry adds to',
    'IN-31',
    'The table of reactions says deflection; the paragraph says physical defence, which can be taken for what an attack must reach.',
  ),
  parryAgainst: defence.choice(
    'physical',
    { physical: 'physical damage', all: 'physical and elemental damage' },
    'A parry helps against',
    'IN-31',
    'The table of reactions says deflection, the paragraph on parrying says physical defence.',
  ),
  excessReduced: defence.toggle(
    false,
    'What a broken block lets through is reduced',
    'IN-30',
    'It goes directly to the bearer, and as though from a hit: the first is taken to mean that no deflection is taken off.',
  ),
};

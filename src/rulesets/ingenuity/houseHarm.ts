/** House rules of attacks, defence and harm: what each is called, and why it had to be assumed. */
import { choiceRule, numberRule, switchRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';

export const harmRules: readonly HouseRule[] = [
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
  choiceRule(
    'killingWith',
    'A killing strike takes',
    'Harm',
    'IN-40',
    [
      ['any', 'any weapon'],
      ['nonlethal', 'a nonlethal weapon'],
      ['lethal', 'a weapon that is not nonlethal'],
    ],
    'The chapter says any nonlethal weapon, which is an odd tool for killing; here it is read as any weapon, even a nonlethal one.',
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
    'interceptPays',
    'The free defence of Intercept still costs its stamina',
    'Defence',
    'IN-34',
    'A free reaction does not count as one; whether the stamina of a block or a dodge is due with it is not said.',
  ),
  choiceRule(
    'defendWhen',
    'Dodge and parry are chosen',
    'Defence',
    'IN-33',
    [
      ['hit', 'once it is known that it hits'],
      ['attack', 'before the attack is rolled'],
    ],
    'Of a block the chapter says that it may be decided once one would get hit; of the others it does not say when.',
  ),
  choiceRule(
    'dodgeAgainst',
    'A dodge must',
    'Defence',
    'IN-33',
    [
      ['result', 'reach the attack’s result'],
      ['over', 'be over the attack’s result'],
      ['set', 'reach a number of its own'],
    ],
    'The chapter asks for a test and gives no number. A test that reaches its number succeeds, and so does an attack that reaches the evasion: a tie can go to either.',
  ),
  numberRule(
    'dodgeNumber',
    'The number of its own of a dodge',
    'Defence',
    'IN-33',
    0,
    40,
    'Only where a dodge has one; 6 is the standard difficulty of the game.',
  ),
  choiceRule(
    'parryAdds',
    'A parry adds to',
    'Defence',
    'IN-31',
    [
      ['deflection', 'deflection: less damage'],
      ['evasion', 'evasion: the blow may miss'],
    ],
    'The table of reactions says deflection; the paragraph says physical defence, which can be taken for what an attack must reach.',
  ),
  choiceRule(
    'parryAgainst',
    'A parry helps against',
    'Defence',
    'IN-31',
    [
      ['physical', 'physical damage'],
      ['all', 'physical and elemental damage'],
    ],
    'The table of reactions says deflection, the paragraph on parrying says physical defence.',
  ),
  choiceRule(
    'deflectionBelow',
    'Deflection below nothing',
    'Attacks',
    'IN-28',
    [
      ['nothing', 'is nothing'],
      ['counts', 'adds to the damage'],
    ],
    'A larger attacker treats deflection as lower by the difference in size; whether it can fall below nothing is not said.',
  ),
  switchRule(
    'excessReduced',
    'What a broken block lets through is reduced',
    'Defence',
    'IN-30',
    'It goes directly to the bearer, and as though from a hit: the first is taken to mean that no deflection is taken off.',
  ),
  switchRule(
    'brokenStrikes',
    'A broken item can still be attacked with',
    'Attacks',
    'IN-32',
    'The chapter says that what is broken can neither block nor parry, and no more.',
  ),
  switchRule(
    'thrownLeaves',
    'A thrown weapon leaves the hand',
    'Attacks',
    'IN-25',
    'The chapter does not say where it is afterwards; it lies on the ground until somebody interacts.',
  ),
];

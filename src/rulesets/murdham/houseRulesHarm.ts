/** House rules of damage and healing, and of the things that people use, each with why it had to be assumed. */
import type { HouseRule } from '../../engine/ruleset.ts';
import { inGroup } from './houseRuleForms.ts';

const harm = inGroup('Damage');
export const damageRules: readonly HouseRule[] = [
  harm.choice(
    'armourOrder',
    'Damage is multiplied by size and the like',
    'MU-28',
    [
      ['after-size', 'Before armour'],
      ['before-size', 'After armour'],
    ],
    'The steps of a blow are given one by one and not in order.',
  ),
  harm.choice(
    'largeArmour',
    'Armour of large sizes',
    'MU-28',
    [
      ['worn-and-natural', 'Natural and worn are multiplied'],
      ['natural', 'Only natural is multiplied'],
    ],
    'Printed armour is the base figure; whether a suit is multiplied too is not said.',
  ),
  harm.choice(
    'deathMark',
    'Damage that kills outright',
    'MU-29',
    [
      ['health', 'The maximum health'],
      ['str', 'STR, to the letter'],
    ],
    'To the letter a large creature would die of half its health and a small one survive twice its own.',
  ),
  harm.choice(
    'helmetAtOne',
    'A helmet at 1 health',
    'MU-29',
    [
      ['two', 'Health 0 is critical all the same'],
      ['saves', 'The loss of the last is not critical'],
    ],
    'It lifts the mark to 2, which one who has 1 cannot lose; health 0 is critical besides.',
  ),
  harm.choice(
    'hitWhileDown',
    'Hurt again at health 0',
    'MU-29',
    [
      ['mark', 'Dies only of damage that kills outright'],
      ['kills', 'Dies of any damage'],
    ],
    'There is no health left to lose, and the dying have their own clock.',
  ),
  harm.choice(
    'constructCritical',
    'A construct is disabled',
    'MU-29',
    [
      ['disabled', 'By critical damage'],
      ['at-zero', 'At health 0'],
    ],
    'It is disabled by critical damage; whether it can be dying besides is not said.',
  ),
  harm.choice(
    'blastRoll',
    'The damage of a blast',
    'MU-30',
    [
      ['once', 'One roll for all who are hit alike'],
      ['each', 'One roll for each'],
    ],
    'The chapter does not say how often the dice are rolled.',
  ),
  harm.toggle(
    'sneakBrawling',
    'Brawling counts for a Sneak attack with bare hands',
    'MU-12',
    'The one skill says that it is impaired, the other that bare hands are not.',
  ),
  harm.toggle(
    'stunArmour',
    'Strike to stun meets armour',
    'MU-34',
    'The roll is compared with health; whether armour takes from it first is not said.',
  ),
  harm.toggle(
    'grabNeedsDamage',
    'A weapon that grabs must do damage to grab',
    'MU-36',
    'What needs damage fails without it; whether a grab does is not said.',
  ),
  harm.choice(
    'largerHolds',
    'Held by somebody larger',
    'MU-36',
    [
      ['always', 'The save to get loose fails'],
      ['roll', 'The save is rolled'],
    ],
    'The larger wins STR saves without a roll; whether getting loose is one against the holder is not said.',
  ),
  harm.choice(
    'metal',
    'Lightning is enhanced against',
    'MU-28',
    [
      ['heavy', 'Heavy armour'],
      ['any', 'Any armour'],
    ],
    'Much metal is named, and no suit.',
  ),
  harm.toggle(
    'mindlessConfused',
    'The mindless can be confused',
    'MU',
    'They are immune to what works on minds; confusion weakens body and mind.',
  ),
  harm.choice(
    'confusionHealth',
    'Health lost with STR by confusion',
    'MU',
    [
      ['lost', 'Stays lost'],
      ['returns', 'Comes back with the points'],
    ],
    'The abilities come back; of the health nothing is said.',
  ),
  harm.choice(
    'regenerates',
    'Regeneration works at the start of',
    'MU',
    [
      ['turn-or-reaction', 'The turn, or a reaction that takes it'],
      ['turn', 'The turn only'],
    ],
    'It works at the start of the turn each round; of turns spent on reactions nothing is said.',
  ),
  harm.toggle(
    'downRegenerate',
    'Regeneration works in those who are down',
    'MU',
    'They take no turn for it to begin with; it works at the round’s end then.',
  ),
  harm.choice(
    'copiesAct',
    'What splits off acts',
    'MU-29',
    [
      ['next-round', 'From the next round on'],
      ['at-once', 'In this round'],
    ],
    'When the new one has its first turn is not said.',
  ),
  harm.number(
    'poxCorruption',
    'Corruption by demon pox, on catching it',
    [0, 12],
    'MU',
    'The disease corrupts; how much is not printed.',
  ),
];

const things = inGroup('Things');
export const thingRules: readonly HouseRule[] = [
  things.choice(
    'throwing',
    'Throwing a vial or a net',
    'MU-09',
    [
      ['main', 'An attack: the main action'],
      ['bonus', 'A bonus action'],
    ],
    'They are weapons, and consumables are used by bonus actions.',
  ),
  things.choice(
    'feeding',
    'Giving a drink to somebody',
    'MU-09',
    [
      ['bonus', 'A bonus action'],
      ['main', 'A main action'],
    ],
    'Drinking is a bonus action; of helping others nothing is said.',
  ),
  things.number('netReach', 'Reach of a thrown net', [0, 8], 'MU-34', 'No range is printed.'),
  things.toggle('netSave', 'A STR save against a net', 'MU-34', 'The target is entangled; no save is printed.'),
  things.toggle('flashSave', 'A STR save against a flash', 'MU-34', 'The target is stunned; no save is printed.'),
  things.toggle(
    'willingDrugs',
    'Who takes a drug may let it work',
    'MU-09',
    'The save is asked of whoever takes it; whether one may fail on purpose is not said.',
  ),
  things.choice(
    'weedHealth',
    'STR by crimson weed lifts',
    'MU-09',
    [
      ['maximum', 'The maximum of health'],
      ['both', 'Health too'],
    ],
    'Health goes down with STR; whether it goes up with it is not said.',
  ),
  things.choice(
    'vomitRuins',
    'Acid vomit ruins',
    'MU',
    [
      ['worn-and-held', 'All that is worn or held'],
      ['worn', 'What is worn'],
    ],
    'It ruins gear; which is not said.',
  ),
  things.choice(
    'wornCounts',
    'Armour has been used, for its durability roll,',
    'MU-48',
    [
      ['stopped', 'When it counted against a hit'],
      ['hit', 'When its bearer was hit at all'],
    ],
    'Everything used is rolled for; when armour is used is not said.',
  ),
  things.toggle(
    'oneOnExtra',
    'A 1 on an extra die breaks a damaged weapon too',
    'MU-49',
    'A 1 of the damage die breaks it; whether the dice of an explosion count is not said.',
  ),
];

/**
 * The conditions and states of Murdham: their names, a few words on what they do, their rules, and
 * how a sheet stores one.
 */
import {
  choiceValue,
  chosenFrom,
  filledValue,
  memberValue,
  numberValue,
  orUnset,
  rowsValue,
  textValue,
  type Values,
} from '../../common/declare.ts';
import { fillConditions } from './shortForms.ts';
import { type ConditionId, conditionIds, type Post } from './terms.ts';

export interface ConditionSpec {
  label: string;
  does: string;
  /** The number of the rule, or 'MU' for conditions that only the conditions chapter names. */
  rule: string;
  tone: 'good' | 'bad' | 'plain';
}

const bad = (label: string, does: string, rule = 'MU'): ConditionSpec => ({ label, does, rule, tone: 'bad' });
const good = (label: string, does: string, rule = 'MU'): ConditionSpec => ({ label, does, rule, tone: 'good' });
const state = (label: string, does: string, rule = 'MU'): ConditionSpec => ({ label, does, rule, tone: 'plain' });

/** Every condition that a sheet can carry. */
export const conditionSpecs: Readonly<Record<ConditionId, ConditionSpec>> = {
  'arm-injury': bad('Arm injury', 'One arm is useless: nothing for two hands, no shield with a weapon.', 'MU-29'),
  blind: bad('Blind', 'Melee attacks need a WIT save; no ranged attacks.', 'MU-15'),
  confused: bad('Confused', 'Own attacks are impaired, all abilities −2; a second confusion takes out.'),
  deaf: bad('Deaf', 'Hears nothing.'),
  dying: bad('Dying', 'Dies at the end of the next round unless healed.', 'MU-29'),
  encumbered: bad('Encumbered', 'Half speed; an AGI save also needs a STR save.'),
  entangled: bad('Entangled', 'The turn is only for a STR save to get loose; no reactions.', 'MU-36'),
  'eye-injury': bad('Eye injury', 'Ranges of shots and powers are halved.', 'MU-16'),
  frenzied: bad('Frenzied', 'Must attack or close in; no fear; critical damage does not take out.'),
  frightened: bad('Frightened', 'May not come closer to what frightens.'),
  hobbled: bad('Hobbled', 'Half speed, and needs a stick.'),
  incapacitated: bad('Incapacitated', 'Cannot act at all and is defenceless.', 'MU-29'),
  poisoned: bad('Poisoned', 'The dose works when its time comes, unless an antidote is faster.'),
  sick: bad('Sick', 'Daily saves; no effect in a fight as a rule.'),
  silenced: bad('Silenced', 'No speech, so no powers but silent ones.'),
  stunned: bad('Stunned', 'Loses the next turn.'),
  terrified: bad('Terrified', 'Must flee from what terrifies; cornered, counts as incapacitated.'),
  dead: bad('Dead', 'Out of the fight.', 'MU-29'),
  banished: bad('Banished', 'A demon defeated: gone from this world.', 'MU-29'),
  disabled: bad('Disabled', 'A construct broken by critical damage.', 'MU-29'),
  surrendered: state('Surrendered', 'Has yielded; may fight on if harmed by the enemy.', 'MU-46'),
  fled: state('Fled', 'Has left the fight.', 'MU-45'),
  'carried-off': bad('Carried off', 'Taken from the field by the holder; has not fled.', 'MU-37'),
  retreating: state('Retreating', 'Leaves the fight after failing morale.', 'MU-45'),
  'must-yield': bad('Broken', 'Failed morale: must surrender or retreat.', 'MU-45'),
  taunted: bad('Taunted', 'Through the next turn may only harm the taunter.', 'MU-08'),
  distracted: bad('Distracted', 'Loses the next turn and cannot react until then.', 'MU-08'),
  grabbed: bad('Grabbed', 'Held, so entangled, until the holder lets go or a STR save breaks it.', 'MU-36'),
  netted: bad('Netted', 'Entangled in a net until broken out of.', 'MU-36'),
  concealed: good(
    'Concealed',
    'The enemy does not know where: whoever is attacked from hiding is surprised and cannot react.',
    'MU-42',
  ),
  unaware: bad('Unaware', 'Does not know of the attacker: cannot react.', 'MU-19'),
  invisible: good('Not visible', 'Attacks in melee need a WIT save to hit; shots are impossible.', 'MU-15'),
  obscured: good('Obscured', 'Protected by concealment: damage from attacks is impaired.', 'MU-25'),
  'in-cover': good('In cover', 'Armour +1, unless the attack goes through.', 'MU-26'),
  climbing: state('Climbing', 'Attacks impaired, one hand taken; AGI save at the end of the round or a fall.'),
  'in-water': state('In water', 'Attacks impaired; in rough water an AGI save each round.'),
  aloft: state('Aloft', 'In the air: out of reach of melee from the ground.'),
  mounted: state('Mounted', 'Acts in one turn with the mount.'),
  'magic-shield': good('Magic shield', 'A profane power fails one time in two.'),
  courage: good('Courage', 'Immune to fear and morale; terror counts as fear.', 'MU-45'),
  protection: good('Protection', 'Armour +1 while no armour is worn.', 'MU-28'),
  martyrdom: good('Martyrdom', 'Half of any damage goes to the linked one.', 'MU-28'),
  mandrake: good('Mandrake', 'Critical damage does not take out.', 'MU-29'),
  'crimson-weed': good('Crimson weed', 'All abilities +2 now, −4 when it ends.'),
  transformed: bad('Transformed', 'In another shape, and out of the fight until it ends.'),
  'in-shape': good('In animal shape', 'An animal in body; WIT and mind are as before. Until the stretch ends.'),
  enthralled: bad('Enthralled', 'Warmer feelings for the caster than before.'),
  hunting: bad('Hunting', 'Obsessed with hunting down one person.'),
  possessed: bad('Possessed', 'Something else rules the body and fights with it.'),
  breathless: bad(
    'Out of air',
    'Rounds of breath left; then each round’s end asks a STR save: the first failed one takes out, the next kills.',
  ),
  'water-breathing': good('Water breathing', 'Breathes under water and swims without a save.'),
};

const labels = Object.fromEntries(conditionIds.map((id) => [id, conditionSpecs[id].label])) as Record<
  ConditionId,
  string
>;
const condition = {
  id: choiceValue('concealed', labels, { label: 'Condition' }),
  /**
   * When the condition ends by itself: with the round, the stretch, the watch or a full rest.
   * `cause` means that something must end it.
   */
  until: choiceValue(
    'cause',
    { round: 'Round', stretch: 'Stretch', watch: 'Watch', rest: 'Full rest', cause: 'Until something ends it' },
    { label: 'Lasts' },
  ),
  by: orUnset(
    'Nobody',
    memberValue('combatants', { label: 'From whom', help: 'The holder, the taunter, what frightens.' }),
  ),
  /** The round ends left. For the dying 1 means at this round's end. */
  rounds: orUnset('Not counted', numberValue(0, 0, 999, { label: 'Rounds left' })),
  /** A poison's id, an arm, metres up. */
  note: orUnset('None', textValue('', 80, { label: 'Note', help: 'A dose, an arm, metres up.' })),
};
/** The groups of the form, by what a condition is for its bearer. */
const toneWords = { bad: 'Harmful', good: 'Helpful', plain: 'Neither' } as const;
export type Condition = Values<typeof condition>;
export type Clock = Condition['until'];
/** A fighter's conditions. A bare id is filled in with the condition's usual values. */
export const conditions = chosenFrom(
  conditionIds.map((id) => {
    const { label, does, tone } = conditionSpecs[id];
    return { id, label, group: toneWords[tone], detail: does };
  }),
  { label: 'Conditions', group: 'Health' },
  filledValue(
    fillConditions,
    rowsValue(
      condition,
      { one: 'condition', most: 600 },
      { label: 'Conditions, with how long and from whom', group: 'Health' },
    ),
  ),
);

/** The posts on a vehicle, in words. */
export const postSpecs: Readonly<Record<Post, ConditionSpec>> = {
  driver: state(
    'Driver',
    'Takes one turn with those who pull or row; saves when it goes fast or into danger.',
    'MU-06',
  ),
  crew: state('Crew', 'Rows and acts in one turn with the driver.', 'MU-06'),
  passenger: state('Passenger', 'Has a separate turn, and goes where the vehicle goes.', 'MU-06'),
  puller: state('In harness', 'Moves in the driver’s turn, does nothing else, and cannot dodge.', 'MU-06'),
};

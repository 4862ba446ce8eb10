/** The words of Thrum: attributes, Arts, statuses and conditions, with the effect of each. */
import { capitalized } from '../../../engine/words.ts';

/** A number with its sign, as in a sum: +2, −1. */
export const signedNumber = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const ATTRIBUTES = ['pow', 'end', 'fin', 'ref', 'rea', 'foc'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const ATTRIBUTE_NAMES: Record<Attribute, string> = {
  pow: 'Power',
  end: 'Endurance',
  fin: 'Finesse',
  ref: 'Reflex',
  rea: 'Reason',
  foc: 'Focus',
};

export const ARTS = [
  'brawling',
  'dueling',
  'infusion',
  'archery',
  'ninjutsu',
  'kineticism',
  'animism',
  'mesmerism',
  'elementalism',
] as const;
export type Art = (typeof ARTS)[number];
/** Each Art's primary attribute. */
export const PRIMARY: Record<Art, Attribute> = {
  brawling: 'pow',
  archery: 'pow',
  animism: 'pow',
  dueling: 'fin',
  ninjutsu: 'fin',
  mesmerism: 'fin',
  infusion: 'rea',
  kineticism: 'rea',
  elementalism: 'rea',
};

/** Statuses with stacks: one stack goes at the end of each of the bearer's turns. */
export const TICKING = [
  'bleed',
  'blinded',
  'burning',
  'shocked',
  'slowed',
  'hamstrung',
  'vulnerable',
  'weakened',
] as const;
export type Ticking = (typeof TICKING)[number];

/** Conditions without stacks; `mark` has a count that never ticks. */
export const LASTING = ['mark', 'dazed', 'immobilized', 'disoriented', 'stunned', 'hidden', 'hastened'] as const;
export type Lasting = (typeof LASTING)[number];

export const CONDITIONS = [...TICKING, ...LASTING] as const;
export type Condition = Ticking | Lasting;

/**
 * The conditions that Recover and the like can end: the eight that tick and four that do not
 * (ASSUMED). All of them are negative.
 */
export const REMOVABLE: readonly Condition[] = [...TICKING, 'dazed', 'immobilized', 'disoriented', 'stunned'];

/** The four statuses that Infusion uses. */
export const INFUSION_STATUSES = ['burning', 'slowed', 'blinded', 'shocked'] as const;

/** What each condition does, in a few words, and its rule. */
export const CONDITION_TEXT: Record<Condition, { label: string; does: string; rule: string; tone: 'good' | 'bad' }> = {
  bleed: { label: 'Bleed', does: '+1 Bane on incapacity rolls.', rule: 'TH-41', tone: 'bad' },
  blinded: {
    label: 'Blinded',
    does: 'Ranges are halved (up); +1 Bane against targets not adjacent.',
    rule: 'TH-41',
    tone: 'bad',
  },
  burning: {
    label: 'Burning',
    does: 'Takes 1 Fatigue at the end of each own turn, until Recover.',
    rule: 'TH-41',
    tone: 'bad',
  },
  shocked: { label: 'Shocked', does: '+1 Bane on panic rolls.', rule: 'TH-41', tone: 'bad' },
  slowed: { label: 'Slowed', does: '−2 Speed, and no Evasion.', rule: 'TH-41', tone: 'bad' },
  hamstrung: { label: 'Hamstrung', does: 'Becomes Dazed by attacking.', rule: 'TH-41', tone: 'bad' },
  vulnerable: {
    label: 'Vulnerable',
    does: 'The next Fatigue or Stress taken is higher by its stacks; then it ends. No Boon on Evasion.',
    rule: 'TH-41',
    tone: 'bad',
  },
  weakened: { label: 'Weakened', does: '+1 Bane on attacks.', rule: 'TH-41', tone: 'bad' },
  mark: {
    label: 'Mark',
    does: 'Does nothing by itself; abilities read it. Does not tick.',
    rule: 'TH-42',
    tone: 'bad',
  },
  dazed: {
    label: 'Dazed',
    does: '+1 Bane on defence; ends with the next Fatigue or Stress by an enemy’s ability.',
    rule: 'TH-42',
    tone: 'bad',
  },
  immobilized: { label: 'Immobilized', does: 'Cannot walk; may be moved or teleport.', rule: 'TH-42', tone: 'bad' },
  disoriented: {
    label: 'Disoriented',
    does: 'Each step drifts by 2d6; on a 7 it goes as meant and the condition ends.',
    rule: 'TH-42',
    tone: 'bad',
  },
  stunned: {
    label: 'Stunned',
    does: 'Moves or acts, not both; ends at the end of the own turn.',
    rule: 'TH-42',
    tone: 'bad',
  },
  hidden: {
    label: 'Hidden',
    does: 'Attackers who are not adjacent have half the range (up) and +1 Bane.',
    rule: 'TH-42',
    tone: 'good',
  },
  hastened: { label: 'Hastened', does: '+2 Speed and +1 Boon on Reflex rolls.', rule: 'TH-42', tone: 'good' },
};

/** The heading under which an ability stands in a list. */
export const artWords = (art: unknown): string =>
  art === 'basic' ? 'Basic' : art === 'foe' ? 'Of foes' : typeof art === 'string' ? capitalized(art) : '';

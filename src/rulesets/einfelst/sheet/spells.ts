/**
 * Spells: their figures, and the ready-made ones. The chapter leaves magic to other pages, so the
 * figures are assumed.
 */
import * as z from 'zod/mini';
import {
  capitals,
  choiceValue,
  chosenFrom,
  declareRecord,
  idValue,
  nameValue,
  numberValue,
  rowsValue,
  textValue,
  type Values,
} from '../../common/declare.ts';
import { SKILLS } from './skills.ts';

export const HARMS = ['physical', 'mental'] as const;
export type HarmKind = (typeof HARMS)[number];

/** The figures of a spell on a sheet. */
const figures = {
  id: idValue(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  name: nameValue('Spell', 40, { label: 'Name' }),
  about: textValue('', 200, { label: 'In words' }),
  far: numberValue(1, 0, 9, { label: 'Farthest zone' }),
  harm: numberValue(1, 0, 9, { label: 'Harm' }),
  kind: choiceValue('physical', capitals(...HARMS), { label: 'Kind of Harm' }),
  /** The Action with which the target may resist. */
  resist: choiceValue('endure', capitals(...SKILLS, 'none'), { label: 'Resisted with' }),
  /** On whom the spell can be cast. */
  whom: choiceValue('anybody', capitals('anybody', 'others', 'oneself'), { label: 'Cast on' }),
};
export type Spell = Values<typeof figures>;
/** A spell that the table made. Unknown keys are refused. */
export const ownSpellSchema = z.strictObject(declareRecord(figures).object.shape);

export const SPELLS = {
  spark: {
    id: 'spark',
    name: 'Spark',
    about: 'burns one target',
    far: 2,
    harm: 1,
    kind: 'physical',
    resist: 'finesse',
    whom: 'others',
  },
  dread: {
    id: 'dread',
    name: 'Whisper of dread',
    about: 'shakes one mind',
    far: 1,
    harm: 1,
    kind: 'mental',
    resist: 'endure',
    whom: 'others',
  },
} as const satisfies Record<string, Spell>;

/** The spells of a sheet. The form adds whole spells. */
export const spellsValue = chosenFrom(
  Object.values(SPELLS).map((spell) => ({ id: spell.id, label: spell.name, value: spell })),
  { label: 'Spells', group: 'Spells' },
  rowsValue(figures, { one: 'spell', most: 12, id: 'id' }, { label: 'Spells, each figure', group: 'Spells' }),
);

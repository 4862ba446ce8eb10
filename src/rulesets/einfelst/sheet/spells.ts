/** Spells: what each is, and those of the ready-made. The chapter leaves magic to other pages: their figures are assumed. */
import * as z from 'zod/mini';
import {
  capitals,
  choice,
  chosenFrom,
  declare,
  id,
  named,
  number,
  rows,
  text,
  type Values,
} from '../../common/declare.ts';
import { SKILLS } from './skills.ts';

export const HARMS = ['physical', 'mental'] as const;
export type HarmKind = (typeof HARMS)[number];

/** A spell on a sheet, each figure. */
const figures = {
  id: id(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  name: named('Spell', 40, { label: 'Name' }),
  about: text('', 200, { label: 'In words' }),
  far: number(1, 0, 9, { label: 'Farthest zone' }),
  harm: number(1, 0, 9, { label: 'Harm' }),
  kind: choice('physical', capitals(...HARMS), { label: 'Kind of Harm' }),
  /** What the target may resist with. */
  resist: choice('endure', capitals(...SKILLS, 'none'), { label: 'Resisted with' }),
  /** On whom it can be cast. */
  whom: choice('anybody', capitals('anybody', 'others', 'oneself'), { label: 'Cast on' }),
};
export type Spell = Values<typeof figures>;
/** A spell of the table's own: nothing else may stand in it. */
export const ownSpellSchema = z.strictObject(declare(figures).object.shape);

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

/** What somebody can cast: a whole spell is put in by the form. */
export const spells = chosenFrom(
  Object.values(SPELLS).map((spell) => ({ id: spell.id, label: spell.name, value: spell })),
  { label: 'Spells', group: 'Spells' },
  rows(figures, { one: 'spell', most: 12, id: 'id' }, { label: 'Spells, each figure', group: 'Spells' }),
);

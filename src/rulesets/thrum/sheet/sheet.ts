/** The sheet of a Thrum combatant: its numbers, what it can do, and all that a fight does to it. */
import * as z from 'zod/mini';
import { idSchema } from '../../../space/scene.ts';
import { ARTS, type Art, ATTRIBUTES, type Attribute, CONDITIONS, type Condition, PRIMARY } from './terms.ts';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** How long a condition without stacks stays: until it is ended, the end of the running turn, or the end of the bearer's own turn. */
const WRITTEN = ['ended', 'this turn', 'own turn', 'fight', 'stance'] as const;
export const untilSchema = z.enum([...WRITTEN, 'next turn']);
/** What an ability may say; the bearer’s next turn is only worked out. */
export const writtenUntilSchema = z.enum(WRITTEN);
export type Until = z.infer<typeof untilSchema>;

const conditionSchema = z.object({
  /** Stacks; 1 for a condition without stacks. */
  n: whole(0, 99),
  until: untilSchema,
});

/** A stance that is held. `mode` is what was chosen on taking it; `uses` counts for stances that grow dearer. */
const stanceSchema = z.object({
  ability: idSchema,
  mode: z.string().check(z.maxLength(40)),
  uses: whole(0, 99),
});

const buffSchema = z.object({ ability: idSchema, from: idSchema });

export const sheetSchema = z.object({
  kind: z.enum(['character', 'foe', 'minion']),
  /** The controller of a minion. */
  controller: z.nullable(idSchema),
  level: whole(1, 20),
  tier: whole(0, 10),
  attributes: z.object({
    pow: whole(0, 12),
    end: whole(0, 12),
    fin: whole(0, 12),
    ref: whole(0, 12),
    rea: whole(0, 12),
    foc: whole(0, 12),
  }),
  /** Training points in each Art; 0 is untrained. */
  training: z.object({
    brawling: whole(0, 12),
    dueling: whole(0, 12),
    infusion: whole(0, 12),
    archery: whole(0, 12),
    ninjutsu: whole(0, 12),
    kineticism: whole(0, 12),
    animism: whole(0, 12),
    mesmerism: whole(0, 12),
    elementalism: whole(0, 12),
  }),
  /** Figures that stand instead of the derived ones: a foe's stat block. Null: derived from the attributes. */
  fixed: z.object({
    attack: z.nullable(whole(-5, 30)),
    initiative: z.nullable(whole(-5, 30)),
    resilience: z.nullable(whole(-5, 30)),
    evasion: z.nullable(whole(-5, 30)),
    resolve: z.nullable(whole(-5, 30)),
    speed: z.nullable(whole(0, 20)),
  }),
  /** Squares along a side of its token. */
  squares: whole(1, 6),
  /** What is left of the tolerances: they last beyond a fight. */
  tolerance: z.object({ fatigue: whole(0, 40), stress: whole(0, 40) }),
  /**
   * How much of the tolerances passives have brought, so that one that comes or goes changes them by its own part. Left out, in
   * encounters older than this: whatever the passives bring is in them already.
   */
  passive: z.optional(z.object({ fatigue: whole(-40, 40), stress: whole(-40, 40) })),
  load: z.object({ fatigue: whole(0, 99), stress: whole(0, 99) }),
  wounds: whole(0, 3),
  abilities: z
    .array(z.object({ id: idSchema, upgrades: z.array(z.enum(['a', 'b', 'c'])).check(z.maxLength(3)) }))
    .check(z.maxLength(60)),
  /** Archetype traits, `+` for the upgraded one, and a foe's faction traits. */
  traits: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  /** Faction traits work among those who share this word. */
  faction: z.string().check(z.maxLength(40)),
  conditions: z.partialRecord(z.enum(CONDITIONS), conditionSchema),
  stance: z.nullable(stanceSchema),
  /** The stance before this one, while a trait keeps it. */
  oldStance: z.nullable(stanceSchema),
  buff: z.nullable(buffSchema),
  initiative: z.nullable(whole(-20, 99)),
  incapacitated: z.boolean(),
  /** Removed from the fight: three wounds, or a minion that vanished. */
  removed: z.boolean(),
  /** Potential for each nova ability. */
  potential: z.record(z.string(), whole(0, 20)),
  novaSpent: z.boolean(),
  /** Counters and notes that abilities keep between moments, by a short key. */
  notes: z.record(z.string(), whole(-99, 9999)),
});
export type Sheet = z.infer<typeof sheetSchema>;

const zeros = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** A blank character: level 1, every number 0, tolerances 3 and 2. */
export const blankSheet = (): Sheet => ({
  kind: 'character',
  controller: null,
  level: 1,
  tier: 0,
  attributes: zeros(ATTRIBUTES),
  training: zeros(ARTS),
  fixed: { attack: null, initiative: null, resilience: null, evasion: null, resolve: null, speed: null },
  squares: 1,
  tolerance: { fatigue: 3, stress: 2 },
  passive: { fatigue: 0, stress: 0 },
  load: { fatigue: 0, stress: 0 },
  wounds: 0,
  abilities: [],
  traits: [],
  faction: '',
  conditions: {},
  stance: null,
  oldStance: null,
  buff: null,
  initiative: null,
  incapacitated: false,
  removed: false,
  potential: {},
  novaSpent: false,
  notes: {},
});

/** Half an attribute, rounded down (ASSUMED). */
export const half = (sheet: Sheet, attribute: Attribute): number => Math.floor(sheet.attributes[attribute] / 2);

/** The modifier of an Art: half of primary and training, and a step for level; 0 untrained. Foes have one for everything. */
export function artModifier(sheet: Sheet, art: Art): number {
  if (sheet.fixed.attack !== null) return sheet.fixed.attack;
  const training = sheet.training[art];
  if (training === 0) return 0;
  return Math.floor((sheet.attributes[PRIMARY[art]] + training) / 2) + Math.floor((sheet.level + 4) / 4);
}
/** TH-18: Basic Attack uses the best Art. */
export const bestArt = (sheet: Sheet): number => Math.max(...ARTS.map((art) => artModifier(sheet, art)));

export type Defence = 'resilience' | 'evasion' | 'resolve';
const DEFENCE_ATTRIBUTE: Record<Defence, Attribute> = { resilience: 'end', evasion: 'ref', resolve: 'foc' };
export const DEFENCE_NAMES: Record<Defence, string> = {
  resilience: 'Resilience',
  evasion: 'Evasion',
  resolve: 'Resolve',
};
export const defenceModifier = (sheet: Sheet, defence: Defence): number =>
  sheet.fixed[defence] ?? sheet.attributes[DEFENCE_ATTRIBUTE[defence]];
export const initiativeModifier = (sheet: Sheet): number => sheet.fixed.initiative ?? sheet.attributes.ref;

/** How many stacks of a condition somebody has; 1 for one without stacks, 0 for none. */
export const stacks = (sheet: Sheet, condition: Condition): number => sheet.conditions[condition]?.n ?? 0;
export const has = (sheet: Sheet, condition: Condition): boolean => stacks(sheet, condition) > 0;

/** TH-30: Stress Load over Tolerance. */
export const isFrayed = (sheet: Sheet): boolean => sheet.load.stress > sheet.tolerance.stress;
/** TH-32: Fatigue Load over Tolerance. */
export const isExhausted = (sheet: Sheet): boolean => sheet.load.fatigue > sheet.tolerance.fatigue;

/** A note that an ability keeps on a sheet; 0 when there is none. */
export const noteOf = (sheet: Sheet, key: string): number => sheet.notes[key] ?? 0;
/** Keeps a note; 0 forgets it. */
export function setNote(sheet: Sheet, key: string, value: number): void {
  if (value === 0) delete sheet.notes[key];
  else sheet.notes[key] = value;
}

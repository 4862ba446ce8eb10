/** TH-43: an ability as data, with its schema: a short vocabulary of targets, effects, standing numbers and triggers. */
import * as z from 'zod';
import { idSchema } from '../../../space/scene.ts';
import { untilSchema } from './sheet.ts';
import { ARTS, CONDITIONS } from './terms.ts';

/**
 * One part of a number: a whole number, `h(pow)` half an attribute, `pow` all of it, `tl` the training in the ability's Art,
 * `mark` the target's Mark, `half-speed` (`-up`: rounded up), `full-speed`, `tier`, `half-tier`, `rise` the height over the target past the first step, `x` what a nova was paid. A minus before it takes away.
 */
const termText = z
  .string()
  .regex(
    /^-?(\d+|h\((pow|end|fin|ref|rea|foc)\)|pow|end|fin|ref|rea|foc|tl|mark|x|half-speed|half-speed-up|full-speed|tier|half-tier|rise)$/,
    'must be a number or a term such as h(pow), tl, mark, half-speed',
  );
export const termSchema = z.union([z.number().int(), termText]);
export type Term = z.infer<typeof termSchema>;

/** A number: a constant, a term, or a base that upgrades and overexerted modes raise. */
export const amountSchema = z.union([
  z.number().int(),
  termText,
  z.strictObject({
    base: termSchema,
    plus: termSchema.exactOptional(),
    a: termSchema.exactOptional(),
    b: termSchema.exactOptional(),
    c: termSchema.exactOptional(),
    /** Added in one overexerted mode. */
    over: z.record(z.string(), termSchema).exactOptional(),
    min: z.number().int().exactOptional(),
    max: z.number().int().exactOptional(),
  }),
]);
export type Amount = z.infer<typeof amountSchema>;

/** Something that must hold for a part to count; `not:` turns it round. */
const whenSchema = z
  .string()
  .regex(
    /^(not:)?(up:[abc]|over(:[\w-]+)?|hit|crit|miss|enemy|ally|marked|troubled|target-down|target-exhausted|adjacent|far|ranged|physical|mental|still|moved-4|exhausted|hidden|high|alone|beset)$/,
    'must be a known condition such as up:a, hit, marked, far',
  );
export type When = z.infer<typeof whenSchema>;
const whens = z.array(whenSchema).max(6).exactOptional();

/** Who an effect lands on: whom the ability targets, its user, or the ally beside. */
const to = z.enum(['target', 'self']).exactOptional();
const condition = z.enum(CONDITIONS);

/** Effects that hold no others. */
const plainEffects = [
  z.strictObject({ do: z.literal('deal'), load: z.enum(['fatigue', 'stress']), n: amountSchema, to, when: whens }),
  z.strictObject({
    do: z.literal('ease'),
    load: z.enum(['fatigue', 'stress', 'both']),
    n: z.union([amountSchema, z.literal('half')]),
    to,
    when: whens,
  }),
  z.strictObject({
    do: z.literal('apply'),
    condition,
    n: amountSchema.exactOptional(),
    until: untilSchema.exclude(['next turn']).exactOptional(),
    to,
    when: whens,
  }),
  /** `n` left out: the whole condition. `choice`: the user picks one that is there. */
  z.strictObject({
    do: z.literal('clear'),
    what: z.union([condition, z.enum(['choice', 'negative'])]),
    n: amountSchema.exactOptional(),
    to,
    when: whens,
  }),
  z.strictObject({ do: z.literal('revive'), when: whens }),
  /** One more stack of conditions that the target has. */
  z.strictObject({ do: z.literal('deepen'), n: amountSchema, when: whens }),
  /** Forced, straight, every step further from the source; the user picks how far. */
  z.strictObject({ do: z.literal('push'), n: amountSchema, when: whens }),
  /** Forced, any direction. `within`: it must end within the ability's range; `start`: next to where it stood. */
  z.strictObject({ do: z.literal('shove'), n: amountSchema, end: z.enum(['any', 'within', 'start']), when: whens }),
  /** The user walks: own movement, triggers apply. `legs`: leg by leg, as in the Move, until it stops or nothing is left. */
  z.strictObject({
    do: z.literal('walk'),
    n: amountSchema,
    end: z.enum(['any', 'beside target', 'cover ally']),
    legs: z.literal(true).exactOptional(),
    when: whens,
  }),
  z.strictObject({ do: z.literal('teleport'), n: amountSchema, when: whens }),
  /** The target walks where the user says. */
  z.strictObject({ do: z.literal('steer'), n: amountSchema, when: whens }),
  z.strictObject({ do: z.literal('minion'), when: whens }),
  z.strictObject({ do: z.literal('buff'), when: whens }),
  z.strictObject({
    do: z.literal('terrain'),
    difficult: z.boolean().exactOptional(),
    /** Shifts who enters, one square to a side or corner that is picked, unless this much movement is paid. */
    drift: amountSchema.exactOptional(),
    strikes: z.boolean().exactOptional(),
    when: whens,
  }),
  /** On the attack that is running: boons (banes when below 0) or a number on one of its rolls. */
  z.strictObject({
    do: z.literal('lean'),
    roll: z.enum(['attack', 'defence']),
    boons: amountSchema.exactOptional(),
    plus: amountSchema.exactOptional(),
    when: whens,
  }),
  /** On the step that is running: it costs more, or is not made. */
  z.strictObject({ do: z.literal('halt'), price: amountSchema.exactOptional(), when: whens }),
  z.strictObject({ do: z.literal('panic'), harder: amountSchema, when: whens }),
  /** What the vocabulary cannot say: a procedure of that name beside the data. */
  z.strictObject({ do: z.literal('code'), name: z.string().max(40), when: whens }),
] as const;
const plainEffect = z.discriminatedUnion('do', plainEffects, {
  error: 'must be one of the plain effects, such as deal, apply, push',
});

/** An attack made inside another effect: rolled with the ability's Art, the target defends as usual. */
const strikeEffect = z.strictObject({
  do: z.literal('strike'),
  kind: z.enum(['physical', 'mental']),
  tags: z.array(z.enum(['ranged', 'finisher'])).exactOptional(),
  boons: amountSchema.exactOptional(),
  success: z.array(plainEffect).max(10),
  critical: z.array(plainEffect).max(10),
  when: whens,
});
const chooseEffect = z.strictObject({
  do: z.literal('choose'),
  title: z.string().max(80),
  n: amountSchema,
  /** May the same be picked again? */
  repeat: z.boolean().exactOptional(),
  optional: z.boolean().exactOptional(),
  options: z
    .array(
      z.strictObject({
        id: idSchema,
        label: z.string('it needs a name').min(1, 'it needs a name').max(60),
        effects: z.array(plainEffect).max(6),
      }),
    )
    .min(2)
    .max(8),
  to,
  when: whens,
});
export const effectSchema = z.discriminatedUnion('do', [...plainEffects, strikeEffect, chooseEffect], {
  error: 'must be one of the effects, such as deal, apply, push, choose, strike',
});
export type Effect = z.infer<typeof effectSchema>;

/** Whom or what it is aimed at. */
export const targetSchema = z.strictObject({
  who: z.enum(['self', 'enemy', 'ally', 'character', 'ally or self', 'ground']),
  /** `all`: everyone on the map that fits, whatever the range. */
  shape: z.enum(['one', 'area', 'line', 'aura', 'all']),
  /** The most targets, for shape `one`. */
  n: amountSchema.exactOptional(),
  /** The size of the area or aura; the squares of the line. */
  size: amountSchema.exactOptional(),
  /** With an area or a line: sizes below the full one, from 2, may be chosen. */
  smaller: z.boolean().exactOptional(),
  /** Only the incapacitated. */
  down: z.boolean().exactOptional(),
  /** Measured from the user's minion. */
  from: z.literal('minion').exactOptional(),
});

/** A number that stands while a stance is held or a passive is owned. */
export const standingSchema = z.strictObject({
  roll: z.enum(['attack', 'defence', 'resilience', 'evasion', 'resolve', 'panic', 'incapacity']),
  boons: amountSchema.exactOptional(),
  plus: amountSchema.exactOptional(),
  when: whens,
});

/** A stance as a better defence: a bonus on one of these, and whether the stance is spent by it. */
const guardSchema = z.strictObject({
  defences: z.array(z.enum(['resilience', 'evasion', 'resolve'])).min(1),
  against: z.enum(['physical', 'mental']).exactOptional(),
  bonus: amountSchema,
  /** Only against attackers within the stance's range; or only from 3 or more away in one row or column. */
  from: z.enum(['range', 'line']).exactOptional(),
  /** A choice beside the plain defence, or always there. */
  optional: z.boolean().exactOptional(),
  ends: z.enum(['used', 'crit or pay']),
  /** A defence crit comes this much earlier. */
  sooner: amountSchema.exactOptional(),
  /** On a defence crit, against the attacker. */
  critical: z.array(effectSchema).max(6),
});

export const triggerSchema = z.strictObject({
  on: z.enum([
    'ally attacks', // an ally aims at an enemy within range of the owner
    'ally attacked', // an enemy aims at an ally within range of the owner
    'leaves', // an enemy is about to leave a square within range by its own movement
    'leaves minion', // the same beside the owner's minion
    'enters aura', // an enemy comes into the aura
    'enters terrain', // an enemy comes into a terrain effect of the owner
    'defended', // the owner has avoided an enemy's attack
    'hit', // the owner's own attack has hit
  ]),
  optional: z.boolean().exactOptional(),
  within: amountSchema.exactOptional(),
  /** Once per mover and turn. */
  once: z.boolean().exactOptional(),
  /** Only these defences. */
  by: z.enum(['resilience', 'evasion', 'resolve']).exactOptional(),
  when: whens,
  effects: z.array(effectSchema).max(8),
  /** The stance ends when it is used. */
  ends: z.boolean().exactOptional(),
});

const list = z.array(effectSchema).max(12).exactOptional();
export const abilitySchema = z.strictObject({
  id: idSchema,
  name: z.string('it needs a name').min(1, 'it needs a name').max(60),
  art: z.enum([...ARTS, 'basic', 'foe']),
  type: z.enum(['action', 'stance', 'passive']),
  /** What it does, in our words. */
  text: z.string().min(1).max(600),
  attack: z.enum(['physical', 'mental', 'special']).exactOptional(),
  tags: z.array(z.enum(['ranged', 'finisher', 'buff', 'terrain', 'silent'])).exactOptional(),
  range: amountSchema,
  target: targetSchema,
  /** Boons, banes and numbers on its own attack roll. */
  lean: z
    .array(z.strictObject({ boons: amountSchema.exactOptional(), plus: amountSchema.exactOptional(), when: whens }))
    .exactOptional(),
  /** Before the defence is chosen; hit or miss; on a hit; on a crit besides; after the Finisher roll. */
  before: list,
  effect: list,
  success: list,
  critical: list,
  after: list,
  /** TH-25: what 1 Stress buys. `late`: said after the roll, on a hit. */
  overexert: z
    .strictObject({
      late: z.boolean().exactOptional(),
      modes: z
        .array(z.strictObject({ id: idSchema, label: z.string('it needs a name').min(1, 'it needs a name').max(80) }))
        .min(1)
        .max(4),
    })
    .exactOptional(),
  /** One line for each upgrade that can be bought. */
  upgrades: z.partialRecord(z.enum(['a', 'b', 'c']), z.string().max(200)).exactOptional(),
  /** A nova: its cost in Potential (`x`: as much as is there), and how Potential comes in. */
  nova: z
    .strictObject({ cost: z.union([amountSchema, z.literal('x')]), potential: z.string().max(200) })
    .exactOptional(),
  /** On taking a stance; with `renewing` also when it is kept. */
  taking: list,
  renewing: z.boolean().exactOptional(),
  aura: amountSchema.exactOptional(),
  standing: z.array(standingSchema).max(6).exactOptional(),
  stats: z
    .array(
      z.strictObject({
        stat: z.enum(['speed', 'fatigue', 'stress']),
        n: amountSchema.refine((n) => !/speed/.test(JSON.stringify(n)), 'must not be a Speed: it would count itself'),
      }),
    )
    .max(4)
    .exactOptional(),
  guard: guardSchema.exactOptional(),
  triggers: z.array(triggerSchema).max(4).exactOptional(),
  /** Hooks in code that belong to it, by name. */
  code: z.array(z.string().max(40)).max(4).exactOptional(),
});
export type Ability = z.infer<typeof abilitySchema>;
export type Trigger = z.infer<typeof triggerSchema>;
export type Standing = z.infer<typeof standingSchema>;
export type Upgrade = 'a' | 'b' | 'c';

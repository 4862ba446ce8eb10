/** TH-43: an ability as data with its schema: targets, effects, standing numbers and triggers. */
import * as z from 'zod/mini';
import { idSchema } from '../../../space/scene.ts';
import { writtenUntilSchema } from './carried.ts';
import { ARTS, CONDITIONS } from './terms.ts';

/**
 * One part of a number: a whole number, `h(pow)` half an attribute, `pow` all of it, `tl` the
 * training in the ability's Art,
 * `mark` the target's Mark, `half-speed` (`-up`: rounded up), `full-speed`, `tier`, `half-tier`,
 * `rise` the height over the target past the first step, `x` what a nova was paid. A minus before
 * it takes away.
 */
const termText = z
  .string()
  .check(
    z.regex(
      /^-?(\d+|h\((pow|end|fin|ref|rea|foc)\)|pow|end|fin|ref|rea|foc|tl|mark|x|half-speed|half-speed-up|full-speed|tier|half-tier|rise)$/,
      'must be a number or a term such as h(pow), tl, mark, half-speed',
    ),
  );
export const termSchema = z.union([z.int(), termText]);
export type Term = z.infer<typeof termSchema>;

/** A number: a constant, a term, or a base that upgrades and overexerted modes raise. */
export const amountSchema = z.union([
  z.int(),
  termText,
  z.strictObject({
    base: termSchema,
    plus: z.exactOptional(termSchema),
    a: z.exactOptional(termSchema),
    b: z.exactOptional(termSchema),
    c: z.exactOptional(termSchema),
    /** Added in one overexerted mode. */
    over: z.exactOptional(z.record(z.string(), termSchema)),
    min: z.exactOptional(z.int()),
    max: z.exactOptional(z.int()),
  }),
]);
export type Amount = z.infer<typeof amountSchema>;

/** Something that must hold for a part to count; `not:` turns it round. */
const whenSchema = z
  .string()
  .check(
    z.regex(
      /^(not:)?(up:[abc]|over(:[\w-]+)?|hit|crit|miss|enemy|ally|marked|troubled|target-down|target-exhausted|adjacent|far|ranged|physical|mental|still|moved-4|exhausted|hidden|high|alone|beset)$/,
      'must be a known condition such as up:a, hit, marked, far',
    ),
  );
export type When = z.infer<typeof whenSchema>;
const whens = z.exactOptional(z.array(whenSchema).check(z.maxLength(6)));

/** Who an effect lands on: whom the ability targets, its user, or the ally beside. */
const to = z.exactOptional(z.enum(['target', 'self']));
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
    n: z.exactOptional(amountSchema),
    until: z.exactOptional(writtenUntilSchema),
    to,
    when: whens,
  }),
  /** `n` left out: the whole condition. `choice`: the user picks one that is there. */
  z.strictObject({
    do: z.literal('clear'),
    what: z.union([condition, z.enum(['choice', 'negative'])]),
    n: z.exactOptional(amountSchema),
    to,
    when: whens,
  }),
  z.strictObject({ do: z.literal('revive'), when: whens }),
  /** One more stack of conditions that the target has. */
  z.strictObject({ do: z.literal('deepen'), n: amountSchema, when: whens }),
  /** Forced, straight, every step further from the source; the user picks how far. */
  z.strictObject({ do: z.literal('push'), n: amountSchema, when: whens }),
  /** Forced, any direction. It ends `within` the ability's range, or next to its `start`. */
  z.strictObject({ do: z.literal('shove'), n: amountSchema, end: z.enum(['any', 'within', 'start']), when: whens }),
  /** The user walks; triggers apply. `legs`: leg by leg, as in the Move, while movement is left. */
  z.strictObject({
    do: z.literal('walk'),
    n: amountSchema,
    end: z.enum(['any', 'beside target', 'cover ally']),
    legs: z.exactOptional(z.literal(true)),
    when: whens,
  }),
  z.strictObject({ do: z.literal('teleport'), n: amountSchema, when: whens }),
  /** The target walks where the user says. */
  z.strictObject({ do: z.literal('steer'), n: amountSchema, when: whens }),
  z.strictObject({ do: z.literal('minion'), when: whens }),
  z.strictObject({ do: z.literal('buff'), when: whens }),
  z.strictObject({
    do: z.literal('terrain'),
    difficult: z.exactOptional(z.boolean()),
    /** Shifts a combatant who enters one square to a picked side or corner, unless it pays this. */
    drift: z.exactOptional(amountSchema),
    strikes: z.exactOptional(z.boolean()),
    when: whens,
  }),
  /** On the attack that is running: boons (banes when below 0) or a number on one of its rolls. */
  z.strictObject({
    do: z.literal('lean'),
    roll: z.enum(['attack', 'defence']),
    boons: z.exactOptional(amountSchema),
    plus: z.exactOptional(amountSchema),
    when: whens,
  }),
  /** On the step that is running: it costs more, or is not made. */
  z.strictObject({ do: z.literal('halt'), price: z.exactOptional(amountSchema), when: whens }),
  z.strictObject({ do: z.literal('panic'), harder: amountSchema, when: whens }),
  /** What the vocabulary cannot say: a procedure of that name beside the data. */
  z.strictObject({ do: z.literal('code'), name: z.string().check(z.maxLength(40)), when: whens }),
] as const;
const plainEffect = z.discriminatedUnion('do', plainEffects, {
  error: 'must be one of the plain effects, such as deal, apply, push',
});

/** An attack inside another effect: the ability's Art rolls, and the target defends as usual. */
const strikeEffect = z.strictObject({
  do: z.literal('strike'),
  kind: z.enum(['physical', 'mental']),
  tags: z.exactOptional(z.array(z.enum(['ranged', 'finisher']))),
  boons: z.exactOptional(amountSchema),
  success: z.array(plainEffect).check(z.maxLength(10)),
  critical: z.array(plainEffect).check(z.maxLength(10)),
  when: whens,
});
const chooseEffect = z.strictObject({
  do: z.literal('choose'),
  title: z.string().check(z.maxLength(80)),
  n: amountSchema,
  /** May the same be picked again? */
  repeat: z.exactOptional(z.boolean()),
  optional: z.exactOptional(z.boolean()),
  options: z
    .array(
      z.strictObject({
        id: idSchema,
        label: z.string('it needs a name').check(z.minLength(1, 'it needs a name'), z.maxLength(60)),
        effects: z.array(plainEffect).check(z.maxLength(6)),
      }),
    )
    .check(z.minLength(2), z.maxLength(8)),
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
  n: z.exactOptional(amountSchema),
  /** The size of the area or aura; the squares of the line. */
  size: z.exactOptional(amountSchema),
  /** With an area or a line: sizes below the full one, from 2, may be chosen. */
  smaller: z.exactOptional(z.boolean()),
  /** Only the incapacitated. */
  down: z.exactOptional(z.boolean()),
  /** Measured from the user's minion. */
  from: z.exactOptional(z.literal('minion')),
});

/** A number that stands while a stance is held or a passive is owned. */
export const standingSchema = z.strictObject({
  roll: z.enum(['attack', 'defence', 'resilience', 'evasion', 'resolve', 'panic', 'incapacity']),
  boons: z.exactOptional(amountSchema),
  plus: z.exactOptional(amountSchema),
  when: whens,
});

/** A stance as a better defence: a bonus on one of these, and whether the stance is spent by it. */
const guardSchema = z.strictObject({
  defences: z.array(z.enum(['resilience', 'evasion', 'resolve'])).check(z.minLength(1)),
  against: z.exactOptional(z.enum(['physical', 'mental'])),
  bonus: amountSchema,
  /** Only against attackers in the stance's range, or only from 3 or more away in one line. */
  from: z.exactOptional(z.enum(['range', 'line'])),
  /** A choice beside the plain defence, or always there. */
  optional: z.exactOptional(z.boolean()),
  ends: z.enum(['used', 'crit or pay']),
  /** A defence crit comes this much earlier. */
  sooner: z.exactOptional(amountSchema),
  /** On a defence crit, against the attacker. */
  critical: z.array(effectSchema).check(z.maxLength(6)),
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
  optional: z.exactOptional(z.boolean()),
  within: z.exactOptional(amountSchema),
  /** Once per mover and turn. */
  once: z.exactOptional(z.boolean()),
  /** Only these defences. */
  by: z.exactOptional(z.enum(['resilience', 'evasion', 'resolve'])),
  when: whens,
  effects: z.array(effectSchema).check(z.maxLength(8)),
  /** The stance ends when it is used. */
  ends: z.exactOptional(z.boolean()),
});

const list = z.exactOptional(z.array(effectSchema).check(z.maxLength(12)));
export const abilitySchema = z.strictObject({
  id: idSchema,
  name: z.string('it needs a name').check(z.minLength(1, 'it needs a name'), z.maxLength(60)),
  art: z.enum([...ARTS, 'basic', 'foe']),
  type: z.enum(['action', 'stance', 'passive']),
  /** What it does, in our words. */
  text: z.string().check(z.minLength(1), z.maxLength(600)),
  attack: z.exactOptional(z.enum(['physical', 'mental', 'special'])),
  tags: z.exactOptional(z.array(z.enum(['ranged', 'finisher', 'buff', 'terrain', 'silent']))),
  range: amountSchema,
  target: targetSchema,
  /** Boons, banes and numbers on its own attack roll. */
  lean: z.exactOptional(
    z.array(z.strictObject({ boons: z.exactOptional(amountSchema), plus: z.exactOptional(amountSchema), when: whens })),
  ),
  /**
   * The effects before the defence is chosen, on hit or miss, on a hit, on a crit, after the
   * Finisher.
   */
  before: list,
  effect: list,
  success: list,
  critical: list,
  after: list,
  /** TH-25: what 1 Stress buys. `late`: said after the roll, on a hit. */
  overexert: z.exactOptional(
    z.strictObject({
      late: z.exactOptional(z.boolean()),
      modes: z
        .array(
          z.strictObject({
            id: idSchema,
            label: z.string('it needs a name').check(z.minLength(1, 'it needs a name'), z.maxLength(80)),
          }),
        )
        .check(z.minLength(1), z.maxLength(4)),
    }),
  ),
  /** One line for each upgrade that can be bought. */
  upgrades: z.exactOptional(z.partialRecord(z.enum(['a', 'b', 'c']), z.string().check(z.maxLength(200)))),
  /** A nova: its cost in Potential (`x`: as much as is there), and how Potential comes in. */
  nova: z.exactOptional(
    z.strictObject({ cost: z.union([amountSchema, z.literal('x')]), potential: z.string().check(z.maxLength(200)) }),
  ),
  /** On taking a stance; with `renewing` also when it is kept. */
  taking: list,
  renewing: z.exactOptional(z.boolean()),
  aura: z.exactOptional(amountSchema),
  standing: z.exactOptional(z.array(standingSchema).check(z.maxLength(6))),
  stats: z.exactOptional(
    z
      .array(
        z.strictObject({
          stat: z.enum(['speed', 'fatigue', 'stress']),
          n: amountSchema.check(
            z.refine((n) => !/speed/.test(JSON.stringify(n)), 'must not be a Speed: it would count itself'),
          ),
        }),
      )
      .check(z.maxLength(4)),
  ),
  guard: z.exactOptional(guardSchema),
  triggers: z.exactOptional(z.array(triggerSchema).check(z.maxLength(4))),
  /** Hooks in code that belong to it, by name. */
  code: z.exactOptional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(4))),
});
export type Ability = z.infer<typeof abilitySchema>;
export type Trigger = z.infer<typeof triggerSchema>;
export type StandingEffect = z.infer<typeof standingSchema>;
export type Upgrade = 'a' | 'b' | 'c';

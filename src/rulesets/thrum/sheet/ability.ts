/** TH-43: an ability as data with its schema: targets, effects, standing numbers and triggers. */
import * as z from 'zod/mini';
import { plainName, seenText } from '../../../space/nameText.ts';
import { idSchema } from '../../../space/scene.ts';
import { writtenUntilSchema } from './carried.ts';
import { ARTS, CONDITIONS } from './terms.ts';

/**
 * One part of a number. It is a whole number, `h(pow)` (half an attribute), `pow` (all of it), `tl`
 * (the training in the ability's Art), `mark` (the target's Mark), `half-speed` (`-up`: rounded
 * up), `full-speed`, `tier`, `half-tier`, `rise` (the height over the target past the first step)
 * or `x` (the Potential paid for a nova). A minus before it subtracts.
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
    /** Parts that are added in one overexerted mode. */
    over: z.exactOptional(z.record(z.string(), termSchema)),
    min: z.exactOptional(z.int()),
    max: z.exactOptional(z.int()),
  }),
]);
export type Amount = z.infer<typeof amountSchema>;

/** A condition on which a part of an ability depends; `not:` negates it. */
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

/** On whom an effect lands: the ability's target, or its user. */
const to = z.exactOptional(z.enum(['target', 'self']));
const condition = z.enum(CONDITIONS);

/** Effects that contain no other effects. */
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
  /** `n` left out: the whole condition. `choice`: the user picks among those present. */
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
  /** A forced, straight move away from the source; the user picks how far. */
  z.strictObject({ do: z.literal('push'), n: amountSchema, when: whens }),
  /** A forced move in any direction, to a square `within` range or next to its `start`. */
  z.strictObject({ do: z.literal('shove'), n: amountSchema, end: z.enum(['any', 'within', 'start']), when: whens }),
  /** The user walks, and triggers apply. `legs`: in legs, while movement is left. */
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
  /** Changes the running attack: boons (banes below 0) or a number on one of its rolls. */
  z.strictObject({
    do: z.literal('lean'),
    roll: z.enum(['attack', 'defence']),
    boons: z.exactOptional(amountSchema),
    plus: z.exactOptional(amountSchema),
    when: whens,
  }),
  /** Changes the running step: the step costs more, or is not made. */
  z.strictObject({ do: z.literal('halt'), price: z.exactOptional(amountSchema), when: whens }),
  z.strictObject({ do: z.literal('panic'), harder: amountSchema, when: whens }),
  /** An effect that the vocabulary cannot express: a procedure of that name in code. */
  z.strictObject({ do: z.literal('code'), name: z.string().check(z.maxLength(40)), when: whens }),
] as const;
const plainEffect = z.discriminatedUnion('do', plainEffects, {
  error: 'must be one of the plain effects, such as deal, apply, push',
});

/** An attack inside another effect, with the ability's Art; the target defends as usual. */
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
  title: z.string().check(z.overwrite(plainName), z.maxLength(80)),
  n: amountSchema,
  /** Whether the same option may be picked again. */
  repeat: z.exactOptional(z.boolean()),
  optional: z.exactOptional(z.boolean()),
  options: z
    .array(
      z.strictObject({
        id: idSchema,
        label: z
          .string('it needs a name')
          .check(z.overwrite(plainName), z.minLength(1, 'it needs a name'), z.maxLength(60)),
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

/** The targets of an ability: what kind, how many, how far. */
export const targetSchema = z.strictObject({
  who: z.enum(['self', 'enemy', 'ally', 'character', 'ally or self', 'ground']),
  /** `all`: everyone on the map who fits, at any range. */
  shape: z.enum(['one', 'area', 'line', 'aura', 'all']),
  /** The most targets, for shape `one`. */
  n: z.exactOptional(amountSchema),
  /** The size of the area or aura; the squares of the line. */
  size: z.exactOptional(amountSchema),
  /** For an area or a line: the user may choose a smaller size, from 2 up. */
  smaller: z.exactOptional(z.boolean()),
  /** Only incapacitated combatants can be targets. */
  down: z.exactOptional(z.boolean()),
  /** The range is measured from the user's minion. */
  from: z.exactOptional(z.literal('minion')),
});

/** A number that counts while a stance is held or a passive is owned. */
export const standingSchema = z.strictObject({
  roll: z.enum(['attack', 'defence', 'resilience', 'evasion', 'resolve', 'panic', 'incapacity']),
  boons: z.exactOptional(amountSchema),
  plus: z.exactOptional(amountSchema),
  when: whens,
});

/** A stance as a better defence: its bonus, its defences, and whether the use ends it. */
const guardSchema = z.strictObject({
  defences: z.array(z.enum(['resilience', 'evasion', 'resolve'])).check(z.minLength(1)),
  against: z.exactOptional(z.enum(['physical', 'mental'])),
  bonus: amountSchema,
  /** Only against attackers in the stance's range, or 3 or more away in one line. */
  from: z.exactOptional(z.enum(['range', 'line'])),
  /** The guard is a choice beside the plain defence; left out, it always counts. */
  optional: z.exactOptional(z.boolean()),
  ends: z.enum(['used', 'crit or pay']),
  /** The lead needed for a defence crit is smaller by this much. */
  sooner: z.exactOptional(amountSchema),
  /** The effects on the attacker after a defence crit. */
  critical: z.array(effectSchema).check(z.maxLength(6)),
});

export const triggerSchema = z.strictObject({
  on: z.enum([
    'ally attacks', // an ally aims at an enemy within range of the owner
    'ally attacked', // an enemy aims at an ally within range of the owner
    'leaves', // an enemy is about to leave a square within range by its own movement
    'leaves minion', // an enemy is about to leave a square beside the owner's minion by its own movement
    'enters aura', // an enemy comes into the aura
    'enters terrain', // an enemy comes into a terrain effect of the owner
    'defended', // the owner has avoided an enemy's attack
    'hit', // the owner's own attack has hit
  ]),
  optional: z.exactOptional(z.boolean()),
  within: z.exactOptional(amountSchema),
  /** The trigger answers each mover only once a turn. */
  once: z.exactOptional(z.boolean()),
  /** The defences against which the trigger works. */
  by: z.exactOptional(z.enum(['resilience', 'evasion', 'resolve'])),
  when: whens,
  effects: z.array(effectSchema).check(z.maxLength(8)),
  /** The stance ends when it is used. */
  ends: z.exactOptional(z.boolean()),
});

const list = z.exactOptional(z.array(effectSchema).check(z.maxLength(12)));
export const abilitySchema = z.strictObject({
  id: idSchema,
  name: z.string('it needs a name').check(z.overwrite(plainName), z.minLength(1, 'it needs a name'), z.maxLength(60)),
  art: z.enum([...ARTS, 'basic', 'foe']),
  type: z.enum(['action', 'stance', 'passive']),
  /** What the ability does, in our words. */
  text: z.string().check(z.overwrite(seenText), z.minLength(1), z.maxLength(600)),
  attack: z.exactOptional(z.enum(['physical', 'mental', 'special'])),
  tags: z.exactOptional(z.array(z.enum(['ranged', 'finisher', 'buff', 'terrain', 'silent']))),
  range: amountSchema,
  target: targetSchema,
  /** Boons, banes and numbers on the ability's own attack roll. */
  lean: z.exactOptional(
    z.array(z.strictObject({ boons: z.exactOptional(amountSchema), plus: z.exactOptional(amountSchema), when: whens })),
  ),
  /** Effects before the defence is chosen, by the result, and after the Finisher. */
  before: list,
  effect: list,
  success: list,
  critical: list,
  after: list,
  /** TH-25: what the user buys for 1 Stress. `late`: the user says so after the roll, on a hit. */
  overexert: z.exactOptional(
    z.strictObject({
      late: z.exactOptional(z.boolean()),
      modes: z
        .array(
          z.strictObject({
            id: idSchema,
            label: z
              .string('it needs a name')
              .check(z.overwrite(plainName), z.minLength(1, 'it needs a name'), z.maxLength(80)),
          }),
        )
        .check(z.minLength(1), z.maxLength(4)),
    }),
  ),
  /** One line for each upgrade that can be bought. */
  upgrades: z.exactOptional(z.partialRecord(z.enum(['a', 'b', 'c']), z.string().check(z.maxLength(200)))),
  /** A nova: its cost in Potential (`x`: all of it), and how its owner gains Potential. */
  nova: z.exactOptional(
    z.strictObject({ cost: z.union([amountSchema, z.literal('x')]), potential: z.string().check(z.maxLength(200)) }),
  ),
  /** The effects of taking a stance; with `renewing` they also happen when the stance is kept. */
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
  /** The names of the hooks in code that belong to the ability. */
  code: z.exactOptional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(4))),
});
export type Ability = z.infer<typeof abilitySchema>;
export type Trigger = z.infer<typeof triggerSchema>;
export type StandingEffect = z.infer<typeof standingSchema>;
export type Upgrade = 'a' | 'b' | 'c';

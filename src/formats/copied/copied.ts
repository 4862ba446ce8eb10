/**
 * Combatants in the clipboard: JSON with a version and a game, to be pasted into another encounter
 * or read by another program.
 */
import * as z from 'zod/mini';
import { lookSchema, sideSchema } from '../../engine/fight.ts';
import { LONGEST_OWN_NOTE } from '../../engine/limits/limits.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { nameText } from '../../space/nameText.ts';
import { idSchema } from '../../space/scene.ts';

const COPIED_VERSION = 1;
/** The most combatants: as many as one command can add, including those that get a new number. */
export const MOST_COPIED = 50;
const MOST_LETTERS = 4 * 1024 * 1024;

/** One copied combatant. The game's own schema checks `sheet` when the combatant is pasted. */
const copiedOneSchema = z.object({
  name: nameText(1, 60),
  stance: sideSchema.shape.stance,
  player: z.exactOptional(nameText(1, 40)),
  hidden: z.boolean(),
  look: lookSchema,
  note: z.string().check(z.maxLength(LONGEST_OWN_NOTE)),
  shelf: z.exactOptional(idSchema),
  sheet: z.unknown(),
});
export type CopiedOne = z.infer<typeof copiedOneSchema>;

const copiedSchema = z.object({
  affray: z.literal('combatants'),
  version: z.literal(COPIED_VERSION),
  /** The id of the game. */
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  /**
   * The encounter that the combatants were copied from: what their sheets say of others holds only
   * there.
   */
  encounter: idSchema,
  combatants: z.array(copiedOneSchema).check(z.minLength(1), z.maxLength(MOST_COPIED)),
});
export type Copied = z.infer<typeof copiedSchema>;

/** The text for the clipboard. */
export const copiedText = (copied: Omit<Copied, 'affray' | 'version'>): string =>
  JSON.stringify({ affray: 'combatants', version: COPIED_VERSION, ...copied }, null, 1);

const NOBODY = 'Nobody lies in the clipboard: select combatants of a fight and copy them first.';

/**
 * Reads the text of the clipboard. Refused with one sentence where the text is something else, is
 * of a newer version, or does not fit.
 */
export function readCopied(text: string): Result<Copied> {
  if (text.length > MOST_LETTERS) return refusedResult('by hand', NOBODY);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refusedResult('by hand', NOBODY);
  }
  const header = z.looseObject({ affray: z.literal('combatants'), version: z.int() }).safeParse(raw);
  if (!header.success) return refusedResult('by hand', NOBODY);
  if (header.data.version > COPIED_VERSION)
    return refusedResult(
      'by hand',
      `These were copied by a newer Affray (version ${header.data.version}; this one reads up to ${COPIED_VERSION}). Update and paste again.`,
    );
  const copied = copiedSchema.safeParse(raw);
  return copied.success
    ? okResult(copied.data)
    : refusedResult('by hand', 'What lies in the clipboard is damaged: copy them once more.', copied.error.message);
}

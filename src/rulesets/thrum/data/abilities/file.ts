/** TH-43: reads a table's own abilities from JSON text; each fault is named with its line. */
import type { CatalogueFault } from '../../../../engine/forms/catalogue.ts';
import { readList } from '../../../../engine/forms/readJson.ts';
import { type Ability, abilitySchema } from '../../sheet/ability.ts';
import { builtIn } from './index.ts';
import { filledAbility } from './made.ts';

export type Read = { ok: true; abilities: Ability[] } | { ok: false; fault: string };

/**
 * Reads one ability or a list of them. A refusal is one sentence: the line, the place in the
 * ability, and the fault. Never throws.
 */
export function readAbilities(text: string): Read {
  const read = readAll(text);
  if (read.ok) return { ok: true, abilities: read.list };
  const [first] = read.faults;
  const where = first && first.path.length > 0 ? `at ${first.path.map(String).join('.')}: ` : '';
  return { ok: false, fault: `Line ${first?.line ?? 1}: ${where}${first?.text ?? 'it does not fit.'}` };
}

/** Reads a list of abilities and gives every fault with its line, in the order of the lines. */
export const readAll = (text: string): { ok: true; list: Ability[] } | { ok: false; faults: CatalogueFault[] } =>
  readList(text, {
    schema: abilitySchema,
    most: 200,
    filled: (one) => filledAbility(one, []),
    clash: (id) => (builtIn.has(id) ? `“${id}” is a built-in ability; choose another id.` : undefined),
  });

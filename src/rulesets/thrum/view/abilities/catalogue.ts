/**
 * TH-43: a table's own abilities as a catalogue: the built-in ones to start from, the form, the
 * words, and reading from text.
 */

import type { Catalogue, CatalogueEntry } from '../../../../engine/forms/catalogue.ts';
import { faultsOf } from '../../../../engine/forms/faultWords.ts';
import { isPlainRecord } from '../../../../engine/forms/plainRecord.ts';
import { copyOfJson } from '../../../../engine/forms/schema.ts';
import { readAll } from '../../data/abilities/file.ts';
import { allAbilities, builtIn } from '../../data/abilities/index.ts';
import { filledAbility, idFrom, linesOfAny } from '../../data/abilities/made.ts';
import { type Ability, abilitySchema } from '../../sheet/ability.ts';
import { headOf } from '../../sheet/abilityWords.ts';
import { artWords } from '../../sheet/terms.ts';
import { formOf } from './form.ts';

const half = (data: unknown): Partial<Ability> => (isPlainRecord(data) ? (data as Partial<Ability>) : {});

const entryOf = (data: unknown): CatalogueEntry => {
  const { id, name, art } = half(data);
  return { id: String(id ?? ''), name: String(name ?? ''), group: artWords(art), data };
};

/** A simple attack, so that a new ability is complete but for its name. */
const blank = (): Partial<Ability> => ({
  name: '',
  art: 'brawling',
  type: 'action',
  attack: 'physical',
  range: 1,
  target: { who: 'enemy', shape: 'one' },
  success: [{ do: 'deal', load: 'fatigue', n: 2 }],
  critical: [{ do: 'deal', load: 'fatigue', n: 1 }],
});

/**
 * Fits the other values to the chosen type: a stance and a passive are aimed at their owner and
 * attack nobody by themselves.
 */
function fitted(data: unknown): unknown {
  const ability = half(data);
  if (ability.type !== 'stance' && ability.type !== 'passive') return data;
  const {
    attack: _attack,
    success: _success,
    critical: _critical,
    lean: _lean,
    overexert: _over,
    nova: _nova,
    ...rest
  } = ability;
  return { ...rest, target: { who: 'self', shape: 'one' }, range: ability.range ?? 0 };
}

export const abilityCatalogue: Catalogue = {
  one: 'ability',
  many: 'abilities',
  rule: 'TH-43',
  about:
    'Abilities that your table has made. Once saved they can be put on any sheet of this encounter, and are used like those that come built in.',
  path: 'abilities',
  most: 200,
  stock: allAbilities.map((ability) => entryOf(ability)),
  form: (data) => formOf(half(data)),
  blank,
  copyOf(data, taken) {
    const made = copyOfJson(half(data));
    const name = `${made.name ?? 'Ability'} of ours`.slice(0, 60);
    return { ...made, name, id: idFrom(name, taken), ...(made.art === 'basic' ? { art: 'brawling' } : {}) };
  },
  entry: entryOf,
  words(data) {
    try {
      return { head: headOf(half(data)), lines: linesOfAny(data) };
    } catch {
      return { head: '', lines: [] };
    }
  },
  finish(data, taken) {
    const made = filledAbility(fitted(data), taken);
    const parsed = abilitySchema.safeParse(made);
    const id = half(made).id;
    const clash =
      id !== undefined && (builtIn.has(id) || taken.includes(id))
        ? [{ path: ['id'], text: `“${id}” is the id of another ability; choose another.` }]
        : [];
    // The id comes from the name, so without a name there is only one fault to mend.
    const faults = parsed.success
      ? []
      : faultsOf(parsed.error).filter(({ path }) => half(made).name || path[0] !== 'id');
    return { data: made, faults: [...faults, ...clash] };
  },
  read: readAll,
};

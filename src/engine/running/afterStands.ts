/**
 * What a command does to where figures stand within their zones: the one place where stands are
 * kept in the fight.
 */
import { dequal } from 'dequal/lite';
import type { Fight } from '../fight.ts';
import { standsOf } from '../public/standsOf.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * The change that a command leaves in the stands, to be made on a draft of the fight; nothing where
 * everybody stands as before. A fight that has kept no stands yet keeps those that were drawn.
 */
export function standsChange(ruleset: Ruleset, base: Fight, done: Fight): ((draft: Fight) => void) | undefined {
  const before = standsOf(ruleset, base);
  const now = standsOf(ruleset, done.stands ? done : { ...done, stands: before });
  if (now === done.stands || (!done.stands && Object.keys(now).length === 0)) return undefined;
  return (draft) => {
    draft.stands ??= {};
    for (const id of Object.keys(done.stands ?? {})) if (!now[id]) delete draft.stands[id];
    for (const [id, stand] of Object.entries(now)) if (!dequal(done.stands?.[id], stand)) draft.stands[id] = stand;
  };
}

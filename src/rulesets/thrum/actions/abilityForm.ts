/** An ability as a form of an action, with its words for the card. */
import type { Variant } from '../../../engine/ruleset.ts';
import { builtIn } from '../data/abilities/index.ts';
import type { Ability } from '../sheet/ability.ts';
import { cardWords } from '../sheet/abilityWords.ts';

/** The forms of built-in abilities, which never change. Each look at the offers asks for them. */
const kept = new Map<string, Variant>();

/** The plain form of an ability: its name, and its words as detail. */
export function abilityForm(ability: Ability): Variant {
  const { id, name: label } = ability;
  if (builtIn.get(id) !== ability) return { id, label, detail: cardWords(ability) };
  const form = kept.get(id) ?? { id, label, detail: cardWords(ability) };
  kept.set(id, form);
  return form;
}

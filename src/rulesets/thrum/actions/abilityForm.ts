/** An ability as a form of an action, with its words for the card. */
import type { Variant } from '../../../engine/ruleset.ts';
import { builtIn } from '../data/abilities/index.ts';
import type { Ability } from '../sheet/ability.ts';
import { cardWords } from '../sheet/abilityWords.ts';

/** The forms of built-in abilities, which never change. Each look at the offers asks for them. */
const kept = new Map<string, Variant>();

/** The plain form of an ability: its name, and its words as detail. */
export function abilityForm(ability: Ability): Variant {
  const { id } = ability;
  if (builtIn.get(id) !== ability) return made(ability);
  const form = kept.get(id) ?? made(ability);
  kept.set(id, form);
  return form;
}

/** What every form of an ability is: an attack, or not. */
export const kindOfForm = ({ attack }: Ability): Pick<Variant, 'attack'> => (attack ? { attack: true } : {});

const made = (ability: Ability): Variant => ({
  id: ability.id,
  label: ability.name,
  detail: cardWords(ability),
  ...kindOfForm(ability),
});

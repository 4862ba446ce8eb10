/**
 * Announced combatants whose round has begun: the command by which they join, with numbers and
 * places that fit the fight as it is now.
 */
import type { Command, Edit } from '../command.ts';
import type { Combatant, ComingGroup, Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import { type CombatantToAdd, editsToAdd, withAdded } from './addCombatants.ts';

/** The groups that were to come by this round; none where the fight does not run. */
export function dueGroups(ruleset: Ruleset, fight: Fight): ComingGroup[] {
  if (fight.stage !== 'running' || !fight.coming) return [];
  const { round } = ruleset.order(fight);
  return fight.coming.filter((one) => one.round <= round);
}

/** The first group that was to come by this round; undefined where nobody is due. */
export const dueArrivals = (ruleset: Ruleset, fight: Fight): ComingGroup | undefined => dueGroups(ruleset, fight)[0];

/** The command by which an announced group joins now. */
export function arrivalCommand(
  ruleset: Ruleset,
  fight: Fight,
  coming: ComingGroup,
): Extract<Command, { type: 'join' }> {
  const edits: Edit[] = [];
  const { coming: all = [], ...rest } = fight;
  let now: Fight = { ...rest, coming: all.filter(({ id }) => id !== coming.id) };
  for (const one of coming.combatants) {
    const next = editsToAdd(ruleset, now, {
      name: one.name,
      side: one.side,
      count: 1,
      creature: { icon: one.look.icon ?? 'person', sheet: one.sheet },
      at: one.place.kind === 'off' ? undefined : one.place,
      more: broughtBy(now, one),
    });
    edits.push(...next);
    now = withAdded(now, next);
  }
  return { type: 'join', label: coming.label, edits, from: coming.id };
}

/**
 * What a newcomer brings along: all of itself but what is worked out anew. The id too, while nobody
 * else has it.
 */
function broughtBy(fight: Fight, one: Combatant): CombatantToAdd['more'] {
  const { id, name: _name, copy: _copy, known: _known, side: _side, place: _place, sheet: _sheet, ...brought } = one;
  return id in fight.combatants || id in fight.sides ? brought : { ...brought, id };
}

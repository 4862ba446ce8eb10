/** Those who were to come in a round that has begun: the command by which they join, numbered and placed as the fight stands now. */
import type { Command, Edit } from '../../engine/command.ts';
import type { Combatant, Coming, Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { editsToAdd, withAdded } from './cast.ts';

/** Who is due: the first who were to come by this round. Undefined where nobody is, or the fight does not run. */
export function due(ruleset: Ruleset, fight: Fight): Coming | undefined {
  if (fight.stage !== 'running' || !fight.coming) return undefined;
  const { round } = ruleset.order(fight);
  return fight.coming.find((one) => one.round <= round);
}

/** The command by which they join now. */
export function arrival(ruleset: Ruleset, fight: Fight, coming: Coming): Extract<Command, { type: 'join' }> {
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
      more: broughtBy(one),
    });
    edits.push(...next);
    now = withAdded(now, next);
  }
  return { type: 'join', label: coming.label, edits, from: coming.id };
}

const broughtBy = ({ look, note, player, shelf, hidden }: Combatant) => ({
  look,
  note,
  hidden,
  ...(player === undefined ? {} : { player }),
  ...(shelf === undefined ? {} : { shelf }),
});

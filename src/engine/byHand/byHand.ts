/**
 * A ruling by hand as a procedure: the ruling sets its values, and then the rules look at the new
 * state.
 */
import type { Edit } from '../command.ts';
import type { Fight } from '../fight.ts';
import type { Flow } from '../flow.ts';
import { copyOfJson } from '../forms/schema.ts';
import { straysIn } from '../kept/strays.ts';
import { tellWritten } from '../log/tell.ts';
import type { Ruleset } from '../ruleset.ts';
import { applyEdit } from './edit.ts';
import type { ByHand } from './inputs.ts';
import { UnfitError } from './misfit.ts';

/** Hand edits that no rule reads. */
const UNTOLD: readonly Edit['edit'][] = ['draw', 'erase', 'note'];

/**
 * Whether rules read any of the edits. A drawing or a note is no ruling, and telling each of them
 * would drown the log.
 */
export const isRead = ({ edits }: ByHand): boolean => edits.some(({ edit }) => !UNTOLD.includes(edit));

/**
 * A snapshot of the fight, so that a later caller can compare with it. The map and the log are
 * large and are shared.
 */
export const asItIs = ({ log, scene, ...rest }: Fight): Fight => ({ ...copyOfJson(rest), log, scene });

/**
 * Applies a ruling by hand. While the fight runs the game's `settle` follows, unless only the
 * numbers are meant (`raw`). `within`: the ruling falls in the middle of a move, such as the first
 * questions of a fight; it is told even though the fight does not run yet.
 */
export function* byHand(ruleset: Ruleset, fight: Fight, command: ByHand, within: boolean): Flow<void> {
  const read = isRead(command);
  const settles = read && !command.raw && ruleset.settle !== undefined && fight.stage === 'running';
  const before = settles ? asItIs(fight) : undefined;
  const known = command.edits.some(({ edit }) => edit === 'state') ? straysIn(ruleset, fight) : undefined;
  const zones = fight.scene.kind === 'zones' ? Object.keys(fight.scene.zones) : [];
  const there = new Set([...fight.order, ...fight.sideOrder, ...zones]);
  for (const edit of command.edits) {
    const fault = applyEdit(ruleset, fight, edit);
    if (fault) throw new UnfitError(fault);
  }
  if (known) {
    // The game puts right a combatant who was in the fight and is taken out by this edit. A name
    // that was never in it is a slip of the hand.
    const stray = [...straysIn(ruleset, fight)].find((id) => !known.has(id) && !there.has(id));
    if (stray !== undefined)
      throw new UnfitError(`Nobody and nothing in this fight has the id “${stray}”: name what is there.`);
  }
  ruleset.reconcile(fight, within ? 'within' : undefined);
  if (read && (within || fight.stage === 'running'))
    tellWritten(fight, 'by hand', command.label, { shown: 'gm', tone: 'ruling', round: ruleset.order(fight).round });
  if (before && fight.stage === 'running') yield* ruleset.settle?.(fight, before, within) ?? [];
}

/**
 * Does after a move what a ruling in the middle of that move had to leave until its end. `since` is
 * the fight before the ruling. A game reads from it who has been taken out meanwhile; of all others
 * only the sides matter, because all else was looked at already.
 */
export function* lookAgain(ruleset: Ruleset, fight: Fight, since: Fight): Flow<void> {
  ruleset.reconcile(fight);
  if (!ruleset.settle || fight.stage !== 'running') return;
  const before = asItIs(fight);
  for (const one of Object.values(before.combatants)) {
    const was = since.combatants[one.id];
    if (was) before.combatants[one.id] = { ...one, side: was.side, toward: was.toward };
  }
  yield* ruleset.settle(fight, before, false, since);
}

/**
 * A ruling by hand as a procedure: it sets the ruling's values, and then the game's rules look at
 * the new state.
 */
import { current, isDraft } from 'immer';
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
const UNTOLD: readonly Edit['edit'][] = ['draw', 'erase', 'note', 'area'];

/**
 * Whether rules read any of the edits. An edit of a drawing, an area or a note is no ruling; if
 * each of them were told, they would drown the log.
 */
export const isRead = ({ edits }: ByHand): boolean => edits.some(({ edit }) => !UNTOLD.includes(edit));

/**
 * A snapshot of the fight, to compare with later and not to change. Of a draft it copies only what
 * has changed. Of a plain fight the map and the log are large and are shared.
 */
export function snapshotOf(fight: Fight): Fight {
  if (isDraft(fight)) return current(fight);
  const { log, scene, ...rest } = fight;
  return { ...copyOfJson(rest), log, scene };
}

/**
 * Applies a ruling by hand. While the fight runs the game's `settle` follows, unless only the
 * numbers are meant (`raw`). `within`: the ruling falls in the middle of a move, such as the first
 * questions of a fight; it is told even though the fight does not run yet.
 */
export function* byHand(ruleset: Ruleset, fight: Fight, command: ByHand, within: boolean): Flow<void> {
  const read = isRead(command);
  const settles = read && !command.raw && ruleset.settle !== undefined && fight.stage === 'running';
  const before = settles ? snapshotOf(fight) : undefined;
  const known = command.edits.some(({ edit }) => edit === 'state') ? straysIn(ruleset, fight) : undefined;
  const zones = fight.scene.kind === 'zones' ? Object.keys(fight.scene.zones) : [];
  const there = new Set([...fight.order, ...fight.sideOrder, ...zones]);
  for (const edit of command.edits) {
    const fault = applyEdit(ruleset, fight, edit);
    if (fault) throw new UnfitError(fault);
  }
  if (known) {
    // A combatant whom this edit takes out is no stray, because the game puts its state right
    // afterwards. A name that was never in the fight is a slip of the hand.
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
 * Catches up, after a move, on what a ruling in the middle of that move had to leave until its end.
 * `since` is the fight before the ruling. From it the game reads who has been removed meanwhile. Of
 * the people who stayed only the sides can still matter, because the first call looked at
 * everything else.
 */
export function* settleAfterMove(ruleset: Ruleset, fight: Fight, since: Fight): Flow<void> {
  ruleset.reconcile(fight);
  if (!ruleset.settle || fight.stage !== 'running') return;
  const now = snapshotOf(fight);
  const combatants = Object.fromEntries(
    Object.entries(now.combatants).map(([id, one]) => {
      const was = since.combatants[id];
      return [id, was ? { ...one, side: was.side, toward: was.toward } : one];
    }),
  );
  yield* ruleset.settle(fight, { ...now, combatants }, false, since);
}

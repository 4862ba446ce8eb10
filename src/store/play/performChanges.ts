/** Performs changes of the open encounter, with what the table does by itself after each. */
import type { Encounter } from '../../engine/encounter.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { goOn, type Stops } from '../../engine/table/byItself.ts';
import { applyChange, type Change, markOf } from '../../engine/table/change.ts';
import type { Reason, Result } from '../../engine/words.ts';
import type { JournalChange } from '../../storage/journal.ts';
import { openEncounterOf, type StoreContext } from '../context.ts';
import { selectionAfter } from './selection.ts';

/** Puts a refusal where the screen shows it. Returns false, for the caller to return. */
function refuse({ get, set }: StoreContext, reason: Reason): false {
  set({ refusal: { ...reason, n: (get().refusal?.n ?? 0) + 1 } });
  return false;
}

/** The next change, or a function that makes the change from the encounter as it stands by then. */
export type NextChange = Change | ((ruleset: Ruleset, encounter: Encounter) => Change | Reason);

/**
 * Between changes that were given together the table rolls only dice: the next change is itself an
 * answer.
 */
const onlyDice = ({ ownDice }: Stops): Stops => ({ ownDice, asked: ['everyone'], turnsEnd: 'by hand' });

/**
 * Does changes one after the other. After each change the table goes on by itself, unless `after`
 * says to wait. Without changes the table goes on at once. Stops at the first refusal, which the
 * user is told; the changes before it stay. Sets the state once and writes all changes together.
 * True when none was refused.
 */
export function performChanges(context: StoreContext, steps: readonly NextChange[], after: 'go on' | 'wait'): boolean {
  const { get, set, writer } = context;
  const { open, status, session } = get();
  if (!open) return refuse(context, { rule: 'by hand', text: 'No fight is open: open one first.' });
  if (status === 'elsewhere')
    return refuse(context, {
      rule: 'by hand',
      text: 'This fight is open in another window: go on there, or take it over.',
    });
  const { ruleset } = open;
  let encounter = open.encounter;
  let refusal: Reason | undefined;
  const changes: JournalChange[] = [];
  const took = (change: Change, next: Encounter): void => {
    encounter = next;
    changes.push({ change, mark: markOf(next) });
  };
  const goFreely = (stops: Stops): void => {
    for (const { change, encounter: next } of goOn(ruleset, encounter, stops)) took(change, next);
  };
  if (after === 'go on' && steps.length === 0) goFreely(session);
  for (const [at, step] of steps.entries()) {
    const change = typeof step === 'function' ? step(ruleset, encounter) : step;
    const next: Result<Encounter> =
      'kind' in change ? applyChange(ruleset, encounter, change) : { ok: false, refusal: change };
    if (!next.ok) {
      refusal = next.refusal;
      break;
    }
    took(change as Change, next.value);
    if (after === 'go on') goFreely(at < steps.length - 1 ? onlyDice(session) : session);
  }
  if (changes.length > 0) {
    const now = openEncounterOf(ruleset, encounter);
    const selected = selectionAfter(open, now, session.selected);
    // The screen must never show the new state beside the word “saved” of the old one, not for a
    // moment.
    const saving = get().saving === 'memory' ? 'memory' : 'saving';
    set({
      open: now,
      saving,
      ...(selected === session.selected ? {} : { session: { ...session, selected } }),
    });
    writer.changed(encounter, changes);
  }
  return refusal === undefined ? true : refuse(context, refusal);
}

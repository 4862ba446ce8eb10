/** What the verbs of the store share: reading and setting its state, what it needs from outside, and how a change comes about. */
import type { Encounter } from '../engine/encounter.ts';
import { live } from '../engine/history.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Reason, Result } from '../engine/words.ts';
import type { Access } from '../storage/access.ts';
import { applyChange, type Change, markOf } from '../storage/change.ts';
import type { Done } from '../storage/journal.ts';
import { goOn, type Stops } from './auto.ts';
import { selectionAfter } from './fight/turns.ts';
import type { Surroundings } from './surroundings.ts';
import type { OpenEncounter, TableStore } from './types.ts';
import type { Writer } from './writer.ts';

export interface Inside {
  get(): TableStore;
  set(change: Partial<TableStore>): void;
  outside: Surroundings;
  writer: Writer;
  /** Does something with the database. Rejects when the browser denies it, or does not answer in time. */
  disk: Access['use'];
  /** This window's name in the database. */
  holder: string;
  /** Encounters and pictures that storage did not take: they last as long as this page. */
  unkept: { encounters: Map<string, Encounter>; pictures: Map<string, Blob> };
}

/** The open encounter as the screens read it: the open move is run once. */
export const opened = (ruleset: Ruleset, encounter: Encounter): OpenEncounter => ({
  encounter,
  ruleset,
  ...live(ruleset, encounter),
});

/** Puts a refusal where the screen shows it; gives false, to be returned. */
function refuse({ get, set }: Inside, reason: Reason): false {
  set({ refusal: { ...reason, n: (get().refusal?.n ?? 0) + 1 } });
  return false;
}

/** What is done next, from where the encounter stands after what came before it. */
export type Next = Change | ((ruleset: Ruleset, encounter: Encounter) => Change | Reason);

/** Between changes that were given together nothing is answered but dice: the next of them is an answer. */
const onlyDice = ({ ownDice }: Stops): Stops => ({ ownDice, asked: ['everyone'], turnsEnd: 'by hand' });

/**
 * Does changes one after the other; unless it is to wait, what goes on by itself does so after each, or at once when there
 * are no changes. Stops at the first
 * refusal, which is told; what came before it stays. The state is set once and the changes are written together. True when none was refused.
 */
export function perform(inside: Inside, steps: readonly Next[], after: 'go on' | 'wait'): boolean {
  const { get, set, writer } = inside;
  const { open, status, session } = get();
  if (!open) return refuse(inside, { rule: 'by hand', text: 'No fight is open: open one first.' });
  if (status === 'elsewhere')
    return refuse(inside, {
      rule: 'by hand',
      text: 'This fight is open in another window: go on there, or take it over.',
    });
  const { ruleset } = open;
  let encounter = open.encounter;
  let refusal: Reason | undefined;
  const changes: Done[] = [];
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
    const now = opened(ruleset, encounter);
    const selected = selectionAfter(open, now, session.selected);
    // Never the new state with the old word “saved”, not for a moment.
    const saving = get().saving === 'memory' ? 'memory' : 'saving';
    set({
      open: now,
      saving,
      ...(selected === session.selected ? {} : { session: { ...session, selected } }),
    });
    writer.changed(encounter, changes);
  }
  return refusal === undefined ? true : refuse(inside, refusal);
}

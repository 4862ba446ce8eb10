/**
 * Migrates the log of files before version 4, whose sentences were text: each text becomes one run
 * of written words.
 */
import { isPlainRecord } from '../forms/plainRecord.ts';

type Plain = Record<string, unknown>;

const writtenParts = (text: unknown): unknown => (typeof text === 'string' ? [{ is: 'written', text }] : text);

/** An old entry with parts in place of its text; any other value is returned as it is. */
function entryWithParts(entry: unknown): unknown {
  if (!isPlainRecord(entry) || !('text' in entry)) return entry;
  const { text, shown, ...rest } = entry;
  return {
    ...rest,
    parts: writtenParts(text),
    ...(shown === undefined ? {} : { shown: shown === text ? 'same' : writtenParts(shown) }),
  };
}

const logWithParts = (log: unknown): unknown => (Array.isArray(log) ? log.map(entryWithParts) : log);

/** A patch of a fight; it may add an entry, replace the log, or change one sentence. */
function patchWithParts(patch: unknown): unknown {
  if (!isPlainRecord(patch) || !Array.isArray(patch.path) || patch.path[0] !== 'log') return patch;
  const { path, value } = patch;
  if (path.length === 1) return { ...patch, value: logWithParts(value) };
  if (path.length === 2) return 'value' in patch ? { ...patch, value: entryWithParts(value) } : patch;
  if (path.length !== 3 || (path[2] !== 'text' && path[2] !== 'shown')) return patch;
  const place = path[2] === 'text' ? [path[0], path[1], 'parts'] : path;
  return { ...patch, path: place, ...('value' in patch ? { value: writtenParts(value) } : {}) };
}

const patchesWithParts = (patches: unknown): unknown =>
  Array.isArray(patches) ? patches.map(patchWithParts) : patches;

const stepWithParts = (step: unknown): unknown =>
  isPlainRecord(step)
    ? { ...step, patches: patchesWithParts(step.patches), inverse: patchesWithParts(step.inverse) }
    : step;

/**
 * An old encounter whose log consists of parts: in the fight, and in the log patches of every step
 * in both directions.
 */
export function withLogParts(old: Plain): Plain {
  const { fight, past, future } = old;
  return {
    ...old,
    ...(isPlainRecord(fight) ? { fight: { ...fight, log: logWithParts(fight.log) } } : {}),
    ...(Array.isArray(past) ? { past: past.map(stepWithParts) } : {}),
    ...(Array.isArray(future)
      ? {
          future: future.map((undone) =>
            isPlainRecord(undone) && 'step' in undone ? { ...undone, step: stepWithParts(undone.step) } : undone,
          ),
        }
      : {}),
  };
}

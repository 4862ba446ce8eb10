/**
 * Tests that the writer checks what it keeps. Data that would not open again is reported at once,
 * is never called saved, and never replaces a good copy.
 */
import { expect, it } from 'vitest';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import { applyChange, markOf } from '../../engine/table/change.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import type { Trouble } from '../../storage/database.ts';
import { appendChanges } from '../../storage/journal.ts';
import { writeSnapshot } from '../../storage/snapshots.ts';
import type { Saving } from '../types.ts';
import { createWriter } from '../writer.ts';

it('a fight that could not be read again is reported with its fault, is still written line by line, and is saved once it fits', async () => {
  const start = setUpOrThrow(toy, toyScenes, toyScript);
  const told: [Saving, Trouble?][] = [];
  const jobs: string[] = [];
  let fault: string | undefined;
  const writer = createWriter({
    disk: async (job) => {
      jobs.push(job.toString().includes('append') ? 'line' : 'copy');
      return undefined as never;
    },
    reconnect() {},
    holder: 'here',
    now: () => 0,
    unreadable: () => fault,
    saving: (...now) => told.push(now as [Saving, Trouble?]),
    lost() {},
  });
  writer.start(start, 0, 'another moment');
  const begun = applyChange(toy, start, { kind: 'command', command: { type: 'begin' } });
  if (!begun.ok) throw new Error(begun.refusal.text);
  const changes = [
    { change: { kind: 'command' as const, command: { type: 'begin' as const } }, mark: markOf(begun.value) },
  ];

  fault = 'fight, log: must have at most 3 entries.';
  writer.changed(begun.value, changes);
  expect(told.at(-1)).toEqual(['memory', { text: expect.stringContaining('save the fight as a file'), detail: fault }]);
  await writer.settled();
  await writer.snapshot();
  expect(told.map(([saving]) => saving)).not.toContain('saved');
  expect(jobs).toEqual(['line']);

  fault = undefined;
  writer.changed(begun.value, changes);
  await writer.settled();
  await writer.snapshot();
  expect(told.at(-1)?.[0]).toBe('saved');
  expect(jobs).toEqual(['line', 'line', 'copy']);
  expect([appendChanges, writeSnapshot]).toHaveLength(2);
});

it('a name that no file can hold is refused before it is given', () => {
  const start = setUpOrThrow(toy, toyScenes, toyScript);
  const long = applyChange(toy, start, { kind: 'rename', name: 'x'.repeat(121) });
  expect(long.ok ? '' : long.refusal.text).toContain('at most 120 letters');
  expect(applyChange(toy, start, { kind: 'rename', name: 'x'.repeat(120) }).ok).toBe(true);
});

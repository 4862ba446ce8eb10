/** Tests how tracks are gathered into rows. */
import { expect, test } from 'vitest';
import type { Track } from '../../engine/ruleset.ts';
import { trackLines } from './TrackView.tsx';

const track = (id: string, row?: string): Track => ({
  id,
  label: row === undefined ? id : `${row}, ${id}`,
  ...(row === undefined ? {} : { row: { name: row, part: id } }),
  kind: 'boxes',
  value: 0,
  max: 2,
  weight: 'plain',
});
const shape = (tracks: readonly Track[]) =>
  trackLines(tracks).map((line) => ('track' in line ? line.track.id : [line.name, ...line.tracks.map(({ id }) => id)]));

test('neighbouring tracks of one row stand side by side, others alone, all in their order', () => {
  expect(
    shape([track('a', 'Body'), track('b', 'Body'), track('c', 'Mind'), track('slow'), track('d', 'Mind')]),
  ).toEqual([['Body', 'a', 'b'], ['Mind', 'c'], 'slow', ['Mind', 'd']]);
  expect(shape([])).toEqual([]);
});

/** Tests loads as the order of turns and the tokens show them. */
import { expect, test } from 'vitest';
import type { Track } from '../../engine/ruleset.ts';
import { loadShares, loadsOf, loadWords } from './loads.ts';

const load = (id: string, value: number, max: number, weight: Track['weight'] = 'plain'): Track => ({
  id,
  label: id,
  kind: 'load',
  value,
  max,
  weight,
});

test('a load is easy below its tolerance, full at the tolerance, and over above it', () => {
  const moods = [0, 2, 3, 4].map((value) => loadsOf([load('Fatigue', value, 3, 'vital')])[0]);
  expect(moods.map((one) => one?.mood)).toEqual(['easy', 'easy', 'full', 'over']);
  expect(moods.map((one) => one?.share)).toEqual([0, 2 / 3, 1, 1]);
});
test('a tolerance of zero is full at zero and over at the first point', () => {
  expect(loadsOf([load('Stress', 0, 0, 'vital')])[0]).toMatchObject({ mood: 'full', share: 0 });
  expect(loadsOf([load('Stress', 1, 0, 'vital')])[0]).toMatchObject({ mood: 'over', share: 1 });
});
test('loads that fell nobody are shown on the card alone, and so are points', () => {
  expect(loadsOf([load('Stress', 1, 2), { ...load('Health', 3, 4, 'vital'), kind: 'bar' }])).toEqual([]);
});
test('the words name both loads', () => {
  expect(loadWords(loadsOf([load('Fatigue', 4, 3, 'vital'), load('Stress', 1, 2)]))).toBe(
    'Fatigue 4 of 3, Stress 1 of 2',
  );
});
test('a token gets more than 1 only when a load is over its tolerance', () => {
  expect(loadShares([load('Fatigue', 3, 3, 'vital'), load('Stress', 3, 2)])?.map((share) => share > 1)).toEqual([
    false,
    true,
  ]);
  expect(loadShares([])).toBeUndefined();
});

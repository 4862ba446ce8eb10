/** Tests of how long ago something was. */
import { expect, it } from 'vitest';
import { since } from './since.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

it('tells times in the words that a list needs', () => {
  expect(since(now, now)).toBe('just now');
  expect(since(now + minute, now)).toBe('just now');
  expect(since(now - minute, now)).toBe('1 minute ago');
  expect(since(now - 59 * minute, now)).toBe('59 minutes ago');
  expect(since(now - 60 * minute, now)).toBe('1 hour ago');
  expect(since(now - 24 * 60 * minute, now)).toBe('yesterday');
  expect(since(now - 13 * 24 * 60 * minute, now)).toBe('13 days ago');
  expect(since(now - 30 * 24 * 60 * minute, now)).toContain('2026');
});

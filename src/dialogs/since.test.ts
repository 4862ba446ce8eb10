/** Tests how long ago something was, in words. */
import { expect, it } from 'vitest';
import { timeSince } from './since.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

it('times are told in the words of a list', () => {
  expect(timeSince(now, now)).toBe('just now');
  expect(timeSince(now + minute, now)).toBe('just now');
  expect(timeSince(now - minute, now)).toBe('1 minute ago');
  expect(timeSince(now - 59 * minute, now)).toBe('59 minutes ago');
  expect(timeSince(now - 60 * minute, now)).toBe('1 hour ago');
  expect(timeSince(now - 24 * 60 * minute, now)).toBe('yesterday');
  expect(timeSince(now - 13 * 24 * 60 * minute, now)).toBe('13 days ago');
  expect(timeSince(now - 30 * 24 * 60 * minute, now)).toContain('2026');
});

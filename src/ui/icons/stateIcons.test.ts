/** Tests which picture each state of the games has. */
import { describe, expect, test } from 'vitest';
import { iconNames } from './iconNames.ts';
import { stateIcon, stateIconNames } from './stateIcons.ts';

describe('the pictures of states', () => {
  test('a state is found by its name or by its id, and otherwise by its tone', () => {
    expect(stateIcon({ id: 'burning', label: 'Burning', tone: 'bad' })).toBe('fire');
    expect(stateIcon({ id: 'prone', label: 'Liegt', tone: 'bad' })).toBe('falling-blob');
    expect(stateIcon({ id: 'x', label: 'Xyz', tone: 'bad' })).toBe('health-decrease');
    expect(stateIcon({ id: 'x', label: 'Xyz', tone: 'good' })).toBe('health-increase');
    expect(stateIcon({ id: 'x', label: 'Xyz', tone: 'plain' })).toBe('sparkles');
  });

  test('every picture of a state is packed with the app', () => {
    expect(stateIconNames.filter((name) => !iconNames.includes(name))).toEqual([]);
  });
});

/** Tests that each packed icon is a complete path, written with one decimal. */
import { describe, expect, it } from 'vitest';
import { iconNames } from './iconNames.ts';
import { iconPath, onIcons } from './icons.ts';

/** How many numbers each path command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

describe('the packed icons', () => {
  it('are found by name, and an icon that is not packed is drawn as a plain person', async () => {
    const come = new Promise<void>((resolve) => onIcons(resolve));
    expect(iconPath('bear-head')).toBe('');
    expect(iconPath('no-such-icon')).toBe('');
    await come;
    expect(iconPath('bear-head')).toMatch(/^m/);
    if (iconPath('no-such-icon') === '') await new Promise<void>((resolve) => onIcons(resolve));
    expect(iconPath('no-such-icon')).toMatch(/^m/);
    expect(iconPath('no-such-icon')).toBe(iconPath('person'));
  });
  it('stay complete after rounding: each command has its numbers, and none has more than one decimal', async () => {
    const come = new Promise<void>((resolve) => onIcons(resolve));
    for (const name of iconNames) iconPath(name);
    await come;
    const faults = iconNames.flatMap((name) => {
      const path = iconPath(name);
      const commands = [...path.matchAll(/([a-z])([^a-z]*)/gi)];
      const broken = commands.some(([, command = '', rest = '']) => {
        const takes = TAKES[command.toLowerCase()];
        const found = (rest.match(NUMBER) ?? []).length;
        return takes === undefined || (takes === 0 ? found > 0 : found === 0 || found % takes !== 0);
      });
      return /^M/i.test(path) && !broken && !/\.\d\d/.test(path) ? [] : [name];
    });
    expect(faults).toEqual([]);
  });
});

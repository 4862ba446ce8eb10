/**
 * The common parts of the scripted fights: a heroine with an axe, foes without Grit, and the lines
 * that begin, kill and go on.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { weaponOf } from '../sheet/weapons.ts';
import { zonePlace } from './cast.ts';

export const axeArm = weaponOf('axe', 'Axe', { sides: 8 });
export const softSheet = { 'grit.now': 0, 'grit.max': 0 };
export const hero = {
  id: 'ann',
  name: 'Ann',
  side: 'party',
  sheet: { kind: 'character', violence: 20, weapons: [axeArm] },
  place: zonePlace('gallows'),
};
export const foe = (n: number, sheet: Record<string, unknown> = {}) => ({
  id: `foe-${n}`,
  name: 'Foe',
  copy: n,
  side: 'foes',
  sheet: { ...softSheet, weapons: [axeArm], ...sheet },
  place: zonePlace('gallows'),
});
export const beginLines: Line[] = [
  { begin: true },
  { answer: 'attack' },
  { answer: 'nobody' },
  { answer: { dice: { ann: [20] } } },
];
export const killLines = (who: string): Line[] => [
  { do: 'attack', by: 'ann', with: 'axe' },
  { answer: who },
  { answer: { dice: [10] } },
  { answer: { dice: [5] } },
];
export const nextBlock: Line[] = [
  { do: 'end-turn', by: 'ann' },
  { do: 'end-block' },
  { answer: { dice: { ann: [20] } } },
];

export const scriptOf = (
  title: string,
  about: string,
  cast: Script['cast'],
  lines: Line[],
  more: Partial<Script> = {},
): Script => ({
  title,
  about,
  ruleset: 'hestia',
  scene: 'crossroads',
  cast,
  lines,
  ...more,
});

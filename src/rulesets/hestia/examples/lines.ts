/** What the scripted fights share: a heroine with an axe, foes of no Grit, the lines that begin, kill and go on. */
import type { Line, Script } from '../../../engine/script.ts';
import { weapon } from '../sheet/weapons.ts';
import { zone } from './cast.ts';

export const axe = weapon('axe', 'Axe', { sides: 8 });
export const soft = { 'grit.now': 0, 'grit.max': 0 };
export const hero = {
  id: 'ann',
  name: 'Ann',
  side: 'party',
  sheet: { kind: 'character', violence: 20, weapons: [axe] },
  place: zone('gallows'),
};
export const foe = (n: number, sheet: Record<string, unknown> = {}) => ({
  id: `foe-${n}`,
  name: 'Foe',
  copy: n,
  side: 'foes',
  sheet: { ...soft, weapons: [axe], ...sheet },
  place: zone('gallows'),
});
export const begins: Line[] = [
  { begin: true },
  { answer: 'attack' },
  { answer: 'nobody' },
  { answer: { dice: { ann: [20] } } },
];
export const kills = (who: string): Line[] => [
  { do: 'attack', by: 'ann', with: 'axe' },
  { answer: who },
  { answer: { dice: [10] } },
  { answer: { dice: [5] } },
];
export const next: Line[] = [{ do: 'end-turn', by: 'ann' }, { do: 'end-block' }, { answer: { dice: { ann: [20] } } }];

export const script = (
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

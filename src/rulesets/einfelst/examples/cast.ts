/** The cast of the scripted fights, and short forms of their lines. */
import type { Line, Script } from '../../../engine/script.ts';
import { valuesOf } from '../../common/declare.ts';
import { einfelstSheet } from '../sheet/sheet.ts';
import { SKILLS } from '../sheet/skills.ts';
import { ARMS, weaponOf } from '../sheet/weapons.ts';
import { rowOfZones } from './row.ts';

export const swordOf = weaponOf('sword', 'Sword', { damage: 2 });
const skills = valuesOf(SKILLS, () => 2);
export const hero = (
  id: string,
  name: string,
  zone = 'west',
  sheet: Record<string, unknown> = {},
): Script['cast'][number] => ({
  id,
  name,
  side: 'party',
  place: { kind: 'zone', zone },
  sheet: { kind: 'character', counts: 'rows', skills, weapons: [swordOf], ...sheet },
});
export const foe = (
  id: string,
  name: string,
  zone = 'west',
  sheet: Record<string, unknown> = {},
  copy?: number,
): Script['cast'][number] => ({
  id,
  name,
  side: 'foes',
  place: { kind: 'zone', zone },
  sheet: { limit: 9, skills, weapons: [swordOf], ...sheet },
  ...(copy === undefined ? {} : { copy }),
});
export const sixesOf = (n: number, of = 4): number[] => [...Array<number>(n).fill(6), ...Array<number>(of - n).fill(1)];
export const cardLines = (...numbers: number[]): Line[] => [
  { begin: true },
  { answer: 'enter' },
  ...numbers.map((card) => ({ answer: String(card) })),
  { answer: 'no' },
];
export const scriptOf = (title: string, about: string, cast: Script['cast'], lines: Line[]): Script => ({
  title,
  about,
  ruleset: 'einfelst',
  scene: rowOfZones,
  cast,
  lines,
});
/** One Lesser box is left before a critical injury. */
export const nearlyDead = { lesser: 1, moderate: 2, severe: 1 };
/** A newcomer with three cards to draw, who has more in hand than two hands can hold. */
export const lateComer = {
  id: 'late',
  name: 'Ettin',
  side: 'foes',
  hidden: false,
  place: { kind: 'zone', zone: 'far' },
  look: { icon: 'troll', token: '' },
  note: '',
  sheet: { ...einfelstSheet.start(), cards: 3, weapons: [{ ...ARMS.greataxe, where: 'hand' }, swordOf] },
};
/** A second wolf for the running fight, identical to a first one made by `foe` (EW-04). */
export const lateWolf = {
  ...lateComer,
  id: 'wolf-2',
  name: 'Wolf',
  copy: 2,
  sheet: { ...einfelstSheet.start(), limit: 9, skills, weapons: [swordOf] },
};

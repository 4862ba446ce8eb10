/**
 * A table of Freeform for tests: three combatants in the mill’s yard, or on the squares of the
 * watch yard.
 */
import type { Line, Script } from '../../engine/script.ts';
import { squarePlace } from '../../space/squares/squares.ts';
import { inZone } from '../../space/zones/zones.ts';
import { playScriptOf } from '../common/playing.testing.ts';
import { freeform } from './index.ts';

type Given = Pick<Script, 'house' | 'scene'> & { sheets?: Record<string, Record<string, unknown>>; lines: Line[] };

/** Plays Ann and Bo against a raider. Ann has the highest number, then the raider. */
export const playTable = ({ house = {}, scene = 'mill', sheets = {}, lines }: Partial<Given>) =>
  playScriptOf(freeform, {
    scene,
    house: { order: 'number', numbers: 'written', ...house },
    cast: (['ann', 'bo', 'raider'] as const).map((id, n) => ({
      id,
      name: { ann: 'Ann', bo: 'Bo', raider: 'Raider' }[id],
      side: id === 'raider' ? 'foes' : 'party',
      creature: { ann: 'hero', bo: 'archer', raider: 'raider' }[id],
      place: scene === 'mill' ? inZone('yard') : squarePlace({ column: 4 + n * 3, row: 4 }),
      sheet: { initiative: { ann: 9, bo: 3, raider: 5 }[id], ...sheets[id] },
    })),
    lines: [{ begin: true }, ...(lines ?? [])],
  });

/** A blow whose harm is a typed formula. */
export const harmBy = (by: string, whom: string, text: string): Line[] => [
  { do: 'harm', by },
  { answer: whom },
  { answer: { text } },
];
/** A hand edit of a value on a sheet. */
export const setOn = (combatant: string, path: string, value: unknown): Line => ({
  edit: [{ edit: 'sheet', combatant, path, value }],
  label: 'By hand',
});
/** A track of the table’s own, which counts up to three and takes its bearer out when full. */
export const trackWith = (differs: object) => ({
  id: 'doom',
  name: 'Doom',
  value: 0,
  max: 3,
  counts: 'up',
  end: 'out',
  colour: 'red',
  ...differs,
});

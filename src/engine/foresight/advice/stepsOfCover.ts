/** The steps that put something between the two camps: cover in a zone, or a wall on squares. */
import type { Place, SquareScene, ZoneScene } from '../../../space/scene.ts';
import { squareOf } from '../../../space/squares/squares.ts';
import { zoneName } from '../../../space/zones/zoneName.ts';
import type { Edit } from '../../command.ts';
import type { Combatant, Fight } from '../../fight.ts';
import type { Camps } from './cast.ts';
import { type FightStep, stepOfEdits } from './fightStep.ts';

/** How far a wall reaches to each side of its middle, in squares. */
const HALF_WALL = 2;

/** The zone in which most of some people stand. */
function usualZone(people: readonly Combatant[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { place } of people) if (place.kind === 'zone') counts.set(place.zone, (counts.get(place.zone) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function coverIn(scene: ZoneScene, people: readonly Combatant[], who: string): FightStep[] {
  const id = usualZone(people);
  const zone = id === undefined ? undefined : scene.zones[id];
  if (!zone || zone.features.length >= 20 || zone.features.some(({ kind }) => kind === 'cover')) return [];
  const edit: Edit = {
    edit: 'zone',
    id: zone.id,
    zone: {
      ...zone,
      features: [...zone.features, { id: `cover-${zone.id}`.slice(0, 80), label: 'Cover', kind: 'cover' }],
    },
  };
  return [stepOfEdits(`cover ${who}`, `Cover for ${who}`, `There is cover in ${zoneName(scene, zone.id)}`, [edit])];
}

/** The middle of some people on squares. */
function middleOf(people: readonly Combatant[]): { column: number; row: number } | undefined {
  const squares = people.flatMap(({ place }: { place: Place }) => squareOf(place) ?? []);
  if (squares.length === 0) return undefined;
  const mean = (of: 'column' | 'row') => squares.reduce((sum, square) => sum + square[of], 0) / squares.length;
  return { column: mean('column'), row: mean('row') };
}

/** A wall across the middle of the way between the camps, where neither of them stands. */
function wallBetween({ walls, columns, rows }: SquareScene, { ours, foes }: Camps): FightStep[] {
  const [here, there] = [middleOf(ours), middleOf(foes)];
  if (!here || !there) return [];
  const across = Math.abs(there.column - here.column) >= Math.abs(there.row - here.row);
  if (Math.max(Math.abs(there.column - here.column), Math.abs(there.row - here.row)) < 2) return [];
  const at = { column: Math.floor((here.column + there.column) / 2), row: Math.floor((here.row + there.row) / 2) };
  const wall: Record<string, 'wall'> = {};
  for (let n = -HALF_WALL; n <= HALF_WALL; n += 1) {
    const [column, row] = across ? [at.column, at.row + n] : [at.column + n, at.row];
    const key = `${column},${row},${across ? 'e' : 's'}`;
    if (column >= 0 && row >= 0 && column < columns && row < rows && !walls[key]) wall[key] = 'wall';
  }
  if (Object.keys(wall).length === 0) return [];
  return [
    stepOfEdits('wall', 'A wall between them', 'A wall stands between the two sides', [{ edit: 'walls', walls: wall }]),
  ];
}

/** What may be put between the camps on this map. Hexes have neither. */
export function coverSteps({ scene }: Pick<Fight, 'scene'>, camps: Camps): FightStep[] {
  if (scene.kind === 'squares') return wallBetween(scene, camps);
  if (scene.hexes) return [];
  return [...coverIn(scene, camps.ours, 'the party'), ...coverIn(scene, camps.foes, 'the foes')];
}

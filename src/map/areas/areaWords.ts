/** Words for areas: their usual names, their size in the game's units, how long they stay. */
import type { BoardArea } from '../../board/boardArea.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { peopleInArea, placesOfArea } from '../../engine/table/inArea.ts';
import { countWords } from '../../engine/words.ts';
import type { Area, AreaKind, AreaShape } from '../../space/areas/area.ts';
import { stepsOfReach } from '../../space/areas/areaPlaces.ts';
import { hexId } from '../../space/hexes/hexGrid.ts';
import { cellSizeOf, isHexScene, type Place } from '../../space/scene.ts';
import { lengthOf } from '../../space/shapes/polygon.ts';

export const KIND_NAMES: Readonly<Record<AreaKind, string>> = {
  circle: 'Circle',
  ring: 'Ring',
  square: 'Square',
  cone: 'Cone',
  line: 'Line',
  own: 'Area',
};

/** A name that no area of the fight has yet: “Circle”, then “Circle 2”. */
export function freeName(fight: Pick<Fight, 'areas'>, wanted: string): string {
  const taken = new Set(Object.values(fight.areas ?? {}).map(({ name }) => name));
  for (let n = 2, name = wanted; ; n += 1) {
    if (!taken.has(name)) return name;
    name = `${wanted.slice(0, 54)} ${n}`;
  }
}

/** A number of steps in the game's own words, as its ruler reads them. */
function stepsInWords(ruleset: Ruleset, fight: Fight, steps: number): string {
  const at = (n: number): Place =>
    fight.scene.kind === 'squares'
      ? { kind: 'square', column: n, row: 0 }
      : { kind: 'zone', zone: hexId({ column: n, row: 0 }) };
  return ruleset.ruler(fight, [at(0), at(steps)]);
}

/** The size of an area: its reach or side in the game's units, or the number of its zones. */
export function areaSize(ruleset: Ruleset, fight: Fight, shape: AreaShape): string {
  const { scene } = fight;
  const cell = cellSizeOf(scene);
  const zones = () =>
    countWords(placesOfArea(ruleset, fight, shape).filter(({ kind }) => kind !== 'border').length, 'zone');
  if (cell === undefined) return zones();
  const reach = (from: { x: number; y: number }, far: number) =>
    scene.kind === 'squares' ? stepsOfReach(scene, from, far) : Math.floor(far / cell - 0.5 + 1e-6);
  const words = (steps: number) => stepsInWords(ruleset, fight, steps);
  switch (shape.kind) {
    case 'circle':
    case 'ring':
      return words(reach(shape.at, shape.radius));
    case 'cone':
      return words(reach(shape.from, lengthOf(shape.from, shape.to)));
    case 'square':
      return words(Math.round(shape.side / cell));
    default: {
      const places = placesOfArea(ruleset, fight, shape).length;
      return isHexScene(scene) ? countWords(places, 'hex', 'hexes') : countWords(places, 'square');
    }
  }
}

/** An area as the board draws it, with its name and its end. */
export const boardAreaOf = (ruleset: Ruleset, fight: Fight, area: Area): BoardArea => ({
  id: area.id,
  text: area.until === undefined ? area.name : `${area.name} · until round ${area.until}`,
  colour: area.colour,
  shape: area.shape,
  places: placesOfArea(ruleset, fight, area.shape),
  seen: area.seen,
});

/** A form that is being laid or changed, with its size and the number of those in it. */
export function draftAreaOf(ruleset: Ruleset, fight: Fight, look: Pick<Area, 'colour' | 'seen' | 'shape'>): BoardArea {
  const many = peopleInArea(ruleset, fight, look.shape).length;
  const text = `${areaSize(ruleset, fight, look.shape)} · ${many === 0 ? 'nobody' : many} in it`;
  return { ...look, id: 'draft', text, places: placesOfArea(ruleset, fight, look.shape) };
}

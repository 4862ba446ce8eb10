/**
 * Stairs from one map to another: a thing leads to a map by the map's name. A combatant who goes
 * there takes the fight to that map.
 */

import { placeAt } from '../../board/layout/placeAt.ts';
import type { Edit } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Place, Point, Scene } from '../../space/scene.ts';
import { distanceToLine } from '../../space/scenery/lines.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';

/** How near to its stairs a point must be, in squares. */
const REACH = 1.6;

const pointOf = ({ at, along }: SceneryItem): Point => {
  const [x, y] = at ?? along?.[0] ?? [0, 0];
  return { x, y };
};

/** The maps to which things near a point lead, by name, the nearest first and each once. */
export function mapsLedTo(scene: Scene, { x, y }: Point): string[] {
  const reach = REACH * squareOfScene(scene);
  const near = (scene.scenery ?? [])
    .flatMap((item) => {
      const at = pointOf(item);
      const far = item.along ? distanceToLine(item.along, [x, y]) : Math.hypot(at.x - x, at.y - y);
      return item.leads !== undefined && far <= reach ? [{ name: item.leads, far }] : [];
    })
    .sort((a, b) => a.far - b.far);
  return [...new Set(near.map(({ name }) => name))];
}

/**
 * The places by the stairs of a map that lead back, the nearest first; none without such stairs.
 */
function arrivals(scene: Scene, from: string): Place[] {
  const back = scene.scenery?.find(({ leads }) => leads === from);
  if (!back) return [];
  const { x, y } = pointOf(back);
  const square = squareOfScene(scene);
  const around = [0, 1, 2].flatMap((ring) =>
    Array.from({ length: ring === 0 ? 1 : ring * 8 }, (_, n) => {
      const angle = (n / Math.max(1, ring * 8)) * Math.PI * 2;
      return { x: x + Math.cos(angle) * ring * square, y: y + Math.sin(angle) * ring * square };
    }),
  );
  const places = around.flatMap((point) => placeAt(scene, point) ?? []);
  const free = places.filter(
    (place) =>
      place.kind !== 'square' || !(scene.kind === 'squares' && scene.cells[`${place.column},${place.row}`]?.blocked),
  );
  return free.filter(
    (place, n) => place.kind === 'zone' || free.findIndex((one) => JSON.stringify(one) === JSON.stringify(place)) === n,
  );
}

/**
 * The edits that take a fight to another map. `who` come up beside the stairs that lead back, as
 * far as there is room; all others wait beside the map.
 */
export function editsToMap(fight: Fight, to: Scene, who: readonly string[]): Edit[] {
  const places = arrivals(to, fight.scene.name);
  const away = fight.order.map((id): Edit => {
    const n = who.indexOf(id);
    const [first] = places;
    const place = n < 0 ? undefined : first?.kind === 'zone' ? first : places[n];
    return { edit: 'combatant', combatant: id, place: place ?? { kind: 'off' } };
  });
  return [{ edit: 'scene', scene: to }, ...away];
}

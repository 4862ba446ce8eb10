/** Rooms laid out on a map: a floor, the walls around it, and on a map of zones the zone itself. */
import { withSceneryFacts } from '../../painted/sceneryFacts.ts';
import { mapKindOf, type Point, type Scene } from '../../scene.ts';
import type { SceneryItem } from '../../scenery/scenery.ts';
import { type Edited, editedResult, faultResult } from '../edited.ts';
import { filledGround } from '../ground/groundBrush.ts';
import { spotOf } from '../things/things.ts';
import { drawZone } from '../zoneEdit.ts';

/** The look of a room: a material for the floor, and a kind of wall. */
export interface RoomLook {
  readonly floor: string;
  readonly wall: string;
}

/**
 * Lays out a room within an outline. On zones the room becomes a zone of its own without ways to
 * others, which is what bars; its walls are merely drawn. Refused when the room is too small or its
 * sides cross.
 */
export function withRoom(
  scene: Scene,
  outline: readonly Point[],
  { floor, wall }: RoomLook,
  name?: string,
): Edited<Scene> {
  const [first] = outline;
  if (!first || outline.length < 3) return faultResult('A room needs at least three corners.');
  const ground = filledGround(scene.materials ?? [], { material: floor, points: outline, strength: 1 });
  if (!ground.ok) return ground;
  const around: SceneryItem = { kind: wall, along: [...outline, first].map(spotOf) };
  const painted = {
    materials: ground.value,
    scenery: [...(scene.scenery ?? []), mapKindOf(scene) === 'zones' ? { ...around, means: [] } : around],
  };
  if (scene.kind === 'squares' || scene.hexes) return editedResult(withSceneryFacts({ ...scene, ...painted }));
  const zone = drawZone(scene, outline, name);
  if (!zone.ok) return zone;
  const { scene: drawn, id } = zone.value;
  const borders = Object.fromEntries(Object.entries(drawn.borders).filter(([, { between }]) => !between.includes(id)));
  return editedResult(withSceneryFacts({ ...drawn, borders, ...painted }));
}

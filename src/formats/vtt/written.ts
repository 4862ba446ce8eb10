/** A map that Affray wrote as a Universal VTT file: its own scene lies beside the common parts. */
import { faultOfPlaces } from '../../space/faultOfPlaces.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import { sceneSchema } from '../../space/scene.ts';
import type { ImportedMap } from '../imported.ts';
import type { UniversalVtt } from './vttFile.ts';

/**
 * The map with the scene that Affray wrote, where the file has one that holds together. Without it
 * the common parts count alone, as for a file of any other program.
 */
export function withWritten(map: ImportedMap, { affray, resolution }: UniversalVtt): ImportedMap {
  if (affray?.scene === undefined) return map;
  const read = sceneSchema.safeParse(affray.scene);
  if (read.success && faultOfPlaces(read.data) === undefined) {
    const square = squareOfScene(read.data);
    const { x, y } = resolution.map_size;
    return { ...map, written: { scene: read.data, at: { x: 0, y: 0, width: x * square, height: y * square } } };
  }
  const remark = 'What Affray wrote into this file does not hold together, so it is read as a map of another program.';
  return {
    ...map,
    remarks: [...map.remarks, remark],
    ...(map.squares ? { squares: { ...map.squares, remarks: [...map.squares.remarks, remark] } } : {}),
  };
}

/**
 * Carries out the edits of the zone tools: gives the new scene and the new selection, or one
 * sentence that says why not.
 */
import { type Edited, editedResult, faultResult } from '../../space/editing/edited.ts';
import {
  addCorner,
  drawnUp,
  drawZone,
  moveCorner,
  removeCorner,
  removeZone,
  splitZone,
  unlinkZones,
} from '../../space/editing/zoneEdit.ts';
import type { Place, ZoneScene } from '../../space/scene.ts';
import type { ZoneEdit } from './zoneDraft.ts';

export interface EditedZones {
  scene: ZoneScene;
  /** What is selected from now on; undefined when nothing is. */
  selected: Place | undefined;
}

/** Applies one edit. A refused edit leaves the scene as it is. */
export function applyZoneEdit(scene: ZoneScene, edit: ZoneEdit, selected: Place | undefined): Edited<EditedZones> {
  switch (edit.op) {
    case 'select':
      return editedResult({ scene, selected: edit.place });
    case 'draw':
      return withNew(drawZone(scene, drawnUp(scene, edit.outline)));
    case 'split':
      return withNew(splitZone(scene, edit.zone, edit.from, edit.to));
    case 'moveCorner':
      return keeping(moveCorner(scene, edit.corner, edit.to), selected);
    case 'addCorner':
      return keeping(addCorner(scene, edit.zone, edit.near), selected);
    case 'removeCorner':
      return keeping(removeCorner(scene, edit.corner), selected);
    case 'remove':
      return keeping(removed(scene, edit.place), undefined);
  }
}

function removed(scene: ZoneScene, place: Place): Edited<ZoneScene> {
  if (place.kind === 'zone') return removeZone(scene, place.zone);
  const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
  return border ? unlinkZones(scene, ...border.between) : faultResult('This place is not on the map any more.');
}

const withNew = (result: Edited<{ scene: ZoneScene; id: string }>): Edited<EditedZones> =>
  result.ok
    ? editedResult({ scene: result.value.scene, selected: { kind: 'zone', zone: result.value.id } })
    : faultResult(result.fault);

const keeping = (result: Edited<ZoneScene>, selected: Place | undefined): Edited<EditedZones> =>
  result.ok ? editedResult({ scene: result.value, selected }) : faultResult(result.fault);

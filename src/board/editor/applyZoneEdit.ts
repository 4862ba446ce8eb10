/** Carries out what the zone tools ask for: the new scene and what is to be selected, or one sentence why not. */
import { type Edited, edited, faulty } from '../../space/editing/edited.ts';
import {
  addCorner,
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
  /** What is selected from now on; undefined for nothing. */
  selected: Place | undefined;
}

/** Applies one edit. A refused edit leaves the scene as it is. */
export function applyZoneEdit(scene: ZoneScene, edit: ZoneEdit, selected: Place | undefined): Edited<EditedZones> {
  switch (edit.op) {
    case 'select':
      return edited({ scene, selected: edit.place });
    case 'draw':
      return withNew(drawZone(scene, edit.outline));
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
  return border ? unlinkZones(scene, ...border.between) : faulty('This place is not on the map any more.');
}

const withNew = (result: Edited<{ scene: ZoneScene; id: string }>): Edited<EditedZones> =>
  result.ok
    ? edited({ scene: result.value.scene, selected: { kind: 'zone', zone: result.value.id } })
    : faulty(result.fault);

const keeping = (result: Edited<ZoneScene>, selected: Place | undefined): Edited<EditedZones> =>
  result.ok ? edited({ scene: result.value, selected }) : faulty(result.fault);

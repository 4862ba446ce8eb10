/**
 * Hand edits. Each edit is checked against the fight and the game's schemas before anything
 * changes, and a bad edit is refused as a whole.
 */

import { changeScene } from '../../space/changeScene.ts';
import type { Place, Scene, ZoneScene } from '../../space/scene.ts';
import type { Edit } from '../command.ts';
import { combatantSchema, type Fight, type Side } from '../fight.ts';
import { faultText } from '../forms/faultWords.ts';
import { setPath } from '../forms/schema.ts';
import { forgetSide, setBetween } from '../hostility.ts';
import { clearStrayFog, layFog } from '../public/fog.ts';
import { allUnder, setSight } from '../public/partySight.ts';
import { fieldsOf, type Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { setArea } from './area.ts';
import { eraseDrawings, putDrawing } from './drawing.ts';
import { setNote } from './note.ts';
import { outOfRange } from './ranges.ts';
import { applySceneryEdit } from './sceneryEdit.ts';

/** Undefined if the scene has the place; otherwise a sentence that says why it has not. */
export function faultOfPlace(scene: Scene, place: Place): string | undefined {
  switch (place.kind) {
    case 'off':
      return undefined;
    case 'zone':
      return scene.kind === 'zones' && scene.zones[place.zone] ? undefined : `This map has no zone “${place.zone}”.`;
    case 'border':
      return scene.kind === 'zones' && scene.borders[place.border]
        ? undefined
        : `This map has no border “${place.border}”.`;
    case 'square':
      return scene.kind === 'squares' &&
        place.column >= 0 &&
        place.row >= 0 &&
        place.column < scene.columns &&
        place.row < scene.rows
        ? undefined
        : `This map has no square ${place.column},${place.row}.`;
  }
}

/**
 * Applies one edit to a draft. Gives a sentence when the edit does not fit; the draft may then be
 * half changed, and the caller drops it.
 */
export function applyEdit(ruleset: Ruleset, fight: Fight, edit: Edit): string | undefined {
  switch (edit.edit) {
    case 'add':
      return add(ruleset, fight, edit.combatant);
    case 'remove':
      return remove(fight, edit.combatant);
    case 'combatant':
      return change(fight, edit);
    case 'sheet': {
      const found = fight.combatants[edit.combatant];
      if (!found) return missing(edit.combatant);
      const stray = outOfRange(fieldsOf(ruleset, fight), edit.path, edit.value);
      if (stray !== undefined) return notSo(edit.path, stray);
      return setPath(ruleset.sheet, found.sheet, edit.path, edit.value, (sheet) => {
        found.sheet = sheet;
      });
    }
    case 'state': {
      const stray = outOfRange(ruleset.stateFields, edit.path, edit.value);
      if (stray !== undefined) return notSo(edit.path, stray);
      return setPath(ruleset.state, fight.state, edit.path, edit.value, (state) => {
        fight.state = state;
      });
    }
    case 'house':
      return setPath(ruleset.house, fight.house, edit.path, edit.value, (house) => {
        fight.house = house;
      });
    case 'side':
      return setSide(fight, edit.side);
    case 'between': {
      const [a, b] = edit.sides;
      if (a === b) return 'A side stands toward itself as a friend; name two sides.';
      const gone = edit.sides.find((id) => !fight.sides[id]);
      if (gone !== undefined) return noSide(gone);
      setBetween(fight, a, b, edit.as);
      return undefined;
    }
    case 'removeSide':
      if (fight.order.some((id) => fight.combatants[id]?.side === edit.side))
        return 'That side still has combatants; move or remove them first.';
      delete fight.sides[edit.side];
      forgetSide(fight, edit.side);
      fight.sideOrder = fight.sideOrder.filter((id) => id !== edit.side);
      return undefined;
    case 'fog':
      return layFog(fight, edit.places, edit.way);
    case 'sight':
      return setSight(fight, edit);
    case 'draw':
      return putDrawing(fight, edit.stroke, edit.id);
    case 'area':
      return setArea(ruleset, fight, edit.id, edit.area);
    case 'erase':
      return eraseDrawings(fight, edit.drawings);
    case 'scenery':
    case 'ground':
      return applySceneryEdit(fight, edit);
    case 'note':
      return setNote(fight, edit.id, edit.note);
    default:
      return applySceneEdit(fight, edit);
  }
}

const notSo = (path: string, why: string) => `“${path || 'all'}” cannot be set so: ${why}`;
const missing = (id: Id) => `Nobody in this fight has the id “${id}”.`;
const noSide = (id: Id) => `There is no side “${id}”.`;

/**
 * A sentence about the first side in `toward` that does not exist; undefined if all of them exist.
 */
function faultOfToward(fight: Fight, toward: Side['toward']): string | undefined {
  const gone = Object.keys(toward ?? {}).find((id) => !fight.sides[id]);
  return gone === undefined ? undefined : noSide(gone);
}

function setSide(fight: Fight, side: Side): string | undefined {
  const before = fight.sides[side.id];
  if (!before) fight.sideOrder.push(side.id);
  const toward = side.toward ?? before?.toward;
  fight.sides[side.id] = { ...side, ...(toward ? { toward } : {}) };
  return faultOfToward(fight, side.toward);
}

function add(ruleset: Ruleset, fight: Fight, raw: unknown): string | undefined {
  const parsed = combatantSchema(ruleset.sheet).safeParse(raw);
  if (!parsed.success) return `The combatant does not fit: ${faultText(parsed.error)}`;
  const combatant = parsed.data;
  if (fight.combatants[combatant.id] || fight.sides[combatant.id]) return `The id “${combatant.id}” is taken.`;
  if (!fight.sides[combatant.side]) return noSide(combatant.side);
  const stray = faultOfToward(fight, combatant.toward);
  if (stray !== undefined) return stray;
  fight.combatants[combatant.id] = combatant;
  fight.order.push(combatant.id);
  return faultOfPlace(fight.scene, combatant.place);
}

function remove(fight: Fight, id: Id): string | undefined {
  if (!fight.combatants[id]) return missing(id);
  delete fight.combatants[id];
  fight.order = fight.order.filter((other) => other !== id);
  return undefined;
}

function change(fight: Fight, edit: Extract<Edit, { edit: 'combatant' }>): string | undefined {
  const found = fight.combatants[edit.combatant];
  if (!found) return missing(edit.combatant);
  if (edit.side !== undefined && !fight.sides[edit.side]) return noSide(edit.side);
  const stray = faultOfToward(fight, edit.toward);
  if (stray !== undefined) return stray;
  if (edit.name !== undefined) found.name = edit.name;
  if (edit.copy !== undefined) found.copy = edit.copy;
  if (edit.pronoun !== undefined) found.pronoun = edit.pronoun;
  if (edit.side !== undefined) found.side = edit.side;
  if (edit.toward !== undefined) found.toward = Object.keys(edit.toward).length > 0 ? edit.toward : undefined;
  if (edit.player !== undefined) found.player = edit.player === '' ? undefined : edit.player;
  if (edit.hidden !== undefined) found.hidden = edit.hidden;
  if (edit.look !== undefined) found.look = edit.look;
  if (edit.looks !== undefined) found.looks = Object.keys(edit.looks).length > 0 ? edit.looks : undefined;
  if (edit.habits !== undefined) found.habits = edit.habits.length > 0 ? edit.habits : undefined;
  if (edit.note !== undefined) found.note = edit.note;
  if (edit.shelf !== undefined) found.shelf = edit.shelf;
  if (edit.place !== undefined) found.place = edit.place;
  return faultOfPlace(fight.scene, found.place);
}

type SceneEdit = Extract<Edit, { edit: 'scene' | 'zone' | 'border' | 'cells' | 'walls' }>;

function changeZones({ zones, borders }: ZoneScene, edit: Extract<Edit, { edit: 'zone' | 'border' }>): void {
  if (edit.edit === 'border') {
    if (edit.border) borders[edit.id] = edit.border;
    else delete borders[edit.id];
  } else if (edit.zone) zones[edit.id] = edit.zone;
  else {
    delete zones[edit.id];
    for (const border of Object.values(borders)) if (border.between.includes(edit.id)) delete borders[border.id];
  }
}

/** Sets squares or walls by their keys; null removes one. */
function putParts<Part>(parts: Record<string, Part>, changed: Record<string, Part | null>): void {
  for (const [key, part] of Object.entries(changed)) {
    if (part) parts[key] = part;
    else delete parts[key];
  }
}

function applySceneEdit(fight: Fight, edit: SceneEdit): string | undefined {
  const { scene } = fight;
  if (edit.edit === 'scene') {
    // Another map is unknown: what sight has lifted belongs to the map before.
    if (fight.sight?.fog === 'by sight' && edit.scene.name !== scene.name) fight.fog = allUnder(edit.scene);
    // Areas lie on the map before.
    if (edit.scene.name !== scene.name) delete fight.areas;
    fight.scene = edit.scene;
  } else if (edit.edit === 'zone' || edit.edit === 'border') {
    if (scene.kind !== 'zones') return 'This map has squares, not zones.';
    if (edit.edit === 'border' && edit.border?.between.some((id) => !scene.zones[id]))
      return 'A border must join two zones of the map.';
    changeScene(fight, 'zones', (zoned) => changeZones(zoned, edit));
  } else {
    if (scene.kind !== 'squares') return 'This map has zones, not squares.';
    changeScene(fight, 'squares', ({ cells, walls }) => {
      if (edit.edit === 'cells') putParts(cells, edit.cells);
      else putParts(walls, edit.walls);
    });
  }
  // Combatants whose place is gone now wait beside the map, so nobody is lost.
  for (const combatant of Object.values(fight.combatants))
    if (faultOfPlace(fight.scene, combatant.place)) combatant.place = { kind: 'off' };
  clearStrayFog(fight);
  return undefined;
}

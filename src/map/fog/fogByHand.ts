/**
 * Fog as the GM's rulings: turns places from a click or a form into a ruling with words for the log
 * and the undo.
 */

import type { BoardFog } from '../../board/types.ts';
import type { Command } from '../../engine/command.ts';
import type { Combatant, Fight } from '../../engine/fight.ts';
import { type FogWay, rememberedPlaces, unknownPlaces } from '../../engine/public/fog.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { countWords } from '../../engine/words.ts';
import { fogKeysOf } from '../../space/fogged.ts';
import type { Scene } from '../../space/scene.ts';
import { foggedPart } from '../../space/sight/cover.ts';
import { zoneName } from '../../space/zones/zoneName.ts';

/**
 * The ruling that hides places (by fog keys) or reveals them. Undefined when all places are in that
 * state already.
 */
export function fogByHand(fight: Fight, places: 'all' | readonly string[], way: FogWay): Command | undefined {
  const all = places === 'all' ? fogKeysOf(fight.scene) : places;
  const changed = all.filter((key) => wouldChange(fight, key, way));
  if (changed.length === 0) return undefined;
  const whole = places === 'all';
  return {
    type: 'edit',
    label: whole ? wholeWords[way] : words(fight, changed, way),
    edits: [{ edit: 'fog', places: whole ? 'all' : changed, way }],
  };
}

/** Whether a ruling changes a place: its fog, or what the GM rules of it against sight. */
function wouldChange({ fog, sight }: Fight, key: string, way: FogWay): boolean {
  const ruled = sight?.ruled[key];
  if (way === 'as seen') return ruled !== undefined;
  const told = sight?.fog === 'by sight' && ruled !== (way === 'hide' ? 'hidden' : 'shown');
  return told || (fog[key] === true) !== (way === 'hide');
}

const wholeWords: Record<FogWay, string> = {
  hide: 'Fog lies over the whole map.',
  reveal: 'The players know the whole map.',
  'as seen': 'The players see what the party sees.',
};

const SAID: Record<FogWay, string> = {
  hide: 'In fog now',
  reveal: 'The players know now',
  'as seen': 'Seen again as the party sees it',
};

const placesCounted = (scene: Scene, n: number): string =>
  scene.kind === 'squares' ? countWords(n, 'square') : countWords(n, 'hex', 'hexes');

function words({ scene }: Fight, keys: readonly string[], way: FogWay): string {
  const what =
    scene.kind === 'squares' || scene.hexes
      ? placesCounted(scene, keys.length)
      : keys.map((key) => zoneName(scene, key)).join(', ');
  const said = `${SAID[way]}: ${what}`;
  return said.length > 198 ? `${said.slice(0, 197)}….` : `${said}.`;
}

/** The fog key of a place that can have fog of its own. A border has none. */
export function fogKeyAt(place: { kind: string; zone?: string; column?: number; row?: number }): string | undefined {
  if (place.kind === 'zone') return place.zone;
  return place.kind === 'square' ? `${place.column},${place.row}` : undefined;
}

/**
 * The squares of a rectangle by column and row from 1, from any two opposite corners. Squares off
 * the map are left out.
 */
export function squaresBetween(
  { columns, rows }: { columns: number; rows: number },
  corners: { left: number; right: number; top: number; bottom: number },
): string[] {
  const keys: string[] = [];
  const [left, right] = [Math.min(corners.left, corners.right), Math.max(corners.left, corners.right)];
  const [top, bottom] = [Math.min(corners.top, corners.bottom), Math.max(corners.top, corners.bottom)];
  for (let row = Math.max(1, top); row <= Math.min(rows, bottom); row += 1)
    for (let column = Math.max(1, left); column <= Math.min(columns, right); column += 1)
      keys.push(`${column - 1},${row - 1}`);
  return keys;
}

/**
 * The veil on the GM's board: exactly the places that the players do not know now, and dimly those
 * that they only remember. Undefined when they see everything.
 */
export function veilOf(ruleset: Ruleset, fight: Fight): BoardFog | undefined {
  const squaresOf = (one: Combatant) => ruleset.size(one).squares;
  const unknown = unknownPlaces(fight, squaresOf);
  const part = foggedPart(fight.scene, unknown);
  const dim = foggedPart(fight.scene, rememberedPlaces(fight, squaresOf, unknown));
  if (!part && !dim) return undefined;
  return { part: part ?? { of: 'these', outlines: [] }, look: 'veil', ...(dim ? { dim } : {}) };
}

/** The steps by which the foes start nearer to the party, or farther from it. */
import { isHexScene, type Place, type Scene, samePlace } from '../../../space/scene.ts';
import { isSolidHex } from '../../../space/zones/hexWays.ts';
import { neighbours } from '../../../space/zones/zones.ts';
import { placesAround } from '../../cast/addCombatants.ts';
import type { Edit } from '../../command.ts';
import type { Combatant, Fight } from '../../fight.ts';
import type { Ruleset } from '../../ruleset.ts';
import { placesApart } from '../../table/walks/near.ts';
import { wayLeft } from '../../table/walks/wayLeft.ts';
import type { Camps } from './cast.ts';
import { type FightStep, stepOfEdits } from './fightStep.ts';

/** How far the foes are moved: squares, hexes, or zones. */
const SQUARES = 4;
const HEXES = 3;
const ZONES = 1;

/** The places to which somebody may be moved from a place, the place itself left out. */
function placesNear(scene: Scene, from: Place): Place[] {
  if (scene.kind === 'squares') {
    if (from.kind !== 'square') return [];
    const places: Place[] = [];
    for (let row = from.row - SQUARES; row <= from.row + SQUARES; row += 1)
      for (let column = from.column - SQUARES; column <= from.column + SQUARES; column += 1)
        if (column >= 0 && row >= 0 && column < scene.columns && row < scene.rows)
          if (scene.cells[`${column},${row}`]?.blocked !== true) places.push({ kind: 'square', column, row });
    return places.filter((place) => !samePlace(place, from));
  }
  if (from.kind !== 'zone') return [];
  const hexes = isHexScene(scene);
  const seen = new Set([from.zone]);
  let edge = [from.zone];
  for (let steps = hexes ? HEXES : ZONES; steps > 0; steps -= 1) {
    edge = edge.flatMap((zone) =>
      neighbours(scene, zone)
        .filter(({ border }) => border.door !== 'closed')
        .map(({ zone: next }) => next.id)
        .filter((id) => !seen.has(id) && !(hexes && isSolidHex(scene, id))),
    );
    for (const id of edge) seen.add(id);
  }
  return [...seen].filter((id) => id !== from.zone).map((zone): Place => ({ kind: 'zone', zone }));
}

/** The way from a place to the nearest of some people. */
const wayTo = (scene: Scene, people: readonly Combatant[], from: Place): number =>
  Math.min(...people.map(({ place }) => wayLeft(scene, from, place)));

/**
 * Where a foe stands after the step: nearer to the party or farther from it, by ways on foot, and
 * of such places the one nearest to where it stood. Undefined where no place near by is better.
 */
function movedPlace(scene: Scene, ours: readonly Combatant[], from: Place, way: 'nearer' | 'farther') {
  const now = wayTo(scene, ours, from);
  if (!Number.isFinite(now)) return undefined;
  const sign = way === 'nearer' ? 1 : -1;
  let best: { place: Place; way: number; moved: number } | undefined;
  for (const place of placesNear(scene, from)) {
    const left = wayTo(scene, ours, place);
    // Where no way leads to the party, the foes would take no part in the fight.
    if (!Number.isFinite(left) || left > now + 100 || sign * (now - left) <= 0) continue;
    const one = { place, way: sign * left, moved: placesApart(scene, from, place) };
    if (!best || one.way < best.way || (one.way === best.way && one.moved < best.moved)) best = one;
  }
  return best?.place;
}

/** The fight with somebody at another place, so that the next one finds that place taken. */
const withPlace = (fight: Fight, one: Combatant, place: Place): Fight => ({
  ...fight,
  combatants: { ...fight.combatants, [one.id]: { ...one, place } },
});

function stepOf(
  ruleset: Ruleset,
  fight: Fight,
  { ours, foes }: Camps,
  way: 'nearer' | 'farther',
): FightStep | undefined {
  const edits: Edit[] = [];
  let now = fight;
  for (const one of foes) {
    const wished = movedPlace(now.scene, ours, one.place, way);
    const [place] = wished ? placesAround(ruleset, now, [one], wished) : [];
    if (!place || samePlace(place, one.place)) continue;
    edits.push({ edit: 'combatant', combatant: one.id, place });
    now = withPlace(now, one, place);
  }
  if (edits.length === 0) return undefined;
  const start = fight.stage === 'setup' ? 'start' : 'stand';
  return stepOfEdits(way, `The foes ${start} ${way}`, `The foes ${start} ${way}`, edits);
}

/** Both steps, as far as there is room for them. */
export const stepsOfDistance = (ruleset: Ruleset, fight: Fight, camps: Camps): FightStep[] =>
  (['nearer', 'farther'] as const).flatMap((way) => stepOf(ruleset, fight, camps, way) ?? []);

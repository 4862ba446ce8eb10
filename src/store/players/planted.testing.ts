/**
 * Fights with somebody planted where the party does not see, and the places that the party sees,
 * worked out plainly and slowly.
 */
import type { Edit } from '../../engine/command.ts';
import type { Encounter } from '../../engine/encounter.ts';
import { everyone, type Fight } from '../../engine/fight.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { isTheirs } from '../../engine/public/partySight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Script } from '../../engine/script.ts';
import type { Area } from '../../space/areas/area.ts';
import { fogKeysOf } from '../../space/fogged.ts';
import type { Place, Scene } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { innerPoint } from '../../space/shapes/polygon.ts';
import { sightBetween } from '../../space/sight/sight.ts';
import { slowSight } from '../../space/sight/squareSight.testing.ts';
import { inZone } from '../../space/zones/zones.ts';

/**
 * The places that the party sees, by trying every line. Darkness is left out: it only hides more.
 */
export function slowlySeen(ruleset: Ruleset, fight: Fight): Set<string> {
  const { scene } = fight;
  const seen = new Set<string>();
  for (const one of everyone(fight).filter((who) => isTheirs(fight, who))) {
    const { place } = one;
    if (place.kind === 'square' && scene.kind === 'squares')
      for (const key of slowSight(scene, place, ruleset.size(one).squares)) seen.add(key);
    else if (place.kind !== 'off' && scene.kind === 'zones')
      for (const id of Object.keys(scene.zones)) if (sightBetween(scene, place, inZone(id)).seen) seen.add(id);
  }
  return seen;
}

/**
 * Areas about a place that players do not see: one of the GM’s own over the whole map, and one for
 * the players that names who stands there.
 */
function areasAt(scene: Scene, place: Place): Edit[] {
  const { x, y } =
    place.kind === 'square' && scene.kind === 'squares'
      ? { x: (place.column + 0.5) * scene.pixels, y: (place.row + 0.5) * scene.pixels }
      : innerPoint((place.kind === 'zone' && scene.kind === 'zones' && scene.zones[place.zone]?.polygon) || []);
  const area = (id: string, name: string, radius: number, seen: Area['seen']): Edit => ({
    edit: 'area',
    id,
    area: { id, name, shape: { kind: 'circle', at: { x, y }, radius }, colour: 'rose', seen },
  });
  return [area('area-1', 'PLANTED', 20_000, 'gm'), area('area-2', 'CANARY cloud', 60, 'players')];
}

/** A fight in which somebody stands where the party does not see, if the map has such a place. */
export function plantedFight(ruleset: Ruleset, script: Script, seed: number): Encounter | undefined {
  const bare = setUpOrThrow(ruleset, readyScenes, { ...script, seed, lines: [] });
  const { scene } = bare.fight;
  const seen = slowlySeen(ruleset, bare.fight);
  const hidden = fogKeysOf(scene).filter(
    (key) => !seen.has(key) && (scene.kind === 'zones' || scene.cells[key]?.blocked !== true),
  );
  const key = hidden[(seed * 31) % Math.max(1, hidden.length)];
  if (key === undefined) return undefined;
  const [column = 0, row = 0] = key.split(',').map(Number);
  const place: Place = scene.kind === 'zones' ? inZone(key) : { kind: 'square', column, row };
  const { player: _player, ...foe } = script.cast.at(-1) as Script['cast'][number];
  const cast = [...script.cast, { ...foe, id: 'canary', name: 'CANARY', side: 'foes', place }];
  const darkness = seed % 2 === 0 ? ('counts' as const) : ('as by day' as const);
  return playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...script, seed, lines: [], cast }), [
    { edit: [{ edit: 'sight', fog: 'by sight', darkness }, ...areasAt(scene, place)], label: 'Sight' },
  ]);
}

/**
 * The ready maps by id. Each is fetched on its own when somebody needs it. The build computes each
 * map and packs the finished scenes.
 */
import { hexesOf } from '../hexes/hexesOf.ts';
import type { MapKind, Scene, SceneKind } from '../scene.ts';
import type { ReadyMap } from './plans/readyMap.ts';
import { sceneOfMap } from './plans/readyMap.ts';

interface Listed {
  /** The form whose id is the map's own id. */
  readonly usual: SceneKind;
  load(): Promise<ReadyMap>;
}

const maps: Readonly<Record<string, Listed>> = {
  crossroads: { usual: 'zones', load: async () => (await import('./wild/crossroads.ts')).crossroadsMap },
  mill: { usual: 'zones', load: async () => (await import('./town/mill.ts')).millMap },
  'chapel-crypt': { usual: 'zones', load: async () => (await import('./under/chapelCrypt.ts')).chapelCryptMap },
  quarry: { usual: 'squares', load: async () => (await import('./wild/quarry.ts')).quarryMap },
  rooftops: { usual: 'squares', load: async () => (await import('./town/rooftops.ts')).rooftopsMap },
  causeway: { usual: 'squares', load: async () => (await import('./wild/causeway.ts')).causewayMap },
  'watch-yard': { usual: 'squares', load: async () => (await import('./town/watchYard.ts')).watchYardMap },
  tavern: { usual: 'squares', load: async () => (await import('./town/tavern.ts')).tavernMap },
  gorge: { usual: 'zones', load: async () => (await import('./wild/gorge.ts')).gorgeMap },
  swamp: { usual: 'zones', load: async () => (await import('./wild/swamp.ts')).swampMap },
  ship: { usual: 'squares', load: async () => (await import('./town/ship.ts')).shipMap },
  market: { usual: 'zones', load: async () => (await import('./town/market.ts')).marketMap },
  'lake-cave': { usual: 'squares', load: async () => (await import('./under/lakeCave.ts')).lakeCaveMap },
  keep: { usual: 'squares', load: async () => (await import('./town/keep.ts')).keepMap },
  'forest-camp': { usual: 'zones', load: async () => (await import('./wild/forestCamp.ts')).forestCampMap },
  temple: { usual: 'squares', load: async () => (await import('./town/temple.ts')).templeMap },
  graveyard: { usual: 'zones', load: async () => (await import('./wild/graveyard.ts')).graveyardMap },
  village: { usual: 'zones', load: async () => (await import('./town/village.ts')).villageMap },
  harbour: { usual: 'squares', load: async () => (await import('./town/harbour.ts')).harbourMap },
  'snow-pass': { usual: 'zones', load: async () => (await import('./wild/snowPass.ts')).snowPassMap },
  sewer: { usual: 'squares', load: async () => (await import('./under/sewer.ts')).sewerMap },
  trenches: { usual: 'zones', load: async () => (await import('./wild/trenches.ts')).trenchesMap },
  'wizard-tower': { usual: 'squares', load: async () => (await import('./under/wizardTower.ts')).wizardTowerMap },
  'goblin-den': { usual: 'squares', load: async () => (await import('./under/goblinDen.ts')).goblinDenMap },
};

const KINDS: readonly SceneKind[] = ['zones', 'squares'];

/** The ids of the ready maps. */
export const readyMapIds: readonly string[] = Object.keys(maps);

/**
 * The id of one form of a ready map, as scripts name it: the map's own for its usual form,
 * `tavern-zones` for the other, `tavern-hexes` for hexes laid over its squares.
 */
export const readySceneId = (map: string, kind: MapKind): string =>
  maps[map]?.usual === kind ? map : `${map}-${kind}`;

/** The map and the form that a scene's id names. */
const forms: ReadonlyMap<string, readonly [map: string, kind: SceneKind]> = new Map(
  readyMapIds.flatMap((map) => KINDS.map((kind) => [readySceneId(map, kind), [map, kind]] as const)),
);

/** The ids of both forms of all ready maps. */
export const readySceneIds: readonly string[] = [...forms.keys()];

/** The end of the ids of maps with hexes. These maps are laid when somebody asks for them. */
const ON_HEXES = /-hexes$/;

/** The maps that fights with hexes of their own use. */
export const hexedMapIds: readonly string[] = ['trenches'];

/**
 * A ready scene by its id; undefined when there is none of this id. Rejects when its map cannot be
 * fetched.
 */
export async function readyScene(id: string): Promise<Scene | undefined> {
  const plain = ON_HEXES.test(id) ? id.replace(ON_HEXES, '') : undefined;
  const [map, kind] = forms.get(id) ?? [plain, 'squares' as const];
  const listed = map === undefined || !Object.hasOwn(maps, map) ? undefined : maps[map];
  const scene = listed && sceneOfMap(await listed.load(), kind);
  return scene && plain !== undefined ? hexesOf(scene) : scene;
}

/**
 * A ready map: one picture with two forms of the same places, squares and zones. Ground and things
 * are stored once.
 */
import type { Scene, SceneKind, SquareScene, ZoneScene } from '../../scene.ts';

/** The fields that both forms share. */
type Shared = 'name' | 'ground' | 'materials' | 'scenery' | 'setting';

export interface ReadyMap {
  /** The form whose id is the map's own id. */
  readonly usual: SceneKind;
  readonly shared: Pick<ZoneScene, Shared>;
  readonly zones: Omit<ZoneScene, Shared>;
  readonly squares: Omit<SquareScene, Shared>;
}

/** The map in one of its forms. */
export const sceneOfMap = ({ shared, zones, squares }: ReadyMap, kind: SceneKind): Scene =>
  kind === 'zones' ? { ...zones, ...shared } : { ...squares, ...shared };

/** Splits a scene into the fields that both forms share and its own fields. */
function parted<S extends Scene>(scene: S): { own: Omit<S, Shared>; shared: ReadyMap['shared'] } {
  const { name, ground, materials, scenery, setting, ...own } = scene;
  const shared = {
    name,
    ground,
    ...(materials ? { materials } : {}),
    ...(scenery ? { scenery } : {}),
    ...(setting ? { setting } : {}),
  };
  return { own, shared };
}

/**
 * Joins the two forms of a map. Throws when they differ in a shared field, because ready maps are
 * part of the program.
 */
export function readyMap(usual: SceneKind, zoneScene: ZoneScene, squareScene: SquareScene): ReadyMap {
  const [{ own: zones, shared }, { own: squares, shared: again }] = [parted(zoneScene), parted(squareScene)];
  if (JSON.stringify(shared) !== JSON.stringify(again))
    throw new Error(`The two forms of “${zoneScene.name}” do not show the same.`);
  return { usual, shared, zones, squares };
}

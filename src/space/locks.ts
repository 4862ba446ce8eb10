/**
 * Locked doors. On zones a lock is a feature of the border, on squares a note on the edge. A lock
 * holds while its door is shut.
 */
import type { Border, Feature, Scene, SquareScene } from './scene.ts';

/** The id of the feature that locks the door of a border. */
export const LOCK = 'locked';

/** What a border of zones has where its door is locked, or where players take it for wall. */
export const DOOR_FEATURES = {
  locked: { id: LOCK, label: 'Locked', kind: 'obstacle', detail: 'The key, or force' },
  secret: { id: 'secret', label: 'Secret door', kind: 'barrier', secret: true },
} as const satisfies Record<string, Feature>;

export const isLockedBorder = ({ door, features }: Border): boolean =>
  door === 'closed' && features.some(({ id }) => id === LOCK);

/** Whether the door on this edge (`column,row,e` or `column,row,s`) is locked. */
export const isLockedEdge = ({ walls, doors }: SquareScene, edge: string): boolean =>
  walls[edge] === 'door' && doors?.[edge]?.locked === true;

/** The border without its lock. */
const unlockedBorder = (border: Border): Border => ({
  ...border,
  features: border.features.filter(({ id }) => id !== LOCK),
});

/** The border with its door opened or closed. Whoever turns a locked one has its key: the lock goes. */
export const turnedBorder = (border: Border, door: 'open' | 'closed'): Border => ({ ...unlockedBorder(border), door });

/** The map without the lock on one of its doors, named by its border or its edge. */
export function withoutLock(scene: Scene, door: string): Scene {
  if (scene.kind === 'zones') {
    const border = scene.borders[door];
    return border ? { ...scene, borders: { ...scene.borders, [door]: unlockedBorder(border) } } : scene;
  }
  const { locked: _, ...rest } = scene.doors?.[door] ?? {};
  return { ...scene, doors: { ...scene.doors, [door]: rest } };
}

/** Whoever tries a locked door is told this. */
export const LOCKED_SENTENCE = 'The door is locked: it takes the key, or the GM unlocks it in the map’s menu.';

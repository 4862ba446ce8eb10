/** Doors on the ways between zones: who may turn them, and turning them. */
import type { Fight } from '../../../engine/fight.ts';
import { notAllowed, type Verdict } from '../../../engine/words.ts';
import { changeScene } from '../../../space/changeScene.ts';
import { isLockedBorder, LOCKED_SENTENCE, turnedBorder } from '../../../space/locks.ts';
import type { Border } from '../../../space/scene.ts';

const doorNamed = ({ scene }: Fight, border = ''): Border | undefined =>
  scene.kind === 'zones' ? scene.borders[border] : undefined;

/** Why nobody opens the door of this border: it is locked. True for a door that can be turned. */
export function opensDoor(fight: Fight, border: string | undefined, rule: string): Verdict {
  const door = doorNamed(fight, border);
  return door === undefined || !isLockedBorder(door) || notAllowed(rule, LOCKED_SENTENCE);
}

/**
 * Opens a shut door, and closes an open one. Whoever opens a locked door has its key or its trick,
 * so the lock is gone. Gives undefined where there is no such door.
 */
export function turnDoor(fight: Fight, border: string | undefined): 'open' | 'closed' | undefined {
  const door = doorNamed(fight, border);
  if (!door || door.door === 'none') return undefined;
  const turned = door.door === 'closed' ? 'open' : 'closed';
  changeScene(fight, 'zones', ({ borders }) => {
    borders[door.id] = turnedBorder(door, turned);
  });
  return turned;
}

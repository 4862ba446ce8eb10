/**
 * What a replay shows, one picture after the other: each finished step in which something was told
 * or moved. Pure, and changes nothing.
 */
import { momentsOf } from '../../engine/account/moments.ts';
import type { Encounter } from '../../engine/encounter.ts';
import type { Fight } from '../../engine/fight.ts';

export interface Frame {
  /** The last step that is part of this picture: what a branch goes on from. */
  serial: number;
  label: string;
  fight: Fight;
}

/** Whether a step shows: something was said, somebody moved or changed, the map did. */
const shows = (before: Fight, after: Fight): boolean =>
  after.stage !== before.stage ||
  after.log.length !== before.log.length ||
  after.combatants !== before.combatants ||
  after.scene !== before.scene ||
  after.fog !== before.fog;

/**
 * From the fight's beginning to its last finished step; none while it has not begun. What shows
 * nothing goes with the picture before it.
 */
export function framesOf(encounter: Pick<Encounter, 'fight' | 'past'>): Frame[] {
  const frames: Frame[] = [];
  for (const { step, before, after } of momentsOf(encounter)) {
    if (after.stage === 'setup') continue;
    const last = frames.at(-1);
    const { serial, label } = step;
    if (last && !shows(before, after)) Object.assign(last, { serial, fight: after });
    else frames.push({ serial, label, fight: after });
  }
  return frames;
}

/** The picture in which a step is seen; the first where there is none. */
export const frameOf = (frames: readonly Frame[], serial: number): number =>
  Math.max(
    0,
    frames.findIndex((frame) => frame.serial >= serial),
  );

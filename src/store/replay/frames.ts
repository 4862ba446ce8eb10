/**
 * Makes the pictures of a replay: one for each finished step in which the log grew or something
 * moved. Pure.
 */
import { momentsOf } from '../../engine/account/moments.ts';
import type { Encounter } from '../../engine/encounter.ts';
import type { Fight } from '../../engine/fight.ts';

export interface Frame {
  /** The last step in this picture. A branch goes on from this step. */
  serial: number;
  label: string;
  fight: Fight;
}

/** What a picture shows of a fight, besides the sentences of its log. */
const SHOWN = ['stage', 'combatants', 'scene', 'fog', 'sight', 'areas', 'drawings'] as const;

/** Tells whether a step shows: the log grew, a combatant moved or changed, or the map changed. */
const shows = (before: Fight, after: Fight): boolean =>
  after.log.length !== before.log.length || SHOWN.some((part) => after[part] !== before[part]);

/**
 * Makes the pictures from the fight's beginning to its last finished step. A step that shows
 * nothing joins the picture before it. None while the fight has not begun.
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

/** The number of the picture that shows a step; the first picture where none does. */
export const frameOf = (frames: readonly Frame[], serial: number): number =>
  Math.max(
    0,
    frames.findIndex((frame) => frame.serial >= serial),
  );

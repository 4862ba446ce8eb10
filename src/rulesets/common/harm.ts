/** Harm counted in one row of boxes, as screens and odds tell it: for games in which so much of it fells somebody. */
import type { Combatant, Fight } from '../../engine/fight.ts';
import type { Health, Outcome, Track } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

/** The boxes of harm that fells somebody. */
export const harmTrack = (label: string, value: number, max: number): Track => ({
  id: 'harm',
  label,
  kind: 'boxes',
  value,
  max,
  weight: 'vital',
});

/** How the harm shows from across the room: unhurt, hurt, and in a bad way from the half on. */
export function healthByHarm(label: string, taken: number, most: number): Health {
  const pool = { label, kind: 'boxes' as const, value: taken, max: most };
  if (taken === 0) return { word: 'unhurt', tone: 'good', pool, taken };
  return taken * 2 < most
    ? { word: 'scratched', tone: 'hurt', pool, taken }
    : { word: 'bloodied', tone: 'bad', pool, taken };
}

/** What a move did to somebody, told by harm alone: it fell, lost so much, has so much back, or is unhurt. */
export function outcomeByHarm<Sheet>(
  before: Fight<Sheet>,
  after: Fight<Sheet>,
  about: Id,
  read: (one: Combatant<Sheet>) => { harm: number; up: boolean },
): Outcome {
  const [was, is] = [before, after].map(({ combatants }) => combatants[about]).map((one) => one && read(one));
  if (!was || !is) return { key: 'gone', label: 'gone', tone: 'plain', rank: 99 };
  const harm = is.harm - was.harm;
  if (was.up && !is.up) return { key: 'down', label: 'goes down', tone: 'bad', rank: 50, harm };
  if (harm > 0) return { key: `harm-${harm}`, label: `${harm} harm`, tone: 'bad', rank: harm, harm };
  if (harm < 0) return { key: `back${harm}`, label: `${-harm} harm less`, tone: 'good', rank: harm, harm };
  return { key: 'unhurt', label: 'unhurt', tone: 'good', rank: 0 };
}

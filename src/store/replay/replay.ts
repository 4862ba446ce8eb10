/**
 * The replay of the open fight: a look back that plays by itself. The replay reads the record and
 * never changes the fight.
 */
import { create } from 'zustand';
import { lookBackAt, shownFightNow } from '../store.ts';
import { type Frame, frameOf, framesOf } from './frames.ts';

/** How long each picture stays, in milliseconds. */
export const PACES = { slowly: 4000, steadily: 2000, quickly: 800 } as const;
export type Pace = keyof typeof PACES;

interface ReplayStore {
  state: 'going' | 'held';
  pace: Pace;
  /** Whether the players’ window shows the replay too. It never does before the GM says so. */
  seenBy: 'gm' | 'players too';
}

export const useReplay = create<ReplayStore>()(() => ({ state: 'held', pace: 'steadily', seenBy: 'gm' }));
const { getState: now, setState: set } = useReplay;

const frames = (): readonly Frame[] => framesOf(shownFightNow().open.encounter);

/**
 * Shows one picture. The replay stops at the fight's first and last picture, and is paused there.
 */
function show(at: number): void {
  const all = frames();
  const to = Math.min(all.length - 1, Math.max(0, at));
  const frame = all[to];
  if (!frame) return;
  if (to === all.length - 1) set({ state: 'held' });
  const { encounter } = shownFightNow().open;
  lookBackAt({
    ...frame,
    replay: { encounter: encounter.id, at: to, of: all.length, players: now().seenBy === 'players too' },
  });
}

/**
 * Plays a replay from the start, or pauses at the picture of one step. Does nothing while the fight
 * has not begun.
 */
export function replayFrom(serial?: number): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  set({ state: serial !== undefined || still ? 'held' : 'going', seenBy: 'gm' });
  show(serial === undefined ? 0 : frameOf(frames(), serial));
}
/** Goes to the picture with this number. */
export const replayTo = (at: number): void => show(at);
/** Goes to the picture of one step, and pauses there. */
export function replayAt(serial: number): void {
  set({ state: 'held' });
  show(frameOf(frames(), serial));
}
/** Goes one picture on or back by hand, and pauses there. */
export function replayStep(at: number, by: 1 | -1): void {
  set({ state: 'held' });
  show(at + by);
}
/** Pauses the replay, or goes on. At its end the replay begins anew. */
export function pauseOrPlay({ at, of }: { at: number; of: number }): void {
  const go = now().state === 'held';
  set({ state: go ? 'going' : 'held' });
  if (go && at >= of - 1) show(0);
}
export const setPace = (pace: Pace): void => set({ pace });
/** Sets whether the players see the replay too, from this picture on. */
export function setSeenBy(seenBy: ReplayStore['seenBy'], at: number): void {
  set({ seenBy });
  show(at);
}
/** Leaves the replay: every window shows the fight as it stands. */
export function endReplay(): void {
  set({ state: 'held', seenBy: 'gm' });
  lookBackAt(undefined);
}

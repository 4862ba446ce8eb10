/**
 * Notices from one view to the next that something was taken back which the players had been told.
 * What was told is not said again: the GM may have taken it back because nobody should know it.
 */
import type { PublicView } from '../../engine/public/publicView.ts';

/** What counts of an open encounter. */
interface Logged {
  encounter: { id: string };
  fight: { log: readonly unknown[] };
}

/** How far the log goes, and how much of it players were told. */
interface Told {
  encounter: string;
  log: number;
  told: number;
  isTakenBack: boolean;
}

/**
 * Gives a function that marks each view after which the players have been told less than before. A
 * sentence that is only hidden now is not taken back: the log is as long as before.
 */
export function noticeTakenBack(): (open: Logged, view: PublicView) => PublicView {
  let before: Told | undefined;
  return ({ encounter, fight }, view) => {
    if (view.replay) return view;
    const now = { encounter: encounter.id, log: fight.log.length, told: view.last?.id ?? 0 };
    const was = before?.encounter === now.encounter ? before : undefined;
    const isShorter = was !== undefined && now.log < was.log;
    const isTakenBack = isShorter
      ? now.told < was.told || was.isTakenBack
      : was !== undefined && now.log === was.log && was.isTakenBack;
    before = { ...now, isTakenBack };
    return isTakenBack ? { ...view, takenBack: true } : view;
  };
}

/** Starts a part of a lesson on a new fight, which lies in a folder of its own in the library. */
import { tableActions } from '../store/store.ts';
import { LESSON_FIGHTS } from './lessonFights.ts';
import type { LessonGame, LessonPartId } from './lessonParts.ts';
import { setLesson } from './running.ts';

const FOLDER = 'Lessons';

/**
 * Makes the lesson's fight, opens it and shows the first step. After a refusal nothing is shown.
 */
export async function startLesson(game: LessonGame, part: LessonPartId): Promise<void> {
  const encounter = await tableActions.createFromScript(LESSON_FIGHTS[game]);
  if (encounter === undefined) return;
  tableActions.setSession({ tool: 'select' });
  await tableActions.fileAway(encounter, { folder: FOLDER });
  setLesson({ encounter, game, part, at: 0 });
}

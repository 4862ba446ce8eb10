/** The lesson that runs on an encounter, if one does. */
import { Lesson } from './Lesson.tsx';
import { useLesson } from './running.ts';

/** The card of the lesson; nothing where no lesson runs on the encounter. */
export function LessonOf({ encounter }: { encounter: string }) {
  const running = useLesson((lesson) => lesson.running);
  return running?.encounter === encounter ? <Lesson running={running} /> : null;
}

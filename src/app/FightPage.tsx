/** The page of a fight: its screen, and a running lesson over it. */
import { FightScreen } from '../fight/FightScreen.tsx';
import { Lesson } from '../lesson/Lesson.tsx';
import { useLesson } from '../lesson/running.ts';

/** The page of the open encounter with this id. */
export function FightPage({ encounter }: { encounter: string }) {
  const lesson = useLesson(({ running }) => running);
  return (
    <>
      <FightScreen />
      {lesson?.encounter === encounter ? <Lesson running={lesson} /> : null}
    </>
  );
}

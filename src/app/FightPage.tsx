/** The page of a fight: its screen, and a running lesson over its map. */
import { FightScreen } from '../fight/FightScreen.tsx';
import { LessonOf } from '../lesson/LessonOf.tsx';

/** The page of the open encounter with this id. */
export function FightPage({ encounter }: { encounter: string }) {
  return <FightScreen overMap={<LessonOf encounter={encounter} />} />;
}

/** The page of a fight: its screen, and a running lesson over its map. */
import { memo } from 'react';
import { PhoneAskBar } from '../dialogs/players/PhoneAsks.tsx';
import { FightScreen } from '../fight/FightScreen.tsx';
import { LessonOf } from '../lesson/LessonOf.tsx';

/**
 * The page of the open encounter with this id. Its parts read the fight themselves, so a step does
 * not draw the whole page again.
 */
export const FightPage = memo(function FightPage({ encounter }: { encounter: string }) {
  return (
    <>
      <FightScreen overMap={<LessonOf encounter={encounter} />} />
      <PhoneAskBar />
    </>
  );
});

/**
 * Says what choosing the pointed-at place would do: for all readers whom an area would catch, and
 * for screen readers where the keys have led.
 */
import { memo } from 'react';
import type { Option } from '../../engine/question.ts';
import { placeWords } from '../../engine/table/fightWords.ts';
import { useShownFight } from '../../store/store.ts';
import { useFightUi } from '../fightUi.ts';
import { useRested } from './useRested.ts';

/** The words at the foot of the map. The board itself writes the cost of a way on the map. */
export const MeantTip = memo(function MeantTip({ meant }: { meant: Option | undefined }) {
  const question = useShownFight((shown) => shown.question?.id);
  const scene = useShownFight(({ fight }) => fight.scene);
  const pointed = useFightUi((ui) => ui.pointed);
  const rested = useRested(meant);
  const keyed = question !== undefined && pointed.keys === question ? pointed.place : undefined;
  const words = meant ? (meant.blocked?.text ?? meant.detail ?? meant.label) : 'not to be chosen';
  return (
    <>
      <p role="status" className="sr-only">
        {keyed ? `${placeWords(scene, keyed)}: ${words}` : ''}
      </p>
      {rested?.covers && rested.detail ? (
        <p className="-translate-x-1/2 pointer-events-none absolute bottom-2 left-1/2 w-max max-w-[min(36rem,80%)] rounded-card bg-panel/95 px-3 py-1.5 text-ink text-sm shadow-lift contain-content will-change-transform">
          {rested.detail}
        </p>
      ) : null}
    </>
  );
});

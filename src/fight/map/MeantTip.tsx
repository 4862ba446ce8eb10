/** What the place that is pointed at would mean: whom an area would catch, for all to read; where keys have led, for screen readers. */
import type { Option } from '../../engine/question.ts';
import { placeWords } from '../../store/fight/words.ts';
import { useShown } from '../../store/store.ts';
import { useDesk } from '../desk.ts';
import { useRested } from './useRested.ts';

/** The words at the foot of the map. The cost of a way is written on the map itself. */
export function MeantTip({ meant }: { meant: Option | undefined }) {
  const question = useShown((shown) => shown.question?.id);
  const scene = useShown(({ fight }) => fight.scene);
  const pointed = useDesk((desk) => desk.pointed);
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
}

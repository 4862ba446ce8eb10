/**
 * Keeps the question beside the combatant who is asked as long as the question covers nobody.
 * Otherwise the question stays in the question form.
 */
import { type RefObject, useLayoutEffect } from 'react';
import type { Question } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';
import { useGmView } from '../../map/players/gmView.ts';
import { useShownFight } from '../../store/store.ts';
import { boardRef } from '../boardRef.ts';
import { useFreePart } from '../freePart.ts';
import { isFreeSpot, questionSpot } from './questionSpot.ts';

/**
 * The least size of the free part for a question on the map, in pixels. In a smaller one the
 * question form is near anyway, and the map has no room to give.
 */
const LEAST = { width: 720, height: 480 };
/** A question taller than this share of the free part would hide too much of the map. */
const TALLEST = 0.55;

/**
 * The combatant that the question stands beside: the one who is asked to choose. A question for
 * places needs the whole map, and dice are tapped at their usual place in the question form.
 */
export function askedCombatant(question: Question | undefined): Id | undefined {
  if (question?.seat.kind !== 'combatant' || (question.kind !== 'choose' && question.kind !== 'pick')) return undefined;
  const places = question.options.some(({ place, combatant }) => place !== undefined && combatant === undefined);
  return places ? undefined : question.seat.combatant;
}

const boxOf = ({ left, top, width, height }: DOMRect) => ({ x: left, y: top, width, height });

/**
 * Places the question form's element by its style, outside React: its position changes nothing else
 * on the screen.
 */
export function useQuestionSpot(form: RefObject<HTMLElement | null>, question: Question | undefined): void {
  const panels = useFreePart();
  const who = askedCombatant(question);
  const id = question?.id;
  const view = useGmView(({ frame }) => frame);
  const tokens = useShownFight(({ fight }) => fight.combatants);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another view and others on the map are another place
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    if (who === undefined) {
      rest(element);
      return;
    }
    const place = () => {
      const at = boardRef.current?.whereIs(who);
      const map = document.querySelector('[data-free-part]')?.getBoundingClientRect();
      const before = element.dataset.beside === undefined ? undefined : boxOf(element.getBoundingClientRect());
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      if (!at || !map || map.width < LEAST.width || map.height < LEAST.height || size.height > map.height * TALLEST) {
        rest(element);
        return;
      }
      const floats = [...document.querySelectorAll('[data-panel]')].map((one) => boxOf(one.getBoundingClientRect()));
      const taken = [...(boardRef.current?.figures() ?? []), ...floats];
      const stays = before && isFreeSpot({ ...before, ...size }, boxOf(map), taken) ? before : undefined;
      const spot = stays ?? questionSpot(size, at, boxOf(map), taken);
      if (!spot) rest(element);
      else {
        element.dataset.beside = '';
        Object.assign(element.style, {
          position: 'fixed',
          left: `${spot.x}px`,
          top: `${spot.y}px`,
          width: `${size.width}px`,
        });
      }
    };
    // The observer reports after layout and before paint: asking for sizes at once would force a
    // layout for that alone.
    const watch = new ResizeObserver(place);
    watch.observe(element);
    return () => watch.disconnect();
  }, [form, id, who, panels, view, tokens]);
}

/** Puts the element back into the question form. */
function rest(element: HTMLElement): void {
  delete element.dataset.beside;
  Object.assign(element.style, { position: '', left: '', top: '', width: '' });
}

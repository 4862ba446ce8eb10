/** Keeps the question beside whoever is asked while that stands over nobody; where it would not, it stays in the tray. */
import { type RefObject, useLayoutEffect } from 'react';
import type { Question } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';
import { useGmView } from '../../map/players/gmView.ts';
import { useShown } from '../../store/store.ts';
import { useFreePart } from '../freePart.ts';
import { theBoard } from '../theBoard.ts';
import { besideSpot, mayStand } from './beside.ts';

/** In a narrower or lower free part the tray is never far, and the map has no room to give, in pixels. */
const LEAST = { width: 720, height: 480 };
/** A question taller than this share of the free part hides more of the map than it is near to. */
const TALLEST = 0.55;

/**
 * Whom the question stands beside: whoever is asked to choose. Where places are asked for the map is needed whole, and dice are
 * tapped where the hand knows them.
 */
export function whoIsAsked(question: Question | undefined): Id | undefined {
  if (question?.seat.kind !== 'combatant' || (question.kind !== 'choose' && question.kind !== 'pick')) return undefined;
  const places = question.options.some(({ place, combatant }) => place !== undefined && combatant === undefined);
  return places ? undefined : question.seat.combatant;
}

const boxOf = ({ left, top, width, height }: DOMRect) => ({ x: left, y: top, width, height });

/** Places the element. It is moved by hand: where it stands changes nothing else on the screen. */
export function useBeside(tray: RefObject<HTMLElement | null>, question: Question | undefined): void {
  const panels = useFreePart();
  const who = whoIsAsked(question);
  const id = question?.id;
  const view = useGmView(({ frame }) => frame);
  const tokens = useShown(({ fight }) => fight.combatants);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another view and others on the map are another place
  useLayoutEffect(() => {
    const element = tray.current;
    if (!element) return;
    if (who === undefined) {
      rest(element);
      return;
    }
    const place = () => {
      const at = theBoard.current?.whereIs(who);
      const map = document.querySelector('[data-free-part]')?.getBoundingClientRect();
      const before = element.dataset.beside === undefined ? undefined : boxOf(element.getBoundingClientRect());
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      if (!at || !map || map.width < LEAST.width || map.height < LEAST.height || size.height > map.height * TALLEST) {
        rest(element);
        return;
      }
      const floats = [...document.querySelectorAll('[data-panel]')].map((one) => boxOf(one.getBoundingClientRect()));
      const taken = [...(theBoard.current?.figures() ?? []), ...floats];
      const stays = before && mayStand({ ...before, ...size }, boxOf(map), taken) ? before : undefined;
      const spot = stays ?? besideSpot(size, at, boxOf(map), taken);
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
    // Told once the page has been laid out, before it is painted: asking for sizes at once would lay it out for that alone.
    const watch = new ResizeObserver(place);
    watch.observe(element);
    return () => watch.disconnect();
  }, [tray, id, who, panels, view, tokens]);
}

/** Back into the tray. */
function rest(element: HTMLElement): void {
  delete element.dataset.beside;
  Object.assign(element.style, { position: '', left: '', top: '', width: '' });
}

/** The ruler as a state machine without a screen: turns strokes into the measured way. */
import { type Place, samePlace } from '../../space/scene.ts';

/** A step of the pointer or of the keyboard's pen, with the place under it, if any. */
export interface RulerStep {
  /** `corner` sets a corner where the pointer is; `back` takes the last corner away. */
  phase: 'hover' | 'start' | 'move' | 'end' | 'cancel' | 'corner' | 'back';
  place?: Place | undefined;
}

/** The corners so far, and the place where the next corner would be. */
export interface RulerDraft {
  readonly way: readonly Place[];
  readonly next?: Place | undefined;
  /** Where the button was pressed, while it is held. */
  readonly pressed?: { readonly place: Place; readonly moved: boolean } | undefined;
  /**
   * `open`: the next leg follows the pointer. `laid`: the way rests, and a click continues from its
   * end. `done`: a click starts a new way.
   */
  readonly state: 'open' | 'laid' | 'done';
}

export const NO_RULER: RulerDraft = { way: [], state: 'laid' };

/**
 * The way as the board shows it. It includes the place under the pointer while the way follows the
 * pointer.
 */
export function shownWay({ way, next }: RulerDraft): readonly Place[] {
  const last = way.at(-1);
  return next && last && !samePlace(last, next) ? [...way, next] : way;
}

/**
 * Takes a step. A drag measures from its start, or continues where the last drag ended. Each click
 * adds a corner, and a second click on the same spot ends the way. Steps beside the map measure
 * nothing.
 */
export function takeRulerStep(draft: RulerDraft, { phase, place }: RulerStep): RulerDraft {
  const last = draft.way.at(-1);
  switch (phase) {
    case 'corner': {
      const way = shownWay(draft);
      return way.length > draft.way.length ? { ...draft, way, next: undefined } : draft;
    }
    case 'back':
      return draft.way.length < 2 ? NO_RULER : { ...draft, way: draft.way.slice(0, -1), state: 'open' };
    case 'cancel':
      return { way: draft.way, state: draft.state };
    case 'hover':
      return draft.state === 'open' && place ? { ...draft, next: place } : draft;
    case 'start':
      return place ? { ...draft, next: undefined, pressed: { place, moved: false } } : draft;
    case 'move': {
      const { pressed } = draft;
      if (!pressed || !place || (!pressed.moved && samePlace(pressed.place, place))) return draft;
      const goesOn = pressed.moved || (last && draft.state !== 'done' && samePlace(last, pressed.place));
      return {
        way: goesOn ? draft.way : [pressed.place],
        next: place,
        pressed: { ...pressed, moved: true },
        state: 'laid',
      };
    }
    case 'end': {
      const { pressed } = draft;
      if (!pressed) return draft;
      const to = place ?? draft.next;
      if (pressed.moved) return { way: shownWay({ ...draft, next: to }), state: 'laid' };
      if (!last || draft.state === 'done') return { way: [pressed.place], state: 'open' };
      if (samePlace(last, pressed.place)) return { way: draft.way, state: draft.way.length > 1 ? 'done' : 'open' };
      return { way: [...draft.way, pressed.place], state: 'open' };
    }
  }
}

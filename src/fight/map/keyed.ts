/** Pointing at places by keys while a question asks for one: arrows walk a ring over the map, Enter takes what it is on. */
import type { BoardHandle } from '../../board/types.ts';
import type { Option, Question } from '../../engine/question.ts';
import type { Place, Scene } from '../../space/scene.ts';
import { optionAt } from '../../store/fight/drags.ts';
import type { Shown } from '../../store/shown.ts';
import { useDesk } from '../desk.ts';
import { neighbourPlace } from './walk.ts';

/** Where the ring begins: at whom the question is about, or who is asked, if they stand on the map; else at its first place. */
export function startOf({ fight, question }: Pick<Shown, 'fight' | 'question'>): Place | undefined {
  if (question?.kind !== 'choose') return undefined;
  const places = question.options.flatMap(({ place, blocked }) =>
    place && place.kind !== 'off' && !blocked ? [place] : [],
  );
  if (places.length === 0) return undefined;
  const who = [...(question.about ?? []), ...(question.seat.kind === 'combatant' ? [question.seat.combatant] : [])];
  const stands = who.flatMap((id) => {
    const place = fight.combatants[id]?.place;
    return place && place.kind !== 'off' ? [place] : [];
  });
  return stands[0] ?? places[0];
}

/** The option that the ring is on, if any. */
export function keyedOption(question: Question | undefined): Option | undefined {
  const { pointed } = useDesk.getState();
  return question && pointed.keys === question.id ? optionAt(question, { place: pointed.place }) : undefined;
}

/**
 * Moves the ring one place along, and the map with it where it would leave the window. False when no question asks for a
 * place: then the arrow means something else.
 */
export function pointAlong(
  now: Pick<Shown, 'fight' | 'question'>,
  board: BoardHandle | null,
  dx: -1 | 0 | 1,
  dy: -1 | 0 | 1,
): boolean {
  const start = startOf(now);
  if (!start || !now.question) return false;
  const { pointed, point } = useDesk.getState();
  const from = pointed.keys === now.question.id && pointed.place ? pointed.place : start;
  const to = neighbourPlace(now.fight.scene, from, dx, dy);
  if (!to) return true;
  point({ place: to, keys: now.question.id });
  follow(now.fight.scene, board, to);
  return true;
}

/** Keeps a square in sight, clear of the panels, moving the map no further than it must; zones are large enough to be seen. */
function follow(scene: Scene, board: BoardHandle | null, place: Place): void {
  if (!board || scene.kind !== 'squares' || place.kind !== 'square') return;
  const { x, y, width, height, scale } = board.view();
  const beyond = (cell: number, from: number, length: number): number => {
    const [start, end] = [cell * scene.pixels, (cell + 1) * scene.pixels];
    return start < from ? from - start : end > from + length ? from + length - end : 0;
  };
  const [right, down] = [beyond(place.column, x, width), beyond(place.row, y, height)];
  if (right !== 0 || down !== 0) board.panBy(right * scale, down * scale);
}

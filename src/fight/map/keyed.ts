/**
 * Points at places by keys while a question asks for a place. Arrows move a ring over the map, and
 * Enter chooses the ring's place.
 */
import { placeOutline } from '../../board/layout/placeAt.ts';
import type { BoardHandle } from '../../board/types.ts';
import type { Option, Question } from '../../engine/question.ts';
import { optionAt } from '../../engine/table/drags.ts';
import { cellSizeOf, type Place, type Scene } from '../../space/scene.ts';
import { boxOf } from '../../space/shapes/polygon.ts';
import type { ShownFight } from '../../store/shownFight.ts';
import { useFightUi } from '../fightUi.ts';
import { neighbourPlace } from './walk.ts';

/**
 * Where the ring begins: at the combatant that the question is about, or else at the one who is
 * asked. If neither stands on the map the ring begins at the question's first place.
 */
export function startOf({ fight, question }: Pick<ShownFight, 'fight' | 'question'>): Place | undefined {
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

/** The option that the ring is on. Undefined when the ring is on none. */
export function keyedOption(question: Question | undefined): Option | undefined {
  const { pointed } = useFightUi.getState();
  return question && pointed.keys === question.id ? optionAt(question, { place: pointed.place }) : undefined;
}

/**
 * Moves the ring one place along, and moves the map if the ring would leave the window. Returns
 * false when no question asks for a place: the arrow then has another meaning.
 */
export function pointAlong(
  now: Pick<ShownFight, 'fight' | 'question'>,
  board: BoardHandle | null,
  dx: -1 | 0 | 1,
  dy: -1 | 0 | 1,
): boolean {
  const start = startOf(now);
  if (!start || !now.question) return false;
  const { pointed, point } = useFightUi.getState();
  const from = pointed.keys === now.question.id && pointed.place ? pointed.place : start;
  const to = neighbourPlace(now.fight.scene, from, dx, dy);
  if (!to) return true;
  point({ place: to, keys: now.question.id });
  follow(now.fight.scene, board, to);
  return true;
}

/**
 * Keeps a square or hex in sight and clear of the panels, and moves the map no further than needed.
 * Zones are large enough to be seen anyway.
 */
function follow(scene: Scene, board: BoardHandle | null, place: Place): void {
  const at = cellSizeOf(scene) === undefined ? undefined : placeOutline(scene, place);
  if (!board || !at) return;
  const cell = boxOf(at);
  const { x, y, width, height, scale } = board.view();
  const beyond = (start: number, end: number, from: number, length: number): number =>
    start < from ? from - start : end > from + length ? from + length - end : 0;
  const [right, down] = [beyond(cell.left, cell.right, x, width), beyond(cell.top, cell.bottom, y, height)];
  if (right !== 0 || down !== 0) board.panBy(right * scale, down * scale);
}

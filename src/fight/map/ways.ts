/**
 * Ways before anybody asks for them: how far a combatant could go, and what the pointed-at place
 * would mean.
 */
import type { BoardMark, BoardPreview } from '../../board/types.ts';
import type { Option, Question } from '../../engine/question.ts';
import { moveQuestions, optionAt } from '../../engine/table/drags.ts';
import { oncePerState } from '../../engine/table/once.ts';
import type { Id } from '../../engine/words.ts';
import { labelOf } from '../../map/boardModel.ts';
import { placeKey } from '../../space/scene.ts';
import type { PointedAt } from '../fightUi.ts';

/** The places where a combatant may go now, each with its way, before the GM starts the move. */
export interface Reach {
  readonly who: Id;
  readonly options: readonly Option[];
}

/**
 * A combatant's reach by the game's own move. Undefined when the combatant may not move now. One
 * who is only chosen shows the ways over squares: in zones a click on a place would mean a move too
 * often. The reach is worked out once for each state of the fight.
 */
export const reachOf = oncePerState((ruleset, fight, who: Id, by: 'chosen' | 'carried'): Reach | undefined => {
  const options = new Map<string, Option>();
  // A combatant who is not on the map yet walks no way to its place.
  const anyPlace = by === 'carried' || fight.combatants[who]?.place.kind === 'off';
  for (const { question } of moveQuestions(ruleset, fight, who))
    for (const option of question?.kind === 'choose' ? question.options : [])
      if ((option.way || anyPlace) && option.place && !option.blocked && !options.has(placeKey(option.place)))
        options.set(placeKey(option.place), option);
  return options.size > 0 ? { who, options: [...options.values()] } : undefined;
});

/** A reach as lit places. A place has a label when its cost is worth saying. */
export const reachMarks = (reach: Reach): BoardMark[] =>
  reach.options.flatMap((option): BoardMark[] =>
    option.place ? [{ place: option.place, tone: 'reach', ...labelOf(option) }] : [],
  );

/**
 * The option that the pointer or the keys mean: one of the open question, or one of the shown
 * reach.
 */
export function optionMeant(
  question: Question | undefined,
  reach: Reach | undefined,
  pointed: PointedAt,
): Option | undefined {
  if (question) return optionAt(question, { combatant: pointed.token, place: pointed.place });
  const key = pointed.place && placeKey(pointed.place);
  return key === undefined
    ? undefined
    : reach?.options.find((option) => option.place && placeKey(option.place) === key);
}

/**
 * What the board draws along with the pointer. Undefined draws nothing. `squares` is the size of
 * the combatant who would walk.
 */
export function previewOf(option: Option | undefined, pointed: PointedAt, squares: number): BoardPreview | undefined {
  const cursor = pointed.keys === undefined ? undefined : pointed.place;
  const way = option?.blocked ? undefined : option?.way;
  if (!cursor && !way && !option?.covers) return undefined;
  return {
    ...(option?.covers ? { area: option.covers } : {}),
    ...(way ? { way: { places: way, squares, ...(option?.detail ? { text: option.detail } : {}) } } : {}),
    ...(cursor ? { cursor } : {}),
  };
}

/** Ways before they are asked about: how far whoever is chosen could go, and what the place that is pointed at would mean. */
import type { BoardMark, BoardPreview } from '../../board/types.ts';
import type { Option, Question } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';
import { labelOf } from '../../map/boardModel.ts';
import { placeKey } from '../../space/scene.ts';
import { moveQuestions, optionAt } from '../../store/fight/drags.ts';
import { oncePerState } from '../../store/fight/once.ts';
import type { Pointed } from '../desk.ts';

/** Where somebody may go now, each with its way, though nobody has asked yet. */
export interface Reach {
  readonly who: Id;
  readonly options: readonly Option[];
}

/**
 * The reach of somebody by the game's own move; undefined when it may not move now, or its moves are no ways over the map.
 * Worked out once for each state of the fight.
 */
export const reachOf = oncePerState((ruleset, fight, who: Id): Reach | undefined => {
  const options = new Map<string, Option>();
  // Whoever is not on the map yet walks no way to its place.
  const enters = fight.combatants[who]?.place.kind === 'off';
  for (const { question } of moveQuestions(ruleset, fight, who))
    for (const option of question?.kind === 'choose' ? question.options : [])
      if ((option.way || enters) && option.place && !option.blocked && !options.has(placeKey(option.place)))
        options.set(placeKey(option.place), option);
  return options.size > 0 ? { who, options: [...options.values()] } : undefined;
});

/** A reach as lit places, each with what it costs where that needs saying. */
export const reachMarks = (reach: Reach): BoardMark[] =>
  reach.options.flatMap((option): BoardMark[] =>
    option.place ? [{ place: option.place, tone: 'reach', ...labelOf(option) }] : [],
  );

/** The option that the pointer or the keys mean: of the open question, or of the reach that is shown. */
export function optionMeant(
  question: Question | undefined,
  reach: Reach | undefined,
  pointed: Pointed,
): Option | undefined {
  if (question) return optionAt(question, { combatant: pointed.token, place: pointed.place });
  const key = pointed.place && placeKey(pointed.place);
  return key === undefined
    ? undefined
    : reach?.options.find((option) => option.place && placeKey(option.place) === key);
}

/** What the board draws along with the pointer; undefined: nothing. `squares`: of whoever would walk. */
export function previewOf(option: Option | undefined, pointed: Pointed, squares: number): BoardPreview | undefined {
  const cursor = pointed.keys === undefined ? undefined : pointed.place;
  const way = option?.blocked ? undefined : option?.way;
  if (!cursor && !way && !option?.covers) return undefined;
  return {
    ...(option?.covers ? { area: option.covers } : {}),
    ...(way ? { way: { places: way, squares, ...(option?.detail ? { text: option.detail } : {}) } } : {}),
    ...(cursor ? { cursor } : {}),
  };
}

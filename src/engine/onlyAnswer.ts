/** Finds questions with only one possible answer, so that the table need not stop for them. */
import type { Fight } from './fight.ts';
import type { Answer, Ask, Question } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import { type Id, nameList } from './words.ts';

type Only = Extract<Answer, { only?: true }>;
/** Answers that are told by their words. */
type Said = Only | Extract<Answer, { kind: 'text' }>;

function onlyOf(question: Question): Only | undefined {
  if (question.kind === 'number')
    return question.min === question.max ? { kind: 'number', value: question.min, only: true } : undefined;
  if (question.kind !== 'choose' && question.kind !== 'pick') return undefined;
  const free = question.options.filter(({ blocked }) => !blocked);
  // The table never takes a step on its own that the story cannot take back.
  if (free.some(({ tone }) => tone === 'danger')) return undefined;
  if (question.kind === 'pick')
    return free.length === question.min ? { kind: 'pick', options: free.map(({ id }) => id), only: true } : undefined;
  const [option] = free;
  return option && free.length === 1 ? { kind: 'choose', option: option.id, only: true } : undefined;
}

/** Whether a question has at most one possible answer. */
export const hasOneAnswer = (question: Question): boolean =>
  onlyOf(question) !== undefined || ('options' in question && question.options.every(({ blocked }) => blocked));

function peopleOf(question: Question): Id[] {
  const options = 'options' in question ? question.options : [];
  return [
    ...(question.seat.kind === 'combatant' ? [question.seat.combatant] : []),
    ...(question.about ?? []),
    ...options.flatMap(({ combatant }) => combatant ?? []),
  ];
}

/**
 * The only answer that fits a question, marked so that the log tells it. Undefined where there is a
 * second answer, where a countdown runs, where the story could not take the answer back, and where
 * the answer would give away a secret: a combatant unseen by the players is always asked.
 */
export function onlyAnswer(ruleset: Ruleset, fight: Fight, question: Question): Answer | undefined {
  if (question.audience === 'gm' || question.countdown !== undefined) return undefined;
  const answer = onlyOf(question);
  if (!answer) return undefined;
  const secret = peopleOf(question).some((id) => fight.combatants[id] && !ruleset.seenByPlayers(fight, id));
  return secret ? undefined : answer;
}

/** The log's words for an answer that was given because no other was possible. */
export const onlyWords = (question: Ask, answer: Only): string =>
  `“${question.title}” Only one way: ${saidIn(question, answer)}.`;

/** The log's words for an answer that the table chose because a hand asked it to. */
export const chosenWords = (question: Ask, answer: Said): string =>
  `“${question.title}” The table chose: ${saidIn(question, answer)}.`;

/** What an answer says, in the words of its question. */
export function saidIn(question: Ask, answer: Said): string {
  if (answer.kind === 'text') return `“${answer.text}”`;
  const label = (id: string) =>
    ('options' in question ? question.options.find((one) => one.id === id)?.label : undefined) ?? id;
  if (answer.kind === 'number') return String(answer.value);
  if (answer.kind === 'choose') return label(answer.option);
  return answer.options.length === 0 ? 'nobody and nothing' : nameList(answer.options.map(label));
}

/**
 * What goes into a running move: the answers to its questions, and the rulings by hand made
 * meanwhile, in their order.
 */
import type { Command } from '../command.ts';
import type { GivenAnswer } from '../encounter.ts';
import type { Answer } from '../question.ts';

/** A ruling by hand as a command. */
export type ByHand = Extract<Command, { type: 'edit' }>;

/** One thing given to a move: an answer, or a ruling by hand. */
export type Input = Answer | ByHand;

/** Whether an input is a ruling and not an answer. */
export const isByHand = (input: Input): input is ByHand => 'type' in input;

/** A recorded input in the form that the runner takes. */
export const inputOf = (given: GivenAnswer): Input => ('edit' in given ? given.edit : given.answer);

/** All inputs of a move, in their order. */
export const inputsOf = (given: readonly GivenAnswer[]): Input[] => given.map(inputOf);

/** Only the answers among the recorded inputs. */
export const answersOf = (given: readonly GivenAnswer[]): Answer[] =>
  given.flatMap((one) => ('edit' in one ? [] : [one.answer]));

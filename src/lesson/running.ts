/**
 * Which part of a lesson runs on which encounter, and its current step. This device remembers them,
 * so that a reload continues the lesson.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { deviceStore, recallValue, rememberValue } from '../browser/kept.ts';
import { LESSON_GAMES, LESSON_PARTS } from './lessonParts.ts';

const runningSchema = z.object({
  encounter: z.string().check(z.maxLength(80)),
  game: z.enum(LESSON_GAMES.map(({ game }) => game)),
  part: z.enum(LESSON_PARTS.map(({ id }) => id)),
  /** The number of the shown step, from 0. */
  at: z.int().check(z.minimum(0), z.maximum(100)),
});
export type Running = z.infer<typeof runningSchema>;

const KEY = 'affray-lesson';

function remembered(): Running | undefined {
  const found = runningSchema.safeParse(recallValue(deviceStore, KEY));
  return found.success ? found.data : undefined;
}

export const useLesson = create<{ running: Running | undefined }>()(() => ({ running: remembered() }));

/**
 * Starts a part of a lesson, or moves it to another step. Undefined leaves the lesson; the fight
 * stays as it is.
 */
export function setLesson(running: Running | undefined): void {
  useLesson.setState({ running });
  rememberValue(deviceStore, KEY, running ?? null);
}

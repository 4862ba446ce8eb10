/** Which lesson runs on which encounter, and how far it has come; remembered on this device, so that a reload goes on there. */
import * as z from 'zod/mini';
import { create } from 'zustand';

/** The lessons that are offered: on which ready-made fight of which game. */
export const LESSONS = [
  {
    id: 'murdham',
    game: 'murdham',
    fight: 'worked-example',
    title: 'At the gallows crossroads',
    about: 'Murdham, on zones',
  },
  { id: 'thrum', game: 'thrum', fight: 'thrum-overseer', title: 'On the roof', about: 'Thrum, on squares' },
] as const;
export type LessonId = (typeof LESSONS)[number]['id'];

const runningSchema = z.object({
  encounter: z.string().check(z.maxLength(80)),
  lesson: z.enum(LESSONS.map(({ id }) => id)),
  /** The step that is shown, from 0. */
  at: z.int().check(z.minimum(0), z.maximum(100)),
});
export type Running = z.infer<typeof runningSchema>;

const KEY = 'affray-lesson';

function remembered(): Running | undefined {
  try {
    const found = runningSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return found.success ? found.data : undefined;
  } catch {
    return undefined;
  }
}

export const useLesson = create<{ running: Running | undefined }>()(() => ({ running: remembered() }));

/** Starts a lesson, goes on in it, or, with undefined, leaves it: the fight stays as it is. */
export function setLesson(running: Running | undefined): void {
  useLesson.setState({ running });
  try {
    if (running) localStorage.setItem(KEY, JSON.stringify(running));
    else localStorage.removeItem(KEY);
  } catch {
    // Denied or full: it holds until the page is closed.
  }
}

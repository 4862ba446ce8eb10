/** Whether this window makes sounds, and how loud: the GM's and the players' each for itself, remembered on this device. Off at first. */
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const settingSchema = z.object({ on: z.boolean(), volume: z.number().check(z.minimum(0), z.maximum(1)) });
export type SoundSetting = z.infer<typeof settingSchema>;

const USUAL: SoundSetting = { on: false, volume: 0.5 };
/** The players' window has a page of its own. */
const key = () => `affray-sound-${location.pathname.endsWith('screen.html') ? 'players' : 'gm'}`;

const listeners = new Set<() => void>();
let now: SoundSetting | undefined;

function read(): SoundSetting {
  if (now) return now;
  try {
    const found = settingSchema.safeParse(JSON.parse(localStorage.getItem(key()) ?? 'null'));
    now = found.success ? found.data : USUAL;
  } catch {
    now = USUAL;
  }
  return now;
}

/** Changes the setting of this window. A browser that denies storage costs the memory, not the sound. */
export function setSound(change: Partial<SoundSetting>): void {
  now = { ...read(), ...change };
  try {
    localStorage.setItem(key(), JSON.stringify(now));
  } catch {
    // Denied or full: it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** The setting of this window. */
export const useSoundSetting = (): SoundSetting =>
  useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, read);

/**
 * The sound setting of this window: whether it makes sounds, and how loud. The GM's and the
 * players' window each have their own, which this device remembers. Off at first.
 */
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { deviceStore, recallValue, rememberValue } from '../../browser/kept.ts';

const settingSchema = z.object({ on: z.boolean(), volume: z.number().check(z.minimum(0), z.maximum(1)) });
export type SoundSetting = z.infer<typeof settingSchema>;

const USUAL: SoundSetting = { on: false, volume: 0.5 };
/** The players' window and a phone have pages of their own. */
const key = () => {
  const page = /(screen|phone)\.html$/.exec(location.pathname)?.[1] ?? 'gm';
  return `affray-sound-${page === 'screen' ? 'players' : page}`;
};

const listeners = new Set<() => void>();
let now: SoundSetting | undefined;

function read(): SoundSetting {
  if (now) return now;
  const found = settingSchema.safeParse(recallValue(deviceStore, key()));
  now = found.success ? found.data : USUAL;
  return now;
}

/**
 * Changes the setting of this window. A browser that denies storage loses the setting on reload,
 * but still plays sound.
 */
export function setSound(change: Partial<SoundSetting>): void {
  now = { ...read(), ...change };
  rememberValue(deviceStore, key(), now);
  for (const listener of listeners) listener();
}

/** The setting of this window. */
export const useSoundSetting = (): SoundSetting =>
  useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, read);

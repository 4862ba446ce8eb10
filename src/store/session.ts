/** Session state that is remembered on this device: who rolls their own dice, where the table stops, which panels stay open, what a set-up starts from, the theme; never part of an encounter. */
import * as z from 'zod/mini';
import { sideSchema } from '../engine/fight.ts';
import type { Session } from './types.ts';

const KEY = 'affray-session';

/** A field that does not fit falls back by itself, so that one bad entry does not cost the rest. */
const rememberedSchema = z.object({
  ownDice: z.catch(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200)), []),
  asked: z.catch(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200)), []),
  turnsEnd: z.catch(z.enum(['by themselves', 'by hand']), 'by themselves'),
  typedDice: z.catch(z.enum(['at once', 'by key']), 'at once'),
  folded: z.catch(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200)), []),
  setup: z.catch(
    z.object({
      game: z.exactOptional(z.string().check(z.maxLength(40))),
      came: z.record(z.string().check(z.maxLength(120)), sideSchema.shape.stance),
      party: z.exactOptional(
        z.record(z.string().check(z.maxLength(40)), z.array(z.string().check(z.maxLength(120))).check(z.maxLength(30))),
      ),
    }),
    { came: {} },
  ),
  // The order of games that read it as a list stands beside the map from the first.
  pinned: z.catch(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20)), ['order']),
  away: z.catch(z.array(z.enum(['panels', 'card'])).check(z.maxLength(2)), []),
  theme: z.catch(z.enum(['dark', 'light']), 'dark'),
});

/** Where small settings are kept: the browser's localStorage, or a stand-in. */
export type Remembered = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads a remembered value as JSON; undefined when there is none, it is no JSON, or the browser denies it. */
export function recall(remembered: Remembered | undefined, key: string): unknown {
  try {
    const text = remembered?.getItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value as JSON. A browser that denies it costs the memory, not the fight: nothing is thrown. */
export function remember(remembered: Remembered | undefined, key: string, value: unknown): void {
  try {
    remembered?.setItem(key, JSON.stringify(value));
  } catch {
    // Denied or full: the setting holds until the page is closed.
  }
}

/** A session as it starts on this device. */
export function startSession(remembered: Remembered | undefined): Session {
  const found = rememberedSchema.safeParse(recall(remembered, KEY) ?? {});
  return { selected: [], tool: 'select', page: 'table', ...(found.success ? found.data : rememberedSchema.parse({})) };
}

/** Keeps the part of a session that is remembered. */
export function rememberSession(remembered: Remembered | undefined, session: Session): void {
  const { selected: _selected, tool: _tool, page: _page, ...lasting } = session;
  remember(remembered, KEY, lasting);
}

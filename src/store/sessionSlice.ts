/**
 * The slice of the session: who rolls their own dice, where the table stops, open panels, what a
 * set-up starts from, the theme. This device remembers most of it, and no encounter stores it.
 */
import * as z from 'zod/mini';
import { type Remembered, recallValue, rememberValue } from '../browser/kept.ts';
import { sideSchema } from '../engine/fight.ts';
import type { StoreContext } from './context.ts';
import type { Session, SessionActions, SessionState } from './types.ts';

const KEY = 'affray-session';

/**
 * A field that does not fit falls back to its default alone, so that one bad entry does not cost
 * the rest.
 */
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
  // In games that read the order as a list, the order is pinned beside the map from the first.
  pinned: z.catch(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20)), ['order']),
  away: z.catch(z.array(z.enum(['panels', 'card'])).check(z.maxLength(2)), []),
  used: z.catch(z.record(z.string().check(z.maxLength(20)), z.int().check(z.gte(0), z.lte(9))), {}),
  theme: z.catch(z.enum(['dark', 'light']), 'dark'),
});

/** Makes the session with which this device starts. */
function startSession(remembered: Remembered | undefined): Session {
  const found = rememberedSchema.safeParse(recallValue(remembered, KEY) ?? {});
  const lasting = found.success ? found.data : rememberedSchema.parse({});
  return { selected: [], tool: 'select', page: 'table', paper: 'away', ...lasting };
}

/** Stores the part of a session that this device remembers. */
function rememberSession(remembered: Remembered | undefined, session: Session): void {
  const { selected: _selected, tool: _tool, page: _page, paper: _paper, ...lasting } = session;
  rememberValue(remembered, KEY, lasting);
}

/** Makes the slice of the session with which this device starts. */
export function sessionSlice({ get, set, environment }: StoreContext): SessionState & SessionActions {
  return {
    session: startSession(environment.device),
    setSession(change) {
      const session = { ...get().session, ...change };
      set({ session });
      rememberSession(environment.device, session);
    },
    select: (ids) => set({ session: { ...get().session, selected: ids } }),
  };
}

/**
 * The lobby as a players' window hears it: which fights are open on this device, and which was
 * touched last.
 */
import type { Line } from './line.ts';
import { type ToLobby, toLobbySchema } from './protocol.ts';

/** The fights that are open, and the one that was touched last; undefined when none is open. */
export interface Lobby {
  open: readonly string[];
  last: string | undefined;
}

/**
 * Listens in the lobby, and calls back when the open fights or the last touched one have changed.
 */
export function watchLobby(
  line: Line,
  changed: (lobby: Lobby) => void,
  now = () => performance.now(),
): { ask(): void; stop(): void } {
  /** When each fight was touched, by this window's own count. Another window's begins elsewhere. */
  const touched = new Map<string, number>();
  const last = (): string | undefined => {
    const [first] = [...touched].sort(([, one], [, two]) => two - one);
    return first?.[0];
  };
  line.onmessage = ({ data }) => {
    const message = toLobbySchema.safeParse(data);
    if (!message.success || message.data.type === 'who') return;
    if (message.data.type === 'open') touched.set(message.data.encounter, now() - message.data.untouched);
    else touched.delete(message.data.encounter);
    changed({ open: [...touched.keys()], last: last() });
  };
  const ask = (): void => {
    // Each open window answers again. A window that was killed never said that it closed.
    touched.clear();
    line.postMessage({ type: 'who' } satisfies ToLobby);
  };
  return { ask, stop: () => line.close() };
}

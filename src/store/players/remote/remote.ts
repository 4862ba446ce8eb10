/**
 * Screens on other machines: switched on by the GM, remembered on this device, and sent by one
 * window of this browser alone.
 */
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Remembered, recallValue, rememberValue } from '../../../browser/kept.ts';
import type { Line } from '../../../players/link/line.ts';
import type { Host, HostState } from '../../../players/link/remote/host.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import type { Clock, OpenPost } from '../../../players/link/remote/post.ts';
import type { RelayPlace } from '../../../players/link/remote/relayPlace.ts';
import type { Sent } from '../../../players/link/remote/said.ts';
import {
  fragmentOf,
  newTableSecret,
  type TableSecret,
  tableSecretSchema,
} from '../../../players/link/remote/secret.ts';
import type { LockTools } from '../../../storage/locks.ts';

const KEY = 'affray-remote';
const LOCK = 'affray-remote';
const rememberedSchema = z.object({ on: z.boolean(), secret: tableSecretSchema });

export interface RemoteStore {
  /** The GM wants screens on other machines. */
  on: boolean;
  /**
   * `none`: this page's server has no relay. `silent`: the server does not answer. `waits`: another
   * window of this browser sends to the screens.
   */
  search: 'idle' | 'searching' | 'found' | 'none' | 'silent' | 'waits';
  place?: RelayPlace | undefined;
  /** How the link stands, while this window sends to the screens. */
  host?: HostState | undefined;
  /** The link for a page address: whoever has it can join. */
  linkFor(page: string): string;
  switchOn(): void;
  /** Ends the link for all screens. The same link works again when it is switched on. */
  switchOff(): void;
  /** Makes a new key. All screens are out, and need the new link. */
  newLink(): void;
}

export interface RemoteTools {
  device: Remembered | undefined;
  locks: LockTools['locks'];
  clock: Clock;
  find(): Promise<RelayPlace | undefined>;
  openPost(relay: string): OpenPost;
  /** The messages that show a new screen the present view. */
  last(): Sent[];
  /** Called when this window sends over a relay, and with undefined when it no longer does. */
  relayed?(openPost: OpenPost | undefined): void;
}

/**
 * Calls back once this window alone may do it. Returns the function that lets the next window do
 * it. A browser without locks has each window do it.
 */
function alone(locks: LockTools['locks'], then: () => void): () => void {
  let ended = false;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begin = (): Promise<void> | undefined => {
    if (ended) return undefined;
    then();
    return held;
  };
  if (locks) locks.request(LOCK, {}, begin).catch(begin);
  else void begin();
  return () => {
    ended = true;
    release();
  };
}

/**
 * Starts it, switched on where it was on before. `channel` is the carrier for the screens' link.
 */
export function createRemote(tools: RemoteTools): {
  remote: StoreApi<RemoteStore>;
  channel(name: string): Line;
  stop(): void;
} {
  const found = rememberedSchema.safeParse(recallValue(tools.device, KEY));
  let secret: TableSecret | undefined = found.success ? found.data.secret : undefined;
  let host: Host | undefined;
  let giveBack: (() => void) | undefined;
  const lines = createLines((sent) => host?.say(sent));

  const remember = (): void => rememberValue(tools.device, KEY, { on: remote.getState().on, secret });
  const secretNow = (): TableSecret => {
    secret ??= newTableSecret();
    return secret;
  };
  function end(): void {
    giveBack?.();
    giveBack = undefined;
    host?.stop();
    host = undefined;
    tools.relayed?.(undefined);
    remote.setState({ host: undefined, search: 'idle' });
  }
  async function begin(): Promise<void> {
    end();
    remote.setState({ search: 'searching' });
    // A table without such screens never fetches this part.
    const part = import('../../../players/link/remote/host.ts');
    const place = await tools.find().catch(() => 'silent' as const);
    const { createHost } = await part;
    const { on, search } = remote.getState();
    if (!on || search !== 'searching') return;
    if (!place || place === 'silent') {
      remote.setState({ search: place ?? 'none', place: undefined });
      return;
    }
    remote.setState({ search: 'waits', place });
    giveBack = alone(tools.locks, () => {
      const changed = (): void => remote.setState({ host: host?.state() });
      host = createHost(secretNow(), tools.openPost(place.relay), {
        clock: tools.clock,
        lines,
        last: tools.last,
        changed,
      });
      remote.setState({ search: 'found', host: host.state() });
      tools.relayed?.(tools.openPost(place.relay));
    });
  }

  const remote = createStore<RemoteStore>()((set, get) => ({
    on: found.success && found.data.on,
    search: 'idle',
    linkFor: (page) => new URL(`screen.html${fragmentOf(secretNow())}`, page).href,
    switchOn() {
      set({ on: true });
      secretNow();
      remember();
      void begin();
    },
    switchOff() {
      set({ on: false });
      remember();
      end();
    },
    newLink() {
      secret = newTableSecret();
      remember();
      if (get().on) void begin();
    },
  }));
  if (remote.getState().on) void begin();
  return { remote, channel: lines.open, stop: end };
}

/** The screen's side of the channel: listens to the GM's window, keeps what it was shown, and asks for pictures. */
import type { PublicView } from '../../engine/public/publicView.ts';
import { changesOf, withChanges } from './changes.ts';
import type { Line } from './line.ts';
import { type Lobby, watchLobby } from './lobby.ts';
import {
  type FromScreen,
  LOBBY,
  type Ping,
  publicViewSchema,
  type ScreenDisplay,
  type ScreenSettings,
  screenChannel,
  toScreenSchema,
} from './protocol.ts';

/** What the screen knows. Without a view it waits; `away` says that the GM's window has closed the encounter since. */
export interface Shown {
  /** None while no fight is open on this device. */
  encounter: string | undefined;
  /** How many other fights are open here too: this is then the one that was touched last, unless the address names it. */
  others: number;
  view?: PublicView;
  settings?: ScreenSettings;
  ping?: Ping;
  away: boolean;
}

export interface Tools {
  open(name: string): Line;
  display(): ScreenDisplay;
}

export interface ScreenLink {
  shown(): Shown;
  /** Calls back after each change; gives the way to stop. */
  subscribe(heard: () => void): () => void;
  /** Says hello (again): when the window opens, when it changes its size or its display. */
  hello(): void;
  picture(hash: string): Promise<Blob | undefined>;
  /** Says goodbye and listens no more. */
  stop(): void;
}

/**
 * Listens for one encounter, and for the next one when the GM opens another. With none named, or while the named one is not there, it
 * follows the fight that was touched last on this device. A message that does not fit is dropped.
 */
export function createScreenLink(named: string | undefined, tools: Tools): ScreenLink {
  let shown: Shown = { encounter: named, others: 0, away: false };
  /** The number of the state that is shown: a change is taken only on the one before it. */
  let have: number | undefined;
  const listeners = new Set<() => void>();
  const pictures = new Map<string, Promise<Blob | undefined>>();
  const awaited = new Map<string, (blob: Blob | undefined) => void>();
  let line = named === undefined ? undefined : listen(named);
  const lobby = watchLobby(tools.open(LOBBY), onLobby);

  function listen(id: string): Line {
    const next = tools.open(screenChannel(id));
    next.onmessage = ({ data }) => heard(data);
    return next;
  }
  const post = (message: FromScreen): void => line?.postMessage(message);
  const hello = (): void => post({ type: 'hello', display: tools.display() });

  function tell(change: Partial<Shown>): void {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  }

  /** Leaves the line it listens on, for another fight's. What was shown stays until that one has told its own. */
  function goTo(id: string): void {
    post({ type: 'bye' });
    line?.close();
    have = undefined;
    line = listen(id);
    tell({ encounter: id });
    hello();
  }

  /** The fights that are open have changed: one that is shown by name, and there, is not left for another. */
  function onLobby({ last, open }: Lobby): void {
    const stays =
      named !== undefined && shown.encounter === named && (have !== undefined || open.includes(named)) && !shown.away;
    if (last !== undefined && last !== shown.encounter && !stays) goTo(last);
    const others = open.filter((id) => id !== shown.encounter).length;
    if (others !== shown.others) tell({ others });
  }

  function heard(data: unknown): void {
    const parsed = toScreenSchema.safeParse(data);
    if (!parsed.success) return;
    const message = parsed.data;
    switch (message.type) {
      case 'view': {
        have = message.n;
        const { view } = shown;
        // Parts that say the same stay the same objects: a map that has not changed is not drawn anew.
        const kept = view && withChanges(view, changesOf(view, message.view));
        tell({ view: kept ?? message.view, away: false });
        return;
      }
      case 'change': {
        const view = have === message.n - 1 && shown.view ? withChanges(shown.view, message.changes) : undefined;
        if (!view || !publicViewSchema.safeParse(view).success) {
          have = undefined;
          post({ type: 'whole' });
          return;
        }
        have = message.n;
        tell({ view, away: false });
        return;
      }
      case 'settings':
        tell({ settings: message.settings });
        return;
      case 'ping':
        tell({ ping: message.ping });
        return;
      case 'picture':
        awaited.get(message.hash)?.(message.blob ?? undefined);
        awaited.delete(message.hash);
        // One that was not there may be asked for again later.
        if (!message.blob) pictures.delete(message.hash);
        return;
      case 'here':
        hello();
        return;
      case 'bye':
        have = undefined;
        tell({ away: true });
        if (message.next === undefined) lobby.ask();
        else goTo(message.next);
    }
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hello() {
      hello();
      lobby.ask();
    },
    picture(hash) {
      const known = pictures.get(hash);
      if (known) return known;
      const asked = new Promise<Blob | undefined>((resolve) => {
        awaited.set(hash, resolve);
      });
      pictures.set(hash, asked);
      post({ type: 'wants', hash });
      return asked;
    },
    stop() {
      post({ type: 'bye' });
      line?.close();
      lobby.stop();
      listeners.clear();
    },
  };
}

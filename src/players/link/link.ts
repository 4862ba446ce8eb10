/**
 * The screen's side of the channel: listens to the GM's window, keeps the view that was sent, and
 * asks for pictures.
 */
import type { PublicView } from '../../engine/public/publicView.ts';
import { changesOf, withChanges } from './changes.ts';
import type { Line } from './line.ts';
import { type Lobby, watchLobby } from './lobby.ts';
import {
  type FromScreen,
  LOBBY,
  type Ping,
  type RulerShown,
  type ScreenDisplay,
  type ScreenSettings,
  screenChannel,
  toScreenSchema,
} from './protocol.ts';
import { publicViewSchema } from './viewSchema.ts';

/**
 * The state of the screen. Without a view the screen waits. `away` says that the GM's window has
 * closed the encounter since.
 */
export interface ScreenState {
  /** The encounter that is shown; undefined while no fight is open on this device. */
  encounter: string | undefined;
  /**
   * How many other fights are open. The shown fight is the one touched last, unless the address
   * names one.
   */
  others: number;
  view?: PublicView;
  settings?: ScreenSettings;
  ping?: Ping;
  ruler?: RulerShown | undefined;
  away: boolean;
}

export interface Tools {
  open(name: string): Line;
  display(): ScreenDisplay;
}

export interface ScreenLink {
  shown(): ScreenState;
  /** Calls back after each change. Returns the function that ends this. */
  subscribe(heard: () => void): () => void;
  /** Says hello (again): when the window opens, or when its size or its display changes. */
  hello(): void;
  /**
   * Asks for everything anew, where messages may have been lost: the open fights, the view, and
   * pictures that have not come.
   */
  again(): void;
  picture(hash: string): Promise<Blob | undefined>;
  /** Says goodbye and listens no more. */
  stop(): void;
}

/**
 * Listens for one encounter, and for the next one when the GM opens another. Without a named
 * encounter, or while it is not open, the link follows the fight that was touched last on this
 * device. A message that does not fit the schema is dropped.
 */
export function createScreenLink(named: string | undefined, tools: Tools): ScreenLink {
  let shown: ScreenState = { encounter: named, others: 0, away: false };
  /** The number of the shown state. A change counts only when it follows that state directly. */
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
  /** Says hello, and asks again for the pictures that have not come. */
  function again(): void {
    hello();
    for (const hash of awaited.keys()) post({ type: 'wants', hash });
  }

  function tell(change: Partial<ScreenState>): void {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  }

  /**
   * Goes over to the channel of another fight. The old view stays until the other fight has sent
   * one.
   */
  function goTo(id: string): void {
    post({ type: 'bye' });
    line?.close();
    have = undefined;
    line = listen(id);
    tell({ encounter: id, ruler: undefined });
    hello();
  }

  /** The open fights have changed. A fight that the address names stays shown while it is open. */
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
        // Equal parts stay the same objects: a map that has not changed is not drawn again.
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
      case 'ruler':
        tell({ ruler: message.ruler ?? undefined });
        return;
      case 'picture':
        awaited.get(message.hash)?.(message.blob ?? undefined);
        awaited.delete(message.hash);
        // A picture that was missing may be asked for again later.
        if (!message.blob) pictures.delete(message.hash);
        return;
      case 'here':
        again();
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
    again() {
      again();
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

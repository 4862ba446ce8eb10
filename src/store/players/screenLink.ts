/** The GM's side of the players' window: builds what players may see after every change and posts it, and nothing else. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PublicView } from '../../engine/public/publicView.ts';
import {
  fromScreenSchema,
  LOBBY,
  type Ping,
  type ScreenDisplay,
  type ScreenSettings,
  screenChannel,
  settingsSchema,
  type ToLobby,
  type ToScreen,
  toLobbySchema,
} from '../../players/link/protocol.ts';
import type { Scene } from '../../space/scene.ts';
import type { Cover } from '../../space/sight/cover.ts';
import type { Channel } from '../../storage/locks.ts';
import { type Remembered, recall, remember } from '../session.ts';
import type { TableStore } from '../types.ts';
import { KEY, PLACE_KEY, placeSchema, rememberedSchema, usual } from './remembered.ts';
import { picturesOfView, type Replayed, type Views, viewOfOpen } from './viewNow.ts';

export interface ScreenStore {
  /** The players' window is open and has answered. */
  connected: boolean;
  /** Where it is, once it has said so. */
  display?: ScreenDisplay | undefined;
  settings: ScreenSettings;
  /** What the players see now; also drawn small for the GM. Built only while a window is connected or somebody watches. */
  view?: PublicView | undefined;
  /** Keeps the view up for the GM's own eyes, until the returned function is called. */
  watch(): () => void;
  /** The last point that was shown. */
  ping?: Ping | undefined;
  setSettings(change: Partial<ScreenSettings>): void;
  /** A picture of what the players see, as they get it: a map under fog with the fog painted on it. No other is given. */
  picture(hash: string): Promise<Blob | undefined>;
  /** Shows a point of the map, in map pixels, on both screens. */
  pingAt(point: { x: number; y: number }): void;
}

export interface LinkTools {
  table: Pick<StoreApi<TableStore>, 'getState' | 'subscribe'>;
  channel: ((name: string) => Channel) | undefined;
  device: Remembered | undefined;
  /** An earlier moment that the GM shows the players again, and whoever wants to hear of it. */
  replayed?: Replayed;
  /** Milliseconds since 1970: of fights open in several windows the players see the one that was touched last. */
  now?(): number;
  /** What makes views of a fight and tells what has changed in them: now, or once it is fetched. */
  views: Views | (() => Promise<Views>);
  /** Paints a cover on a map's picture; undefined when it cannot. */
  mask(picture: Blob, scene: Scene, cover: Cover): Promise<Blob | undefined>;
}

/** More single changes than this say no less than everything does. */
const MOST_CHANGES = 400;

/** Starts the link. `stop` says goodbye and ends it. */
export function createScreenLink({ table, channel, device, views, mask, replayed, now = Date.now }: LinkTools): {
  screen: StoreApi<ScreenStore>;
  stop(): void;
} {
  const found = rememberedSchema.safeParse(recall(device, KEY) ?? {});
  /** Stays open when its encounter is closed, to tell the players' window where to go next. */
  let line: Channel | undefined;
  let lineOf: string | undefined;
  let encounter: string | undefined;
  /** When the open fight was touched last; whoever asks in the lobby is told. */
  let touched = 0;
  const lobby = channel?.(LOBBY);
  if (lobby)
    lobby.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = toLobbySchema.safeParse(data);
      if (message.success && message.data.type === 'who') announce();
    };
  const toLobby = (message: ToLobby): void => lobby?.postMessage(message);
  function announce(): void {
    if (encounter !== undefined) toLobby({ type: 'open', encounter, touched });
  }

  /** What the players' window was sent last, and as which state: what is sent next is what has changed since. */
  let sent: { n: number; view: PublicView; pictures: string[] } | undefined;
  let states = 0;

  const post = (message: ToScreen): void => line?.postMessage(message);

  let watchers = 0;
  let made = typeof views === 'function' ? undefined : views;
  let fetching: Promise<Views | undefined> | undefined;
  /** Fetches what makes the view, then shows it to whoever waits. What cannot be fetched is asked for again with the next change. */
  async function fetchViews(): Promise<void> {
    if (typeof views !== 'function') return;
    fetching ??= views().catch(() => undefined);
    const come = await fetching;
    fetching = undefined;
    if (!come || made) return;
    made = come;
    see();
    if (screen.getState().connected) sendWhole();
  }
  /** Builds the view anew for whoever looks; nobody looking, none is kept. */
  function see(): void {
    const { open, status } = table.getState();
    const { connected, view } = screen.getState();
    const wanted = open && status === 'ready' && (connected || watchers > 0) ? open : undefined;
    if (wanted && made) screen.setState({ view: viewOfOpen(made, wanted, replayed?.now()) });
    else if (wanted) void fetchViews();
    else if (view) screen.setState({ view: undefined });
  }

  const screen = createStore<ScreenStore>()((set, get) => ({
    connected: false,
    watch() {
      watchers += 1;
      see();
      return () => {
        watchers -= 1;
      };
    },
    settings: { ...usual, ...(found.success ? found.data : {}) },
    setSettings(change) {
      const parsed = settingsSchema.safeParse({ ...get().settings, ...change });
      // A slider that runs past its end changes nothing.
      if (!parsed.success) return;
      set({ settings: parsed.data });
      const { textScale, turn, margin, theme } = parsed.data;
      remember(device, KEY, { textScale, turn, margin, theme });
      const { blackout, frame, perInch, pace } = parsed.data;
      if (encounter !== undefined) remember(device, PLACE_KEY, { encounter, blackout, frame, perInch, pace });
      post({ type: 'settings', settings: parsed.data });
    },
    async picture(hash) {
      const { view } = get();
      return view && picturesOfView(view).includes(hash) ? pictureOf(view, hash) : undefined;
    },
    pingAt({ x, y }) {
      const ping = { n: (get().ping?.n ?? 0) + 1, x, y };
      set({ ping });
      post({ type: 'ping', ping });
    },
  }));

  /** The last covered map: both windows ask for it, and the small picture here too. */
  let covered: { hash: string; blob: Promise<Blob | undefined> } | undefined;

  /** A picture of a view. The name under which a covered map goes is no picture's own: it is made of the whole one. */
  function pictureOf({ scene, cover }: PublicView, hash: string): Promise<Blob | undefined> {
    const { picture } = table.getState();
    const ground = table.getState().open?.fight.scene.ground;
    if (!cover || scene.ground.kind !== 'picture' || scene.ground.picture !== hash) return picture(hash);
    if (ground?.kind !== 'picture') return Promise.resolve(undefined);
    if (covered?.hash !== hash) {
      const blob = picture(ground.picture).then((whole) => whole && mask(whole, scene, cover));
      covered = { hash, blob };
    }
    return covered.blob;
  }

  /** Everything, for a window that has just come or has missed a change. */
  function sendWhole(): void {
    const { view } = screen.getState();
    if (!view) return;
    const pictures = picturesOfView(view);
    if (sent?.view !== view) {
      states += 1;
      sent = { n: states, view, pictures };
    }
    post({ type: 'view', n: sent.n, view, pictures });
  }

  /** What has changed since what was sent last; everything, where that is no larger. Nothing, where it says the same. */
  function sendChange(): void {
    const { view } = screen.getState();
    if (!view) return;
    const changes = sent && made ? made.changesOf(sent.view, view) : [];
    const pictures = picturesOfView(view);
    if (!sent || changes.length > MOST_CHANGES) {
      sendWhole();
      return;
    }
    const others = pictures.join() !== sent.pictures.join();
    if (changes.length === 0 && !others) {
      sent = { ...sent, view };
      return;
    }
    states += 1;
    sent = { n: states, view, pictures };
    post({ type: 'change', n: states, changes, ...(others ? { pictures } : {}) });
  }

  function heard({ data }: MessageEvent<unknown>): void {
    const message = fromScreenSchema.safeParse(data);
    if (!message.success || encounter === undefined) return;
    switch (message.data.type) {
      case 'hello':
        screen.setState({ connected: true, display: message.data.display });
        see();
        post({ type: 'settings', settings: screen.getState().settings });
        sendWhole();
        return;
      case 'whole':
        sendWhole();
        return;
      case 'wants':
        void give(message.data.hash);
        return;
      case 'bye':
        screen.setState({ connected: false, display: undefined });
    }
  }

  /** Gives a picture only while it is in what the players see: a hash alone opens nothing. */
  async function give(hash: string): Promise<void> {
    const { view, picture } = screen.getState();
    if (!view || !picturesOfView(view).includes(hash)) return;
    const to = line;
    const blob = await picture(hash);
    to?.postMessage({ type: 'picture', hash, blob: blob ?? null } satisfies ToScreen);
  }

  /** How this encounter was shown last: the same part of the map, black if it was black. Another one starts with the whole map. */
  function placeOf(id: string | undefined): Pick<ScreenSettings, 'blackout' | 'frame' | 'perInch' | 'pace'> {
    const kept = placeSchema.safeParse(recall(device, PLACE_KEY));
    const { blackout, perInch, pace } = screen.getState().settings;
    if (!kept.success || kept.data.encounter !== id) return { blackout, frame: undefined, perInch, pace };
    const { encounter: _shown, ...place } = kept.data;
    return { frame: undefined, perInch: undefined, pace: undefined, ...place };
  }

  /** Speaks of this encounter from now on, or of none. The players' window is told where to go when another is opened after it. */
  function follow(id: string | undefined): void {
    if (id === encounter) return;
    if (encounter !== undefined) {
      post({ type: 'bye' });
      toLobby({ type: 'closed', encounter });
    }
    encounter = id;
    sent = undefined;
    screen.setState({
      connected: false,
      display: undefined,
      view: undefined,
      settings: { ...screen.getState().settings, ...placeOf(id) },
    });
    if (id === undefined) return;
    if (id !== lineOf) {
      post({ type: 'bye', next: id });
      hangUp();
      line = channel?.(screenChannel(id));
      lineOf = id;
      if (line) line.onmessage = heard;
    }
    post({ type: 'here' });
  }

  function hangUp(): void {
    line?.close();
    line = undefined;
    lineOf = undefined;
  }

  function look({ open, status }: TableStore): void {
    // In a window that has lost the encounter the other window's link speaks.
    const mine = status === 'ready' ? open : undefined;
    follow(mine?.encounter.id);
    if (status === 'elsewhere') hangUp();
    if (!mine) return;
    touched = now();
    announce();
    see();
    if (screen.getState().connected) sendChange();
  }

  look(table.getState());
  const unsubscribe = table.subscribe((is, was) => {
    if (is.open !== was.open || is.status !== was.status) look(is);
  });
  const unheard = replayed?.subscribe(() => {
    see();
    if (screen.getState().connected) sendChange();
  });
  return {
    screen,
    stop() {
      unsubscribe();
      unheard?.();
      follow(undefined);
      hangUp();
      lobby?.close();
    },
  };
}

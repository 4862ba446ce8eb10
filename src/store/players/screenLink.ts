/**
 * The GM's side of the players' window: builds the players' view after every change and posts it.
 */
import { dequal } from 'dequal/lite';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Remembered, recallValue, rememberValue } from '../../browser/kept.ts';
import { publicScene } from '../../engine/public/publicScene.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import { changesOf } from '../../players/link/changes.ts';
import {
  fromScreenSchema,
  LOBBY,
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
import type { TableStore } from '../types.ts';
import { defaultScreenSettings, KEY, PLACE_KEY, placeSchema, rememberedSchema } from './remembered.ts';
import type { ScreenStore } from './screenStore.ts';
import { noticeTakenBack } from './takenBack.ts';
import { chanceNames, picturesOfView, type Replayed, viewOfOpen } from './viewNow.ts';
import { wholePictureOf } from './wholePicture.ts';

export interface LinkTools {
  table: Pick<StoreApi<TableStore>, 'getState' | 'subscribe'>;
  channel: ((name: string) => Channel) | undefined;
  device: Remembered | undefined;
  /** An earlier moment that the GM shows the players again, with a way to subscribe to it. */
  replayed?: Replayed;
  /** Counts milliseconds. Players see the fight that any window touched last. */
  now?(): number;
  /** Paints a cover on a map's picture; undefined where that is impossible. */
  mask(picture: Blob, scene: Scene, cover: Cover): Promise<Blob | undefined>;
}

/** The whole view is sent in place of a patch with more changes than this. */
const MOST_CHANGES = 400;

/** Starts the link. `stop` tells the players' windows goodbye and ends the link. */
export function createScreenLink({
  table,
  channel,
  device,
  mask,
  replayed,
  now = () => performance.now(),
}: LinkTools): {
  screen: StoreApi<ScreenStore>;
  stop(): void;
} {
  const found = rememberedSchema.safeParse(recallValue(device, KEY) ?? {});
  /**
   * The channel stays open after its encounter is closed, to name the encounter that comes next.
   */
  let line: Channel | undefined;
  let lineOf: string | undefined;
  let encounter: string | undefined;
  /** When the open fight was touched last, for players' windows that ask in the lobby. */
  let touched = 0;
  const lobby = channel?.(LOBBY);
  if (lobby)
    lobby.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = toLobbySchema.safeParse(data);
      if (message.success && message.data.type === 'who') announce();
    };
  const toLobby = (message: ToLobby): void => lobby?.postMessage(message);
  function announce(): void {
    if (encounter !== undefined) toLobby({ type: 'open', encounter, untouched: now() - touched });
  }

  /** The view sent last, with its number and pictures. The next message tells only the changes. */
  let sent: { n: number; view: PublicView; pictures: string[] } | undefined;
  let states = 0;

  const post = (message: ToScreen): void => line?.postMessage(message);

  const nameOf = chanceNames();
  const withTakenBack = noticeTakenBack();
  let watchers = 0;
  /** Builds the view anew for windows and watchers. Without any of them there is no view. */
  function see(): void {
    const { open, status } = table.getState();
    const { connected, view } = screen.getState();
    const wanted = open && status === 'ready' && (connected || watchers > 0) ? open : undefined;
    if (wanted) screen.setState({ view: withTakenBack(wanted, viewOfOpen(wanted, replayed?.now(), nameOf)) });
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
    settings: { ...defaultScreenSettings, ...(found.success ? found.data : {}) },
    setSettings(change) {
      const parsed = settingsSchema.safeParse({ ...get().settings, ...change });
      // A slider that runs past its end changes nothing.
      if (!parsed.success) return;
      set({ settings: parsed.data });
      const { blackout, frame, perInch, pace, picture: _picture, ...everywhere } = parsed.data;
      rememberValue(device, KEY, everywhere);
      if (encounter !== undefined) rememberValue(device, PLACE_KEY, { encounter, blackout, frame, perInch, pace });
      post({ type: 'settings', settings: parsed.data });
    },
    async picture(hash) {
      const { view, settings } = get();
      if (settings.picture?.hash === hash) return table.getState().picture(hash);
      return view && picturesOfView(view).includes(hash) ? pictureOf(view, hash) : undefined;
    },
    showRuler(ruler) {
      if (dequal(ruler, get().ruler)) return;
      set({ ruler });
      post({ type: 'ruler', ruler: ruler ?? null });
    },
    pingAt({ x, y }) {
      const ping = { n: (get().ping?.n ?? 0) + 1, x, y };
      set({ ping });
      post({ type: 'ping', ping });
    },
  }));

  /** The last covered map, kept because both windows and the small picture here ask for it. */
  let covered: { hash: string; blob: Promise<Blob | undefined> } | undefined;

  /** Gives a picture of a view. A covered map has no stored picture and is painted here. */
  function pictureOf({ scene, cover }: PublicView, hash: string): Promise<Blob | undefined> {
    const { picture } = table.getState();
    if (!cover || scene.ground.kind !== 'picture' || scene.ground.picture !== hash) return picture(hash);
    const whole = table.getState().open?.fight.scene;
    if (!whole) return Promise.resolve(undefined);
    if (covered?.hash !== hash) {
      const blob = wholePictureOf(publicScene(whole), picture).then((found) => found && mask(found, scene, cover));
      covered = { hash, blob };
    }
    return covered.blob;
  }

  /** Sends everything, for a window that has just opened or has missed a change. */
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

  /** Sends the changes since the last message, or everything where that is no larger. */
  function sendChange(): void {
    const { view } = screen.getState();
    if (!view) return;
    const changes = sent ? changesOf(sent.view, view) : [];
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
        if (screen.getState().ruler) post({ type: 'ruler', ruler: screen.getState().ruler ?? null });
        return;
      case 'whole':
        sendWhole();
        return;
      case 'wants':
        void give(message.data.hash);
        return;
      case 'bye':
        screen.setState({ connected: false, display: undefined });
        // There may be other screens: each of them says hello again.
        post({ type: 'here' });
    }
  }

  /** Sends a picture only while the players are shown it: a known hash alone opens nothing. */
  async function give(hash: string): Promise<void> {
    const { view, settings, picture } = screen.getState();
    if (!view || (settings.picture?.hash !== hash && !picturesOfView(view).includes(hash))) return;
    const to = line;
    const blob = await picture(hash);
    to?.postMessage({ type: 'picture', hash, blob: blob ?? null } satisfies ToScreen);
  }

  /**
   * How this encounter was last shown: its frame, and whether the screen was black. Other
   * encounters start with the whole map.
   */
  function placeOf(id: string | undefined): Pick<ScreenSettings, 'blackout' | 'frame' | 'perInch' | 'pace'> {
    const kept = placeSchema.safeParse(recallValue(device, PLACE_KEY));
    const { blackout, perInch, pace } = screen.getState().settings;
    if (!kept.success || kept.data.encounter !== id) return { blackout, frame: undefined, perInch, pace };
    const { encounter: _shown, ...place } = kept.data;
    return { frame: undefined, perInch: undefined, pace: undefined, ...place };
  }

  /** Speaks of this encounter from now on, or of none, and tells the players' windows to follow. */
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
      ruler: undefined,
      settings: { ...screen.getState().settings, picture: undefined, ...placeOf(id) },
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
    // Where this window has lost the encounter to another window, the other window's link speaks.
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

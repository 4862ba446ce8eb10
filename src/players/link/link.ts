/** The screen's side of the channel: listens to the GM's window, keeps what it was shown, and asks for pictures. */
import type { PublicView } from '../../engine/publicView.ts';
import { same } from '../../ui/same.ts';
import {
  type FromScreen,
  type Ping,
  type ScreenDisplay,
  type ScreenSettings,
  screenChannel,
  toScreenSchema,
} from './protocol.ts';

/** What the screen knows. Without a view it waits; `away` says that the GM's window has closed the encounter since. */
export interface Shown {
  encounter: string;
  view?: PublicView;
  settings?: ScreenSettings;
  ping?: Ping;
  away: boolean;
}

/** As much of a BroadcastChannel as is needed: the browser's, or a test's. */
export interface Line {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
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

/** A view in which each part that says the same as before is the same as before: a map that has not changed is not drawn anew. */
function keepingAll(before: PublicView | undefined, now: PublicView): PublicView {
  if (!before) return now;
  const kept = Object.entries(before).filter(([key, part]) => key in now && same(part, now[key as keyof PublicView]));
  return { ...now, ...(Object.fromEntries(kept) as Partial<PublicView>) };
}

/** Listens for one encounter, and for the next one when the GM opens another. A message that does not fit is dropped. */
export function createScreenLink(encounter: string, tools: Tools): ScreenLink {
  let shown: Shown = { encounter, away: false };
  const listeners = new Set<() => void>();
  const pictures = new Map<string, Promise<Blob | undefined>>();
  const awaited = new Map<string, (blob: Blob | undefined) => void>();
  let line = listen(encounter);

  function listen(id: string): Line {
    const next = tools.open(screenChannel(id));
    next.onmessage = ({ data }) => heard(data);
    return next;
  }
  const post = (message: FromScreen): void => line.postMessage(message);
  const hello = (): void => post({ type: 'hello', display: tools.display() });

  function tell(change: Partial<Shown>): void {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  }

  function heard(data: unknown): void {
    const parsed = toScreenSchema.safeParse(data);
    if (!parsed.success) return;
    const message = parsed.data;
    switch (message.type) {
      case 'view':
        tell({ view: keepingAll(shown.view, message.view), away: false });
        return;
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
        tell({ away: true, ...(message.next === undefined ? {} : { encounter: message.next }) });
        if (message.next === undefined) return;
        line.close();
        line = listen(message.next);
        hello();
    }
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hello,
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
      line.close();
      listeners.clear();
    },
  };
}

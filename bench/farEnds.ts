/**
 * The ends of links over a relay, as `far.ts` measures them: the GM's window, screens and phones,
 * each without a page.
 */
import { dequal } from 'dequal/lite';
import type { PublicView } from '../src/engine/public/publicView.ts';
import type { SeatView } from '../src/engine/seat/seatView.ts';
import { changesOf } from '../src/players/link/changes.ts';
import { createScreenLink } from '../src/players/link/link.ts';
import { type FromSeat, SEAT, type ToSeat, toSeatSchema } from '../src/players/link/phone/phoneProtocol.ts';
import { fromScreenSchema, LOBBY, screenChannel, type ToScreen } from '../src/players/link/protocol.ts';
import { createGuest } from '../src/players/link/remote/guest.ts';
import { createHost } from '../src/players/link/remote/host.ts';
import { TO_SCREEN } from '../src/players/link/remote/intake.ts';
import { createLines } from '../src/players/link/remote/lines.ts';
import { browserClock, type OpenPost } from '../src/players/link/remote/post.ts';
import { newTableSecret, type TableSecret } from '../src/players/link/remote/secret.ts';
import { openPhoneHost } from '../src/store/players/phones/phoneHost.ts';

const ENCOUNTER = 'far';

/** Bytes that went out, and how often. */
export interface Sent {
  bytes: number;
  messages: number;
}

/** The same post, with what goes through it counted. */
export const countedPost =
  (open: OpenPost, sent: Sent): OpenPost =>
  (how) => {
    const post = open(how);
    return {
      ...post,
      send(topic, bytes) {
        if (topic !== 'last') {
          sent.bytes += bytes.length;
          sent.messages += 1;
        }
        post.send(topic, bytes);
      },
    };
  };

/** A table as the GM's window tells of it: the whole view to whoever asks, then the changes. */
export function openTable(open: OpenPost, secret: TableSecret, first: PublicView) {
  const on = screenChannel(ENCOUNTER);
  let view = first;
  let n = 1;
  const say = (message: ToScreen) => host.say({ on, message });
  const lines = createLines((sent) => host.say(sent));
  const mine = lines.open(on);
  mine.onmessage = ({ data }) => {
    const message = fromScreenSchema.safeParse(data);
    if (!message.success || (message.data.type !== 'hello' && message.data.type !== 'whole')) return;
    say({ type: 'settings', settings: { blackout: false, textScale: 1, turn: 0, margin: 0, theme: 'dark' } });
    say({ type: 'view', n, view, pictures: [] });
  };
  const lobby = lines.open(LOBBY);
  lobby.onmessage = () => lobby.postMessage({ type: 'open', encounter: ENCOUNTER, touched: 1 });
  const host = createHost(secret, open, { clock: browserClock, lines, last: () => [], changed: () => undefined });
  return {
    host,
    /** Tells the next state; gives its number. */
    step(next: PublicView): number {
      n += 1;
      say({ type: 'change', n, changes: changesOf(view, next) });
      view = next;
      return n;
    },
  };
}

/** A screen as its window does all but drawing: `shows` hears each new view. */
export function openClient(open: OpenPost, secret: TableSecret, shows: (view: PublicView) => void) {
  const lines = createLines((sent) => guest.say(sent));
  const guest = createGuest(secret, open, {
    clock: browserClock,
    lines,
    limits: TO_SCREEN,
    joined: () => link.again(),
  });
  const link = createScreenLink(undefined, {
    open: lines.open,
    display: () => ({ width: 1920, height: 1080, density: 1 }),
  });
  let shown: PublicView | undefined;
  link.subscribe(() => {
    const { view } = link.shown();
    if (!view || view === shown) return;
    shown = view;
    shows(view);
  });
  return { link, guest };
}

/** The phone of one seat, and the GM's end of its link, which has a key of its own. */
export function openPhone(forGm: OpenPost, open: OpenPost, shows: () => void) {
  const secret = newTableSecret();
  let asked = false;
  const tools = { createHost, openPost: forGm, clock: browserClock };
  const host = openPhoneHost(tools, secret, { channel: SEAT, heard: () => (asked = true), changed: () => undefined });
  const lines = createLines((sent) => guest.say(sent));
  const line = lines.open(SEAT);
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (toSeatSchema.safeParse(data).success) shows();
  };
  const guest = createGuest(secret, open, {
    limits: TO_SCREEN,
    clock: browserClock,
    lines,
    joined: () => line.postMessage({ type: 'hello' } satisfies FromSeat),
  });
  let last: ToSeat | undefined;
  return {
    isHere: () => asked,
    /** Tells the phone its view; whether that is another one than before. */
    tell(view: SeatView | undefined): boolean {
      const message: ToSeat = { type: 'view', view: view ?? null, notes: [] };
      if (dequal(message, last)) return false;
      last = message;
      host.say(message);
      return true;
    },
    stop() {
      guest.stop();
      host.stop();
    },
  };
}

/**
 * A screen's end of a link over a relay: knocks until the GM's window lets it in, and then has the
 * channels that a window of the same browser would have.
 */
import { screenChannel } from '../protocol.ts';
import { cipherOf } from './cipher.ts';
import { type Envelope, openEnvelope } from './envelope.ts';
import { createIntake, type MessageLimits } from './intake.ts';
import type { Lines } from './lines.ts';
import { createOutbox } from './outbox.ts';
import { createJoiner, unpackMessage } from './pieces.ts';
import {
  type Clock,
  type Dropped,
  noneDropped,
  type OpenPost,
  type Post,
  type RelayStanding,
  type Topic,
} from './post.ts';
import { fromTableSchema, lastSchema, type Sent } from './said.ts';
import { type Bytes, bytesOfText, type TableSecret } from './secret.ts';

const BEAT = 3000;
/** After so long without a word the table counts as away. */
const SILENT = 30_000;
/** A connection on which nobody has answered for so long is made anew, and not more often. */
const DEAD = 60_000;
/** A window that woke up is answered within this time. */
const ANSWERED = 2 * BEAT;
/** After a gap the screen asks for everything, at most this often. */
const AGAIN = 500;
/** So many GM's windows that were left are remembered. */
const MOST_LEFT = 1000;

export interface GuestState {
  standing: RelayStanding;
  dropped: Dropped;
}

export interface Guest {
  /** Tells the GM's window, once it has let this screen in. */
  say(sent: Sent): void;
  state(): GuestState;
  /** Calls back after each change. Returns the function that ends this. */
  subscribe(heard: () => void): () => void;
  /** Tells the GM's window that the page came back: from sleep, from the background. */
  woke(): void;
  stop(): void;
}

/**
 * Opens a screen's end. `joined` is called when the screen was let in, and whenever it may have
 * missed something: it should then ask for everything anew.
 */
export function createGuest(
  secret: TableSecret,
  openPost: OpenPost,
  tools: { clock: Clock; lines: Pick<Lines, 'hear' | 'hearAll'>; limits: MessageLimits; joined(): void },
): Guest {
  const { clock, lines, limits } = tools;
  const cipher = cipherOf(bytesOfText(secret.key));
  const listeners = new Set<() => void>();
  let state: GuestState = { standing: 'connecting', dropped: noneDropped };
  let post: Post | undefined;
  let stopped = false;
  /** The GM's window that let this screen in; `away` after its farewell. */
  let table:
    | { session: string; number: number; joiner: ReturnType<typeof createJoiner>; heard: number; away: boolean }
    | undefined;
  /** The GM's windows that this screen has left, with the number of the last message of each. */
  const left = new Map<string, number>();
  let renewed = clock.now();
  const out = createOutbox(cipher, 'screen', (bytes) => post?.send('up', bytes));

  function tell(change: Partial<GuestState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const drop = (kind: keyof Dropped): void => tell({ dropped: { ...state.dropped, [kind]: state.dropped[kind] + 1 } });
  const read = (whole: Bytes | undefined): unknown => unpackMessage(whole, limits);
  const knock = (): void => out.say({ kind: 'knock' });
  /** Many strange messages make one knock. */
  let toKnock = false;
  function knockSoon(): void {
    if (toKnock) return;
    toKnock = true;
    clock.after(AGAIN, () => {
      toKnock = false;
      if (!stopped) knock();
    });
  }
  let asking = false;
  function askAgain(): void {
    if (asking) return;
    asking = true;
    clock.after(AGAIN, () => {
      asking = false;
      if (!stopped && table) tools.joined();
    });
  }
  function goAway(): void {
    if (!table || table.away) return;
    table.away = true;
    lines.hearAll(screenChannel(''), { type: 'bye' });
    tell({ standing: 'up' });
  }

  function accept({ session, number, text }: Envelope): void {
    if (session !== table?.session) {
      const said = fromTableSchema.safeParse(read(createJoiner(limits).add(text)));
      const welcome = said.success && said.data.kind === 'welcome' && said.data.to === out.session;
      const before = left.get(session);
      // Two browsers may have this key. The one that was left counts again when the other is gone,
      // and then none of its messages counts twice.
      const over = before !== undefined && (number <= before || table?.away === false);
      if (!welcome || over) {
        drop('strange');
        if (!over && number > 0) knockSoon();
        return;
      }
      if (table) left.set(table.session, table.number);
      const [oldest] = left.keys();
      if (left.size > MOST_LEFT && oldest !== undefined) left.delete(oldest);
      table = { session, number, joiner: createJoiner(limits), heard: clock.now(), away: false };
      tell({ standing: 'joined' });
      tools.joined();
      return;
    }
    if (number === 0) {
      goAway();
      return;
    }
    if (number <= table.number) {
      drop('replayed');
      return;
    }
    // Without a relay the table may have counted this screen out, and then it says nothing to it.
    const missed = number !== table.number + 1 || table.away || state.standing !== 'joined';
    Object.assign(table, { number, heard: clock.now(), away: false });
    if (state.standing !== 'joined') tell({ standing: 'joined' });
    const said = fromTableSchema.safeParse(read(table.joiner.add(text)));
    if (said.success && said.data.kind === 'say') lines.hear(said.data);
    if (said.success && said.data.kind === 'welcome' && said.data.to === out.session) askAgain();
    if (missed) askAgain();
  }
  /** The kept view counts only until a GM's window has answered. */
  function showLast({ text }: Envelope): void {
    if (table) return;
    const said = lastSchema.safeParse(read(createJoiner(limits).add(text)));
    if (!said.success) return;
    for (const sent of said.data.sent) lines.hear(sent);
    lines.hearAll(screenChannel(''), { type: 'bye' });
  }

  async function open(topic: Topic, bytes: Bytes): Promise<void> {
    // The relay says by an empty message that it keeps none.
    if (bytes.length === 0) return;
    const envelope = await openEnvelope(await cipher, bytes);
    if (stopped) return;
    if (envelope?.role === 'table' && topic === 'down') accept(envelope);
    else if (envelope?.role === 'last' && topic === 'last') showLast(envelope);
    else drop('altered');
  }
  void out.farewell().then((bytes) => {
    if (stopped) return;
    post = openPost({
      table: secret.table,
      hears: ['last', 'down'],
      farewell: { topic: 'up', bytes },
      ears: {
        heard: createIntake(limits, open, () => drop('flooded')),
        up: () => {
          tell({ standing: 'up' });
          knock();
        },
        down: () => tell({ standing: 'lost' }),
      },
    });
  });
  const still = clock.every(BEAT, () => {
    const silent = clock.now() - (table?.heard ?? renewed);
    if (state.standing === 'joined') out.say({ kind: 'beat', table: table?.session });
    else if (state.standing === 'up') knock();
    if (silent > SILENT) goAway();
    if (state.standing === 'up' && silent > DEAD && clock.now() - renewed > DEAD) {
      renewed = clock.now();
      post?.renew();
    }
  });
  return {
    say({ on, message }) {
      if (table) out.say({ kind: 'say', table: table.session, on, message });
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    woke() {
      const heard = table?.heard;
      knock();
      // The clock may have stood still in a sleep. Silence now shows a connection that has died.
      if (state.standing === 'lost') post?.renew();
      else
        clock.after(ANSWERED, () => {
          if (!stopped && table?.heard === heard) post?.renew();
        });
    },
    stop() {
      stopped = true;
      still();
      listeners.clear();
      void out.farewell().then((bytes) => {
        post?.send('up', bytes);
        post?.close();
      });
    },
  };
}

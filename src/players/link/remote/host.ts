/**
 * The GM's end of a link over a relay: lets screens in that have the key, tells all of them what is
 * posted, and hears each of them.
 */
import { fromScreenSchema, screenChannel } from '../protocol.ts';
import { type Cipher, cipherOf } from './cipher.ts';
import { type Envelope, openEnvelope } from './envelope.ts';
import { createCalmer, createIntake, createMeter, TO_TABLE } from './intake.ts';
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
import { fromGuestSchema, type Sent } from './said.ts';
import { type Bytes, bytesOfText, type TableSecret } from './secret.ts';

/** A screen that has missed the last message learns so from the number of the next beat. */
const BEAT = 3000;
/** A screen that was silent for so long is not counted any more. */
const SILENT = 35_000;
/** The kept view is written anew at most this often, in milliseconds. */
const KEEP = 2000;
/** The relay keeps one message for a table, and takes none that is larger. */
const MOST_KEPT = 200 * 1024;
/**
 * The answer to a screen that asks for everything goes to all screens. So only this many are heard
 * within `ASKED` milliseconds, and the latest of the others after it.
 */
const MOST_ASKED = 3;
const ASKED = 250;
/** A picture goes to all screens too, and is long: each at most once in so many milliseconds. */
const PICTURE = 2000;
/** So many messages of one screen are heard at once, and so many in each second after that. */
const MOST_AT_ONCE = 300;
const EACH_SECOND = 50;
/** So many sessions are remembered, so that none of their messages counts twice. */
const MOST_SESSIONS = 5000;

export interface HostState {
  standing: RelayStanding;
  /** How many screens are there. */
  screens: number;
  dropped: Dropped;
}

export interface Host {
  /** Tells all screens that are there. */
  say(sent: Sent): void;
  state(): HostState;
  stop(): void;
}

interface Guest {
  /** The number of its last message. */
  number: number;
  here: boolean;
  heard: number;
  meter: () => boolean;
}

/**
 * Opens the GM's end. `last` gives the messages that show a new screen the present view; the relay
 * keeps them for whoever joins while the GM's window is gone.
 */
export function createHost(
  secret: TableSecret,
  openPost: OpenPost,
  tools: { clock: Clock; lines: Pick<Lines, 'hear' | 'hearAll'>; last(): Sent[]; changed(): void },
): Host {
  const { clock, lines } = tools;
  const cipher: Promise<Cipher> = cipherOf(bytesOfText(secret.key));
  const dropped: Dropped = { ...noneDropped };
  const guests = new Map<string, Guest>();
  let post: Post | undefined;
  let standing: RelayStanding = 'connecting';
  let stopped = false;
  const out = createOutbox(cipher, 'table', (bytes) => post?.send('down', bytes));
  const keep = (bytes: Bytes) => bytes.length <= MOST_KEPT && post?.send('last', bytes);
  const kept = createOutbox(cipher, 'last', keep, Number.POSITIVE_INFINITY);

  const here = (): number => [...guests.values()].filter((guest) => guest.here).length;
  let toKeep = false;
  function keepSoon(): void {
    if (toKeep) return;
    toKeep = true;
    clock.after(KEEP, () => {
      toKeep = false;
      const sent = stopped ? [] : tools.last();
      if (sent.length > 0) kept.say({ kind: 'last', sent });
    });
  }
  function stands(now: RelayStanding): void {
    standing = now;
    tools.changed();
  }
  function drop(kind: keyof Dropped): void {
    dropped[kind] += 1;
    tools.changed();
  }

  function accept({ session, number, text }: Envelope): void {
    const known = guests.get(session);
    if (number === 0) {
      if (known?.here) leave(known);
      else drop('strange');
      return;
    }
    if (known && number <= known.number) {
      drop('replayed');
      return;
    }
    const meter = known?.meter ?? createMeter(clock, MOST_AT_ONCE, EACH_SECOND);
    const guest = known ?? { number, here: false, heard: clock.now(), meter };
    const missed = number !== guest.number + 1;
    guest.number = number;
    if (!meter()) {
      drop('flooded');
      return;
    }
    const said = fromGuestSchema.safeParse(unpackMessage(createJoiner(TO_TABLE).add(text), TO_TABLE));
    if (!said.success) return;
    if (said.data.kind === 'knock') letIn(session, guest);
    // A message to an earlier session of this window, or from a screen that was never let in.
    else if (!known || ('table' in said.data && said.data.table !== out.session)) drop('strange');
    else if (said.data.kind !== 'gone') {
      guest.heard = clock.now();
      // A screen that was silent for long was told nothing meanwhile. One of which a message was
      // lost may wait for an answer. Each is welcomed anew, and then asks for everything.
      if (!guest.here || missed) letIn(session, guest);
      if (said.data.kind === 'say') hear(said.data);
    }
  }
  const ask = createCalmer<Sent>(clock, (sent) => {
    if (!stopped) lines.hear(sent);
  });
  function hear(sent: Sent): void {
    const { data: said } = fromScreenSchema.safeParse(sent.message);
    if (said?.type === 'hello' || said?.type === 'whole') ask(said.type, sent, MOST_ASKED, ASKED);
    else if (said?.type === 'wants') ask(`wants ${said.hash}`, sent, 1, PICTURE);
    else lines.hear(sent);
  }
  function letIn(session: string, guest: Guest): void {
    guest.here = true;
    guest.heard = clock.now();
    guests.set(session, guest);
    if (guests.size > MOST_SESSIONS) {
      const [oldest] = [...guests].find(([, one]) => !one.here) ?? [guests.keys().next().value];
      if (oldest !== undefined) guests.delete(oldest);
    }
    out.say({ kind: 'welcome', to: session });
    tools.changed();
  }
  function leave(guest: Guest): void {
    guest.here = false;
    // The other screens say hello again when they hear of a goodbye.
    lines.hearAll(screenChannel(''), { type: 'bye' });
    tools.changed();
  }

  async function open(_topic: Topic, bytes: Bytes): Promise<void> {
    const envelope = await openEnvelope(await cipher, bytes);
    if (stopped) return;
    if (envelope?.role === 'screen') accept(envelope);
    else drop('altered');
  }
  void out.farewell().then((bytes) => {
    if (stopped) return;
    post = openPost({
      table: secret.table,
      hears: ['up'],
      farewell: { topic: 'down', bytes },
      ears: {
        heard: createIntake(TO_TABLE, open, () => drop('flooded')),
        up: () => {
          stands('up');
          // Screens that are there knock when they hear a new session.
          out.say({ kind: 'beat' });
          // A relay that was started again keeps nothing any more.
          keepSoon();
        },
        down: () => stands('lost'),
      },
    });
  });
  const still = clock.every(BEAT, () => {
    if (standing === 'up') out.say({ kind: 'beat' });
    for (const guest of guests.values()) if (guest.here && clock.now() - guest.heard > SILENT) leave(guest);
  });
  return {
    say({ on, message }) {
      if (here() === 0) return;
      out.say({ kind: 'say', on, message });
      keepSoon();
    },
    state: () => ({ standing, screens: here(), dropped: { ...dropped } }),
    stop() {
      stopped = true;
      still();
      void Promise.all([out.farewell(), out.done()]).then(([bytes]) => {
        post?.send('down', bytes);
        // An empty message takes the kept one away.
        post?.send('last', new Uint8Array());
        post?.close();
      });
    },
  };
}

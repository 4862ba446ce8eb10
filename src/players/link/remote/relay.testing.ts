/** A relay in memory with a fault proxy before it, and a clock that a test moves. */
import type { Clock, OpenPost, PostEars, Topic } from './post.ts';
import type { Bytes } from './secret.ts';

interface Client {
  table: string;
  hears: readonly Topic[];
  ears: PostEars;
  farewell: { topic: Topic; bytes: Bytes };
}

/** What the proxy does to one message; the message goes on unharmed when nothing is given. */
export type RelayFault = 'drop' | 'double' | 'alter' | 'delay';

/** A relay that keeps all that it has carried. */
export function memoryRelay(faultOf: (topic: Topic) => RelayFault | undefined = () => undefined) {
  const clients = new Set<Client>();
  const kept = new Map<string, Bytes>();
  const carried: { topic: Topic; bytes: Bytes }[] = [];
  const delayed: (() => void)[] = [];
  const faults = { drop: 0, double: 0, alter: 0, delay: 0 };
  let running = true;

  function give(table: string, topic: Topic, bytes: Bytes): void {
    for (const client of [...clients])
      if (client.table === table && client.hears.includes(topic)) client.ears.heard(topic, bytes.slice());
  }
  function carry(table: string, topic: Topic, bytes: Bytes): void {
    carried.push({ topic, bytes });
    if (topic === 'last') {
      if (bytes.length === 0) kept.delete(table);
      else kept.set(table, bytes);
    }
    const fault = bytes.length === 0 ? undefined : faultOf(topic);
    if (fault) faults[fault] += 1;
    if (fault === 'drop') return;
    if (fault === 'alter') {
      const altered = bytes.slice();
      const at = (carried.length * 7919) % altered.length;
      altered[at] = (altered[at] ?? 0) ^ (1 << (carried.length % 8));
      give(table, topic, altered);
    } else if (fault === 'delay') delayed.push(() => give(table, topic, bytes));
    else for (let times = fault === 'double' ? 2 : 1; times > 0; times -= 1) give(table, topic, bytes);
    if (fault !== 'delay') for (const late of delayed.splice(0)) late();
  }
  function meet(client: Client): void {
    clients.add(client);
    client.ears.up();
    const last = kept.get(client.table);
    if (last && client.hears.includes('last')) client.ears.heard('last', last.slice());
  }
  const all = new Set<Client>();
  const openPost: OpenPost = ({ table, hears, ears, farewell }) => {
    const client = { table, hears, ears, farewell };
    all.add(client);
    if (running) queueMicrotask(() => all.has(client) && meet(client));
    return {
      send: (topic, bytes) => void (clients.has(client) && carry(table, topic, bytes)),
      renew: () => undefined,
      close: () => {
        all.delete(client);
        clients.delete(client);
      },
    };
  };
  return {
    openPost,
    carried,
    faults,
    /** Gives a message to everybody who hears, whoever sent it. */
    inject: (table: string, topic: Topic, bytes: Bytes) => give(table, topic, bytes),
    /**
     * The relay is killed: all connections are lost, and what it kept too. `order`: which client
     * goes first; those who are still there then hear its farewell.
     */
    stop(order?: readonly number[]) {
      running = false;
      kept.clear();
      const each = [...all];
      for (const client of order?.flatMap((at) => each[at] ?? []) ?? each) {
        clients.delete(client);
        client.ears.down();
        if (order) give(client.table, client.farewell.topic, client.farewell.bytes);
      }
    },
    /** The relay is there again. `order`: who reaches it now; everybody when left out. */
    start(order?: readonly number[]) {
      running = true;
      const each = [...all];
      for (const client of order?.flatMap((at) => each[at] ?? []) ?? each) if (!clients.has(client)) meet(client);
    },
    /** The window of the latest client is killed: the relay says its farewell. */
    kill(which: number) {
      const client = [...all][which];
      if (!client) throw new Error('There is no such client.');
      all.delete(client);
      clients.delete(client);
      carry(client.table, client.farewell.topic, client.farewell.bytes);
    },
  };
}

/** A clock that stands still until the test moves it. */
export function handClock(): Clock & { go(milliseconds: number): void } {
  let now = 1_000_000;
  const due = new Set<{ at: number; every?: number; then: () => void }>();
  return {
    now: () => now,
    every(milliseconds, then) {
      const timer = { at: now + milliseconds, every: milliseconds, then };
      due.add(timer);
      return () => due.delete(timer);
    },
    after: (milliseconds, then) => void due.add({ at: now + milliseconds, then }),
    go(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((one, two) => one.at - two.at);
        if (!next) break;
        now = Math.max(now, next.at);
        if (next.every === undefined) due.delete(next);
        else next.at += next.every;
        next.then();
      }
      now = end;
    },
  };
}

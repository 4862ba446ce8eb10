/**
 * A hostile client beside a table: a stranger, the relay itself, a screen, a phone and a false GM
 * that send whatever may come. It has the keys that it is given, and opens with them what it hears.
 */
import { randomBytes } from 'node:crypto';
import { connect as connectSocket } from 'node:net';
import mqtt, { type MqttClient } from 'mqtt';
import { newDoorChance, newDoorKeys, openDoorBox } from '../../src/players/link/phone/doorKeys.ts';
import { cipherOf } from '../../src/players/link/remote/cipher.ts';
import { openEnvelope, SESSION_BYTES, sealEnvelope } from '../../src/players/link/remote/envelope.ts';
import { cutPieces, packMessage } from '../../src/players/link/remote/pieces.ts';
import {
  type Bytes,
  bytesOfText,
  chanceBytes,
  type TableSecret,
  textOfBytes,
} from '../../src/players/link/remote/secret.ts';

/**
 * What the hostile client knows: a secret, and the channel that its messages go on. At the door for
 * phones also the GM's public key.
 */
export interface KnownLink {
  role: 'screen' | 'phone';
  secret: TableSecret;
  channel: string;
  gm?: string;
}

/** Who sends, in turn. */
const SENDERS = ['stranger', 'relay', 'screen', 'phone', 'false GM'] as const;

export interface HostileClient {
  /** Sends so many messages, the same number of each kind. */
  send(many: number): Promise<void>;
  /** How many were sent, by who sent them. */
  sent: Record<(typeof SENDERS)[number], number>;
  /** All that was heard and could be opened, as text. */
  heard: string[];
  stop(): void;
}

const TOPICS = ['up', 'down', 'last'] as const;
const topicOf = (table: string, topic: string): string => `affray/1/${table}/${topic}`;
const HOST = '127.0.0.1';

/** Secrets in a text: the link of a screen, or what a phone has stored. */
export const secretsIn = (text: string): TableSecret[] => [
  ...[...text.matchAll(/#\d\.([\w-]{22})\.([\w-]{43})/g)].map(([, table = '', key = '']) => ({ table, key })),
  ...[...text.matchAll(/"table":"([\w-]{22})","key":"([\w-]{43})"/g)].map(([, table = '', key = '']) => ({
    table,
    key,
  })),
];

/** Anything that JSON can hold, in the shape of a message as often as not. */
function anything(chance: () => number): unknown {
  const one = (...all: readonly unknown[]): unknown => all[Math.floor(chance() * all.length)];
  const type = one(
    'hello',
    'whole',
    'wants',
    'bye',
    'who',
    'ask',
    'answer',
    'propose',
    'view',
    'in',
    'people',
    'no',
    'changed',
    7,
  );
  const word = one('', 'x', 'ann', '\u202Eann', 'x'.repeat(5000), null, -1, 1e308, {}, []);
  return {
    type,
    id: newDoorChance(),
    to: newDoorChance(),
    promise: textOfBytes(chanceBytes(32)),
    secret: { table: newDoorChance(), key: textOfBytes(chanceBytes(32)) },
    hash: word,
    phone: textOfBytes(chanceBytes(32)),
    who: word,
    question: word,
    answer: one(
      word,
      { kind: 'choose', option: word },
      { kind: 'dice', groups: [[7, 7]] },
      { kind: 'text', text: word },
    ),
    move: word,
    label: word,
    display: one({ width: 1e9, height: -1, ratio: 0 }, word),
  };
}

/** Connects to the relay at a port of this machine. */
export async function startHostile(
  port: number,
  links: readonly KnownLink[],
  chance: () => number,
): Promise<HostileClient> {
  const clients: MqttClient[] = [];
  const sent: HostileClient['sent'] = { stranger: 0, relay: 0, screen: 0, phone: 0, 'false GM': 0 };
  const heard: string[] = [];
  /** Packets as the relay has seen them. */
  const recorded: { topic: string; bytes: Buffer }[] = [];
  const own = await newDoorKeys();
  const sessions = new Map<string, { session: Bytes; number: number }>();
  const below = (most: number): number => Math.floor(chance() * most);

  async function listen(topic: string, bytes: Buffer): Promise<void> {
    recorded.push({ topic, bytes });
    if (recorded.length > 2000) recorded.splice(below(1000), 1);
    const link = links.find(({ secret }) => topic.includes(secret.table));
    const opened = link && (await openEnvelope(await cipherOf(bytesOfText(link.secret.key)), new Uint8Array(bytes)));
    heard.push(opened ? Buffer.from(opened.text).toString('utf8') : bytes.toString('latin1'));
    if (heard.length > 20_000) heard.splice(0, 5000);
  }
  for (let n = 0; n < 12; n += 1) {
    const client = mqtt.connect(`ws://${HOST}:${port}/relay`, { protocolVersion: 4, reconnectPeriod: 200 });
    client.on('error', () => undefined);
    const tables = n === 0 ? links.slice(0, 3) : [];
    client.on('connect', () => {
      for (const { secret } of tables)
        client.subscribe(
          TOPICS.map((topic) => topicOf(secret.table, topic)),
          () => undefined,
        );
    });
    client.on('message', (topic, bytes) => void listen(topic, bytes));
    clients.push(client);
  }
  await Promise.all(clients.map((client) => new Promise<void>((resolve) => client.once('connect', () => resolve()))));

  /**
   * Sends on a connection of those that only this sender uses: the relay ends one for what it is
   * sent, and the others go on. The first only listens.
   */
  async function publish(topic: string, bytes: Uint8Array, retain = false, qos: 0 | 1 = 0): Promise<void> {
    const bad = qos > 0 || retain || /elsewhere$/.test(topic);
    const mine = bad ? clients.slice(1, 7) : clients.slice(7);
    while (!mine.some(({ connected }) => connected)) await new Promise((resolve) => setTimeout(resolve, 20));
    const there = mine.filter(({ connected }) => connected);
    await new Promise<void>((resolve) => {
      const one = there[below(there.length)];
      one?.publish(topic, Buffer.from(bytes), { retain, qos: 0 }, () => resolve());
      if (qos > 0) one?.publish(topic, Buffer.from(bytes), { qos });
    });
  }
  const anyLink = (): KnownLink | undefined => links[below(links.length)];
  const junk = (): Buffer => randomBytes(below(20) === 0 ? below(60_000) : below(300));

  async function asStranger(): Promise<void> {
    const table = chance() < 0.5 ? textOfBytes(chanceBytes(16)) : (anyLink()?.secret.table ?? 'x');
    const pick = below(12);
    if (pick === 0) {
      const target = ['//', '///', '//[', '/\\', 'http://[', '/relay', '/%', '/relay.json'][below(8)];
      const socket = connectSocket(port, HOST);
      socket.on('error', () => undefined);
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${HOST}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        () => (chance() < 0.5 ? socket.resetAndDestroy() : socket.end()),
      );
    } else if (pick === 1) await publish(topicOf(table, 'elsewhere'), junk());
    else if (pick === 2) await publish(topicOf(table, 'down'), junk(), false, 1);
    else if (pick < 6) await publish(topicOf(textOfBytes(chanceBytes(16)), 'last'), junk(), true);
    else await publish(topicOf(table, TOPICS[below(2)] ?? 'up'), junk());
  }
  async function asRelay(): Promise<void> {
    const one = recorded[below(recorded.length)];
    if (!one) return asStranger();
    const bytes = Buffer.from(one.bytes);
    const pick = below(4);
    if (pick === 0 && bytes.length > 0) bytes[below(bytes.length)]! ^= 1 << below(8);
    const cut = pick === 1 ? bytes.subarray(0, below(bytes.length)) : bytes;
    const topic = pick === 2 ? one.topic.replace(/\w+$/, TOPICS[below(2)] ?? 'up') : one.topic.replace(/last$/, 'down');
    await publish(topic, cut);
  }
  /** Says something with a known key: up as a guest does, or down as only the GM's window does. */
  async function asSide(side: 'screen' | 'table', mine: readonly KnownLink[]): Promise<void> {
    const link = mine[below(mine.length)];
    if (!link) return asStranger();
    const name = `${side} ${link.secret.table} ${below(3)}`;
    const known = chance() < 0.97 ? sessions.get(name) : undefined;
    const session = known ?? { session: chanceBytes(SESSION_BYTES), number: 0 };
    sessions.set(name, session);
    session.number += 1;
    const message = link.gm && chance() < 0.7 ? await boxed(link.gm, anything(chance)) : anything(chance);
    const kinds = [{ kind: 'knock' }, { kind: 'gone' }, { kind: 'beat', table: 'x' }, message];
    const say = { kind: 'say', table: lastTable(link), on: link.channel, message };
    const said = chance() < 0.7 ? say : kinds[below(kinds.length)];
    const cipher = await cipherOf(bytesOfText(link.secret.key));
    const topic = topicOf(link.secret.table, side === 'screen' ? 'up' : 'down');
    for (const text of cutPieces(await packMessage(said), session.number))
      await publish(topic, await sealEnvelope(cipher, side, { ...session, text }));
  }
  /** A box of the door, sealed by keys of this client's own. */
  async function boxed(gm: string, message: unknown): Promise<unknown> {
    const box = await openDoorBox(own, { gm, phone: own.publicKey });
    return { type: 'box', phone: own.publicKey, sealed: await box.seal(message) };
  }
  /** The session of the GM's window, as the head of its messages names it. */
  function lastTable({ secret }: KnownLink): string {
    const last = recorded.findLast(({ topic, bytes }) => topic === topicOf(secret.table, 'down') && bytes[1] === 1);
    return last ? textOfBytes(new Uint8Array(last.bytes.subarray(2, 2 + SESSION_BYTES))) : 'x';
  }
  return {
    sent,
    heard,
    async send(many) {
      for (let n = 0; n < many; n += 1) {
        const role = SENDERS[n % SENDERS.length] ?? 'stranger';
        sent[role] += 1;
        if (role === 'stranger') await asStranger();
        else if (role === 'relay') await asRelay();
        else if (role === 'false GM') await asSide('table', links);
        else
          await asSide(
            'screen',
            links.filter((link) => link.role === role),
          );
      }
    },
    stop() {
      for (const client of clients) client.end(true);
    },
  };
}

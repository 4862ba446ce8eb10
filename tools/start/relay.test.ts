/** Tests the relay of `npm run relay` on loopback: what it carries, keeps, slows and refuses. */
import { createServer } from 'node:http';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { addRelay, LIMITS, packetCounter } from './relay.mjs';

const TABLE = 'a'.repeat(22);
const topicOf = (topic: string, table = TABLE) => `affray/1/${table}/${topic}`;

/** A relay on a free port of this machine. */
async function relayOn(limits: Partial<typeof LIMITS> = {}): Promise<string> {
  const server = createServer();
  const end = await addRelay(server, { limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await end();
    server.close();
  });
  const at = server.address();
  return `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
}

/** A client that has connected, and all that it hears. */
async function clientAt(address: string, hears: string[] = [], options: IClientOptions = {}) {
  const client: MqttClient = mqtt.connect(`ws://${address}/relay`, {
    protocolVersion: 4,
    reconnectPeriod: 0,
    ...options,
  });
  onTestFinished(() => void client.end(true));
  const heard: string[] = [];
  client.on('message', (topic, payload) => void heard.push(`${topic.split('/').at(-1)} ${payload.toString()}`));
  client.on('error', () => undefined);
  let closed = false;
  client.on('close', () => {
    closed = true;
  });
  await new Promise<void>((resolve) => {
    client.on('connect', () => resolve());
    client.on('close', () => resolve());
  });
  const granted = hears.length > 0 ? await client.subscribeAsync(hears).catch(() => []) : [];
  return { client, heard, granted, closed: () => closed };
}

describe('the relay', () => {
  it('carries what a table says to those who hear it, and keeps the last view for whoever joins', async () => {
    const address = await relayOn();
    const screen = await clientAt(address, [topicOf('down'), topicOf('last')]);
    const other = await clientAt(address, [topicOf('down', 'b'.repeat(22))]);
    const gm = await clientAt(address, [topicOf('up')]);
    gm.client.publish(topicOf('last'), 'kept', { retain: true });
    await expect.poll(() => screen.heard).toEqual(['last kept']);
    gm.client.publish(topicOf('down'), 'step');
    await expect.poll(() => screen.heard).toEqual(['last kept', 'down step']);
    const late = await clientAt(address, [topicOf('last')]);
    await expect.poll(() => late.heard).toEqual(['last kept']);
    expect(other.heard).toEqual([]);
  });
  it('says the farewell of a window that is gone without a word', async () => {
    const address = await relayOn();
    const screen = await clientAt(address, [topicOf('down')]);
    const will = { topic: topicOf('down'), payload: Buffer.from('gone'), qos: 0, retain: false } as const;
    const gm = await clientAt(address, [], { will });
    gm.client.stream.destroy();
    await expect.poll(() => screen.heard).toEqual(['down gone']);
  });
  it.each(['#', 'affray/1/+/down', '$SYS/#', topicOf('other'), topicOf('down', 'short')])(
    'lets nobody hear %s',
    async (topic) => {
      const { granted } = await clientAt(await relayOn(), [topic]);
      expect(granted.filter(({ qos }) => qos < 3)).toEqual([]);
    },
  );
  it.each([
    ['another topic', 'elsewhere', 'x', false],
    ['a kept message that is no view', topicOf('down'), 'x', true],
    ['a view that is not kept', topicOf('last'), 'x', false],
    ['a message that is too large', topicOf('down'), 'x'.repeat(LIMITS.packet + 1), false],
  ])('closes a connection that sends %s', async (_what, topic, payload, retain) => {
    const address = await relayOn();
    const screen = await clientAt(address, [topicOf('down'), topicOf('last')]);
    const sender = await clientAt(address);
    sender.client.publish(topic, payload, { retain });
    await expect.poll(sender.closed).toBe(true);
    expect(screen.heard).toEqual([]);
    // The others go on.
    const honest = await clientAt(address);
    honest.client.publish(topicOf('down'), 'step');
    await expect.poll(() => screen.heard).toEqual(['down step']);
  });
  it('keeps the views of no more tables than it may; their senders stay, and no table in use loses its view', async () => {
    const address = await relayOn({ tablesOfOneAddress: 3 });
    const tableOf = (at: number) => String(at).padStart(22, '0');
    const gm = await clientAt(address);
    gm.client.publish(topicOf('last'), 'kept', { retain: true });
    const stranger = await clientAt(address, [topicOf('down')]);
    for (let at = 0; at < 500; at += 1) stranger.client.publish(topicOf('last', tableOf(at)), 'x', { retain: true });
    stranger.client.publish(topicOf('down'), 'all said');
    await expect.poll(() => stranger.heard, { timeout: 8000 }).toEqual(['down all said']);
    /** What a screen hears that joins now: the kept view comes before its own words. */
    const joins = async (table?: string) => {
      const { client, heard } = await clientAt(address, [topicOf('last', table), topicOf('up', table)]);
      client.publish(topicOf('up', table), 'here');
      await expect.poll(() => heard).toContain('up here');
      return heard.filter((one) => one !== 'up here');
    };
    expect(await joins(tableOf(1))).toEqual(['last x']);
    gm.client.publish(topicOf('down'), 'step');
    await expect.poll(() => stranger.heard).toEqual(['down all said', 'down step']);
    expect([gm.closed(), stranger.closed()]).toEqual([false, false]);
    // A view that is not kept is told to those who are there.
    const other = topicOf('last', 'b'.repeat(22));
    const screen = await clientAt(address, [other]);
    const two = await clientAt(address);
    two.client.publish(other, 'view', { retain: true });
    await expect.poll(() => screen.heard).toEqual(['last view']);
    expect(await joins()).toEqual(['last kept']);
    expect([await joins(tableOf(2)), await joins('b'.repeat(22))]).toEqual([[], []]);
    gm.client.publish(topicOf('last'), '', { retain: true });
    await expect.poll(() => joins()).toEqual([]);
    two.client.publish(other, 'view', { retain: true });
    await expect.poll(() => joins('b'.repeat(22))).toEqual(['last view']);
  });
  const will = { topic: topicOf('down'), payload: Buffer.from('gone'), qos: 0, retain: false } as const;
  it.each<[string, IClientOptions]>([
    ['a kept farewell', { will: { ...will, topic: topicOf('last'), retain: true } }],
    ['a farewell on another topic', { will: { ...will, topic: '$SYS/x' } }],
    ['a farewell of quality 1', { will: { ...will, qos: 1 } }],
    ['a large farewell', { will: { ...will, payload: Buffer.alloc(2000) } }],
    ['a session that stays', { clean: false, clientId: 'stays' }],
    ['a long name', { clientId: 'a'.repeat(41) }],
  ])('lets nobody in with %s', async (_what, options) => {
    const { closed } = await clientAt(await relayOn(), [], options);
    expect(closed()).toBe(true);
  });
  it.each([1, 2] as const)('carries nothing of quality %i', async (qos) => {
    const address = await relayOn();
    const { granted } = await clientAt(address, []).then(async ({ client }) => ({
      granted: await client.subscribeAsync(topicOf('down'), { qos }).catch(() => []),
    }));
    expect(granted.filter((one) => one.qos < 3)).toEqual([]);
    const sender = await clientAt(address);
    sender.client.publish(topicOf('down'), 'x', { qos });
    await expect.poll(sender.closed).toBe(true);
  });
  it('lets nobody hear more than ten topics, also by one packet', async () => {
    const address = await relayOn();
    const topics = Array.from({ length: 5500 }, (_, at) => topicOf('down', String(at).padStart(22, '0')));
    const { heard } = await clientAt(address, topics);
    const sender = await clientAt(address);
    for (const topic of [...topics.slice(0, 50), topics[0]!]) sender.client.publish(topic, 'x');
    await expect.poll(() => heard.length).toBe(11);
  });
  it('ends a reader who does not read, and holds nobody else back by it', async () => {
    const address = await relayOn({ waiting: 2 * 1024 * 1024 });
    const slow = await clientAt(address, [topicOf('down', 'b'.repeat(22))]);
    slow.client.stream.pause();
    const screen = await clientAt(address, [topicOf('down')]);
    const flood = await clientAt(address);
    const payload = Buffer.alloc(100_000);
    for (let at = 0; at < 150; at += 1) flood.client.publish(topicOf('down', 'b'.repeat(22)), payload);
    await new Promise<void>((resolve) => flood.client.publish(topicOf('up', 'b'.repeat(22)), '', {}, () => resolve()));
    const gm = await clientAt(address);
    gm.client.publish(topicOf('down'), 'step');
    await expect.poll(() => screen.heard, { timeout: 8000 }).toEqual(['down step']);
    slow.client.stream.resume();
    await expect.poll(slow.closed, { timeout: 8000 }).toBe(true);
  });
  it('slows a flood and loses nothing of it', async () => {
    const address = await relayOn({ packetsPerSecond: 200, burstSeconds: 0.1 });
    const screen = await clientAt(address, [topicOf('down')]);
    const flood = await clientAt(address);
    const from = performance.now();
    for (let at = 0; at < 120; at += 1) flood.client.publish(topicOf('down'), String(at));
    await expect.poll(() => screen.heard.length).toBe(120);
    // 120 messages at 200 a second, less the burst of 20: no faster than half a second.
    expect(performance.now() - from).toBeGreaterThan(400);
    expect(screen.heard).toEqual(Array.from({ length: 120 }, (_, at) => `down ${at}`));
  });
  it('lets in no more connections than it may, no page of another site, and nobody elsewhere than at /relay', async () => {
    const address = await relayOn({ connectionsOfOneAddress: 1 });
    const answerOf = (path: string, origin?: string) =>
      new Promise<number | 'open'>((resolve) => {
        const socket = new WebSocket(`ws://${address}${path}`, 'mqtt', origin === undefined ? {} : { origin });
        onTestFinished(() => socket.terminate());
        socket.on('open', () => resolve('open'));
        socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
        socket.on('error', () => undefined);
      });
    expect(await answerOf('/relay', 'https://elsewhere.example')).toBe(403);
    expect(await answerOf('/other')).toBe(403);
    expect(await answerOf('/relay', `http://${address}`)).toBe('open');
    expect(await answerOf('/relay')).toBe(503);
  });
});

describe('counting packets', () => {
  /** A packet of MQTT whose rest has this length. */
  const packet = (length: number): number[] => {
    const head = [0x30];
    let left = length;
    do {
      head.push((left % 128) | (left > 127 ? 128 : 0));
      left = Math.floor(left / 128);
    } while (left > 0);
    return [...head, ...new Array<number>(length).fill(0xff)];
  };
  it.each([1, 2, 3, 7, 1000])('is the same however the bytes are cut, here at each %i', (cut) => {
    const count = packetCounter(20_000);
    const bytes = Uint8Array.from([0, 1, 127, 128, 16_384, 5].flatMap(packet));
    let all = 0;
    for (let at = 0; at < bytes.length; at += cut) all += count(bytes.subarray(at, at + cut));
    expect(all).toBe(6);
  });
  it('takes a packet of the largest size, and refuses one byte more by its head alone', () => {
    expect(packetCounter(300)(Uint8Array.from(packet(300)))).toBe(1);
    expect(() => packetCounter(300)(Uint8Array.from(packet(301).slice(0, 3)))).toThrow('too large');
    expect(() => packetCounter(300)(Uint8Array.from([0x30, 255, 255, 255, 255]))).toThrow('too large');
  });
});

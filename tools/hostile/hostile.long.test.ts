/**
 * A fight with a screen and a phone over the relay, and beside them a stranger, the relay, a screen,
 * a phone and a false GM that send whatever may come. `HOSTILE=20000` sends so many messages, and
 * prints what they cost.
 */
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { toyScript } from '../../src/engine/toy.testing.ts';
import { createScreenLink as createGuestLink } from '../../src/players/link/link.ts';
import { doorSecretOf, invitationOfFragment } from '../../src/players/link/phone/doorKeys.ts';
import { INVITATION } from '../../src/players/link/phone/doorProtocol.ts';
import { SEAT } from '../../src/players/link/phone/phoneProtocol.ts';
import { screenChannel } from '../../src/players/link/protocol.ts';
import { createGuest, type Guest } from '../../src/players/link/remote/guest.ts';
import { TO_SCREEN } from '../../src/players/link/remote/intake.ts';
import { createLines } from '../../src/players/link/remote/lines.ts';
import { mqttAt } from '../../src/players/link/remote/mqttPost.ts';
import { browserClock, droppedCount, droppedWords } from '../../src/players/link/remote/post.ts';
import { createPhone } from '../../src/players/phone/phone.ts';
import { channelOver } from '../../src/store/players/carriers.ts';
import { fakeMask, testDisplay } from '../../src/store/players/joined.testing.ts';
import { createPhones } from '../../src/store/players/phones/phones.ts';
import { createRemote } from '../../src/store/players/remote/remote.ts';
import { createScreenLink } from '../../src/store/players/screenLink.ts';
import { fakeLockManager, freshBrowser, openWindow, remembered } from '../../src/store/table.testing.ts';
import { addRelay } from '../start/relay.mjs';
import { secretsIn, startHostile } from './hostileClient.ts';

const MANY = Number(process.env.HOSTILE ?? 1000);
const PAGE = 'http://127.0.0.1/';
const PATIENCE = { timeout: 30_000 };

/** Numbers between 0 and 1, the same in each run. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
/** The megabytes of all ends, the relay and the attackers: they are one thread of the tests. */
function megabytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1024 / 1024);
}
const PARTS = 4;

it(`${MANY} hostile messages change nothing and tell nothing, and the GM reads of them`, {
  timeout: 120_000 + MANY * 100,
}, async () => {
  const server = createServer();
  const endRelay = await addRelay(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await endRelay();
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  const openPost = mqttAt(`ws://127.0.0.1:${port}/relay`);

  const { now, table } = await openWindow(freshBrowser());
  const id = (await now().createFromScript(toyScript)) ?? '';
  const clock = browserClock;
  const { phones, start, end } = createPhones({ table: table.store, device: remembered(), clock });
  onTestFinished(end);
  start(openPost);
  phones.getState().switchTo(true);
  const { remote, channel, stop } = createRemote({
    ...{ device: remembered(), locks: fakeLockManager(), clock, last: () => [] },
    find: async () => ({ relay: 'relay', pages: [PAGE] }),
    openPost: () => openPost,
  });
  onTestFinished(stop);
  const shown = createScreenLink({
    ...{ table: table.store, channel: channelOver(undefined, channel), device: remembered(), mask: fakeMask },
  });
  onTestFinished(shown.stop);
  remote.getState().switchOn();
  await expect.poll(() => remote.getState().host?.standing, PATIENCE).toBe('up');

  await expect.poll(() => phones.getState().invitation, PATIENCE).toBeDefined();
  const invitation = invitationOfFragment(new URL(phones.getState().linkFor(PAGE)).hash);
  const [screenSecret] = secretsIn(remote.getState().linkFor(PAGE));
  if (!invitation || !('gm' in invitation) || !screenSecret) throw new Error('Both links have keys.');
  /** A phone that is let in, and what it has stored. */
  const seat = async (who: string) => {
    const device = remembered();
    const phone = await createPhone(invitation, { openPost, clock, device });
    onTestFinished(phone.stop);
    await expect.poll(() => phone.state().people?.length ?? 0, PATIENCE).toBeGreaterThan(0);
    phone.ask(phone.state().people?.find(({ name }) => name === who)?.id ?? '');
    await expect.poll(() => phones.getState().asks.length, PATIENCE).toBe(1);
    await phones.getState().letIn(phones.getState().asks[0]?.phone ?? '');
    await expect.poll(() => phone.state().view !== undefined, PATIENCE).toBe(true);
    return { phone, stored: device.getItem('affray-phone') ?? '' };
  };
  const honest = await seat('Ash');
  let guest: Guest | undefined;
  const lines = createLines((sent) => guest?.say(sent));
  const screen = createGuestLink(undefined, { open: lines.open, display: () => testDisplay });
  guest = createGuest(screenSecret, openPost, { clock, lines, limits: TO_SCREEN, joined: () => screen.again() });
  onTestFinished(guest.stop);
  await expect.poll(() => screen.shown().view !== undefined, PATIENCE).toBe(true);

  const client = await startHostile(
    port,
    [
      { role: 'screen', secret: screenSecret, channel: screenChannel(id) },
      { role: 'phone', secret: await doorSecretOf(invitation.gm), channel: INVITATION, gm: invitation.gm },
      ...secretsIn((await seat('Bo')).stored).map((secret) => ({ role: 'phone' as const, secret, channel: SEAT })),
    ],
    chanceOf(41),
  );
  onTestFinished(client.stop);
  const fight = now().open?.encounter.fight;
  const memory = [megabytes()];
  const [from, worked] = [performance.now(), process.cpuUsage()];
  for (let part = 0; part < PARTS; part += 1) {
    await client.send(MANY / PARTS);
    memory.push(megabytes());
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const { user, system } = process.cpuUsage(worked);
  expect(now().open?.encounter.fight).toBe(fight);
  // A hidden one is in the fight, and the client reads what screens and phones are told of it.
  expect(JSON.stringify(fight)).toContain('CANARY');
  expect(client.heard.some((text) => text.includes('"Ogre"'))).toBe(true);
  expect(client.heard.filter((text) => /CANARY/.test(text))).toEqual([]);
  const words = droppedWords(
    droppedCount(remote.getState().host?.dropped ?? { altered: 0, replayed: 0, strange: 0, flooded: 0 }),
  );
  expect(words).toMatch(/\d+ messages were dropped/);
  // Everybody is still there, and hears of the next step.
  now().dispatch({ type: 'begin' });
  await expect.poll(() => screen.shown().view?.stage, PATIENCE).toBe('running');
  await expect.poll(() => honest.phone.state().view?.stage, PATIENCE).toBe('running');
  // What is kept of the first half is not kept again of the second.
  expect((memory[PARTS] ?? 0) - (memory[PARTS / 2] ?? 0)).toBeLessThan(150);
  const senders = Object.entries(client.sent).map(([who, many]) => `${who} ${many}`);
  console.log(
    [
      `${MANY} messages in ${seconds} s and ${((user + system) / 1e6).toFixed(0)} s of processor: ${senders.join(', ')}.`,
      `All ends, relay and attackers: ${memory.join(', ')} MB, before and after each quarter.`,
      `${client.heard.length} of the packets heard are kept, and no hidden name is in them. The GM reads: ${words}`,
    ].join('\n'),
  );
});

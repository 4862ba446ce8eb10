/**
 * Tests of screens on other machines, whole: a table, a relay in memory with faults, and the link
 * of a players' window at its other end.
 */
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../engine/command.ts';
import { screenChannel } from '../../../players/link/protocol.ts';
import { createHost } from '../../../players/link/remote/host.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import { noneDropped } from '../../../players/link/remote/post.ts';
import { memoryRelay, type RelayFault } from '../../../players/link/remote/relay.testing.ts';
import { newTableSecret } from '../../../players/link/remote/secret.ts';
import { messagesArrived, testDisplay } from '../joined.testing.ts';
import { PAGE, relayQuiet, remoteScreen, remoteTable } from './remote.testing.ts';

/**
 * So many messages go over the bad relay. For more: FAULTS=10000 npx vitest run
 * src/store/players/remote
 */
const MESSAGES = Number(process.env.FAULTS ?? 1000);

const rename = (name: string): Command => ({
  type: 'edit',
  label: 'Name',
  edits: [{ edit: 'combatant', combatant: 'ash', name }],
});

describe('a screen on another machine', () => {
  it('joins by the link, shows what the players see, and follows each step', async () => {
    const table = await remoteTable();
    const screen = remoteScreen(table, table.secret);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    expect(screen.shown().settings).toEqual(table.link.screen.getState().settings);
    expect(table.remote.getState().host?.screens).toBe(1);
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => screen.shown().view?.stage).toBe('running');
    table.now().undo();
    await expect.poll(() => screen.shown().view).toEqual(table.link.screen.getState().view);
    expect(table.remote.getState().host?.dropped).toEqual(noneDropped);
  });
  it('stays when another screen leaves, and both get a picture that one has asked for', async () => {
    const table = await remoteTable();
    const one = remoteScreen(table, table.secret);
    const two = remoteScreen(table, table.secret);
    await expect.poll(() => table.remote.getState().host?.screens).toBe(2);
    await expect.poll(() => two.shown().view?.stage).toBe('setup');
    one.link.stop();
    one.guest.stop();
    await expect.poll(() => table.remote.getState().host?.screens).toBe(1);
    await expect.poll(() => table.link.screen.getState().connected).toBe(true);
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => two.shown().view?.stage).toBe('running');
  });
  it('joins with twenty others at once, and the whole view is not sent to all for each of them', async () => {
    const table = await remoteTable();
    const screens = Array.from({ length: 20 }, () => remoteScreen(table, table.secret));
    await expect
      .poll(() => {
        table.clock.go(250);
        return screens.filter(({ shown }) => shown().view).length;
      })
      .toBe(20);
    const views = screens.map(({ heard }) => heard.filter((one) => (one as { type: string }).type === 'view').length);
    expect(Math.max(...views)).toBeLessThan(10);
    table.now().dispatch({ type: 'begin' });
    const stages = () => screens.map(({ shown }) => shown().view?.stage);
    await expect.poll(stages).toEqual(screens.map(() => 'running'));
  });
  it('hears nothing without the key, and what it says without the key is dropped and counted', async () => {
    const table = await remoteTable();
    const stranger = remoteScreen(table, { ...table.secret, key: newTableSecret().key });
    const screen = remoteScreen(table, table.secret);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    await expect.poll(() => table.remote.getState().host?.dropped.altered).toBeGreaterThan(0);
    expect(stranger.heard).toEqual([]);
    expect(table.remote.getState().host?.screens).toBe(1);
  });
  it('has a new link keep out whoever had the old one', async () => {
    const table = await remoteTable();
    const screen = remoteScreen(table, table.secret);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    table.remote.getState().newLink();
    await expect.poll(() => screen.shown().away).toBe(true);
    expect(table.remote.getState().linkFor(PAGE)).not.toContain(table.secret.key);
    await expect.poll(() => table.remote.getState().host?.standing).toBe('up');
    table.now().dispatch({ type: 'begin' });
    table.clock.go(60_000);
    await messagesArrived();
    expect(screen.shown().view?.stage).toBe('setup');
  });
  it('sees the last view at once while the GM’s window is gone, marked as away, and goes on when it is back', async () => {
    const table = await remoteTable();
    const first = remoteScreen(table, table.secret);
    await expect.poll(() => first.shown().view?.stage).toBe('setup');
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => first.shown().view?.stage).toBe('running');
    table.clock.go(3000);
    await expect.poll(() => table.relay.carried.some(({ topic }) => topic === 'last')).toBe(true);
    table.relay.kill(0);
    await expect.poll(() => first.shown().away).toBe(true);
    const late = remoteScreen(table, table.secret);
    await expect.poll(() => late.shown()).toMatchObject({ away: true, view: { stage: 'running' } });
    table.stop();
    const back = table.again();
    await expect
      .poll(() => {
        table.clock.go(1000);
        return [first.shown().away, late.shown().away, back.remote.getState().host?.screens];
      })
      .toEqual([false, false, 2]);
  });
  it('finds its way back to a GM whose key two browsers share when the other goes, and no message counts twice', async () => {
    const table = await remoteTable();
    const screen = remoteScreen(table, table.secret);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    const evening = [...table.relay.carried];
    // Another browser with the same key: the screen follows the one that spoke last.
    const lines = createLines(() => undefined);
    const other = createHost(table.secret, table.relay.openPost, {
      ...{ clock: table.clock, lines, last: () => [], changed: () => undefined },
    });
    const goUntil = (isSo: () => boolean) =>
      expect
        .poll(() => {
          if (!isSo()) table.clock.go(1000);
          return isSo();
        })
        .toBe(true);
    await goUntil(() => other.state().screens === 1 && table.remote.getState().host?.screens === 0);
    other.stop();
    await goUntil(() => table.remote.getState().host?.screens === 1);
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => screen.shown()).toMatchObject({ away: false, view: { stage: 'running' } });
    const before = screen.guest.state().dropped.replayed;
    const down = evening.filter(({ topic, bytes }) => topic === 'down' && bytes.length > 0);
    for (const { topic, bytes } of down) table.relay.inject(table.secret.table, topic, bytes);
    await expect.poll(() => screen.guest.state().dropped.replayed - before).toBe(down.length);
    expect(screen.shown().view?.stage).toBe('running');
  });
  it('that asks without end for a picture and for everything is answered a few times', async () => {
    const table = await remoteTable();
    const screen = remoteScreen(table, table.secret);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    const before = table.relay.carried.filter(({ topic }) => topic === 'down').length;
    const asks = [{ type: 'whole' }, { type: 'wants', hash: 'x' }, { type: 'hello', display: testDisplay }];
    for (let n = 0; n < 900; n += 1) screen.guest.say({ on: screenChannel(table.id), message: asks[n % 3] });
    await expect.poll(() => table.remote.getState().host?.dropped.flooded).toBeGreaterThan(500);
    await relayQuiet(table.relay);
    const answers = table.relay.carried.filter(({ topic }) => topic === 'down').length - before;
    expect(answers).toBeLessThan(30);
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => screen.shown().view?.stage).toBe('running');
  });
  it('is sent by one window of the browser alone', async () => {
    const table = await remoteTable();
    const second = table.again();
    await expect.poll(() => second.remote.getState().search).toBe('waits');
    table.stop();
    await expect.poll(() => second.remote.getState().search).toBe('found');
  });
});

describe('a bad relay', () => {
  it('that is stopped and started in mid-fight loses no step', async () => {
    const table = await remoteTable();
    const screen = remoteScreen(table, table.secret);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    table.relay.stop();
    table.now().dispatch({ type: 'begin' });
    await messagesArrived();
    expect([screen.guest.state().standing, screen.shown().view?.stage]).toEqual(['lost', 'setup']);
    table.relay.start();
    await expect
      .poll(() => {
        table.clock.go(1000);
        return screen.shown().view;
      })
      .toEqual(table.link.screen.getState().view);
    expect(screen.shown().view?.stage).toBe('running');
  });

  it('that loses, doubles, delays and alters messages by the thousand, and is stopped and started in between, makes no step twice and loses none; altered ones are counted', async () => {
    let seed = 20_251;
    let healed = false;
    const chance = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const faultOf = (): RelayFault | undefined => {
      const drawn = healed ? 1 : chance();
      return (['drop', 'double', 'alter', 'delay'] as const)[Math.floor(drawn / 0.05)];
    };
    const relay = memoryRelay(faultOf);
    const table = await remoteTable(relay);
    const screens = [remoteScreen(table, table.secret), remoteScreen(table, table.secret)];
    await expect
      .poll(() => {
        table.clock.go(1000);
        return screens.every((screen) => screen.shown().view);
      })
      .toBe(true);
    let stops = 0;
    for (let step = 0; relay.carried.length < MESSAGES; step += 1) {
      const before = relay.carried.length;
      if (step % 40 === 20) relay.stop();
      table.now().dispatch(rename(`Ash ${step}`));
      if (step % 7 === 0) table.now().undo();
      // Points on the map are messages too, and cost less than a step.
      for (let more = 0; more < 6; more += 1) table.link.screen.getState().pingAt({ x: step, y: more });
      if (step % 5 === 0) table.clock.go(600);
      // Sealing takes turns of the loop; no message waits for the next step.
      for (let turns = 0; turns < 100 && relay.carried.length < before + 7; turns += 1) await messagesArrived();
      if (step % 40 !== 22) continue;
      relay.start();
      stops += 1;
    }
    relay.start();
    healed = true;
    const { view } = table.link.screen.getState();
    await expect
      .poll(
        () => {
          table.clock.go(5000);
          return screens.map(({ shown }) => shown().view);
        },
        { interval: 50 },
      )
      .toEqual([view, view]);
    for (const { numbers } of screens) {
      expect(numbers.length).toBeGreaterThan(MESSAGES / 40);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, two) => one - two));
    }
    expect(stops).toBeGreaterThan(3);
    const { faults } = relay;
    expect(Math.min(...Object.values(faults))).toBeGreaterThan(MESSAGES / 40);
    const host = table.remote.getState().host?.dropped;
    // Each altered message to the screens came to both of them.
    const downAndUp = screens.reduce((sum, { guest }) => sum + guest.state().dropped.altered, 0) / 2;
    expect(downAndUp + (host?.altered ?? 0)).toBe(faults.alter);
    for (const { guest } of screens) expect(guest.state().dropped.replayed).toBeGreaterThan(MESSAGES / 50);
    // Nothing that the relay has carried can be read there.
    const texts = relay.carried.map(({ bytes }) => new TextDecoder('latin1').decode(bytes));
    expect(texts.filter((text) => /combatants?|"type"|settings|replace/i.test(text))).toEqual([]);
  });

  it('that plays an earlier evening again changes nothing', async () => {
    const table = await remoteTable();
    const screen = remoteScreen(table, table.secret);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => screen.shown().view?.stage).toBe('running');
    const evening = [...table.relay.carried];
    table.stop();
    const back = table.again();
    await expect
      .poll(() => {
        table.clock.go(1000);
        return back.remote.getState().host?.screens;
      })
      .toBe(1);
    table.now().undo();
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    const before = { ...screen.guest.state().dropped };
    for (const { topic, bytes } of evening) if (bytes.length > 0) table.relay.inject(table.secret.table, topic, bytes);
    const all = evening.filter(({ topic, bytes }) => topic === 'down' && bytes.length > 0).length;
    await expect.poll(() => screen.guest.state().dropped.strange - before.strange).toBe(all);
    expect(screen.shown().view?.stage).toBe('setup');
    expect(back.remote.getState().host?.screens).toBe(1);
  });
});

/**
 * Tests of screens that join without a server, whole: a table, two browsers of one network, and the
 * link of a players' window at the other end.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { toyScript } from '../../../engine/toy.testing.ts';
import { answerCall, type Call } from '../../../players/link/direct/call.ts';
import { memoryNetwork } from '../../../players/link/direct/network.testing.ts';
import { createScreenLink as createGuestLink } from '../../../players/link/link.ts';
import { createGuest, type Guest } from '../../../players/link/remote/guest.ts';
import { TO_SCREEN } from '../../../players/link/remote/intake.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import { handClock } from '../../../players/link/remote/relay.testing.ts';
import { freshBrowser, openWindow, remembered } from '../../table.testing.ts';
import { channelOver } from '../carriers.ts';
import { fakeMask, messagesArrived, testDisplay } from '../joined.testing.ts';
import { createScreenLink } from '../screenLink.ts';
import { createDirect } from './direct.ts';

async function directTable(network = memoryNetwork()) {
  const clock = handClock();
  const { now, table } = await openWindow(freshBrowser());
  await now().createFromScript(toyScript);
  const { direct, channel } = createDirect({ clock, date: clock.now, peer: network.peer });
  const link = createScreenLink({
    table: table.store,
    channel: channelOver(undefined, channel),
    device: remembered(),
    mask: fakeMask,
  });
  onTestFinished(link.stop);
  onTestFinished(() => direct.getState().endAll());
  const state = direct.getState;
  const offer = async (): Promise<string> => {
    state().begin();
    await expect.poll(() => state().step).toBe('shown');
    return state().code ?? '';
  };
  return { now, network, clock, link, direct: state, offer };
}
type Table = Awaited<ReturnType<typeof directTable>>;

/** A screen that has read an offer, and shows its answer. */
async function directScreen({ network, clock }: Table, offer: string) {
  let over = 0;
  const closed = (): void => {
    over += 1;
  };
  const tools = { peer: network.peer, date: clock.now, after: clock.after, closed };
  const call = (await answerCall(offer, tools)) as Call;
  let guest: Guest | undefined;
  const lines = createLines((sent) => guest?.say(sent));
  guest = createGuest(call.secret, call.openPost, { clock, lines, limits: TO_SCREEN, joined: () => link.again() });
  const link = createGuestLink(undefined, { open: lines.open, display: () => testDisplay });
  onTestFinished(guest.stop);
  return { answer: call.code, link, guest, shown: link.shown, over: () => over };
}

async function joined(table: Table) {
  const screen = await directScreen(table, await table.offer());
  await table.direct().answer(screen.answer);
  await expect.poll(() => screen.shown().view?.stage).toBe(table.now().open?.fight.stage);
  return screen;
}

describe('a screen that joins without a server', () => {
  it('shows what the players see and follows each step; nothing is opened before the GM wants it', async () => {
    let made = 0;
    const network = memoryNetwork();
    const peer: typeof network.peer = () => {
      made += 1;
      return network.peer();
    };
    const counted = { ...network, peer };
    const table = await directTable(counted);
    expect(made).toBe(0);
    const screen = await joined(table);
    expect(table.direct()).toMatchObject({ step: 'idle', screens: 1, dropped: 0, fault: undefined });
    expect(screen.shown().settings).toEqual(table.link.screen.getState().settings);
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => screen.shown().view?.stage).toBe('running');
    table.now().undo();
    await expect.poll(() => screen.shown().view).toEqual(table.link.screen.getState().view);
  });
  it('stays when a second one joins by a code of its own, and when that one leaves', async () => {
    const table = await directTable();
    const one = await joined(table);
    const two = await joined(table);
    expect(table.direct().screens).toBe(2);
    two.link.stop();
    two.guest.stop();
    await expect.poll(() => table.direct().screens).toBe(1);
    await expect.poll(() => table.link.screen.getState().connected).toBe(true);
    table.now().dispatch({ type: 'begin' });
    await expect.poll(() => one.shown().view?.stage).toBe('running');
    expect(two.shown().view?.stage).toBe('setup');
  });
  it('is told what is wrong with an answer: mistyped, or to an earlier code', async () => {
    const table = await directTable();
    const early = await directScreen(table, await table.offer());
    const screen = await directScreen(table, await table.offer());
    await table.direct().answer(early.answer);
    expect(table.direct()).toMatchObject({ step: 'shown', fault: expect.stringMatching(/belongs to an earlier code/) });
    await table.direct().answer(screen.answer.slice(0, -12));
    expect(table.direct().fault).toMatch(/cut off|not whole/);
    await table.direct().answer(screen.answer);
    await expect.poll(() => screen.shown().view?.stage).toBe('setup');
    expect(early.shown().view).toBeUndefined();
    expect(table.direct().fault).toBeUndefined();
  });
  it('that never comes has the code thrown away, with a sentence; a code that is thrown away lets nobody in', async () => {
    const table = await directTable();
    const elsewhere = { ...table, network: memoryNetwork() };
    const lost = await directScreen(elsewhere, await table.offer());
    await table.direct().answer(lost.answer);
    expect(table.direct().step).toBe('meeting');
    table.clock.go(20_000);
    expect(table.direct()).toMatchObject({ step: 'idle', fault: expect.stringMatching(/did not find each other/) });
    const screen = await directScreen(table, await table.offer());
    table.direct().cancel();
    await table.direct().answer(screen.answer);
    await messagesArrived();
    expect([table.direct().screens, table.direct().step, screen.shown().view]).toEqual([0, 'idle', undefined]);
  });
  it('has each step after the network was gone for a while, and says when it is over', async () => {
    const table = await directTable();
    const screen = await joined(table);
    table.network.shake('disconnected');
    expect(screen.guest.state().standing).toBe('lost');
    table.now().dispatch({ type: 'begin' });
    table.network.shake('connected');
    await expect
      .poll(() => {
        table.clock.go(500);
        return [screen.shown().view?.stage, screen.guest.state().standing, screen.shown().away];
      })
      .toEqual(['running', 'joined', false]);
    table.network.shake('failed');
    await expect.poll(() => table.direct().screens).toBe(0);
    expect([screen.over(), screen.guest.state().standing]).toEqual([1, 'lost']);
  });
  it('is not there where the browser has no such channels, or no network; the GM reads why', async () => {
    const none = createDirect({ clock: handClock(), peer: undefined }).direct;
    none.getState().begin();
    await expect.poll(() => none.getState().fault).toMatch(/no WebRTC/);
    const table = await directTable(memoryNetwork(false));
    table.direct().begin();
    await expect.poll(() => table.direct().fault).toMatch(/finds no way into a network/);
    expect(table.direct().step).toBe('idle');
  });
});

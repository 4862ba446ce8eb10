/** Tests of the screen's side of the channel, on a channel that records its messages. */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../../engine/public/publicView.ts';
import { plainScene } from '../testView.testing.ts';
import type { Line } from './line.ts';
import { createScreenLink } from './link.ts';
import { type FromScreen, LOBBY, type ScreenSettings, type ToLobby, type ToScreen } from './protocol.ts';

const display = { width: 1920, height: 1080, density: 1 };
const view: PublicView = {
  encounter: 'At the mill',
  game: 'A game',
  stage: 'running',
  scene: plainScene,
  drawings: [],
  sides: [],
  combatants: [],
  order: { style: 'strip', round: 1, title: 'Round 1', groups: [], rows: [] },
};
const settings: ScreenSettings = { blackout: true, textScale: 1, turn: 90, margin: 0, theme: 'dark' };

/** Without a name the window was opened on its own. */
function setUp(named = 'one') {
  const all: { name: string; sent: (FromScreen | ToLobby)[]; closed: boolean; line: Line }[] = [];
  const link = createScreenLink(named === '' ? undefined : named, {
    display: () => display,
    open(name) {
      const made = {
        name,
        sent: [] as (FromScreen | ToLobby)[],
        closed: false,
        line: {
          onmessage: null,
          postMessage: (message: unknown) => void made.sent.push(message as FromScreen | ToLobby),
          close: () => {
            made.closed = true;
          },
        } as Line,
      };
      all.push(made);
      return made.line;
    },
  });
  /** The channels of encounters, without the lobby. */
  const lines = { at: (at: number) => all.filter(({ name }) => name !== LOBBY).at(at) };
  const say = (message: ToScreen | unknown) =>
    lines.at(-1)?.line.onmessage?.(new MessageEvent('message', { data: message }));
  const inLobby = (message: ToLobby) =>
    all.find(({ name }) => name === LOBBY)?.line.onmessage?.(new MessageEvent('message', { data: message }));
  return { link, lines, say, inLobby };
}

describe('the link to the GM’s window', () => {
  it('keeps the parts of a view that are equal to the ones before, and takes all others', () => {
    const { link, say } = setUp();
    const told = (next: PublicView) => {
      say({ type: 'view', n: 1, view: structuredClone(next), pictures: [] });
      return link.shown().view;
    };
    const first = told(view);
    const second = told({ ...view, order: { ...view.order, round: 2 } });
    expect(second?.scene).toBe(first?.scene);
    expect(second?.order.round).toBe(2);
    const third = told({ ...view, scene: { ...plainScene, name: 'Elsewhere' } });
    expect(third).toEqual({ ...view, scene: { ...plainScene, name: 'Elsewhere' } });
  });

  it('says hello with its display, and again when the GM’s window has just opened', () => {
    const { link, lines, say } = setUp();
    link.hello();
    say({ type: 'here' });
    expect(lines.at(0)?.name).toBe('affray-screen-one');
    expect(lines.at(0)?.sent).toEqual([
      { type: 'hello', display },
      { type: 'hello', display },
    ]);
  });
  it('keeps the view that it gets and reports it', () => {
    const { link, say } = setUp();
    let told = 0;
    link.subscribe(() => {
      told += 1;
    });
    say({ type: 'view', n: 1, view, pictures: [] });
    say({ type: 'settings', settings });
    say({ type: 'ping', ping: { n: 1, x: 3, y: 4 } });
    say({ type: 'ruler', ruler: { version: 1, legs: [] } });
    say({ type: 'ruler', ruler: { version: 2, legs: [] } });
    expect(link.shown()).toEqual({
      encounter: 'one',
      others: 0,
      view,
      settings,
      ping: { n: 1, x: 3, y: 4 },
      ruler: { version: 1, legs: [] },
      away: false,
    });
    expect(told).toBe(4);
  });
  it('drops a message that does not fit the schema', () => {
    const { link, say } = setUp();
    say({ type: 'view', n: 1, view: { ...view, secret: 'x' }, pictures: [] });
    say('nonsense');
    expect(link.shown()).toEqual({ encounter: 'one', others: 0, away: false });
  });
  it('keeps the picture when the GM’s window closes, and goes on when it opens again', () => {
    const { link, say } = setUp();
    say({ type: 'view', n: 1, view, pictures: [] });
    say({ type: 'bye' });
    expect(link.shown()).toMatchObject({ view, away: true });
    say({ type: 'view', n: 1, view, pictures: [] });
    expect(link.shown().away).toBe(false);
  });
  it('follows the GM to the next encounter', () => {
    const { link, lines, say } = setUp();
    say({ type: 'view', n: 1, view, pictures: [] });
    say({ type: 'bye', next: 'two' });
    expect(lines.at(0)?.closed).toBe(true);
    expect(lines.at(1)).toMatchObject({ name: 'affray-screen-two', sent: [{ type: 'hello', display }] });
    say({ type: 'view', n: 1, view: { ...view, encounter: 'Next' }, pictures: [] });
    expect(link.shown()).toMatchObject({ encounter: 'two', view: { encounter: 'Next' }, away: false });
  });
  it('asks for a picture once, and again only when there was none', async () => {
    const { link, lines, say } = setUp();
    const blob = new Blob(['x']);
    const both = Promise.all([link.picture('a'), link.picture('a')]);
    say({ type: 'picture', hash: 'a', blob });
    expect(await both).toEqual([blob, blob]);
    const missing = link.picture('b');
    say({ type: 'picture', hash: 'b', blob: null });
    expect(await missing).toBeUndefined();
    void link.picture('b');
    expect(lines.at(0)?.sent.map((message) => ('hash' in message ? message.hash : ''))).toEqual(['a', 'b', 'b']);
  });
  it('says goodbye when it closes', () => {
    const { link, lines } = setUp();
    link.stop();
    expect(lines.at(0)).toMatchObject({ sent: [{ type: 'bye' }], closed: true });
  });
});

describe('changes of the view', () => {
  const change = (n: number, title: string) => ({
    type: 'change',
    n,
    changes: [{ op: 'replace', path: ['order', 'title'], value: title }],
  });
  it('are made to the shown view; when one was missed or does not fit, the link asks for the whole view and shows nothing of the change', () => {
    const { link, lines, say } = setUp();
    const title = () => link.shown().view?.order.title;
    const asked = () => lines.at(0)?.sent.filter(({ type }) => type === 'whole').length;
    say({ type: 'view', n: 4, view, pictures: [] });
    say(change(5, 'Round 2'));
    expect([title(), asked()]).toEqual(['Round 2', 0]);
    expect(link.shown().view?.scene).toEqual(view.scene);
    say(change(7, 'Round 9'));
    expect([title(), asked()]).toEqual(['Round 2', 1]);
    say({ type: 'view', n: 7, view, pictures: [] });
    expect(title()).toBe('Round 1');
    say({ type: 'change', n: 8, changes: [{ op: 'add', path: ['order', 'secret'], value: 'x' }] });
    say({ type: 'change', n: 8, changes: [{ op: 'add', path: ['scene', 'none', 'none'], value: 'x' }] });
    expect([title(), asked()]).toEqual(['Round 1', 3]);
  });
});

describe('a players’ window that was opened on its own', () => {
  /** A fight that its window touched at this time; each window says only how long ago that was. */
  const open = (encounter: string, touched: number): ToLobby => ({
    type: 'open',
    encounter,
    untouched: 3_600_000 - touched * 60_000,
  });
  it('waits while no fight is open, and follows the fight that is opened', () => {
    const { link, lines, say, inLobby } = setUp('');
    link.hello();
    expect([lines.at(0), link.shown().encounter]).toEqual([undefined, undefined]);
    inLobby(open('two', 10));
    expect(lines.at(0)).toMatchObject({ name: 'affray-screen-two', sent: [{ type: 'hello', display }] });
    say({ type: 'view', n: 1, view, pictures: [] });
    expect(link.shown()).toMatchObject({ encounter: 'two', view, others: 0 });
  });
  it('shows the fight that was touched last of two, says that there is another, and says goodbye to the first', () => {
    const { link, lines, inLobby } = setUp('');
    inLobby(open('one', 10));
    inLobby(open('two', 5));
    expect(link.shown()).toMatchObject({ encounter: 'one', others: 1 });
    inLobby(open('two', 20));
    expect(link.shown()).toMatchObject({ encounter: 'two', others: 1 });
    expect(lines.at(0)).toMatchObject({ closed: true, sent: [{ type: 'hello' }, { type: 'bye' }] });
    inLobby({ type: 'closed', encounter: 'two' });
    expect(link.shown()).toMatchObject({ encounter: 'one', others: 0 });
  });
  it('stays with the fight that its address names while that fight is open, and follows another when it is closed', () => {
    const { link, say, inLobby } = setUp('one');
    say({ type: 'view', n: 1, view, pictures: [] });
    inLobby(open('one', 1));
    inLobby(open('two', 9));
    expect(link.shown()).toMatchObject({ encounter: 'one', others: 1 });
    say({ type: 'bye' });
    inLobby({ type: 'closed', encounter: 'one' });
    inLobby(open('two', 9));
    expect(link.shown().encounter).toBe('two');
    const old = setUp('long-gone');
    old.inLobby(open('two', 9));
    expect(old.link.shown().encounter).toBe('two');
  });
});

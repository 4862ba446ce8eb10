/** Tests of the screen's side of the channel, with a line that records. */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../../engine/publicView.ts';
import { plainScene } from '../testView.testing.ts';
import { createScreenLink, type Line } from './link.ts';
import type { FromScreen, ScreenSettings, ToScreen } from './protocol.ts';

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

function setUp() {
  const lines: { name: string; sent: FromScreen[]; closed: boolean; line: Line }[] = [];
  const link = createScreenLink('one', {
    display: () => display,
    open(name) {
      const made = {
        name,
        sent: [] as FromScreen[],
        closed: false,
        line: {
          onmessage: null,
          postMessage: (message: unknown) => void made.sent.push(message as FromScreen),
          close: () => {
            made.closed = true;
          },
        } as Line,
      };
      lines.push(made);
      return made.line;
    },
  });
  const say = (message: ToScreen | unknown, at = lines.length - 1) =>
    lines[at]?.line.onmessage?.(new MessageEvent('message', { data: message }));
  return { link, lines, say };
}

describe('the link to the table', () => {
  it('keeps the parts of a view that say the same as before, and takes all others', () => {
    const { link, say } = setUp();
    const told = (next: PublicView) => {
      say({ type: 'view', view: structuredClone(next), pictures: [] });
      return link.shown().view;
    };
    const first = told(view);
    const second = told({ ...view, order: { ...view.order, round: 2 } });
    expect(second?.scene).toBe(first?.scene);
    expect(second?.order.round).toBe(2);
    const third = told({ ...view, scene: { ...plainScene, name: 'Elsewhere' } });
    expect(third).toEqual({ ...view, scene: { ...plainScene, name: 'Elsewhere' } });
  });

  it('says hello with its display, and again when the table has just opened', () => {
    const { link, lines, say } = setUp();
    link.hello();
    say({ type: 'here' });
    expect(lines[0]?.name).toBe('affray-screen-one');
    expect(lines[0]?.sent).toEqual([
      { type: 'hello', display },
      { type: 'hello', display },
    ]);
  });
  it('keeps what it is shown and tells of it', () => {
    const { link, say } = setUp();
    let told = 0;
    link.subscribe(() => {
      told += 1;
    });
    say({ type: 'view', view, pictures: [] });
    say({ type: 'settings', settings });
    say({ type: 'ping', ping: { n: 1, x: 3, y: 4 } });
    expect(link.shown()).toEqual({ encounter: 'one', view, settings, ping: { n: 1, x: 3, y: 4 }, away: false });
    expect(told).toBe(3);
  });
  it('drops a message that does not fit', () => {
    const { link, say } = setUp();
    say({ type: 'view', view: { ...view, secret: 'x' }, pictures: [] });
    say('nonsense');
    expect(link.shown()).toEqual({ encounter: 'one', away: false });
  });
  it('keeps the picture when the table goes away, and comes back with it', () => {
    const { link, say } = setUp();
    say({ type: 'view', view, pictures: [] });
    say({ type: 'bye' });
    expect(link.shown()).toMatchObject({ view, away: true });
    say({ type: 'view', view, pictures: [] });
    expect(link.shown().away).toBe(false);
  });
  it('follows the table to its next encounter', () => {
    const { link, lines, say } = setUp();
    say({ type: 'view', view, pictures: [] });
    say({ type: 'bye', next: 'two' });
    expect(lines[0]?.closed).toBe(true);
    expect(lines[1]).toMatchObject({ name: 'affray-screen-two', sent: [{ type: 'hello', display }] });
    say({ type: 'view', view: { ...view, encounter: 'Next' }, pictures: [] });
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
    expect(lines[0]?.sent.map((message) => ('hash' in message ? message.hash : ''))).toEqual(['a', 'b', 'b']);
  });
  it('says goodbye', () => {
    const { link, lines } = setUp();
    link.stop();
    expect(lines[0]).toMatchObject({ sent: [{ type: 'bye' }], closed: true });
  });
});

/**
 * Tests of small messages to the players' window, and of what the lobby learns about the open
 * fight.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { toyScript } from '../../engine/toy.testing.ts';
import { LOBBY, type ToLobby, toLobbySchema } from '../../players/link/protocol.ts';
import { fakeChannels, freshBrowser, openWindow, remembered } from '../table.testing.ts';
import { fakeMask, joinedScreen, messagesArrived, testDisplay } from './joined.testing.ts';
import { createScreenLink } from './screenLink.ts';

describe('small messages', () => {
  it('tell what has changed, and tell everything to a window that asks', async () => {
    const { now, tell, raw, of } = await joinedScreen();
    const kinds = () => raw.flatMap((data) => (typeof data === 'object' && data && 'type' in data ? [data.type] : []));
    await tell({ type: 'hello', display: testDisplay });
    now().dispatch({ type: 'begin' });
    await messagesArrived();
    expect(kinds()).toEqual(['here', 'settings', 'view', 'change']);
    expect(JSON.stringify(raw.at(-1)).length).toBeLessThan(700);
    // A change that players cannot see changes nothing for them, so nothing is sent.
    now().dispatch({
      type: 'edit',
      label: 'Secret',
      edits: [{ edit: 'sheet', combatant: 'lurker', path: 'harm', value: 1 }],
    });
    await messagesArrived();
    expect(kinds()).toHaveLength(4);
    await tell({ type: 'whole' });
    expect(kinds().at(-1)).toBe('view');
    expect(of('view').at(-1)).toEqual({ ...of('view').at(-2), n: 2 });
  });
});

describe('the lobby', () => {
  it('tells which fight is open and for how long nobody has touched it, and tells it again to each window that asks', async () => {
    const channel = fakeChannels();
    const { now, table } = await openWindow(freshBrowser());
    const told: ToLobby[] = [];
    const end = channel(LOBBY);
    end.onmessage = ({ data }: MessageEvent<unknown>) => void told.push(toLobbySchema.parse(data));
    let clock = 100;
    const link = createScreenLink({
      table: table.store,
      channel,
      device: remembered(),
      mask: fakeMask,
      now: () => clock,
    });
    onTestFinished(link.stop);
    end.postMessage({ type: 'who' } satisfies ToLobby);
    await messagesArrived();
    expect(told).toEqual([]);
    const encounter = (await now().createFromScript(toyScript)) ?? '';
    clock = 200;
    now().dispatch({ type: 'begin' });
    clock = 250;
    end.postMessage({ type: 'who' } satisfies ToLobby);
    await messagesArrived();
    expect(told.map((message) => ('untouched' in message ? message.untouched : -1))).toEqual([0, 0, 50]);
    await now().closeEncounter();
    await messagesArrived();
    expect(told.at(-1)).toEqual({ type: 'closed', encounter });
  });
});

/**
 * A table with its link and a players' window that keeps every message. Tests look at what that
 * window is sent.
 */
import { onTestFinished } from 'vitest';
import type { PublicView } from '../../engine/public/publicView.ts';
import { toyScript } from '../../engine/toy.testing.ts';
import { withChanges } from '../../players/link/changes.ts';
import { screenChannel, type ToScreen, toScreenSchema } from '../../players/link/protocol.ts';
import type { Channel } from '../../storage/locks.ts';
import { fakeChannels, freshBrowser, openWindow, remembered } from '../table.testing.ts';
import type { Table } from '../tableStore.ts';
import { createScreenLink } from './screenLink.ts';
import type { Replayed } from './viewNow.ts';

export const testDisplay = { width: 1920, height: 1080, density: 1 };

/** Waits until messages have arrived. */
export const messagesArrived = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Opens a table, its link, and a players' window that keeps every message, from before its own
 * first message on.
 */
export async function joinedScreen(replayOf?: (table: Table['store']) => Replayed) {
  const channel = fakeChannels();
  const device = remembered();
  const { now, table } = await openWindow(freshBrowser());
  const id = (await now().createFromScript(toyScript)) ?? '';
  /** The view as the players' window has it: every change applied to the view before. */
  const heard: ToScreen[] = [];
  const raw: unknown[] = [];
  let view: PublicView | undefined;
  let lastPictures: string[] = [];
  const ear = (name: string): Channel => {
    const end = channel(name);
    end.onmessage = ({ data }: MessageEvent<unknown>) => {
      raw.push(data);
      const message = toScreenSchema.parse(data);
      if (message.type === 'view') view = message.view;
      if (message.type === 'change') view = view && withChanges(view, message.changes);
      const { pictures = lastPictures } = 'pictures' in message ? message : {};
      lastPictures = pictures;
      if (message.type === 'change' && view) heard.push({ type: 'view', n: message.n, view, pictures });
      else heard.push(message);
    };
    return end;
  };
  const end = ear(screenChannel(id));
  const { screen, stop } = createScreenLink({
    table: table.store,
    channel,
    device,

    mask: fakeMask,
    ...(replayOf ? { replayed: replayOf(table.store) } : {}),
  });
  onTestFinished(stop);
  const tell = async (message: unknown): Promise<void> => {
    end.postMessage(message);
    await messagesArrived();
  };
  await messagesArrived();
  const of = <T extends ToScreen['type']>(type: T) =>
    heard.filter((message): message is Extract<ToScreen, { type: T }> => message.type === type);
  return { now, table, id, heard, raw, tell, screen, stop, of, ear, channel, device };
}

/** Stands in for the browser's painting: the name of a covered copy is in its bytes. */
export const fakeMask = async (picture: Blob): Promise<Blob> => new Blob(['covered ', picture]);

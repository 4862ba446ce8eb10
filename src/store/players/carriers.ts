/** One channel over several carriers: the windows of this browser, and the screens elsewhere. */
import type { Line } from '../../players/link/line.ts';
import type { Channel } from '../../storage/locks.ts';

/** What is posted goes to every carrier, and what comes over any of them is heard. */
export const channelOver =
  (...carriers: (((name: string) => Channel | Line) | undefined)[]): ((name: string) => Channel) =>
  (name) => {
    const ends = carriers.flatMap((open) => open?.(name) ?? []);
    const all: Line = {
      onmessage: null,
      postMessage: (message) => {
        for (const end of ends) end.postMessage(message);
      },
      close: () => {
        for (const end of ends) end.close();
      },
    };
    for (const end of ends) end.onmessage = (event: MessageEvent<unknown>) => all.onmessage?.(event);
    return all as Channel;
  };

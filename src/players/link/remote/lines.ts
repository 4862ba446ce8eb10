/** The channels that go over one link to the relay, by their names. */
import type { Line } from '../line.ts';
import type { Sent } from './said.ts';

export interface Lines {
  open(name: string): Line;
  /** Gives a message to all who listen on its channel. */
  hear(sent: Sent): void;
  /** Gives a message to all who listen on any channel that has this beginning. */
  hearAll(beginning: string, message: unknown): void;
}

/** Makes the channels. `say` takes what is posted on one of them. */
export function createLines(say: (sent: Sent) => void): Lines {
  const open = new Map<Line, string>();
  const give = (fits: (name: string) => boolean, message: unknown): void => {
    for (const [line, name] of [...open])
      if (fits(name) && open.has(line)) line.onmessage?.(new MessageEvent('message', { data: message }));
  };
  return {
    open(name) {
      const line: Line = {
        onmessage: null,
        postMessage: (message) => say({ on: name, message }),
        close: () => void open.delete(line),
      };
      open.set(line, name);
      return line;
    },
    hear: ({ on, message }) => give((name) => name === on, message),
    hearAll: (beginning, message) => give((name) => name.startsWith(beginning), message),
  };
}

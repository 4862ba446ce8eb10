/** A line between windows, as the players' side uses it. */

/** As much of a BroadcastChannel as is needed: the browser's, or a test's. */
export interface Line {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

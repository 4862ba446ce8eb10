/** A channel between windows, as the players' side uses it. */

/**
 * The part of a BroadcastChannel that the link needs. The browser's channel has it, and so has a
 * test's.
 */
export interface Line {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
}

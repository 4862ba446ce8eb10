/** Sends messages of one session: seals them in order, each under its own number. */
import type { Cipher } from './cipher.ts';
import { LAST_NUMBER, SESSION_BYTES, type SenderRole, sealEnvelope } from './envelope.ts';
import { cutPieces, packMessage } from './pieces.ts';
import { type Bytes, chanceBytes, textOfBytes } from './secret.ts';

export interface Outbox {
  /** The session as the other side names it. */
  session: string;
  /** Sends a message after all that were said before. A message that is too large is left out. */
  say(message: unknown): void;
  /** Resolves when all that was said before is sent. */
  done(): Promise<void>;
  /** The sealed farewell, which the relay sends when this window is gone. */
  farewell(): Promise<Bytes>;
}

/** Starts a session. `piece` is the most bytes of one piece; the usual size when left out. */
export function createOutbox(
  cipher: Promise<Cipher>,
  role: SenderRole,
  send: (bytes: Bytes) => void,
  piece?: number,
): Outbox {
  const session = chanceBytes(SESSION_BYTES);
  let number = 0;
  let message = 0;
  /** Sealing takes time, and messages keep their order. */
  let before: Promise<void> = Promise.resolve();

  async function sendNow(said: unknown): Promise<void> {
    message += 1;
    for (const text of cutPieces(await packMessage(said), message, piece)) {
      if (number === LAST_NUMBER) throw new Error('This window has sent all that it may: load the page again.');
      number += 1;
      send(await sealEnvelope(await cipher, role, { session, number, text }));
    }
  }
  return {
    session: textOfBytes(session),
    say(said) {
      before = before.then(() => sendNow(said)).catch((fault: unknown) => console.error(fault));
    },
    done: () => before,
    farewell: async () => {
      const [text] = cutPieces(await packMessage({ kind: 'gone' }), 0);
      return sealEnvelope(await cipher, role, { session, number: 0, text: text ?? new Uint8Array() });
    },
  };
}

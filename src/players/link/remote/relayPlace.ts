/**
 * Where the relay of this page is: its own server says so in a small file. The page's policy allows
 * that address alone.
 */
import * as z from 'zod/mini';

const placeSchema = z.object({
  /** An address of ws or wss, or a path on the page's own server. */
  relay: z.optional(z.string().check(z.maxLength(500))),
  /** The addresses under which other machines have this page; its own when left out. */
  pages: z.optional(z.array(z.url().check(z.maxLength(500))).check(z.maxLength(20))),
});

export interface RelayPlace {
  /** An address of ws or wss. */
  relay: string;
  pages: string[];
}

/**
 * Asks the server of a page for the relay. Undefined where it serves none, which is usual. Rejects
 * where the server does not answer.
 */
export async function findRelay(page: string, ask: typeof fetch = fetch): Promise<RelayPlace | undefined> {
  const answer = await ask(new URL('relay.json', page), { cache: 'no-store' });
  const found = placeSchema.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !found.success || !found.data.relay) return undefined;
  const relay = new URL(found.data.relay, page);
  relay.protocol = relay.protocol.replace('http', 'ws');
  return { relay: relay.href, pages: found.data.pages ?? [new URL('.', page).href] };
}

/** What the pages may load and run, as each says it of itself. */
export const POLICY: string;
/** What a host may add that a page cannot say of itself. */
export const headers: Record<string, string>;
/** The same with a relay elsewhere, which is then the only other address. */
export function policyWith(relay: string | undefined): string;
/** The relay that RELAY names. Throws a sentence where it names none. */
export function relayOf(written: string | undefined): string | undefined;

/** What the pages may load and run, as each says it of itself. */
export const POLICY: string;
/** What a host may add that a page cannot say of itself. */
export const headers: Record<string, string>;

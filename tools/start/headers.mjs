// What the two pages may load and run, and the headers with which a host serves them.
// docs/hosting.md says the same.

/**
 * Only the app's own files; pictures also from memory. Styles may be inline, because the widget
 * library sets them at run time. A relay elsewhere is the only other address, where one is given.
 */
export const policyWith = (relay) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(relay ? [relay] : [])].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
export const POLICY = policyWith(undefined);

/** Headers that a host may add and that a page cannot set itself. */
export const headers = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The relay that a build is made for, as RELAY names it: an address of wss, or of ws for one's own
 * network. Undefined for none. Throws a sentence where RELAY names no such address.
 */
export function relayOf(written) {
  const text = written?.trim() ?? '';
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A policy is a list of words between semicolons: an address with one of them could widen it.
  if (!url || !/^wss?:$/.test(url.protocol) || /[\s;,'"*@?#]/.test(text))
    throw new Error(`RELAY is “${text}”: set it to an address like wss://relay.example.org/mqtt, or leave it away.`);
  return url.href;
}

/** Build plugin: what the two pages may load and run, in the pages themselves and as headers of the preview. docs/hosting.md says the same. */
import type { Plugin } from 'vite';

/** Nothing but the app's own files; pictures also from memory. Styles are set by the widget library at run time, so they may be inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What a host may add that a page cannot say of itself. */
export const headers = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Puts the policy into each built page, before anything that it is to hold to. The development server needs inline scripts and goes without. */
export const contentPolicy = (): Plugin => ({
  name: 'affray-content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

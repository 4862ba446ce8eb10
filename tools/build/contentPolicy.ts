/**
 * Build plugin: writes into the two pages what they may load and run. `npm start` sends the same
 * policy as headers.
 */
import type { Plugin } from 'vite';
import { POLICY } from '../start/headers.mjs';

/**
 * Puts the policy into each built page, before anything that the policy covers. The development
 * server has none, because it needs inline scripts.
 */
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

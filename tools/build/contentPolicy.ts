/**
 * Build plugin: writes into the two pages what they may load and run, and into a file where their
 * relay is. `npm start` sends the same policy as headers.
 */
import type { Plugin } from 'vite';
import { policyWith, relayOf } from '../start/headers.mjs';

/**
 * Puts the policy into each built page, before anything that the policy covers. The development
 * server has none, because it needs inline scripts. RELAY names a relay elsewhere: the build then
 * allows that address and no other, and `relay.json` names it.
 */
export const contentPolicy = (): Plugin => ({
  name: 'affray-content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policyWith(relayOf(process.env.RELAY)) },
      injectTo: 'head-prepend',
    },
  ],
  generateBundle() {
    const relay = relayOf(process.env.RELAY);
    this.emitFile({ type: 'asset', fileName: 'relay.json', source: `${JSON.stringify(relay ? { relay } : {})}\n` });
  },
});

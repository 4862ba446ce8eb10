/**
 * Build plugin: gives the phone's page a manifest of its own, so that a player installs the phone
 * and not the GM's window.
 */
import type { Plugin } from 'vite';

/** What every manifest of the app says of its look. */
export const MANIFEST_LOOK = {
  display: 'standalone' as const,
  background_color: '#12141a',
  theme_color: '#12141a',
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const FILE = 'phone.webmanifest';
const MANIFEST = {
  id: './phone.html',
  name: 'Affray: my phone at the table',
  short_name: 'Affray phone',
  start_url: './phone.html',
  scope: './phone.html',
  ...MANIFEST_LOOK,
};

/** Stands after the plugin that gives every page the GM's manifest. */
export const phoneManifest = (): Plugin => ({
  name: 'affray-phone-manifest',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path.endsWith('phone.html') ? html.replace('./manifest.webmanifest', `./${FILE}`) : html,
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(MANIFEST)}\n` });
  },
});

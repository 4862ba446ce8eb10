/**
 * Build plugin: gives every page its manifest. The phone's page has one of its own, so that a
 * player installs the phone and not the GM's window.
 */
import type { Plugin } from 'vite';

/** What every manifest of the app says of its look. */
const LOOK = {
  display: 'standalone',
  background_color: '#12141a',
  theme_color: '#12141a',
  lang: 'en',
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** The manifests by their files. */
const MANIFESTS = {
  'manifest.webmanifest': {
    name: 'Affray',
    short_name: 'Affray',
    description: 'Runs fights in role-playing games, and knows the rules.',
    start_url: './',
    scope: './',
    ...LOOK,
  },
  'phone.webmanifest': {
    id: './phone.html',
    name: 'Affray: my phone at the table',
    short_name: 'Affray phone',
    start_url: './phone.html',
    scope: './phone.html',
    ...LOOK,
  },
};

const manifestOf = (page: string): keyof typeof MANIFESTS =>
  page.endsWith('phone.html') ? 'phone.webmanifest' : 'manifest.webmanifest';

export const manifests = (): Plugin => ({
  name: 'affray-manifests',
  apply: 'build',
  transformIndexHtml: (_html, { path }) => [
    { tag: 'link', attrs: { rel: 'manifest', href: `./${manifestOf(path)}` }, injectTo: 'head' },
  ],
  generateBundle() {
    for (const [fileName, manifest] of Object.entries(MANIFESTS))
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
  },
});

/**
 * Build plugin: makes the service worker, with the list of all files that it keeps for offline.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, normalizePath, type Plugin, type ResolvedConfig } from 'vite';

/** Of the font only the Latin parts: the others are fetched when a page needs them. */
const KEPT = /\.(js|css|html|svg|png|webp|json|md|webmanifest)$|latin[^/]*\.woff2$/;
/**
 * A relay needs a network anyway: its address is asked for anew, and its library is fetched when it
 * is used. So are a phone's page and keys.
 */
const FETCHED = /^(relay\.json|phone\.(html|webmanifest)|sw\.js|assets\/(mqtt|phone-|ed25519|sha2)[^/]*\.js)$/;
/** The names of these files change with what they hold. */
const NAMED_BY_CONTENT = /^assets\//;

/** A file as the service worker's library wants it: without a sum where its name says enough. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

/** The files of a finished build that are kept for offline, in the order of their names. */
export function keptFiles(folder: string): KeptFile[] {
  const sumOf = (file: string) =>
    createHash('md5')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => normalizePath(file))
    .filter((file) => KEPT.test(file) && !FETCHED.test(file))
    .sort()
    .map((url) => ({ url, revision: NAMED_BY_CONTENT.test(url) ? null : sumOf(url) }));
}

export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'affray-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = resolve(config.root, config.build.outDir);
        // Browsers run a service worker as one script without imports.
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'warn',
          define: {
            KEPT_FILES: JSON.stringify(keptFiles(outDir)),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            target: config.build.target,
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            lib: {
              entry: 'src/app/serviceWorker.ts',
              formats: ['iife'],
              name: 'serviceWorker',
              fileName: () => 'sw.js',
            },
          },
        });
      },
    },
  };
}

/**
 * The service worker: keeps the files of the build for offline. A newer version waits until a
 * window lets it take over (`store/newVersions.ts`), never in the middle of a fight.
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** The files of the build (`tools/build/offline.ts`). */
declare const KEPT_FILES: Parameters<typeof precacheAndRoute>[0];

/** What the types of a page do not have of a service worker. */
const worker = globalThis as unknown as { skipWaiting(): Promise<void> };

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
precacheAndRoute(KEPT_FILES, {
  directoryIndex: 'index.html',
  // The players' screen is one page, whichever encounter it shows.
  ignoreURLParametersMatching: [/^encounter$/],
});
cleanupOutdatedCaches();

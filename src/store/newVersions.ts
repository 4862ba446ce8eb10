/**
 * Follows the browser's service worker from its registration to a newer version that waits, and to
 * its taking over.
 */

/** Where the build puts the service worker, beside the page. */
const SCRIPT = './sw.js';

/**
 * Registers the service worker, and calls `ready` when a newer version waits, whenever it came:
 * before this page was opened, while it was not yet quiet, or later. Gives the function that lets
 * the newer version take over. Every window that was told of it then reloads.
 */
export async function followVersions(
  container: ServiceWorkerContainer,
  ready: () => void,
  reload: () => void,
): Promise<() => void> {
  const registration = await container.register(SCRIPT);
  let told = false;
  const look = () => {
    // The first version of all takes over by itself, and is no newer one.
    if (told || !registration.waiting || !container.controller) return;
    told = true;
    container.addEventListener('controllerchange', reload, { once: true });
    ready();
  };
  /** A version that is on its way waits once it is installed. */
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  return () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

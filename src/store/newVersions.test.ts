/** Tests that a newer version is offered whenever it comes, and that windows reload once it took over. */
import { describe, expect, it } from 'vitest';
import { followVersions } from './newVersions.ts';

/** A version of the program's service worker, which hears what it is sent. */
class Version extends EventTarget {
  heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
}

/** A browser whose service worker is registered, with versions at these stations. */
class Browser extends EventTarget {
  controller: Version | null = new Version();
  registration = Object.assign(new EventTarget(), {
    installing: null as Version | null,
    waiting: null as Version | null,
  });
  told: string[] = [];
  async register() {
    return this.registration;
  }
  follow(): Promise<() => void> {
    const say = (word: string) => () => void this.told.push(word);
    return followVersions(this as unknown as ServiceWorkerContainer, say('ready'), say('reload'));
  }
  /** A newer version begins to come. */
  finds(): Version {
    const coming = new Version();
    this.registration.installing = coming;
    this.registration.dispatchEvent(new Event('updatefound'));
    return coming;
  }
  /** What came is installed, and waits. */
  installs(coming: Version): void {
    this.registration.installing = null;
    this.registration.waiting = coming;
    coming.dispatchEvent(new Event('statechange'));
  }
}

describe('a newer version', () => {
  it('that comes while the page is open is offered once it is installed', async () => {
    const browser = new Browser();
    await browser.follow();
    const coming = browser.finds();
    expect(browser.told).toEqual([]);
    browser.installs(coming);
    expect(browser.told).toEqual(['ready']);
  });
  it('that was on its way before the page was quiet is offered too', async () => {
    const browser = new Browser();
    const coming = browser.finds();
    await browser.follow();
    expect(browser.told).toEqual([]);
    browser.installs(coming);
    expect(browser.told).toEqual(['ready']);
  });
  it('that waited before the page was opened is offered at once, and takes over when it is told to', async () => {
    const browser = new Browser();
    const waits = new Version();
    browser.registration.waiting = waits;
    const takeOver = await browser.follow();
    expect([browser.told, waits.heard]).toEqual([['ready'], []]);
    takeOver();
    expect(waits.heard).toEqual([{ type: 'SKIP_WAITING' }]);
    browser.dispatchEvent(new Event('controllerchange'));
    expect(browser.told).toEqual(['ready', 'reload']);
  });
  it('is not the first version of all, and no page reloads that was told of none', async () => {
    const browser = new Browser();
    browser.controller = null;
    await browser.follow();
    browser.installs(browser.finds());
    browser.dispatchEvent(new Event('controllerchange'));
    expect(browser.told).toEqual([]);
  });
});

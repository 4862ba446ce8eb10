/** Tells what a window would still do by itself: at rest it has no timer and asks for no frame. */
import type { Page } from '@playwright/test';

/** Runs before a page’s own scripts: keeps account of its timers, frames and idle callbacks. */
export const watchRest = () => {
  const waiting = new Map<string, string>();
  const kinds = [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ] as const;
  const here = globalThis as unknown as Record<string, (...given: unknown[]) => number>;
  for (const [ask, cancel] of kinds) {
    const [asked, cancelled] = [here[ask]?.bind(globalThis), here[cancel]?.bind(globalThis)];
    if (!asked || !cancelled) continue;
    here[ask] = (call, ...rest) => {
      const id = asked(
        (...given: unknown[]) => {
          if (ask !== 'setInterval') waiting.delete(`${ask} ${id}`);
          if (typeof call === 'function') call(...given);
        },
        ...rest,
      );
      waiting.set(`${ask} ${id}`, `${ask} ${new Error().stack?.split('\n')[2]?.trim()}`);
      return id;
    };
    here[cancel] = (id) => {
      waiting.delete(`${ask} ${id}`);
      return cancelled(id);
    };
  }
  Object.assign(globalThis, { waitingFor: () => [...waiting.values()] });
};

/** What the page waits for to go on by itself, and what moves on it. Empty while it rests. */
export const unrestOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(globalThis as unknown as { waitingFor(): string[] }).waitingFor(),
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((one) => `animation ${(one as CSSAnimation).animationName ?? one.id}`),
  ]);

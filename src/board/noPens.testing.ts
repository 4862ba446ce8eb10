/** Lets boards be built in a page in memory, which has no canvas: nothing is drawn. */
import { vi } from 'vitest';

/** A pen that draws nothing: every part of it can be read, set, called and made anew. */
const pen: object = new Proxy(class {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'then' ? undefined : name === 'width' ? 5 : pen),
  set: () => true,
  apply: () => pen,
  construct: () => pen,
});

/** From now on every canvas has a pen that draws nothing. The returned function takes this back. */
export function withoutPens(): () => void {
  vi.stubGlobal('Path2D', pen);
  // No picture of a map comes.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as never);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'fonts');
  };
}

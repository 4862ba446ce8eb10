/**
 * Counts what a step makes the page do: how many components React draws, by React's own profiling
 * data, how many elements are made, and how many messages go to other windows, and to and from
 * workers.
 */

/**
 * Runs in the page before its own scripts. It takes the place of React's developer tools, and
 * counts elements as they are made.
 */
function countInPage() {
  const PERFORMED_WORK = 1;
  // The fibers that stand for a component: functions, classes, and forwarded or memoised functions.
  // A memoised component with a comparison of its own has a second fiber around it: not counted.
  const components = new Set([0, 1, 11, 15]);
  const counted = { components: 0, elements: 0, messages: 0 };
  const names = new Map();
  const visit = (fiber, before) => {
    if (components.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) {
      counted.components += 1;
      const name =
        fiber.type?.displayName ?? fiber.type?.name ?? fiber.type?.render?.name ?? fiber.type?.type?.name ?? '';
      names.set(name, (names.get(name) ?? 0) + 1);
    }
    // React did not look at these children: they are the same objects as before.
    if (before !== null && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
  };
  const nothing = () => {};
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    checkDCE: nothing,
    onScheduleFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    onCommitFiberRoot: (_renderer, { current }) => visit(current, current.alternate),
  };
  for (const name of ['createElement', 'createElementNS', 'createTextNode']) {
    const make = Document.prototype[name];
    Document.prototype[name] = function (...given) {
      counted.elements += 1;
      return make.apply(this, given);
    };
  }
  // Message ports are left out: by one of its own, React's scheduler gives way to the browser.
  for (const { prototype } of [Worker, BroadcastChannel]) {
    const post = prototype.postMessage;
    prototype.postMessage = function (...given) {
      counted.messages += 1;
      return post.apply(this, given);
    };
  }
  const Bare = Worker;
  globalThis.Worker = class extends Bare {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        counted.messages += 1;
      });
    }
  };
  globalThis.takeCounts = () => {
    const taken = { ...counted, names: Object.fromEntries([...names].sort((a, b) => b[1] - a[1])) };
    counted.components = 0;
    counted.elements = 0;
    counted.messages = 0;
    names.clear();
    return taken;
  };
}

/** Makes a page count from its first script on. */
export const countOn = (page) => page.addInitScript(countInPage);

/** The counts since the last call. */
export const takeCounts = (page) => page.evaluate(() => globalThis.takeCounts());

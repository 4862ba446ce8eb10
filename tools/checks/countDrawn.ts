/**
 * Listens to React where its developer tools would, so that component tests can count what a step
 * draws. It must be set up before React is loaded.
 */

/** The parts of React's own record of a component that the count reads. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React's mark for a component whose function ran. */
const PERFORMED_WORK = 1;
/** The kinds of records that stand for a component: functions, classes, memoised functions. */
const COMPONENTS = new Set([0, 1, 11, 15]);

interface Drawn {
  components: number;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: object | undefined;
  var drawnByReact: Drawn | undefined;
}

function visit(fiber: Fiber, before: Fiber | null, drawn: Drawn): void {
  if (COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) drawn.components += 1;
  // React did not look at these children: they are the same objects as before.
  if (before !== null && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate, drawn);
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => 1,
  checkDCE: () => {},
  onScheduleFiberRoot: () => {},
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
  onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
    if (globalThis.drawnByReact) visit(current, current.alternate, globalThis.drawnByReact);
  },
};

/**
 * How many components React draws during a step. Only then is anything counted: the count looks at
 * every part that changed, which would make all other tests slower.
 */
export async function drawnDuring(step: () => void | Promise<void>): Promise<number> {
  const drawn: Drawn = { components: 0 };
  globalThis.drawnByReact = drawn;
  try {
    await step();
  } finally {
    globalThis.drawnByReact = undefined;
  }
  return drawn.components;
}

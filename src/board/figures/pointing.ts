/** Which figure the pointer has rested on long enough for its whole name to be shown. */

/**
 * How long the pointer must rest on a token until its whole name is shown, in milliseconds. The
 * wait is there because all figures are painted again to make room for the name.
 */
const REST = 130;

export interface RestedPointer {
  /** Says which figure the pointer is on now. */
  on(id: string | undefined): void;
  /** The figure that the pointer has rested on. */
  rested(): string | undefined;
  dispose(): void;
}

/** Follows the pointer. `onRest` hears which figure was rested on before, and which one is now. */
export function makeRestedPointer(
  onRest: (before: string | undefined, now: string | undefined) => void,
): RestedPointer {
  let hovered: string | undefined;
  let rested: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    on(id) {
      if (id === hovered) return;
      hovered = id;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const before = rested;
        rested = hovered;
        onRest(before, rested);
      }, REST);
    },
    rested: () => rested,
    dispose: () => clearTimeout(timer),
  };
}

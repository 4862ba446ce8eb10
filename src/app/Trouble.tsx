/**
 * A bar over every screen that reports a failure of storage or of a file until the user closes it.
 * The screen moves down to make room.
 */
import { useLayoutEffect, useRef } from 'react';
import { tableActions, useIsFightOpen, useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';

/**
 * The bar with the sentence and a button that closes it. It is shown only while there is a failure
 * to report.
 */
export function Trouble() {
  const trouble = useTable((table) => table.trouble);
  const { dismissTrouble: dismiss, saveFile, saveEverything } = tableActions;
  const isOpen = useIsFightOpen();
  const unkept = useTable((table) => table.saving === 'memory') && isOpen;
  const bar = useRef<HTMLDivElement>(null);
  // Screens fill the rest of the window below the bar.
  useLayoutEffect(() => {
    if (trouble === undefined || !bar.current) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--told', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--told');
    };
  }, [trouble]);
  if (trouble === undefined) return null;
  return (
    <div
      ref={bar}
      role="alert"
      // The bar stays in reach of pointer and screen reader while a dialog is open.
      data-react-aria-top-layer="true"
      className="sticky top-0 z-50 flex items-center gap-3 bg-danger-wash px-4 py-2.5 text-danger text-sm"
    >
      <div className="min-w-0 flex-1">
        <p>{trouble.text}</p>
        {trouble.detail === undefined ? null : (
          <details className="mt-0.5 text-xs">
            <summary className="w-fit cursor-pointer">Details</summary>
            <p className="mt-1 break-words font-mono">{trouble.detail}</p>
          </details>
        )}
      </div>
      {trouble.help === 'save everything' ? (
        <Button look="primary" size="small" onPress={() => void saveEverything()}>
          Save everything as a file
        </Button>
      ) : null}
      {trouble.help === 'load again' ? (
        <Button look="primary" size="small" onPress={() => location.reload()}>
          Load the page again
        </Button>
      ) : null}
      {unkept ? (
        <Button look="primary" size="small" onPress={() => void saveFile()}>
          Save as a file
        </Button>
      ) : null}
      <Button look="quiet" size="small" onPress={dismiss}>
        I have read it
      </Button>
    </div>
  );
}

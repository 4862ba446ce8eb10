/** What went wrong with storage or a file, told over every screen in a bar of its own that moves the rest down, until it has been read. */
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';

/** The sentence, and the way to put it aside. Nothing while all is well. */
export function Trouble() {
  const trouble = useTable((table) => table.trouble);
  const dismiss = useTable((table) => table.dismissTrouble);
  const saveFile = useTable((table) => table.saveFile);
  const saveEverything = useTable((table) => table.saveEverything);
  const unkept = useTable((table) => table.open !== undefined && table.saving === 'memory');
  const bar = useRef<HTMLDivElement>(null);
  // Screens are as high as what is left of the window.
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
      // It stays in reach of pointer and screen reader while a dialog is open.
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

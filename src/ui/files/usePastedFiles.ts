/** Listens for files that the user pastes into a page. */
import { useEffect, useRef } from 'react';

/** Gives the files of a paste anywhere on the page, but not of one into an input. */
export function usePastedFiles(isOn: boolean, onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!isOn) return;
    const pasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [isOn]);
}

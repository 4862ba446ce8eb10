/** Listens for files, and for text, that the user pastes into a page. */
import { useEffect, useRef } from 'react';

/** Gives the files of a paste anywhere on the page, or its text as one, but not of one into an input. */
export function usePastedFiles(isOn: boolean, onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!isOn) return;
    const pasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isInput = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      const text = isInput ? '' : (event.clipboardData?.getData('text/plain').trim() ?? '');
      if (files.length > 0) latest.current(files);
      else if (text !== '') latest.current([new File([text], 'pasted text', { type: 'text/plain' })]);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [isOn]);
}

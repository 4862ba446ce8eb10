/** Parts of the page on which a file may be dropped: a labelled zone, or a whole page. */
import { type ReactNode, useRef } from 'react';
import { type DropItem, DropZone, useDrop } from 'react-aria-components';

/** The types of a drag that the page hides until the drop, as react-aria tells them. */
interface DragTypes {
  has(type: string): boolean;
}

/**
 * Tells whether a drag may bring files. Marked words are dragged as text with a form as HTML, links
 * as addresses; a browser that tells no types brings files.
 */
const mayBringFiles = (types: DragTypes): boolean =>
  types.has('application/x-affray-unknown') ||
  !((types.has('text/plain') && types.has('text/html')) || types.has('text/uri-list'));

/** The most files of a folder that are looked at, and how deep folders are opened. */
const MOST_FILES = 200;
const DEEPEST = 3;

/** All files of what was dropped, those of folders too. */
async function allFiles(items: readonly DropItem[]): Promise<File[]> {
  const files: File[] = [];
  const gather = async (item: DropItem, deep: number): Promise<void> => {
    if (files.length >= MOST_FILES) return;
    if (item.kind === 'file') files.push(await item.getFile());
    if (item.kind !== 'directory' || deep >= DEEPEST) return;
    for await (const entry of item.getEntries()) await gather(entry, deep + 1);
  };
  for (const item of items) await gather(item, 0);
  return files;
}

/** Gives the files of what was dropped or pasted; nothing where no file is among it. */
async function giveFiles(items: readonly DropItem[], onFiles: (files: File[]) => void): Promise<void> {
  const files = await allFiles(items);
  if (files.length > 0) onFiles(files);
}

/**
 * A zone on which files or a folder may be dropped, or pasted while the zone has the focus. The
 * zone has `data-drop-target` while something is held over it. Put a button that chooses a file in
 * or beside the zone.
 */
export function FileDropZone({
  label,
  onFiles,
  className,
  children,
}: {
  label: string;
  /** Gets all files that were dropped, those of a folder too. */
  onFiles(files: File[]): void;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div role="group" aria-label={label}>
      <DropZone
        aria-label={label}
        getDropOperation={(types) => (mayBringFiles(types) ? 'copy' : 'cancel')}
        onDrop={({ items }) => void giveFiles(items, onFiles)}
        className={className}
      >
        {children}
      </DropZone>
    </div>
  );
}

/**
 * A whole page on which files may be dropped. It has no label and no stop for keys: a named region
 * cannot hold the page's landmarks, and the page has a button that chooses a file.
 */
export function FileDropPage({
  onFiles,
  className,
  children,
}: {
  /** Gets all files that were dropped, those of a folder too. */
  onFiles(files: File[]): void;
  className: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (mayBringFiles(types) ? 'copy' : 'cancel'),
    onDrop: ({ items }) => void giveFiles(items, onFiles),
  });
  return (
    <div
      {...dropProps}
      ref={ref}
      role="presentation"
      {...(isDropTarget ? { 'data-drop-target': true } : {})}
      className={className}
    >
      {children}
    </div>
  );
}

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

/** Gives the first file of what was dropped or pasted; nothing where no file is among it. */
async function takeFirst(items: readonly DropItem[], onFile: (file: File) => void): Promise<void> {
  const found = items.find((item) => item.kind === 'file');
  if (found?.kind === 'file') onFile(await found.getFile());
}

/**
 * A zone on which a file may be dropped, or pasted while the zone has the focus. The zone has
 * `data-drop-target` while something is held over it. Put a button that chooses a file in or beside
 * the zone.
 */
export function FileDropZone({
  label,
  onFile,
  className,
  children,
}: {
  label: string;
  onFile(file: File): void;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div role="group" aria-label={label}>
      <DropZone
        aria-label={label}
        getDropOperation={(types) => (mayBringFiles(types) ? 'copy' : 'cancel')}
        onDrop={({ items }) => void takeFirst(items, onFile)}
        className={className}
      >
        {children}
      </DropZone>
    </div>
  );
}

/**
 * A whole page on which a file may be dropped. It has no label and no stop for keys: a named region
 * cannot hold the page's landmarks, and the page has a button that chooses a file.
 */
export function FileDropPage({
  onFile,
  className,
  children,
}: {
  onFile(file: File): void;
  className: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (mayBringFiles(types) ? 'copy' : 'cancel'),
    onDrop: ({ items }) => void takeFirst(items, onFile),
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

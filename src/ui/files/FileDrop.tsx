/** A part of the page on which a file may be dropped. */
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

const bringsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * While a file is held over it, it has `data-over`. The same by keys is a button beside or in it that chooses a file. What holds a whole
 * page has no `label`: a name outside the page's landmarks belongs to none of them.
 */
export function FileDrop({
  label,
  onFile,
  className,
  children,
}: {
  label?: string;
  onFile(file: File): void;
  className: string;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  // What lies inside is entered before what holds it is left.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped with a pointer; keys have a button
    <div
      {...(label === undefined ? { role: 'presentation' } : { role: 'group', 'aria-label': label })}
      {...(over ? { 'data-over': true } : {})}
      onDragEnter={(event) => {
        if (!bringsFile(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => {
        if (bringsFile(event)) event.preventDefault();
      }}
      onDragLeave={(event) => {
        if (!bringsFile(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      }}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        end();
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        onFile(file);
      }}
      className={className}
    >
      {children}
    </div>
  );
}

/** A map to choose among others: its picture, with its name and size below. */
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components';

/** The grid in which such tiles lie. */
export const mapTiles = 'grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3';

/** The tile, in a group of radios. */
export function MapTile({
  id,
  name,
  about,
  children,
}: {
  id: string;
  name: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <Radio
      value={id}
      className="group flex cursor-default flex-col overflow-hidden rounded-lg bg-raised text-left ring-1 ring-line hover:brightness-115 selected:ring-2 selected:ring-now focus-visible:outline-2 focus-visible:outline-now"
    >
      {children}
      <span className="min-w-0 px-3 py-2">
        <span className="block text-balance font-medium leading-snug">{name}</span>
        <span className="block truncate text-soft text-xs">{about}</span>
      </span>
    </Radio>
  );
}

/** A stored picture in a circle that fills its box. */
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { type PictureSource, usePictureUrl } from './usePictureUrl.ts';

/** The picture. Until it is loaded, and where there is none, `children` are shown. */
export function Portrait({
  picture,
  pictureOf,
  className,
  children,
}: {
  picture: string | undefined;
  pictureOf: PictureSource;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const url = usePictureUrl(picture, pictureOf);
  return (
    <span className={cn('grid shrink-0 place-items-center overflow-hidden rounded-full bg-lifted text-ink', className)}>
      {url ? <img src={url} alt="" className="size-full object-cover" /> : children}
    </span>
  );
}

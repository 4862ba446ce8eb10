/** A stored picture in a circle that fills its box. */
import { type ReactNode, useEffect, useState } from 'react';
import { cn } from './cn.ts';

/** Where a window gets its pictures: from its own store, or from the GM's window. */
export type PictureSource = (hash: string) => Promise<Blob | undefined>;

/** The address of a stored picture. Undefined while it is loading, or when it is missing. */
function usePictureUrl(hash: string | undefined, pictureOf: PictureSource): string | undefined {
  const [come, setCome] = useState<{ hash: string; url: string }>();
  useEffect(() => {
    if (hash === undefined) return;
    let gone = false;
    let made: string | undefined;
    void pictureOf(hash).then((blob) => {
      if (gone || !blob) return;
      made = URL.createObjectURL(blob);
      setCome({ hash, url: made });
    });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [hash, pictureOf]);
  return come?.hash === hash ? come?.url : undefined;
}

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

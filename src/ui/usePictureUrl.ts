/** The addresses of pictures, for elements that show them. */
import { useEffect, useState } from 'react';

/** Where a window gets its pictures: from its own store, or from the GM's window. */
export type PictureSource = (hash: string) => Promise<Blob | undefined>;

/** The address of a stored picture. Undefined while it is loading, or when it is missing. */
export function usePictureUrl(hash: string | undefined, pictureOf: PictureSource): string | undefined {
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

/** The address of a picture that is not stored yet. Undefined at first. */
export function useBlobUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

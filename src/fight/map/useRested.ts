/** A value once the pointer has come to rest on it: long words are for reading, and are not laid out for what is passed over. */
import { useEffect, useState } from 'react';

/** As long as the camera and the names on the map wait, in milliseconds. */
const REST = 130;

/** The value itself once it has stayed the same object for a moment; undefined before. */
export function useRested<T>(value: T): T | undefined {
  const [rested, setRested] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value ? value : undefined;
}

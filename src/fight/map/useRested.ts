/**
 * Delays a value until the pointer rests on it. Long texts are for reading, and need no layout
 * while the pointer only passes.
 */
import { useEffect, useState } from 'react';

/** The delay in milliseconds, the same as for the camera and for the names on the map. */
const REST = 130;

/** Gives the value once it has stayed the same object for a moment. Gives undefined before that. */
export function useRested<T>(value: T): T | undefined {
  const [rested, setRested] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value ? value : undefined;
}

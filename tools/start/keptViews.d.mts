import type { RelayLimits } from './relay.mjs';

/**
 * Says which tables' last views are kept. `forget` takes a table's view away. Times are
 * milliseconds, and `now` gives the present one.
 */
export function createKeptViews(
  limits: Pick<RelayLimits, 'tables' | 'tablesOfOneAddress' | 'quiet' | 'kept'>,
  forget: (table: string) => void,
  now?: () => number,
): {
  keep(table: string, address: string): boolean;
  heard(table: string): void;
  drop(table: string): void;
  forgetOld(): void;
  end(): void;
};

/** Changes data at random in one part, for tests of what reads only new parts. */
import type { randomDecider } from '../play.testing.ts';

const ODD: readonly unknown[] = [
  undefined,
  null,
  -1,
  0,
  1e9,
  Number.NaN,
  '',
  'x'.repeat(300),
  true,
  [],
  {},
  [1],
  { id: 'x' },
  new Date(0),
];

type Decider = ReturnType<typeof randomDecider>;
const anyOdd = (decide: Decider): unknown => ODD[decide.int(0, ODD.length - 1)];

/** The data with one part changed at random; all parts that hold it are new, all others shared. */
export function changedSomewhere(value: unknown, decide: Decider): unknown {
  if (typeof value !== 'object' || value === null) return anyOdd(decide);
  const keys = Object.keys(value);
  if (keys.length === 0 || decide.int(0, 7) === 0) return anyOdd(decide);
  const key = decide.of(keys);
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  if (decide.int(0, 7) === 0) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else copy[key] = changedSomewhere(copy[key], decide);
  return copy;
}

/** Freezes the state of a fight, so that no code can change any part of it. */

const frozen = new WeakSet<object>();

/** Freezes the value deeply and returns it. Parts that are frozen already are not visited again. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(Object.freeze(value));
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

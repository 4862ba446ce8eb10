/** A state of a fight in which nothing can be changed any more. */

const frozen = new WeakSet<object>();

/** The value itself, frozen through and through. What it shares with one that was held before is not looked at again. */
export function held<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(Object.freeze(value));
  for (const part of Object.values(value)) held(part);
  return value;
}

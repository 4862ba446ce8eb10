/** A fight whose changes are counted: the runner learns where in a move the last change was. */
import { isDraft } from 'immer';
import type { Fight } from '../fight.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The same fight behind proxies. `changed` is called after each change that is made through them.
 * A frozen part is given as it is, because nobody can change it.
 */
export function watchedFight(fight: Fight, changed: () => void): Fight {
  const proxies = new WeakMap<object, object>();
  const watched = new WeakMap<object, object>();
  const seen = (value: unknown): unknown => {
    if (!isObject(value) || watched.has(value) || Object.isFrozen(value)) return value;
    const known = proxies.get(value) ?? new Proxy(value, handler);
    proxies.set(value, known);
    watched.set(known, value);
    return known;
  };
  // What is written into the fight is the thing itself, also within a new list or record: the
  // fight outlives its proxies.
  const bare = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    const own = watched.get(value);
    if (own) return own;
    if (isDraft(value) || proxies.has(value) || Object.isFrozen(value)) return value;
    for (const [key, part] of Object.entries(value)) {
      const itself = bare(part);
      if (itself !== part) (value as Record<string, unknown>)[key] = itself;
    }
    return value;
  };
  const handler: ProxyHandler<object> = {
    get: (target, key) => (typeof key === 'symbol' ? Reflect.get(target, key) : seen(Reflect.get(target, key))),
    set(target, key, value) {
      const done = Reflect.set(target, key, bare(value));
      changed();
      return done;
    },
    deleteProperty(target, key) {
      const done = Reflect.deleteProperty(target, key);
      changed();
      return done;
    },
  };
  return seen(fight) as Fight;
}

/**
 * Tests that a new version is offered, saves first, and never comes in the middle of a move
 * unasked.
 */
import { describe, expect, it } from 'vitest';
import { createUpdateOffer } from './updateOffer.ts';

function offered({ asking = false, saved = true } = {}) {
  const done: string[] = [];
  let ready = (): void => {};
  const state = { asking, saved };
  const store = createUpdateOffer({
    register(then) {
      ready = then;
      return async () => void done.push('reload');
    },
    async flush() {
      done.push('save');
      return state.saved;
    },
    asking: () => state.asking,
    patience: 1000,
  });
  return { now: store.getState, done, state, ready: () => ready() };
}

describe('the offer of a new version', () => {
  it('waits for the user, then saves and reloads, in that order and once', async () => {
    const { now, done, ready } = offered();
    expect(await now().accept()).toBe(false);
    ready();
    expect([now().waiting, done]).toEqual([true, []]);
    expect(await Promise.all([now().accept(), now().accept()])).toEqual([true, true]);
    expect(done).toEqual(['save', 'reload']);
  });
  it('asks again while a question is open', async () => {
    const { now, done, ready } = offered({ asking: true });
    ready();
    expect(await now().accept()).toBe(false);
    expect([now().unsure, done]).toEqual([true, []]);
    expect(await now().accept('confirmed')).toBe(true);
    expect(done).toEqual(['save', 'reload']);
  });
  it('is not taken while the fight cannot be saved, and says so', async () => {
    const { now, done, ready, state } = offered({ saved: false });
    ready();
    expect(await now().accept()).toBe(false);
    expect(done).toEqual(['save']);
    expect(now().fault).toContain('not saved');
    state.saved = true;
    expect(await now().accept()).toBe(true);
    expect(now().fault).toBeUndefined();
  });
  it('can be put off', async () => {
    const { now, done, ready } = offered();
    ready();
    now().later();
    expect(await now().accept()).toBe(false);
    expect(done).toEqual([]);
  });
});

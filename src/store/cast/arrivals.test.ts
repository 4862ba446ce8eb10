/**
 * Tests of combatants who come in a later round. They come at that round's start, also in a window
 * that was opened since. Undo of the round takes them back.
 */

import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../engine/command.ts';
import { readLog } from '../../engine/log/read.ts';
import { toy, toyScript } from '../../engine/toy.testing.ts';
import { freshBrowser, openWindow } from '../table.testing.ts';

async function begun() {
  const browser = freshBrowser();
  const { now } = await openWindow(browser);
  const id = (await now().createFromScript(toyScript)) ?? '';
  now().dispatch({ type: 'begin' });
  return { now, browser, id };
}
type Now = Awaited<ReturnType<typeof begun>>['now'];

describe('combatants who come in a later round', () => {
  /** Opens a window as after a reload: that window has fetched nothing yet. */
  const reloaded = async (browser: ReturnType<typeof freshBrowser>) => {
    vi.resetModules();
    const fresh = await import('../table.testing.ts');
    return fresh.openWindow(browser);
  };
  const newcomer = {
    id: 'wolf',
    name: 'Wolf',
    side: 'foes',
    hidden: false,
    place: { kind: 'zone', zone: 'yard' },
    look: {},
    note: '',
    sheet: toy.blank().sheet,
  };
  const join = (from: number): Command => ({
    type: 'join',
    label: 'Wolf joins',
    round: from,
    edits: [{ edit: 'add', combatant: newcomer }],
  });
  const round = { type: 'act', actor: 'table', action: 'round' } as const;
  const here = (now: Now) => now().open?.fight.order.includes('wolf');

  it('come when that round begins, and one undo takes them back with the round', async () => {
    const { now } = await begun();
    expect(now().dispatch(join(2))).toBe(true);
    expect([here(now), now().open?.fight.coming?.length]).toEqual([false, 1]);
    await expect
      .poll(() => {
        now().dispatch(round);
        return here(now);
      })
      .toBe(true);
    expect(readLog(now().open!.fight).at(-1)?.text).toContain('Wolf');
    now().undo();
    expect([here(now), now().open?.fight.coming?.length]).toEqual([false, 1]);
  });
  it('come at their round and not with the next change, in a window that was opened since', async () => {
    const { now, browser, id } = await begun();
    now().dispatch(join(2));
    await now().closeEncounter();
    const again = (await reloaded(browser)).now;
    await again().openEncounter(id);
    expect(here(again)).toBe(false);
    again().dispatch(round);
    expect(here(again)).toBe(true);
    expect(again().open?.fight.state).toMatchObject({ round: 2 });
  });
  it('also come when the GM sets the round by hand', async () => {
    const { now, browser, id } = await begun();
    now().dispatch(join(3));
    await now().closeEncounter();
    const early = (await reloaded(browser)).now;
    await early().openEncounter(id);
    early().dispatch({ type: 'edit', label: 'Round 3', edits: [{ edit: 'state', path: 'round', value: 3 }] });
    expect(here(early)).toBe(true);
  });
});

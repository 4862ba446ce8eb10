/**
 * Tests of carrying over in the GM's window: kept, taken back by undo, put right after the browser
 * was killed in between, reported where a character was deleted.
 */
import { describe, expect, it } from 'vitest';
import type { After } from '../../engine/after/after.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { toy, toyScript } from '../../engine/toy.testing.ts';
import type { Character } from '../../formats/shelf/item.ts';
import { type Browser, freshBrowser, openEncounter, openWindow } from '../table.testing.ts';
import { character } from './campaign.testing.ts';
import { carryingOf, holdAgainst, keepCarried, strayCharacters, unkeptOf } from './carry.ts';
import { followEnds } from './ends.ts';
import { createShelf } from './shelfStore.ts';

interface ToySheet {
  harm: number;
}
const after: After<ToySheet> = {
  stays: [{ path: 'harm', rule: 'TO-01' }],
  over: (fight, who) => ({ sheet: { ...(fight.combatants[who]?.sheet as ToySheet) }, ended: [] }),
  changes: (before, sheet) =>
    before.harm === sheet.harm ? [] : [{ text: `Harm ${before.harm} → ${sheet.harm}`, rule: 'TO-01' }],
  words: ({ harm }) => `Harm ${harm}`,
  counts: [],
  rests: [],
};
const game = { ...toy, after } as Ruleset;
const { sheet } = toy.blank();

/** Opens a window with the shelf, and the toy fight whose knight is Torvald of the shelf. */
async function window(browser: Browser = freshBrowser(), followed = true) {
  const { table, now } = await openWindow(browser, { loadGame: async (id) => (id === game.id ? game : undefined) });
  const shelf = createShelf(table.context);
  await shelf.getState().refresh();
  const told: string[] = [];
  const hands = { shelf, hold: holdAgainst, strays: strayCharacters };
  const stop = followed ? followEnds(table.store, hands, (text) => told.push(text)) : () => {};
  const torvald = async (): Promise<Character> => {
    await shelf.getState().refresh();
    const [item] = await shelf.getState().read(['t']);
    if (item?.kind !== 'character') throw new Error('Torvald is gone.');
    return item;
  };
  const openNow = () => {
    openEncounter(now());
    const { open } = now();
    if (!open) throw new Error('No fight is open.');
    return open;
  };
  const first = toyScript.cast[0]?.id ?? '';
  return {
    browser,
    table,
    now,
    shelf,
    told,
    stop,
    torvald,
    openNow,
    hero: first,
    harm: async () => ((await torvald()).sheet as ToySheet).harm,
    /**
     * Plays a fight in which Torvald is the first of the cast, is hurt by the GM's word, and the
     * fight ends.
     */
    async fought(harm: number) {
      const id = (await now().createFromScript(toyScript)) ?? '';
      const edit = (edits: Parameters<ReturnType<typeof now>['dispatch']>[0] & { type: 'edit' }) =>
        now().dispatch(edits);
      edit({ type: 'edit', label: 'Torvald', edits: [{ edit: 'combatant', combatant: first, shelf: 't' }] });
      now().dispatch({ type: 'begin' });
      edit({ type: 'edit', label: 'Hurt', edits: [{ edit: 'sheet', combatant: first, path: 'harm', value: harm }] });
      expect(now().dispatch({ type: 'end' })).toBe(true);
      return id;
    },
    keep: () => keepCarried(openNow(), [first], shelf.getState(), 1),
  };
}
const added = async (w: Awaited<ReturnType<typeof window>>) => {
  await w.shelf.getState().add([character(game, 't', 'Torvald', sheet)], 'Torvald');
  return w;
};

describe('the end of a fight, for characters of the shelf,', () => {
  it('is kept when the GM agrees, taken back by undo in the window, and brought again by redo', async () => {
    const w = await added(await window());
    await w.fought(2);
    await w.torvald();
    const row = carryingOf(w.openNow(), w.shelf.getState(), 1)?.rows;
    expect(row).toMatchObject([{ state: 'open', changes: [{ text: 'Harm 0 → 2' }], words: 'Harm 2' }]);
    expect(await w.harm()).toBe(0);
    expect(await unkeptOf(w.openNow(), w.shelf.getState, 1)).toMatchObject([{ id: w.hero, words: 'Harm 2' }]);
    expect(await w.keep()).toBe(true);
    expect(await unkeptOf(w.openNow(), w.shelf.getState, 1)).toEqual([]);
    expect(await w.harm()).toBe(2);
    w.now().undo();
    await expect.poll(() => w.harm()).toBe(0);
    w.now().redo();
    await expect.poll(() => w.harm()).toBe(2);
    // A second end of the same fight replaces the first: nothing of the first is left, and the GM
    // is asked anew.
    w.now().undo();
    w.now().dispatch({
      type: 'edit',
      label: 'Hurt more',
      edits: [{ edit: 'sheet', combatant: w.hero, path: 'harm', value: 3 }],
    });
    w.now().dispatch({ type: 'end' });
    await expect.poll(() => w.harm()).toBe(0);
    expect(await w.keep()).toBe(true);
    expect((await w.torvald()).carried?.history).toHaveLength(1);
    expect(await w.harm()).toBe(3);
  });
  it('may be kept again when the GM has changed something after it, and undo goes back to before the first time', async () => {
    const w = await added(await window());
    await w.fought(2);
    await w.keep();
    w.now().dispatch({
      type: 'edit',
      label: 'Hurt after all',
      edits: [{ edit: 'sheet', combatant: w.hero, path: 'harm', value: 3 }],
    });
    expect(carryingOf(w.openNow(), w.shelf.getState(), 1)?.rows).toMatchObject([
      { state: 'open', changes: [{ text: 'Harm 2 → 3' }] },
    ]);
    await w.keep();
    expect((await w.torvald()).carried?.history).toMatchObject([{ lines: ['Harm 0 → 3'] }]);
    expect(carryingOf(w.openNow(), w.shelf.getState(), 1)?.rows).toMatchObject([
      { state: 'kept', changes: [{ text: 'Harm 0 → 3' }] },
    ]);
    w.now().undo();
    w.now().undo();
    await expect.poll(() => w.harm()).toBe(0);
    expect((await w.torvald()).carried?.fresh).toEqual([]);
  });
  it('is taken back when the fight is next opened, where the window was killed in between', async () => {
    const killed = await added(await window(undefined, false));
    const id = await killed.fought(2);
    await killed.keep();
    killed.now().undo();
    await killed.table.flush();
    await killed.now().closeEncounter();
    expect(await killed.harm()).toBe(2);
    const next = await window(killed.browser);
    await next.now().openEncounter(id);
    await expect.poll(() => next.harm()).toBe(0);
    expect(next.told).toEqual([]);
  });
  it('leaves characters that were changed since as they are, and says so once', async () => {
    const w = await added(await window());
    await w.fought(2);
    await w.keep();
    await w.shelf
      .getState()
      .change(['t'], 'Healed', (item) => ({ ...item, sheet: { ...(sheet as object), harm: 1 } }) as Character);
    w.now().undo();
    await expect.poll(() => w.told).toEqual([expect.stringContaining('Torvald stays as they are')]);
    expect(await w.harm()).toBe(1);
    expect((await w.torvald()).carried?.history).toMatchObject([{ undone: 'stays' }]);
  });
  it('keeps the copy of a character that was deleted during the fight, and says so; the bin restores the character', async () => {
    const w = await added(await window());
    const id = await w.fought(2);
    await w.shelf.getState().remove(['t']);
    expect(carryingOf(w.openNow(), w.shelf.getState(), 1)?.rows).toMatchObject([
      { state: 'bin', why: expect.stringContaining('keeps its copy') },
    ]);
    expect(await w.keep()).toBe(true);
    await w.now().closeEncounter();
    await w.now().openEncounter(id);
    await expect.poll(() => w.told).toEqual([expect.stringContaining('not on the shelf any more')]);
    expect(w.openNow().fight.combatants[w.hero]?.sheet).toMatchObject({ harm: 2 });
    await w.shelf.getState().erase(['t']);
    expect(carryingOf(w.openNow(), w.shelf.getState(), 1)?.rows).toMatchObject([{ state: 'gone' }]);
    expect(await w.keep()).toBe(false);
  });
  it('asks nothing about foes who are no characters, and nothing before the fight is over', async () => {
    const w = await added(await window());
    await w.now().createFromScript(toyScript);
    expect(carryingOf(w.openNow(), w.shelf.getState(), 1)).toBeUndefined();
    w.now().dispatch({ type: 'begin' });
    w.now().dispatch({ type: 'end' });
    expect(carryingOf(w.openNow(), w.shelf.getState(), 1)?.rows).toEqual([]);
  });
});

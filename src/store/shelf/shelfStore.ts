/**
 * The shelf of this window: its list, whole items read when somebody needs them, and every change
 * as one step that undo takes back.
 */
import { dequal } from 'dequal/lite';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { okResult, type Reason, type Result } from '../../engine/words.ts';
import type { Item } from '../../formats/shelf/item.ts';
import { readyItem } from '../../formats/shelf/ready.ts';
import { faultOfStorage } from '../../storage/database.ts';
import type { ShelfEntry, Shelved } from '../../storage/shelf/records.ts';
import { Changed, listShelf, readShelf, type ShelfWrite, writeShelf } from '../../storage/shelf/shelf.ts';
import type { StoreContext } from '../context.ts';
import { byName, freeName, itemsInWords } from './names.ts';
import type { ShelfStore } from './types.ts';

/** The items before or after a step; undefined where an item does not exist. */
type States = ReadonlyMap<string, Shelved | undefined>;
interface ShelfStep {
  label: string;
  before: States;
  after: States;
}

/** How many steps the shelf can undo: more than anybody takes back by hand. */
const MOST_STEPS = 200;

/** Makes the shelf of a window over its database. Reading its list begins at once. */
export function createShelf(context: StoreContext): StoreApi<ShelfStore> {
  const { environment } = context;
  const past: ShelfStep[] = [];
  const future: ShelfStep[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  /** Runs one job after the other, so that two quick changes of one item are two steps. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const next = turn.then(job);
    turn = next.catch(() => {});
    return next;
  }
  const tell = ({ text, detail }: Pick<Reason, 'text' | 'detail'>): void => context.set({ trouble: { text, detail } });
  const failed = (error: unknown): void => {
    if (error instanceof Changed) {
      tell({
        text: 'This was changed in another window meanwhile: it is shown as it is there. Make your change again.',
      });
      return;
    }
    const { text, detail } = faultOfStorage(error);
    const known = faultOfStorage(undefined).text;
    tell({
      text: `The shelf could not be read or written, and stands as it was before.${text === known ? '' : ` ${text}`}`,
      detail,
    });
  };

  const channel = (() => {
    try {
      return environment.locks.channel?.('affray-shelf');
    } catch {
      return undefined;
    }
  })();
  if (channel) channel.onmessage = () => void inTurn(() => list());

  async function list(tellFault: (error: unknown) => unknown = failed): Promise<void> {
    try {
      const { entries, broken } = await context.disk(listShelf);
      const known = new Map(entries.map((entry) => [entry.id, entry.rev]));
      const { entries: old, items, bin } = store.getState();
      // Items that another window changed are read anew when somebody next asks for them.
      const stale = new Set([...old, ...bin].flatMap(({ id, rev }) => (known.get(id) === rev ? [] : [id])));
      store.setState({
        status: 'ready',
        broken,
        ...sorted(entries),
        items: Object.fromEntries(Object.entries(items).filter(([id]) => !stale.has(id))),
      });
    } catch (error) {
      store.setState({ status: 'ready' });
      tellFault(error);
    }
  }
  const sorted = (all: readonly ShelfEntry[]): Pick<ShelfStore, 'entries' | 'bin'> => ({
    entries: all.filter(({ removed }) => removed === null).sort(byName),
    bin: all.filter(({ removed }) => removed !== null).sort((a, b) => (b.removed ?? 0) - (a.removed ?? 0)),
  });

  async function ready(item: Item, removed: number | null): Promise<Result<Shelved>> {
    const one = await readyItem(item, environment.loadGame);
    return one.ok ? okResult({ ...one.value, removed }) : one;
  }

  /** Writes these states and shows them. */
  async function write(states: States): Promise<void> {
    const { entries, bin, items } = store.getState();
    const all = new Map([...entries, ...bin].map((entry) => [entry.id, entry]));
    const writes = [...states].map(([id, to]): ShelfWrite => {
      const from = all.get(id)?.rev ?? 0;
      return to ? { id, from, to } : { id, from, gone: true };
    });
    const written = await context.disk((db) => writeShelf(db, writes, environment.now()));
    const next = { ...items };
    for (const [id, to] of states) {
      if (to) next[id] = to.item;
      else {
        all.delete(id);
        delete next[id];
      }
    }
    for (const entry of written) all.set(entry.id, entry);
    const { broken } = store.getState();
    store.setState({ ...sorted([...all.values()]), items: next, broken: broken.filter((id) => !states.has(id)) });
    channel?.postMessage('changed');
  }

  const labels = (): void => store.setState({ back: past.at(-1)?.label, forth: future.at(-1)?.label });

  /** Does a step: writes and shows it, and makes it ready for undo. */
  async function doStep(step: ShelfStep): Promise<boolean> {
    try {
      await write(step.after);
    } catch (error) {
      failed(error);
      if (error instanceof Changed) await list();
      return false;
    }
    past.push(step);
    if (past.length > MOST_STEPS) past.shift();
    future.length = 0;
    labels();
    return true;
  }

  async function readWhole(ids: readonly string[]): Promise<Map<string, Shelved>> {
    const { found, faults } = await context.disk((db) => readShelf(db, ids));
    const told = [...found.values()].find((one) => one.told !== undefined)?.told;
    const fault = [...faults.values()][0];
    if (fault !== undefined) tell({ text: `Something of the shelf could not be read: ${fault}` });
    else if (told !== undefined) tell({ text: told });
    return new Map([...found].map(([id, { item, summary, removed }]) => [id, { item, summary, removed }]));
  }

  /**
   * Makes a step from the items as they are stored. Refuses the whole step where one item is
   * refused.
   */
  async function step(
    ids: readonly string[],
    label: string | ((items: readonly Item[]) => string),
    to: (was: Shelved) => Promise<Result<Shelved>>,
  ): Promise<boolean> {
    let before: Map<string, Shelved>;
    try {
      before = await readWhole(ids);
    } catch (error) {
      failed(error);
      return false;
    }
    if (before.size < ids.length || before.size === 0) return false;
    const after = new Map<string, Shelved>();
    for (const [id, was] of before) {
      const next = await to(was);
      if (!next.ok) {
        tell(next.refusal);
        return false;
      }
      after.set(id, next.value);
    }
    const items = [...before.values()].map(({ item }) => item);
    return doStep({ label: typeof label === 'string' ? label : label(items), before, after });
  }

  async function addNow(items: readonly Item[], label: string): Promise<boolean> {
    const after = new Map<string, Shelved>();
    for (const item of items) {
      const next = await ready(item, null);
      if (!next.ok) {
        tell(next.refusal);
        return false;
      }
      after.set(item.id, next.value);
    }
    return items.length === 0 || doStep({ label, before: new Map(items.map(({ id }) => [id, undefined])), after });
  }

  /**
   * Tells whether items stand as a step left them: another window's changes since then must not be
   * lost.
   */
  async function standAs(states: States): Promise<boolean> {
    const { found } = await context.disk((db) => readShelf(db, [...states.keys()]));
    return [...states].every(([id, state]) => {
      const now = found.get(id);
      if (!state || !now) return !state && !now;
      return dequal(now.item, state.item) && now.removed === state.removed;
    });
  }

  async function go(from: ShelfStep[], to: ShelfStep[], way: 'back' | 'forth'): Promise<void> {
    const last = from.at(-1);
    if (!last) return;
    const [was, next] = way === 'back' ? [last.after, last.before] : [last.before, last.after];
    try {
      if (!(await standAs(was))) {
        from.pop();
        labels();
        tell({ text: `“${last.label}” was followed by a change in another window: it stays as it is.` });
        return await list();
      }
      await write(next);
    } catch (error) {
      failed(error);
      if (error instanceof Changed) await list();
      return;
    }
    from.pop();
    to.push(last);
    labels();
  }

  const store = createStore<ShelfStore>()((set, get) => ({
    status: 'loading',
    entries: [],
    bin: [],
    broken: [],
    items: {},
    read: (ids) =>
      inTurn(async () => {
        const { items } = get();
        const missing = ids.filter((id) => !items[id]);
        if (missing.length > 0)
          try {
            const found = await readWhole(missing);
            set({ items: { ...get().items, ...Object.fromEntries([...found].map(([id, { item }]) => [id, item])) } });
          } catch (error) {
            failed(error);
          }
        return ids.flatMap((id) => get().items[id] ?? []);
      }),
    add: (items, label) => inTurn(() => addNow(items, label)),
    change: (ids, label, how) =>
      inTurn(() =>
        step(ids, label, ({ item, removed }) => {
          const next = how(item);
          return ready({ ...next, id: item.id } as Item, removed);
        }),
      ),
    duplicate: (ids) =>
      inTurn(async () => {
        const sources = await readWhole(ids).catch(failed);
        if (!sources) return [];
        const names = new Set(get().entries.map(({ name }) => name));
        const copies = [...sources.values()].map(({ item }) => {
          const name = freeName(item.name, names);
          names.add(name);
          return { ...item, id: environment.newId(), name };
        });
        const label = `Duplicate ${itemsInWords([...sources.values()].map(({ item }) => item))}`;
        return (await addNow(copies, label)) ? copies.map(({ id }) => id) : [];
      }),
    remove: (ids) =>
      inTurn(() =>
        step(
          ids,
          (items) => `Put ${itemsInWords(items)} into the bin`,
          async (was) => okResult({ ...was, removed: environment.now() }),
        ),
      ),
    restore: (ids) =>
      inTurn(() =>
        step(
          ids,
          (items) => `Bring ${itemsInWords(items)} back`,
          async (was) => okResult({ ...was, removed: null }),
        ),
      ),
    erase: (ids) =>
      inTurn(async () => {
        try {
          await write(new Map(ids.map((id) => [id, undefined])));
          // A step that names an item deleted for good can be neither undone nor redone.
          for (const steps of [past, future])
            for (let at = steps.length - 1; at >= 0; at -= 1)
              if (ids.some((id) => steps[at]?.before.has(id))) steps.splice(at, 1);
          labels();
        } catch (error) {
          failed(error);
        }
      }),
    undo: () => inTurn(() => go(past, future, 'back')),
    redo: () => inTurn(() => go(future, past, 'forth')),
    refresh: () => inTurn(() => list()),
  }));
  // The library reads the same store as the window opens. Its message of a fault, and the remedy it
  // offers, stay on the screen.
  void inTurn(() => list((error) => context.get().trouble === undefined && failed(error)));
  return store;
}

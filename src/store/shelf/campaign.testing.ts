/** A campaign for tests: one character of the shelf over several fights of a real game, with what each leaves on them. */
import type { Encounter } from '../../engine/encounter.ts';
import { live } from '../../engine/history.ts';
import { play, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Line, Script } from '../../engine/script.ts';
import { undo } from '../../engine/undo.ts';
import { wordsOf } from '../../formats/shelf/carried.ts';
import { type Character, ITEM_VERSION } from '../../formats/shelf/item.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { editsToBring, newcomersOf } from '../entry/bring.ts';
import { opened } from '../perform.ts';
import { freshBrowser, openWindow } from '../table.testing.ts';
import { carrying, holdAgainst, keepCarried, withAfter } from './carry.ts';
import { createShelf } from './shelfStore.ts';

/** A shelf in a browser of its own, with these characters on it. */
export async function shelfWith(game: Ruleset, characters: readonly Character[]) {
  const browser = freshBrowser();
  const window = await openWindow(browser, { loadGame: async (id) => (id === game.id ? game : undefined) });
  const shelf = createShelf(window.table.inside);
  await shelf.getState().refresh();
  if (!(await shelf.getState().add(characters, 'The heroes'))) throw new Error(window.now().trouble?.text ?? 'refused');
  const read = async (id: string): Promise<Character> => {
    const [item] = await shelf.getState().read([id]);
    if (item?.kind !== 'character') throw new Error(`“${id}” is no character on the shelf.`);
    return item;
  };
  return { browser, window, shelf, now: shelf.getState, read };
}

export const character = (game: Ruleset, id: string, name: string, sheet: unknown): Character => ({
  version: ITEM_VERSION,
  id,
  kind: 'character',
  game: game.id,
  name,
  folder: '',
  tags: [],
  note: '',
  look: {},
  player: 'Ann',
  sheet: game.sheet.parse(sheet),
});

/** Brenna, and the fights that she goes through. */
export async function campaign(game: Ruleset, sheet: object) {
  const table = await shelfWith(game, [
    character(game, 'brenna', 'Brenna', { ...(game.blank().sheet as object), ...sheet }),
  ]);
  const brenna = () => table.read('brenna');
  let fights = 0;
  return {
    ...table,
    brenna,
    /** A fight to its end: she is brought from the shelf as she is, foes stand there, the lines are played. */
    async fight(script: Omit<Script, 'title' | 'ruleset' | 'lines'>, lines: readonly Line[]): Promise<Encounter> {
      fights += 1;
      const start = setUpOrThrow(game, readyScenes, {
        title: `Fight ${fights}`,
        ruleset: game.id,
        ...script,
        lines: [],
      });
      const { fight } = start;
      const taken = [
        {
          candidate: { id: 'shelf/brenna', name: 'Brenna', about: '', as: 'person', from: 'shelf' },
          count: 1,
        } as const,
      ];
      const found = newcomersOf(game, fight, taken, [await brenna()]);
      if (!found.ok) throw new Error(found.refusal.text);
      const edit = editsToBring(game, fight, found.value, { came: {} });
      const end = play(game, { ...start, id: `fight-${fights}` }, [{ edit, label: 'Brenna comes' }, ...lines]);
      if (end.fight.stage !== 'over')
        throw new Error(`The fight is not over: ${live(game, end).question?.title ?? ''}`);
      return end;
    },
    /** What is shown of her when it is over: what changes, what ended, how she comes to the next. */
    async shown(encounter: Encounter) {
      await brenna();
      const [row] = (await carrying(opened(game, encounter), table.now(), 0))?.rows ?? [];
      return { changes: row?.changes.map(({ text }) => text), words: row?.words, state: row?.state };
    },
    keep: (encounter: Encounter, ids: readonly string[] = ['brenna']) =>
      keepCarried(opened(game, encounter), ids, table.now(), 1000),
    /** Undoes the last step, and takes it back from the characters. */
    async back(encounter: Encounter): Promise<{ encounter: Encounter; told: string[] }> {
      const before = undo(encounter);
      if (!before.ok) throw new Error(before.refusal.text);
      return { encounter: before.value, told: await holdAgainst(opened(game, before.value), table.now) };
    },
    words: async () => {
      const of = await withAfter(game);
      return of ? wordsOf(of, await brenna()) : '';
    },
  };
}

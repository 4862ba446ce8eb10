/**
 * A campaign for tests: one character of the shelf goes through several fights of a real game, and
 * carries marks from each.
 */
import type { Encounter } from '../../engine/encounter.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Line, Script } from '../../engine/script.ts';
import { undo } from '../../engine/undo.ts';
import { afterRest, wordsOf } from '../../formats/shelf/carried.ts';
import { type Character, ITEM_VERSION } from '../../formats/shelf/item.ts';
import { loadGame } from '../../rulesets/index.ts';
import type { Place } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { openEncounterOf } from '../context.ts';
import { editsForNewcomers, newcomersOf } from '../entry/newcomers.ts';
import { freshBrowser, openWindow } from '../table.testing.ts';
import { carryingOf, holdAgainst, keepCarried, withAfter } from './carry.ts';
import { createShelf } from './shelfStore.ts';

/** Opens a shelf in a browser of its own, with these characters on it. */
export async function shelfWith(game: Ruleset, characters: readonly Character[]) {
  const browser = freshBrowser();
  const window = await openWindow(browser, { loadGame: async (id) => (id === game.id ? game : undefined) });
  const shelf = createShelf(window.table.context);
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

/** Begins a fight, and gives the plainest answers until somebody may act. */
function begun(game: Ruleset, start: Encounter): Encounter {
  let next = dispatch(game, start, { type: 'begin' });
  for (let asked = 0; next.ok && asked < 100; asked += 1) {
    const { question } = liveStateOf(game, next.value);
    if (!question) return next.value;
    const first = 'options' in question ? (question.options.find(({ blocked }) => !blocked)?.id ?? '') : '';
    if (question.kind === 'dice') next = rollFor(game, next.value);
    else if (question.kind === 'choose')
      next = answerQuestion(game, next.value, question.id, { kind: 'choose', option: first });
    else if (question.kind === 'pick')
      next = answerQuestion(game, next.value, question.id, { kind: 'pick', options: question.min > 0 ? [first] : [] });
    else if (question.kind === 'number')
      next = answerQuestion(game, next.value, question.id, { kind: 'number', value: question.min });
    else next = answerQuestion(game, next.value, question.id, { kind: 'text', text: question.suggested });
  }
  throw new Error(next.ok ? 'The beginning asks without end.' : next.refusal.text);
}

/** Makes Brenna and the fights that she goes through. */
export async function campaign(game: Ruleset, sheet: object) {
  const table = await shelfWith(game, [
    character(game, 'brenna', 'Brenna', { ...(game.blank().sheet as object), ...sheet }),
  ]);
  const brenna = () => table.read('brenna');
  let fights = 0;
  return {
    ...table,
    brenna,
    /**
     * Plays a fight to its end: Brenna comes from the shelf as she is, foes stand there, and the
     * lines are played.
     */
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
      const at: Place =
        fight.scene.kind === 'zones'
          ? { kind: 'zone', zone: Object.keys(fight.scene.zones)[0] ?? '' }
          : { kind: 'square', column: 4, row: 4 };
      const placed = fight.order.map((id) => ({ edit: 'combatant', combatant: id, place: at }) as const);
      const edit = [...placed, ...editsForNewcomers(game, fight, found.value, { lastSides: {}, at })];
      const ready = playLines(game, { ...start, id: `fight-${fights}` }, [{ edit, label: 'Brenna comes' }]);
      const end = playLines(game, begun(game, ready), lines);
      if (end.fight.stage !== 'over')
        throw new Error(`The fight is not over: ${liveStateOf(game, end).question?.title ?? ''}`);
      return end;
    },
    /**
     * What the screen shows of her after the fight: her changes, what ended, and her state for the
     * next fight.
     */
    async shown(encounter: Encounter) {
      await brenna();
      const [row] = carryingOf(openEncounterOf(game, encounter), table.now(), 0)?.rows ?? [];
      return { changes: row?.changes.map(({ text }) => text), words: row?.words, state: row?.state };
    },
    keep: (encounter: Encounter, ids: readonly string[] = ['brenna']) =>
      keepCarried(openEncounterOf(game, encounter), ids, table.now(), 1000),
    /** Undoes the last step, and takes its changes back from the characters. */
    async back(encounter: Encounter): Promise<{ encounter: Encounter; told: string[] }> {
      const before = undo(encounter);
      if (!before.ok) throw new Error(before.refusal.text);
      return { encounter: before.value, told: await holdAgainst(openEncounterOf(game, before.value), table.now) };
    },
    words: async () => {
      const of = withAfter(game);
      return of ? wordsOf(of, await brenna()) : '';
    },
  };
}

/** Loads a game that has rules for the time after a fight. */
export async function gameOf(id: string) {
  const game = await loadGame(id);
  const of = game && withAfter(game);
  if (!game || !of) throw new Error(`${id} has nothing that lasts.`);
  return { game, of };
}
/** A line by which the GM sets values of her sheet by hand. */
export const setSheetLine = (values: Readonly<Record<string, unknown>>): Line => ({
  edit: Object.entries(values).map(([path, value]) => ({ edit: 'sheet', combatant: 'brenna', path, value })),
  label: 'By hand',
});
/** The GM ends the fight. */
export const endLine: Line = { end: true };

/** Takes a rest, and gives the changes in words. */
export async function takeRest(
  play: Awaited<ReturnType<typeof campaign>>,
  id: string,
  how: { faces?: Record<string, number>; choice?: string } = {},
): Promise<string[]> {
  const brenna = await play.brenna();
  const { of } = await gameOf(brenna.game);
  const rested = afterRest(of, brenna, id, { faces: {}, ...how }, 2000);
  if (!rested.ok) return [rested.refusal.text];
  await play.now().change(['brenna'], 'Rest', () => rested.value.character);
  return rested.value.changes.map(({ text }) => text);
}
/** The numbers that the shelf counts over all her fights. */
export const countedFights = ({ carried }: Character) =>
  carried?.history.flatMap((event) => (event.kind === 'fight' ? [event.counts] : [])) ?? [];

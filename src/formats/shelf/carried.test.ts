/**
 * Tests of files and stores with the values that characters carry over from their fights. They are
 * read whole or refused with a sentence, and older ones open as they are.
 */
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../engine/ruleset.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { afterRest, freshSheet, heldAgainst } from './carried.ts';
import { type Character, ITEM_VERSION, MOST_EVENTS, readItem } from './item.ts';
import { keptOf } from './lasting.ts';

/** The games in which anything lasts beyond a fight. */
const games = (await loadAllGames()).filter(({ after }) => after);
const MUTATED = Number(process.env.MUTATED ?? 60);

/** A hero of a game, whose lasting values are stored as they were before. */
async function hero(game: Ruleset): Promise<Character> {
  const after = game.after;
  const creature = game.creatures.find(({ kind }) => game.heroes.includes(kind));
  if (!after || !creature) throw new Error(`${game.name} has no hero, or nothing lasts.`);
  const sheet = game.sheet.parse(creature.sheet);
  const kept = keptOf(after, sheet);
  return {
    version: ITEM_VERSION,
    id: 'hero',
    kind: 'character',
    game: game.id,
    name: 'Hero',
    folder: '',
    tags: [],
    note: '',
    look: {},
    player: '',
    sheet,
    carried: {
      fresh: kept.slice(0, 2),
      taken: { night: 1 },
      history: [
        {
          kind: 'fight',
          encounter: 'e',
          serial: 4,
          name: 'Bridge',
          date: 1,
          outcome: 'Won.',
          lines: ['Harm 0 → 2'],
          counts: { harm: 2 },
          before: kept,
          after: kept,
        },
        { kind: 'rest', rest: 'night', name: 'A night', date: 2, lines: [] },
      ],
    },
  };
}

describe.each(games)('$name', (game) => {
  it('reads carried values whole, and refuses values that do not fit its sheets', async () => {
    const one = await hero(game);
    const read = readItem(JSON.parse(JSON.stringify(one)), game);
    expect(read.ok && read.value).toEqual(one);
    const carried = one.carried ?? { fresh: [], taken: {}, history: [] };
    const [first] = carried.fresh;
    const bad = [
      { ...carried, fresh: [{ path: 'nothing.of.it', value: 1 }] },
      { ...carried, fresh: [{ path: first?.path ?? '', value: { not: 'this' } }] },
      { ...carried, fresh: [{ path: '__proto__.x', value: 1 }] },
      { ...carried, history: [{ ...carried.history[0], after: [{ path: first?.path ?? '', value: 'far too much' }] }] },
      { ...carried, taken: { night: -1 } },
      { ...carried, history: Array.from({ length: MOST_EVENTS + 1 }, () => carried.history[1]) },
    ];
    for (const wrong of bad) {
      const refusal = readItem({ ...one, carried: wrong }, game);
      expect(refusal.ok ? 'taken' : refusal.refusal.text).toMatch(/\w.*\.$/);
      expect(refusal.ok).toBe(false);
    }
  });
  it('opens a character of the version before as it was, and refuses one of a newer version', async () => {
    const { carried: _, ...old } = await hero(game);
    const read = readItem({ ...old, version: 1 }, game);
    expect(read.ok && read.value).toEqual(old);
    expect(readItem({ ...old, version: ITEM_VERSION + 1 }, game)).toMatchObject({ ok: false });
  });
  it('takes broken characters whole or not at all', async () => {
    const text = JSON.stringify(await hero(game));
    const from = text.indexOf('"carried"');
    for (let n = 0; n < MUTATED; n += 1) {
      const at = from + ((n * 7919) % (text.length - from));
      const broken = `${text.slice(0, at)}${['', '0', '-', '"x"', 'null', '[]'][n % 6]}${text.slice(at + (n % 3))}`;
      let raw: unknown;
      try {
        raw = JSON.parse(broken);
      } catch {
        continue;
      }
      const read = readItem(raw, game);
      if (!read.ok || read.value.kind !== 'character') continue;
      expect(freshSheet({ game }, read.value).ok).toBe(true);
      expect(readItem(JSON.parse(JSON.stringify(read.value)), game)).toEqual(read);
    }
  });
  it('refuses a rest that the game does not have, and ignores the ends of other fights', async () => {
    const one = await hero(game);
    const after = game.after;
    if (!after) throw new Error('Nothing lasts.');
    expect(afterRest({ game, after }, one, 'feast', { faces: {} }, 1)).toMatchObject({ ok: false });
    expect(heldAgainst({ game }, one, 'another', undefined)).toBeUndefined();
    expect(heldAgainst({ game }, one, 'e', undefined)?.character.carried?.history[0]).toMatchObject({ undone: 'all' });
  });
});

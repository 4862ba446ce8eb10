/**
 * Tests the log of each game in random play with names that are no words. No sentence contains a
 * name as letters: each name is a reference.
 */
import { describe, expect, it } from 'vitest';
import { everyone, type Fight } from '../../engine/fight.ts';
import { liveStateOf } from '../../engine/history.ts';
import { readLog } from '../../engine/log/read.ts';
import type { LogEntry } from '../../engine/logEntry.ts';
import { playAtRandom, setUpOrThrow } from '../../engine/play.testing.ts';
import { publicView } from '../../engine/public/publicView.ts';
import { publicWords } from '../../engine/public/publicWords.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { loadAllGames } from '../index.ts';

const games = await loadAllGames();
const FIGHTS = Number(process.env.FIGHTS ?? 4);

/** The words of an entry outside its references, in which nothing hides a name from players. */
const plainWords = ({ parts, shown }: LogEntry): string =>
  [...parts, ...(shown === undefined || shown === 'same' ? [] : shown)]
    .map((part) => (typeof part === 'string' ? part : part.is === 'item' ? part.name : '|'))
    .join('');

describe.each(games)('$name', (game) => {
  const scripts = game.ready.map(({ script }) => ({ ...script, lines: [] }));
  const fights = Array.from({ length: FIGHTS }, (_, seed) => {
    const script = scripts[seed % scripts.length]!;
    const start = setUpOrThrow(game, readyScenes, { ...script, seed });
    const fight = structuredClone(start.fight) as Fight;
    // The names are like no word of any rule, and some combatants are unseen from the start.
    for (const [n, one] of everyone(fight).entries()) {
      one.name = `Xq${n}z`;
      delete one.copy;
      one.hidden = n % 3 === 2;
    }
    for (const [n, side] of Object.values(fight.sides).entries()) side.name = `Yq${n}z`;
    if (fight.scene.kind === 'zones')
      for (const [n, zone] of Object.values(fight.scene.zones).entries()) zone.name = `Zq${n}z`;
    const told: Fight[] = [];
    const { encounter } = playAtRandom(game, { ...start, fight }, seed, 60, (now) => {
      told.push(liveStateOf(game, now).fight);
    });
    return { encounter, told };
  });

  it('names nobody, no side and no place by letters', () => {
    const seen = fights.flatMap(({ encounter }) => encounter.fight.log);
    expect(seen.length).toBeGreaterThan(40);
    for (const entry of seen) expect(plainWords(entry)).not.toMatch(/[XYZ]q\d+z/);
    expect(seen.filter(({ parts }) => parts.some((part) => typeof part !== 'string'))).not.toHaveLength(0);
  });
  it('has nothing for the guard of public texts to find, with everybody and every place unknown', () => {
    for (const { encounter } of fights) {
      const { fight } = encounter;
      const unknown = new Set(fight.scene.kind === 'zones' ? Object.keys(fight.scene.zones) : []);
      const guard = publicWords(fight, { seen: new Set(), unknown, remembered: new Set() });
      expect(guard.told(everyone(fight)[0]?.name ?? '')).toBeUndefined();
      for (const entry of fight.log) expect(guard.label(plainWords(entry))).toBe(plainWords(entry));
    }
  });
  it('is read by the GM as players read it who see everybody', () => {
    let seen = 0;
    for (const { told } of fights)
      for (const now of told.filter((_, n) => n % 20 === 0)) {
        const fight = structuredClone(now) as Fight;
        for (const one of everyone(fight)) one.hidden = false;
        fight.fog = {};
        // The players do not see people whom the rules conceal, whatever the GM's own switch says.
        if (!everyone(fight).every(({ id }) => game.seenByPlayers(fight, id))) continue;
        seen += 1;
        const view = publicView(game, fight, undefined, { party: 'exact', others: 'exact' });
        const last = readLog(now).findLast(({ shown }) => shown !== undefined);
        expect(view.last?.text).toBe(last?.shown);
      }
    expect(seen).toBeGreaterThan(0);
  });
  it('tells players no name of a hidden combatant', () => {
    for (const { told } of fights)
      for (const now of told.filter((_, n) => n % 10 === 0)) {
        const hidden = everyone(now).filter((one) => one.hidden);
        const { last } = publicView(game, now, undefined, { party: 'exact', others: 'exact' });
        for (const { name } of hidden) expect(JSON.stringify(last ?? '')).not.toMatch(new RegExp(`${name}\\b`));
      }
  });
});

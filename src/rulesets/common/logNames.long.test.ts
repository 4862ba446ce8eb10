/**
 * Tests the words of each game in random play with names that are no words. No sentence of the log
 * contains a name as letters: each name is a reference. What is said is written as English is.
 */

import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { everyone, type Fight } from '../../engine/fight.ts';
import { liveStateOf } from '../../engine/history.ts';
import { actorsOf, offersOf } from '../../engine/legality.ts';
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

/** A text of the program, with the rule whose number stands beside it on the screen. */
interface Said {
  what: 'sentence' | 'label' | 'detail';
  text: string;
  rule?: string | undefined;
}

/** All that a moment says: its question with the answers, or everybody's moves. */
function saidAt(game: (typeof games)[number], at: Encounter): Said[] {
  const { fight, question } = liveStateOf(game, at);
  if (!question)
    return actorsOf(fight).flatMap((actor) =>
      offersOf(game, fight, actor).flatMap(({ label, help, rule, blocked }): Said[] => [
        { what: 'label', text: label, rule },
        { what: 'sentence', text: help, rule },
        ...(blocked ? [{ what: 'sentence' as const, text: blocked.text, rule: blocked.rule }] : []),
      ]),
    );
  const { rule } = question;
  const options = 'options' in question ? question.options : [];
  return [
    { what: 'label', text: question.title, rule },
    ...(question.detail ? [{ what: 'detail' as const, text: question.detail, rule }] : []),
    ...options.flatMap(({ label, detail, blocked, aimed }): Said[] => [
      { what: 'label', text: label, rule },
      ...(detail ? [{ what: 'detail' as const, text: detail, rule }] : []),
      ...(blocked ? [{ what: 'sentence' as const, text: blocked.text, rule: blocked.rule }] : []),
      ...(aimed?.parts ?? []).map((part): Said => ({ what: 'detail', ...part })),
    ]),
  ];
}

/** What is wrong with a text, or nothing. */
function faultOfWords({ what, text, rule }: Said): string | undefined {
  if (rule?.includes('-') && new RegExp(`${rule}(?!\\d)`).test(text)) return 'tells the number beside it again';
  if (/\b[a-z]+(?:-[a-z]+)*-\d+\b/.test(text)) return 'shows an id';
  if (/\bthemsel(?:f|ves)\b/i.test(text)) return 'has a pronoun where a name belongs';
  if (/: [A-Z][^:.“”]*: [A-Z]/.test(text) && what === 'sentence') return 'nests one sentence in another by colons';
  if (what === 'detail') return undefined;
  if (/^[a-z]/.test(text)) return 'begins with a small letter';
  return what === 'label' || /[.!?…]["”’)]*$/.test(text) ? undefined : 'does not end as a sentence';
}

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
    const said: Said[] = [];
    const { encounter } = playAtRandom(game, { ...start, fight }, seed, 60, (now) => {
      told.push(liveStateOf(game, now).fight);
      if (now.open || told.length % 5 === 0) said.push(...saidAt(game, now));
    });
    return { encounter, told, said };
  });

  it('names nobody, no side and no place by letters', () => {
    const seen = fights.flatMap(({ encounter }) => encounter.fight.log);
    expect(seen.length).toBeGreaterThan(40);
    for (const entry of seen) expect(plainWords(entry)).not.toMatch(/[XYZ]q\d+z/);
    expect(seen.filter(({ parts }) => parts.some((part) => typeof part !== 'string'))).not.toHaveLength(0);
  });
  it('says whole sentences: no rule told twice, no id, no pronoun for a name, a capital and an end', () => {
    const log = fights.flatMap(({ encounter }) =>
      readLog(encounter.fight).map(({ text, rule }): Said => ({ what: 'sentence', text, rule })),
    );
    const said = [...log, ...fights.flatMap((fight) => fight.said)];
    const faults = said.flatMap((one) => (faultOfWords(one) ? [`${faultOfWords(one)}: ${one.text}`] : []));
    expect([...new Set(faults)]).toEqual([]);
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

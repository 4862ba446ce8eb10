/**
 * The account of whole random fights of every game, compared with figures that are counted in
 * another way.
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { TABLE } from '../legality.ts';
import { playAtRandom, randomDecider, setUpOrThrow } from '../play.testing.ts';
import type { Offer } from '../ruleset.ts';
import type { Script } from '../script.ts';
import { accountSchema } from './account.ts';
import { accountOf } from './accountOf.ts';
import { askedIn, countedIn, lostByState, type Reader } from './counted.testing.ts';
import { logEntriesIn, momentsOf } from './moments.ts';
import { logReaders } from './readers.testing.ts';

/** More fights: FIGHTS=500 npx vitest run src/engine/account */
const FIGHTS = Math.min(Number(process.env.FIGHTS ?? 2), 500);
const games = await loadAllGames();

/**
 * Prefers attacks: few of the table's rulings are chosen, and a meeting turns into a fight at once.
 */
const warlike = (offers: readonly Offer[], decide: ReturnType<typeof randomDecider>): Offer => {
  const toArms = offers.find(({ action }) => action === 'to-arms');
  if (toArms) return toArms;
  const own = offers.filter(({ actor }) => actor !== TABLE);
  const named = (words: RegExp) => own.filter(({ label, action }) => words.test(`${label} ${action}`));
  const blows = named(/attack|strike|shoot|blow|throw| (cast|use|gambit)$/i);
  const idle = named(/drop|talk|small|shout|words|store|retreat|surrender|leave|fetch|let-go/i);
  const rest = own.filter((offer) => !idle.includes(offer));
  const among = decide.int(0, 9);
  const wanted = among < 7 ? [blows, rest, own] : among < 9 ? [rest, own] : [offers];
  return decide.of(wanted.find((some) => some.length > 0) ?? offers);
};

/**
 * Puts the cast face to face on maps of zones. Combatants who are far apart walk more than they
 * fight.
 */
function atOnce(script: Script): Script {
  const place = script.cast.find((one) => one.place?.kind === 'zone')?.place;
  return place ? { ...script, cast: script.cast.map((one) => (one.place ? { ...one, place } : one)) } : script;
}

const silent: Reader = { hit: () => false, miss: () => false, lost: () => 0, besides: /./, reactions: () => 0 };

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  // A game whose sentences no test reads yet is checked by its dice and sums alone.
  const reader = logReaders[game.id] ?? silent;
  it(`${FIGHTS} fights: the account agrees with sentences, states and dice, each counted separately`, {
    timeout: 3_600_000,
  }, async () => {
    // Ready fights begin with everybody far apart; in the book's examples the attacks begin at
    // once.
    const { examples } = await game.book();
    const scripts = [...game.ready.map(({ script }) => script), ...examples];
    const all = { attacks: 0, hits: 0, harm: 0, reactions: 0, dice: 0, rolled: 0, expected: 0 };
    const ways = { steps: 0, untold: 0, states: 0, besides: 0, endings: new Map<string, number>(), turning: 0 };
    for (let seed = 1; seed <= FIGHTS; seed += 1) {
      const script = scripts[seed % scripts.length];
      if (!script) throw new Error('Nothing to play.');
      const where = `seed ${seed} of “${script.title}”`;
      const decide = randomDecider(seed + 9);
      const start = setUpOrThrow(game, readyScenes, { ...(seed % 2 === 0 ? atOnce(script) : script), seed, lines: [] });
      const { encounter } = playAtRandom(
        game,
        start,
        seed,
        30,
        () => {},
        (offers) => warlike(offers, decide),
      );
      const account = accountOf(game, encounter);
      expect(accountSchema.safeParse(JSON.parse(JSON.stringify(account))).success, where).toBe(true);
      const sum = { hits: 0, misses: 0, lost: 0, reactions: 0, dice: 0, rolled: 0, expected: 0 };
      for (const moment of momentsOf(encounter)) {
        const other = countedIn(moment, reader, askedIn(game, moment));
        const lines = logEntriesIn(moment);
        const step = `${where}, “${moment.step.label}”: ${lines.map(({ text }) => text).join(' | ')}`;
        const counted = (moment.after.facts ?? []).slice(moment.before.facts?.length ?? 0);
        const facts = reader === silent ? [] : counted;
        const attacks = facts.filter((fact) => fact.kind === 'attack');
        const [hits, misses] = [attacks.filter(({ hit }) => hit).length, attacks.filter(({ hit }) => !hit).length];
        ways.steps += 1;
        if (reader.untold?.(lines)) {
          ways.untold += 1;
          expect(hits, step).toBeGreaterThanOrEqual(other.hits);
          expect(misses, step).toBeGreaterThanOrEqual(other.misses);
          Object.assign(other, { hits, misses });
        }
        const { measure } = reader;
        if (measure && moment.before.stage === 'running')
          for (const [who, lost] of lostByState(moment, measure)) {
            const told = facts.reduce((n, fact) => n + (fact.kind === 'harm' && fact.to === who ? fact.amount : 0), 0);
            if (lines.some(({ text }) => reader.besides.test(text)) && told !== lost) ways.besides += 1;
            else {
              ways.states += 1;
              expect(told, `${who} by its sheet, ${step}`).toBe(lost);
            }
          }
        for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += other[key];
        expect([hits, misses], step).toEqual([other.hits, other.misses]);
        expect(facts.filter(({ kind }) => kind === 'reaction').length, `reactions, ${step}`).toBe(other.reactions);
        expect(
          facts.reduce((n, fact) => n + (fact.kind === 'harm' ? fact.amount : 0), 0),
          `harm, ${step}`,
        ).toBe(other.lost);
      }
      const total = (read: (person: (typeof account.people)[number]) => number) =>
        account.people.reduce((n, person) => n + read(person), 0);
      const told: [number, number][] = [
        [total(({ hits }) => hits), sum.hits],
        [total(({ attacks }) => attacks), sum.hits + sum.misses],
        [total(({ taken }) => taken), sum.lost],
        [total(({ dealt }) => dealt) + account.unowned, sum.lost],
        [total(({ reactions }) => reactions), sum.reactions],
      ];
      if (reader !== silent) for (const [accounted, counted] of told) expect(accounted, where).toBe(counted);
      expect(account.unread, where).toBe(0);
      const dice = [...account.people.map((person) => person.dice), account.others];
      const both = (key: 'rolled' | 'expected') => dice.reduce((n, one) => n + one.points[key] + one.successes[key], 0);
      expect(
        dice.reduce((n, one) => n + one.dice, 0),
        where,
      ).toBe(sum.dice);
      expect(both('rolled'), where).toBe(sum.rolled);
      expect(both('expected'), where).toBeCloseTo(sum.expected, 4);
      for (const side of account.sides) {
        const members = account.people.filter((person) => person.side === side.id);
        expect(side.taken, where).toBe(members.reduce((n, person) => n + person.taken, 0));
        expect(side.standing, where).toBe(members.filter(({ end }) => end.at === 'up').length);
      }
      // Turning points are steps of the record, in the order of the record.
      const serials = encounter.past.map(({ serial }) => serial);
      const turns = account.turning.map(({ serial }) => serials.indexOf(serial));
      expect(
        turns.every((turn, n) => turn >= (turns[n - 1] ?? 0)),
        where,
      ).toBe(true);
      all.attacks += sum.hits + sum.misses;
      all.hits += sum.hits;
      all.harm += sum.lost;
      all.reactions += sum.reactions;
      all.dice += sum.dice;
      all.rolled += sum.rolled;
      all.expected += sum.expected;
      ways.turning += account.turning.length;
      ways.endings.set(account.ending.how, (ways.endings.get(account.ending.how) ?? 0) + 1);
    }
    if (reader !== silent && FIGHTS >= 20) expect(Math.min(all.attacks, all.harm)).toBeGreaterThan(0);
    const endings = [...ways.endings].map(([how, n]) => `${n} ${how}`).join(', ');
    console.log(
      `${game.name}: ${FIGHTS} fights (${endings}), ${ways.steps} steps: ${all.attacks} attacks, ${all.hits} hits, ${all.harm} ${game.harmWord}, ` +
        `${all.reactions} reactions, ${all.dice} dice rolled ${all.rolled}, expected ${all.expected.toFixed(1)}, ${ways.turning} turning points; ` +
        `equal to sentences in all steps but ${ways.untold}, to sheets ${ways.states} times, ${ways.besides} times with something else in the step`,
    );
  });
});

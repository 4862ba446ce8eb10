/**
 * Checks what a scripted fight expects against the encounter; each failure names the expected and
 * the found value.
 */

import { placeKey } from '../../space/scene.ts';
import { inputsOf } from '../byHand/inputs.ts';
import type { Encounter } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { liveStateOf } from '../history.ts';
import { offersOf, TABLE } from '../legality.ts';
import { readLog } from '../log/read.ts';
import { forecast } from '../odds/odds.ts';
import { knownOf } from '../public/known.ts';
import type { Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Expect } from '../script.ts';
import type { Seat } from '../words.ts';

const words = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));
const differ = (what: string, expected: unknown, found: unknown): string =>
  `${what}: expected ${words(expected)}, found ${words(found)}`;
const seatName = (seat: Seat): string =>
  seat.kind === 'gm' ? 'gm' : seat.kind === 'side' ? seat.side : seat.combatant;
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n');

/**
 * The first expectation that does not hold, in words; undefined when all hold. `since` is where the
 * log of the last line begins.
 */
export function unmetExpectation(
  ruleset: Ruleset,
  encounter: Encounter,
  expect: Expect,
  since: number,
): string | undefined {
  const { fight, question, stuck } = liveStateOf(ruleset, encounter);
  if (stuck) return `the open move is stuck: ${stuck}`;
  const faults = [
    expect.question === undefined ? undefined : questionFault(question, expect.question),
    ...tableFaults(ruleset, fight, expect),
    ...orderFaults(ruleset, fight, expect),
    ...logFaults(fight, expect, since),
    expect.odds && oddsFault(ruleset, encounter, expect.odds),
  ];
  return faults.find((fault) => fault !== undefined);
}

function questionFault(
  question: Question | undefined,
  expect: NonNullable<Expect['question']> | null,
): string | undefined {
  if (expect === null) return question ? differ('question', 'none', question.title) : undefined;
  if (!question) return differ('question', expect, 'none');
  if (expect.kind !== undefined && expect.kind !== question.kind)
    return differ('question kind', expect.kind, question.kind);
  if (expect.title !== undefined && !question.title.includes(expect.title))
    return differ('question title', expect.title, question.title);
  if (expect.rule !== undefined && expect.rule !== question.rule)
    return differ('question rule', expect.rule, question.rule);
  if (expect.seat !== undefined && expect.seat !== seatName(question.seat))
    return differ('asked', expect.seat, seatName(question.seat));
  if (expect.countdown !== undefined && expect.countdown !== question.countdown)
    return differ('countdown', expect.countdown, question.countdown);
  const options = question.kind === 'choose' || question.kind === 'pick' ? question.options : [];
  const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  if (expect.options && !sameSet(expect.options, free)) return differ('options', expect.options, free);
  const lacking = expect.has?.find((id) => !free.includes(id));
  if (lacking !== undefined) return differ('options', `one “${lacking}”`, free);
  const extra = expect.lacks?.find((id) => free.includes(id));
  if (extra !== undefined) return differ('options', `none “${extra}”`, free);
  for (const [id, rule] of Object.entries(expect.blocked ?? {})) {
    const found = options.find((option) => option.id === id)?.blocked?.rule;
    if (found !== rule) return differ(`option ${id}`, `greyed by ${rule}`, found ?? 'not greyed');
  }
  return undefined;
}

function* tableFaults(ruleset: Ruleset, fight: Fight, expect: Expect): Generator<string | undefined> {
  for (const [actor, wanted] of Object.entries(expect.offers ?? {})) {
    const offers = offersOf(ruleset, fight, actor);
    for (const [name, want] of Object.entries(wanted)) {
      const matching = offers.filter((offer) => offer.action === name || `${offer.action}:${offer.variant}` === name);
      const free = matching.some(({ blocked }) => !blocked);
      const found = free ? true : (matching[0]?.blocked?.rule ?? false);
      if (want === false ? free : want !== found) yield differ(`offer ${name} of ${actor}`, want, found);
    }
  }
  for (const [who, wanted] of Object.entries(expect.tracks ?? {})) {
    const tracks = who === TABLE ? ruleset.tableTracks(fight) : ruleset.tracks(fight, who);
    for (const [id, want] of Object.entries(wanted)) {
      const found = tracks.find((track) => track.id === id)?.value;
      if (found !== want) yield differ(`${who} ${id}`, want, found ?? 'no such track');
    }
  }
  for (const [who, want] of Object.entries(expect.standing ?? {})) {
    const found = ruleset.standing(fight, who);
    if (want !== found.at && want !== found.word)
      yield differ(`standing of ${who}`, want, `${found.at} (${found.word})`);
  }
  for (const [who, wanted] of Object.entries(expect.badges ?? {})) {
    const badges = ruleset.badges(fight, who);
    for (const [id, want] of Object.entries(wanted)) {
      const found = badges.find((badge) => badge.id === id);
      const is = typeof want === 'number' ? found?.count : found !== undefined;
      if (is !== want) yield differ(`${who} ${id}`, want, is ?? badges.map((badge) => badge.id));
    }
  }
  for (const [who, want] of Object.entries(expect.place ?? {})) {
    const place = fight.combatants[who]?.place;
    if (!place || placeKey(place) !== want) yield differ(`place of ${who}`, want, place ? placeKey(place) : 'nobody');
  }
}

function* orderFaults(ruleset: Ruleset, fight: Fight, expect: Expect): Generator<string | undefined> {
  const order = ruleset.order(fight);
  const acting = order.rows.find(({ state }) => state === 'acting')?.combatant ?? null;
  if (expect.acting !== undefined && expect.acting !== acting) yield differ('acting', expect.acting, acting);
  const may = [...new Set(order.rows.filter(({ state }) => state === 'may').map(({ combatant }) => combatant))];
  if (expect.may && !sameSet(expect.may, may)) yield differ('may act', expect.may, may);
  if (expect.round !== undefined && expect.round !== order.round) yield differ('round', expect.round, order.round);
  if (expect.title !== undefined && !order.title.includes(expect.title))
    yield differ('title', expect.title, order.title);
  if (expect.stage !== undefined && expect.stage !== fight.stage) yield differ('stage', expect.stage, fight.stage);
  if (expect.seen) {
    const { seen } = knownOf(ruleset, fight);
    for (const [who, want] of Object.entries(expect.seen)) {
      const found = seen.has(who);
      if (found !== want) yield differ(`players see ${who}`, want, found);
    }
  }
  const morale = expect.morale ? ruleset.morale(fight) : [];
  for (const [id, want] of Object.entries(expect.morale ?? {})) {
    const found = morale.find((row) => row.id === id)?.state;
    if (found !== want) yield differ(`morale of ${id}`, want, found ?? 'no such row');
  }
}

function* logFaults(fight: Fight, expect: Expect, since: number): Generator<string | undefined> {
  const told = readLog(fight).slice(since);
  const tells = (want: string) =>
    told.some(({ rule, text }) => rule === want || text.toLowerCase().includes(want.toLowerCase()));
  const found = () => told.map(({ rule, text }) => `${rule} ${text}`);
  for (const want of expect.log ?? []) if (!tells(want)) yield differ('log', want, found());
  for (const want of expect.logNot ?? []) if (tells(want)) yield differ('log', `nothing of “${want}”`, found());
}

function oddsFault(ruleset: Ruleset, encounter: Encounter, expect: NonNullable<Expect['odds']>): string | undefined {
  if (!encounter.open) return differ('odds', 'an open move', 'none');
  const { command, given } = encounter.open;
  const found = forecast(ruleset, encounter.fight, command, inputsOf(given), expect.about);
  const shown = Object.fromEntries(found.outcomes.map(({ outcome, chance }) => [outcome.key, chance]));
  for (const [key, want] of Object.entries(expect.outcomes)) {
    const chance = shown[key] ?? 0;
    const digits = typeof want === 'string' ? (want.split('.')[1]?.replace(/\D/g, '').length ?? 0) : 0;
    const holds =
      typeof want === 'number'
        ? Math.abs(chance - want) < 1e-9
        : (chance * 100).toFixed(digits) === want.replace(/\s*%$/, '');
    if (!holds) return differ(`odds of ${key}`, want, shown);
  }
  return undefined;
}

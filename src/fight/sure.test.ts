/**
 * Tests over random fights of every game that the GM can rely on the card: numbers stay, likely
 * targets come first, and a walk leads to a foe.
 */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { areEnemies } from '../engine/fight.ts';
import { dispatch, liveStateOf } from '../engine/history.ts';
import { playAtRandom, type randomDecider, setUpOrThrow } from '../engine/play.testing.ts';
import type { Question } from '../engine/question.ts';
import type { Offer, Ruleset } from '../engine/ruleset.ts';
import { decliningPolicy } from '../engine/running/decliningPolicy.ts';
import { goOn } from '../engine/table/byItself.ts';
import { applyChange, type Change } from '../engine/table/change.ts';
import { commandOf, offerKey } from '../engine/table/commands.ts';
import { derivedOf, isItsTurn, offersFor } from '../engine/table/derived.ts';
import { numberedOptions } from '../engine/table/optionOrder.ts';
import { handCommand, handOffers } from '../engine/table/walkUp.ts';
import { undo } from '../engine/undo.ts';
import { loadAllGames } from '../rulesets/index.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { offerOnKey, withKeys } from './card/moveKeys.ts';

const games = await loadAllGames();
const FIGHTS = 2;
const MOVES = 44;
/** Walks are tried only at every third state, because trying them takes long. */
const WALK_EVERY = 3;

/** The kinds of action that make up most of a fight: blows, walks and the ends of turns. */
const FIGHTING = new Set(['attack', 'use', 'cast', 'place', 'turn', 'end-turn']);
const fighting = (offers: readonly Offer[], decide: Pick<ReturnType<typeof randomDecider>, 'int' | 'of'>): Offer => {
  const usual = offers.filter(({ action }) => FIGHTING.has(action));
  return decide.of(usual.length > 0 && decide.int(0, 5) > 0 ? usual : offers);
};

/**
 * Checks that likely targets come before unlikely ones, that declining comes last, and that no
 * option is lost.
 */
function checkOrder(question: Extract<Question, { kind: 'choose' | 'pick' }>, encounter: Encounter, ruleset: Ruleset) {
  const { fight } = liveStateOf(ruleset, encounter);
  const { seat, meant } = question;
  const shown = numberedOptions(question, { ruleset, fight, past: encounter.past }, true);
  const free = question.options.filter(({ blocked }) => !blocked);
  expect(shown.map(({ id }) => id).sort()).toEqual(free.map(({ id }) => id).sort());
  const passes = shown.findIndex(({ tone }) => tone === 'pass');
  if (passes >= 0)
    expect(
      shown.slice(passes).every(({ tone }) => tone === 'pass'),
      question.title,
    ).toBe(true);
  if (meant === undefined || seat.kind !== 'combatant') return 0;
  const people = shown.flatMap(({ combatant }) => combatant ?? []).map((id) => areEnemies(fight, seat.combatant, id));
  const wanted = people.filter((foe) => foe === (meant === 'harm'));
  expect(people.slice(0, wanted.length), question.title).toEqual(wanted);
  return wanted.length;
}

/** The settings of a table that answers questions with one possible answer, and rolls all dice. */
const STOPS = { ownDice: [], asked: [], turnsEnd: 'by hand' } as const;

/**
 * Gives the encounter after a change and after the table's own steps. Throws where the change is
 * refused.
 */
function changed(ruleset: Ruleset, encounter: Encounter, change: Change): Encounter {
  const next = applyChange(ruleset, encounter, change);
  if (!next.ok) throw new Error(`${JSON.stringify(change)}: ${next.refusal.text}`);
  return goOn(ruleset, next.value, STOPS).at(-1)?.encounter ?? next.value;
}

/**
 * Checks moves with a walk. Each does both parts, asks combatants who can react on the way, lets a
 * foe be chosen at its end, and is taken back by one undo.
 */
function checkWalks(ruleset: Ruleset, encounter: Encounter, who: string): number {
  const offers = handOffers(ruleset, encounter.fight, who).filter(({ walkUp }) => walkUp && !walkUp.short);
  for (const offer of offers) {
    if (!offer.walkUp) continue;
    expect(offer.walkUp.cost, offer.label).not.toBe('');
    // “3 movement, movement” and “a fast maneuver, fast” say one thing twice.
    const words = offer.walkUp.cost.split(/[, ]+/).filter((word) => /^[a-z]{3,}$/.test(word));
    expect(words, offer.label).toEqual([...new Set(words)]);
    const begun = dispatch(ruleset, encounter, handCommand(offer));
    const asked = begun.ok ? liveStateOf(ruleset, begun.value).question : undefined;
    if (!begun.ok || !asked) throw new Error(`${offer.label}: no walk.`);
    const answer = { kind: 'choose', option: offer.walkUp.place } as const;
    let now = changed(ruleset, begun.value, { kind: 'answer', question: asked.id, answer, by: 'auto' });
    const byHand = new Set<unknown>();
    for (let n = 0; n < 12 && now.open?.command.type === 'act' && now.open.command.leadsTo; n += 1) {
      const { fight, question } = liveStateOf(ruleset, now);
      const declined = question && decliningPolicy(question, fight);
      if (!question || !declined) throw new Error(`${offer.label}: the walk stops.`);
      byHand.add(question.id);
      now = changed(ruleset, now, { kind: 'answer', question: question.id, answer: declined, by: 'chosen' });
    }
    const { fight, question } = liveStateOf(ruleset, now);
    const { command } = now.open ?? now.past.at(-1) ?? {};
    expect(command, `${offer.label} after a walk`).toMatchObject(commandOf(offer));
    if (question?.kind === 'choose' && question.meant === 'harm')
      expect(
        question.options.some((one) => !one.blocked && one.combatant && areEnemies(fight, who, one.combatant)),
        offer.label,
      ).toBe(true);
    if (byHand.size > 0) continue;
    const back = undo(now);
    expect(back.ok && { fight: back.value.fight, past: back.value.past.length }).toEqual({
      fight: encounter.fight,
      past: encounter.past.length,
    });
  }
  return offers.length;
}

/** Games in which every blow reaches everybody, so that nobody walks to strike. */
const WITHOUT_REACH = new Set(['freeform']);
/** Matches a count that is not 0. */
const some = expect.toSatisfy((count: number) => count > 0);

describe.each(games.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  it('keeps the number keys of moves, lists likely targets first, and walks to where a foe can be attacked', () => {
    let [numbers, meant, walks, step] = [0, 0, 0, 0];
    for (let n = 0; n < FIGHTS; n += 1) {
      const { script } = game.ready[n % game.ready.length] as (typeof game.ready)[number];
      const start = setUpOrThrow(game, readyScenes, { ...script, lines: [], seed: n + 1 });
      const rows = new Map<string, readonly string[]>();
      playAtRandom(
        game,
        start,
        n + 1,
        MOVES,
        (encounter) => {
          const { fight, question } = liveStateOf(game, encounter);
          if (question?.kind === 'choose' || question?.kind === 'pick') meant += checkOrder(question, encounter, game);
          if (question || fight.stage !== 'running') return;
          step += 1;
          const derived = derivedOf(game, fight);
          // Of several combatants who may act, only the first is tested, because testing all takes
          // long.
          for (const who of fight.order.filter((id) => isItsTurn(derived, id)).slice(0, 1)) {
            const before = rows.get(who) ?? [];
            const walking = step % WALK_EVERY === 0;
            const offers = walking ? handOffers(game, fight, who) : offersFor(game, fight, who);
            const row = withKeys(before, offers);
            expect(row.slice(0, before.length)).toEqual(before);
            expect(new Set(row).size).toBe(row.length);
            for (const [at, key] of row.entries()) {
              const offer = offerOnKey(row, offers, at + 1);
              if (offer) expect(offerKey(offer)).toBe(key);
            }
            numbers += row.length;
            rows.set(who, row);
            if (walking) walks += checkWalks(game, encounter, who);
          }
        },
        fighting,
      );
    }
    // A count of 0 would mean that this case never came up in the random fights.
    expect({ numbers, meant, walks }).toEqual({
      numbers: some,
      meant: some,
      walks: WITHOUT_REACH.has(game.id) ? 0 : some,
    });
  });
});

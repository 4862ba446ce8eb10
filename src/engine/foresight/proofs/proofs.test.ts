/**
 * What shows that a forecast is true: mirror matches are even, two blows come out as a full
 * enumeration says, and a fight left open at any question can be foreseen. More fights: FIGHTS=400
 * npx vitest run src/engine/foresight/proofs
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import type { Encounter } from '../../encounter.ts';
import { dispatch, liveStateOf, rollFor } from '../../history.ts';
import { playAtRandom, setUpOrThrow } from '../../play.testing.ts';
import { type Ruleset, withBook } from '../../ruleset.ts';
import { oddsOf } from '../../running/odds.ts';
import type { Script } from '../../script.ts';
import { fightRun } from '../fightRun.ts';
import { answerPlain, beginMove, plainFightOf, rollPlain } from '../plainFight.ts';
import { POLICIES } from '../policies.ts';

const FIGHTS = Number(process.env.FIGHTS ?? 40);
const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
const gameOf = (id: string): Ruleset => {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`There is no game ${id}.`);
  return found;
};
const simple = () => POLICIES.simple;

/** One against one, both alike, on one spot; whoever is set up first is changed about. */
function mirror(ruleset: Ruleset, creature: string, order: readonly [string, string]): Encounter {
  const zones = ruleset.scenes[0] === 'zones';
  const cast: Script['cast'] = order.map((side, n) => ({
    id: `${side}-one`,
    name: `${side} one`,
    side,
    creature,
    place: zones ? { kind: 'zone', zone: 'yard' } : { kind: 'square', column: 5 + n, row: 4 },
  }));
  const [a, b] = order;
  return setUpOrThrow(ruleset, readyScenes, {
    title: 'A mirror',
    ruleset: ruleset.id,
    scene: zones ? 'mill' : 'watch-yard',
    seed: 1,
    sides: [
      { id: a, name: a, stance: 'neutral', toward: { [b]: 'foe' } },
      { id: b, name: b, stance: 'neutral', toward: { [a]: 'foe' } },
    ],
    cast,
    lines: [],
  });
}

describe('a mirror match', () => {
  it.each(['murdham', 'hestia', 'freeform'])('is even within three standard errors in %s', (id) => {
    const ruleset = gameOf(id);
    const hero = ruleset.creatures.find(({ kind }) => ruleset.heroes.includes(kind));
    const starts = [
      mirror(ruleset, hero?.id ?? '', ['alpha', 'beta']),
      mirror(ruleset, hero?.id ?? '', ['beta', 'alpha']),
    ];
    let [won, decided] = [0, 0];
    for (let run = 1; run <= FIGHTS; run += 1) {
      const start = starts[run % 2];
      if (!start) break;
      const { winners } = fightRun(ruleset, start, simple, 5, run);
      if (winners.length !== 1) continue;
      decided += 1;
      if (winners[0] === 'alpha') won += 1;
    }
    expect(decided).toBeGreaterThan(FIGHTS / 2);
    expect(Math.abs(won / decided - 0.5)).toBeLessThanOrEqual(3 * Math.sqrt(0.25 / decided));
  });
});

describe('two blows', () => {
  const ruleset = gameOf('freeform');
  const cast: Script['cast'] = [
    {
      id: 'ann',
      name: 'Ann',
      side: 'party',
      creature: 'hero',
      place: { kind: 'square', column: 5, row: 4 },
      sheet: { initiative: 9 },
    },
    {
      id: 'raider',
      name: 'Raider',
      side: 'foes',
      creature: 'raider',
      place: { kind: 'square', column: 6, row: 4 },
      sheet: { initiative: 5 },
    },
  ];
  const blow = { type: 'act' as const, actor: 'ann', action: 'roll', variant: 'own-blade' };
  const at = { kind: 'choose' as const, option: 'raider' };
  const leftOf = (fight: Encounter['fight']) =>
    ruleset
      .tracks(fight, 'raider')
      .map(({ value }) => value)
      .join() + ruleset.standing(fight, 'raider').word;

  it('come out as their full enumeration says, within three standard errors for every outcome', () => {
    const script: Script = {
      title: 'Two blows',
      ruleset: 'freeform',
      scene: 'watch-yard',
      seed: 3,
      house: { order: 'number', numbers: 'written' },
      cast,
      lines: [],
    };
    let start = setUpOrThrow(ruleset, readyScenes, script);
    const begun = dispatch(ruleset, start, { type: 'begin' });
    if (!begun.ok) throw new Error(begun.refusal.text);
    start = begun.value;
    while (liveStateOf(ruleset, start).question) {
      const rolled = rollFor(ruleset, start);
      if (!rolled.ok) throw new Error(rolled.refusal.text);
      start = rolled.value;
    }
    // The chances after one blow, and from each of these after another: every fall of the dice.
    const exact = new Map<string, number>();
    const first = oddsOf(ruleset, start.fight, blow, [at], (after) => ({ key: leftOf(after), after }));
    expect(first.covered).toBeCloseTo(1);
    for (const { outcome, chance } of first.outcomes) {
      if (ruleset.standing(outcome.after, 'raider').at !== 'up') {
        exact.set(outcome.key, (exact.get(outcome.key) ?? 0) + chance);
        continue;
      }
      const then = oddsOf(ruleset, outcome.after, blow, [at], (after) => ({ key: leftOf(after) }));
      for (const { outcome: end, chance: more } of then.outcomes)
        exact.set(end.key, (exact.get(end.key) ?? 0) + chance * more);
    }
    expect([...exact.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    // The same two blows, played with drawn dice.
    const times = 20 * FIGHTS;
    const played = new Map<string, number>();
    let dice = start.dice;
    for (let n = 0; n < times; n += 1) {
      const play = plainFightOf(ruleset, { ...start, dice });
      for (let blows = 0; blows < 2 && ruleset.standing(play.fight, 'raider').at === 'up'; blows += 1) {
        beginMove(play, blow);
        while (play.open)
          if (play.open.asked.kind === 'dice') rollPlain(play);
          else answerPlain(play, at);
      }
      dice = [...play.dice];
      played.set(leftOf(play.fight), (played.get(leftOf(play.fight)) ?? 0) + 1);
    }
    for (const [key, chance] of exact) {
      const error = Math.sqrt((chance * (1 - chance)) / times);
      expect(Math.abs((played.get(key) ?? 0) / times - chance), key).toBeLessThanOrEqual(3 * error + 1e-9);
    }
    for (const key of played.keys()) expect(exact.has(key), key).toBe(true);
  });
});

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, ruleset) => {
  it('is foreseen from any question at which a fight was left open, and changes nothing in it', () => {
    const script = ruleset.ready[1]?.script ?? ruleset.ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    const start = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
    const kinds = new Map<string, Encounter>();
    playAtRandom(ruleset, start, 11, 14, (now) => {
      const { question, fight } = liveStateOf(ruleset, now);
      if (question && fight.stage === 'running') kinds.set(question.kind, now);
    });
    expect(kinds.size).toBeGreaterThan(0);
    for (const now of kinds.values()) {
      const before = JSON.stringify(now);
      const run = fightRun(ruleset, now, simple, 2, 1);
      expect(fightRun(ruleset, now, simple, 2, 1)).toEqual(run);
      expect(JSON.stringify(now)).toBe(before);
    }
  });
});

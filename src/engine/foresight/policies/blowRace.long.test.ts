/**
 * A policy that tries its blows strikes better than one that strikes at the first on the card: over
 * many decisions of a ready fight, and in a plain choice. What only the table can tell is left out.
 */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { seededDice } from '../../dice/dice.ts';
import { setUpOrThrow } from '../../play.testing.ts';
import type { Option } from '../../question.ts';
import type { Ruleset } from '../../ruleset.ts';
import { keyOfMove } from '../freeMoves.ts';
import { balanceFor } from '../judge.ts';
import { plainFightOf } from '../plainFight.ts';
import { playOut } from '../playOut.ts';
import { chanceFrom, type Decision, type FightPolicy, type PlannedMove, type Position } from '../policy.ts';
import { isBlow, simplePolicy } from '../simplePolicy.ts';
import { tryMove } from '../trials/tryMove.ts';
import { AHEAD, blowRacePolicy, GREEDY } from './blowRace.ts';

/** How the side of the striker stands on average after a move, by dice that no policy has seen. */
function worthOfMove(position: Position, planned: PlannedMove, times: number): number {
  let sum = 0;
  for (let seed = 1; seed <= times; seed += 1) {
    const play = tryMove(position, planned, 90_000 + seed, { luck: chanceFrom(seed) });
    sum += balanceFor(play, planned.move.actor);
  }
  return sum / times;
}

/** The first decisions in a ready fight in which the greedy policy differs from the simple one. */
function differencesIn(ruleset: Ruleset, ready: number, decisions: number): number[] {
  const script = ruleset.ready[ready]?.script;
  if (!script) throw new Error('There is no ready fight.');
  const greedy = blowRacePolicy(GREEDY);
  const found: number[] = [];
  const watching: FightPolicy = {
    move(position, actor, chance) {
      const usual = simplePolicy.move(position, actor, chance);
      const tried = found.length < decisions ? greedy.move(position, actor, chance) : undefined;
      if (tried && usual && (tried.first || keyOfMove(tried.move) !== keyOfMove(usual.move)))
        found.push(worthOfMove(position, tried, 20) - worthOfMove(position, usual, 20));
      return usual;
    },
    answer: simplePolicy.answer,
  };
  const start = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
  const play = plainFightOf(ruleset, { ...start, dice: [...seededDice(3)] });
  playOut(
    play,
    () => watching,
    chanceFrom(3),
    () => (found.length >= decisions ? 'stop' : undefined),
  );
  return found;
}

describe('a policy that tries its blows', () => {
  it.each([
    ['murdham', 1],
    ['thrum', 0],
  ] as const)('leaves its side better off than the first blow on the card, in %s', async (id, ready) => {
    const differences = differencesIn((await loadGame(id)) as Ruleset, ready, 5);
    expect(differences.length).toBe(5);
    expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeGreaterThan(0.02);
  });

  it('decides the same for the same chance, whatever its budget', async () => {
    const ruleset = (await loadGame('freeform')) as Ruleset;
    const script = ruleset.ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    const { fight } = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
    for (const rounds of [GREEDY, AHEAD, []]) {
      const decided = () =>
        fight.order.slice(0, 2).map((who) => {
          const position = { ruleset, fight, harmless: new Set<string>() };
          const { begun: _, ...planned } = blowRacePolicy(rounds).move(position, who, chanceFrom(1)) ?? {};
          return planned;
        });
      expect(decided()).toEqual(decided());
    }
  });
});

describe('what only the table can tell', () => {
  const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: id, ...more });
  it('is no blow, and is chosen only where nothing else is offered', async () => {
    const ruleset = (await loadGame('freeform')) as Ruleset;
    const script = ruleset.ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    const { fight } = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
    const foe = fight.order.find((id) => fight.combatants[id]?.side === 'foes') ?? '';
    const who = fight.order.find((id) => fight.combatants[id]?.side === 'party') ?? '';
    expect(isBlow(fight, who, option(foe, { combatant: foe }))).toBe(true);
    expect(isBlow(fight, who, option(foe, { combatant: foe, told: true }))).toBe(false);
    const asked = (options: Option[]): Decision => ({
      kind: 'choose',
      seat: { kind: 'combatant', combatant: who },
      title: 'Which gambit?',
      audience: 'all',
      rule: 'FF-01',
      options,
    });
    const chosen = (question: Decision) =>
      simplePolicy.answer({ ruleset, fight, harmless: new Set() }, question, chanceFrom(1));
    const own = option('own', { told: true });
    expect(chosen(asked([own, option('trip')]))).toEqual({ kind: 'choose', option: 'trip' });
    expect(chosen(asked([own, option('pass', { tone: 'pass' })]))).toEqual({ kind: 'choose', option: 'pass' });
    expect(chosen(asked([own]))).toEqual({ kind: 'choose', option: 'own' });
  });
});

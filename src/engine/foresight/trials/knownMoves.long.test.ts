/** What trial fights show of the moves of an encounter, and what the simple policy makes of it. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { seededDice } from '../../dice/dice.ts';
import { everyone } from '../../fight.ts';
import { setUpOrThrow } from '../../play.testing.ts';
import { type Ruleset, withBook } from '../../ruleset.ts';
import { keyOfBlow } from '../freeMoves.ts';
import { plainFightOf } from '../plainFight.ts';
import { playOut } from '../playOut.ts';
import { chanceFrom, type FightPolicy, type KnownMoves } from '../policy.ts';
import { randomPolicy } from '../randomPolicy.ts';
import { fightRun } from '../runs/fightRun.ts';
import { simplePolicy } from '../simplePolicy.ts';
import { knownMovesOf } from './knownMoves.ts';

const murdham = await withBook((await loadGame('murdham')) as Ruleset);
const start = () => {
  const script = murdham.ready[0]?.script;
  if (!script) throw new Error('There is no ready fight.');
  return setUpOrThrow(murdham, readyScenes, { ...script, lines: [] });
};

describe('trial fights', () => {
  it('show what everybody’s blows are worth, and which moves harm nobody', () => {
    const { fight, harmless, worths } = { ...start(), ...knownMovesOf(murdham, start()) };
    const names = everyone(fight).map(({ name }) => name);
    expect(Math.max(...worths.values())).toBeGreaterThan(0);
    for (const key of worths.keys()) expect(names.some((name) => key.startsWith(`${name} `))).toBe(true);
    expect(harmless.size).toBeGreaterThan(0);
    expect([...harmless].some((key) => key.startsWith('attack '))).toBe(false);
  });

  it('show the same again, whichever run asks first, and leave the encounter as it was', () => {
    const [one, other] = [start(), start()];
    const before = JSON.stringify(one.fight);
    const late = [3, 2, 1].map((run) => fightRun(murdham, other, () => simplePolicy, 5, run));
    const early = [1, 2, 3].map((run) => fightRun(murdham, one, () => simplePolicy, 5, run));
    expect(late.toReversed()).toEqual(early);
    expect(knownMovesOf(murdham, one)).toEqual(knownMovesOf(murdham, other));
    expect(JSON.stringify(one.fight)).toBe(before);
  });
});

describe('the simple policy', () => {
  /** The blows of the first moves of a fight in which each kind is known to be worth so much. */
  function blowsWith(worthOf: (move: string) => number): string[] {
    const worths = new Map([...knownMovesOf(murdham, start()).worths.keys()].map((key) => [key, worthOf(key)]));
    const known: KnownMoves = { harmless: new Set(), worths };
    const play = plainFightOf(murdham, { ...start(), dice: [...seededDice(3)] }, { known: () => known });
    const done: string[] = [];
    const watching: FightPolicy = {
      move(position, actor, chance) {
        const planned = simplePolicy.move(position, actor, chance);
        const key = planned && keyOfBlow(position.fight, planned.move);
        if (key !== undefined && worths.has(key)) done.push(planned?.move.action ?? '');
        return planned;
      },
      answer: randomPolicy.answer,
    };
    let left = 40;
    playOut(
      play,
      () => watching,
      chanceFrom(3),
      () => (left-- > 0 ? undefined : 'stop'),
    );
    return done;
  }

  it('strikes the kind of blow that is known to be worth most, and seldom another', () => {
    const share = (done: string[], action: string) => done.filter((one) => one === action).length / done.length;
    const distracting = blowsWith((key) => (key.includes(' distract ') ? 1 : 0.1));
    const striking = blowsWith((key) => (key.includes(' attack ') ? 1 : -1));
    expect(share(distracting, 'distract')).toBeGreaterThan(share(striking, 'distract'));
    expect(share(striking, 'attack')).toBeGreaterThan(0.5);
  });

  it('goes to where the best kind of blow can be struck before it strikes a poor one', () => {
    const keys = [...knownMovesOf(murdham, start()).worths.keys()];
    const knownWith = (distract: number): KnownMoves => ({
      harmless: new Set(),
      worths: new Map(
        keys.map((key) => [key, key.includes(' attack ') ? 1 : key.includes(' distract ') ? distract : -1]),
      ),
    });
    const [poor, fair] = [knownWith(0.1), knownWith(0.5)];
    const pairs = new Set<string>();
    const watching: FightPolicy = {
      move({ ruleset, fight }, actor, chance) {
        const [one, other] = [poor, fair].map((known) =>
          simplePolicy.move({ ruleset, fight, harmless: new Set(), known: () => known }, actor, chanceFrom(2)),
        );
        pairs.add(`${one?.move.action}, not ${other?.move.action}`);
        return randomPolicy.move({ ruleset, fight, harmless: new Set() }, actor, chance);
      },
      answer: randomPolicy.answer,
    };
    let left = 60;
    playOut(
      plainFightOf(murdham, { ...start(), dice: [...seededDice(3)] }),
      () => watching,
      chanceFrom(3),
      () => (left-- > 0 ? undefined : 'stop'),
    );
    expect([...pairs]).toContain('move, not distract');
    expect([...pairs]).not.toContain('distract, not move');
  });

  it('brings the same fights whether its moves are gone on with on their copies or begun anew', async () => {
    const anew: FightPolicy = {
      move(position, actor, chance) {
        const planned = simplePolicy.move(position, actor, chance);
        return planned && { move: planned.move };
      },
      answer: simplePolicy.answer,
    };
    for (const id of ['murdham', 'thrum', 'einfelst', 'hestia', 'ingenuity', 'freeform']) {
      const ruleset = await withBook((await loadGame(id)) as Ruleset);
      const encounter = setUpOrThrow(ruleset, readyScenes, { ...ruleset.ready[0]!.script, lines: [] });
      expect(fightRun(ruleset, encounter, () => anew, 3, 1)).toEqual(
        fightRun(ruleset, encounter, () => simplePolicy, 3, 1),
      );
    }
  });
});

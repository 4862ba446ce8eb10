/**
 * What the decisions of policies are worth: in the first decisions of a ready fight every blow is
 * struck many times, and each policy’s choice is compared with the best of them.
 */
import { seededDice } from '../../src/engine/dice/dice.ts';
import { balanceFor } from '../../src/engine/foresight/judge.ts';
import { plainFightOf } from '../../src/engine/foresight/plainFight.ts';
import { playOut } from '../../src/engine/foresight/playOut.ts';
import { AHEAD, blowRacePolicy, blowsOf, GREEDY, plannedBlow } from '../../src/engine/foresight/policies/blowRace.ts';
import { chanceFrom, type FightPolicy, type PlannedMove, type Position } from '../../src/engine/foresight/policy.ts';
import { simplePolicy } from '../../src/engine/foresight/simplePolicy.ts';
import { tryMove } from '../../src/engine/foresight/trials/tryMove.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { setUp } from '../../src/engine/scripts/lines.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';

/** How often each blow is struck to learn its worth. No policy sees these dice. */
const TIMES = 60;

const POLICIES: Readonly<Record<string, FightPolicy>> = {
  simple: simplePolicy,
  greedy: blowRacePolicy(GREEDY),
  ahead: blowRacePolicy(AHEAD),
};

function worthOfBlow(position: Position, planned: PlannedMove): number {
  let sum = 0;
  for (let seed = 1; seed <= TIMES; seed += 1) {
    const play = tryMove(position, planned, 500_000 + seed, { luck: chanceFrom(seed) });
    sum += balanceFor(play, planned.move.actor);
  }
  return sum / TIMES;
}

/** How much less than the best blow each policy’s choice is worth, over so many decisions. */
export function choicesIn(ruleset: Ruleset, at: number, decisions: number): string {
  const script = ruleset.ready[at]?.script;
  const made = script && setUp(ruleset, readyScenes, { ...script, lines: [] });
  if (!made?.ok) return '';
  const lost: Record<string, number> = { 'any blow': 0 };
  let [met, offered] = [0, 0];
  const watching: FightPolicy = {
    move(position, actor, chance) {
      const usual = simplePolicy.move(position, actor, chance);
      const blows = met < decisions ? [...blowsOf(position, actor)].map(plannedBlow) : [];
      if (blows.length < 2) return usual;
      const worths = blows.map((blow) => worthOfBlow(position, blow));
      const best = Math.max(...worths);
      met += 1;
      offered += blows.length;
      const add = (policy: string, worth: number) => {
        lost[policy] = (lost[policy] ?? 0) + best - worth;
      };
      add('any blow', worths.reduce((sum, one) => sum + one, 0) / worths.length);
      for (const [id, policy] of Object.entries(POLICIES)) {
        const chosen = policy.move(position, actor, chanceFrom(met));
        add(id, chosen ? worthOfBlow(position, chosen) : balanceFor(position, actor));
      }
      return usual;
    },
    answer: simplePolicy.answer,
  };
  const play = plainFightOf(ruleset, { ...made.value, dice: [...seededDice(3)] });
  playOut(
    play,
    () => watching,
    chanceFrom(3),
    () => (met >= decisions ? 'stop' : undefined),
  );
  const cells = ['any blow', ...Object.keys(POLICIES)].map((id) => ((lost[id] ?? 0) / Math.max(1, met)).toFixed(3));
  return `| ${ruleset.name}, ${ruleset.ready[at]?.name} | ${met} | ${(offered / Math.max(1, met)).toFixed(0)} | ${cells.join(' | ')} |`;
}

export const CHOICES_HEAD =
  '| ready fight | decisions | blows each | any blow | simple | greedy | ahead |\n|---|---|---|---|---|---|---|';

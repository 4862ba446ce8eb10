/** A fight that was left open at any question can be foreseen, in every game. */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import type { Encounter } from '../../encounter.ts';
import { liveStateOf } from '../../history.ts';
import { playAtRandom, setUpOrThrow } from '../../play.testing.ts';
import { withBook } from '../../ruleset.ts';
import { POLICIES } from '../policies/policies.ts';
import { fightRun } from '../runs/fightRun.ts';

const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
const simple = () => POLICIES.simple;

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

/** Steps that make a fight easier or harder: taken in every game, each undone by one undo. */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import type { Encounter } from '../../encounter.ts';
import { playAtRandom, setUpOrThrow } from '../../play.testing.ts';
import { withBook } from '../../ruleset.ts';
import { placesApart } from '../../table/walks/near.ts';
import { undo } from '../../undo.ts';
import { campsOf } from './cast.ts';
import { fightStepsOf } from './fightSteps.ts';

const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
/** The sum of the ways from each foe to the nearest of the party. */
const apart = (ruleset: (typeof games)[number], { fight }: Encounter) => {
  const { ours, foes } = campsOf(ruleset, fight);
  return foes.reduce(
    (sum, foe) => sum + Math.min(...ours.map(({ place }) => placesApart(fight.scene, foe.place, place))),
    0,
  );
};

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, ruleset) => {
  const starts = ruleset.ready.map(({ script }) => setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] }));

  it('leaves one foe out, adds one, and moves the foes, each taken back by one undo', () => {
    let offered = 0;
    for (const start of starts) {
      const { foes } = campsOf(ruleset, start.fight);
      for (const { step, changed } of fightStepsOf(ruleset, start)) {
        offered += 1;
        const after = campsOf(ruleset, changed.fight);
        const more = after.foes.length - foes.length;
        if (step.id.startsWith('without')) expect(more).toBe(-1);
        if (step.id.startsWith('more') || step.id.startsWith('leader')) expect(more).toBe(1);
        if (step.id === 'nearer') expect(apart(ruleset, changed)).toBeLessThanOrEqual(apart(ruleset, start));
        const undone = undo(changed);
        if (!undone.ok) throw new Error(undone.refusal.text);
        expect(undone.value.fight).toEqual(start.fight);
      }
    }
    expect(offered).toBeGreaterThan(2);
  });

  it('offers steps in a running fight, and none while a move is open', () => {
    const [start] = starts;
    if (!start) throw new Error('There is no ready fight.');
    let between = 0;
    playAtRandom(ruleset, start, 5, 8, (at) => {
      if (at.open) expect(fightStepsOf(ruleset, at)).toEqual([]);
      else if (at.fight.stage === 'running') between += fightStepsOf(ruleset, at).length;
    });
    expect(between).toBeGreaterThan(0);
  });
});

/**
 * Whoever is set off the map in its own turn has no more of it: the turn passes on, in every game,
 * exactly as when it is taken out of the fight.
 */
import { expect, it } from 'vitest';
import type { Edit } from '../engine/command.ts';
import { dispatch, liveStateOf } from '../engine/history.ts';
import { answerAtRandom, commandOfOffer, freeOffers, randomDecider, setUpOrThrow } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { undo } from '../engine/undo.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { loadAllGames } from './index.ts';

/** A ready fight in which somebody has done something in its own turn, and goes on with it. */
function inATurn(ruleset: Ruleset, seed: number) {
  const decide = randomDecider(seed);
  const script = ruleset.ready[seed % ruleset.ready.length]?.script;
  if (!script) throw new Error('There is no ready fight.');
  let now = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [], seed });
  const finish = () => {
    for (let { question } = liveStateOf(ruleset, now); question; { question } = liveStateOf(ruleset, now))
      now = answerAtRandom(ruleset, now, question, decide);
  };
  const acting = () =>
    ruleset
      .order(now.fight)
      .rows.filter(({ state }) => state === 'acting')
      .map(({ combatant }) => combatant);
  const begun = dispatch(ruleset, now, { type: 'begin' });
  if (!begun.ok) throw new Error(begun.refusal.text);
  now = begun.value;
  finish();
  for (let n = 0; n < 40 && now.fight.stage === 'running'; n += 1) {
    const [who] = acting();
    if (who !== undefined && now.fight.combatants[who]?.place.kind !== 'off') return { now, who };
    const own = freeOffers(ruleset, now).filter(
      ({ actor, action }) => actor in now.fight.combatants && action !== 'ruled',
    );
    if (own.length === 0) return undefined;
    const next = dispatch(ruleset, now, commandOfOffer(decide.of(own)));
    if (!next.ok) throw new Error(next.refusal.text);
    now = next.value;
    finish();
  }
  return undefined;
}

for (const ruleset of await loadAllGames())
  it(`${ruleset.name}: set off the map in its own turn, the turn passes as when taken out, and undo brings it back`, () => {
    const found = [1, 2, 3, 4].map((seed) => inATurn(ruleset, seed)).find((one) => one !== undefined);
    if (!found) throw new Error('Nobody takes a turn in the ready fights.');
    const { now, who } = found;
    const off: Edit = { edit: 'combatant', combatant: who, place: { kind: 'off' } };
    const done = dispatch(ruleset, now, { type: 'edit', label: 'By hand', edits: [off] });
    if (!done.ok) throw new Error(done.refusal.text);
    const { fight } = liveStateOf(ruleset, done.value);
    expect(fight.combatants[who]?.place.kind).toBe('off');
    expect(ruleset.order(fight).rows).not.toContainEqual(expect.objectContaining({ combatant: who, state: 'acting' }));
    const back = undo(done.value);
    expect(back.ok && back.value.fight).toEqual(now.fight);
  });

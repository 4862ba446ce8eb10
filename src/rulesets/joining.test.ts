/**
 * Tests joining a running fight in every game: newcomers get a place in the order and their turns,
 * the fight goes on, undo is exact.
 */
import { describe, expect, it } from 'vitest';
import { editsToAdd } from '../engine/cast/addCombatants.ts';
import { arrivalCommand, dueArrivals } from '../engine/cast/arrivals.ts';
import type { Command, Edit } from '../engine/command.ts';
import type { Encounter } from '../engine/encounter.ts';
import { dispatch, liveStateOf } from '../engine/history.ts';
import { answerAtRandom, commandOfOffer, freeOffers, randomDecider, setUpOrThrow } from '../engine/play.testing.ts';
import { publicView } from '../engine/public/publicView.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { undo } from '../engine/undo.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { loadAllGames } from './index.ts';

type Decide = ReturnType<typeof randomDecider>;

function finish(ruleset: Ruleset, start: Encounter, decide: Decide): Encounter {
  let now = start;
  for (let { question } = liveStateOf(ruleset, now); question; { question } = liveStateOf(ruleset, now))
    now = answerAtRandom(ruleset, now, question, decide);
  return now;
}
function does(ruleset: Ruleset, encounter: Encounter, command: Command, decide: Decide): Encounter {
  const next = dispatch(ruleset, encounter, command);
  if (!next.ok) throw new Error(next.refusal.text);
  return finish(ruleset, next.value, decide);
}
/** A ready fight after some random moves. */
function running(ruleset: Ruleset, seed: number, moves: number, decide: Decide): Encounter {
  const script = ruleset.ready[seed % ruleset.ready.length]?.script;
  if (!script) throw new Error('There is no ready fight.');
  const encounter = does(
    ruleset,
    setUpOrThrow(ruleset, readyScenes, { ...script, lines: [], seed }),
    { type: 'begin' },
    decide,
  );
  return step(ruleset, encounter, moves, decide);
}
function step(ruleset: Ruleset, start: Encounter, moves: number, decide: Decide): Encounter {
  let now = start;
  for (let n = 0; n < moves && now.fight.stage === 'running'; n += 1) {
    const offers = freeOffers(ruleset, now);
    if (offers.length === 0) return now;
    now = does(ruleset, now, commandOfOffer(decide.of(offers)), decide);
  }
  return now;
}
/** Two newcomers beside a standing combatant. */
function newcomers(ruleset: Ruleset, { fight }: Encounter, seed: number): Edit[] {
  const creature = ruleset.creatures.find(({ kind }) => !ruleset.heroes.includes(kind)) ?? ruleset.creatures[0];
  const beside = fight.order.map((id) => fight.combatants[id]).find((one) => one && one.place.kind !== 'off');
  const side = fight.sideOrder[seed % fight.sideOrder.length] ?? '';
  if (!creature) throw new Error('There is no creature.');
  return editsToAdd(ruleset, fight, { creature, name: 'Latecomer', side, count: 2, at: beside?.place });
}
const FIGHTS = Number(process.env.FIGHTS ?? 4);
const late = ({ fight }: Encounter) => fight.order.filter((id) => fight.combatants[id]?.name === 'Latecomer');

describe.each(await loadAllGames())('$name', (ruleset) => {
  it('gives newcomers a place in its order, lets the fight go on with them, and undoes the joining exactly', () => {
    for (let seed = 1; seed <= FIGHTS; seed += 1) {
      const decide = randomDecider(seed);
      const before = running(ruleset, seed, seed * 2, decide);
      if (before.fight.stage !== 'running') continue;
      const edits = newcomers(ruleset, before, seed);
      const joined = does(ruleset, before, { type: 'join', label: 'Two latecomers', edits }, decide);
      expect(late(joined)).toHaveLength(2);
      const rows = ruleset.order(joined.fight).rows.map(({ combatant }) => combatant);
      for (const id of late(joined)) expect(rows).toContain(id);
      const back = undo(joined);
      expect(back.ok && back.value.fight).toEqual(before.fight);
      step(ruleset, joined, 12, decide);
    }
  });
  it('keeps who comes later to the GM until their round, and brings them then', () => {
    const decide = randomDecider(5);
    const before = running(ruleset, 1, 1, decide);
    const { round } = ruleset.order(before.fight);
    const edits = newcomers(ruleset, before, 1);
    const waiting = does(ruleset, before, { type: 'join', label: 'Later', edits, round: round + 1 }, decide);
    expect(late(waiting)).toHaveLength(0);
    expect(dueArrivals(ruleset, waiting.fight)).toBeUndefined();
    const view = JSON.stringify(publicView(ruleset, waiting.fight, undefined, waiting.display));
    expect(view).not.toContain('Latecomer');
    let now = waiting;
    const waits = () => now.fight.coming !== undefined && !dueArrivals(ruleset, now.fight);
    for (let n = 0; n < 400 && now.fight.stage === 'running' && waits(); n += 1) now = step(ruleset, now, 1, decide);
    if (now.fight.stage !== 'running') return;
    // A game may let newcomers in where its round begins (`letNewcomersIn`); in other games the
    // table brings them.
    const coming = dueArrivals(ruleset, now.fight);
    const joined = coming ? does(ruleset, now, arrivalCommand(ruleset, now.fight, coming), decide) : now;
    expect(late(joined)).toHaveLength(2);
    expect(joined.fight.coming).toBeUndefined();
  });
  it('refuses who does not fit, whole: another game’s sheet, a side or a place that is none, an edit that adds nobody', () => {
    const decide = randomDecider(3);
    const before = running(ruleset, 1, 1, decide);
    const [first] = newcomers(ruleset, before, 1);
    const one = first?.edit === 'add' ? (first.combatant as object) : {};
    const bad: unknown[] = [
      { ...one, sheet: 'none' },
      { ...one, side: 'nobody' },
      { ...one, place: { kind: 'zone', zone: 'no' } },
    ];
    for (const combatant of bad)
      for (const round of [undefined, 99]) {
        const edits: Edit[] = [first as Edit, { edit: 'add', combatant }];
        const refused = dispatch(ruleset, before, { type: 'join', label: 'X', edits, ...(round ? { round } : {}) });
        expect(refused.ok ? '' : refused.refusal.text).toMatch(/\.$/);
      }
    expect(
      dispatch(ruleset, before, { type: 'join', label: 'X', edits: [{ edit: 'fog', places: 'all', way: 'hide' }] }).ok,
    ).toBe(false);
    expect(dispatch(ruleset, before, { type: 'stay', from: 'nobody', label: 'X' }).ok).toBe(false);
  });
});

/**
 * Habits: each line does what it says, on squares and in zones; they are saved, undone, kept from
 * the players, and refused where they do not fit.
 */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import type { Encounter } from '../../encounter.ts';
import { encounterSchema, parseEncounter } from '../../encounter.ts';
import type { Habit } from '../../habits/habits.ts';
import { dispatch, liveStateOf, rollFor } from '../../history.ts';
import { setUpOrThrow } from '../../play.testing.ts';
import { publicView } from '../../public/publicView.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Script } from '../../script.ts';
import { undo } from '../../undo.ts';
import type { Result } from '../../words.ts';
import { plainFightOf } from '../plainFight.ts';
import { playOut } from '../playOut.ts';
import { POLICIES } from '../policies/policies.ts';
import { chanceFrom, type FightPolicy, type PlannedMove } from '../policy.ts';
import { fightRun } from '../runs/fightRun.ts';

const freeform = (await loadGame('freeform')) as Ruleset;
const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const script = (cast: Script['cast']): Script => ({
  title: 'Habits',
  ruleset: 'freeform',
  scene: 'watch-yard',
  seed: 5,
  house: { order: 'number' },
  cast,
  lines: [],
});
const ann = { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', place: at(5, 4) };
const cy = { id: 'cy', name: 'Cy', side: 'party', creature: 'archer', place: at(4, 4) };
const raider = { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', place: at(6, 4) };
const chief = { id: 'chief', name: 'Chief', side: 'foes', creature: 'archer', place: at(12, 4) };

const after = (result: Result<Encounter>): Encounter => {
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
};
const withHabit = (start: Encounter, who: string, habits: Habit[]): Encounter =>
  after(
    dispatch(freeform, start, {
      type: 'edit',
      label: 'Habits',
      edits: [{ edit: 'combatant', combatant: who, habits }],
    }),
  );
/** What somebody would do first, with these habits, in a fight that runs. */
function firstOf(who: string, habits: Habit[]): PlannedMove | undefined {
  let now = after(
    dispatch(freeform, setUpOrThrow(freeform, readyScenes, script([ann, cy, raider, chief])), { type: 'begin' }),
  );
  while (liveStateOf(freeform, now).question) now = after(rollFor(freeform, now));
  const { fight } = withHabit(now, who, habits);
  return POLICIES.simple.move({ ruleset: freeform, fight, harmless: new Set() }, who, chanceFrom(1));
}
const optionOf = (planned: PlannedMove | undefined) => (planned?.first?.kind === 'choose' ? planned.first.option : '');
const columnOf = (option: string) => Number(/square:(\d+)/.exec(option)?.[1]);

describe('a line', () => {
  it('strikes at whom it says', () => {
    expect(optionOf(firstOf('cy', [{ when: 'always', does: 'strikes', whom: 'the nearest' }]))).toBe('raider');
    expect(optionOf(firstOf('cy', [{ when: 'always', does: 'strikes', whom: 'the leader' }]))).toBe('chief');
  });
  it('flees, or keeps away from a foe who is near', () => {
    for (const does of ['flees', 'keeps away'] as const) {
      const planned = firstOf('raider', [{ when: 'when a foe is near', does }]);
      expect(planned?.move.action).toBe('move');
      expect(columnOf(optionOf(planned))).toBeGreaterThan(6);
    }
  });
  it('shoots at a foe who is not near, though another is', () => {
    expect(optionOf(firstOf('ann', [{ when: 'always', does: 'shoots first' }]))).toBe('chief');
  });
  it('guards by striking at the foe who is nearest to the one guarded', () => {
    expect(optionOf(firstOf('raider', [{ when: 'always', does: 'guards', whom: 'the leader' }]))).toBe('ann');
  });
  it('does nothing while it does not hold, and the next line counts', () => {
    const usual = firstOf('raider', [])?.move;
    expect(firstOf('raider', [{ when: 'when badly hurt', does: 'flees' }])?.move).toEqual(usual);
    expect(firstOf('raider', [{ when: 'when outnumbered', does: 'flees' }])?.move).toEqual(usual);
    const second = firstOf('raider', [
      { when: 'when hurt', does: 'flees' },
      { when: 'always', does: 'strikes', whom: 'the strongest' },
    ]);
    expect(optionOf(second)).toBe('ann');
  });
  it('changes how a fight goes: those who flee are struck less', () => {
    const start = setUpOrThrow(freeform, readyScenes, script([ann, cy, raider, chief]));
    const taken = (from: Encounter) =>
      [1, 2, 3, 4].reduce(
        (sum, run) => sum + (fightRun(freeform, from, () => POLICIES.simple, 3, run).people.ann?.taken ?? 0),
        0,
      );
    const meek: Habit[] = [{ when: 'always', does: 'flees' }];
    expect(taken(withHabit(withHabit(start, 'raider', meek), 'chief', meek))).toBeLessThan(taken(start));
  });
});

describe('who takes prisoners', () => {
  it('strikes with bare hands or holds a foe in place of the sword, and lets go of nothing else', async () => {
    const murdham = (await loadGame('murdham')) as Ruleset;
    const ready = murdham.ready[0]?.script;
    if (!ready) throw new Error('There is no ready fight.');
    const play = plainFightOf(murdham, setUpOrThrow(murdham, readyScenes, { ...ready, lines: [] }));
    const kept: { usual: string; habit: string }[] = [];
    const watching: FightPolicy = {
      move(position, actor, chance) {
        const usual = POLICIES.simple.move(position, actor, chance);
        const fight = structuredClone(position.fight);
        const one = fight.combatants[actor];
        if (one) one.habits = [{ when: 'always', does: 'takes prisoners' }];
        const mild = POLICIES.simple.move({ ...position, fight }, actor, chance);
        kept.push({ usual: moveWords(usual), habit: moveWords(mild) });
        return usual;
      },
      answer: POLICIES.simple.answer,
    };
    playOut(play, () => watching, chanceFrom(5));
    const changed = kept.filter(({ usual, habit }) => usual !== habit);
    expect(changed.length).toBeGreaterThan(0);
    for (const { usual, habit } of changed) {
      expect(usual).toMatch(/^attack/);
      expect(habit).toMatch(/unarmed|grapple|hold-back/);
    }
  });
});
const moveWords = (planned: PlannedMove | undefined): string =>
  `${planned?.move.action ?? ''} ${planned?.move.variant ?? ''}`;

describe('habits', () => {
  it('are saved with the encounter, undone, and no word of them comes to the players', () => {
    const start = setUpOrThrow(freeform, readyScenes, script([ann, raider]));
    const now = withHabit(start, 'raider', [{ when: 'always', does: 'takes prisoners' }]);
    const read = parseEncounter(JSON.parse(JSON.stringify(now)), () => freeform);
    expect(read.ok && read.value.fight.combatants.raider?.habits).toEqual([
      { when: 'always', does: 'takes prisoners' },
    ]);
    expect(JSON.stringify(publicView(freeform, now.fight, undefined, now.display))).not.toMatch(/prisoners|habit/);
    expect(after(undo(now)).fight).toEqual(start.fight);
    // An older file has no habits, and an empty list removes them.
    expect(encounterSchema(freeform).safeParse(JSON.parse(JSON.stringify(start))).success).toBe(true);
    expect(withHabit(now, 'raider', []).fight.combatants.raider?.habits).toBeUndefined();
  });

  it('are refused where no line is of that kind, and then nothing changes', () => {
    const start = setUpOrThrow(freeform, readyScenes, script([ann, raider]));
    const edit = (habits: unknown) =>
      dispatch(freeform, start, {
        type: 'edit',
        label: 'x',
        edits: [{ edit: 'combatant', combatant: 'raider', habits }],
      });
    expect(edit([{ when: 'always', does: 'sleeps' }]).ok).toBe(false);
    expect(edit(Array.from({ length: 7 }, () => ({ when: 'always', does: 'flees' }))).ok).toBe(false);
  });
});

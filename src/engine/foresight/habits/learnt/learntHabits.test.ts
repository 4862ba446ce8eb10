/**
 * Habits learnt from planted accounts: somebody who always does the same is read so, chance is not
 * read as a habit, and too few turns are refused with a sentence.
 */
import { describe, expect, it } from 'vitest';
import type { BlowDone, TurnDone } from './conduct.ts';
import { habitsLearnt } from './learntHabits.ts';

const blow = (more: Partial<BlowDone> = {}): BlowDone => ({ isFar: false, isMild: false, aims: {}, ...more });
const turn = (more: Partial<TurnDone> = {}): TurnDone => ({
  wasBadlyHurt: false,
  hadFoeNear: false,
  gotAway: false,
  keptAway: false,
  byLeader: undefined,
  blows: [],
  ...more,
});
const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
const learnt = (turns: readonly TurnDone[]) => {
  const found = habitsLearnt('Ann', turns);
  return found.ok ? found.value : found.refusal.text;
};

describe('the account of earlier fights', () => {
  it('tells whom somebody strikes, where it is no chance', () => {
    const weakest = blow({
      aims: { 'the weakest': { hit: true, blind: 0.3 }, 'the nearest': { hit: true, blind: 0.9 } },
    });
    const other = blow({ aims: { 'the weakest': { hit: false, blind: 0.3 } } });
    const turns = [...times(6, turn({ blows: [weakest] })), turn({ blows: [other] })];
    expect(learnt(turns)).toEqual([
      { habit: { when: 'always', does: 'strikes', whom: 'the weakest' }, seen: 6, of: 7, what: 'blows' },
    ]);
    const blindly = blow({ aims: { 'the weakest': { hit: true, blind: 0.85 } } });
    expect(learnt(times(8, turn({ blows: [blindly] })))).toBe(
      'No habit shows in the 8 turns of Ann in earlier fights kept here.',
    );
  });
  it('tells of shots, with their aim', () => {
    const shot = blow({ isFar: true, aims: { 'the leader': { hit: true, blind: 0.2 } } });
    expect(learnt([...times(5, turn({ blows: [shot] })), turn()])).toEqual([
      { habit: { when: 'always', does: 'shoots first', whom: 'the leader' }, seen: 5, of: 5, what: 'blows' },
    ]);
  });
  it('tells what is done only at times before what is done always, so that it counts', () => {
    const hurt = turn({ wasBadlyHurt: true, hadFoeNear: true, gotAway: true, keptAway: true });
    const shot = turn({ blows: [blow({ isFar: true })] });
    expect(learnt([...times(4, shot), ...times(3, hurt)])).toEqual([
      { habit: { when: 'when badly hurt', does: 'flees' }, seen: 3, of: 3, what: 'turns' },
      { habit: { when: 'always', does: 'shoots first' }, seen: 4, of: 4, what: 'blows' },
    ]);
    // Unhurt as well, it keeps away from whoever comes near.
    const unhurt = { ...hurt, wasBadlyHurt: false };
    expect(learnt([...times(4, shot), ...times(3, unhurt)])).toContainEqual({
      habit: { when: 'when a foe is near', does: 'keeps away' },
      seen: 3,
      of: 3,
      what: 'turns',
    });
  });
  it('tells who spares foes, and who stays by the leader', () => {
    const mild = turn({ byLeader: true, blows: [blow({ isMild: true })] });
    expect(learnt([...times(5, mild), turn({ byLeader: false, blows: [blow({ isMild: true }), blow()] })])).toEqual([
      { habit: { when: 'always', does: 'takes prisoners' }, seen: 5, of: 6, what: 'turns' },
      { habit: { when: 'always', does: 'guards', whom: 'the leader' }, seen: 5, of: 6, what: 'turns' },
    ]);
  });
  it('is refused where there are too few turns, in words that say how many', () => {
    const shot = turn({ blows: [blow({ isFar: true })] });
    expect(learnt([])).toMatch(/^Ann has had no turn in earlier fights kept here/);
    expect(learnt([shot])).toMatch(/one turn/);
    expect(learnt(times(5, shot))).toMatch(/5 turns .* from 6 turns on/);
    expect(learnt(times(6, shot))).toHaveLength(1);
  });
});

/**
 * TH-15, TH-06: drops together with other rules: in a Dash, after an action, by a push. Also a Dash
 * in several legs.
 */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';
import { foeAt, withState } from '../../members.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';

const cliff = sceneFrom('3.......\n3.......\n3.......');
const badly = { roll: [1, 1], drop: [6, 6] };

describe('Dazed by a drop', () => {
  test('TH-15: the Speed that was spent counts: a combatant who has acted without walking is not Dazed', () => {
    const d = playOut({ ash: { at: [1, 1] }, bo: foeAt(7, 2) }, cliff).begin('ash', 'bo');
    // Ash acts before walking. A fall by ruling works like a push.
    d.do('use', 'recover').say('fatigue').do('fall', undefined, 'ash').say('3', 'end', badly);
    expect(d.sheet('ash').conditions.slowed?.n).toBe(1);
    expect(d.sheet('ash').conditions.dazed).toBeUndefined();
  });
  test('TH-15: a combatant who has spent its new Speed is Dazed, whether it has acted or not', () => {
    const walked = (squares: string) => {
      const d = playOut({ ash: { at: [1, 1] }, bo: foeAt(7, 2) }, cliff).begin('ash', 'bo');
      d.do('move').say(squares).do('use', 'recover').say('fatigue');
      return d.do('fall', undefined, 'ash').say('3', 'end', badly).sheet('ash').conditions.dazed?.n;
    };
    // Speed 4 becomes 2.
    expect([walked('2,1'), walked('3,1'), walked('4,1')]).toEqual([undefined, 1, 1]);
  });
  test('TH-15: a combatant who is pushed over an edge in another’s turn has spent nothing', () => {
    const d = playOut({ ash: { at: [1, 1] }, bo: foeAt(7, 2) }, cliff).begin('ash', 'bo');
    d.do('move').say('5,1').do('end-turn').do('fall', undefined, 'ash').say('3', 'end', badly);
    expect(d.sheet('ash').conditions).toMatchObject({ slowed: { n: 1 } });
    expect(d.sheet('ash').conditions.dazed).toBeUndefined();
  });
  test('TH-15: equal totals land badly (assumed), or well by the house; one more is well in any case', () => {
    const lands = (house: Record<string, unknown>, roll: number[]) => {
      const d = playOut({ ash: { at: [0, 1] }, bo: foeAt(7, 2) }, cliff, house).begin('ash', 'bo');
      d.do('jump').say('1,1', 'end', { roll, drop: [2, 1] });
      return d.sheet('ash').conditions.slowed === undefined;
    };
    expect([lands({}, [3, 3]), lands({ dropTies: 'lands' }, [3, 3])]).toEqual([false, true]);
    expect([lands({}, [4, 3]), lands({ dropTies: 'lands' }, [3, 2])]).toEqual([true, false]);
  });
});

describe('Dash', () => {
  const dasher = (sheet: Record<string, unknown> = {}) =>
    playOut({ ash: { at: [0, 1], sheet }, bo: foeAt(7, 2) }, cliff)
      .begin('ash', 'bo')
      .do('use', 'dash');
  test('TH-15: a Dash goes down without paying, and what its drop costs is counted in it', () => {
    const d = dasher();
    expect(d.free).toContain('jump 1,1');
    d.say('jump 1,1', 'end', { roll: [6, 6], drop: [1, 1] });
    expect(d.place('ash')).toBe('1,1');
    // 1 of 4 is spent.
    expect(d.question?.title).toBe('Dash: walk where? 3 squares left.');
    expect(d.free).toContain('4,1');
    expect(d.free).not.toContain('5,1');
  });
  test('TH-15: a bad landing leaves it the new Speed; with that spent it is Dazed and goes no further', () => {
    const d = dasher();
    d.say('jump 1,1', 'end', badly);
    // Speed is 2 now, and 1 of it is spent.
    expect(d.sheet('ash').conditions.dazed).toBeUndefined();
    expect(d.question?.title).toBe('Dash: walk where? 1 square left.');
    const late = dasher();
    late.say('0,0', 'jump 1,1', 'end', badly);
    expect(late.sheet('ash').conditions.dazed?.n).toBe(1);
    expect(late.question).toBeUndefined();
    expect(late.place('ash')).toBe('1,1');
  });
  test('TH-06: in as many legs as it likes, up to the Speed, and then no more moving', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: foeAt(9, 9) }).begin('ash', 'bo');
    d.do('use', 'dash').say('1,0', '1,2');
    expect(d.place('ash')).toBe('1,2');
    expect(d.question?.title).toBe('Dash: walk where? 1 square left.');
    d.say('stay');
    expect(d.question).toBeUndefined();
    expect(d.refusal('move')).toMatch(/^TH-06/);
    // A combatant who goes all the way at once is not asked again.
    const straight = playOut({ ash: { at: [0, 0] }, bo: foeAt(9, 9) })
      .begin('ash', 'bo')
      .do('use', 'dash')
      .say('4,0');
    expect(straight.question).toBeUndefined();
  });
  test('TH-06: to stay in a Dash says that it spends the action; after a leg, and after a blow, it does not', () => {
    const stay = (d: ReturnType<typeof playOut>) =>
      d.question?.kind === 'choose' ? d.question.options.find(({ id }) => id === 'stay')?.label : undefined;
    const d = playOut({ ash: { at: [0, 0] }, bo: foeAt(9, 9) }).begin('ash', 'bo');
    d.do('use', 'dash');
    expect(stay(d)).toBe('Stay: the action is spent all the same');
    d.say('1,0');
    expect(stay(d)).toBe('Stop here');
    const stabs = playOut({ ash: { at: [0, 0], has: ['poison-dagger'] }, bo: foeAt(1, 0) }).begin('ash', 'bo');
    stabs.do('use', 'poison-dagger').say('bo', 'resilience').contest('hit');
    expect(stay(stabs)).toBe('Stay');
  });
  test('TH-42: a disoriented Dash that stumbles has spent the step', () => {
    const d = playOut({ ash: { at: [0, 0], sheet: withState('disoriented') }, bo: foeAt(9, 9) }).begin('ash', 'bo');
    // There is no square north of the top row, so the walker cannot stray there: 3 turns east into
    // north.
    d.do('use', 'dash').say('1,0', [1, 2]);
    expect(d.place('ash')).toBe('0,0');
    expect(d.question?.title).toBe('Dash: walk where? 3 squares left.');
  });
});

describe('other walks', () => {
  test('TH-15: an ability that walks its user lets it drop as well', () => {
    const d = playOut(
      { ash: { at: [0, 1], has: ['bull-rush'] }, bo: foeAt(2, 1) },
      sceneFrom('3...\n3...\n3...'),
    ).begin('ash', 'bo');
    // Half Speed is 2; climbing down 3 would take 3.
    d.do('use', 'bull-rush').say('bo');
    expect(d.free).toEqual(['jump 1,0', 'jump 1,1', 'jump 1,2']);
    d.say('jump 1,1');
    expect(d.question?.rule).toBe('TH-15');
  });
});

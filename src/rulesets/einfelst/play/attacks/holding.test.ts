/** Breaking free as a reaction, and gagging somebody who is already held. */
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  begunOn,
  lastOf,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

type At = ReturnType<typeof tableOf>;
const byFoe = { held: { by: 'foe', gagged: false } };
/** Ben acts first, then the foe who holds Ann, then Ann; another combatant stands apart. */
const held = (ann: Record<string, unknown> = {}): At =>
  begunOn(
    tableOf([{ id: 'ben' }, { id: 'foe' }, { id: 'ann', sheet: { ...byFoe, ...ann } }, { id: 'foe-2', zone: 'far' }]),
    1,
    2,
    3,
    4,
  );
const tries = (at: At, ...sixes: [number, number?]): At =>
  playOn(
    at,
    { do: 'break-free', by: 'ann' },
    { answer: sixes[1] === undefined ? 'pass' : 'hold' },
    {
      answer: {
        dice: { first: sixesOf(sixes[0]), ...(sixes[1] === undefined ? {} : { 'against-1': sixesOf(sixes[1]) }) },
      },
    },
  );
const end = (who: string) => ({ do: 'end-turn', by: who });
const isHeld = (at: At) => badgesOf(at, 'ann').includes('held');

describe('breaking free at any time', () => {
  it('EW-31 between turns, before its own: a fast maneuver of the round, and it does not begin its turn', () => {
    const at = tries(held(), 1);
    expect([isHeld(at), trackOf(at, 'ann', 'fast'), trackOf(at, 'ann', 'slow')]).toEqual([false, 0, 1]);
    // It is still the turn of Ben's card.
    expect([offerOf(at, 'ben', 'shout'), offerOf(at, 'ann', 'shout')]).toEqual([true, 'EW-02']);
  });
  it('EW-31 in the turn of another, who goes on', () => {
    const at = tries(playOn(held(), { do: 'shout', by: 'ben' }), 1);
    expect([isHeld(at), offerOf(at, 'ben', 'attack'), trackOf(at, 'ann', 'fast')]).toEqual([false, true, 0]);
  });
  it('EW-31 in its own turn it is one of its maneuvers', () => {
    const at = tries(playOn(held(), end('ben'), end('foe')), 1);
    expect([isHeld(at), offerOf(at, 'ann', 'attack'), offerOf(at, 'foe-2', 'shout')]).toEqual([false, true, 'EW-02']);
    expect(offerOf(playOn(at, { do: 'shout', by: 'ann' }), 'ann', 'shout')).toBe('EW-14');
  });
  it('EW-31 once a turn: not twice in the same one, and again in the next, for the slow maneuver', () => {
    const once = tries(playOn(held(), { do: 'shout', by: 'ben' }), 0);
    expect([isHeld(once), offerOf(once, 'ann', 'break-free')]).toEqual([true, 'EW-31']);
    const next = playOn(once, end('ben'));
    expect(offerOf(next, 'ann', 'break-free')).toBe(true);
    const twice = tries(next, 0);
    expect([trackOf(twice, 'ann', 'fast'), trackOf(twice, 'ann', 'slow')]).toEqual([0, 0]);
    expect(offerOf(playOn(twice, end('foe')), 'ann', 'break-free')).toBe('EW-14');
    expect(offerOf(playOn(twice, end('foe'), end('ann'), end('foe-2')), 'ann', 'break-free')).toBe(true);
  });
  it('EW-31 a passed card is a turn too', () => {
    const once = tries(held(), 0);
    expect(offerOf(once, 'ann', 'break-free')).toBe('EW-31');
    expect(offerOf(playOn(once, { do: 'skip' }), 'ann', 'break-free')).toBe(true);
  });
  it('EW-31 not with the maneuvers of the round spent, nor when nobody holds one, nor while out', () => {
    const spent = playOn(
      held(),
      end('ben'),
      end('foe'),
      { do: 'shout', by: 'ann' },
      { do: 'shout', by: 'ann' },
      end('ann'),
    );
    expect(offerOf(spent, 'ann', 'break-free')).toBe('EW-15');
    const out = playOn(held(), {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'gone', value: 'out' }],
      label: 'Out.',
    });
    expect([offerOf(held(), 'ben', 'break-free'), offerOf(out, 'ann', 'break-free')]).toEqual(['EW-31', 'EW-02']);
  });
  it('EW-32 out of its turn the holder may answer as well, and equal changes nothing', () => {
    const at = tries(held(), 1, 1);
    expect([isHeld(at), trackOf(at, 'foe', 'fast'), lastOf(at, 'EW-32')]).toEqual([true, 0, 'Ann is still held.']);
  });
  it('EW-15 breaking free outside one’s turn is acting: cards are swapped no more', () => {
    expect([offerOf(held(), 'ben', 'swap'), offerOf(tries(held(), 0), 'ben', 'swap')]).toEqual([true, 'EW-06']);
  });
});

describe('gagging somebody already held', () => {
  /** The foe acts first and holds Ann. */
  const holding = (gagged = false): At =>
    begunOn(tableOf([{ id: 'foe' }, { id: 'ann', sheet: { held: { by: 'foe', gagged } } }, { id: 'ben' }]), 1, 2, 3);
  const gags = (mine: number, theirs?: number): At =>
    playOn(
      holding(),
      { do: 'gag', by: 'foe', with: 'ann' },
      { answer: theirs === undefined ? 'pass' : 'break-free' },
      { answer: { dice: { first: sixesOf(mine), ...(theirs === undefined ? {} : { 'against-1': sixesOf(theirs) }) } } },
    );
  it('EW-30 takes a Force test with an extra success, as a slow maneuver', () => {
    expect([badgesOf(gags(2), 'ann'), badgesOf(gags(1), 'ann')]).toEqual([['held', 'gagged'], ['held']]);
    expect([offerOf(gags(2), 'foe', 'attack'), trackOf(gags(1), 'foe', 'slow')]).toEqual(['EW-14', 0]);
    expect(lastOf(gags(1), 'EW-30')).toBe('Foe does not shut the mouth of Ann: 1 of 2 successes.');
  });
  it('EW-30 the one held may twist away: each success takes one, and it stays held', () => {
    expect([badgesOf(gags(2, 1), 'ann'), badgesOf(gags(3, 1), 'ann'), badgesOf(gags(0, 3), 'ann')]).toEqual([
      ['held'],
      ['held', 'gagged'],
      ['held'],
    ]);
    expect([trackOf(gags(2, 1), 'ann', 'fast'), questionOf(gags(2, 1))]).toEqual([0, undefined]);
  });
  it('EW-30 is for who holds somebody whose mouth is not shut yet', () => {
    expect(offerOf(holding(), 'foe', 'gag', 'ann')).toBe(true);
    expect([offerOf(holding(true), 'foe', 'gag'), offerOf(holding(), 'ben', 'gag')]).toEqual([false, false]);
  });
});

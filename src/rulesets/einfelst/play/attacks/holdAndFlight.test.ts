/** Holds and flight (EW-29 to EW-35), played through the game as at a table. */
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  begunOn,
  duelOf,
  offerOf,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  standingOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

describe('holding', () => {
  const grabbed = (mine: number, ...more: string[]) =>
    playOn(
      duelOf(),
      { do: 'grapple', by: 'ann' },
      { answer: 'foe' },
      { answer: 'pass' },
      { answer: { dice: sixesOf(mine) } },
      ...more.map((answer) => ({ answer })),
    );
  it('EW-29 a Force test holds: only breaking free, shouting and parrying are left', () => {
    const at = playOn(grabbed(1), { do: 'end-turn', by: 'ann' });
    expect(badgesOf(at, 'foe')).toContain('held');
    expect([offerOf(at, 'foe', 'attack'), offerOf(at, 'foe', 'flee'), offerOf(at, 'foe', 'move')]).toEqual([
      'EW-29',
      'EW-29',
      'EW-29',
    ]);
    expect([offerOf(at, 'foe', 'break-free'), offerOf(at, 'foe', 'shout')]).toEqual([true, true]);
  });
  it('EW-29 the target may react by breaking free, success for success', () => {
    const at = playOn(
      duelOf(),
      { do: 'grapple', by: 'ann' },
      { answer: 'foe' },
      { answer: 'break-free' },
      { answer: { dice: { first: sixesOf(2), 'against-1': sixesOf(2) } } },
    );
    expect(badgesOf(at, 'foe')).not.toContain('held');
  });
  it('EW-29 the one held can still parry', () => {
    let at = playOn(grabbed(1), { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    at = playOn(at, { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' });
    expect(questionOf(at)).toMatchObject({ options: [{ id: 'parry' }, { id: 'pass' }] });
  });
  it('EW-30 gagging takes an extra success', () => {
    expect(questionOf(grabbed(1))).toBeUndefined();
    const at = playOn(grabbed(2, 'gag'), { do: 'end-turn', by: 'ann' });
    expect(badgesOf(at, 'foe')).toContain('gagged');
    expect(offerOf(at, 'foe', 'shout')).toBe('EW-30');
  });
  const trying = (hold: string, mine: number, theirs?: number) =>
    playOn(
      grabbed(1),
      { do: 'end-turn', by: 'ann' },
      { do: 'break-free', by: 'foe' },
      { answer: hold },
      { answer: { dice: { first: sixesOf(mine), ...(theirs === undefined ? {} : { 'against-1': sixesOf(theirs) }) } } },
    );
  it('EW-31 breaking free is a fast maneuver, once a turn, which a hold may answer', () => {
    const at = trying('hold', 1, 1);
    expect(offerOf(at, 'foe', 'break-free')).toBe('EW-31');
    expect(trackOf(at, 'ann', 'fast')).toBe(0);
  });
  it('EW-31 the hold is tested with Force, or by house rule with Endure', () => {
    const words = (house: Record<string, unknown>) => {
      const at = playOn(
        duelOf({}, { held: { by: 'ann', gagged: false } }, house),
        { do: 'end-turn', by: 'ann' },
        { do: 'break-free', by: 'foe' },
      );
      const found = questionOf(at);
      return found?.kind === 'choose' ? found.options[0]?.detail : '';
    };
    expect(words({})).toContain('Force');
    expect(words({ holdWith: 'endure' })).toContain('Endure');
  });
  it('EW-32 strictly more frees, equal changes nothing, unopposed one success frees', () => {
    expect(badgesOf(trying('hold', 2, 1), 'foe')).not.toContain('held');
    expect(badgesOf(trying('hold', 1, 1), 'foe')).toContain('held');
    expect(badgesOf(trying('pass', 1), 'foe')).not.toContain('held');
    expect(badgesOf(trying('pass', 0), 'foe')).toContain('held');
  });
  it('EW-32 it also ends when the holder lets go', () => {
    const at = playOn(grabbed(1), { do: 'let-go', by: 'ann' });
    expect(badgesOf(at, 'foe')).not.toContain('held');
    expect(offerOf(at, 'ann', 'let-go')).toBe('EW-32');
  });
});

describe('flight', () => {
  const chased = () =>
    begunOn(
      tableOf([
        { id: 'ann', zone: 'mid' },
        { id: 'foe', zone: 'mid' },
        { id: 'ben', zone: 'far' },
      ]),
      1,
      2,
      3,
    );
  const runs = (mine: number, answer: string, theirs?: number) =>
    playOn(
      chased(),
      { do: 'flee', by: 'ann', with: 'finesse' },
      { answer: 'zone:east' },
      { answer },
      { answer: { dice: { first: sixesOf(mine), ...(theirs === undefined ? {} : { 'against-1': sixesOf(theirs) }) } } },
    );
  it('EW-33 one success leaves the fight, none stays in the zone', () => {
    expect(standingOf(runs(1, 'pass'), 'ann')).toBe('fled');
    const stays = runs(0, 'pass');
    expect([standingOf(stays, 'ann'), placeOf(stays, 'ann')]).toEqual(['standing', 'mid']);
  });
  it('EW-33 not by way of a zone that an enemy holds, one’s own aside', () => {
    const at = begunOn(
      tableOf([
        { id: 'ann', zone: 'mid' },
        { id: 'foe', zone: 'mid' },
        { id: 'foe-2', zone: 'west' },
      ]),
      1,
      2,
      3,
    );
    const ways = questionOf(playOn(at, { do: 'flee', by: 'ann', with: 'sneak' }));
    expect(ways?.kind === 'choose' && ways.options.map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['zone:west', 'EW-33'],
      ['zone:east', undefined],
    ]);
    const shut = begunOn(tableOf([{ id: 'ann' }, { id: 'foe', zone: 'mid' }]), 1, 2);
    expect(offerOf(shut, 'ann', 'flee')).toBe('EW-33');
  });
  it('EW-34 an opponent of the zone may chase with Finesse or Track; each success takes one away', () => {
    const at = playOn(chased(), { do: 'flee', by: 'ann', with: 'finesse' }, { answer: 'zone:east' });
    expect(questionOf(at)).toMatchObject({
      rule: 'EW-34',
      options: [{ id: 'finesse:foe' }, { id: 'track:foe' }, { id: 'pass' }],
    });
    expect(standingOf(runs(2, 'track:foe', 1), 'ann')).toBe('fled');
    expect(standingOf(runs(2, 'track:foe', 2), 'ann')).toBe('standing');
  });
  it('EW-35 all taken away: the runner stays, and both are one zone further, and nobody else', () => {
    const at = runs(1, 'finesse:foe', 1);
    expect([placeOf(at, 'ann'), placeOf(at, 'foe'), placeOf(at, 'ben')]).toEqual(['east', 'east', 'far']);
  });
});

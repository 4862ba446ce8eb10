/**
 * The ends of a hold, a fire, a poison, a pin; and the actions that a held or burning combatant is
 * not offered.
 */
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  cardsOf,
  lastOf,
  offerOf,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  type tableOf,
  trackOf,
} from '../../table.testing.ts';
import { begunCast, byAnn, endTurnLine, isHeld, setBurning } from './holds.testing.ts';

describe('a hold ends', () => {
  it('EW-32 when the holder falls; what another holds stays held', () => {
    const at = strikeAt(
      begunCast(
        ['foe-9'],
        ['ann'],
        ['foe', { limit: 2 }],
        ['ben', { held: { by: 'foe', gagged: true } }],
        ['cy', { held: { by: 'foe-9', gagged: false } }],
      ),
      'foe-9',
      'foe',
      'pass',
      sixesOf(1),
    );
    expect([isHeld(at, 'ben'), isHeld(at, 'cy'), badgesOf(at, 'foe-9').includes('holds')]).toEqual([false, true, true]);
    expect(lastOf(at, 'EW-32')).toBe('Foe no longer holds Ben.');
  });
  it('EW-32 when the holder moves on, flees, or is shoved away; not when it moves within the zone', () => {
    const start = () => begunCast(['ann'], ['foe', byAnn]);
    expect(isHeld(playOn(start(), { do: 'move', by: 'ann' }, { answer: 'zone:mid' }), 'foe')).toBe(false);
    expect(isHeld(playOn(start(), { do: 'reposition', by: 'ann' }), 'foe')).toBe(true);
    const flown = playOn(
      start(),
      { do: 'flee', by: 'ann', with: 'sneak' },
      { answer: 'zone:mid' },
      { answer: { dice: sixesOf(1) } },
    );
    expect(isHeld(flown, 'foe')).toBe(false);
    const shoved = playOn(
      strikeAt(begunCast(['foe-2'], ['ann'], ['foe', byAnn]), 'foe-2', 'ann', 'pass', sixesOf(2)),
      { answer: 'shove' },
      { answer: 'zone:mid' },
    );
    expect([isHeld(shoved, 'foe'), placeOf(shoved, 'ann')]).toEqual([false, 'mid']);
  });
  it('EW-32 when the one held is shoved out of reach', () => {
    const at = playOn(
      strikeAt(begunCast(['ben'], ['ann'], ['foe', byAnn]), 'ben', 'foe', 'pass', sixesOf(2)),
      { answer: 'shove' },
      { answer: 'zone:mid' },
    );
    expect(isHeld(at, 'foe')).toBe(false);
  });
  it('EW-32 when it lets go, at any moment of the round and at no cost', () => {
    const at = begunCast(['foe', byAnn], ['ann']);
    expect(offerOf(at, 'ann', 'let-go')).toBe(true);
    const free = playOn(at, { do: 'let-go', by: 'ann' });
    expect([isHeld(free, 'foe'), trackOf(free, 'ann', 'fast'), offerOf(free, 'foe', 'attack')]).toEqual([
      false,
      1,
      true,
    ]);
    expect(offerOf(free, 'ann', 'let-go')).toBe('EW-32');
  });
  it('EW-32 when the holder is taken out by ruling', () => {
    const at = playOn(begunCast(['foe', byAnn], ['ann']), {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'gone', value: 'out' }],
      label: 'Out.',
    });
    expect(isHeld(at, 'foe')).toBe(false);
  });
});

describe('extra successes of a grapple', () => {
  const grabbed = (sixes: number, ...answers: string[]) =>
    playOn(
      begunCast(['ann'], ['foe'], ['ben']),
      { do: 'grapple', by: 'ann' },
      { answer: 'foe' },
      { answer: 'pass' },
      { answer: { dice: sixesOf(sixes) } },
      ...answers.map((answer) => ({ answer })),
    );
  it('EW-30 may be left, and a second one may take the card; gagging is bought once', () => {
    expect(badgesOf(grabbed(2, 'none'), 'foe')).toEqual(['held']);
    const gagged = grabbed(4, 'gag');
    const found = questionOf(gagged);
    expect(found?.kind === 'choose' && found.options.map(({ id }) => id)).toEqual(['card', 'none']);
    const both = playOn(gagged, { answer: 'card' });
    expect([badgesOf(both, 'foe'), cardsOf(both), questionOf(both)]).toEqual([
      ['held', 'gagged'],
      { 'ann/ann': 2, 'foe/foe': 1, 'ben/ben': 3 },
      undefined,
    ]);
    expect(badgesOf(both, 'ben')).toEqual([]);
  });
});

describe('who is pinned', () => {
  const flight = (pinned: string) =>
    playOn(
      begunCast(['ann', { pinned: pinned === 'ann' }, 'mid'], ['foe', { pinned: pinned === 'foe', limit: 9 }, 'mid']),
      { do: 'flee', by: 'ann', with: 'finesse' },
      { answer: 'zone:east' },
      { answer: 'track:foe' },
      { answer: { dice: { first: sixesOf(1), 'against-1': sixesOf(1) } } },
    );
  it('EW-21 pays for being drawn along in a flight, runner or chaser, and the other does not', () => {
    const harm = (at: ReturnType<typeof tableOf>) => [
      trackOf(at, 'ann', 'physical.lesser'),
      trackOf(at, 'foe', 'points'),
    ];
    expect([harm(flight('ann')), harm(flight('foe')), harm(flight('nobody'))]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    expect([placeOf(flight('foe'), 'ann'), placeOf(flight('foe'), 'foe')]).toEqual(['east', 'east']);
  });
  it('EW-21 is free again when its card is passed', () => {
    const at = begunCast(['ann'], ['foe', { pinned: true }]);
    expect(badgesOf(playOn(at, { do: 'skip' }), 'foe')).toContain('pinned');
    expect(badgesOf(playOn(at, { do: 'skip' }, { do: 'skip' }), 'foe')).not.toContain('pinned');
  });
});

describe('while held or burning', () => {
  it('EW-29 not even a burning one that is held beats at its fire', () => {
    const at = setBurning(begunCast(['foe', byAnn], ['ann']), 'foe');
    expect([offerOf(at, 'foe', 'put-out'), offerOf(at, 'foe', 'break-free'), offerOf(at, 'foe', 'shout')]).toEqual([
      'EW-29',
      'EW-44',
      true,
    ]);
  });
  it('EW-29 nobody is held twice; when all in reach are held it is not offered', () => {
    const at = begunCast(['ben'], ['ann'], ['foe', byAnn]);
    const found = questionOf(playOn(at, { do: 'grapple', by: 'ben' }));
    expect(found?.kind === 'choose' && found.options.map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['foe', 'EW-29'],
      ['ann', undefined],
    ]);
    expect(offerOf(begunCast(['ann'], ['foe', byAnn]), 'ann', 'grapple')).toBe('EW-29');
  });
  it('EW-29 who is held dodges no arrow and resists no spell', () => {
    const spells = [{ id: 'dread', name: 'Dread', about: '', far: 1, harm: 1, kind: 'mental', resist: 'endure' }];
    const at = begunCast(['ben', { spells }, 'mid'], ['ann'], ['foe', byAnn]);
    expect(questionOf(playOn(at, { do: 'attack', by: 'ben', with: 'bow' }, { answer: 'foe' }))?.kind).toBe('dice');
    expect(questionOf(playOn(at, { do: 'cast', by: 'ben', with: 'dread' }, { answer: 'foe' }))?.kind).toBe('dice');
  });
  it('EW-31 a holder that burns, or is out of maneuvers, is not asked to hold', () => {
    const start = setBurning(begunCast(['foe', byAnn], ['ann']), 'ann');
    expect(questionOf(playOn(start, { do: 'break-free', by: 'foe' }))?.kind).toBe('dice');
    const spent = playOn(
      begunCast(['ann'], ['foe', byAnn]),
      { do: 'shout', by: 'ann' },
      { do: 'shout', by: 'ann' },
      endTurnLine('ann'),
      { do: 'break-free', by: 'foe' },
    );
    expect(questionOf(spent)?.kind).toBe('dice');
  });
  it('EW-44 who burns neither parries nor dodges', () => {
    const at = setBurning(begunCast(['ann'], ['foe'], ['ben', {}, 'mid']), 'foe');
    expect(questionOf(playOn(at, { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }))?.kind).toBe('dice');
  });
  it('EW-25 a friend may resist a spell that harms it, and none that does not', () => {
    const spell = (harm: number) => ({
      spells: [{ id: 'glow', name: 'Glow', about: '', far: 1, harm, kind: 'physical', resist: 'endure' }],
    });
    const on1 = (harm: number) =>
      questionOf(
        playOn(begunCast(['ann', spell(harm)], ['ben']), { do: 'cast', by: 'ann', with: 'glow' }, { answer: 'ben' }),
      )?.kind;
    expect([on1(1), on1(0)]).toEqual(['choose', 'dice']);
  });
});

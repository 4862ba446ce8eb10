/**
 * Maneuvers and the ground: which maneuvers are slow, which are fast, and where a combatant can go.
 */
import { describe, expect, it } from 'vitest';
import { weaponOf } from '../sheet/weapons.ts';
import {
  badgesOf,
  begunOn,
  duelOf,
  farApart,
  lastOf,
  offerOf,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  testSword,
  trackOf,
  whyNot,
} from '../table.testing.ts';

describe('maneuvers', () => {
  it('EW-14 one slow and one fast; a fast one may take the slow one’s place', () => {
    const slow = strikeAt(duelOf(), 'ann', 'foe', 'pass', sixesOf(0));
    expect([offerOf(slow, 'ann', 'attack'), offerOf(slow, 'ann', 'shout')]).toEqual(['EW-14', true]);
    expect(offerOf(playOn(slow, { do: 'shout', by: 'ann' }), 'ann', 'shout')).toBe('EW-14');
    const fast = playOn(duelOf(), { do: 'shout', by: 'ann' }, { do: 'shout', by: 'ann' });
    expect([offerOf(fast, 'ann', 'attack'), offerOf(fast, 'ann', 'shout')]).toEqual(['EW-14', 'EW-14']);
  });
  it('EW-15 a reaction before one’s turn is paid from the same purse', () => {
    const at = playOn(strikeAt(duelOf(), 'ann', 'foe', 'parry', sixesOf(0), sixesOf(0)), { do: 'end-turn', by: 'ann' });
    expect([trackOf(at, 'foe', 'slow'), trackOf(at, 'foe', 'fast')]).toEqual([1, 0]);
    const attacked = strikeAt(at, 'foe', 'ann', 'pass', sixesOf(0));
    expect(offerOf(attacked, 'foe', 'shout')).toBe('EW-14');
  });
  it('EW-15 with nothing left nobody is asked to react, and next round all is back', () => {
    let at = playOn(duelOf(), { do: 'shout', by: 'ann' }, { do: 'shout', by: 'ann' }, { do: 'end-turn', by: 'ann' });
    at = playOn(at, { do: 'attack', by: 'foe', with: 'sword' }, { answer: 'ann' });
    expect(questionOf(at)?.kind).toBe('dice');
    at = playOn(at, { answer: { dice: sixesOf(0) } }, { do: 'end-turn', by: 'foe' });
    expect(trackOf(at, 'ann', 'fast')).toBe(1);
  });
  it('EW-16 the reaction is asked before any die of the attack', () => {
    const at = playOn(duelOf(), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' });
    expect(questionOf(at)).toMatchObject({ kind: 'choose', rule: 'EW-16', seat: { combatant: 'foe' } });
  });
  it('EW-17 sway, lure, survey and climb are slow tests', () => {
    for (const [deed, skill, ...whom] of [
      ['sway', 'persuade', 'foe'],
      ['lure', 'intimidate', 'foe'],
      ['survey', 'read'],
      ['climb', 'endure'],
    ] as const) {
      const tried = (sixes: number) =>
        playOn(duelOf(), { do: deed, by: 'ann', with: skill }, ...whom.map((answer) => ({ answer })), {
          answer: { dice: sixesOf(sixes) },
        });
      expect(lastOf(tried(1), 'EW-17')).not.toContain('no success');
      const failed = tried(0);
      expect(lastOf(failed, 'EW-17')).toContain('no success');
      expect(offerOf(failed, 'ann', 'attack')).toBe('EW-14');
    }
  });
  it('EW-17 a crossbow is loaded as a slow maneuver', () => {
    const crossbow = weaponOf('crossbow', 'Crossbow', { skill: 'shoot', far: 2, loaded: 'yes' });
    let at = strikeAt(duelOf({ weapons: [crossbow] }), 'ann', 'foe', 'pass', sixesOf(0), undefined, 'crossbow');
    at = playOn(at, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    expect(offerOf(at, 'ann', 'attack')).toBe('EW-17');
    at = playOn(
      at,
      { do: 'load', by: 'ann', with: 'crossbow' },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
    );
    expect(offerOf(at, 'ann', 'attack')).toBe(true);
  });
  it('EW-18 drawing, standing up, doors, turning and repositioning are fast', () => {
    const belt = { weapons: [{ ...testSword, where: 'belt' as const }], prone: true };
    const at = begunOn(tableOf([{ id: 'ann', zone: 'mid', sheet: belt }, { id: 'foe' }]), 1, 2);
    expect(offerOf(at, 'ann', 'move')).toBe('EW-18');
    for (const line of [
      { do: 'draw', by: 'ann', with: 'sword' },
      { do: 'stand', by: 'ann' },
      { do: 'door', by: 'ann', with: 'mid-cell' },
      { do: 'turn-around', by: 'ann' },
      { do: 'reposition', by: 'ann' },
    ])
      expect(trackOf(playOn(at, line), 'ann', 'fast')).toBe(0);
    expect(offerOf(playOn(at, { do: 'stand', by: 'ann' }), 'ann', 'move')).toBe(true);
    expect(offerOf(playOn(at, { do: 'draw', by: 'ann', with: 'sword' }), 'ann', 'draw')).toBe(false);
  });
  it('EW-19 going to the next zone is a fast maneuver, and coming close to somebody in cover is another', () => {
    const at = begunOn(tableOf([{ id: 'ann' }, { id: 'foe', zone: 'mid', sheet: { cover: 'light' } }]), 1, 2);
    const there = playOn(at, { do: 'move', by: 'ann' }, { answer: 'zone:mid' });
    expect(placeOf(there, 'ann')).toBe('mid');
    expect(offerOf(there, 'ann', 'attack', 'sword')).toBe('EW-19');
    const close = playOn(
      there,
      { do: 'approach', by: 'ann' },
      { answer: 'foe' },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
    );
    expect(offerOf(close, 'ann', 'attack', 'sword')).toBe(true);
  });
});

describe('the ground', () => {
  it('EW-09 zones border on which the map says, and a shut door stops the way', () => {
    const at = begunOn(
      tableOf([
        { id: 'ann', zone: 'mid' },
        { id: 'foe', zone: 'far' },
      ]),
      1,
      2,
    );
    const ways = questionOf(playOn(at, { do: 'move', by: 'ann' }));
    expect(ways?.kind === 'choose' && ways.options.map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['zone:west', undefined],
      ['zone:east', undefined],
      ['zone:cell', 'EW-11'],
    ]);
    const opened = playOn(
      at,
      { do: 'door', by: 'ann', with: 'mid-cell' },
      { do: 'move', by: 'ann' },
      { answer: 'zone:cell' },
    );
    expect(placeOf(opened, 'ann')).toBe('cell');
  });
  it('EW-10 a range of 0 is the own zone, 1–3 cannot be used at 0', () => {
    expect([offerOf(duelOf(), 'ann', 'attack', 'sword'), offerOf(duelOf(), 'ann', 'attack', 'bow')]).toEqual([
      true,
      'EW-10',
    ]);
    expect([
      offerOf(farApart('mid'), 'ann', 'attack', 'sword'),
      offerOf(farApart('mid'), 'ann', 'attack', 'bow'),
    ]).toEqual(['EW-10', true]);
    expect(offerOf(farApart('far'), 'ann', 'attack', 'bow')).toBe(true);
    expect(
      offerOf(
        farApart('far', { weapons: [weaponOf('sling', 'Sling', { skill: 'shoot', far: 1 })] }),
        'ann',
        'attack',
        'sling',
      ),
    ).toBe('EW-10');
    expect(
      offerOf(
        farApart('cell', { weapons: [weaponOf('sling', 'Sling', { skill: 'shoot', far: 9 })] }),
        'ann',
        'attack',
        'sling',
      ),
    ).toBe('EW-10');
  });
  it('EW-10 a shut door is named where it bars the way to somebody in range, and the range where nobody is', () => {
    const sling = { weapons: [weaponOf('sling', 'Sling', { skill: 'shoot', far: 1 })] };
    const beside = (zone: string) =>
      begunOn(
        tableOf([{ id: 'ann', zone: 'mid', sheet: sling }, ...['foe', 'foe-2'].map((id) => ({ id, zone }))]),
        1,
        2,
        3,
      );
    expect(whyNot(beside('cell'), 'ann', 'attack', 'sling')).toMatch(/^The door between .* is closed \(Foe\)\.$/);
    expect(whyNot(beside('far'), 'ann', 'attack', 'sling')).toBe('Nobody is in the range of Sling.');
  });
  it('EW-10 a thrown or shot thing reaches its last zone and not one more', () => {
    const knife = (zone: string) => offerOf(farApart(zone, { weapons: ['knife'] }), 'ann', 'attack', 'knife');
    expect([knife('west'), knife('mid'), knife('east')]).toEqual([true, true, 'EW-10']);
    const crossbow = (zone: string) => offerOf(farApart(zone, { weapons: ['crossbow'] }), 'ann', 'attack', 'crossbow');
    expect([crossbow('east'), crossbow('far')]).toEqual([true, 'EW-10']);
  });
  it('EW-11 rubble takes a Force test as a slow maneuver', () => {
    const at = begunOn(tableOf([{ id: 'ann', zone: 'east' }, { id: 'foe' }]), 1, 2);
    const moved = questionOf(playOn(at, { do: 'move', by: 'ann' }));
    expect(moved?.kind === 'choose' && moved.options.find(({ id }) => id === 'zone:far')?.blocked?.rule).toBe('EW-11');
    expect(
      placeOf(playOn(at, { do: 'clear', by: 'ann', with: 'east-far' }, { answer: { dice: sixesOf(1) } }), 'ann'),
    ).toBe('far');
    const stuck = playOn(at, { do: 'clear', by: 'ann', with: 'east-far' }, { answer: { dice: sixesOf(0) } });
    expect(placeOf(stuck, 'ann')).toBe('east');
    expect(offerOf(stuck, 'ann', 'clear')).toBe('EW-14');
  });
  it('EW-12 cover is taken where the map marks it, and a shot then needs one success more', () => {
    expect(offerOf(duelOf(), 'ann', 'take-cover')).toBe('EW-12');
    const at = playOn(
      begunOn(tableOf([{ id: 'foe', zone: 'mid' }, { id: 'ann' }]), 1, 2),
      { do: 'take-cover', by: 'foe' },
      { do: 'end-turn', by: 'foe' },
    );
    expect(badgesOf(at, 'foe')).toContain('cover');
    expect(trackOf(strikeAt(at, 'ann', 'foe', 'pass', sixesOf(1), undefined, 'bow'), 'foe', 'points')).toBe(0);
    expect(trackOf(strikeAt(at, 'ann', 'foe', 'pass', sixesOf(2), undefined, 'bow'), 'foe', 'points')).toBe(2);
  });
  it('EW-12 a combatant in cover cannot take cover again, and leaves it by moving within the zone', () => {
    const at = playOn(begunOn(tableOf([{ id: 'ann', zone: 'mid' }, { id: 'foe' }]), 1, 2), {
      do: 'take-cover',
      by: 'ann',
    });
    expect(offerOf(at, 'ann', 'take-cover')).toBe('EW-12');
    expect(badgesOf(playOn(at, { do: 'reposition', by: 'ann' }), 'ann')).toEqual([]);
  });
  it('EW-13 hard circumstances ask for extra successes, with a reason, and not of the exempt', () => {
    const dark = (exempt: string[]) =>
      playOn(
        duelOf(),
        { do: 'circumstance' },
        { answer: 'close' },
        { answer: 1 },
        { answer: { text: 'dark' } },
        { answer: { picked: exempt } },
      );
    const missed = strikeAt(dark([]), 'ann', 'foe', 'pass', sixesOf(1));
    expect(trackOf(missed, 'foe', 'points')).toBe(0);
    expect(lastOf(missed, 'EW-20')).toContain('dark');
    expect(trackOf(strikeAt(dark(['ann']), 'ann', 'foe', 'pass', sixesOf(1)), 'foe', 'points')).toBe(2);
    expect(
      trackOf(
        strikeAt(playOn(dark([]), { do: 'ease' }, { answer: 'c4' }), 'ann', 'foe', 'pass', sixesOf(1)),
        'foe',
        'points',
      ),
    ).toBe(2);
  });
});

/**
 * Weapons, pushes and the effects of extra successes: weapons thrown, dropped, picked up, part of
 * the body; shoves, lures, odds.
 */
import { describe, expect, it } from 'vitest';
import { weaponOf } from '../../sheet/weapons.ts';
import {
  badgesOf,
  begunOn,
  lastOf,
  meetIn,
  offerOf,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const options = (at: ReturnType<typeof tableOf>) => {
  const found = questionOf(at);
  return found?.kind === 'choose' ? found.options.map(({ id }) => id) : undefined;
};
const end = (who: string) => ({ do: 'end-turn', by: who });
const bite = weaponOf('bite', 'Bite', { where: 'body' });

describe('thrown weapons', () => {
  const spear = { weapons: ['spear'] };
  const thrown = () =>
    playOn(meetIn(spear, { cover: 'light' }, 'mid'), { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'foe' });
  it('EW-20 at the next zone it is a ranged attack: Shoot, dodged with Finesse, hindered by cover', () => {
    const found = questionOf(thrown());
    expect(found?.kind === 'choose' && found.options[0]).toMatchObject({
      id: 'dodge',
      detail: expect.stringMatching(/^Finesse/),
    });
    const rolls = questionOf(playOn(thrown(), { answer: 'pass' }));
    expect(rolls?.kind === 'dice' && rolls.rolls[0]?.label).toBe('Ann: Shoot');
    const one = playOn(thrown(), { answer: 'pass' }, { answer: { dice: sixesOf(1) } });
    expect([trackOf(one, 'foe', 'points'), lastOf(one, 'EW-20')]).toEqual([
      0,
      'Ann misses Foe (1 of 2 successes needed: light cover).',
    ]);
  });
  it('EW-21 its extra successes buy what those of a shot do', () => {
    expect(options(playOn(thrown(), { answer: 'pass' }, { answer: { dice: sixesOf(3) } }))).toEqual([
      'all',
      'card',
      'mental',
      'pin',
      'none',
    ]);
  });
  it('EW-26 in one’s own zone the same spear is parried with Strike', () => {
    const found = questionOf(playOn(meetIn(spear), { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'foe' }));
    expect(found?.kind === 'choose' && found.options[0]).toMatchObject({
      id: 'parry',
      detail: expect.stringMatching(/^Strike/),
    });
  });
  it('EW-18 it lies where the target stood, and is picked up there as a fast maneuver', () => {
    const at = playOn(thrown(), { answer: 'pass' }, { answer: { dice: sixesOf(0) } });
    expect([offerOf(at, 'ann', 'attack', 'spear'), offerOf(at, 'ann', 'draw', 'spear')]).toEqual([false, 'EW-18']);
    const there = playOn(at, { do: 'move', by: 'ann' }, { answer: 'zone:mid' }, end('ann'), end('foe'));
    const taken = playOn(there, { do: 'draw', by: 'ann', with: 'spear' });
    expect([offerOf(taken, 'ann', 'draw', 'spear'), trackOf(taken, 'ann', 'fast')]).toEqual([false, 0]);
    // A spear that is used in its own zone stays in hand.
    const stab = strikeAt(meetIn(spear), 'ann', 'foe', 'pass', sixesOf(0), undefined, 'spear');
    expect(offerOf(stab, 'ann', 'draw', 'spear')).toBe(false);
  });
});

describe('dropped things', () => {
  it('EW-21 teeth and fists are not dropped', () => {
    const menu = (weapons: unknown[]) => options(strikeAt(meetIn({}, { weapons }), 'ann', 'foe', 'pass', sixesOf(2)));
    expect(menu([bite, 'fists'])).not.toContain('drop');
    expect(menu([bite, 'sword'])).toContain('drop');
  });
  it('EW-21 what is dropped lies in that zone: shoved next door, its owner cannot pick it up', () => {
    const at = playOn(
      strikeAt(meetIn(), 'ann', 'foe', 'pass', sixesOf(3)),
      ...['drop', 'bow', 'shove', 'zone:mid'].map((answer) => ({ answer })),
      end('ann'),
    );
    expect([placeOf(at, 'foe'), offerOf(at, 'foe', 'draw', 'bow')]).toEqual(['mid', 'EW-18']);
    expect(offerOf(at, 'ann', 'draw')).toBe(false);
  });
  it('EW-26 a beast parries with its teeth: Strike', () => {
    const at = questionOf(
      playOn(meetIn({}, { weapons: [bite] }), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }),
    );
    expect(at?.kind === 'choose' && at.options[0]?.detail).toMatch(/^Strike/);
  });
});

describe('shoves and pushes', () => {
  it('EW-21 a shove may be elsewhere in the zone: out of cover', () => {
    const at = playOn(
      strikeAt(meetIn({ close: ['foe'] }, { cover: 'heavy' }), 'ann', 'foe', 'pass', sixesOf(2)),
      { answer: 'shove' },
      { answer: 'here' },
    );
    expect([placeOf(at, 'foe'), badgesOf(at, 'foe').includes('cover')]).toEqual(['west', false]);
  });
  it('EW-21 not through a shut door, nor over a heap', () => {
    const at = strikeAt(
      begunOn(
        tableOf([
          { id: 'ann', zone: 'east' },
          { id: 'foe', zone: 'east' },
        ]),
        1,
        2,
      ),
      'ann',
      'foe',
      'pass',
      sixesOf(2),
    );
    expect(options(playOn(at, { answer: 'shove' }))).toEqual(['zone:mid', 'here']);
  });
  it('EW-17 a push is a slow Force test that Force withstands; success moves the target, and only it', () => {
    const push = (mine: number, theirs?: number) =>
      playOn(
        begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'ben' }]), 1, 2, 3),
        { do: 'push', by: 'ann' },
        { answer: 'foe' },
        { answer: theirs === undefined ? 'pass' : 'stand-firm' },
        {
          answer: { dice: { first: sixesOf(mine), ...(theirs === undefined ? {} : { 'against-1': sixesOf(theirs) }) } },
        },
      );
    const moved = playOn(push(1), { answer: 'zone:mid' });
    expect(['foe', 'ann', 'ben'].map((id) => placeOf(moved, id))).toEqual(['mid', 'west', 'west']);
    expect([trackOf(moved, 'foe', 'points'), offerOf(moved, 'ann', 'push')]).toEqual([0, 'EW-14']);
    expect([questionOf(push(1, 1)), placeOf(push(1, 1), 'foe'), trackOf(push(1, 1), 'foe', 'fast')]).toEqual([
      undefined,
      'west',
      0,
    ]);
    expect(offerOf(meetIn({}, {}, 'mid'), 'ann', 'push')).toBe('EW-10');
  });
  it('EW-17 a lure that works draws the target to a place that is named', () => {
    const at = playOn(
      meetIn({}, {}, 'mid'),
      { do: 'lure', by: 'ann', with: 'finesse' },
      { answer: 'foe' },
      { answer: { dice: sixesOf(1) } },
      { answer: 'zone:east' },
    );
    expect([placeOf(at, 'foe'), lastOf(at, 'EW-17')]).toEqual(['east', 'Foe is drawn into East.']);
  });
  it('EW-17 friends are swayed, not lured', () => {
    const at = begunOn(tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'foe' }]), 1, 2, 3);
    const whom = (deed: string, form: string) => options(playOn(at, { do: deed, by: 'ann', with: form }));
    expect([whom('sway', 'persuade'), whom('lure', 'finesse')]).toEqual([['foe', 'ben'], ['foe']]);
  });
  it('EW-17 nobody is swayed or lured through a wall', () => {
    expect([offerOf(meetIn({}, {}, 'cell'), 'ann', 'sway'), offerOf(meetIn({}, {}, 'cell'), 'ann', 'lure')]).toEqual([
      'EW-10',
      'EW-10',
    ]);
  });
});

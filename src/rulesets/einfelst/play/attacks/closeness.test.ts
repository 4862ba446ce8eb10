/**
 * Coming close, and the extra successes that circumstances ask for (EW-11 to EW-13, EW-19), played
 * through the game as at a table.
 */
import { describe, expect, it } from 'vitest';
import { forecast } from '../../../../engine/odds/odds.ts';
import type { Border, Zone } from '../../../../space/scene.ts';
import { einfelst } from '../../index.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import {
  badgesOf,
  begunOn,
  fightOf,
  lastOf,
  meetIn,
  offerOf,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  standingOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const end = (who: string) => ({ do: 'end-turn', by: who });
const _bite = weaponOf('bite', 'Bite', { where: 'body' });

describe('coming close', () => {
  it('EW-19 who keeps far off is out of arm’s reach, both ways, until somebody comes close', () => {
    const off = playOn(begunOn(tableOf([{ id: 'foe' }, { id: 'ann' }, { id: 'ben' }]), 1, 2, 3), {
      do: 'keep-off',
      by: 'foe',
    });
    expect([badgesOf(off, 'foe').includes('aloof'), offerOf(off, 'foe', 'attack', 'sword')]).toEqual([true, 'EW-19']);
    const at = playOn(off, end('foe'));
    expect([offerOf(at, 'ann', 'attack', 'sword'), offerOf(at, 'ann', 'grapple')]).toEqual([true, true]);
    const targets = questionOf(playOn(at, { do: 'attack', by: 'ann', with: 'sword' }));
    expect(targets?.kind === 'choose' && targets.options.map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['foe', 'EW-19'],
      ['ben', undefined],
    ]);
    const close = playOn(at, { do: 'approach', by: 'ann' }, { answer: 'foe' });
    expect(trackOf(strikeAt(close, 'ann', 'foe', 'pass', sixesOf(1)), 'foe', 'points')).toBe(2);
    expect(offerOf(close, 'ann', 'approach')).toBe('EW-19');
  });
  it('EW-18 EW-19 who was caught up with keeps off again by one maneuver, and nobody keeps off twice', () => {
    const off = playOn(begunOn(tableOf([{ id: 'foe' }, { id: 'ann' }]), 1, 2), { do: 'keep-off', by: 'foe' });
    expect(offerOf(off, 'foe', 'keep-off')).toBe('EW-19');
    const near = playOn(off, end('foe'), { do: 'approach', by: 'ann' }, { answer: 'foe' }, end('ann'));
    expect(offerOf(near, 'foe', 'keep-off')).toBe(true);
    const again = playOn(near, { do: 'keep-off', by: 'foe' });
    expect([trackOf(again, 'foe', 'fast'), trackOf(again, 'foe', 'slow')]).toEqual([0, 1]);
    expect(offerOf(playOn(again, end('foe')), 'ann', 'attack', 'sword')).toBe('EW-19');
  });
  it('EW-19 close is over when either moves on', () => {
    const at = playOn(
      begunOn(
        tableOf([
          { id: 'ann', zone: 'mid', sheet: { close: ['foe'] } },
          { id: 'foe', zone: 'mid' },
        ]),
        1,
        2,
      ),
      end('ann'),
      { do: 'take-cover', by: 'foe' },
      end('foe'),
    );
    expect(offerOf(at, 'ann', 'attack', 'sword')).toBe('EW-19');
  });
  it('EW-19 close is over when the Director puts either elsewhere, and comes not back with it', () => {
    const put = (zone: string) => ({
      edit: [{ edit: 'combatant' as const, combatant: 'foe', place: { kind: 'zone' as const, zone } }],
      label: 'Put.',
    });
    const start = meetIn({ close: ['foe'] }, { cover: 'light' });
    expect(offerOf(start, 'ann', 'attack', 'sword')).toBe(true);
    expect(offerOf(playOn(start, put('mid'), put('west')), 'ann', 'attack', 'sword')).toBe('EW-19');
  });
  it('EW-19 coming close leaves one’s own cover', () => {
    const at = playOn(
      begunOn(
        tableOf([
          { id: 'ann', zone: 'mid', sheet: { cover: 'light' } },
          { id: 'foe', zone: 'mid', sheet: { cover: 'light' } },
        ]),
        1,
        2,
      ),
      { do: 'approach', by: 'ann' },
      { answer: 'foe' },
    );
    expect([badgesOf(at, 'ann'), badgesOf(at, 'foe')]).toEqual([[], ['cover']]);
  });
  it('EW-11 an obstacle in the zone that is entered takes two maneuvers, and with one left it is not offered', () => {
    const scene = fightOf(meetIn()).scene;
    const mid = scene.kind === 'zones' ? scene.zones.mid : undefined;
    if (!mid) throw new Error('The row has a zone in the middle.');
    const bog: Zone = { ...mid, features: [{ id: 'bog', label: 'Bog', kind: 'obstacle', detail: 'maneuver' }] };
    const at = playOn(meetIn(), { edit: [{ edit: 'zone', id: 'mid', zone: bog }], label: 'A bog.' });
    const there = playOn(at, { do: 'move', by: 'ann' }, { answer: 'zone:mid' });
    expect([placeOf(there, 'ann'), trackOf(there, 'ann', 'slow'), trackOf(there, 'ann', 'fast')]).toEqual([
      'mid',
      0,
      0,
    ]);
    expect(offerOf(playOn(at, { do: 'shout', by: 'ann' }), 'ann', 'move')).toBe('EW-11');
  });
  it('EW-17 a wall on the way is climbed with Finesse or Endure', () => {
    const scene = fightOf(meetIn()).scene;
    const border = scene.kind === 'zones' ? scene.borders['west-mid'] : undefined;
    if (!border) throw new Error('The row has a border there.');
    const wall: Border = { ...border, features: [{ id: 'wall', label: 'Wall', kind: 'climb', amount: 3 }] };
    const at = playOn(meetIn(), { edit: [{ edit: 'border', id: 'west-mid', border: wall }], label: 'A wall.' });
    for (const form of ['west-mid', 'west-mid:endure']) {
      const up = playOn(at, { do: 'clear', by: 'ann', with: form }, { answer: { dice: sixesOf(1) } });
      expect(placeOf(up, 'ann')).toBe('mid');
      expect(lastOf(up, 'EW-11')).toBe('Ann is through to Mid.');
    }
    expect(offerOf(playOn(at, end('ann')), 'foe', 'move')).toBe('EW-11');
  });
});

describe('circumstances', () => {
  const dark = (at: ReturnType<typeof tableOf>, of: string, exempt: string[] = []) =>
    playOn(
      at,
      { do: 'circumstance' },
      { answer: of },
      { answer: 1 },
      { answer: { text: '' } },
      { answer: { picked: exempt } },
    );
  it('EW-13 without a reason given the log says hard circumstances', () => {
    expect(lastOf(dark(meetIn(), 'all'), 'EW-13')).toBe(
      'Tests are harder now (hard circumstances): each needs 1 success more than usual.',
    );
  });
  it.each([
    ['grapple', 'EW-29', 'gets no hold'],
    ['push', 'EW-17', 'cannot move'],
    ['cast', 'EW-25', 'has no effect'],
    ['sway', 'EW-17', 'does not sway'],
  ] as const)('EW-13 %s takes one success more too, and not of the exempt', (deed, rule, words) => {
    const spells = [{ id: 'spark', name: 'Spark', about: '', far: 1, harm: 1, kind: 'physical', resist: 'none' }];
    const form = { cast: { with: 'spark' }, sway: { with: 'persuade' } }[deed as 'cast' | 'sway'] ?? {};
    const tried = (exempt: string[]) => {
      // The foe has no maneuver left for a reaction.
      const start = playOn(begunOn(tableOf([{ id: 'foe' }, { id: 'ann', sheet: { spells } }]), 1, 2), {
        do: 'shout',
        by: 'foe',
      });
      const at = playOn(dark(playOn(start, { do: 'shout', by: 'foe' }, end('foe')), 'close', exempt), {
        do: deed,
        by: 'ann',
        ...form,
      });
      return lastOf(playOn(at, { answer: 'foe' }, { answer: { dice: sixesOf(1) } }), rule);
    };
    expect(tried([])).toContain(words);
    expect(tried([])).toContain('harder: hard circumstances');
    expect(tried(['ann'])).not.toContain(words);
  });
  it('EW-13 in the dark flight takes two, and a shot is none of it', () => {
    const flight = (sixes: number) =>
      standingOf(
        playOn(
          dark(begunOn(tableOf([{ id: 'ann', zone: 'mid' }, { id: 'foe' }]), 1, 2), 'close'),
          { do: 'flee', by: 'ann', with: 'sneak' },
          { answer: 'zone:east' },
          { answer: { dice: sixesOf(sixes) } },
        ),
        'ann',
      );
    expect([flight(1), flight(2)]).toEqual(['standing', 'fled']);
    const shot = strikeAt(dark(meetIn({}, {}, 'mid'), 'close'), 'ann', 'foe', 'pass', sixesOf(1), undefined, 'bow');
    expect(trackOf(shot, 'foe', 'points')).toBe(2);
  });
  it('EW-28 where the attacker needs two, a defender has one to spare with as many as the attacker', () => {
    const at = strikeAt(dark(meetIn(), 'close', ['foe']), 'ann', 'foe', 'parry', sixesOf(2), sixesOf(2));
    expect(questionOf(at)?.rule).toBe('EW-28');
    expect(
      questionOf(strikeAt(dark(meetIn(), 'close', ['foe']), 'ann', 'foe', 'parry', sixesOf(2), sixesOf(1))),
    ).toBeUndefined();
  });
});

describe('odds', () => {
  const binomial = (n: number, k: number): number =>
    Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1) *
    (1 / 6) ** k *
    (5 / 6) ** (n - k);
  it('EW-21 reckon extra successes as Harm, each by the binomial, and add up to one', () => {
    const found = forecast(
      einfelst,
      meetIn().fight,
      { type: 'act', actor: 'ann', action: 'attack', variant: 'sword' },
      ['foe', 'pass'].map((option) => ({ kind: 'choose', option })),
      'foe',
    );
    const chance = Object.fromEntries(found.outcomes.map((one) => [one.outcome.key, one.chance]));
    for (const hits of [1, 2, 3, 4]) expect(chance[`harm-${1 + hits}`]).toBeCloseTo(binomial(4, hits), 12);
    expect(chance.unhurt).toBeCloseTo(binomial(4, 0), 12);
    expect(found.outcomes.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 12);
  });
});

/** Holding, flight, fear, fire, poison, falls and hunger. */
import { describe, expect, it } from 'vitest';
import {
  asked,
  badgeCount,
  badgesOf,
  begun,
  lastOf,
  offer,
  on,
  placeOf,
  six,
  standingOf,
  table,
  trackOf,
} from './table.testing.ts';

const duel = (
  ann: Record<string, unknown> = {},
  foe: Record<string, unknown> = {},
  house: Record<string, unknown> = {},
) =>
  begun(
    table(
      [
        { id: 'ann', sheet: ann },
        { id: 'foe', sheet: foe },
      ],
      house,
    ),
    1,
    2,
  );

describe('holding', () => {
  const grabbed = (mine: number, ...more: string[]) =>
    on(
      duel(),
      { do: 'grapple', by: 'ann' },
      { answer: 'foe' },
      { answer: 'pass' },
      { answer: { dice: six(mine) } },
      ...more.map((answer) => ({ answer })),
    );
  it('EW-29 a Force test holds: only breaking free, shouting and parrying are left', () => {
    const at = on(grabbed(1), { do: 'end-turn', by: 'ann' });
    expect(badgesOf(at, 'foe')).toContain('held');
    expect([offer(at, 'foe', 'attack'), offer(at, 'foe', 'flee'), offer(at, 'foe', 'move')]).toEqual([
      'EW-29',
      'EW-29',
      'EW-29',
    ]);
    expect([offer(at, 'foe', 'break-free'), offer(at, 'foe', 'shout')]).toEqual([true, true]);
  });
  it('EW-29 the target may react by breaking free, success for success', () => {
    const at = on(
      duel(),
      { do: 'grapple', by: 'ann' },
      { answer: 'foe' },
      { answer: 'break-free' },
      { answer: { dice: { first: six(2), 'against-1': six(2) } } },
    );
    expect(badgesOf(at, 'foe')).not.toContain('held');
  });
  it('EW-29 the one held can still parry', () => {
    let at = on(grabbed(1), { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    at = on(at, { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' });
    expect(asked(at)).toMatchObject({ options: [{ id: 'parry' }, { id: 'pass' }] });
  });
  it('EW-30 gagging takes an extra success', () => {
    expect(asked(grabbed(1))).toBeUndefined();
    const at = on(grabbed(2, 'gag'), { do: 'end-turn', by: 'ann' });
    expect(badgesOf(at, 'foe')).toContain('gagged');
    expect(offer(at, 'foe', 'shout')).toBe('EW-30');
  });
  const trying = (hold: string, mine: number, theirs?: number) =>
    on(
      grabbed(1),
      { do: 'end-turn', by: 'ann' },
      { do: 'break-free', by: 'foe' },
      { answer: hold },
      { answer: { dice: { first: six(mine), ...(theirs === undefined ? {} : { 'against-1': six(theirs) }) } } },
    );
  it('EW-31 breaking free is a fast maneuver, once a turn, which a hold may answer', () => {
    const at = trying('hold', 1, 1);
    expect(offer(at, 'foe', 'break-free')).toBe('EW-31');
    expect(trackOf(at, 'ann', 'fast')).toBe(0);
  });
  it('EW-31 the hold is tested with Force, or by house rule with Endure', () => {
    const words = (house: Record<string, unknown>) => {
      const at = on(
        duel({}, { held: { by: 'ann', gagged: false } }, house),
        { do: 'end-turn', by: 'ann' },
        { do: 'break-free', by: 'foe' },
      );
      const found = asked(at);
      return found?.kind === 'choose' ? found.options[0]?.detail : '';
    };
    expect(words({})).toContain('force');
    expect(words({ holdWith: 'endure' })).toContain('endure');
  });
  it('EW-32 strictly more frees, equal changes nothing, unopposed one success frees', () => {
    expect(badgesOf(trying('hold', 2, 1), 'foe')).not.toContain('held');
    expect(badgesOf(trying('hold', 1, 1), 'foe')).toContain('held');
    expect(badgesOf(trying('pass', 1), 'foe')).not.toContain('held');
    expect(badgesOf(trying('pass', 0), 'foe')).toContain('held');
  });
  it('EW-32 it also ends when the holder lets go', () => {
    const at = on(grabbed(1), { do: 'let-go', by: 'ann' });
    expect(badgesOf(at, 'foe')).not.toContain('held');
    expect(offer(at, 'ann', 'let-go')).toBe('EW-32');
  });
});

describe('flight', () => {
  const chased = () =>
    begun(
      table([
        { id: 'ann', zone: 'mid' },
        { id: 'foe', zone: 'mid' },
        { id: 'ben', zone: 'far' },
      ]),
      1,
      2,
      3,
    );
  const runs = (mine: number, answer: string, theirs?: number) =>
    on(
      chased(),
      { do: 'flee', by: 'ann', with: 'finesse' },
      { answer: 'zone:east' },
      { answer },
      { answer: { dice: { first: six(mine), ...(theirs === undefined ? {} : { 'against-1': six(theirs) }) } } },
    );
  it('EW-33 one success leaves the fight, none stays in the zone', () => {
    expect(standingOf(runs(1, 'pass'), 'ann')).toBe('fled');
    const stays = runs(0, 'pass');
    expect([standingOf(stays, 'ann'), placeOf(stays, 'ann')]).toEqual(['standing', 'mid']);
  });
  it('EW-33 not by way of a zone that an enemy holds, one’s own aside', () => {
    const at = begun(
      table([
        { id: 'ann', zone: 'mid' },
        { id: 'foe', zone: 'mid' },
        { id: 'foe-2', zone: 'west' },
      ]),
      1,
      2,
      3,
    );
    const ways = asked(on(at, { do: 'flee', by: 'ann', with: 'sneak' }));
    expect(ways?.kind === 'choose' && ways.options.map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['zone:west', 'EW-33'],
      ['zone:east', undefined],
    ]);
    const shut = begun(table([{ id: 'ann' }, { id: 'foe', zone: 'mid' }]), 1, 2);
    expect(offer(shut, 'ann', 'flee')).toBe('EW-33');
  });
  it('EW-34 an opponent of the zone may chase with Finesse or Track; each success takes one away', () => {
    const at = on(chased(), { do: 'flee', by: 'ann', with: 'finesse' }, { answer: 'zone:east' });
    expect(asked(at)).toMatchObject({
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

describe('fear', () => {
  const party = (sheet: Record<string, unknown> = {}) =>
    begun(
      table([
        { id: 'ann' },
        { id: 'ben' },
        { id: 'cy', sheet },
        { id: 'dan', zone: 'far' },
        { id: 'foe', sheet: { fear: 2 } },
      ]),
      1,
      2,
      3,
      4,
      5,
    );
  const dread = (at: ReturnType<typeof party>) => on(at, { do: 'fear' }, { answer: 'foe' }, { answer: ['ann'] });
  const dice = (at: ReturnType<typeof party>) => {
    const found = asked(dread(at));
    return found?.kind === 'dice' ? found.rolls[0]?.groups[0]?.count : 0;
  };
  it('EW-40 Endure with a die for each player character of the zone, not those with Severe Mental Harm', () => {
    expect(dice(party())).toBe(4 + 2);
    expect(dice(party({ mental: { lesser: 0, moderate: 0, severe: 1 } }))).toBe(4 + 1);
  });
  it('EW-40 at most three dice, and the Fear value is what it takes', () => {
    const crowd = begun(
      table([...['ann', 'ben', 'cy', 'dan', 'eva'].map((id) => ({ id })), { id: 'foe', sheet: { fear: 2 } }]),
      1,
      2,
      3,
      4,
      5,
      6,
    );
    expect(dice(crowd as never)).toBe(4 + 3);
    expect(trackOf(on(dread(party()), { answer: { dice: { ann: six(2, 6) } } }), 'ann', 'mental.lesser')).toBe(0);
    expect(asked(on(dread(party()), { answer: { dice: { ann: six(1, 6) } } }))?.rule).toBe('EW-24');
  });
  it.each([
    ['controlled', 2],
    ['risky', 3],
    ['desperate', 4],
  ])('EW-41 failing when %s is %i Mental Harm', (position, harm) => {
    const at = on(dread(on(party(), { do: 'position' }, { answer: position as string })), {
      answer: { dice: { ann: six(0, 6) } },
    });
    expect(asked(at)?.title).toContain(`takes ${harm} mental Harm`);
  });
  it('EW-41 a controlled success gives a die on a next roll, a risky one does not', () => {
    const calm = on(dread(on(party(), { do: 'position' }, { answer: 'controlled' })), {
      answer: { dice: { ann: six(2, 6) } },
    });
    expect(badgeCount(calm, 'ann', 'calm')).toBe(1);
    expect(badgesOf(on(dread(party()), { answer: { dice: { ann: six(2, 6) } } }), 'ann')).toEqual([]);
  });
  it('EW-42 what the frightened do is left to the player: nothing is forbidden', () => {
    const at = on(dread(party()), { answer: { dice: { ann: six(0, 6) } } }, { answer: '1-1-0' });
    expect(lastOf(at, 'EW-41')).toContain('mental Harm');
    expect([offer(at, 'ann', 'attack'), offer(at, 'ann', 'shout')]).toEqual([true, true]);
  });
});

describe('fire', () => {
  const lit = (sixes: number, size = '1') =>
    on(duel(), { do: 'ignite' }, { answer: 'foe' }, { answer: size }, { answer: { dice: six(sixes) } });
  it('EW-43 does its Harm less an automatic Endure test, at once and at each round’s start', () => {
    const at = lit(1);
    expect(trackOf(at, 'foe', 'points')).toBe(1);
    const next = on(at, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    expect(asked(next)).toMatchObject({ rule: 'EW-43' });
    const burnt = on(next, { answer: { dice: [1, 1, 1] } });
    expect([trackOf(burnt, 'foe', 'points'), trackOf(burnt, 'ann', 'physical.lesser')]).toEqual([3, 0]);
  });
  it('EW-44 while burning only putting out, fleeing and shouting are offered', () => {
    const at = on(
      begun(table([{ id: 'foe', zone: 'east' }, { id: 'ann' }]), 1, 2),
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: '1' },
      { answer: { dice: six(2) } },
    );
    expect(['attack', 'move', 'grapple', 'reposition'].map((deed) => offer(at, 'foe', deed))).toEqual([
      'EW-44',
      'EW-44',
      'EW-44',
      'EW-44',
    ]);
    expect(['put-out', 'flee', 'shout'].map((deed) => offer(at, 'foe', deed))).toEqual([true, true, true]);
  });
  it('EW-45 putting out is slow, and successes add up over rounds', () => {
    let at = on(
      begun(table([{ id: 'foe' }, { id: 'ann' }]), 1, 2),
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: '1' },
      { answer: { dice: six(2) } },
      { do: 'put-out', by: 'foe' },
      { answer: { dice: six(1) } },
    );
    expect(badgesOf(at, 'foe')).toContain('fire');
    expect(offer(at, 'foe', 'put-out')).toBe('EW-14');
    at = on(
      at,
      { do: 'end-turn', by: 'foe' },
      { do: 'end-turn', by: 'ann' },
      { answer: { dice: six(2) } },
      { do: 'put-out', by: 'foe' },
      { answer: { dice: six(1) } },
    );
    expect(badgesOf(at, 'foe')).not.toContain('fire');
  });
});

describe('poison, falls and hardship', () => {
  const poisoned = (theirs: number, mine: number, toxicity = '3') =>
    on(
      duel(),
      { do: 'poison' },
      { answer: 'foe' },
      { answer: toxicity },
      { answer: { dice: { hazard: six(theirs, Number(toxicity)), endure: six(mine) } } },
    );
  it('EW-46 ahead nothing, level one Harm, behind as much as the Director’s successes', () => {
    expect([poisoned(1, 2), poisoned(2, 2), poisoned(3, 1)].map((at) => trackOf(at, 'foe', 'points'))).toEqual([
      0, 1, 3,
    ]);
    expect([poisoned(0, 0)].map((at) => trackOf(at, 'foe', 'points'))).toEqual([1]);
  });
  it('EW-47 one fewer each round until none; an antidote ends it', () => {
    let at = poisoned(3, 0);
    const harm: (number | undefined)[] = [];
    for (let n = 0; n < 3; n += 1) {
      at = on(at, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
      harm.push(trackOf(at, 'foe', 'points'));
    }
    expect(harm).toEqual([5, 6, 6]);
    const cured = on(
      poisoned(3, 0),
      { do: 'antidote' },
      { answer: 'foe' },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
    );
    expect(trackOf(cured, 'foe', 'points')).toBe(3);
    expect(offer(cured, 'table', 'antidote')).toBe('EW-47');
  });
  it('EW-48 a die for every five feet against Endure; each success beyond is Harm, armour or not', () => {
    const fell = (theirs: number, mine: number) =>
      trackOf(
        on(
          duel({}, { armour: 5 }),
          { do: 'fall' },
          { answer: 'foe' },
          { answer: 20 },
          { answer: { dice: { hazard: six(theirs, 4), endure: six(mine) } } },
        ),
        'foe',
        'points',
      );
    expect([fell(3, 1), fell(1, 1), fell(0, 2)]).toEqual([2, 0, 0]);
  });
  it('EW-49 Endure, or a Harm of the kind that is named', () => {
    const hungry = (sixes: number) =>
      on(duel(), { do: 'hunger' }, { answer: 'ann' }, { answer: 'mental' }, { answer: { dice: six(sixes) } });
    expect([
      trackOf(hungry(0), 'ann', 'mental.lesser'),
      trackOf(hungry(1), 'ann', 'mental.lesser'),
      trackOf(hungry(0), 'ann', 'physical.lesser'),
    ]).toEqual([1, 0, 0]);
    const bodily = on(
      duel(),
      { do: 'hunger' },
      { answer: 'ann' },
      { answer: 'physical' },
      { answer: { dice: six(0) } },
    );
    expect([trackOf(bodily, 'ann', 'physical.lesser'), trackOf(bodily, 'foe', 'points')]).toEqual([1, 0]);
  });
});

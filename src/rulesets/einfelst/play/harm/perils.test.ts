/** Holding, flight, fear, fire, poison, falls and hunger. */
import { describe, expect, it } from 'vitest';
import {
  badgeCount,
  badgesOf,
  begunOn,
  duelOf,
  lastOf,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

describe('fear', () => {
  const party = (sheet: Record<string, unknown> = {}) =>
    begunOn(
      tableOf([
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
  const dread = (at: ReturnType<typeof party>) => playOn(at, { do: 'fear' }, { answer: 'foe' }, { answer: ['ann'] });
  const dice = (at: ReturnType<typeof party>) => {
    const found = questionOf(dread(at));
    return found?.kind === 'dice' ? found.rolls[0]?.groups[0]?.count : 0;
  };
  it('EW-40 Endure with a die for each player character of the zone, not those with Severe Mental Harm', () => {
    expect(dice(party())).toBe(4 + 2);
    expect(dice(party({ mental: { lesser: 0, moderate: 0, severe: 1 } }))).toBe(4 + 1);
  });
  it('EW-40 at most three dice, and the Fear value is what it takes', () => {
    const crowd = begunOn(
      tableOf([...['ann', 'ben', 'cy', 'dan', 'eva'].map((id) => ({ id })), { id: 'foe', sheet: { fear: 2 } }]),
      1,
      2,
      3,
      4,
      5,
      6,
    );
    expect(dice(crowd)).toBe(4 + 3);
    expect(trackOf(playOn(dread(party()), { answer: { dice: { ann: sixesOf(2, 6) } } }), 'ann', 'mental.lesser')).toBe(
      0,
    );
    expect(questionOf(playOn(dread(party()), { answer: { dice: { ann: sixesOf(1, 6) } } }))?.rule).toBe('EW-24');
  });
  it.each([
    ['controlled', 2],
    ['risky', 3],
    ['desperate', 4],
  ])('EW-41 failing when %s is %i Mental Harm', (position, harm) => {
    const at = playOn(dread(playOn(party(), { do: 'position' }, { answer: position as string })), {
      answer: { dice: { ann: sixesOf(0, 6) } },
    });
    expect(questionOf(at)?.title).toContain(`takes ${harm} Mental Harm`);
  });
  it('EW-41 a controlled success gives a die on a next roll, a risky one does not', () => {
    const calm = playOn(dread(playOn(party(), { do: 'position' }, { answer: 'controlled' })), {
      answer: { dice: { ann: sixesOf(2, 6) } },
    });
    expect(badgeCount(calm, 'ann', 'calm')).toBe(1);
    expect(badgesOf(playOn(dread(party()), { answer: { dice: { ann: sixesOf(2, 6) } } }), 'ann')).toEqual([]);
  });
  it('EW-42 what the frightened do is left to the player: nothing is forbidden', () => {
    const at = playOn(dread(party()), { answer: { dice: { ann: sixesOf(0, 6) } } }, { answer: '1-1-0' });
    expect(lastOf(at, 'EW-41')).toContain('Mental Harm');
    expect([offerOf(at, 'ann', 'attack'), offerOf(at, 'ann', 'shout')]).toEqual([true, true]);
  });
});

describe('fire', () => {
  const lit = (sixes: number, size = '1') =>
    playOn(duelOf(), { do: 'ignite' }, { answer: 'foe' }, { answer: size }, { answer: { dice: sixesOf(sixes) } });
  it('EW-43 does its Harm less an automatic Endure test, at once and at each round’s start', () => {
    const at = lit(1);
    expect(trackOf(at, 'foe', 'points')).toBe(1);
    const next = playOn(at, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    expect(questionOf(next)).toMatchObject({ rule: 'EW-43' });
    const burnt = playOn(next, { answer: { dice: [1, 1, 1] } });
    expect([trackOf(burnt, 'foe', 'points'), trackOf(burnt, 'ann', 'physical.lesser')]).toEqual([3, 0]);
  });
  it('EW-43 a fire that is put out by hand while its die is asked does no Harm and asks for no die', () => {
    const next = playOn(lit(1), { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
    expect(questionOf(next)).toMatchObject({ rule: 'EW-43' });
    const out = playOn(next, {
      edit: [{ edit: 'sheet', combatant: 'foe', path: 'fire', value: null }],
      label: 'By hand',
    });
    expect(questionOf(out)?.rule).not.toBe('EW-43');
    expect(trackOf(out, 'foe', 'points')).toBe(trackOf(lit(1), 'foe', 'points'));
  });
  it('EW-44 while burning only putting out, fleeing and shouting are offered', () => {
    const at = playOn(
      begunOn(tableOf([{ id: 'foe', zone: 'east' }, { id: 'ann' }]), 1, 2),
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: '1' },
      { answer: { dice: sixesOf(2) } },
    );
    expect(['attack', 'move', 'grapple', 'reposition'].map((deed) => offerOf(at, 'foe', deed))).toEqual([
      'EW-44',
      'EW-44',
      'EW-44',
      'EW-44',
    ]);
    expect(['put-out', 'flee', 'shout'].map((deed) => offerOf(at, 'foe', deed))).toEqual([true, true, true]);
  });
  it('EW-45 putting out is slow, and successes add up over rounds', () => {
    let at = playOn(
      begunOn(tableOf([{ id: 'foe' }, { id: 'ann' }]), 1, 2),
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: '1' },
      { answer: { dice: sixesOf(2) } },
      { do: 'put-out', by: 'foe' },
      { answer: { dice: sixesOf(1) } },
    );
    expect(badgesOf(at, 'foe')).toContain('fire');
    expect(offerOf(at, 'foe', 'put-out')).toBe('EW-14');
    at = playOn(
      at,
      { do: 'end-turn', by: 'foe' },
      { do: 'end-turn', by: 'ann' },
      { answer: { dice: sixesOf(2) } },
      { do: 'put-out', by: 'foe' },
      { answer: { dice: sixesOf(1) } },
    );
    expect(badgesOf(at, 'foe')).not.toContain('fire');
  });
});

describe('poison, falls and hardship', () => {
  const poisoned = (theirs: number, mine: number, toxicity = '3') =>
    playOn(
      duelOf(),
      { do: 'poison' },
      { answer: 'foe' },
      { answer: toxicity },
      { answer: { dice: { hazard: sixesOf(theirs, Number(toxicity)), endure: sixesOf(mine) } } },
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
      at = playOn(at, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' });
      harm.push(trackOf(at, 'foe', 'points'));
    }
    expect(harm).toEqual([5, 6, 6]);
    const cured = playOn(
      poisoned(3, 0),
      { do: 'antidote' },
      { answer: 'foe' },
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
    );
    expect(trackOf(cured, 'foe', 'points')).toBe(3);
    expect(offerOf(cured, 'table', 'antidote')).toBe('EW-47');
  });
  it('EW-48 a die for every five feet against Endure; each success beyond is Harm, armour or not', () => {
    const fell = (theirs: number, mine: number) =>
      trackOf(
        playOn(
          duelOf({}, { armour: 5 }),
          { do: 'fall' },
          { answer: 'foe' },
          { answer: 20 },
          { answer: { dice: { hazard: sixesOf(theirs, 4), endure: sixesOf(mine) } } },
        ),
        'foe',
        'points',
      );
    expect([fell(3, 1), fell(1, 1), fell(0, 2)]).toEqual([2, 0, 0]);
  });
  it('EW-49 Endure, or a Harm of the kind that is named', () => {
    const hungry = (sixes: number) =>
      playOn(duelOf(), { do: 'hunger' }, { answer: 'ann' }, { answer: 'mental' }, { answer: { dice: sixesOf(sixes) } });
    expect([
      trackOf(hungry(0), 'ann', 'mental.lesser'),
      trackOf(hungry(1), 'ann', 'mental.lesser'),
      trackOf(hungry(0), 'ann', 'physical.lesser'),
    ]).toEqual([1, 0, 0]);
    const bodily = playOn(
      duelOf(),
      { do: 'hunger' },
      { answer: 'ann' },
      { answer: 'physical' },
      { answer: { dice: sixesOf(0) } },
    );
    expect([trackOf(bodily, 'ann', 'physical.lesser'), trackOf(bodily, 'foe', 'points')]).toEqual([1, 0]);
  });
});

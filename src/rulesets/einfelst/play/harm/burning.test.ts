/**
 * Harm by fire, poison and falls (EW-22, EW-43 to EW-49), played through the game as at a table.
 */
import { describe, expect, it } from 'vitest';
import {
  badgeCount,
  badgesOf,
  begunOn,
  cardsOf,
  diceAsked,
  lastOf,
  offerOf,
  playOn,
  poolOf,
  questionOf,
  sixesOf,
  standingOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';
import { begunCast, byAnn, endTurnLine, isHeld, setBurning, setByRuling } from '../ground/holds.testing.ts';

describe('fire', () => {
  it('EW-45 another of the zone may beat at it too, and its successes are saved with the rest', () => {
    const at = playOn(
      setBurning(begunCast(['ann'], ['ben'], ['foe', {}, 'mid']), 'ben'),
      { do: 'put-out', by: 'ann' },
      { answer: { dice: sixesOf(1) } },
    );
    expect([badgesOf(at, 'ben'), offerOf(at, 'ann', 'attack'), lastOf(at, 'EW-45')]).toEqual([
      ['fire'],
      'EW-14',
      '1 of 2 successes against the fire on Ben.',
    ]);
    const out = playOn(at, endTurnLine('ann'), { do: 'put-out', by: 'ben' }, { answer: { dice: sixesOf(1) } });
    expect([badgesOf(out, 'ben'), lastOf(out, 'EW-45')]).toEqual([[], 'Ben is no longer burning.']);
    expect(offerOf(out, 'foe', 'put-out')).toBe('EW-02');
    expect(offerOf(setBurning(begunCast(['foe', {}, 'mid'], ['ben']), 'ben'), 'foe', 'put-out')).toBe('EW-45');
  });
  it('EW-45 with several burning it is asked whose; who burns beats at its own', () => {
    const at = setBurning(begunCast(['ann'], ['ben'], ['foe']), 'ben', 'foe');
    const found = questionOf(playOn(at, { do: 'put-out', by: 'ann' }));
    expect(found?.kind === 'choose' && found.options.map(({ id }) => id)).toEqual(['ben', 'foe']);
    expect(questionOf(playOn(at, endTurnLine('ann'), { do: 'put-out', by: 'ben' }))?.kind).toBe('dice');
  });
  it('EW-45 the Director may say that a fire is out', () => {
    const at = playOn(setBurning(begunCast(['ann'], ['foe']), 'ann', 'foe'), { do: 'douse' }, { answer: 'ann' });
    expect([badgesOf(at, 'ann'), badgesOf(at, 'foe')]).toEqual([[], ['fire']]);
    expect(offerOf(begunCast(['ann'], ['foe']), 'table', 'douse')).toBe('EW-45');
  });
  it('EW-43 with as many successes as the fire does there is no Harm, and it burns on', () => {
    const at = playOn(setBurning(begunCast(['ann'], ['foe']), 'foe'), endTurnLine('ann'), endTurnLine('foe'), {
      answer: { dice: sixesOf(2) },
    });
    expect([trackOf(at, 'foe', 'points'), badgesOf(at, 'foe')]).toEqual([0, ['fire']]);
  });
});

describe('flight', () => {
  const fled = (path: string, value: unknown) =>
    playOn(
      setByRuling(begunCast(['foe', {}, 'mid'], ['ann']), path, value, 'foe'),
      { do: 'flee', by: 'foe', with: 'sneak' },
      { answer: 'zone:east' },
      { answer: { dice: sixesOf(1) } },
    );
  const fire = { damage: 2, needs: 2, saved: 0 };
  it('EW-43 EW-45 puts no fire out: it burns on at each round’s start, until the Director says that it is out', () => {
    const at = playOn(fled('fire', fire), endTurnLine('ann'));
    expect([questionOf(at)?.rule, standingOf(at, 'foe')]).toEqual(['EW-43', 'fled']);
    const burnt = playOn(at, { answer: { dice: sixesOf(0) } });
    expect([trackOf(burnt, 'foe', 'points'), trackOf(burnt, 'ann', 'physical.lesser')]).toEqual([2, 0]);
    const out = playOn(burnt, { do: 'douse' }, { answer: 'foe' }, endTurnLine('ann'));
    expect([questionOf(out), trackOf(out, 'foe', 'points')]).toEqual([undefined, 2]);
  });
  it('EW-47 ends no poison either; who is out of the fight otherwise suffers it no more', () => {
    expect(trackOf(playOn(fled('poison', 2), endTurnLine('ann')), 'foe', 'points')).toBe(2);
    const out = playOn(
      setByRuling(setByRuling(begunCast(['foe'], ['ann']), 'poison', 2, 'foe'), 'gone', 'out', 'foe'),
      endTurnLine('ann'),
    );
    expect(trackOf(out, 'foe', 'points')).toBe(0);
  });
});

describe('a second fire', () => {
  const again = (first: string, second: string) =>
    playOn(
      begunCast(['ann'], ['foe', { limit: 40 }]),
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: first },
      { answer: { dice: sixesOf(0) } },
      { do: 'put-out', by: 'ann' },
      { answer: { dice: sixesOf(1) } },
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: second },
    );
  it('EW-43 a bigger fire is not replaced by a smaller one, nor by its like: it burns on, with what is saved against it', () => {
    for (const second of ['0', '1']) {
      const at = again('1', second);
      expect([questionOf(at), badgeCount(at, 'foe', 'fire'), trackOf(at, 'foe', 'points')]).toEqual([undefined, 2, 2]);
      expect(lastOf(at, 'EW-43')).toBe('Foe burns already, with a fire at least as big.');
      const out = playOn(at, endTurnLine('ann'), { do: 'put-out', by: 'foe' }, { answer: { dice: sixesOf(1, 2) } });
      expect(badgesOf(out, 'foe')).not.toContain('fire');
    }
  });
  it('EW-43 a smaller one is replaced by a bigger, whose Harm comes at once', () => {
    const at = playOn(again('1', '3'), { answer: { dice: sixesOf(0, 2) } });
    expect([badgeCount(at, 'foe', 'fire'), trackOf(at, 'foe', 'points')]).toEqual([4, 6]);
  });
});

describe('poison and falls', () => {
  const dosed = (before: number, theirs: number, mine: number) =>
    playOn(
      setByRuling(begunCast(['ann'], ['foe']), 'poison', before, 'foe'),
      { do: 'poison' },
      { answer: 'foe' },
      { answer: '3' },
      { answer: { dice: { hazard: sixesOf(theirs, 3), endure: sixesOf(mine) } } },
    );
  it('EW-47 a new poison that is shaken off, or is weaker, does not end the one before', () => {
    expect(badgeCount(dosed(3, 0, 1), 'foe', 'poison')).toBe(3);
    expect(badgeCount(dosed(1, 3, 0), 'foe', 'poison')).toBe(2);
    expect(badgesOf(dosed(0, 1, 1), 'foe')).not.toContain('poison');
  });
  it('EW-46 is of 3, 6, 9 dice or more, or of any other toxicity', () => {
    const start = playOn(begunCast(['ann'], ['foe']), { do: 'poison' }, { answer: 'foe' });
    const found = questionOf(start);
    expect(found?.kind === 'choose' && found.options.map(({ id }) => id)).toEqual(['3', '6', '9', '12', 'other']);
    const diceOf = (toxicity: number) => diceAsked(playOn(start, { answer: 'other' }, { answer: toxicity }));
    expect([diceOf(1), diceOf(4), diceOf(15)]).toEqual([1, 4, 15]);
    expect(() => diceOf(0)).toThrow(/1 to 40/);
  });
  it('EW-48 any height from ten feet up, by whole steps of five; less is refused', () => {
    const from = (feet: number) => {
      const at = questionOf(playOn(begunCast(['ann'], ['foe']), { do: 'fall' }, { answer: 'foe' }, { answer: feet }));
      return at?.kind === 'dice' ? at.rolls[0]?.groups[0]?.count : undefined;
    };
    expect([from(10), from(14), from(25)]).toEqual([2, 2, 5]);
    expect(() => from(9)).toThrow(/10/);
  });
});

describe('Harm', () => {
  it('EW-23 what an armour stops is said, and each of its successes counts as the dice do', () => {
    const stopped = playOn(
      begunOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: { armour: 2 } }], { success: 5 }), 1, 2),
      { do: 'attack', by: 'ann', with: 'sword' },
      { answer: 'foe' },
      { answer: 'pass' },
      { answer: { dice: { first: [5, 1, 1, 1], armour: [5, 4] } } },
    );
    expect([trackOf(stopped, 'foe', 'points'), lastOf(stopped, 'EW-20')]).toEqual([1, 'Foe takes 1 point of Harm.']);
  });
  it('EW-23 a critical injury that is death ends its holds, and what remains of the Harm is asked no more', () => {
    const full = { physical: { lesser: 2, moderate: 2, severe: 1 } };
    const at = strikeAt(begunCast(['foe'], ['ann', full], ['foe-2', byAnn]), 'foe', 'ann', 'pass', sixesOf(1));
    expect(questionOf(at)).toMatchObject({ rule: 'EW-23' });
    const dead = playOn(at, { answer: { dice: [6] } });
    expect([questionOf(dead), isHeld(dead, 'foe-2'), lastOf(dead, 'EW-23')]).toEqual([
      undefined,
      false,
      'Ann dies of the injury.',
    ]);
    expect(questionOf(playOn(at, { answer: { dice: [1] } }))).toBeUndefined();
  });
  it('EW-22 more Harm than a count can hold takes out, and is no fault', () => {
    const at = strikeAt(begunCast(['ann'], ['foe', { points: 98, limit: 99 }]), 'ann', 'foe', 'pass', sixesOf(1));
    expect([trackOf(at, 'foe', 'points'), standingOf(at, 'foe')]).toEqual([99, 'out']);
  });
  it('EW-22 Harm points count for people and beasts alone; nobody else loses a die by them', () => {
    const at = strikeAt(begunCast(['ann'], ['foe'], ['foe-2']), 'ann', 'foe', 'pass', sixesOf(1));
    expect([poolOf(at, 'foe', 'strike'), poolOf(at, 'foe-2', 'strike'), poolOf(at, 'ann', 'strike')]).toEqual([
      2, 4, 4,
    ]);
  });
  it('EW-05 the track of maneuvers has as many as the house rule gives', () => {
    const at = begunOn(
      tableOf([{ id: 'ann' }, { id: 'foe', sheet: { cards: 2 } }], { turnsOnCards: 'shared' }),
      5,
      2,
      8,
    );
    expect([trackOf(at, 'foe', 'slow'), cardsOf(at)]).toEqual([1, { 'ann/ann': 5, 'foe/foe': 2, 'foe.2/foe': 8 }]);
  });
});

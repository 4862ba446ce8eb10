/** Flight over zones: which ways are free, who is asked to give chase, and the price of a pin. */
import { describe, expect, it } from 'vitest';
import {
  begunOn,
  offerOf,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  standingOf,
  tableOf,
  trackOf,
  whyNot,
} from '../../table.testing.ts';

describe('flight', () => {
  it('EW-33 nobody flees by way of a zone from which an enemy holds every way out', () => {
    const ways = (zone: string) => {
      const at = questionOf(
        playOn(
          begunOn(
            tableOf([
              { id: 'ann', zone: 'mid' },
              { id: 'foe', zone },
            ]),
            1,
            2,
          ),
          { do: 'flee', by: 'ann', with: 'finesse' },
        ),
      );
      return at?.kind === 'choose' ? at.options.map(({ id, blocked }) => [id, blocked?.rule]) : at;
    };
    // The road out is in the east, and the cell in the north is shut.
    expect(ways('far')).toEqual([
      ['zone:west', undefined],
      ['zone:east', undefined],
    ]);
    expect(
      offerOf(
        begunOn(
          tableOf([
            { id: 'ann', zone: 'mid' },
            { id: 'foe', zone: 'east' },
          ]),
          1,
          2,
        ),
        'ann',
        'flee',
      ),
    ).toBe('EW-33');
  });
  it('EW-33 EW-11 with no free way the first one is named, with what bars it', () => {
    const why = (zone: string, ...foes: string[]) => {
      const cast = [{ id: 'ann', zone }, ...foes.map((at, n) => ({ id: n === 0 ? 'foe' : `foe-${n + 1}`, zone: at }))];
      const at = begunOn(tableOf(cast), ...cast.map((_, n) => n + 1));
      return [offerOf(at, 'ann', 'flee'), whyNot(at, 'ann', 'flee')];
    };
    expect(why('mid', 'west', 'east')).toEqual([
      'EW-33',
      'No way out is free. An enemy holds that zone (by way of West).',
    ]);
    expect(why('far', 'west')).toEqual([
      'EW-11',
      expect.stringMatching(/^No way out is free\. .* first \(by way of East\)\.$/),
    ]);
    expect(why('cell', 'west')).toEqual(['EW-33', 'No way leads out of this zone: every door from here is shut.']);
  });
  it('EW-33 not over what has to be got past first', () => {
    const at = questionOf(
      playOn(begunOn(tableOf([{ id: 'ann', zone: 'east' }, { id: 'foe' }]), 1, 2), {
        do: 'flee',
        by: 'ann',
        with: 'sneak',
      }),
    );
    expect(at?.kind === 'choose' && at.options.find(({ id }) => id === 'zone:far')?.blocked?.rule).toBe('EW-11');
  });
  it('EW-35 caught on the way straight out, the runner stays where it is, and the chaser too', () => {
    const at = playOn(
      begunOn(
        tableOf([
          { id: 'ann', zone: 'east' },
          { id: 'foe', zone: 'east' },
        ]),
        1,
        2,
      ),
      { do: 'flee', by: 'ann', with: 'finesse' },
      { answer: 'out' },
      { answer: 'finesse:foe' },
      { answer: { dice: { first: sixesOf(1), 'against-1': sixesOf(2) } } },
    );
    expect([placeOf(at, 'ann'), placeOf(at, 'foe'), standingOf(at, 'ann')]).toEqual(['east', 'east', 'standing']);
  });
  it('EW-33 who is neutral holds no zone and gives no chase', () => {
    const at = begunOn(
      tableOf([
        { id: 'ann', zone: 'mid' },
        { id: 'rock', side: 'bystanders', zone: 'mid' },
        { id: 'foe', zone: 'far' },
      ]),
      1,
      2,
      3,
    );
    const flight = playOn(at, { do: 'flee', by: 'ann', with: 'sneak' }, { answer: 'zone:east' });
    expect(questionOf(flight)?.kind).toBe('dice');
  });
  it('EW-34 several who could give chase are asked as their side, one as itself', () => {
    const flight = (...more: string[]) =>
      questionOf(
        playOn(
          begunOn(
            tableOf([{ id: 'ann', zone: 'mid' }, ...['foe', ...more].map((id) => ({ id, zone: 'mid' }))]),
            1,
            ...[2, 3].slice(0, 1 + more.length),
          ),
          { do: 'flee', by: 'ann', with: 'sneak' },
          { answer: 'zone:east' },
        ),
      )?.seat;
    expect(flight()).toEqual({ kind: 'combatant', combatant: 'foe' });
    expect(flight('foe-2')).toEqual({ kind: 'side', side: 'foes' });
  });
  it('EW-21 who is pinned pays for fleeing, and falls of it at its limit', () => {
    const flight = (limit: number) =>
      playOn(
        begunOn(tableOf([{ id: 'foe', zone: 'mid', sheet: { pinned: true, limit } }, { id: 'ann' }]), 1, 2),
        { do: 'flee', by: 'foe', with: 'sneak' },
        { answer: 'zone:east' },
        { answer: { dice: sixesOf(1) } },
      );
    expect([trackOf(flight(9), 'foe', 'points'), standingOf(flight(9), 'foe')]).toEqual([1, 'fled']);
    expect([standingOf(flight(1), 'foe'), placeOf(flight(1), 'foe')]).toEqual(['out', 'mid']);
  });
  const ways = (at: ReturnType<typeof tableOf>) => {
    const found = questionOf(playOn(at, { do: 'flee', by: 'ann', with: 'sneak' }));
    return found?.kind === 'choose' ? found.options.map(({ id, blocked }) => [id, blocked?.rule]) : found;
  };
  const moved = (from: string, to: string, ...others: [string, string][]) =>
    playOn(
      begunOn(
        tableOf([{ id: 'ann', zone: from }, ...others.map(([id, zone]) => ({ id, zone, side: sideOf(id) }))]),
        1,
        ...others.map((_, at) => at + 2),
      ),
      { do: 'move', by: 'ann' },
      { answer: `zone:${to}` },
    );
  const sideOf = (id: string) => (id.startsWith('foe') ? 'foes' : 'bystanders');
  it('EW-33 back through the zone where the turn began, though an enemy is in it, and through no other of an enemy', () => {
    // The only exit is in the east: all ways lead through it.
    expect(ways(moved('east', 'mid', ['foe', 'east']))).toEqual([
      ['zone:west', undefined],
      ['zone:east', undefined],
    ]);
    expect(ways(moved('west', 'mid', ['foe', 'west']))).toEqual([
      ['zone:west', undefined],
      ['zone:east', undefined],
    ]);
    expect(offerOf(moved('west', 'mid', ['foe', 'east']), 'ann', 'flee')).toBe('EW-33');
  });
  it('EW-33 not out of an enemy’s zone that one has entered this turn; a neutral one’s bars nobody', () => {
    expect(offerOf(moved('west', 'mid', ['foe', 'mid']), 'ann', 'flee')).toBe('EW-33');
    expect(offerOf(moved('mid', 'east', ['foe', 'east']), 'ann', 'flee')).toBe('EW-33');
    expect(offerOf(moved('west', 'mid', ['rock', 'mid'], ['foe', 'far']), 'ann', 'flee')).toBe(true);
  });
  it('EW-33 the turn after, the zone entered before is the one where the turn begins', () => {
    const at = playOn(
      moved('west', 'mid', ['foe', 'mid']),
      { do: 'end-turn', by: 'ann' },
      { do: 'end-turn', by: 'foe' },
    );
    expect(offerOf(at, 'ann', 'flee')).toBe(true);
  });
});

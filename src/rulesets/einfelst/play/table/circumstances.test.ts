/** Hard circumstances: which tests they make harder, for whom, and any test by its name. */
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  begunOn,
  lastOf,
  playOn,
  questionOf,
  sixesOf,
  standingOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

type At = ReturnType<typeof tableOf>;
const hard = (at: At, of: string | string[], exempt: string[] = []): At =>
  playOn(
    at,
    { do: 'circumstance' },
    ...(typeof of === 'string' ? [{ answer: of }] : [{ answer: 'named' }, { answer: of }]),
    { answer: 1 },
    { answer: { text: 'dark' } },
    { answer: { picked: exempt } },
  );
const duel = (zone = 'west', foe: Record<string, unknown> = {}) =>
  begunOn(
    tableOf([
      { id: 'ann', zone },
      { id: 'foe', zone, sheet: foe },
    ]),
    1,
    2,
  );
const harmOf = (at: At) => trackOf(at, 'foe', 'points');

describe('every test of that kind', () => {
  it('EW-13 a parry is harder too: one success of the defender takes none away, two take one', () => {
    // The attacker sees in the dark; the defender does not.
    const parried = (theirs: number, exempt: string[]) =>
      harmOf(strikeAt(hard(duel(), 'close', exempt), 'ann', 'foe', 'parry', sixesOf(1), sixesOf(theirs)));
    expect([parried(1, ['ann']), parried(2, ['ann']), parried(1, ['ann', 'foe'])]).toEqual([2, 0, 0]);
  });
  it('EW-28 what the circumstances take of a parry is not to spare', () => {
    const parried = (exempt: string[]) =>
      questionOf(strikeAt(hard(duel(), 'close', exempt), 'ann', 'foe', 'parry', sixesOf(1), sixesOf(2)))?.rule;
    expect([parried(['ann']), parried(['ann', 'foe'])]).toEqual([undefined, 'EW-28']);
  });
  it('EW-13 a chase is harder too', () => {
    const chased = (exempt: string[]) =>
      standingOf(
        playOn(
          hard(duel('mid'), 'close', exempt),
          { do: 'flee', by: 'ann', with: 'sneak' },
          { answer: 'zone:east' },
          { answer: 'track:foe' },
          { answer: { dice: { first: sixesOf(1), 'against-1': sixesOf(1) } } },
        ),
        'ann',
      );
    expect([chased(['ann']), chased(['ann', 'foe'])]).toEqual(['fled', 'standing']);
  });
  it('EW-13 holding on is harder too, and so is breaking free', () => {
    const tried = (exempt: string[], mine: number) =>
      badgesOf(
        playOn(
          hard(duel('west', { held: { by: 'ann', gagged: false } }), 'close', exempt),
          { do: 'end-turn', by: 'ann' },
          { do: 'break-free', by: 'foe' },
          { answer: 'hold' },
          { answer: { dice: { first: sixesOf(mine), 'against-1': sixesOf(1) } } },
        ),
        'foe',
      ).includes('held');
    expect([tried(['foe'], 1), tried(['ann', 'foe'], 1), tried(['ann'], 2)]).toEqual([false, true, true]);
  });
  it('EW-13 by “all” Endure is harder against fire, poison, falls and hardship; by “close” it is not', () => {
    const burnt = (of: string) =>
      harmOf(
        playOn(
          hard(duel(), of),
          { do: 'ignite' },
          { answer: 'foe' },
          { answer: '1' },
          { answer: { dice: sixesOf(1) } },
        ),
      );
    const poisoned = (of: string) =>
      harmOf(
        playOn(
          hard(duel(), of),
          { do: 'poison' },
          { answer: 'foe' },
          { answer: '3' },
          { answer: { dice: { hazard: sixesOf(1, 3), endure: sixesOf(2) } } },
        ),
      );
    const fallen = (of: string) =>
      harmOf(
        playOn(
          hard(duel(), of),
          { do: 'fall' },
          { answer: 'foe' },
          { answer: 20 },
          { answer: { dice: { hazard: sixesOf(1), endure: sixesOf(1) } } },
        ),
      );
    const hungry = (of: string) =>
      harmOf(
        playOn(
          hard(duel(), of),
          { do: 'hunger' },
          { answer: 'foe' },
          { answer: 'physical' },
          { answer: { dice: sixesOf(1) } },
        ),
      );
    expect([burnt, poisoned, fallen, hungry].map((see) => [see('all'), see('close')])).toEqual([
      [2, 1],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });
  it('EW-13 by “all” fear takes one success more than its value', () => {
    const shaken = (of: string) =>
      questionOf(
        playOn(
          hard(duel(), of),
          { do: 'fear' },
          { answer: 'value:1' },
          { answer: ['ann'] },
          { answer: { dice: { ann: sixesOf(1) } } },
        ),
      )?.rule;
    expect([shaken('all'), shaken('close')]).toEqual(['EW-24', undefined]);
  });
});

describe('one test by its name', () => {
  it('EW-13 one Action, whatever it is rolled for: Finesse harder, dodges and flights are and parries are not', () => {
    const dark = hard(duel(), ['finesse']);
    expect(harmOf(strikeAt(dark, 'ann', 'foe', 'parry', sixesOf(1), sixesOf(1)))).toBe(0);
    const shot = begunOn(tableOf([{ id: 'ann' }, { id: 'foe', zone: 'mid' }]), 1, 2);
    expect(harmOf(strikeAt(hard(shot, ['finesse']), 'ann', 'foe', 'dodge', sixesOf(1), sixesOf(1), 'bow'))).toBe(2);
    const flown = (skill: string) =>
      standingOf(
        playOn(
          hard(begunOn(tableOf([{ id: 'ann', zone: 'mid' }, { id: 'foe' }]), 1, 2), ['finesse']),
          { do: 'flee', by: 'ann', with: skill },
          { answer: 'zone:east' },
          { answer: { dice: sixesOf(1) } },
        ),
        'ann',
      );
    expect([flown('finesse'), flown('sneak')]).toEqual(['standing', 'fled']);
  });
  it('EW-13 one test, whatever is rolled: parrying harder, attacks as ever', () => {
    const dark = hard(duel(), ['parry']);
    expect(harmOf(strikeAt(dark, 'ann', 'foe', 'pass', sixesOf(1)))).toBe(2);
    expect(harmOf(strikeAt(dark, 'ann', 'foe', 'parry', sixesOf(1), sixesOf(1)))).toBe(2);
  });
  it('EW-13 several at once, each harder once', () => {
    const dark = hard(duel(), ['strike', 'blow']);
    expect(harmOf(strikeAt(dark, 'ann', 'foe', 'pass', sixesOf(1)))).toBe(0);
    expect(harmOf(strikeAt(dark, 'ann', 'foe', 'pass', sixesOf(2)))).toBe(2);
  });
  it('EW-13 nothing named is refused', () => {
    const at = playOn(duel(), { do: 'circumstance' }, { answer: 'named' });
    expect(() => playOn(at, { answer: { picked: [] } })).toThrow(/Pick 1 to/);
  });
  it('EW-45 put out in the dark: the fire takes one success more in all, not one more each time', () => {
    const lit = playOn(
      hard(begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), 1, 2), ['put-out']),
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: '1' },
      { answer: { dice: sixesOf(2) } },
      { do: 'put-out', by: 'ann' },
      { answer: { dice: sixesOf(2) } },
    );
    expect(lastOf(lit, 'EW-45')).toBe('2 of 3 successes against the fire on Foe (harder: dark).');
    const out = playOn(
      lit,
      { do: 'end-turn', by: 'ann' },
      { do: 'put-out', by: 'foe' },
      { answer: { dice: sixesOf(1) } },
    );
    expect(badgesOf(out, 'foe')).toEqual([]);
  });
  it('EW-45 in the dark ten successes are saved against the biggest fire, and it burns on', () => {
    const fire = { damage: 1, needs: 9, saved: 9 };
    const lit = playOn(
      hard(hard(begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), 1, 2), ['put-out']), ['put-out']),
      { edit: [{ edit: 'sheet', combatant: 'foe', path: 'fire', value: fire }], label: 'Ablaze' },
      { do: 'put-out', by: 'ann' },
      { answer: { dice: sixesOf(1) } },
    );
    expect(lastOf(lit, 'EW-45')).toBe('10 of 11 successes against the fire on Foe (harder: dark).');
  });
});

describe('an ambush in the dark', () => {
  it('EW-13 by “all” sneaking up is harder too, and noticing it, but for who is exempt', () => {
    const tried = (exempt: string[]) =>
      playOn(
        tableOf([{ id: 'ann' }, { id: 'foe' }]),
        {
          edit: [
            {
              edit: 'state',
              path: 'circumstances',
              value: [{ id: 'c1', reason: 'dark', extra: 1, of: 'all', tests: [], exempt }],
            },
          ],
          label: 'Dark.',
        },
        { begin: true },
        ...['enter', '7', '5', 'test:party', 'read'].map((answer) => ({ answer })),
        { answer: { dice: { first: sixesOf(2), 'against-1': sixesOf(1) } } },
      );
    expect(lastOf(tried(['foe']), 'EW-38')).toBeDefined();
    expect(lastOf(tried(['ann']), 'EW-38')).toBeUndefined();
    expect(lastOf(tried([]), 'EW-38')).toBeUndefined();
  });
});

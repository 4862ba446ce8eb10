/** Meetings, surprise, Savvy and blocks, turns: who may do what at which moment. */
import { describe, expect, it } from 'vitest';
import { dispatch } from '../../../../engine/history.ts';
import { offersOf } from '../../../../engine/legality.ts';
import { oddsOf } from '../../../../engine/odds/odds.ts';
import { hestia } from '../../index.ts';
import {
  badgesOf,
  fightOf,
  fightOn,
  lastOf,
  mayAct,
  playOn,
  questionOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const three = () =>
  tableOf([
    { id: 'ann' },
    { id: 'ben', sheet: { attributes: { might: 10, agility: 10, discipline: 10, savvy: 14 } } },
    { id: 'foe' },
  ]);
const greyed = (at: ReturnType<typeof three>, who: string, action: string) =>
  offersOf(hestia, fightOf(at), who).find((offer) => offer.action === action)?.blocked?.rule;

describe('the meeting', () => {
  it.each([
    [[1, 1], 'attack'],
    [[1, 2], 'hostile'],
    [[2, 3], 'hostile'],
    [[2, 4], 'uncertain'],
    [[4, 4], 'uncertain'],
    [[4, 5], 'cooperative'],
    [[5, 6], 'cooperative'],
    [[6, 6], 'friendly'],
  ])('HE-05 2d6 of %j is %s', (dice, found) => {
    const at = playOn(three(), { begin: true }, { answer: 'roll' }, { answer: { dice: dice as number[] } });
    expect(lastOf(at, 'HE-05')?.toLowerCase()).toContain(found === 'attack' ? 'attack' : found);
    expect(questionOf(at)?.rule).toBe(found === 'attack' ? 'HE-04' : undefined);
  });
  it('HE-05 the bands have the chances of 2d6', () => {
    const start = three();
    const found = oddsOf(hestia, start.fight, { type: 'begin' }, [{ kind: 'choose', option: 'roll' }], (after) => ({
      key: (after.state as { disposition: string }).disposition,
    }));
    const chance = Object.fromEntries(found.outcomes.map(({ outcome, chance: c }) => [outcome.key, c * 36]));
    for (const [key, of36] of Object.entries({ attack: 1, hostile: 9, uncertain: 16, cooperative: 9, friendly: 1 }))
      expect(chance[key]).toBeCloseTo(of36, 9);
  });
  it('HE-05 a parley gives nobody a turn until it breaks', () => {
    const at = playOn(three(), { begin: true }, { answer: 'uncertain' });
    expect(mayAct(at)).toEqual([]);
    expect(greyed(at, 'ann', 'attack')).toBe('HE-05');
    const fought = playOn(at, { do: 'to-arms' }, { answer: 'nobody' });
    expect(questionOf(fought)?.rule).toBe('HE-01');
  });
});

describe('surprise', () => {
  it('HE-04 each character saves with half its Savvy; who fails cannot act in round one, and can in round two', () => {
    // Ben has Savvy 14, so 7 and 13 make 20; Ann has 10, so 5 and 14 fall short.
    let at = playOn(
      three(),
      { begin: true },
      { answer: 'attack' },
      { answer: 'save' },
      { answer: { dice: { ann: [14], ben: [13] } } },
    );
    expect(questionOf(at)?.kind === 'dice' && questionOf(at)).toMatchObject({ rolls: [{ id: 'ben' }] });
    at = playOn(at, { answer: { dice: { ben: [1] } } });
    expect(badgesOf(at, 'ann')).toContain('surprised');
    expect(greyed(at, 'ann', 'move')).toBe('HE-04');
    expect(trackOf(at, 'ann', 'stress')).toBe(1);
    expect(trackOf(at, 'ben', 'stress')).toBe(0);
    at = playOn(at, { do: 'end-block' }, { do: 'end-block' });
    expect(questionOf(at)?.kind === 'dice' && questionOf(at)).toMatchObject({ rolls: [{ id: 'ann' }, { id: 'ben' }] });
  });
  it('HE-04 stealthy foes lay a bane: the highest of its dice is taken away', () => {
    const at = playOn(
      three(),
      { begin: true },
      { answer: 'attack' },
      { answer: 'stealthy' },
      { answer: { dice: { ann: [19, 4], ben: [14, 1] } } },
    );
    expect(badgesOf(at, 'ann')).toEqual([]);
    expect(lastOf(at, 'HE-04')).not.toContain('Ann');
    const worse = playOn(
      three(),
      { begin: true },
      { answer: 'attack' },
      { answer: 'stealthy' },
      { answer: { dice: { ann: [19, 5], ben: [14, 1] } } },
    );
    expect(badgesOf(worse, 'ann')).toContain('surprised');
  });
  it('HE-04 by ruling it can be either side', () => {
    const at = playOn(
      three(),
      { begin: true },
      { answer: 'attack' },
      { answer: 'ruling' },
      { answer: ['foe'] },
      { answer: { dice: { ann: [10], ben: [1] } } },
    );
    expect(badgesOf(at, 'foe')).toContain('surprised');
    expect(mayAct(at)).toEqual(['ann']);
    expect(mayAct(playOn(at, { do: 'end-turn', by: 'ann' }))).toEqual(['ben']);
  });
});

describe('rounds', () => {
  it('HE-01 who makes 20 with Savvy acts before the enemies, the rest after', () => {
    let at = fightOn(three(), { ann: [9], ben: [6] });
    expect(mayAct(at)).toEqual(['ben']);
    expect(greyed(at, 'ann', 'attack')).toBe('HE-01');
    expect(greyed(at, 'foe', 'attack')).toBe('HE-01');
    at = playOn(at, { do: 'end-turn', by: 'ben' });
    expect(mayAct(at)).toEqual(['foe']);
    at = playOn(at, { do: 'end-turn', by: 'foe' });
    expect(mayAct(at)).toEqual(['ann']);
    at = playOn(at, { do: 'end-turn', by: 'ann' });
    expect(questionOf(at)?.title).toContain('Savvy');
  });
  it('HE-03 whoever is passed with a block is named in the log, and whoever acts in the block is not', () => {
    const at = fightOn(three(), { ann: [9], ben: [6] });
    const passed = lastOf(playOn(at, { do: 'end-block' }), 'HE-03');
    expect(passed).toBe('Passed over without acting: Ben.');
    expect(lastOf(playOn(at, { do: 'end-turn', by: 'ben' }), 'HE-03')).not.toBe(passed);
  });
  it('HE-01 the thousandth round begins like any other', () => {
    const edit = [{ edit: 'state' as const, path: 'round', value: 999 }];
    const late = playOn(fightOn(three(), { ann: [9], ben: [6] }), { edit, label: 'It is late', raw: true });
    const at = playOn(late, { do: 'end-block' }, { do: 'end-block' }, { do: 'end-block' });
    expect(questionOf(at)?.title).toContain('Savvy');
    expect(fightOf(playOn(at, { roll: true })).state.round).toBe(1000);
  });
  it('HE-02 quick enemies are a bane on it, slow-witted ones a boon', () => {
    const ruled = playOn(
      three(),
      { begin: true },
      { answer: 'uncertain' },
      { do: 'pace' },
      { answer: 'quick' },
      { do: 'to-arms' },
      { answer: 'nobody' },
    );
    expect(questionOf(ruled)?.kind === 'dice' && questionOf(ruled)).toMatchObject({
      rolls: [{ groups: [{ sides: 20 }, { label: 'bane' }] }, {}],
    });
    expect(mayAct(playOn(ruled, { answer: { dice: { ann: [12, 3], ben: [6, 1] } } }))).toEqual(['foe']);
    const slow = playOn(
      three(),
      { begin: true },
      { answer: 'uncertain' },
      { do: 'pace' },
      { answer: 'slow' },
      { do: 'to-arms' },
      { answer: 'nobody' },
      { answer: { dice: { ann: [8, 2], ben: [6, 1] } } },
    );
    expect(mayAct(slow)).toEqual(['ann', 'ben']);
  });
  it('HE-03 within a block anybody goes next, one at a time', () => {
    const at = fightOn(three(), { ann: [10], ben: [6] });
    expect(mayAct(at)).toEqual(['ann', 'ben']);
    const begun = playOn(at, { do: 'sprint', by: 'ben' });
    expect(mayAct(begun)).toEqual([]);
    expect(greyed(begun, 'ann', 'move')).toBe('HE-03');
    expect(mayAct(playOn(begun, { do: 'end-turn', by: 'ben' }))).toEqual(['ann']);
  });
  it('HE-06 a turn is a move of 40 ft in legs and one action', () => {
    let at = fightOn(
      tableOf(
        [
          { id: 'ann', place: { kind: 'square', column: 0, row: 0 } },
          { id: 'foe', place: { kind: 'square', column: 9, row: 5 } },
        ],
        { scene: 'field' },
      ),
      { ann: [20] },
    );
    at = playOn(at, { do: 'move', by: 'ann' });
    const options = questionOf(at);
    const far =
      options?.kind === 'choose' ? options.options.map(({ detail }) => Number.parseInt(detail ?? '', 10)) : [];
    expect(Math.max(...far)).toBe(40);
    at = playOn(at, { answer: 'square:6,0' }, { do: 'move', by: 'ann' });
    const rest = questionOf(at);
    expect(
      rest?.kind === 'choose' && Math.max(...rest.options.map(({ detail }) => Number.parseInt(detail ?? '', 10))),
    ).toBe(10);
    at = playOn(at, { answer: 'square:8,2' });
    expect(greyed(at, 'ann', 'move')).toBe('HE-06');
  });
  it('HE-07 sprinting spends the action for the speed once more', () => {
    const at = playOn(fightOn(three(), { ann: [20], ben: [1] }), { do: 'sprint', by: 'ann' });
    expect(greyed(at, 'ann', 'attack')).toBe('HE-06');
    expect(hestia.order(fightOf(at)).prompt).toContain('80 ft');
  });
  it('HE-07 fetching, storing, lightening, liquor and light each take the action', () => {
    const gear = {
      sheet: {
        swigs: 1,
        lights: 1,
        load: 'light',
        grit: { now: 1, max: 8 },
        weapons: [{ ...hestia.blank().sheet.weapons[0], id: 'axe', name: 'Axe', kind: 'melee', where: 'packed' }],
      },
    };
    const at = fightOn(tableOf([{ id: 'ann', ...gear }, { id: 'foe' }]), { ann: [20] });
    for (const line of [
      { do: 'fetch', by: 'ann', with: 'axe' },
      { do: 'lighten', by: 'ann' },
      { do: 'light', by: 'ann' },
    ]) {
      const after = playOn(at, line);
      expect(greyed(after, 'ann', 'swig')).toBe('HE-06');
    }
    const drunk = playOn(at, { do: 'swig', by: 'ann' }, { answer: { dice: [5] } });
    expect(trackOf(drunk, 'ann', 'grit')).toBe(6);
    expect(badgesOf(drunk, 'ann')).toContain('liquor');
    expect(badgesOf(playOn(at, { do: 'lighten', by: 'ann' }), 'ann')).not.toContain('load');
    const stored = playOn(at, { do: 'fetch', by: 'ann', with: 'axe' });
    expect(greyed(stored, 'ann', 'store')).toBe('HE-06');
  });
  it('HE-08 talking, dropping and drawing a handy weapon are free', () => {
    const handy = {
      sheet: {
        weapons: [{ ...hestia.blank().sheet.weapons[0], id: 'axe', name: 'Axe', kind: 'melee', where: 'handy' }],
      },
    };
    const at = playOn(
      fightOn(tableOf([{ id: 'ann', ...handy }, { id: 'foe' }]), { ann: [20] }),
      { do: 'draw', by: 'ann', with: 'axe' },
      { do: 'speak', by: 'ann' },
    );
    expect(greyed(at, 'ann', 'attack')).toBeUndefined();
    const dropped = playOn(at, { do: 'drop', by: 'ann', with: 'axe' });
    expect(dispatch(hestia, dropped, { type: 'act', actor: 'ann', action: 'attack', variant: 'axe' }).ok).toBe(false);
    expect(greyed(dropped, 'ann', 'sprint')).toBeUndefined();
  });
});

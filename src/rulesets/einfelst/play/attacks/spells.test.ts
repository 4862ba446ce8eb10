/** Magic: on whom a spell can be cast. */
import { describe, expect, it } from 'vitest';
import { begunOn, lastOf, offerOf, playOn, questionOf, sixesOf, tableOf, trackOf } from '../../table.testing.ts';

const glow = (rest: Record<string, unknown> = {}) => ({
  spells: [{ id: 'glow', name: 'Glow', about: '', far: 0, harm: 0, kind: 'physical', resist: 'endure', ...rest }],
});
const casts = (rest: Record<string, unknown> = {}, zone = 'west') =>
  playOn(
    begunOn(
      tableOf([
        { id: 'ann', sheet: glow(rest) },
        { id: 'foe', zone },
      ]),
      1,
      2,
    ),
    { do: 'cast', by: 'ann', with: 'glow' },
  );
const targets = (at: ReturnType<typeof tableOf>) => {
  const found = questionOf(at);
  return found?.kind === 'choose' ? found.options.map(({ id }) => id) : found;
};

describe('a spell on oneself', () => {
  it('EW-25 is offered after the others, and with nobody else in range', () => {
    expect(targets(casts())).toEqual(['foe', 'ann']);
    const alone = playOn(casts({}, 'far'), { answer: 'ann' });
    expect(questionOf(alone)).toMatchObject({
      kind: 'dice',
      title: 'Ann casts Glow on Ann',
      rolls: { length: 1 },
    });
    expect(lastOf(playOn(alone, { answer: { dice: sixesOf(1) } }), 'EW-25')).toBe('Glow takes hold of Ann.');
  });
  it('EW-25 nobody resists oneself; the Harm of it is one’s own and no bystander’s', () => {
    const hit = playOn(casts({ harm: 1 }), { answer: 'ann' }, { answer: { dice: sixesOf(1) } });
    expect([
      trackOf(hit, 'ann', 'physical.lesser'),
      trackOf(hit, 'foe', 'points'),
      trackOf(hit, 'ann', 'fast'),
    ]).toEqual([1, 0, 1]);
  });
  it('EW-25 a spell may be made for others only, or for oneself only', () => {
    expect([targets(casts({ whom: 'others' })), targets(casts({ whom: 'oneself' }))]).toEqual([['foe'], ['ann']]);
    const far = begunOn(
      tableOf([
        { id: 'ann', sheet: glow({ whom: 'others' }) },
        { id: 'foe', zone: 'far' },
      ]),
      1,
      2,
    );
    expect(offerOf(far, 'ann', 'cast', 'glow')).toBe('EW-10');
  });
});

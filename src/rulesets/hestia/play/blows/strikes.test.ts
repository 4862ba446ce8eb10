/**
 * Opportunist strikes: off by default, because the chapter has none. Where a table has them, they
 * are asked for once when somebody turns its back.
 */
import { describe, expect, it } from 'vitest';
import { optionsIn, plainAxe } from '../../edges.testing.ts';
import { asSheet, fightOf, fightOn, playOn, questionOf, standingOf, tableOf, trackOf } from '../../table.testing.ts';

const sword = { ...plainAxe, uses: ['piercing' as const] };
/** Ann stands among three foes; the first has a sword that can also thrust. */
const surrounded = (house: Record<string, unknown>) =>
  fightOn(
    tableOf(
      [
        { id: 'ann', sheet: asSheet({ flesh: { now: 20, max: 20 } }) },
        { id: 'foe-1', sheet: asSheet({ weapons: [sword], violence: 20 }) },
        { id: 'foe-2', sheet: asSheet({ weapons: [plainAxe], violence: 20 }) },
        { id: 'foe-3', sheet: asSheet({ weapons: [plainAxe], violence: 20 }) },
      ],
      { house },
    ),
    { ann: [20] },
  );
const strikes = { opportunist: true, moveStrikes: true };

describe('strikes at a back', () => {
  it('HE-25 the chapter has none: neither walking off nor retreat is struck at', () => {
    expect(standingOf(playOn(surrounded({}), { do: 'retreat', by: 'ann' }), 'ann')).toBe('fled');
    const walked = playOn(surrounded({}), { do: 'move', by: 'ann' }, { answer: 'zone:hall' });
    expect([questionOf(walked), fightOf(walked).combatants.ann?.place]).toEqual([
      undefined,
      { kind: 'zone', zone: 'hall' },
    ]);
  });
  it.each([
    ['retreat', []],
    ['move', [{ answer: 'zone:hall' }]],
  ] as const)('HE-25 all who could strike are asked in one question: %s', (how, more) => {
    const at = playOn(surrounded(strikes), { do: how, by: 'ann' }, ...more);
    expect(questionOf(at)).toMatchObject({ kind: 'pick', rule: 'HE-25', seat: { kind: 'side', side: 'foes' } });
    const none = playOn(at, { answer: { picked: [] } });
    expect([questionOf(none), trackOf(none, 'ann', 'flesh')]).toEqual([undefined, 20]);
    const two = playOn(
      at,
      { answer: ['foe-2', 'foe-3'] },
      { answer: { dice: [10] } },
      { answer: { dice: [4] } },
      { answer: { dice: [10] } },
      { answer: { dice: [3] } },
    );
    expect([questionOf(two), trackOf(two, 'ann', 'flesh'), trackOf(two, 'ann', 'grit')]).toEqual([undefined, 13, 4]);
  });
  it('HE-25 who can strike in several ways is asked which, and fists are none where there is a weapon', () => {
    const at = playOn(surrounded(strikes), { do: 'retreat', by: 'ann' }, { answer: ['foe-1', 'foe-2'] });
    expect(optionsIn(at).map(({ id }) => id)).toEqual(['axe', 'axe:piercing']);
    expect(questionOf(playOn(at, { answer: 'axe:piercing' }))?.title).toContain('Axe against Ann');
  });
  it('HE-25 a single one is asked with each use of its weapon', () => {
    const at = playOn(
      fightOn(
        tableOf(
          [
            { id: 'ann', sheet: asSheet({ flesh: { now: 20, max: 20 } }) },
            { id: 'foe', sheet: asSheet({ weapons: [sword], violence: 20 }) },
          ],
          { house: strikes },
        ),
        { ann: [20] },
      ),
      { do: 'retreat', by: 'ann' },
    );
    expect(optionsIn(at).map(({ id }) => id)).toEqual(['strike', 'strike:axe:piercing', 'no']);
  });
  it('HE-25 once one strike fells the combatant, the others strike no more', () => {
    const at = playOn(
      surrounded(strikes),
      { edit: [{ edit: 'sheet', combatant: 'ann', path: 'flesh.now', value: 3 }], label: 'Hurt' },
      { do: 'retreat', by: 'ann' },
      { answer: ['foe-2', 'foe-3'] },
      { answer: { dice: [10] } },
      { answer: { dice: [4] } },
    );
    expect([standingOf(at, 'ann'), questionOf(at)]).toEqual(['dead', undefined]);
  });
});

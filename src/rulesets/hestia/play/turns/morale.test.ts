/** Morale by each trigger, hirelings, flight and retreat. */

import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../../engine/legality.ts';
import { readLog } from '../../../../engine/log/read.ts';
import { oddsOf } from '../../../../engine/odds/odds.ts';
import { hestia } from '../../index.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  mayAct,
  playOn,
  questionOf,
  standingOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const killer = { id: 'ann', sheet: asSheet({ violence: 20, weapons: [weaponOf('axe', 'Axe', { sides: 12 })] }) };
const soft: Partial<HestiaSheet> = { grit: { now: 0, max: 0 }, flesh: { now: 3, max: 3 } };
/** Ann kills a foe, the first one unless another is named, with one blow. */
const kill = (at: ReturnType<typeof tableOf>, who = 'foe-1') =>
  playOn(
    at,
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: who },
    { answer: { dice: [10] } },
    { answer: { dice: [5] } },
  );
const gang = (n: number, more: Partial<HestiaSheet> = {}, others: Parameters<typeof tableOf>[0] = []) =>
  fightOn(
    tableOf([
      killer,
      ...Array.from({ length: n }, (_, k) => ({ id: `foe-${k + 1}`, sheet: asSheet({ ...soft, ...more }) })),
      ...others,
    ]),
    { ann: [20], ...Object.fromEntries(others.filter(({ id }) => !id.startsWith('foe')).map(({ id }) => [id, [1]])) },
  );
const row = (at: ReturnType<typeof tableOf>, side: string) =>
  hestia.morale(fightOf(at)).find(({ id }) => id === side)?.state;

describe('morale', () => {
  it.each([
    [0, 5],
    [4, 25],
    [10, 55],
    [14, 75],
    [20, 100],
  ])('HE-21 a score of %i holds in %i of 100', (morale, percent) => {
    const at = gang(5, { morale });
    const found = oddsOf(
      hestia,
      at.fight,
      { type: 'act', actor: 'table', action: 'frightful' },
      [{ kind: 'choose', option: 'foes' }],
      (after) => ({ key: (after.state as { broken: string[] }).broken.length === 0 ? 'holds' : 'breaks' }),
    );
    expect((found.outcomes.find(({ outcome }) => outcome.key === 'holds')?.chance ?? 0) * 100).toBeCloseTo(percent, 9);
  });
  it('HE-22 the first casualty of the fight is found by the engine', () => {
    const at = kill(gang(5));
    expect(questionOf(at)?.title).toContain('first casualty');
    expect(row(playOn(at, { answer: { dice: [10] } }), 'foes')).toBe('passed');
  });
  it('HE-22 not again at the second, and not when a character fell first', () => {
    const second = kill(
      playOn(
        kill(gang(5)),
        { answer: { dice: [10] } },
        { do: 'end-turn', by: 'ann' },
        { do: 'end-block' },
        { answer: { dice: { ann: [20] } } },
      ),
      'foe-2',
    );
    expect(questionOf(second)).toBeUndefined();
    const ours = fightOn(
      tableOf([
        killer,
        { id: 'ben', sheet: asSheet(soft) },
        ...[1, 2, 3, 4, 5].map((n) => ({
          id: `foe-${n}`,
          sheet: asSheet({ ...soft, violence: 20, weapons: [weaponOf('axe', 'Axe', { sides: 12 })] }),
        })),
      ]),
      { ann: [1], ben: [1] },
    );
    const fallen = playOn(
      ours,
      { do: 'attack', by: 'foe-1', with: 'axe' },
      { answer: 'ben' },
      { answer: { dice: [10] } },
      { answer: { dice: [5] } },
    );
    expect(standingOf(fallen, 'ben')).toBe('dead');
    const later = kill(playOn(fallen, { do: 'end-block' }));
    expect(questionOf(later)).toBeUndefined();
  });
  it('HE-22 a leader’s death shakes its side', () => {
    const at = kill(gang(4, {}, [{ id: 'foe-boss', sheet: asSheet({ ...soft, leader: true }) }]), 'foe-boss');
    expect(questionOf(at)?.title).toContain('the death of a leader');
  });
  it('HE-22 the loss of half of them', () => {
    const one = kill(gang(4));
    const two = kill(
      playOn(
        one,
        { answer: { dice: [10] } },
        { do: 'end-turn', by: 'ann' },
        { do: 'end-block' },
        { answer: { dice: { ann: [20] } } },
      ),
      'foe-2',
    );
    expect(questionOf(two)?.title).toContain('the loss of half of them');
  });
  it('HE-22 a lone foe’s first wound, and not its second', () => {
    const lone = gang(1, { flesh: { now: 9, max: 9 } });
    const hurt = kill(lone);
    expect(questionOf(hurt)?.title).toContain('first wound');
    const again = kill(
      playOn(
        hurt,
        { answer: { dice: [10] } },
        { do: 'end-turn', by: 'ann' },
        { do: 'end-turn', by: 'foe-1' },
        { answer: { dice: { ann: [20] } } },
      ),
    );
    expect(standingOf(again, 'foe-1')).toBe('dead');
    expect(questionOf(again)).toBeUndefined();
  });
  it('HE-22 the GM adds a frightful event by hand', () => {
    const at = playOn(gang(3), { do: 'frightful' }, { answer: 'foes' });
    expect(questionOf(at)?.title).toContain('a frightful event');
  });
  it('HE-23 who fails flees or surrenders as is asked; the others stand', () => {
    const failed = playOn(kill(gang(3)), { answer: { dice: [9] } });
    expect(questionOf(failed)?.rule).toBe('HE-23');
    const fled = playOn(failed, { answer: 'flee' });
    expect(badgesOf(fled, 'foe-2')).toContain('fleeing');
    const theirs = playOn(fled, { do: 'end-turn', by: 'ann' });
    const offers = offersOf(hestia, fightOf(theirs), 'foe-2');
    expect(offers.find(({ action }) => action === 'attack')?.blocked?.rule).toBe('HE-23');
    expect(offers.find(({ action }) => action === 'retreat')?.blocked).toBeUndefined();
    const gave = playOn(failed, { answer: 'surrender' });
    expect(standingOf(gave, 'foe-2')).toBe('surrendered');
    expect(standingOf(gave, 'ann')).toBe('standing');
  });
  /** A side with hirelings of every kind; zed, the first casualty, is one of them. */
  const hired = (tam: Partial<HestiaSheet>, house: Record<string, unknown> = {}) =>
    playOn(
      fightOn(
        tableOf(
          [
            killer,
            { id: 'tam', sheet: asSheet({ ...soft, kind: 'hireling', loyalty: 9, ...tam }) },
            { id: 'oda', sheet: asSheet({ kind: 'hireling', loyalty: 10 }) },
            { id: 'foe', sheet: asSheet({ violence: 20, weapons: [weaponOf('axe', 'Axe', { sides: 12 })] }) },
            { id: 'zed', sheet: asSheet(soft) },
          ],
          { house },
        ),
        { ann: [1], tam: [1], oda: [1], zed: [1] },
      ),
      { do: 'attack', by: 'foe', with: 'axe' },
      { answer: 'zed' },
      { answer: { dice: [10] } },
      { answer: { dice: [5] } },
    );
  const holds = (at: ReturnType<typeof tableOf>, face: number) =>
    questionOf(playOn(at, { answer: { dice: [face] } })) === undefined;
  it('HE-24 hirelings with a Loyalty under 10 test at the same moments, others and characters never', () => {
    expect(questionOf(hired({}))?.about).toEqual(['tam']);
    expect(badgesOf(playOn(hired({}), { answer: { dice: [9] } }, { answer: 'flee' }), 'tam')).toContain('fleeing');
    expect(badgesOf(playOn(hired({}), { answer: { dice: [10] } }), 'tam')).toEqual([]);
    expect(questionOf(hired({ loyalty: 10 }))).toBeUndefined();
  });
  it('HE-24 the log names the hirelings that were tested, and nobody when only enemies are', () => {
    const told = (at: ReturnType<typeof tableOf>) =>
      readLog(fightOf(at))
        .filter(({ rule }) => rule === 'HE-24')
        .map(({ text, who }) => [text, who]);
    expect(told(playOn(hired({}), { answer: { dice: [10] } }))).toEqual([
      ['Tam is flighty, with a Loyalty under 10, and tests too.', ['tam']],
    ]);
    const foes = tableOf([killer, { id: 'foe-1', sheet: asSheet(soft) }, { id: 'foe-2', sheet: asSheet(soft) }]);
    const held = playOn(kill(fightOn(foes, { ann: [20] })), { answer: { dice: [10] } });
    expect(readLog(fightOf(held)).some(({ rule }) => rule === 'HE-21')).toBe(true);
    expect(told(held)).toEqual([]);
  });
  it('HE-24 what it rolls is its morale; by house rule its loyalty', () => {
    const tam = { loyalty: 3, morale: 14 };
    expect([holds(hired(tam), 6), holds(hired(tam), 5)]).toEqual([true, false]);
    const loyal = hired(tam, { hirelingRolls: 'loyalty' });
    expect([holds(loyal, 17), holds(loyal, 16)]).toEqual([true, false]);
    expect(hestia.figures(fightOf(loyal), 'tam').map(({ id, value }) => [id, value])).toEqual(
      expect.arrayContaining([
        ['morale', '14'],
        ['loyalty', '3'],
      ]),
    );
  });
});

describe('retreat', () => {
  it('HE-25 is an action that leaves the encounter; a foe in reach may strike straight at Flesh', () => {
    const at = fightOn(
      tableOf(
        [
          { id: 'ann', sheet: asSheet({ grit: { now: 6, max: 6 }, flesh: { now: 6, max: 6 } }) },
          { id: 'foe', sheet: asSheet({ violence: 20, weapons: [weaponOf('axe', 'Axe', { sides: 12 })] }) },
        ],
        { house: { opportunist: true } },
      ),
      { ann: [20] },
    );
    const turned = playOn(at, { do: 'retreat', by: 'ann' });
    expect(questionOf(turned)?.rule).toBe('HE-25');
    const away = playOn(turned, { answer: 'no' });
    expect(standingOf(away, 'ann')).toBe('fled');
    const struck = playOn(turned, { answer: 'strike' }, { answer: { dice: [10] } }, { answer: { dice: [4] } });
    expect([trackOf(struck, 'ann', 'grit'), trackOf(struck, 'ann', 'flesh')]).toEqual([6, 2]);
  });
  it('HE-25 nobody strikes at somebody out of reach, nor with the house rule off', () => {
    const far = fightOn(
      tableOf([{ id: 'ann', place: { kind: 'zone', zone: 'hall' } }, { id: 'foe' }], { house: { opportunist: true } }),
      { ann: [20] },
    );
    expect(standingOf(playOn(far, { do: 'retreat', by: 'ann' }), 'ann')).toBe('fled');
    const off = fightOn(tableOf([{ id: 'ann' }, { id: 'foe' }], { house: { opportunist: false } }), { ann: [20] });
    expect(standingOf(playOn(off, { do: 'retreat', by: 'ann' }), 'ann')).toBe('fled');
  });
  it('HE-25 distances are in feet: 5 to a square, and by house rule to a zone', () => {
    const squares = fightOn(
      tableOf(
        [
          { id: 'ann', place: { kind: 'square', column: 0, row: 0 } },
          { id: 'foe', place: { kind: 'square', column: 4, row: 3 } },
        ],
        { scene: 'field' },
      ),
      { ann: [20] },
    );
    expect(hestia.aim(fightOf(squares), 'ann', 'foe').text).toContain('20 ft');
    const zones = fightOn(
      tableOf([{ id: 'ann' }, { id: 'foe', place: { kind: 'zone', zone: 'hall' } }], { house: { zoneFeet: 50 } }),
      { ann: [20] },
    );
    expect(hestia.aim(fightOf(zones), 'ann', 'foe').text).toContain('50 ft');
    expect(mayAct(zones)).toEqual(['ann']);
  });
});

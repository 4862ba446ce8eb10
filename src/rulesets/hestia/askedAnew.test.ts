/** Rulings while a question is open: what is set is what is asked, and where a blow lands. */
import { expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import { readLog } from '../../engine/log/read.ts';
import { duelOf } from './duel.testing.ts';
import { type At, inField, optionsIn } from './edges.testing.ts';
import { hestia } from './index.ts';
import type { HestiaSheet } from './sheet/sheet.ts';
import { weaponOf } from './sheet/weapons.ts';
import { asSheet, fightOf, playOn, questionOf, tableOf, trackOf } from './table.testing.ts';

const set = (combatant: string, path: string, value: unknown) => ({
  edit: [{ edit: 'sheet' as const, combatant, path, value }],
  label: 'By hand',
});
const put = (combatant: string, column: number) => ({
  edit: [{ edit: 'combatant' as const, combatant, place: { kind: 'square' as const, column, row: 2 } }],
  label: 'By hand',
});
const told = (at: At) => readLog(liveStateOf(hestia, at).fight).map(({ text }) => text);
const aimed = (at: At) => playOn(at, { do: 'attack', by: 'ann', with: 'axe' }, { answer: 'foe' });
const diceOf = (at: At) => {
  const question = questionOf(at);
  return question?.kind === 'dice' ? question.rolls[0] : undefined;
};

/** The first question after surprise in a fight of Ann and a foe. */
const beginning = (ann: Partial<HestiaSheet>) =>
  playOn(
    tableOf([{ id: 'ann', sheet: asSheet(ann) }, { id: 'foe' }]),
    { begin: true },
    { answer: 'attack' },
    { answer: 'nobody' },
  );

it('HE-01 a Savvy that is set while its die is asked for is what the die is read with', () => {
  const at = beginning({});
  expect(questionOf(at)?.rule).toBe('HE-01');
  const quick = playOn(at, set('ann', 'attributes.savvy', 15), { answer: { dice: [6] } });
  expect(told(quick)).toContain('Ann will act before the enemies.');
});
it('HE-09 a shield taken up while the Violence test is asked for turns the blow, and its Defense is told', () => {
  const at = playOn(aimed(duelOf()), set('foe', 'shield', 'held'));
  const before = diceOf(aimed(duelOf()))?.aim;
  expect(diceOf(at)?.aim).not.toBe(before);
  expect(told(playOn(at, { answer: { dice: [10] } })).at(-1)).toMatch(/Ann misses/);
  expect(told(playOn(aimed(duelOf()), { answer: { dice: [10] } })).at(-1)).toMatch(/Ann hits/);
});
it('HE-13 a wounded arm set while the damage is asked for changes the dice that are added up', () => {
  const hit = playOn(aimed(duelOf({ adds: 'mig' })), { answer: { dice: [15] } });
  const at = playOn(hit, set('ann', 'attributes.might', 18));
  expect(diceOf(at)?.tally?.total).not.toBe(diceOf(hit)?.tally?.total);
});
it('HE-09 a ruling on the die and one by hand both hold, in any order', () => {
  const boon = { answer: { ruling: 'boon' } };
  const one = playOn(aimed(duelOf()), boon, set('foe', 'shield', 'held'));
  const other = playOn(aimed(duelOf()), set('foe', 'shield', 'held'), boon);
  expect(diceOf(one)).toEqual(diceOf(other));
});
it('HE-09 a target that is put away before the blow lands is not struck, at either die', () => {
  const open = playOn(inField([4, 2], [5, 2]), { do: 'attack', by: 'ann', with: 'axe' }, { answer: 'foe' });
  const away = playOn(open, put('foe', 9));
  expect(told(away).at(-1)).toMatch(/^What Ann does to .* comes to nothing\. Out of reach/);
  expect(questionOf(away)).toBeUndefined();
  const hit = playOn(open, { answer: { dice: [19] } });
  const before = trackOf(hit, 'foe', 'grit');
  const gone = playOn(hit, put('foe', 9));
  expect(trackOf(gone, 'foe', 'grit')).toBe(before);
  expect(told(gone)).toEqual(expect.arrayContaining([expect.stringMatching(/comes to nothing/)]));
  const near = playOn(open, put('foe', 3));
  expect(diceOf(near)).toEqual(diceOf(open));
});
it('HE-25 a foe whom the GM moves away strikes at no back, and who comes is asked', () => {
  const at = playOn(
    inField([4, 2], [5, 2], { moveStrikes: true }),
    { do: 'move', by: 'ann' },
    { answer: 'square:1,2' },
  );
  expect(questionOf(at)?.rule).toBe('HE-25');
  const gone = playOn(at, put('foe', 9));
  expect(questionOf(gone)).toBeUndefined();
  expect(fightOf(gone).combatants.ann?.place).toMatchObject({ column: 1 });
  const fists = playOn(at, set('foe', 'weapons', [weaponOf('club', 'Club'), weaponOf('spear', 'Spear')]));
  expect(optionsIn(fists).length).toBeGreaterThan(2);
});
it('HE-17 whose bleeding ends by hand while its die is asked for rolls no die', () => {
  const at = beginning({ states: ['bleeding'] });
  expect(questionOf(at)?.rule).toBe('HE-17');
  const healed = playOn(at, set('ann', 'states', []));
  expect(questionOf(healed)?.rule).toBe('HE-01');
  expect(told(healed).at(-1)).toMatch(/^“Bleeding” is passed over/);
});
it('HE-19 a daze that is taken back by hand while its save is asked for rolls no die', () => {
  const at = playOn(
    tableOf([{ id: 'ann', sheet: asSheet({ states: ['dazed'] }) }, { id: 'foe' }], { house: { savesAt: 'turn' } }),
    { begin: true },
    { answer: 'attack' },
    { answer: 'nobody' },
    { answer: { dice: [20] } },
    { do: 'end-turn', by: 'ann' },
  );
  expect(questionOf(at)?.rule).toBe('HE-19');
  const clear = playOn(at, set('ann', 'states', []));
  expect(questionOf(clear)?.rule).not.toBe('HE-19');
  expect(told(clear)).toEqual(
    expect.arrayContaining([expect.stringMatching(/is passed over: nothing is left to ask/)]),
  );
});

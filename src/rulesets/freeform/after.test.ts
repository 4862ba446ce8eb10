/** FF-17: the values that last beyond the fight, and the values that a rest restores. */
import { expect, it } from 'vitest';
import { freeform } from './index.ts';
import { harmBy, playTable, setOn, trackWith } from './table.testing.ts';

it('FF-17 wounds and tracks last beyond the fight, states do not, and a rest makes whole', () => {
  const { fight } = playTable({
    sheets: { ann: { tracks: [trackWith({ end: 'nothing' })] } },
    lines: [
      ...harmBy('raider', 'ann', '5'),
      setOn('ann', 'tracks.0.value', 2),
      { do: 'state', by: 'ann' },
      { answer: 'state-prone' },
      { end: true },
    ],
  });
  const fresh = playTable({ sheets: { ann: { tracks: [trackWith({ end: 'nothing' })] } } }).fight.combatants.ann?.sheet;
  const over = freeform.after?.over(fight, 'ann', fresh as never);
  if (!over || !fresh) throw new Error('Nothing lasts.');
  expect(over.sheet).toMatchObject({ hits: { left: 15 }, tracks: [{ value: 2 }], states: [] });
  expect(over.ended.map(({ text }) => text)).toEqual(['Ended: Prone']);
  expect(freeform.after?.words(over.sheet, fresh)).toBe('15 of 20 hit points, Doom 2');
  const rested = freeform.after?.rests[0]?.take(over.sheet, { fresh, faces: {} });
  expect(rested).toMatchObject({ hits: { left: 20 }, tracks: [{ value: 0 }] });
});

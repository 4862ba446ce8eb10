/** Tests that only what was told and taken back is called taken back. */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../../engine/public/publicView.ts';
import { noticeTakenBack } from './takenBack.ts';

/** The moments of one fight: how long its log is, and how many of its sentences players were told. */
function marksOf(moments: readonly { log: number; told: number; id?: string; replay?: true }[]) {
  const notice = noticeTakenBack();
  return moments.map(({ log, told, id = 'one', replay }) => {
    const view = {
      ...(told > 0 ? { last: { id: told } } : {}),
      ...(replay ? { replay: { at: 1, of: 3 } } : {}),
    } as PublicView;
    return notice({ encounter: { id }, fight: { log: Array.from({ length: log }) } }, view).takenBack === true;
  });
}

describe('what was taken back', () => {
  it('is told until the next event', () => {
    const moments = [
      { log: 4, told: 3 },
      { log: 3, told: 2 },
      { log: 3, told: 2 },
      { log: 1, told: 1 },
      { log: 2, told: 1 },
    ];
    expect(marksOf(moments)).toEqual([false, true, true, true, false]);
  });
  it('is not told where players had not been told of it', () => {
    const secret = [
      { log: 4, told: 3 },
      { log: 3, told: 3 },
    ];
    expect(marksOf(secret)).toEqual([false, false]);
  });
  it('is not what merely hides: a sentence about somebody who hides now', () => {
    const hides = [
      { log: 4, told: 4 },
      { log: 5, told: 3 },
      { log: 5, told: 2 },
    ];
    expect(marksOf(hides)).toEqual([false, false, false]);
  });
  it('is not another fight with less to tell, and not an earlier moment that is shown again', () => {
    expect(
      marksOf([
        { log: 9, told: 9 },
        { log: 1, told: 1, id: 'two' },
      ]),
    ).toEqual([false, false]);
    const again = [
      { log: 9, told: 9 },
      { log: 9, told: 2, replay: true as const },
      { log: 9, told: 9 },
    ];
    expect(marksOf(again)).toEqual([false, false, false]);
  });
});

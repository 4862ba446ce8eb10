/**
 * Hand edits of the fight's own state, which are made like edits of a sheet and undone like moves
 * (IN-03, IN-12, IN-16, IN-17, IN-20, IN-26).
 */
import { describe, expect, it } from 'vitest';
import { playLine } from '../../../engine/scripts/lines.ts';
import { ingenuity } from '../index.ts';
import {
  badgesOf,
  endTurn,
  fightOn,
  mayAct,
  offerOf,
  orderOf,
  playOn,
  poolOf,
  questionOf,
  strikeBy,
  trackOf,
} from '../table.testing.ts';

const four = [
  { id: 'ann', sheet: { stamina: poolOf(3) } },
  { id: 'bo', on: [2, 4] as [number, number] },
  { id: 'foe-1', on: [3, 2] as [number, number] },
  { id: 'foe-2', on: [8, 6] as [number, number] },
];
const sets = (path: string, value: unknown) => ({
  edit: [{ edit: 'state' as const, path, value }],
  label: 'By hand',
});

describe('the fight by hand', () => {
  it('IN-03 who has acted, and whose turn it is; the team that picks follows', () => {
    const start = fightOn(four);
    const acted = playOn(start, sets('acted', ['bo']));
    expect([mayAct(start), mayAct(acted)]).toEqual([['ann', 'bo'], ['ann']]);
    const turn = playOn(
      start,
      sets('acting', { who: 'foe-2', actions: 2, moved: true, stepped: false, commanded: [] }),
    );
    expect([offerOf(turn, 'foe-2', 'move'), offerOf(turn, 'ann', 'move')]).toEqual(['IN-09', 'IN-03']);
    // It was the foes' turn; now the party picks again.
    expect(mayAct(playOn(turn, endTurn('foe-2')))).toEqual(['ann', 'bo']);
    expect(mayAct(playOn(turn, { undo: 1 }))).toEqual(['ann', 'bo']);
  });
  it('IN-16, IN-17 reactions used, and the one more by Wait', () => {
    const start = fightOn(four);
    expect(trackOf(playOn(start, sets('reacted', { ann: 1 })), 'ann', 'reactions')).toBe(0);
    expect(trackOf(playOn(start, sets('waits', ['ann'])), 'ann', 'reactions')).toBe(2);
    const back = playOn(start, sets('reacted', { ann: 1 }), endTurn('ann'), ...strikeBy('foe-1', 'ann', [4, 4, 10]));
    // Her own turn has given the reaction back.
    expect(questionOf(back)?.rule).toBe('IN-18');
  });
  it('IN-12, IN-20, IN-26 readied actions, longer actions, and the count of attacks', () => {
    const start = fightOn(four);
    const ready = playOn(start, sets('readied', { bo: { deed: 'cover', trigger: 'other', words: 'the bell' } }));
    expect([badgesOf(ready, 'bo').includes('readied'), badgesOf(ready, 'ann')]).toEqual([true, []]);
    const works = playOn(start, sets('longs', { ann: { deed: 'work', label: 'bar the gate', left: 1 } }));
    expect([offerOf(works, 'ann', 'attack'), offerOf(works, 'ann', 'go-on')]).toEqual(['IN-20', 'free']);
    const tired = playOn(start, sets('attacks', { ann: 2 }), { do: 'attack', by: 'ann', with: 'spear' });
    expect(questionOf(playOn(tired, { answer: 'foe-1' }))).toMatchObject({ rolls: [{ tally: { total: -4 } }] });
  });
  it('IN-06 a round of surprise is made and unmade', () => {
    const start = fightOn(four);
    const surprise = playOn(start, sets('surprise', 'foes'), sets('round', 0));
    expect([orderOf(surprise).title, badgesOf(surprise, 'ann').includes('surprised')]).toEqual([
      'Surprise round',
      true,
    ]);
    expect(badgesOf(playOn(surprise, sets('surprise', null)), 'ann')).not.toContain('surprised');
  });
  it('IN-03 what does not fit is refused with a sentence, and nothing changes', () => {
    const start = fightOn(four);
    const tried = playLine(ingenuity, start, sets('round', -1));
    expect(tried.ok ? '' : tried.refusal.text).toContain('“round” cannot be set so');
    expect(orderOf(start).round).toBe(1);
  });
});

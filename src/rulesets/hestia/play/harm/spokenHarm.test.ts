/** The log's words on a blow: where damage beyond Grit goes, and why a blow cannot be struck. */
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../../engine/legality.ts';
import { readLog } from '../../../../engine/log/read.ts';
import { playLines, setUpOrThrow } from '../../../../engine/play.testing.ts';
import type { SquareScene } from '../../../../space/scene.ts';
import { type At, pairOf, plainAxe } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import {
  asSheet,
  castOf,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  tableOf,
  testScenes,
} from '../../table.testing.ts';

const struck = (foe: Record<string, unknown>): At =>
  playOn(
    pairOf({}, foe),
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: 'foe' },
    { answer: { dice: [12] } },
    { answer: { dice: [4] } },
  );
const whyNot = (at: At, action: string): string | undefined =>
  offersOf(hestia, fightOf(at), 'ann').find((offer) => offer.action === action)?.blocked?.text;

describe('damage beyond Grit', () => {
  it('HE-13 of 4 damage on 2 Grit the rest is named: Stress, which a monster does not feel', () => {
    const foe = { grit: { now: 2, max: 9 } };
    expect(lastOf(struck(foe), 'HE-13')).toBe('Foe loses 2 Grit; 2 more would be Stress, which monsters do not feel.');
    const hireling = struck({ ...foe, kind: 'hireling' });
    const told = readLog(fightOf(hireling)).map(({ text }) => text);
    expect(told.slice(-2)).toEqual([
      'Foe loses 2 Grit; 2 more are Stress.',
      'Foe takes 2 Stress (more than Grit could take).',
    ]);
  });
  it('HE-13 where Grit takes all of it nothing more is said', () => {
    expect(lastOf(struck({}), 'HE-13')).toBe('Foe loses 4 Grit.');
  });
});

describe('what bars a blow', () => {
  /** Ann and a foe side by side on squares, with or without a wall between. */
  const beside = (walls: SquareScene['walls'], column = 2): At =>
    playLines(
      hestia,
      setUpOrThrow(
        hestia,
        { ...testScenes, field: { ...testScenes.field, walls } },
        {
          title: 'Wall',
          ruleset: 'hestia',
          scene: 'field',
          cast: castOf(
            { id: 'ann', place: { kind: 'square', column: 1, row: 2 }, sheet: asSheet({ weapons: [plainAxe] }) },
            { id: 'foe', place: { kind: 'square', column, row: 2 } },
          ),
          lines: [],
        },
      ),
      [{ begin: true }, { answer: 'attack' }, { answer: 'nobody' }, { answer: { dice: { ann: [20] } } }],
    );
  it('HE-09 a wall is named where one is in between, and the distance where the foe is too far off', () => {
    const wall = { '1,2,e': 'wall' as const };
    expect(whyNot(beside({}), 'attack')).toBeUndefined();
    expect(whyNot(beside(wall), 'attack')).toBe('A wall is in between (Foe).');
    expect(whyNot(beside({}, 7), 'attack')).toBe('Out of reach: 30 ft away, the reach is 5 ft (Foe).');
  });
  it('HE-20 a gambit says what it is rolled with, and what failing costs', () => {
    const at = playOn(pairOf(), { do: 'gambit', by: 'ann', with: 'might' }, { answer: 'foe' });
    expect(questionOf(at)?.detail).toBe('A d20 and Might 10 must reach 20. Failing gives Foe a free action.');
  });
  it('HE-25 with strikes at who walks off the choice says who may strike', () => {
    const at = playOn(
      fightOn(tableOf([{ id: 'ann' }, { id: 'foe' }], { house: { moveStrikes: true } }), { ann: [20] }),
      {
        do: 'move',
        by: 'ann',
      },
    );
    const question = questionOf(at);
    const details = question?.kind === 'choose' ? question.options.map(({ detail }) => detail) : [];
    expect(details).toContain('30 ft; Foe may strike at the back');
  });
});

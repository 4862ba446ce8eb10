/** The Position: the price of failing, where the chapter says that failing has a price. */

import { describe, expect, it } from 'vitest';
import type { Border } from '../../../../space/scene.ts';
import {
  begunOn,
  fightOf,
  mayAct,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  standingOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

/** Ann flees and rolls no success. */
const stays = (position: string, house: Record<string, unknown> = {}) =>
  playOn(
    begunOn(
      tableOf(
        [
          { id: 'ann', zone: 'mid' },
          { id: 'foe', zone: 'far' },
        ],
        house,
      ),
      1,
      2,
    ),
    { do: 'position' },
    { answer: position },
    { do: 'flee', by: 'ann', with: 'sneak' },
    { answer: 'zone:east' },
    { answer: { dice: sixesOf(0) } },
  );

describe('the Position', () => {
  it.each([
    ['controlled', 1],
    ['risky', 2],
    ['desperate', 3],
  ] as const)(
    'EW-33 a failed flight has other outcomes besides: %s, the Director may make it %i Harm',
    (position, harm) => {
      const at = stays(position);
      expect(questionOf(at)).toMatchObject({
        rule: 'EW-33',
        seat: { kind: 'gm' },
        options: [{ id: 'nothing' }, { label: `${harm} Physical Harm` }, { label: `${harm} Mental Harm` }],
      });
      const plain = playOn(at, { answer: 'nothing' });
      expect([placeOf(plain, 'ann'), standingOf(plain, 'ann'), trackOf(plain, 'ann', 'mental.lesser')]).toEqual([
        'mid',
        'standing',
        0,
      ]);
      const hurt = playOn(at, { answer: 'mental' });
      const level = ['mental.lesser', 'mental.moderate', 'mental.severe'];
      const settled = questionOf(hurt)
        ? playOn(hurt, { answer: questionOf(hurt)?.kind === 'choose' ? firstOf(hurt) : '' })
        : hurt;
      expect(level.reduce((sum, id, at1) => sum + (trackOf(settled, 'ann', id) ?? 0) * (at1 + 1), 0)).toBe(harm);
      expect(trackOf(settled, 'ann', 'physical.lesser')).toBe(0);
    },
  );
  it('EW-33 a flight that succeeds, or is caught up with, costs nothing by the Position', () => {
    const away = playOn(
      begunOn(
        tableOf([
          { id: 'ann', zone: 'mid' },
          { id: 'foe', zone: 'mid' },
        ]),
        1,
        2,
      ),
      { do: 'flee', by: 'ann', with: 'sneak' },
      { answer: 'zone:east' },
      { answer: 'track:foe' },
      { answer: { dice: { first: sixesOf(1), 'against-1': sixesOf(1) } } },
    );
    expect([questionOf(away), placeOf(away, 'ann')]).toEqual([undefined, 'east']);
  });
  it('EW-41 other tests cost nothing by the Position, unless the house rule says every one', () => {
    const missed = (failing: string) =>
      strikeAt(begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }], { failing }), 1, 2), 'ann', 'foe', 'pass', sixesOf(0));
    expect([questionOf(missed('chapter')), questionOf(missed('every'))?.rule]).toEqual([undefined, 'EW-41']);
    const hit = (failing: string) =>
      strikeAt(begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }], { failing }), 1, 2), 'ann', 'foe', 'pass', sixesOf(1));
    expect(questionOf(hit('every'))).toBeUndefined();
  });
  it.each([
    ['grapple', undefined, ['foe', 'pass']],
    ['push', undefined, ['foe', 'pass']],
    ['sway', 'persuade', ['foe']],
    ['lure', 'finesse', ['foe']],
    ['survey', 'read', []],
    ['climb', 'endure', []],
    ['cast', 'spark', ['foe']],
    ['clear', 'west-mid', []],
  ] as const)('EW-41 by that house rule a failed %s has its price', (deed, form, answers) => {
    const spells = [{ id: 'spark', name: 'Spark', about: '', far: 1, harm: 1, kind: 'physical', resist: 'none' }];
    const start = begunOn(tableOf([{ id: 'ann', sheet: { spells } }, { id: 'foe' }], { failing: 'every' }), 1, 2);
    const wall: Border = {
      id: 'west-mid',
      between: ['west', 'mid'],
      line: [
        { x: 200, y: 250 },
        { x: 200, y: 350 },
      ],
      capacity: 2,
      door: 'none',
      features: [{ id: 'wall', label: 'Wall', kind: 'climb' }],
    };
    const at = playOn(
      start,
      { edit: [{ edit: 'border', id: 'west-mid', border: wall }], label: 'A wall.' },
      { do: deed, by: 'ann', ...(form === undefined ? {} : { with: form }) },
      ...answers.map((answer) => ({ answer })),
      { answer: { dice: sixesOf(0) } },
    );
    expect(questionOf(at)).toMatchObject({ rule: 'EW-41', options: [{ id: 'nothing' }, {}, {}] });
    const hurt = playOn(at, { answer: 'physical' });
    expect(questionOf(hurt)?.title).toContain('takes 2 Physical Harm');
  });
  it('EW-45 EW-02 who falls while beating at the flames on the last card ends the round', () => {
    const spent = { lesser: 2, moderate: 2, severe: 1 };
    const at = playOn(
      begunOn(tableOf([{ id: 'foe' }, { id: 'ann', sheet: { physical: spent } }], { failing: 'every' }), 1, 2),
      { do: 'skip' },
      {
        edit: [{ edit: 'sheet', combatant: 'ann', path: 'fire', value: { damage: 1, needs: 1, saved: 0 } }],
        label: 'Ann burns.',
      },
      { do: 'put-out', by: 'ann' },
      { answer: { dice: sixesOf(0, 1) } },
      { answer: 'physical' },
      { answer: { dice: [6] } },
    );
    expect([standingOf(at, 'ann'), mayAct(at), fightOf(at).state]).toEqual([
      expect.stringMatching(/dead/i),
      ['foe'],
      expect.objectContaining({ round: 2, turn: null }),
    ]);
  });
});

const firstOf = (at: ReturnType<typeof tableOf>): string => {
  const found = questionOf(at);
  return found?.kind === 'choose' ? (found.options[0]?.id ?? '') : '';
};

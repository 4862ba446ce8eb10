/**
 * The results of the chapter's worked examples, with the people of its examples; also the cases
 * just beside them.
 */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../engine/encounter.ts';
import { setUpOrThrow } from '../../../engine/play.testing.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { ingenuity } from '../index.ts';
import {
  badgesOf,
  detailOf,
  diceOf,
  lastOf,
  mayAct,
  orderOf,
  playOn,
  questionOf,
  trackOf,
  wordOf,
} from '../table.testing.ts';
import { atSquare, attackBy, beginBy, type Cast, copiesOf, endTurns, foe, hero, scriptOf, tiredOut } from './cast.ts';

/** The example's cast on the goblins' ground, begun by a team. */
const begun = (cast: Cast, by: string): Encounter =>
  playOn(setUpOrThrow(ingenuity, readyScenes, scriptOf('Test', '', cast, [])), ...beginBy(by));
const harm = (who: string, amount: number) => [
  { do: 'harm' },
  { answer: who },
  { answer: 'unnamed' },
  { answer: amount },
];

describe('attacks', () => {
  const spears = (faces: number[], enemy: Record<string, unknown> = {}) =>
    playOn(
      begun(
        [
          hero('boudica', atSquare(2, 4)),
          foe('enemy', 'guard', [3, 4], { evasion: 6, 'deflection.physical': 8, ...enemy }),
          foe('other', 'guard', [9, 9]),
        ],
        'party',
      ),
      ...attackBy('boudica', 'spear', 'enemy', faces),
    );
  const lost = (now: Encounter) => 10 - (trackOf(now, 'enemy', 'endurance') ?? 0);
  it('IN-41 a spear’s 6 just hits evasion 6, and 4 more less 8 is 2; evasion 7 is missed, a deflection above all still lets 1 by', () => {
    expect([lost(spears([3, 2, 12])), lastOf(spears([3, 2, 12]), 'IN-22')]).toEqual([
      2,
      expect.stringContaining('6 against 6'),
    ]);
    expect([lost(spears([3, 2, 12], { evasion: 7 })), lost(spears([3, 2, 12], { 'deflection.physical': 12 }))]).toEqual(
      [0, 1],
    );
  });
  it('IN-41 luck 19 does her spear’s 8 and comes to 6, even past an evasion that 6 does not reach; luck 18 does neither', () => {
    expect([18, 19, 20].map((luck) => lost(spears([3, 2, luck])))).toEqual([2, 6, 6]);
    expect([18, 19].map((luck) => lost(spears([3, 2, luck], { evasion: 7 })))).toEqual([0, 6]);
  });

  const shoots = (faces: number[], more: Cast = [], enemy: Record<string, unknown> = {}) =>
    playOn(
      begun(
        [
          hero('agnessa', atSquare(2, 4)),
          hero('roland', atSquare(5, 5), { sheet: tiredOut }),
          foe('enemy', 'guard', [5, 4], enemy),
          foe('other', 'guard', [9, 9]),
          ...more,
        ],
        'party',
      ),
      ...attackBy('agnessa', 'shortbow', 'enemy', faces),
    );
  it('IN-42 luck 1 turns the shot to the one ally beside the target, luck 2 does not; of two it falls to one by lot', () => {
    const strays = shoots([3, 2, 1]);
    expect([questionOf(strays), lastOf(strays, 'IN-25'), lost(strays)]).toEqual([
      undefined,
      expect.stringContaining('Roland'),
      0,
    ]);
    expect(lastOf(shoots([3, 2, 2]), 'IN-25')).toBeUndefined();
    const fabian = hero('fabian', atSquare(6, 4), { sheet: tiredOut });
    expect(questionOf(shoots([3, 2, 1], [fabian]))).toMatchObject({
      rule: 'IN-25',
      rolls: [{ groups: [{ sides: 2 }] }],
    });
  });
  it('IN-42 the next attack’s 5 is a 3, though the first went astray: it misses evasion 4 and hits evasion 3', () => {
    const again = (evasion: number) =>
      lastOf(
        playOn(shoots([3, 2, 1], [], { evasion }), ...attackBy('agnessa', 'shortbow', 'enemy', [2, 2, 10])),
        'IN-22',
      );
    expect([again(4), again(3)]).toEqual([
      expect.stringMatching(/misses .* 3 against 4/),
      expect.stringMatching(/hits .* 3 against 3/),
    ]);
  });
});

describe('harm', () => {
  /**
   * Boudica with 12 endurance, 12 health and constitution 4, who takes these amounts of harm one
   * after the other.
   */
  const harmed = (...amounts: number[]) =>
    playOn(
      begun(
        [
          hero('boudica', atSquare(3, 5), { sheet: { 'stamina.now': 1 } }),
          hero('fabian', atSquare(1, 9)),
          foe('enemy', 'guard', [9, 9]),
        ],
        'party',
      ),
      ...amounts.flatMap((amount) => harm('boudica', amount)),
    );
  it('IN-43 of 12 endurance 7 leave 5, and she is harmed: at half already, not above it', () => {
    expect(trackOf(harmed(7), 'boudica', 'endurance')).toBe(5);
    expect([5, 6, 7].map((amount) => badgesOf(harmed(amount), 'boudica').includes('harmed'))).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('IN-43 10 more cost 5 health, one more than her constitution: Fortify must reach 5; with 4 missing she is not asked', () => {
    const second = harmed(7, 10);
    expect([trackOf(second, 'boudica', 'health'), questionOf(second)?.rule]).toEqual([7, 'IN-37']);
    expect(detailOf(second, 'ward')).toContain('must reach the missing health of 5');
    expect(badgesOf(second, 'boudica')).toContain('bloodied');
    // Her strength, athletics and 1 for fortitude: the faces 7 and 5 hold, 4 does not.
    const fortifies = (...faces: number[]) =>
      wordOf(playOn(second, { answer: 'ward' }, diceOf(...faces, 10)), 'boudica');
    expect([fortifies(4, 2), fortifies(3, 1), fortifies(2, 1)]).toEqual(['standing', 'standing', 'unconscious']);
    expect([questionOf(harmed(7, 9)), wordOf(harmed(7, 9), 'boudica')]).toEqual([undefined, 'standing']);
  });
  it('IN-43 the last 8 on 7 health ask luck, which 1 to 9 fail; 7 would have felled her without', () => {
    const third = (amount: number) =>
      playOn(harmed(7, 10), { answer: 'ward' }, diceOf(4, 2, 10), ...harm('boudica', amount));
    expect([wordOf(third(8), 'boudica'), questionOf(third(8))?.rule]).toEqual(['unconscious', 'IN-38']);
    expect([1, 9, 10].map((luck) => wordOf(playOn(third(8), diceOf(luck)), 'boudica'))).toEqual([
      'dead',
      'dead',
      'unconscious',
    ]);
    expect([wordOf(third(7), 'boudica'), questionOf(third(7))]).toEqual(['unconscious', undefined]);
  });
});

describe('rounds', () => {
  /** Six damage and no more: the victim is out, and no luck test is asked. */
  const worn = { sheet: { 'endurance.now': 0, 'health.now': 6 } };
  const heroes = [
    hero('roland', atSquare(4, 4), worn),
    hero('clementine', atSquare(4, 6)),
    hero('agnessa', atSquare(1, 5)),
  ];
  const guards = copiesOf('guard', 'Guard', 'guard', [atSquare(9, 4), atSquare(9, 6)]);
  const captain = foe('captain', 'captain', [9, 8]);
  it('IN-44 teams take turns, each choosing whom; nobody twice in a round, and anybody first in the next', () => {
    const start = begun([...heroes, ...guards, captain], 'party');
    const alone = (now: Encounter) => [orderOf(now).title, mayAct(now)];
    const middle = playOn(start, ...endTurns('roland', 'captain', 'clementine', 'guard-1'));
    expect(alone(middle)).toEqual(['Round 1', ['agnessa']]);
    expect(alone(playOn(middle, ...endTurns('agnessa')))).toEqual(['Round 1', ['guard-2']]);
    expect(alone(playOn(middle, ...endTurns('agnessa', 'guard-2')))).toEqual([
      'Round 2, 6 s in',
      ['roland', 'clementine', 'agnessa'],
    ]);
  });
  it('IN-44 four against two: the four take what turns are left, in any order; against four they would wait', () => {
    const four = [...heroes, hero('fabian', atSquare(2, 5))];
    const left = (foes: Cast) =>
      mayAct(
        playOn(begun([...four, ...foes], 'party'), ...endTurns('roland', 'guard-1', 'clementine', 'guard-2', 'fabian')),
      );
    expect(left(guards)).toEqual(['agnessa']);
    expect(left([...guards, captain])).toEqual(['captain']);
  });
  it('IN-44 Roland brought back has the turn that he had not had, once the guards have had theirs, and no second one', () => {
    const start = begun([...heroes, ...guards], 'foes');
    const felled = harm('roland', 6);
    const woken = [{ do: 'bring-back' }, { answer: 'roland' }];
    const before = playOn(start, ...endTurns('guard-1'), ...felled);
    expect(mayAct(before)).toEqual(['clementine', 'agnessa']);
    const back = playOn(before, ...woken, ...endTurns('clementine'));
    expect([mayAct(back), mayAct(playOn(back, ...endTurns('guard-2')))]).toEqual([['guard-2'], ['roland', 'agnessa']]);
    const acted = playOn(start, ...endTurns('guard-1', 'roland', 'guard-2'), ...felled, ...woken);
    expect(mayAct(acted)).toEqual(['clementine', 'agnessa']);
  });
  it('IN-45 in the goblins’ surprise only they act, and Clementine with them; a goblin that she fells first does not', () => {
    const goblins = copiesOf('goblin', 'Goblin', 'goblin', [atSquare(5, 7), atSquare(4, 5), atSquare(6, 4)]).map(
      (one) => ({
        ...one,
        ...worn,
      }),
    );
    const round = (party: Cast) => begun([...party, ...goblins], 'surprise:foes');
    const all = endTurns('goblin-1', 'goblin-2', 'goblin-3');
    const unaware = round([hero('agnessa', atSquare(2, 6)), hero('roland', atSquare(2, 4))]);
    expect(mayAct(playOn(unaware, ...all.slice(0, 1)))).toEqual(['goblin-2', 'goblin-3']);
    expect(orderOf(playOn(unaware, ...all)).title).toBe('Round 1, 6 s in');
    const warned = playOn(
      round([hero('agnessa', atSquare(2, 6)), hero('clementine', atSquare(3, 5))]),
      ...all.slice(0, 1),
    );
    expect([orderOf(warned).title, mayAct(warned)]).toEqual(['Surprise round', ['clementine']]);
    const fells = playOn(warned, ...harm('goblin-2', 6), ...endTurns('clementine'));
    expect(mayAct(fells)).toEqual(['goblin-3']);
    expect(orderOf(playOn(fells, ...endTurns('goblin-3'))).title).toBe('Round 1, 6 s in');
  });
});

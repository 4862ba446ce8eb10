/**
 * Hostility among teams (IN-01): three hostile teams fight, surprise, flank, bar and wait for each
 * other; neutral people may be attacked, helped and guarded.
 */
import { describe, expect, it } from 'vitest';
import { areEnemies } from '../../../../engine/fight.ts';
import { ingenuity } from '../../index.ts';
import {
  badgesOf,
  bowOf,
  diceOf,
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  mayAct,
  offerOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  shieldOf,
  spearOf,
  strikeBy,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const cold = { states: ['unconscious' as const], health: { now: 0, max: 10 } };
const enemies = (at: ReturnType<typeof playOn>, a: string, b: string) => areEnemies(fightOf(at), a, b);

describe('three hostile teams', () => {
  const three = [
    { id: 'ann', on: [2, 2] as [number, number] },
    { id: 'foe', on: [3, 2] as [number, number], sheet: { items: [spearOf(), shieldOf()], stamina: poolOf(1) } },
    { id: 'orc', on: [4, 2] as [number, number] },
  ];
  it('IN-01 every team is for itself: foes of two teams are each other’s enemies, and it is told', () => {
    const at = fightOn(three, {}, ['foes']);
    expect([enemies(at, 'foe', 'orc'), enemies(at, 'ann', 'orc'), enemies(at, 'ann', 'foe')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(lastOf(at, 'IN-01')).toBe('Each for itself: the foes and the orcs.');
  });
  it('IN-01 what the table has said of two teams stands', () => {
    const said = playOn(
      tableOf(three),
      { edit: [{ edit: 'between', sides: ['foes', 'orcs'], as: 'friend' }], label: 'Allied' },
      { begin: true },
      { answer: 'party' },
      { answer: 'foes' },
    );
    expect([enemies(said, 'foe', 'orc'), enemies(said, 'ann', 'orc')]).toEqual([false, true]);
    expect(lastOf(said, 'IN-01')).toBeUndefined();
  });
  it('IN-03 who changes sides in mid-turn does not take the pick along', () => {
    const four = [{ id: 'ann' }, { id: 'bo', on: [2, 5] as [number, number] }, ...three.slice(1), { id: 'foe-2' }];
    const start = fightOn(four, {}, ['foes']);
    const turned = playOn(
      start,
      { do: 'drop-prone', by: 'ann' },
      {
        edit: [{ edit: 'combatant' as const, combatant: 'ann', side: 'orcs' }],
        label: 'Charmed',
      },
    );
    // It was the party's pick, so the foes pick next, and not the team that follows the orcs.
    expect(mayAct(playOn(turned, endTurn('ann')))).toEqual(['foe', 'foe-2']);
    expect(mayAct(playOn(turned, endTurn('ann'), endTurn('foe')))).toEqual(['orc']);
    expect(mayAct(playOn(turned, endTurn('ann'), endTurn('foe'), endTurn('orc')))).toEqual(['bo']);
    const beforehand = playOn(start, {
      edit: [{ edit: 'combatant' as const, combatant: 'ann', side: 'orcs' }],
      label: 'Charmed',
    });
    expect(mayAct(beforehand)).toEqual(['bo']);
  });
  it('IN-27 two who are enemies of one flank it, though they are each other’s enemies as well', () => {
    expect(badgesOf(fightOn(three, {}, ['foes']), 'foe')).toContain('flanked');
    expect(badgesOf(fightOn(three, {}, ['foes']), 'ann')).not.toContain('flanked');
  });
  it('IN-12 each waits for the others, and nobody for its own', () => {
    const waits = playOn(
      fightOn([...three, { id: 'orc-2', on: [8, 2] }], {}, ['foes']),
      { do: 'ready', by: 'ann', with: 'move' },
      { answer: 'attacks' },
      { do: 'ready', by: 'foe', with: 'move' },
      { answer: 'attacks' },
      ...strikeBy('orc', 'foe', [1, 1, 1, 1, 10]),
    );
    expect(questionOf(waits)).toMatchObject({ rule: 'IN-12', seat: { combatant: 'ann' } });
    expect(questionOf(playOn(waits, { answer: 'hold' }))).toMatchObject({ seat: { combatant: 'foe' } });
  });
  it('IN-34 nobody steps in for an enemy of its own enemies, and a friend of another team does', () => {
    const cast = [...three, { id: 'orc-2', on: [3, 3] as [number, number], sheet: { stamina: poolOf(1) } }];
    const hit = (at: ReturnType<typeof playOn>, luck: number[]) =>
      playOn(at, ...strikeBy('ann', 'foe', [4, 4, ...luck]));
    expect(optionsOf(hit(fightOn(cast, {}, ['foes']), [1, 1, 10]))).not.toHaveProperty(['intercept:orc-2']);
    const allied = playOn(fightOn(cast, {}, ['foes']), {
      edit: [{ edit: 'between', sides: ['foes', 'orcs'], as: 'friend' }],
      label: 'Allied',
    });
    expect(optionsOf(hit(allied, [1]))['intercept:orc-2']).toBe('free');
  });
  it('IN-06 one team surprises both others', () => {
    const at = playOn(tableOf(three), { begin: true }, { answer: 'surprise:orcs' }, { answer: 'foes' });
    expect(mayAct(at)).toEqual(['orc']);
    expect(badgesOf(at, 'foe')).toContain('surprised');
    expect(mayAct(playOn(at, endTurn('orc')))).toEqual(['orc']);
  });
  it('IN-01 the fight is not over while any two who are enemies stand', () => {
    const foe = { endurance: poolOf(0), health: { now: 3, max: 9 }, constitution: 3 };
    const start = fightOn([{ id: 'ann' }, { id: 'foe', sheet: foe }, { id: 'orc' }], {}, ['foes']);
    const down = playOn(start, ...strikeBy('ann', 'foe', [3, 3, 1, 1, 10]), diceOf(1));
    expect([questionOf(down), fightOf(down).stage]).toEqual([undefined, 'running']);
  });
  it('IN-09 the way past a foe’s foe is barred as well', () => {
    const at = playOn(fightOn(three, {}, ['foes']), endTurn('ann'), { do: 'move', by: 'foe' });
    expect(optionsOf(at)).not.toHaveProperty(['square:4,2']);
  });
});

describe('neutral people', () => {
  const sides = [
    { id: 'party', name: 'The party', stance: 'party' as const },
    { id: 'foes', name: 'The foes', stance: 'foe' as const },
    { id: 'folk', name: 'The folk', stance: 'neutral' as const },
  ];
  const start = (miller: object = {}) =>
    fightOn(
      [
        { id: 'ann', sheet: { items: [spearOf(), bowOf({ hands: 1 })], focus: poolOf(2), stamina: poolOf(2) } },
        { id: 'foe', on: [8, 2] },
        { id: 'miller', side: 'folk', on: [3, 2], sheet: { endurance: poolOf(30), stamina: poolOf(1), ...miller } },
        { id: 'baker', side: 'folk', on: [3, 3], sheet: { stamina: poolOf(1) } },
      ],
      { sides },
      ['foes'],
    );
  const attacked = (at = start()) => playOn(at, { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'miller' });
  it('IN-01 may be attacked, after the GM has said how they take it', () => {
    const asks = attacked();
    expect(questionOf(asks)).toMatchObject({ rule: 'IN-01', seat: { kind: 'gm' } });
    const at = playOn(asks, { answer: 'side' }, diceOf(1, 1, 10));
    expect([enemies(at, 'ann', 'miller'), enemies(at, 'ann', 'baker'), enemies(at, 'foe', 'miller')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(lastOf(at, 'IN-01')).toBe('The folk: now hostile to the party.');
    const alone = playOn(asks, { answer: 'one' }, diceOf(1, 1, 10));
    expect([enemies(alone, 'ann', 'miller'), enemies(alone, 'ann', 'baker')]).toEqual([true, false]);
    const nobody = playOn(asks, { answer: 'nobody' }, diceOf(1, 1, 10));
    expect(enemies(nobody, 'ann', 'miller')).toBe(false);
    // The GM is not asked about somebody who is an enemy already.
    expect(
      questionOf(attacked(playOn(at, endTurn('ann'), endTurn('foe'), endTurn('miller'), endTurn('baker'))))?.kind,
    ).toBe('dice');
  });
  it('IN-34 they guard their own, and defend themselves like anybody', () => {
    const hit = playOn(attacked(), { answer: 'side' }, diceOf(4, 4, 10));
    expect(optionsOf(hit)).toMatchObject({ dodge: 'free', 'intercept:baker': 'free' });
  });
  it('IN-13 they may be helped', () => {
    expect(optionsOf(playOn(start(cold), { do: 'resuscitate', by: 'ann' }))).toEqual({ miller: 'free' });
    expect(offerOf(start(cold), 'ann', 'killing-strike')).toBe('free');
  });
  it('IN-40 a killing strike on one of them breaks the peace too, before it is rolled', () => {
    const asks = playOn(start(cold), { do: 'killing-strike', by: 'ann', with: 'spear' }, { answer: 'miller' });
    expect(questionOf(asks)).toMatchObject({ rule: 'IN-01' });
    const at = playOn(asks, { answer: 'side' }, diceOf(6, 6, 6, 6, 10));
    expect([enemies(at, 'ann', 'baker'), ingenuity.standing(fightOf(at), 'miller').word]).toEqual([true, 'dead']);
  });
  it('IN-09 they are walked past and bar nobody', () => {
    expect(optionsOf(playOn(start(), { do: 'move', by: 'ann' }))).toHaveProperty(['square:4,2']);
    expect(trackOf(start(), 'miller', 'endurance')).toBe(30);
  });
});

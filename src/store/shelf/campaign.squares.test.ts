/**
 * Tests a campaign of three fights for each game on squares. What carries over is exactly what the
 * chapter says. Undo of a fight's end takes it back.
 */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../engine/script.ts';
import { campaign, countedFights, endLine, gameOf, setSheetLine, takeRest } from './campaign.testing.ts';

describe('Ingenuity', () => {
  const harm = (amount: number): Line[] => [
    { do: 'harm' },
    { answer: { picked: ['brenna'] } },
    { answer: 'unnamed' },
    { answer: amount },
  ];
  it('IN-36, IN-38: the pools stay as the fight left them, the number against death stays raised, and each of two breaks restores half', async () => {
    const { game } = await gameOf('ingenuity');
    const play = await campaign(game, {
      endurance: { now: 12, max: 12 },
      health: { now: 12, max: 12 },
      constitution: 4,
      stamina: { now: 3, max: 3 },
      focus: { now: 2, max: 2 },
      neverReacts: true,
    });
    const base = { scene: 'quarry', cast: [{ id: 'gob', name: 'Gob', side: 'foes', creature: 'goblin' }] };
    const first = await play.fight(base, [...harm(7), setSheetLine({ 'stamina.now': 1, states: ['prone'] }), endLine]);
    expect(await play.shown(first)).toEqual({
      changes: ['Endurance 12 → 5', 'Stamina 3 → 1'],
      words: 'Endurance 5 of 12, Stamina 1 of 3',
      state: 'open',
    });
    await play.keep(first);
    expect(await takeRest(play, 'break')).toEqual(['Endurance 5 → 11', 'Stamina 1 → 2']);
    expect(await takeRest(play, 'break')).toEqual(['Endurance 11 → 12', 'Stamina 2 → 3']);
    expect((await takeRest(play, 'break'))[0]).toContain('at most 2 times');
    // The chapter's fall: 12 endurance, 12 health, and more than is left. Luck 10 cheats death, and
    // the number is 15 from then on.
    const second = await play.fight(base, [...harm(30), { answer: { dice: [10] } }, { answer: 'over' }]);
    expect(await play.shown(second)).toEqual({
      changes: ['Endurance 12 → 0', 'Health 12 → 0', 'Luck against death 10 → 15', 'Unconscious'],
      words: 'Endurance 0 of 12, Health 0 of 12, unconscious, luck against death 15',
      state: 'open',
    });
    await play.keep(second);
    expect(countedFights(await play.brenna())).toEqual([
      { health: 0, cheated: 0 },
      { health: 12, cheated: 1 },
    ]);
    expect(await takeRest(play, 'rest')).toEqual(['Endurance 0 → 12', 'Health 0 → 1', 'Awake again']);
    expect(await takeRest(play, 'break')).toEqual([]);
    const third = await play.fight(base, [...harm(14), { answer: { dice: [14] } }, { answer: 'over' }]);
    await play.keep(third);
    expect(await play.words()).toBe('Dead');
    const { told } = await play.back(third);
    expect([told, await play.words()]).toEqual([[], 'Health 1 of 12, luck against death 15']);
  });
});

describe('Thrum', () => {
  it('TH-09, TH-37: Loads end, tolerances and Wounds are recorded, and only downtime restores them', async () => {
    const { game, of } = await gameOf('thrum');
    const play = await campaign(game, {
      kind: 'character',
      attributes: { end: 2, foc: 1 },
      tolerance: { fatigue: 5, stress: 3 },
    });
    const base = { scene: 'quarry', cast: [{ id: 'biff', name: 'Biff', side: 'foes', creature: 'biffer' }] };
    const fightOf = (values: Record<string, unknown>): Line[] => [setSheetLine(values), endLine];
    const first = await play.fight(
      base,
      fightOf({ 'load.fatigue': 7, 'tolerance.stress': 2, 'tolerance.fatigue': 4, conditions: { slowed: { n: 2 } } }),
    );
    expect(await play.shown(first)).toEqual({
      changes: ['Fatigue Tolerance 5 → 4', 'Stress Tolerance 3 → 2'],
      words: 'Fatigue Tolerance 4 of 5, Stress Tolerance 2 of 3',
      state: 'open',
    });
    await play.keep(first);
    const second = await play.fight(base, fightOf({ 'tolerance.fatigue': 0, wounds: 1, incapacitated: true }));
    expect((await play.shown(second)).changes).toEqual([
      'Fatigue Tolerance 4 → 0',
      'Wounds 0 → 1',
      'Stays down: no Fatigue Tolerance is left',
    ]);
    await play.keep(second);
    expect(await play.words()).toBe('Fatigue Tolerance 0 of 5, Stress Tolerance 2 of 3, Wounds 1 of 3, down');
    const third = await play.fight(base, fightOf({ wounds: 3, removed: true, potential: { nova: 2 } }));
    await play.keep(third);
    expect(await play.words()).toBe('Removed, three Wounds');
    expect(countedFights(await play.brenna())).toEqual([{ wounds: 0 }, { wounds: 1 }, { wounds: 2 }]);
    expect(await takeRest(play, 'downtime')).toEqual([
      'Fatigue Tolerance 0 → 5',
      'Stress Tolerance 2 → 3',
      'Wounds 3 → 0',
      'Potential 2 → 0',
      'Can fight again',
    ]);
    expect([await play.words(), (await play.brenna()).carried?.fresh]).toEqual(['', []]);
    // She has rested since the third fight's end, so the values of that end cannot be taken back
    // from her sheet.
    const { told } = await play.back(third);
    expect(told).toEqual([expect.stringContaining('Brenna stays as they are')]);
    expect((await play.back(third)).told).toEqual([]);
    expect(of.after.rests).toHaveLength(1);
  });
});

/** Weapons on the ground: where they fell, on both kinds of map, and who may pick them up. */

import { describe, expect, it } from 'vitest';
import { combatantOf } from '../../../../engine/fight.ts';
import { offersOf } from '../../../../engine/legality.ts';
import { readLog } from '../../../../engine/log/read.ts';
import { type At, whyGrey } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import { armouryWeapon } from '../../sheet/weapons.ts';
import { asSheet, badgesOf, fightOf, fightOn, lastOf, playOn, tableOf } from '../../table.testing.ts';

const javelin = armouryWeapon('javelin');
const square = (column: number) => ({ kind: 'square' as const, column, row: 0 });
const forms = (at: At, who: string) =>
  offersOf(hestia, fightOf(at), who).flatMap(({ action, variant }) => (action === 'fetch' ? [variant] : []));
/** Ann throws at the foe from 30 ft away and misses; it is her turn again, in the next round. */
const thrown = (places: 'squares' | 'zones', faces: number[] = [2], house: Record<string, unknown> = {}) => {
  const here = places === 'squares' ? square(0) : { kind: 'zone' as const, zone: 'yard' };
  const there = places === 'squares' ? square(6) : { kind: 'zone' as const, zone: 'hall' };
  return playOn(
    fightOn(
      tableOf(
        [
          { id: 'ann', place: here, sheet: asSheet({ weapons: [javelin] }) },
          { id: 'foe', place: there, sheet: asSheet({ weapons: [javelin] }) },
        ],
        places === 'squares' ? { scene: 'field', house } : { house },
      ),
      { ann: [20] },
    ),
    { do: 'attack', by: 'ann', with: 'javelin' },
    { answer: 'foe' },
    { answer: { dice: faces } },
    { do: 'end-turn', by: 'ann' },
    { do: 'end-block' },
    { answer: { dice: { ann: [20] } } },
  );
};

describe('on the ground', () => {
  it.each(['squares', 'zones'] as const)('HE-07 what was thrown lies where it fell, and is walked to: %s', (places) => {
    const at = thrown(places);
    expect(badgesOf(at, 'ann')).toContain('lies-javelin');
    expect(whyGrey(at, 'ann', 'fetch', 'javelin')).toBe('HE-07');
    const offer = offersOf(hestia, fightOf(at), 'ann').find(({ variant }) => variant === 'javelin');
    expect(offer?.blocked?.text).toContain('30 ft away');
    const there = playOn(
      at,
      { do: 'move', by: 'ann' },
      { answer: places === 'squares' ? 'square:5,0' : 'zone:hall' },
      { do: 'fetch', by: 'ann', with: 'javelin' },
    );
    expect(lastOf(there, 'HE-07')).toBe('Ann picks up Javelin.');
    expect([badgesOf(there, 'ann'), whyGrey(there, 'ann', 'attack')]).toEqual([[], 'HE-06']);
  });
  it('HE-07 HE-14 what breaks as it lands lies nowhere: nobody can pick it up', () => {
    const at = thrown('squares', [1], { breaksAt: 1 });
    expect(
      readLog(fightOf(at))
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Javelin of Ann breaks');
    expect(forms(at, 'ann')).not.toContain('javelin');
    expect(forms(playOn(at, { do: 'end-turn', by: 'ann' }), 'foe')).not.toContain('ann/javelin');
    expect(combatantOf(fightOf(at), 'ann').sheet).toMatchObject({ weapons: [{ where: 'broken' }] });
    expect(combatantOf(fightOf(at), 'ann').sheet).not.toHaveProperty('weapons.0.lies');
  });
  it('HE-07 a combatant beside the weapon may pick it up, and has it then', () => {
    const at = playOn(thrown('squares'), { do: 'end-turn', by: 'ann' });
    expect(forms(at, 'foe')).toEqual(['ann/javelin', 'other']);
    const taken = playOn(at, { do: 'fetch', by: 'foe', with: 'ann/javelin' });
    expect(lastOf(taken, 'HE-07')).toBe('Foe picks up Javelin of Ann.');
    expect([badgesOf(taken, 'ann'), forms(taken, 'ann')]).toEqual([[], ['other']]);
    // The foe has two axes now, each with an id of its own.
    const drops = offersOf(hestia, fightOf(taken), 'foe').filter(({ action }) => action === 'drop');
    expect(drops.map(({ variant }) => variant)).toEqual(['javelin', 'javelin-2']);
  });
  it('HE-07 what lies too far off for somebody is not offered to it at all', () => {
    const far = playOn(
      thrown('squares'),
      { do: 'move', by: 'ann' },
      { answer: 'square:5,0' },
      { do: 'end-turn', by: 'ann' },
    );
    const away = playOn(far, { do: 'move', by: 'foe' }, { answer: 'square:9,3' });
    expect(forms(away, 'foe')).toEqual(['other']);
  });
  it('HE-08 a dropped weapon lies at its owner’s feet, and stays there when the owner walks off', () => {
    const at = playOn(thrown('squares'), { do: 'end-turn', by: 'ann' }, { do: 'drop', by: 'foe', with: 'javelin' });
    expect(whyGrey(at, 'foe', 'fetch', 'javelin')).toBeUndefined();
    const off = playOn(at, { do: 'move', by: 'foe' }, { answer: 'square:9,0' });
    expect(whyGrey(off, 'foe', 'fetch', 'javelin')).toBe('HE-07');
  });
  it('HE-07 nothing is picked up through a wall', () => {
    const at = playOn(
      fightOn(
        tableOf(
          [
            { id: 'ann', place: square(0), sheet: asSheet({ weapons: [javelin] }) },
            { id: 'foe', place: square(1) },
          ],
          {
            scene: {
              kind: 'squares',
              name: 'Two cells',
              columns: 4,
              rows: 1,
              pixels: 50,
              ground: { kind: 'plain', look: 'stone' },
              cells: {},
              walls: { '0,0,e': 'wall' },
            },
          },
        ),
        { ann: [20] },
      ),
      { do: 'drop', by: 'ann', with: 'javelin' },
      { do: 'end-turn', by: 'ann' },
    );
    expect(whyGrey(at, 'foe', 'fetch', 'ann/javelin')).toBe('HE-07');
  });
  it('HE-07 a weapon that an older file left on the ground lies at its owner’s feet', () => {
    const at = fightOn(
      tableOf([{ id: 'ann', sheet: asSheet({ weapons: [{ ...javelin, where: 'dropped' }] }) }, { id: 'foe' }]),
      { ann: [20] },
    );
    expect(whyGrey(at, 'ann', 'fetch', 'javelin')).toBeUndefined();
  });
});

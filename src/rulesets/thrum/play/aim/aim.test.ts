/**
 * TH-22 to TH-24: what the map and the tip say while a combatant aims: cover and obstruction by
 * square, with the reason and the number.
 */
import { describe, expect, test } from 'vitest';
import type { Aimed } from '../../../../engine/question.ts';
import { playOut } from '../../driver.testing.ts';
import { thrum } from '../../index.ts';
import { sceneFrom } from '../../scenes.testing.ts';
import { aimPreview } from './aim.ts';

const foe = (column: number, row: number) => ({ at: [column, row] as [number, number], side: 'foes' as const });

/** What the open question says about aiming at a combatant. */
function aimedAt(d: ReturnType<typeof playOut>, who: string): Aimed | undefined {
  return d.question?.kind === 'choose' ? d.question.options.find(({ id }) => id === who)?.aimed : undefined;
}
const words = (aimed: Aimed | undefined): string =>
  (aimed?.parts ?? []).map((part) => `${part.text} ${part.rule}`).join(' ');
const squares = (aimed: Aimed | undefined): string[] =>
  (aimed?.between ?? []).map(({ place }) => (place.kind === 'square' ? `${place.column},${place.row}` : 'elsewhere'));

describe('aiming', () => {
  test('TH-23: the square that gives cover is shown and named, by ground and by character', () => {
    const d = playOut(
      { ash: { at: [0, 0] }, bo: foe(3, 0), cy: foe(3, 3), dee: foe(2, 2) },
      sceneFrom('..2.\n....\n....\n....'),
    ).begin('ash');
    d.do('use', 'basic-attack');
    const [ground, body] = [aimedAt(d, 'bo'), aimedAt(d, 'cy')];
    expect(ground).toMatchObject({ text: '3 squares · cover, +1 Bane', way: 'hard' });
    expect(squares(ground)).toEqual(['2,0']);
    expect(words(ground)).toContain('ground 2 above the target, west of the target. +1 Bane. TH-23');
    expect(squares(body)).toEqual(['2,2']);
    expect(words(body)).toContain('Cover: Dee, north-west of the target. +1 Bane. TH-23');
    expect(d.question?.kind === 'choose' && d.question.options.find(({ id }) => id === 'cy')?.detail).toContain(
      'cover: Dee −1 TH-23',
    );
    // A target in the open is clear.
    expect(aimedAt(d, 'dee')).toMatchObject({ text: '2 squares · clear' });
    expect(aimedAt(d, 'dee')?.way).toBeUndefined();
    expect(aimedAt(d, 'dee')?.between).toBeUndefined();
  });
  test('TH-23: an attack on the mind shows no cover, since none counts', () => {
    const d = playOut({ ash: { at: [0, 0], has: ['addle'] }, bo: foe(3, 0) }, sceneFrom('..2.')).begin('ash');
    d.do('use', 'addle');
    expect(aimedAt(d, 'bo')?.between).toBeUndefined();
    expect(words(aimedAt(d, 'bo'))).not.toContain('TH-23');
  });
  test('TH-24: an obstructed target is crossed out, with the three squares that bar the way', () => {
    const d = playOut(
      { ash: { at: [0, 1] }, bo: foe(3, 1), dee: foe(2, 1), eve: foe(1, 0) },
      sceneFrom('..2.\n....\n..2.'),
    ).begin('ash');
    d.do('use', 'basic-attack');
    expect(d.blocked('bo')).toBe('TH-24');
    const aimed = aimedAt(d, 'bo');
    expect(aimed).toMatchObject({ text: '3 squares · obstructed', way: 'barred' });
    expect(squares(aimed).sort()).toEqual(['2,0', '2,1', '2,2']);
    expect(aimed?.between?.every(({ bars, before }) => bars && before.kind === 'square' && before.column === 3)).toBe(
      true,
    );
    expect(words(aimed)).toMatch(/Obstructed: .*Dee.*bar the way.* TH-24/);
    // The pointer shows the same without a question.
    expect(aimPreview(d.fight, 'ash', 'bo')).toMatchObject({ way: 'barred' });
  });
  test('TH-24: a wall across the line bars the way as well, and says so', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: foe(2, 0) }, sceneFrom('...', { '0,0,e': 'wall' })).begin('ash');
    expect(aimPreview(d.fight, 'ash', 'bo')).toMatchObject({ text: '2 squares · obstructed', way: 'barred' });
    expect(words(aimPreview(d.fight, 'ash', 'bo'))).toContain('A wall or shut door is in the way. TH-24');
  });
  test('TH-24: behind a wall nothing else is shown in the way', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: foe(3, 0) }, sceneFrom('..2.', { '0,0,e': 'wall' })).begin('ash');
    expect(aimPreview(d.fight, 'ash', 'bo').between).toBeUndefined();
    expect(words(aimPreview(d.fight, 'ash', 'bo'))).not.toContain('TH-23');
  });
  test('TH-08: the order tells how the fight ended, and nothing before', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: foe(3, 0) }).begin('ash');
    expect(thrum.order(d.fight).ending).toBeUndefined();
    d.edit({ edit: 'sheet', combatant: 'bo', path: 'removed', value: true });
    expect(thrum.order(d.fight).ending).toBe('Every foe is incapacitated or out of the fight.');
  });
  test('TH-22: who stands beside a ranged attacker is named', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: foe(1, 0), cy: foe(3, 3) }).begin('ash');
    d.do('use', 'basic-attack');
    expect(words(aimedAt(d, 'cy'))).toContain('Ranged, with Bo beside: 1 Bane. TH-22');
  });
  test('TH-14: who stands higher is told', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: foe(2, 0) }, sceneFrom('3..')).begin('ash');
    expect(words(aimPreview(d.fight, 'ash', 'bo'))).toContain('Ash stands 3 higher. TH-14');
  });
});

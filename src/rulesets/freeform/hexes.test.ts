/** Fights of Freeform on hexes: moves, distances and rooms by commands and answers. */
import { describe, expect, test } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import type { Line } from '../../engine/script.ts';
import { setUp } from '../../engine/scripts/lines.ts';
import { withBrushedHexes, withBrushedSides } from '../../space/hexes/hexPaint.ts';
import { plainHexes } from '../../space/hexes/hexScene.ts';
import type { HexScene, Place } from '../../space/scene.ts';
import { inZone } from '../../space/zones/zones.ts';
import { playScriptOf } from '../common/playing.testing.ts';
import { loadAllGames } from '../index.ts';
import { freeform } from './index.ts';

const at = (column: number, row: number): Place => inZone(`h${column}-${row}`);
const field = plainHexes({
  name: 'Field',
  turn: 'pointed',
  columns: 8,
  rows: 6,
  ground: { kind: 'plain', look: 'grass' },
});
const cast = (places: readonly Place[]) =>
  (['ann', 'bo', 'raider'] as const).map((id, n) => ({
    id,
    name: { ann: 'Ann', bo: 'Bo', raider: 'Raider' }[id],
    side: id === 'raider' ? 'foes' : 'party',
    creature: id === 'raider' ? 'raider' : 'hero',
    place: places[n] ?? { kind: 'off' as const },
    sheet: { initiative: 9 - n },
  }));

/** Plays Ann in the first hex, Bo beside her and a raider five hexes away. */
const playOn = (scene: HexScene, lines: readonly Line[], house = {}) =>
  playScriptOf(freeform, {
    scene,
    house: { order: 'number', numbers: 'written', ...house },
    cast: cast([at(1, 1), at(2, 1), at(6, 1)]),
    lines: [{ begin: true }, ...lines],
  });

const questionOf = (encounter: Encounter) => liveStateOf(freeform, encounter);

describe('FF-07 on hexes', () => {
  test('FF-07 Ann goes five hexes; nobody else moves, and no other place is offered than free hexes', () => {
    const { fight } = playOn(field, [
      { do: 'move', by: 'ann' },
      { answer: 'zone:h5-2' },
      { expect: { place: { ann: 'zone:h5-2', bo: 'zone:h2-1', raider: 'zone:h6-1' }, log: ['hex 5, 2'] } },
    ]);
    expect(fight.combatants.ann?.place).toEqual(at(5, 2));
  });

  test('FF-07 every free hex is offered with its cost and its way, the nearest first; a taken hex is not', () => {
    const { encounter } = playOn(field, [{ do: 'move', by: 'ann' }]);
    const { question } = questionOf(encounter);
    if (question?.kind !== 'choose') throw new Error('A hex is asked for.');
    expect(question.options).toHaveLength(8 * 6 - 3);
    expect(question.options.map(({ id }) => id)).not.toContain('zone:h2-1');
    expect(question.options[0]).toMatchObject({ id: 'zone:h1-2', label: 'Hex 1, 2', detail: '1 hex' });
    const far = question.options.find(({ id }) => id === 'zone:h5-1');
    expect(far).toMatchObject({ detail: '4 hexes' });
    expect(far?.way).toHaveLength(5);
    expect(question.options.some(({ place }) => place?.kind === 'border')).toBe(false);
  });

  test('FF-07 a hex with somebody in it is refused, and nothing changes', () => {
    playOn(field, [
      { do: 'move', by: 'ann' },
      { answer: 'zone:h2-1', refused: true },
      { answer: 'zone:h1-2' },
      { expect: { place: { ann: 'zone:h1-2', bo: 'zone:h2-1' } } },
    ]);
  });

  test('FF-07 the way leads around a wall, and where none leads the cost says so', () => {
    const walled = withBrushedSides(field, [['h1-1', 'h1-2']], 'wall');
    const cost = (scene: HexScene, hex: string) => {
      const { question } = questionOf(playOn(scene, [{ do: 'move', by: 'ann' }]).encounter);
      return question?.kind === 'choose' ? question.options.find(({ id }) => id === `zone:${hex}`)?.detail : undefined;
    };
    expect(cost(walled, 'h1-2')).toBe('2 hexes');
    const island = withBrushedHexes(walled, ['h1-3', 'h2-3', 'h2-2'], 'gone');
    expect(cost(withBrushedSides(island, [['h2-1', 'h1-2']], 'wall'), 'h1-2')).toBe('no way there');
    expect(cost(withBrushedHexes(field, ['h1-2'], 'solid'), 'h1-2')).toBeUndefined();
  });

  test('FF-07 lengths are told in the table’s own unit', () => {
    const { question } = questionOf(playOn(field, [{ do: 'move', by: 'ann' }], { unit: '5 ft' }).encounter);
    expect(question?.kind === 'choose' && question.options[0]?.detail).toBe('5 ft');
  });

  test('FF-07 a range and a ruler count hexes as the crow flies, over walls', () => {
    const { fight } = playOn(
      withBrushedSides(
        field,
        [
          ['h5-1', 'h6-1'],
          ['h1-1', 'h2-1'],
        ],
        'wall',
      ),
      [],
    );
    expect(freeform.aim(fight, 'ann', 'raider').text).toContain('5 hexes');
    expect(freeform.aim(fight, 'ann', 'bo').text).toContain('1 hex');
    expect(freeform.ruler(fight, [at(1, 1), at(3, 1), at(3, 4)])).toBe('5 hexes');
  });
});

test('every other game refuses hexes with a sentence that names its own maps', async () => {
  for (const game of await loadAllGames()) {
    const made = setUp(game, {}, { title: 'Hexes', ruleset: game.id, scene: field, cast: [], lines: [] });
    expect([game.id, made.ok]).toEqual([game.id, game.id === 'freeform']);
    if (!made.ok) expect(made.refusal.text).toMatch(/is not played on a map of hexes: choose a map of (zones|squares)/);
  }
});

/**
 * Tests the ruler in each game: its own units and its own count of diagonals, on ways with corners
 * too.
 */
import { expect, it } from 'vitest';
import type { Fight } from '../engine/fight.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Place } from '../space/scene.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { einfelst } from './einfelst/index.ts';
import { hestia } from './hestia/index.ts';
import { loadAllGames } from './index.ts';
import { ingenuity } from './ingenuity/index.ts';
import { murdham } from './murdham/index.ts';
import { thrum } from './thrum/index.ts';

const on = (ruleset: Ruleset, scene: string): Fight =>
  setUpOrThrow(ruleset, readyScenes, { title: 'A ruler', ruleset: ruleset.id, scene, cast: [], lines: [] }).fight;
const read = (ruleset: Ruleset, fight: Fight, way: readonly Place[]) => ruleset.ruler(fight, way);
const square = (column: number, row: number): Place => ({ kind: 'square', column, row });
const zone = (id: string): Place => ({ kind: 'zone', zone: id });

it.each(await loadAllGames())('in $name says a length in words, of a way and of one that leads back', (game) => {
  const [first] = game.ready;
  if (!first) throw new Error(`${game.name} has no ready fight.`);
  const { fight } = setUpOrThrow(game, readyScenes, { ...first.script, lines: [] });
  const [from, to] = fight.order.map((id) => fight.combatants[id]?.place);
  if (!from || !to) throw new Error('Two combatants should stand on the map.');
  for (const way of [
    [from, to],
    [from, to, from],
    [from, from],
  ])
    expect(game.ruler(fight, way), JSON.stringify(way)).toMatch(/^(?!.*(?:NaN|undefined|Infinity)).*[a-z]/i);
});
it('IN-21 counts two metres to every second slanted step, also round a corner', () => {
  const yard = on(ingenuity, 'watch-yard');
  expect(read(ingenuity, yard, [square(0, 0), square(6, 6)])).toBe('9 m');
  expect(read(ingenuity, yard, [square(0, 0), square(5, 0)])).toBe('5 m');
  // Two slanted steps one after the other are three metres together, not two.
  expect(read(ingenuity, yard, [square(0, 0), square(1, 1), square(2, 0)])).toBe('3 m');
});
it('TH-10 counts squares, slanted ones too', () => {
  const quarry = on(thrum, 'quarry');
  expect(read(thrum, quarry, [square(0, 0), square(6, 6)])).toBe('6 squares');
  expect(read(thrum, quarry, [square(0, 0), square(1, 0), square(1, 3)])).toBe('4 squares');
});
it('HE-25 counts feet on squares, and on zones by the length of one', () => {
  const yard = on(hestia, 'watch-yard');
  expect(read(hestia, yard, [square(0, 0), square(3, 6)])).toBe('30 ft');
  const mill = on(hestia, 'mill');
  const [one, two] = neighbours(mill);
  const { zoneFeet, meleeFeet } = hestia.blank().house as { zoneFeet: number; meleeFeet: number };
  expect(read(hestia, mill, [one, two])).toBe(`${zoneFeet} ft`);
  expect(read(hestia, mill, [one, two, one])).toBe(`${2 * zoneFeet} ft`);
  expect(read(hestia, mill, [one, one])).toBe(`${meleeFeet} ft`);
});
it('MU-15 and EW-10 count zones, and say where nothing leads', () => {
  for (const [ruleset, here] of [
    [murdham, 'Nearby'],
    [einfelst, 'Same zone'],
  ] as const) {
    const mill = on(ruleset, 'mill');
    const [one, two] = neighbours(mill);
    expect(read(ruleset, mill, [one, two])).toBe('1 zone');
    expect(read(ruleset, mill, [one, two, one])).toBe('2 zones');
    expect(read(ruleset, mill, [one, one])).toBe(here);
    expect(read(ruleset, mill, [one, zone('nowhere')])).toBe('No way there');
  }
});

/** Two zones with a way between them. */
function neighbours({ scene }: Fight): [Place, Place] {
  const border = scene.kind === 'zones' ? Object.values(scene.borders)[0] : undefined;
  if (!border) throw new Error('This map has no ways.');
  return [zone(border.between[0]), zone(border.between[1])];
}

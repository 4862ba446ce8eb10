/** Tests how each game counts who stands in an area, on painted ready maps. */
import { describe, expect, it } from 'vitest';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Script } from '../../engine/script.ts';
import { peopleInArea, placesOfArea } from '../../engine/table/inArea.ts';
import { einfelst } from '../../rulesets/einfelst/index.ts';
import { freeform } from '../../rulesets/freeform/index.ts';
import { hestia } from '../../rulesets/hestia/index.ts';
import { ingenuity } from '../../rulesets/ingenuity/index.ts';
import { murdham } from '../../rulesets/murdham/index.ts';
import { thrum } from '../../rulesets/thrum/index.ts';
import { hexCentre, hexOfId } from '../hexes/hexGrid.ts';
import { isHexScene, type Place, type Point } from '../scene.ts';
import { readyScenes } from '../scenes/index.ts';
import { innerPoint } from '../shapes/polygon.ts';
import { squarePlace } from '../squares/squares.ts';
import { bordersOf, inZone, neighbours, onBorder } from '../zones/zones.ts';
import type { AreaShape } from './area.ts';
import { shapeOfStroke } from './areaGrips.ts';

type Cast = Script['cast'][number];
const one = (id: string, place: Place, more: Partial<Cast> = {}): Cast => ({
  id,
  name: id,
  side: 'foes',
  place,
  ...more,
});
const fightOn = (game: Ruleset, scene: string, cast: Cast[]) =>
  setUpOrThrow(game, readyScenes, { title: 'Areas', ruleset: game.id, scene, cast, lines: [] }).fight;
const square = (column: number, row: number) => squarePlace({ column, row });

/** A zone of a ready map with a neighbour, the border between them, and a zone further away. */
function zonesOfMap(name: string) {
  const scene = readyScenes[name];
  if (scene?.kind !== 'zones') throw new Error(`${name} is no map of zones.`);
  for (const here of Object.keys(scene.zones)) {
    const next = neighbours(scene, here)[0];
    const near = new Set([here, ...neighbours(scene, here).map(({ zone }) => zone.id)]);
    const far = Object.keys(scene.zones).find((id) => !near.has(id));
    if (next && far !== undefined)
      return {
        here,
        next: next.zone.id,
        border: next.border.id,
        far,
        at: innerPoint(scene.zones[here]?.polygon ?? []),
      };
  }
  throw new Error(`${name} has too few zones.`);
}
const small = (at: Point): AreaShape => ({ kind: 'circle', at, radius: 25 });

describe('on zones', () => {
  const cast = ({ here, next, border, far }: ReturnType<typeof zonesOfMap>) => [
    one('in', inZone(here)),
    one('on', onBorder(border)),
    one('next', inZone(next)),
    one('far', inZone(far)),
  ];
  it.each([
    ['MU-30', murdham, 'forest-camp'],
    ['EW-09', einfelst, 'mill'],
    ['HE-25', hestia, 'mill'],
  ] as const)(
    '%s an area takes in everyone in its zone and on its borders, and nobody next door',
    (_rule, game, map) => {
      const zones = zonesOfMap(map);
      expect(peopleInArea(game, fightOn(game, map, cast(zones)), small(zones.at))).toEqual(['in', 'on']);
    },
  );
  it('MU-30 an area over a zone has the very places that a blast into the zone has', () => {
    const { here, at } = zonesOfMap('forest-camp');
    const fight = fightOn(murdham, 'forest-camp', []);
    const blast = [
      inZone(here),
      ...(fight.scene.kind === 'zones' ? bordersOf(fight.scene, here) : []).map(({ id }) => onBorder(id)),
    ];
    expect(new Set(placesOfArea(murdham, fight, small(at)))).toEqual(new Set(blast));
  });
});

describe('on squares', () => {
  const p = (name: string) => {
    const scene = readyScenes[name];
    return scene?.kind === 'squares' ? scene.pixels : 1;
  };
  const circle = (name: string, column: number, row: number, squares: number): AreaShape => ({
    kind: 'circle',
    at: { x: (column + 0.5) * p(name), y: (row + 0.5) * p(name) },
    radius: (squares + 0.5) * p(name),
  });
  const ring = [one('straight', square(9, 5)), one('slant', square(8, 8)), one('out', square(10, 5))];
  it('IN-21 every second slanted step of a circle counts two metres', () => {
    const fight = fightOn(ingenuity, 'watch-yard', ring);
    expect(peopleInArea(ingenuity, fight, circle('watch-yard', 5, 5, 4))).toEqual(['straight', 'slant']);
    expect(peopleInArea(ingenuity, fight, circle('watch-yard', 5, 5, 3))).toEqual([]);
  });
  it('HE-25 every square of a circle counts 5 ft, slanted ones too', () => {
    const fight = fightOn(hestia, 'watch-yard', ring);
    expect(peopleInArea(hestia, fight, circle('watch-yard', 5, 5, 3))).toEqual(['slant']);
    expect(peopleInArea(hestia, fight, circle('watch-yard', 5, 5, 4))).toEqual(['straight', 'slant']);
  });
  it('TH-13 an area of 3 is 3 by 3 squares, a line runs along eight ways, and a large one is in it with any square', () => {
    const cast = [one('giant', square(3, 3), { sheet: { squares: 2 } }), one('off', square(8, 8))];
    const { fight } = setUpOrThrow(thrum, readyScenes, {
      title: 'Areas',
      ruleset: 'thrum',
      scene: 'quarry',
      cast,
      lines: [],
    });
    const game: Ruleset = thrum;
    const [scene, counting] = [fight.scene, game.areaCounting(fight)];
    const at = (column: number, row: number): Point => ({
      x: (column + 0.5) * p('quarry'),
      y: (row + 0.5) * p('quarry'),
    });
    const area = shapeOfStroke(
      'square',
      [
        { x: 4 * p('quarry'), y: 4 * p('quarry') },
        { x: 7 * p('quarry'), y: 7 * p('quarry') },
      ],
      scene,
      counting,
    );
    expect(area && placesOfArea(thrum, fight, area)).toHaveLength(9);
    expect(area && peopleInArea(thrum, fight, area)).toEqual(['giant']);
    const line = shapeOfStroke('line', [at(6, 6), at(9, 10)], scene, counting);
    expect(line && peopleInArea(thrum, fight, line)).toEqual(['off']);
  });
  it('FF-07 counts slanted steps as the house rule says', () => {
    const start = playLines(
      freeform,
      setUpOrThrow(freeform, readyScenes, {
        title: 'Areas',
        ruleset: 'freeform',
        scene: 'watch-yard',
        cast: ring,
        lines: [],
      }),
      [],
    );
    const other = playLines(freeform, start, [
      { edit: [{ edit: 'house', path: 'diagonals', value: 'one or two' }], label: 'Diagonals' },
    ]);
    expect(peopleInArea(freeform, start.fight, circle('watch-yard', 5, 5, 3))).toEqual(['slant']);
    expect(peopleInArea(freeform, other.fight, circle('watch-yard', 5, 5, 3))).toEqual([]);
  });
});

describe('on hexes', () => {
  it('FF-07 counts hexes from the middle', () => {
    const name = Object.keys(readyScenes).find((id) => readyScenes[id] && isHexScene(readyScenes[id])) ?? '';
    const script = freeform.ready.find(({ script: { scene } }) => {
      const map = typeof scene === 'string' ? readyScenes[scene] : scene;
      return map && isHexScene(map);
    })?.script;
    if (!script) throw new Error(`Freeform has no ready fight on hexes (${name}).`);
    const { fight } = setUpOrThrow(freeform, readyScenes, { ...script, cast: [], lines: [] });
    if (!isHexScene(fight.scene)) throw new Error('The fight is on hexes.');
    const grid = fight.scene.hexes;
    const middle = hexOfId('h6-6');
    const at = middle && hexCentre(grid, middle);
    if (!at) throw new Error('The map has a sixth hex.');
    const cast = [one('ann', inZone('h6-6')), one('bo', inZone('h6-7')), one('cy', inZone('h6-9'))];
    const there = setUpOrThrow(freeform, readyScenes, { ...script, cast, lines: [] }).fight;
    expect(peopleInArea(freeform, there, { kind: 'circle', at, radius: 1.5 * grid.across })).toEqual(['ann', 'bo']);
    expect(peopleInArea(freeform, there, { kind: 'circle', at, radius: 3.5 * grid.across })).toEqual([
      'ann',
      'bo',
      'cy',
    ]);
  });
});

/**
 * Tests that each kind of scenery means in each of the five games what its table says. The test
 * asks the games' own reading of the ground.
 */
import { describe, expect, it } from 'vitest';
import type { Fight } from '../../engine/fight.ts';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { EinfelstFight } from '../../rulesets/einfelst/fight.ts';
import { einfelst } from '../../rulesets/einfelst/index.ts';
import { coverHere, waysOf } from '../../rulesets/einfelst/play/ground/ground.ts';
import type { HestiaFight } from '../../rulesets/hestia/fight.ts';
import { hestia } from '../../rulesets/hestia/index.ts';
import { walksFrom as hestiaWalks } from '../../rulesets/hestia/play/table/distance.ts';
import type { IngenuityFight } from '../../rulesets/ingenuity/fight.ts';
import { ingenuity } from '../../rulesets/ingenuity/index.ts';
import { coveredFrom, hasCover } from '../../rulesets/ingenuity/play/ground/cover.ts';
import { walksFrom as ingenuityWalks, wallParts } from '../../rulesets/ingenuity/play/ground/ground.ts';
import { isInDark } from '../../rulesets/ingenuity/play/ground/sight.ts';
import type { MurdhamFight } from '../../rulesets/murdham/fight.ts';
import { murdham } from '../../rulesets/murdham/index.ts';
import { featureOfKind } from '../../rulesets/murdham/play/moving/ways.ts';
import { enterHazards, hazardsAtRoundStart } from '../../rulesets/murdham/play/perils/hazards.ts';
import { concealmentFrom, coverAgainst, featuresAt } from '../../rulesets/murdham/play/table/ground.ts';
import type { ThrumFight } from '../../rulesets/thrum/fight.ts';
import { thrum } from '../../rulesets/thrum/index.ts';
import { coverFor } from '../../rulesets/thrum/play/aim/targets.ts';
import { canStand, gridFor, standers } from '../../rulesets/thrum/play/table/table.ts';
import type { Place, Scene } from '../scene.ts';
import type { Meaning } from '../scenery/kind.ts';
import { kindNames, sceneryKind } from '../scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../scenery/scenery.ts';
import { withSceneryFacts } from './sceneryFacts.ts';

const box = (left: number) =>
  [
    [left, 0],
    [left + 200, 0],
    [left + 200, 200],
    [left, 200],
  ].map(([x = 0, y = 0]) => ({ x, y }));
const zone = (id: string, left: number) => ({ id, name: id, polygon: box(left), capacity: 8, features: [] });

/** Two zones with a thing in the east zone, or across the border. */
const zones = (...scenery: SceneryItem[]): Scene =>
  withSceneryFacts<Scene>({
    kind: 'zones',
    name: 'Two halves',
    width: 400,
    height: 200,
    ground: { kind: 'plain', look: 'grass' },
    zones: { west: zone('west', 0), east: zone('east', 200) },
    borders: {
      seam: {
        id: 'seam',
        between: ['west', 'east'],
        line: [
          { x: 200, y: 0 },
          { x: 200, y: 200 },
        ],
        capacity: 2,
        door: 'none',
        features: [],
      },
    },
    scenery,
  });
const squares = (...scenery: SceneryItem[]): Scene =>
  withSceneryFacts<Scene>({
    kind: 'squares',
    name: 'A yard',
    columns: 12,
    rows: 9,
    pixels: 60,
    ground: { kind: 'plain', look: 'grass' },
    cells: {},
    walls: {},
    scenery,
  });

const isLine = (kind: string) => sceneryKind(kind).outline === 'line';
const inEast = (kind: string): SceneryItem =>
  isLine(kind)
    ? {
        kind,
        along: [
          [270, 40],
          [380, 40],
          [380, 160],
          [270, 160],
        ],
      }
    : { kind, at: [300, 100], size: [2.4, 2.4] };
const across = (kind: string): SceneryItem => ({
  kind,
  along: [
    [200, 20],
    [200, 100],
    [200, 180],
  ],
});
const onSquare = (kind: string): SceneryItem =>
  isLine(kind)
    ? {
        kind,
        along: [
          [312, 270],
          [348, 270],
        ],
      }
    : { kind, at: [330, 270], size: [1, 1] };

function fightOn<F extends Fight>(ruleset: Ruleset, scene: Scene, cast: [string, string][], places: Place[]): F {
  const [one = ['', ''], two = ['', '']] = cast;
  const [there = { kind: 'off' as const }, here = { kind: 'off' as const }] = places;
  return setUpOrThrow(
    ruleset,
    { here: scene },
    {
      title: 'A thing',
      ruleset: ruleset.id,
      scene: 'here',
      cast: [
        { id: one[0], name: one[0], side: 'party', creature: one[1], place: there },
        { id: two[0], name: two[0], side: 'foes', creature: two[1], place: here },
      ],
      lines: [],
    },
  ).fight as F;
}
const west: Place = { kind: 'zone', zone: 'west' };
const east: Place = { kind: 'zone', zone: 'east' };
const at = (column: number, row: number): Place => ({ kind: 'square', column, row });

describe.each(kindNames.map((kind) => [kind, sceneryKind(kind).means] as const))('%s', (kind, means) => {
  const has = (...wanted: Meaning[]) => wanted.some((one) => means.includes(one));
  it('is to Murdham cover (MU-26), concealment (MU-25), peril and footing as its table says', () => {
    const cast: [string, string][] = [
      ['knight', 'knight'],
      ['bandit', 'bandit'],
    ];
    const fight = fightOn<MurdhamFight>(murdham, zones(inEast(kind)), cast, [west, east]);
    expect([kind, coverAgainst(fight, 'knight', 'bandit') !== undefined]).toEqual([kind, has('covers', 'low')]);
    expect([kind, concealmentFrom(fight, 'knight', 'bandit') !== undefined]).toEqual([kind, has('conceals')]);
    const here = featuresAt(fight, east);
    expect([kind, featureOfKind(here, 'hazard')?.detail]).toEqual([kind, has('burns') ? 'fire' : undefined]);
    expect([kind, featureOfKind(here, 'water') !== undefined]).toEqual([kind, has('water', 'rushing')]);
    expect([kind, featureOfKind(here, 'fall') !== undefined]).toEqual([kind, has('falls')]);
    // The thing does not affect a combatant on its other side.
    expect([kind, coverAgainst(fight, 'bandit', 'knight')]).toEqual([kind, undefined]);
    if (!isLine(kind)) return;
    const barred = fightOn<MurdhamFight>(murdham, zones(across(kind)), cast, [west, east]);
    const seam = featuresAt(barred, { kind: 'border', border: 'seam' });
    expect([kind, featureOfKind(seam, 'barrier') !== undefined]).toEqual([kind, has('bars')]);
    expect([kind, featureOfKind(seam, 'climb') !== undefined]).toEqual([kind, has('climb')]);
  });
  it('is to Einfelst cover (EW-12) and what a way asks for (EW-11) as its table says', () => {
    const cast: [string, string][] = [
      ['signe', 'warden'],
      ['wolf', 'wolf'],
    ];
    const fight = fightOn<EinfelstFight>(einfelst, zones(inEast(kind)), cast, [west, east]);
    const cover = has('covers') && has('bars') ? 'heavy' : has('covers', 'low') ? 'light' : undefined;
    expect([kind, coverHere(fight, 'wolf')]).toEqual([kind, cover]);
    expect([kind, coverHere(fight, 'signe')]).toEqual([kind, undefined]);
    if (!isLine(kind)) return;
    const [way] = waysOf(fightOn<EinfelstFight>(einfelst, zones(across(kind)), cast, [west, east]), 'signe');
    const asks = has('climb') ? 'test' : has('falls') ? 'maneuver' : 'nothing';
    expect([kind, way?.asks]).toEqual([kind, asks]);
  });
  it('is to Hestia walked on, walked round (HE-06), or an edge to be shoved over (HE-20), as its table says', () => {
    const cast: [string, string][] = [
      ['chief', 'goblin-chief'],
      ['ogre', 'ogre'],
    ];
    const fight = fightOn<HestiaFight>(hestia, squares(onSquare(kind)), cast, [at(4, 4), at(10, 8)]);
    const stops = hestiaWalks(fight, 'chief', 30).map(({ place }) => JSON.stringify(place));
    expect([kind, stops.includes(JSON.stringify(at(5, 4)))]).toEqual([kind, !has('bars')]);
    if (!isLine(kind)) return;
    const { scene } = fightOn<HestiaFight>(hestia, zones(across(kind)), cast, [west, east]);
    const edge = scene.kind === 'zones' ? scene.borders.seam?.features.find((one) => one.kind === 'fall') : undefined;
    expect([kind, edge !== undefined]).toEqual([kind, has('falls')]);
  });
  it('is to Ingenuity cover (IN-14), a bar to sight and steps, as its table says', () => {
    const cast: [string, string][] = [
      ['guard', 'guard'],
      ['captain', 'captain'],
    ];
    const fight = fightOn<IngenuityFight>(ingenuity, squares(onSquare(kind)), cast, [at(4, 4), at(9, 4)]);
    const [one] = Object.values(fight.combatants).filter(({ id }) => id === 'guard');
    const [other] = Object.values(fight.combatants).filter(({ id }) => id === 'captain');
    if (!one || !other) throw new Error('Nobody is there.');
    const high = has('climb') && !has('bars') && sceneryKind(kind).height >= 2.25;
    expect([kind, hasCover(fight, one)]).toEqual([kind, has('bars', 'low') || high]);
    if (has('low') && !has('bars')) expect([kind, coveredFrom(fight, one, other)]).toEqual([kind, true]);
    // People shoot over a low thing, though nobody walks through it.
    if (!has('low'))
      expect([kind, wallParts(fight, 'guard', 'captain')]).toEqual([kind, has('bars') && fight.house.solid !== 'open']);
    const stops = ingenuityWalks(fight, 'guard', 8).map(({ place }) => JSON.stringify(place));
    expect([kind, stops.includes(JSON.stringify(at(5, 4)))]).toEqual([kind, !has('bars')]);
  });
  it('is to Thrum solid (TH-23) or to be stood on as its table says', () => {
    const cast: [string, string][] = [
      ['biffer', 'biffer'],
      ['plinker', 'plinker'],
    ];
    const fight = fightOn<ThrumFight>(thrum, squares(onSquare(kind)), cast, [at(4, 4), at(9, 4)]);
    expect([kind, canStand(fight, 'biffer', { column: 5, row: 4 })]).toEqual([kind, !has('bars')]);
    const aim = { fight, grid: gridFor(fight), standing: standers(fight) };
    const { cover } = coverFor(aim, { column: 9, row: 4 }, 'plinker', 'biffer');
    const high = has('climb') && !has('bars') && sceneryKind(kind).height >= 2.25;
    expect([kind, cover.length > 0]).toEqual([kind, has('bars') || high]);
  });
});

describe('a hearth, small as it is,', () => {
  const hearth = (): SceneryItem => ({ kind: 'hearth', at: [300, 100] });
  it('burns in Murdham only whom somebody pushes into it (MU-38), and a bystander never', () => {
    const cast: [string, string][] = [
      ['knight', 'knight'],
      ['bandit', 'bandit'],
    ];
    const fight = fightOn<MurdhamFight>(murdham, zones(hearth()), cast, [west, east]);
    expect(enterHazards(fight, 'bandit').next().done).toBe(true);
    expect(hazardsAtRoundStart(fight).next().done).toBe(true);
    expect(enterHazards(fight, 'bandit', 'knight').next().done).toBe(false);
    expect(enterHazards(fight, 'knight', 'bandit').next().done).toBe(true);
    const blaze = [240, 300, 360].map((x): SceneryItem => ({ kind: 'flames', at: [x, 100] }));
    const burning = fightOn<MurdhamFight>(murdham, zones(...blaze), cast, [west, east]);
    expect(enterHazards(burning, 'bandit').next().done).toBe(false);
  });
  it('asks nothing of who passes in Einfelst (EW-11) and in Hestia (HE-06)', () => {
    const wild: [string, string][] = [
      ['signe', 'warden'],
      ['wolf', 'wolf'],
    ];
    const [way] = waysOf(fightOn<EinfelstFight>(einfelst, zones(hearth()), wild, [west, east]), 'signe');
    expect(way?.asks).toBe('nothing');
    const goblins: [string, string][] = [
      ['chief', 'goblin-chief'],
      ['ogre', 'ogre'],
    ];
    const stopsOn = (scene: Scene) =>
      hestiaWalks(fightOn<HestiaFight>(hestia, scene, goblins, [west, east]), 'chief', 60).map(({ place }) => place);
    expect(stopsOn(zones(hearth()))).toEqual(stopsOn(zones()));
  });
  it('lights the dark about it in Ingenuity (IN-27), as far as the house says', () => {
    const cast: [string, string][] = [
      ['guard', 'guard'],
      ['captain', 'captain'],
    ];
    const seen = (scenery: SceneryItem[]) => {
      const fight = fightOn<IngenuityFight>(ingenuity, squares(...scenery), cast, [at(4, 4), at(11, 8)]);
      const dark = { ...fight, house: { ...fight.house, light: 'dark' as const, lightReach: 3 } };
      return Object.values(dark.combatants).map((one) => isInDark(dark, one));
    };
    expect(seen([])).toEqual([true, true]);
    expect(seen([{ kind: 'hearth', at: [330, 270] }])).toEqual([false, true]);
  });
  it('can be stood in and is hard footing in Thrum (TH-23); a stove is solid', () => {
    const cast: [string, string][] = [
      ['biffer', 'biffer'],
      ['plinker', 'plinker'],
    ];
    const standsOn = (kind: string) => {
      const fight = fightOn<ThrumFight>(thrum, squares({ kind, at: [330, 270] }), cast, [at(4, 4), at(9, 4)]);
      const cell = fight.scene.kind === 'squares' ? fight.scene.cells['5,4'] : undefined;
      return [canStand(fight, 'biffer', { column: 5, row: 4 }), cell?.difficult ?? false];
    };
    expect(standsOn('hearth')).toEqual([true, true]);
    expect(standsOn('stove')).toEqual([false, false]);
  });
});

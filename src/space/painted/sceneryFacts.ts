/**
 * Turns the scenery of a scene into the facts that the rules read: features of zones and borders,
 * properties of squares, walls. Facts that somebody set by hand stay as they are.
 */
import type { Border, Cell, Feature, Point, Scene, SquareScene, Zone, ZoneScene } from '../scene.ts';
import type { Meaning } from '../scenery/kind.ts';
import { distanceToLine, isInside } from '../scenery/lines.ts';
import type { Spot } from '../scenery/scenery.ts';
import { areaOf, centroid, crossing, type Segment } from '../shapes/polygon.ts';
import { type Laid, laidMaterials, laidThing } from './laid.ts';
import { squareOfScene } from './squareOfScene.ts';

/** The beginning of the ids of features that scenery brings. */
const MARK = 'scenery.';
const MOST_FEATURES = 20;
/** Things count for a whole zone when those of one meaning cover this share of the zone. */
const ENOUGH = 0.04;
/** Fires set a whole zone burning when they cover this share of it. */
const ABLAZE = 0.25;
/**
 * A line of scenery belongs to a border when it passes within this distance of the border's middle,
 * in squares.
 */
const AT_BORDER = 0.7;
/** A line that bars must cross the border this near; walls beside a door bar nothing. */
const ACROSS_BORDER = 0.4;
/** Metres that a step of height on squares stands for. */
const STEP = 1.5;

const pointOf = ([x, y]: Spot): Point => ({ x, y });

/** The scene with the facts that its scenery brings; facts of scenery that is gone are removed. */
export function withSceneryFacts<S extends Scene>(scene: S): S {
  const square = squareOfScene(scene);
  const all = [
    ...laidMaterials(scene.materials ?? []),
    ...(scene.scenery ?? []).map((item) => laidThing(item, square)),
  ].filter(({ means }) => means.length > 0);
  return (scene.kind === 'zones' ? onZones(scene, all, square) : onSquares(scene, all)) as S;
}

/** What features are for. In a `zone ablaze` there is so much fire that all of it burns. */
type Where = 'zone' | 'zone ablaze' | 'hex' | 'border';

/** The features that a meaning brings to a zone or a border. Light brings none. */
function featuresFor({ means, word, height }: Laid, where: Where): Omit<Feature, 'id'>[] {
  const label = word.charAt(0).toUpperCase() + word.slice(1);
  const metres = Math.max(1, Math.round(Math.abs(height)));
  return means.flatMap((meaning): Omit<Feature, 'id'>[] => {
    switch (meaning) {
      case 'covers':
        return [{ label, kind: 'cover', ...(means.includes('bars') ? { detail: 'heavy' } : {}) }];
      case 'low':
        return means.includes('covers') ? [] : [{ label, kind: 'cover' }];
      case 'bars':
        return where === 'zone' || where === 'zone ablaze' ? [] : [{ label, kind: 'barrier' }];
      case 'conceals':
        return [{ label, kind: 'concealment' }];
      case 'hinders':
        return means.includes('water') || means.includes('burns') ? [] : [{ label, kind: 'difficult' }];
      case 'climb':
        return where === 'border' ? [{ label, kind: 'climb', amount: metres }] : [];
      case 'falls':
        return [{ label, kind: 'fall', amount: metres }];
      case 'water':
      case 'rushing':
        return [{ label, kind: 'water', amount: meaning === 'rushing' ? 1 : 0 }];
      case 'burns':
        return [{ label, kind: 'hazard', detail: where === 'zone' ? 'small fire' : 'fire' }];
      default:
        return [];
    }
  });
}

/**
 * The features of a place that were set by hand, and those of the scenery whose kind was not set by
 * hand, one of each kind.
 */
function merged(place: Pick<Zone, 'id' | 'features'>, laid: readonly Laid[], where: Where): Feature[] {
  const features = place.features.filter(({ id }) => !id.startsWith(MARK));
  for (const one of laid)
    for (const feature of featuresFor(one, where))
      if (features.length < MOST_FEATURES && !features.some(({ kind }) => kind === feature.kind))
        features.push({ id: `${MARK}${feature.kind}`, ...feature });
  return features;
}

/** A place with these features; the same place when it has them already. */
const withFeatures = <T extends Pick<Zone, 'features'>>(place: T, features: Feature[]): T =>
  JSON.stringify(features) === JSON.stringify(place.features) ? place : { ...place, features };

function onZones(scene: ZoneScene, all: readonly Laid[], square: number): ZoneScene {
  const centreOf = (zone: string): Point => centroid(scene.zones[zone]?.polygon ?? []);
  const atBorder = ({ line: [a, b], between: [one, other] }: Border) => {
    if (scene.hexes && scene.zones[one] && scene.zones[other]) {
      // A line stands between two hexes when one crosses it in stepping from the one to the other.
      const step: Segment = [centreOf(one), centreOf(other)];
      return all.filter(({ line }) =>
        line?.slice(1).some((end, n) => crossing(step, [pointOf(line[n]!), pointOf(end)])),
      );
    }
    const middle: Spot = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const reach = (one: Laid) => (one.means.includes('bars') ? ACROSS_BORDER : AT_BORDER) * square;
    return all.filter((one) => one.line && distanceToLine(one.line, middle) <= reach(one));
  };
  const borders = Object.fromEntries(
    Object.entries(scene.borders).map(([id, border]) => [
      id,
      withFeatures(border, merged(border, atBorder(border), 'border')),
    ]),
  );
  const taken = new Set(Object.values(scene.borders).flatMap(atBorder));
  const zones = Object.fromEntries(
    Object.entries(scene.zones).map(([id, zone]) => {
      const outline = zone.polygon.map(({ x, y }): Spot => [x, y]);
      const rim = [...outline, ...outline.slice(0, 1)];
      // A wall of the room, on its rim, is no cover within the room.
      const isOnRim = (spot: Spot) => !isInside(outline, spot) || distanceToLine(rim, spot) <= ACROSS_BORDER * square;
      const isRoomWall = ({ line, means }: Laid) =>
        means.includes('bars') && line?.slice(1).every((end, n) => isOnRim(middleOf([line[n]!, end])));
      const middle = middleOf(outline);
      // A hex is so small that a thing over its middle fills it, as it fills a square.
      const fills = (one: Laid) =>
        one.area < areaOf(zone.polygon) * 0.6 ? isInside(outline, one.middle) : one.covers(middle);
      if (scene.hexes) {
        const there = all.filter((one) => fills(one) && !(taken.has(one) && one.means.includes('bars')));
        return [id, withFeatures(zone, merged(zone, there, 'hex'))];
      }
      const here = all.filter(
        (one) =>
          !taken.has(one) &&
          !isRoomWall(one) &&
          (one.area === Number.POSITIVE_INFINITY ? one.covers(middle) : isInside(outline, one.middle)),
      );
      const enough = (one: Laid): boolean => {
        const like = here.filter(({ means }) => means.some((meaning) => one.means.includes(meaning)));
        return one.told || like.reduce((sum, { area }) => sum + area, 0) >= ENOUGH * areaOf(zone.polygon);
      };
      const counted = here.flatMap((one): Laid[] => {
        if (enough(one)) return [one];
        return burns(one) ? [{ ...one, means: ['burns'] }] : [];
      });
      const fires = here.filter(burns).reduce((sum, { area }) => sum + area, 0);
      const where = fires >= ABLAZE * areaOf(zone.polygon) ? 'zone ablaze' : 'zone';
      return [id, withFeatures(zone, merged(zone, counted, where))];
    }),
  );
  return { ...scene, zones, borders };
}

const burns = ({ means }: Laid): boolean => means.includes('burns');

const middleOf = (outline: readonly Spot[]): Spot => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];

/**
 * The word for the ground of a square. It names the thing there in words by which games recognise
 * low cover and light.
 */
function groundWord({ word, means }: Laid): string {
  const low = means.includes('low') && !/\b(low|hedges?|fences?|crates?|barrels?|barricade|bush)\b/.test(word);
  const fire = means.includes('burns') && !/\bfire\b/.test(word);
  const light = means.includes('light') && !means.includes('burns') && !/\b(torch|lamp|lantern|light)\b/.test(word);
  return `${low ? 'low ' : ''}${word}${fire ? ' fire' : ''}${light ? ' light' : ''}`.slice(0, 40);
}

/** The properties that a thing gives to a square. */
function cellFor(one: Laid): Pick<Cell, 'elevation' | 'difficult' | 'blocked' | 'terrain'> {
  const { means, height } = one;
  const has = (...wanted: Meaning[]) => wanted.some((meaning) => means.includes(meaning));
  const blocked = has('bars');
  const steps = Math.max(1, Math.min(20, Math.round(Math.abs(height) / STEP)));
  const hard = !blocked && has('hinders', 'burns', 'water', 'rushing', 'low', 'falls');
  const elevation = blocked ? 0 : has('falls') ? -steps : has('climb') ? steps : 0;
  return {
    ...(blocked ? { blocked } : {}),
    ...(hard ? { difficult: true } : {}),
    ...(elevation === 0 ? {} : { elevation }),
    terrain: groundWord(one),
  };
}

type Stamp = NonNullable<Cell['stamped']>[number];
const STAMPS: readonly Stamp[] = ['elevation', 'difficult', 'blocked', 'terrain'];

/** A square without the values that scenery set. */
function bare({ stamped = [], ...cell }: Cell): Cell {
  const own: Cell = { ...cell };
  for (const stamp of stamped) delete own[stamp];
  return own;
}

/** The edges between squares on which a line of scenery stands. Its walls run along these edges. */
function* edgesUnder(line: readonly Spot[], p: number): Generator<string> {
  for (let n = 1; n < line.length; n += 1) {
    const [[ax, ay], [bx, by]] = [line[n - 1]!, line[n]!];
    const upright = Math.abs(ax - bx) < p * 0.2 && Math.abs(ax / p - Math.round(ax / p)) < 0.2;
    const level = Math.abs(ay - by) < p * 0.2 && Math.abs(ay / p - Math.round(ay / p)) < 0.2;
    if (upright)
      for (let row = Math.round(Math.min(ay, by) / p); row < Math.round(Math.max(ay, by) / p); row += 1)
        yield `${Math.round(ax / p) - 1},${row},e`;
    else if (level)
      for (let column = Math.round(Math.min(ax, bx) / p); column < Math.round(Math.max(ax, bx) / p); column += 1)
        yield `${column},${Math.round(ay / p) - 1},s`;
  }
}

function onSquares(scene: SquareScene, all: readonly Laid[]): SquareScene {
  const { columns, rows, pixels: p } = scene;
  const cells: SquareScene['cells'] = {};
  for (const [key, cell] of Object.entries(scene.cells)) {
    const own = bare(cell);
    if (Object.keys(own).length > 0) cells[key] = own;
  }
  const before = new Set(scene.stampedWalls);
  const walls: SquareScene['walls'] = Object.fromEntries(
    Object.entries(scene.walls).filter(([key]) => !before.has(key)),
  );
  const stampedWalls: string[] = [];
  for (const one of all) {
    const edges = one.line && one.means.includes('bars') ? [...edgesUnder(one.line, p)] : [];
    for (const key of edges) {
      if (walls[key] !== undefined || !/^\d+,\d+,[es]$/.test(key)) continue;
      walls[key] = 'wall';
      stampedWalls.push(key);
    }
    if (edges.length > 0) continue;
    const facts = cellFor(one);
    const small = one.area < p * p * 0.6;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const spot: Spot = [(column + 0.5) * p, (row + 0.5) * p];
        const holdsMiddle = Math.floor(one.middle[0] / p) === column && Math.floor(one.middle[1] / p) === row;
        if (small && !one.line ? !holdsMiddle : !one.covers(spot)) continue;
        const key = `${column},${row}`;
        const own = cells[key] ?? {};
        const stamped = new Set(own.stamped);
        const next: Cell = { ...own };
        for (const stamp of STAMPS) {
          if (facts[stamp] === undefined || (own[stamp] !== undefined && !stamped.has(stamp))) continue;
          Object.assign(next, { [stamp]: facts[stamp] });
          stamped.add(stamp);
        }
        cells[key] = { ...next, stamped: [...stamped] };
      }
  }
  const { stampedWalls: _gone, ...rest } = scene;
  return { ...rest, cells, walls, ...(stampedWalls.length > 0 ? { stampedWalls } : {}) };
}

/**
 * Lays zones over a map of squares: a letter for each square says to which zone it belongs. Two
 * zones have a way between them where one can step from a square of the first to a square of the
 * second.
 */
import type { Cell, SquareScene, ZoneScene } from '../../scene.ts';
import type { PaintedParts } from '../../scenery/scenery.ts';
import { sharedEdge } from '../../shapes/polygonEdges.ts';
import { drawPlan, type Plan, type PlannedWay, type PlannedZone } from './plan.ts';
import { type Corner, outlinesOfLetters } from './zoneOutlines.ts';

/** A zone by its name alone, or with further values. */
export type LetteredZone = string | (Omit<PlannedZone, 'outline'> & { readonly id?: string });

/** The values of a way between two letters; `null`: there is no such way. */
type SaidWay = Omit<PlannedWay, 'between'> | null;

export interface ZoneLetters {
  /** As many lines as rows, as many letters as columns; `.` belongs to no zone. */
  readonly letters: string;
  readonly zones: Readonly<Record<string, LetteredZone>>;
  /** The ways between two letters, in either order: `ab`. */
  readonly ways?: Readonly<Record<string, SaidWay>>;
  /** How crooked edges are, in map pixels; left out, the edges run along the squares. */
  readonly crooked?: number;
  /** The thickness of walls between zones, in map pixels. */
  readonly walls?: number;
  /** Squares at the rim that zones leave free, as a share of a square. */
  readonly rim?: number;
}

/** An edge is bent when its ends lie nearer than this share of its length. */
const STRAIGHT = 0.97;
/** The widest way over a crooked and bent edge, in squares: its line stays near the edge. */
const WINDING = 2;
/** Zones that differ by this many steps of height have a climb between them. */
const CLIMBED = 2;
/** Metres that a step of height stands for. */
const STEP = 1.5;

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');

const usually = (zone: LetteredZone): Exclude<LetteredZone, string> =>
  typeof zone === 'string' ? { name: zone } : zone;

/** A step from a square of one zone into a square of another. */
interface Step {
  readonly at: Corner;
  readonly door: 'none' | 'open' | 'closed';
  readonly rise: number;
}

/** All steps from zone to zone, by the letters of both zones. */
function stepsBetween({ columns, rows, cells, walls }: SquareScene, letterAt: (c: number, r: number) => string) {
  const steps = new Map<string, Step[]>();
  const cellAt = (column: number, row: number): Cell => cells[`${column},${row}`] ?? {};
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (const [way, across, down] of [
        ['e', 1, 0],
        ['s', 0, 1],
      ] as const) {
        const [one, two] = [letterAt(column, row), letterAt(column + across, row + down)];
        const [from, to] = [cellAt(column, row), cellAt(column + across, row + down)];
        const wall = walls[`${column},${row},${way}`];
        if (one === '.' || two === '.' || one === two || from.blocked || to.blocked || wall === 'wall') continue;
        const between = [one, two].sort().join('');
        const at: Corner = across ? [column + 1, row + 0.5] : [column + 0.5, row + 1];
        const door = wall === 'door' ? 'closed' : (wall ?? 'none');
        const rise = Math.abs((from.elevation ?? 0) - (to.elevation ?? 0));
        steps.set(between, [...(steps.get(between) ?? []), { at, door, rise }]);
      }
  return steps;
}

/** The longest row of steps side by side: in one line, or also around corners. */
function longestRun(steps: readonly Step[], inLine: boolean): Step[] {
  const left = new Set(steps);
  let best: Step[] = [];
  for (const first of steps) {
    if (!left.delete(first)) continue;
    const run = [first];
    for (const step of run)
      for (const other of left) if (isBeside(step.at, other.at, inLine) && left.delete(other)) run.push(other);
    if (run.length > best.length) best = run;
  }
  return best;
}

const isBeside = ([x, y]: Corner, [c, r]: Corner, inLine: boolean): boolean =>
  Math.hypot(x - c, y - r) <= 1.01 && (!inLine || x === c || y === r);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** The features that squares with hand-set values give to the whole zone. */
function featuresOf(cells: readonly Cell[]): PlannedZone['features'] {
  const hard = cells.filter(({ difficult, stamped }) => difficult && !stamped?.includes('difficult'));
  if (hard.length < cells.length / 3) return [];
  const word = hard.find(({ terrain }) => terrain)?.terrain ?? 'hard going';
  return [{ kind: 'difficult', label: word.charAt(0).toUpperCase() + word.slice(1) }];
}

/**
 * The zones over a map of squares with the same picture. Throws for letters that do not fit the
 * map, because plans are part of the program.
 */
export function zonesOnSquares(scene: SquareScene, plan: ZoneLetters): ZoneScene {
  const { columns, rows, pixels, name, ground, cells } = scene;
  const lines = plan.letters.trim().split(/\s+/);
  if (lines.length !== rows || lines.some((line) => line.length !== columns))
    throw new Error(`The zones of “${name}” are not as many letters as its squares.`);
  const letterAt = (column: number, row: number): string => lines[row]?.[column] ?? '.';
  const { crooked = 0, rim = 0 } = plan;
  const outlines = outlinesOfLetters(letterAt, { columns, rows }, { crooked: crooked / pixels, rim });
  const inPixels = (n: number) => Math.round(n * pixels);
  const points: Record<string, readonly [number, number]> = {};
  const zones: Record<string, PlannedZone> = {};
  const ids: Record<string, string> = {};
  for (const [letter, outline] of outlines) {
    const said = plan.zones[letter];
    if (said === undefined) throw new Error(`The zones of “${name}” have no name for “${letter}”.`);
    const { id, ...zone } = usually(said);
    const own = lines.flatMap((line, row) =>
      [...line].flatMap((one, column) => (one === letter ? [cells[`${column},${row}`] ?? {}] : [])),
    );
    const open = own.filter(({ blocked }) => !blocked);
    const corners = outline.map(([x, y]) => {
      // Names of points are in capitals, because the edges are bent already and need no further
      // bends.
      const point = `P${inPixels(x)}.${inPixels(y)}`;
      points[point] = [inPixels(x), inPixels(y)];
      return point;
    });
    ids[letter] = id ?? idOf(zone.name);
    zones[ids[letter]] = {
      capacity: Math.max(3, Math.min(12, Math.round(open.length / 3))),
      ...zone,
      features: [...(zone.features ?? []), ...(featuresOf(open) ?? [])],
      outline: corners.filter((corner, at) => corner !== corners.at(at - 1)).join(' '),
    };
  }
  const polygonOf = (letter: string) =>
    zones[ids[letter] ?? '']?.outline.split(' ').map((point) => ({ x: points[point]![0], y: points[point]![1] })) ?? [];
  const ways = [...stepsBetween(scene, letterAt)].flatMap(([between, steps]): PlannedWay[] => {
    const [one = '', two = ''] = between;
    const said = plan.ways?.[between] ?? plan.ways?.[two + one];
    const edge = sharedEdge(polygonOf(one), polygonOf(two), 1);
    if (said === null || plan.ways?.[between] === null || !edge) return [];
    const free = steps.filter(({ door }) => door === 'none');
    const bent = Math.hypot(edge.line[0].x - edge.line[1].x, edge.line[0].y - edge.line[1].y) < edge.length * STRAIGHT;
    const run = longestRun(free.length > 0 ? free : steps, bent && crooked === 0);
    const whole = !bent && run.length * pixels >= edge.length * 0.8;
    const rise = mean(run.map((step) => step.rise));
    const door = free.length > 0 ? 'none' : steps.some((step) => step.door === 'open') ? 'open' : 'closed';
    const [x, y] = [0, 1].map((axis) => mean(run.map(({ at }) => at[axis]!)) * pixels) as [number, number];
    const features: PlannedWay['features'] =
      rise >= CLIMBED ? [{ kind: 'climb', label: 'Steep', amount: Math.round(rise * STEP) }] : [];
    return [
      {
        between: `${ids[one]} ${ids[two]}`,
        door,
        capacity: door === 'none' && run.length > 1 ? 2 : 1,
        ...(whole
          ? {}
          : {
              width: Math.max(40, Math.min(run.length, bent && crooked > 0 ? WINDING : run.length) * pixels - 8),
              at: shareAt(edge, { x, y }),
            }),
        ...(features.length > 0 ? { features } : {}),
        ...said,
      },
    ];
  });
  const painted: PaintedParts = {
    ...(scene.materials ? { materials: scene.materials } : {}),
    ...(scene.scenery ? { scenery: scene.scenery } : {}),
    ...(scene.setting ? { setting: scene.setting } : {}),
  };
  const drawn: Plan = {
    name,
    width: columns * pixels,
    height: rows * pixels,
    ground,
    crooked: 0,
    ...(plan.walls === undefined ? {} : { walls: plan.walls }),
    points,
    zones,
    ways,
    painted,
  };
  return drawPlan(drawn);
}

/** The share of the way along an edge where it passes nearest to a point. */
function shareAt({ pieces, length }: NonNullable<ReturnType<typeof sharedEdge>>, { x, y }: { x: number; y: number }) {
  let [best, share, before] = [Number.POSITIVE_INFINITY, 0.5, 0];
  for (const [a, b] of pieces) {
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    const along = Math.max(0, Math.min(far, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / Math.max(1e-9, far)));
    const t = far === 0 ? 0 : along / far;
    const off = Math.hypot(a.x + (b.x - a.x) * t - x, a.y + (b.y - a.y) * t - y);
    if (off < best) [best, share] = [off, (before + along) / length];
    before += far;
  }
  return share;
}

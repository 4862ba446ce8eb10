/** Tests that the two forms of each ready map, squares and zones, agree. */
import { describe, expect, it } from 'vitest';
import type { SquareScene, ZoneScene } from '../scene.ts';
import { contains } from '../shapes/polygon.ts';
import { sharedEdge } from '../shapes/polygonEdges.ts';
import { readyMapIds, readyScene, readySceneId } from './readyMaps.ts';
import { squaresNamed, zonesNamed } from './scenes.testing.ts';

interface Step {
  from: string;
  to: string;
  zones: [string | undefined, string | undefined];
  door: boolean;
}

/** The zone under the middle of a square. */
const zoneUnder = ({ zones }: ZoneScene, { pixels }: SquareScene, column: number, row: number): string | undefined =>
  Object.values(zones).find(({ polygon }) => contains(polygon, { x: (column + 0.5) * pixels, y: (row + 0.5) * pixels }))
    ?.id;

/** All steps from square to square that no wall and no rock bars; things may stand there. */
function stepsOf(squares: SquareScene, zones: ZoneScene): Step[] {
  const { columns, rows, cells, walls } = squares;
  const open = (column: number, row: number) => {
    const { blocked, terrain } = cells[`${column},${row}`] ?? {};
    return column < columns && row < rows && (blocked !== true || terrain !== undefined);
  };
  return Array.from({ length: columns * rows }, (_, n) => [n % columns, Math.floor(n / columns)] as const).flatMap(
    ([column, row]): Step[] =>
      (
        [
          ['e', column + 1, row],
          ['s', column, row + 1],
        ] as const
      ).flatMap(([way, c, r]): Step[] => {
        const wall = walls[`${column},${row},${way}`];
        if (!open(column, row) || !open(c, r) || wall === 'wall') return [];
        const between: Step['zones'] = [zoneUnder(zones, squares, column, row), zoneUnder(zones, squares, c, r)];
        return [{ from: `${column},${row}`, to: `${c},${r}`, zones: between, door: wall === 'door' }];
      }),
  );
}

describe.each(readyMapIds.map((id) => [id] as const))('the two forms of %s', (id) => {
  const zones = zonesNamed(readySceneId(id, 'zones'));
  const squares = squaresNamed(readySceneId(id, 'squares'));
  const steps = stepsOf(squares, zones);

  it('show the same, on maps as large as each other', () => {
    for (const field of ['name', 'ground', 'materials', 'scenery', 'setting'] as const)
      expect(squares[field]).toEqual(zones[field]);
    const [width, height] = [squares.columns * squares.pixels, squares.rows * squares.pixels];
    expect(Math.max(Math.abs(width - zones.width), Math.abs(height - zones.height))).toBeLessThan(squares.pixels);
  });

  it('lead from zone to zone where one steps from square to square', () => {
    const lacking = Object.values(zones.borders).filter(
      ({ between }) => !steps.some((step) => step.zones.toSorted().join() === between.toSorted().join()),
    );
    expect(lacking.map(({ id: border }) => border)).toEqual([]);
  });

  it('have walls alike: where no way leads between two zones, no square leads there', () => {
    // Crooked edges may pass on the other side of a corner of a square.
    const touch = (one: string, two: string) =>
      (sharedEdge(zones.zones[one]?.polygon ?? [], zones.zones[two]?.polygon ?? [], 1)?.length ?? 0) > squares.pixels;
    const ways = new Set(Object.values(zones.borders).map(({ between }) => between.toSorted().join()));
    const through = steps.filter(
      ({ zones: [one, two], from, to }) =>
        !squares.cells[from]?.blocked &&
        !squares.cells[to]?.blocked &&
        one &&
        two &&
        one !== two &&
        !ways.has([one, two].toSorted().join()) &&
        touch(one, two),
    );
    expect(through.map(({ from, to, zones: [one, two] }) => `${one} ${from} to ${two} ${to}`)).toEqual([]);
  });

  it('have doors alike', () => {
    for (const { between, door, id: border } of Object.values(zones.borders)) {
      const here = steps.filter((step) => step.zones.toSorted().join() === between.toSorted().join());
      expect([border, here.every((step) => step.door)]).toEqual([border, door === 'closed']);
    }
  });

  it('give everybody room to stand: on three squares of each zone, and on squares that hang together', () => {
    const open = new Map<string, number>();
    const free: string[] = [];
    for (let row = 0; row < squares.rows; row += 1)
      for (let column = 0; column < squares.columns; column += 1) {
        if (squares.cells[`${column},${row}`]?.blocked) continue;
        free.push(`${column},${row}`);
        const zone = zoneUnder(zones, squares, column, row);
        if (zone) open.set(zone, (open.get(zone) ?? 0) + 1);
      }
    for (const zone of Object.keys(zones.zones)) expect([zone, (open.get(zone) ?? 0) >= 2]).toEqual([zone, true]);
    const next = new Map<string, string[]>();
    for (const { from, to } of steps) {
      next.set(from, [...(next.get(from) ?? []), to]);
      next.set(to, [...(next.get(to) ?? []), from]);
    }
    const reached = new Set<string>();
    const inZone = free.find((square) =>
      zoneUnder(zones, squares, ...(square.split(',').map(Number) as [number, number])),
    );
    for (const square of reached.add(inZone ?? ''))
      for (const other of next.get(square) ?? []) if (free.includes(other)) reached.add(other);
    expect(free.length - reached.size).toBeLessThan(free.length * 0.06);
  });
});

describe('a ready scene', () => {
  it('is found by the id of either form, and by no other', async () => {
    expect((await readyScene('mill'))?.kind).toBe('zones');
    expect((await readyScene('mill-squares'))?.kind).toBe('squares');
    expect((await readyScene('quarry-zones'))?.kind).toBe('zones');
    expect(await readyScene('mill-zones')).toBeUndefined();
    expect(await readyScene('constructor')).toBeUndefined();
  });
});

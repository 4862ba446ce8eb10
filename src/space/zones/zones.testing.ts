/** Small zone maps for tests: square rooms on a chessboard, joined by name. */
import type { Border, Feature, ZoneScene } from '../scene.ts';

/** How wide and high a room of a drawn map is, in pixels. */
export const ROOM = 100;

/**
 * A map from a picture. Rooms are single letters, 100 pixels square; between two rooms in a row or
 * column stands how they are joined: a space or a dot for open, `|` or `=` a wall, `o` an open
 * door, `x` a closed door. `.` is solid ground.
 *
 *     A B|C      A and B are open to each other, B and C are walled off
 *       x        a closed door leads from B down to E
 *     . E C
 */
export function drawnZones(picture: string): ZoneScene {
  const lines = picture.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const rows = lines.map((line) => line.slice(indent));
  const scene: ZoneScene = {
    kind: 'zones',
    name: 'Drawn',
    width: 100 * Math.max(...rows.map((row) => Math.ceil(row.length / 2))),
    height: Math.max(100, 100 * Math.ceil(rows.length / 2)),
    ground: { kind: 'plain', look: 'stone' },
    zones: {},
    borders: {},
  };
  const at = (row: number, column: number): string => rows[row]?.[column] ?? '.';
  const isRoom = (mark: string): boolean => /[A-Z]/.test(mark);
  for (let row = 0; row < rows.length; row += 2)
    for (let column = 0; column < (rows[row]?.length ?? 0); column += 2) {
      const id = at(row, column);
      if (!isRoom(id)) continue;
      const x = (column / 2) * ROOM;
      const y = (row / 2) * ROOM;
      const polygon = [
        { x, y },
        { x: x + ROOM, y },
        { x: x + ROOM, y: y + ROOM },
        { x, y: y + ROOM },
      ];
      scene.zones[id] = { id, name: `Room ${id}`, polygon, capacity: 8, features: [] };
      const link = (mark: string, other: string, side: 'east' | 'south'): void => {
        if (!isRoom(other) || mark === '|' || mark === '=') return;
        const door: Border['door'] = mark === 'x' ? 'closed' : mark === 'o' ? 'open' : 'none';
        // A door is the middle fifth of the wall.
        const [from, to] = door === 'none' ? [0, ROOM] : [0.4 * ROOM, 0.6 * ROOM];
        const line: Border['line'] =
          side === 'east'
            ? [
                { x: x + ROOM, y: y + from },
                { x: x + ROOM, y: y + to },
              ]
            : [
                { x: x + from, y: y + ROOM },
                { x: x + to, y: y + ROOM },
              ];
        const border = `${id}${other}`;
        scene.borders[border] = {
          id: border,
          between: [id, other],
          line,
          capacity: door === 'none' ? 2 : 1,
          door,
          features: [],
        };
      };
      link(at(row, column + 1), at(row, column + 2), 'east');
      link(at(row + 1, column), at(row + 2, column), 'south');
    }
  return scene;
}

/** The map with a feature on one of its zones or borders. */
export function markedScene(scene: ZoneScene, id: string, kind: Feature['kind'], label: string): ZoneScene {
  const next = structuredClone(scene);
  (next.zones[id] ?? next.borders[id])?.features.push({ id: `${id}.${kind}`, kind, label });
  return next;
}

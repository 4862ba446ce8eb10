/** A one-page dungeon drawn by hand, for tests of its zones and of its squares. */

/*  Two rooms of 3 by 3 with a door cell between them and the way in on the left.
 *  A passage lies below the left room, behind a secret door.
 *
 *     AAA BBB
 *    3AAA1BBB
 *     AAA BBB
 *      6
 *      C
 *      C
 */
export const twoRooms = {
  version: '1.2.4b',
  title: 'Two Rooms',
  rects: [
    { x: -3, y: -1, w: 3, h: 3 },
    { x: 1, y: -1, w: 3, h: 3 },
    { x: -2, y: 3, w: 1, h: 2 },
    { x: 0, y: 0, w: 1, h: 1 },
    { x: -4, y: 0, w: 1, h: 1 },
    { x: -2, y: 2, w: 1, h: 1 },
  ],
  doors: [
    { x: 0, y: 0, dir: { x: 1, y: 0 }, type: 1 },
    { x: -4, y: 0, dir: { x: 1, y: 0 }, type: 3 },
    { x: -2, y: 2, dir: { x: 0, y: 1 }, type: 6 },
  ],
  notes: [{ text: 'A chest.', ref: '7', pos: { x: 2.5, y: 0.5 } }],
  columns: [{ x: -3, y: -1 }],
  water: [
    { x: -2, y: 3 },
    { x: -2, y: 4 },
  ],
};

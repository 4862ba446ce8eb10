/**
 * The table that all measured pages share: a generated map of 4096 pixels with 32 by 32 squares,
 * and where tokens stand.
 */
export const MAP = 4096;
export const COLUMNS = 32;
export const CELL = MAP / COLUMNS;

/**
 * Squares in an order that spreads tokens over the map. Seven stay free, so that a pan can begin on
 * open ground.
 */
const squares = (() => {
  const all: { column: number; row: number }[] = [];
  for (let i = 0; i < COLUMNS * COLUMNS; i++) {
    const at = (16 * COLUMNS + 16 + i * 389) % (COLUMNS * COLUMNS);
    const column = at % COLUMNS;
    const row = Math.floor(at / COLUMNS);
    if (row === 15 && column >= 13 && column <= 19) continue;
    all.push({ column, row });
  }
  return all;
})();

export const cellOf = (index: number): { column: number; row: number } => squares[index % squares.length]!;

/**
 * The generated map as a picture file. Patches of ground with a grain make it as hard to draw as a
 * painted map.
 */
export async function mapPicture(): Promise<Blob | undefined> {
  const canvas = new OffscreenCanvas(MAP, MAP);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#4b5440';
  context.fillRect(0, 0, MAP, MAP);
  let seed = 7;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  for (let i = 0; i < 9000; i++) {
    const tone = Math.floor(40 + next() * 90);
    context.fillStyle = `rgba(${tone + 16},${tone + 12},${tone},0.28)`;
    context.beginPath();
    context.ellipse(next() * MAP, next() * MAP, 8 + next() * 90, 6 + next() * 60, next() * 3, 0, 7);
    context.fill();
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

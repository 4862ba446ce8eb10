/**
 * The floor of the measurement: the same table on a bare canvas with nothing around it. Tokens are
 * finished pictures, and each step paints everything.
 */
import { CELL, cellOf, MAP, mapPicture } from './table.ts';

const count = Number(new URLSearchParams(location.search).get('n') ?? 200);
const canvas = document.createElement('canvas');
canvas.width = innerWidth;
canvas.height = innerHeight;
const still = document.createElement('canvas');
still.width = innerWidth;
still.height = innerHeight;
document.body.append(canvas);
const context = canvas.getContext('2d')!;
const behind = still.getContext('2d')!;

const scale = Math.min(innerWidth, innerHeight) / MAP;
const view = { scale, x: (innerWidth - MAP * scale) / 2, y: (innerHeight - MAP * scale) / 2 };
const tokens = Array.from({ length: count }, (_, index) => {
  const { column, row } = cellOf(index);
  return { x: column * CELL, y: row * CELL, picture: tokenPicture(index) };
});
let map: CanvasImageSource | undefined;
let held: (typeof tokens)[number] | undefined;
let panning = false;
let last = { x: 0, y: 0 };
let waiting = false;

/** A disc with a ring and a name, which is about what a token's picture contains. */
function tokenPicture(index: number): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = 64;
  picture.height = 84;
  const pen = picture.getContext('2d')!;
  pen.fillStyle = `hsl(${(index * 47) % 360} 40% 35%)`;
  pen.strokeStyle = '#f0766b';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(32, 32, 29, 0, 7);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#ffffff';
  pen.font = '600 12px sans-serif';
  pen.textAlign = 'center';
  pen.fillText(`Goblin ${index}`, 32, 78);
  return picture;
}

function paintTable(pen: CanvasRenderingContext2D): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, innerWidth, innerHeight);
  pen.setTransform(view.scale, 0, 0, view.scale, view.x, view.y);
  if (map) pen.drawImage(map, 0, 0, MAP, MAP);
  pen.beginPath();
  for (let at = 0; at <= MAP; at += CELL) {
    pen.moveTo(at, 0);
    pen.lineTo(at, MAP);
    pen.moveTo(0, at);
    pen.lineTo(MAP, at);
  }
  pen.strokeStyle = 'rgba(255,255,255,0.2)';
  pen.lineWidth = 2;
  pen.stroke();
  for (const token of tokens) if (token !== held) pen.drawImage(token.picture, token.x, token.y, CELL, CELL * 1.3);
}

/** Paints the canvas. While a token is held, everything else is one finished picture. */
function paint(): void {
  waiting = false;
  if (!held) {
    paintTable(context);
    return;
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(still, 0, 0);
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y);
  context.drawImage(held.picture, held.x, held.y, CELL, CELL * 1.3);
}

function paintSoon(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(paint);
}

addEventListener('pointerdown', (event) => {
  last = { x: event.clientX, y: event.clientY };
  panning = event.button === 1;
  const at = { x: (event.clientX - view.x) / view.scale, y: (event.clientY - view.y) / view.scale };
  held = panning ? undefined : tokens.find(({ x, y }) => at.x >= x && at.y >= y && at.x < x + CELL && at.y < y + CELL);
  if (held) paintTable(behind);
});
addEventListener('pointermove', (event) => {
  const by = { x: event.clientX - last.x, y: event.clientY - last.y };
  last = { x: event.clientX, y: event.clientY };
  if (held) {
    held.x += by.x / view.scale;
    held.y += by.y / view.scale;
  } else if (panning) {
    view.x += by.x;
    view.y += by.y;
  } else return;
  paintSoon();
});
addEventListener('pointerup', () => {
  held = undefined;
  panning = false;
  paintSoon();
});
addEventListener(
  'wheel',
  (event) => {
    event.preventDefault();
    const factor = event.deltaY < 0 ? 1.05 : 1 / 1.05;
    view.x = event.clientX - (event.clientX - view.x) * factor;
    view.y = event.clientY - (event.clientY - view.y) * factor;
    view.scale *= factor;
    paintSoon();
  },
  { passive: false },
);

const blob = await mapPicture();
// Like the board, the floor draws a copy of the map in about the shown size.
if (blob) map = await createImageBitmap(blob, { resizeWidth: 1024, resizeHeight: 1024, resizeQuality: 'high' });
paint();
document.body.dataset.ready = '';

/** Paints rain and snow over a map. */
import type { MapPainting } from '../mapPainting.ts';
import type { Pen } from '../pen/pen.ts';
import { randomFrom } from '../pen/random.ts';
import { discPath, ovalPath } from '../pen/shapes.ts';

/** A map has at most so many drops or flakes. */
const MOST = 6000;

export function* layWeather(pen: Pen, { weather, width, height, seed }: MapPainting): Generator<void> {
  if (weather === 'clear') return;
  const random = randomFrom(seed + 70);
  const many = Math.min(MOST, (width * height) / 900);
  pen.fillStyle = weather === 'rain' ? 'rgba(30,44,60,0.22)' : 'rgba(214,224,236,0.13)';
  pen.fillRect(0, 0, width, height);
  for (let n = 0; n < many; n += 1) {
    const [x, y] = [random() * width, random() * height];
    if (weather === 'snow') {
      pen.fillStyle = `rgba(250,252,255,${0.3 + random() * 0.4})`;
      discPath(pen, x, y, 0.7 + random() * 1.5);
      pen.fill();
    } else if (random() < 0.72) {
      pen.strokeStyle = `rgba(206,220,234,${0.1 + random() * 0.16})`;
      pen.lineWidth = 0.9;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x - 5 - random() * 4, y + 13 + random() * 9);
      pen.stroke();
    } else {
      pen.strokeStyle = 'rgba(214,228,238,0.2)';
      pen.lineWidth = 0.8;
      ovalPath(pen, x, y, 2 + random() * 4, 1 + random() * 2);
      pen.stroke();
    }
    if (n % 400 === 0) yield;
  }
}

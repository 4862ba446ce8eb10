/**
 * Rounds the paths of icons to whole numbers: in a box of 512 nobody sees the difference, and the
 * paths pack to half.
 */

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
/** The flags of an arc may be written without a separator before the next argument. */
const ARC = new RegExp(
  `(${NUMBER.source})[\\s,]*(${NUMBER.source})[\\s,]*(${NUMBER.source})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${NUMBER.source})[\\s,]*(${NUMBER.source})`,
  'g',
);

/** How many arguments each command takes at a time. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

/** The pen's position: exact, and as written. */
interface Pen {
  x: number;
  y: number;
}
const rounded = ({ x, y }: Pen): Pen => ({ x: Math.round(x), y: Math.round(y) });

/**
 * The same path, relative, in whole numbers. Each point is rounded by itself and written relative
 * to the last written point. So no point is off by more than half a unit, however long the path.
 */
export function wholePath(path: string): string {
  let paintContext: Pen = { x: 0, y: 0 };
  let begun = paintContext;
  let before = '';
  const parts: string[] = [];
  const write = (command: string, numbers: readonly number[]) => {
    const text = numbers.map((number) => String(number || 0)).join(' ');
    // A repeated command need not be named again.
    parts.push(command === before ? ` ${text}` : command + text);
    before = command === 'm' ? 'l' : command;
  };
  /** The written arguments of one command. Its last point becomes the pen's position. */
  const step = (command: string, given: readonly number[], relative: boolean) => {
    const from = relative ? paintContext : { x: 0, y: 0 };
    const was = rounded(paintContext);
    if (command === 'h' || command === 'v') {
      const axis = command === 'h' ? 'x' : 'y';
      paintContext = { ...paintContext, [axis]: from[axis] + (given[0] ?? 0) };
      return write(command, [rounded(paintContext)[axis] - was[axis]]);
    }
    const led = command === 'a' ? given.slice(0, 5).map(Math.round) : [];
    const points: number[] = [];
    let next = paintContext;
    for (let at = led.length; at < given.length; at += 2) {
      next = { x: from.x + (given[at] ?? 0), y: from.y + (given[at + 1] ?? 0) };
      const { x, y } = rounded(next);
      points.push(x - was.x, y - was.y);
    }
    paintContext = next;
    if (command === 'm') begun = paintContext;
    write(command, [...led, ...points]);
  };
  for (const [, name = '', rest = ''] of path.matchAll(COMMAND)) {
    const command = name.toLowerCase();
    if (command === 'z') {
      paintContext = begun;
      parts.push('z');
      before = 'z';
      continue;
    }
    const spaced = command === 'a' ? rest.replace(ARC, '$1 $2 $3 $4 $5 $6 $7 ') : rest;
    const numbers = (spaced.match(NUMBER) ?? []).map(Number);
    const takes = TAKES[command] ?? 2;
    for (let at = 0; at < numbers.length; at += takes)
      step(command === 'm' && at > 0 ? 'l' : command, numbers.slice(at, at + takes), name === command);
  }
  return parts.join('').replaceAll(' -', '-');
}

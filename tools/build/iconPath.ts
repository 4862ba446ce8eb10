/** Paths of icons in whole numbers: in a box of 512 nobody sees more, and they pack to half. */

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
/** The arguments of arcs may be written without anything between their flags and what follows. */
const ARC = new RegExp(
  `(${NUMBER.source})[\\s,]*(${NUMBER.source})[\\s,]*(${NUMBER.source})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${NUMBER.source})[\\s,]*(${NUMBER.source})`,
  'g',
);

/** How many arguments a command takes each time. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

/** Where the pen is: as the path has it, and as it is written. */
interface Pen {
  x: number;
  y: number;
}
const rounded = ({ x, y }: Pen): Pen => ({ x: Math.round(x), y: Math.round(y) });

/**
 * The same path, relative, in whole numbers. Each point is rounded where it lies and written from where the pen was written to be, so
 * that none is further off than half a unit however long the path.
 */
export function wholePath(path: string): string {
  let pen: Pen = { x: 0, y: 0 };
  let begun = pen;
  let before = '';
  const parts: string[] = [];
  const write = (command: string, numbers: readonly number[]) => {
    const text = numbers.map((number) => String(number || 0)).join(' ');
    // A command that is repeated need not be named again.
    parts.push(command === before ? ` ${text}` : command + text);
    before = command === 'm' ? 'l' : command;
  };
  /** Arguments of one command, its last point the pen's next. */
  const step = (command: string, given: readonly number[], relative: boolean) => {
    const from = relative ? pen : { x: 0, y: 0 };
    const was = rounded(pen);
    if (command === 'h' || command === 'v') {
      const axis = command === 'h' ? 'x' : 'y';
      pen = { ...pen, [axis]: from[axis] + (given[0] ?? 0) };
      return write(command, [rounded(pen)[axis] - was[axis]]);
    }
    const led = command === 'a' ? given.slice(0, 5).map(Math.round) : [];
    const points: number[] = [];
    let next = pen;
    for (let at = led.length; at < given.length; at += 2) {
      next = { x: from.x + (given[at] ?? 0), y: from.y + (given[at + 1] ?? 0) };
      const { x, y } = rounded(next);
      points.push(x - was.x, y - was.y);
    }
    pen = next;
    if (command === 'm') begun = pen;
    write(command, [...led, ...points]);
  };
  for (const [, name = '', rest = ''] of path.matchAll(COMMAND)) {
    const command = name.toLowerCase();
    if (command === 'z') {
      pen = begun;
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

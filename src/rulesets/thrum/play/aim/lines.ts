/**
 * TH-13: Line X is X squares in a row, a column or a diagonal. Finds where a line may be laid, and
 * whom it catches.
 */
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { countWords, type Id, nameList, seatOf } from '../../../../engine/words.ts';
import { linePlacings, type Square, squareKey, squarePlace } from '../../../../space/squares/squares.ts';
import { amountOf, type Use } from '../table/owned.ts';
import { nameOf } from '../table/table.ts';
import { inSquares, openSquares } from './areas.ts';
import { type Aim, fitsTarget, type Origin } from './targets.ts';

/**
 * One line that may be laid: its squares from end to end, the combatants on it, and the square from
 * which it is cast.
 */
export interface Line {
  squares: readonly Square[];
  inside: Id[];
  origin: Origin;
}

/**
 * The test for combatants whom a line must catch. An attack lists only lines that catch somebody;
 * undefined: every line is listed.
 */
export const catching = ({ fight, use }: Aim): ((id: Id) => boolean) | undefined =>
  use.ability.attack === undefined ? undefined : (id) => id !== use.user && fitsTarget(fight, use, id) === true;

/**
 * TH-13, TH-24: the lines that an ability may lay, each once. A line is wholly on the map, and at
 * least one of its squares is within range (range 0: the user's own square) and not obstructed.
 * `wanted`: only lines that catch a combatant for whom it is true. Stops once there are `enough`.
 */
export function linesOf(aim: Aim, wanted?: (id: Id) => boolean, enough = 9999): Line[] {
  const { fight, use, grid } = aim;
  const { target } = use.ability;
  const full = Math.max(1, amountOf(fight, use, target.size ?? 1));
  const least = target.smaller ? Math.min(2, full) : full;
  const out: Line[] = [];
  const seen = new Set<string>();
  for (const origin of aim.origins) {
    const range = Math.min(aim.range, origin.cap ?? 999);
    const open = openSquares(aim, origin);
    for (let length = full; length >= least; length -= 1)
      for (const { squares } of linePlacings(grid, origin.square, range, length, origin.size)) {
        const [first, last] = endsOf(squares);
        const key = `${squareKey(first)} ${squareKey(last)}`;
        if (seen.has(key)) continue;
        const inside = inSquares(fight, aim, squares);
        if (wanted && !inside.some(wanted)) continue;
        if (!squares.some(open)) continue;
        seen.add(key);
        out.push({ squares, inside, origin });
        if (out.length >= enough) return out;
      }
  }
  return out;
}

function endsOf(squares: readonly Square[]): [Square, Square] {
  const [first, last] = [squares[0], squares.at(-1)];
  if (!first || !last) throw new Error('A line has at least one square.');
  return [first, last];
}

const words = ({ column, row }: Square) => `${column},${row}`;

/**
 * Asks for one end of the line and then for the other, because two squares give its place.
 * Undefined: the line fits nowhere.
 */
export function* askLine(use: Use, aim: Aim): Flow<Id[] | undefined> {
  const { fight } = aim;
  const caughtBy = (one: Line) => one.inside.filter((id) => fitsTarget(fight, use, id) === true);
  const from = new Map<string, { end: Square; ways: { far: Square; line: Line }[] }>();
  for (const one of linesOf(aim, catching(aim))) {
    const [first, last] = endsOf(one.squares);
    const both =
      squareKey(first) === squareKey(last)
        ? [[first, last]]
        : [
            [first, last],
            [last, first],
          ];
    for (const [end, far] of both) {
      if (!end || !far) continue;
      const found = from.get(squareKey(end)) ?? { end, ways: [] };
      found.ways.push({ far, line: one });
      from.set(squareKey(end), found);
    }
  }
  if (from.size === 0) return undefined;
  const detail = (some: readonly Id[], word: string) =>
    some.length === 0 ? 'nobody on it' : `${word} ${nameList(some.map((id) => nameOf(fight, id)))}`;
  const starts = [...from].map(([key, { end, ways }]): Option => {
    const some = fight.order.filter((id) => ways.some((way) => caughtBy(way.line).includes(id)));
    const covers = new Map(ways.flatMap((way) => way.line.squares.map((square) => [squareKey(square), square])));
    return {
      id: key,
      label: `From ${words(end)}`,
      detail: `${countWords(ways.length, 'line')} · ${detail(some, ways.length === 1 ? 'catches' : 'may catch')}`,
      place: squarePlace(end),
      covers: [...covers.values()].map(squarePlace),
      ...(ways.length === 1 ? { catches: some } : {}),
    };
  });
  const harms = use.ability.attack !== undefined;
  const asking = { seat: seatOf(use.user), rule: 'TH-13', ...(harms ? { meant: 'harm' as const } : {}) };
  const start = from.get(
    yield* askChoice({ ...asking, title: `${use.ability.name}: where is one end of the line?` }, starts),
  );
  if (!start) return undefined;
  let way = start.ways[0];
  if (start.ways.length > 1) {
    const far = yield* askChoice(
      { ...asking, title: `${use.ability.name}: and its other end?` },
      start.ways.map(({ far: end, line: one }) => ({
        id: squareKey(end),
        label: `To ${words(end)}`,
        detail: `${countWords(one.squares.length, 'square')} · ${detail(caughtBy(one), 'catches')}`,
        place: squarePlace(end),
        covers: one.squares.map(squarePlace),
        catches: caughtBy(one),
      })),
    );
    way = start.ways.find(({ far: end }) => squareKey(end) === far);
  }
  if (!way) return undefined;
  use.squares = way.line.squares;
  if (!way.line.origin.rangeOnly) use.origin = way.line.origin.square;
  return caughtBy(way.line);
}

/** Fits the present turn and the order along one edge; the cards shrink before the bar thickens. */
import type { Box } from '../../board/layout/viewMath.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import type { Size } from '../frame.ts';
import { headlineOf } from '../glance.ts';
import { badgeWidth, besideName, type Card, cardsOf, lineWidth, type Sharing } from './cards.ts';
import { ACTING, boxesIn, type Grid, tallOf } from './grid.ts';
import { type Fitted, fitNames, leastWidth, type Measure } from './names.ts';
import { largestText, type Written } from './written.ts';

/** `side`: one or two columns at the right. `top`: rows across. */
export type Edge = 'side' | 'top';

/** How detailed a card is: `full` has two lines, `slim` one with icons, `bare` a name and a bar. */
export type Detail = 'full' | 'slim' | 'bare';

/** A card in its box, with the height of its letters and the card's name as written. */
export interface Laid {
  card: Card;
  box: Box;
  detail: Detail;
  letter: number;
  name: Fitted;
}

/** The order as it lies on the screen. */
export interface Order {
  box: Box;
  laid: readonly Laid[];
}

export interface Bar {
  edge: Edge;
  /** The box of the whole order. */
  box: Box;
  now: Box & { over: Written; name: Written };
  order: Order;
}

export interface BarRoom {
  upright: Size;
  /** The height of the screen, by which letters are measured. */
  high: number;
  /** The height of letters that the text slider asks for. */
  letter: number;
  gap: number;
  /** How thick the bar may be in pixels, if possible. It may also fill the space beside the map. */
  most: number;
  left: number;
}

/** Names have no smaller letters than this share of the height while another layout is possible. */
const FLOOR = 0.022;
/** A name may be written smaller than its neighbours by this factor, so that it stays whole. */
const NAME_FLOOR = 0.86;
/** The height of a card, in its letters. */
const HIGH: Record<Detail, number> = { full: 2.42, slim: 1.62, bare: 1.5 };
/** The space beside a name, in letters: the mark of the side, gaps, and a word on the line. */
const BESIDE = 2.35;
const WORD: Record<Detail, number> = { full: 0, slim: 4.1, bare: 0 };
/** The least width of a card, in letters: a bar and a word have to fit on it. */
const NARROWEST: Record<Detail, number> = { full: 8.2, slim: 7.4, bare: 3.6 };
const BETWEEN = 0.2;
/** The rim of the panel, in its letters. */
const RIM = 0.34;
/** The height of the largest word on the screen, as a share of the screen's height. */
const NOW_MOST = 0.068;
const OVER = { least: 0.021, most: 0.034 };

interface Attempt {
  sharing: Sharing;
  detail: Detail;
  letter: number;
}

/** What counts in favour of a layout: telling much, a card for each turn, and a thin bar. */
const WORTH = {
  detail: { full: 1, slim: 0.88, bare: 0.55 },
  sharing: { turns: 1, people: 0.97, alike: 0.8 },
} as const;
/** How much thicker a bar may become for its worth, with very many cards and with large text. */
const THICKER: readonly (readonly [times: number, worth: number])[] = [
  [1, 1],
  [1.25, 0.85],
  [1.5, 0.72],
];

/** The heights of letters to try, the largest first; none is below the floor. */
function letters({ letter, high }: BarRoom): number[] {
  const floor = Math.min(letter, high * FLOOR);
  const out: number[] = [];
  for (let at = letter; at > floor * 1.001; at *= 0.94) out.push(at);
  return [...out, floor];
}

/** How much smaller a name may be than letters of this height, but never below the floor. */
const nameFloor = (letter: number, high: number): number => Math.max(NAME_FLOOR, Math.min(1, (high * FLOOR) / letter));

/** The least space that each card's name needs, whole or short, with its badge, in letters. */
const needsOf = (cards: readonly Card[], measure: Measure) =>
  cards.map(({ name, called = name, badge }) => ({
    name: leastWidth(called, 1, measure),
    badge: badgeWidth(badge, measure),
  }));

/** The space that all names need. */
const nameRoom = (needs: ReturnType<typeof needsOf>, floor: number): number =>
  Math.max(0, ...needs.map(({ name, badge }) => name * floor + badge));

const widthOf = (detail: Detail, names: number): number => Math.max(NARROWEST[detail], BESIDE + WORD[detail] + names);

/** The heights of the turn's panel, as shares of the screen's; fixed, so that nothing moves. */
const NOW_HIGH: Record<Edge, number> = { side: 0.158, top: 0.146 };

/** Fits the turn into its panel: the largest words on the screen, on up to two lines. */
function fitNow(view: PublicView, { high: all, letter, gap }: BarRoom, { width, height }: Size, measure: Measure) {
  const { over, name } = headlineOf(view);
  const inner = width - 2.6 * gap;
  const overMost = Math.min(all * OVER.most, Math.max(all * OVER.least, letter * 0.8));
  const high = height - 1.5 * gap;
  const besideMark = inner - overMost;
  const onOne = largestText(
    over,
    { width: besideMark, height: overMost * 1.3 },
    { most: overMost, lines: 1, high: 1.3 },
    measure,
  );
  // Many words take a second line rather than letters that nobody reads across a room.
  const least = all * OVER.least;
  const small =
    onOne.letter >= least
      ? onOne
      : largestText(over, { width: besideMark, height: least * 2.6 }, { most: least, lines: 2, high: 1.3 }, measure);
  const box = { width: inner, height: high - (small === onOne ? overMost * 1.3 : least * 2.6) };
  // These letters are bold and large, so they are wider than those of names in the order.
  const large = largestText(name, box, { most: all * NOW_MOST, lines: 2, high: 1.08 }, (text) => measure(text) * 1.08);
  return { over: small, name: large };
}

/** Fits the bar as well as possible. Nobody is left out: at worst letters go below the floor. */
export function fitBar(view: PublicView, edge: Edge, room: BarRoom, measure: Measure): Bar {
  const cards: Record<Sharing, Card[]> = {
    turns: cardsOf(view, 'turns'),
    people: cardsOf(view, 'people'),
    alike: cardsOf(view, 'alike'),
  };
  const needs = {
    turns: needsOf(cards.turns, measure),
    people: needsOf(cards.people, measure),
    alike: needsOf(cards.alike, measure),
  };
  const along = edge === 'side' ? fitSide : fitTop;
  const thick = (times: number): BarRoom => ({ ...room, most: Math.max(room.most * times, room.left) });
  let best: { fitted: Fits; attempt: Attempt; worth: number } | undefined;
  for (const [times, thin] of THICKER)
    for (const sharing of ['turns', 'people', 'alike'] as const)
      for (const detail of ['full', 'slim', 'bare'] as const) {
        const most = thin * WORTH.sharing[sharing] * WORTH.detail[detail];
        for (const letter of letters(room)) {
          const worth = (most * letter) / room.letter;
          if (best && worth <= best.worth) break;
          const count = cards[sharing].length;
          const names = nameRoom(needs[sharing], nameFloor(letter, room.high));
          const fitted = along({ sharing, detail, letter }, count, names, thick(times));
          if (fitted) best = { fitted, attempt: { sharing, detail, letter }, worth };
        }
      }
  for (let letter = room.high * FLOOR; !best && letter > 1; letter *= 0.92) {
    const attempt = { sharing: 'alike', detail: 'bare', letter } as const;
    const fitted = along(attempt, cards.alike.length, 0, thick(1.5));
    if (fitted) best = { fitted, attempt, worth: 0 };
  }
  if (!best) throw new Error('The order has too many for any screen.');
  const { fitted, attempt } = best;
  const { box, now, grid, order } = fitted;
  const mine = cards[attempt.sharing];
  const floor = nameFloor(attempt.letter, room.high);
  const written = { letter: attempt.letter, floor };
  const laid = lay(mine, grid, attempt.detail, written, measure);
  return {
    edge,
    box,
    now: { ...now, ...fitNow(view, room, now, measure) },
    order: { box: order, laid },
  };
}

/** The boxes of a bar that fits. */
interface Fits {
  box: Box;
  now: Box;
  order: Box;
  grid: Grid;
}

function fitSide({ detail, letter }: Attempt, count: number, names: number, room: BarRoom): Fits | undefined {
  const { upright, high: all, gap, most } = room;
  const rim = RIM * letter;
  const need = widthOf(detail, names) * letter;
  const between = BETWEEN * letter;
  const nowHigh = all * NOW_HIGH.side;
  const top = gap + nowHigh + gap * 0.6;
  for (const columns of [1, 2]) {
    const width = columns * need + (columns - 1) * between + 2 * rim;
    if (width > most) return undefined;
    // The panel above the order needs room for the screen's largest word.
    const wide = Math.max(width, Math.min(most, all * 0.29));
    const rows = Math.ceil(count / columns);
    const each = (wide - 2 * rim - (columns - 1) * between) / columns;
    const grid: Grid = { fill: 'down', rows, columns, each, rim, between };
    const tall = tallOf(grid, HIGH[detail] * letter);
    if (top + tall > upright.height - gap) continue;
    const x = upright.width - gap - wide;
    return {
      box: { x, y: gap, width: wide, height: top + tall - gap },
      now: { x, y: gap, width: wide, height: nowHigh },
      order: { x, y: top, width: wide, height: tall },
      grid,
    };
  }
  return undefined;
}

/** Fits the order beside the turn's panel, or below it on a screen that is higher than wide. */
function fitTop({ detail, letter }: Attempt, count: number, names: number, room: BarRoom): Fits | undefined {
  const { upright, high: all, gap, most } = room;
  const below = upright.height > upright.width;
  const rim = RIM * letter;
  const need = widthOf(detail, names) * letter;
  const between = BETWEEN * letter;
  const nowHigh = all * NOW_HIGH.top;
  const nowWide = below ? upright.width - 2 * gap : Math.min(upright.width * 0.36, all * 0.5);
  const left = below ? gap : 2 * gap + nowWide;
  const top = below ? gap + nowHigh + gap * 0.6 : gap;
  const free = upright.width - left - gap - 2 * rim;
  const across = Math.floor((free + between) / (need + between));
  if (across < 1) return undefined;
  const rows = Math.max(1, Math.ceil(count / across));
  const columns = Math.max(1, Math.ceil(count / rows));
  // Cards grow with their names: the order is no longer than its cards need.
  const widest = (free - (columns - 1) * between) / columns;
  const each = below ? widest : Math.min(widest, Math.max(need, 10.5 * letter));
  const grid: Grid = { fill: 'along', rows, columns, each, rim, between };
  const tall = tallOf(grid, HIGH[detail] * letter);
  if (below ? top + tall > most : tall > Math.max(most, nowHigh)) return undefined;
  const long = columns * (each + between) - between + 2 * rim;
  const end = below ? top + tall - gap : Math.max(tall, nowHigh);
  return {
    box: { x: gap, y: gap, width: left + long - gap, height: end },
    now: { x: gap, y: gap, width: nowWide, height: nowHigh },
    order: { x: left, y: top, width: long, height: tall },
    grid,
  };
}

/** Puts cards in their places, with names that fit beside what else each card shows. */
function lay(
  cards: readonly Card[],
  grid: Grid,
  detail: Detail,
  { letter, floor }: { letter: number; floor: number },
  measure: Measure,
): Laid[] {
  const acting = cards.findIndex(({ state }) => state === 'acting');
  const beside = (card: Card) => BESIDE + Math.min(WORD[detail], lineWidth(card, measure)) + besideName(card, measure);
  const lit = cards[acting];
  // The name of the acting combatant is larger, as far as it stays whole.
  const times = lit ? grid.each / letter / (beside(lit) + measure(lit.name)) : 1;
  const letterOf = (at: number) => letter * (at === acting ? Math.max(1, Math.min(ACTING, times)) : 1);
  const wanted = cards.map((card, at) => ({
    name: card.name,
    width: grid.each / letterOf(at) - beside(card),
    acting: at === acting,
  }));
  const fitted = fitNames(wanted, { floor, lines: 1 }, measure);
  const boxes = boxesIn(
    grid,
    cards.map((_card, at) => HIGH[detail] * letter * (at === acting ? ACTING : 1)),
  );
  return cards.map((card, at) => ({
    card,
    box: boxes[at] ?? { x: 0, y: 0, width: 0, height: 0 },
    detail,
    letter: letterOf(at),
    name: fitted[at] ?? { lines: [card.name], size: 1, how: 'whole' },
  }));
}

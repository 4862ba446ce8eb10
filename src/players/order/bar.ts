/** How whose turn it is and the order are fitted along one edge: as large as the text asks for, smaller and shorter before they are wider. */
import type { Box } from '../../board/layout/viewMath.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import type { Size } from '../frame.ts';
import { headlineOf } from '../glance.ts';
import { type Card, cardsOf, type Sharing } from './cards.ts';
import { type Fitted, fitNames, leastRoom, type Measure } from './names.ts';

/** `side`: one or two columns at the right. `top`: rows across. */
export type Edge = 'side' | 'top';

/**
 * How much a card tells. `full`: two lines, with the word of its health and of the state that matters most. `slim`: all in one line, other
 * states as icons. `bare`: name and bar, the word only of those who are hurt.
 */
export type Detail = 'full' | 'slim' | 'bare';

/** Name and health of a card, as they are written. */
export interface Laid {
  card: Card;
  box: Box;
  name: Fitted;
}

/** Words as they are broken into lines, and the height of their letters. */
export interface Written {
  lines: readonly string[];
  letter: number;
}

export interface Bar {
  edge: Edge;
  /** All of it. */
  box: Box;
  now: Box & { over: Written; name: Written };
  order: Box;
  detail: Detail;
  letter: number;
  laid: readonly Laid[];
}

export interface Room {
  upright: Size;
  /** The shorter edge. */
  short: number;
  /** The letters that the text slider asks for. */
  letter: number;
  gap: number;
  /** The bar is no thicker than this, if it can be. */
  most: number;
}

/** No letters of names are smaller than this part of the shorter edge, while there is any other way. */
const FLOOR = 0.022;
/** A name may be written this much smaller than its neighbours, where that keeps it whole. */
const NAME_FLOOR = 0.86;
/** Height of a card, in its letters. */
const HIGH: Record<Detail, number> = { full: 2.42, slim: 1.62, bare: 1.5 };
/** What a card has beside its name, in its letters: the side's mark and the air; and the word in one line with it. */
const BESIDE = 2.35;
const WORD: Record<Detail, number> = { full: 0, slim: 4.1, bare: 0 };
/** The least a card is wide: a bar and a word have to fit on it. */
const NARROWEST: Record<Detail, number> = { full: 8.2, slim: 7.4, bare: 3.6 };
const BETWEEN = 0.2;
/** The panel's own rim, in its letters. */
const RIM = 0.34;
/** The largest word on the screen, as a part of the shorter edge. */
const NOW_MOST = 0.068;
const OVER = { least: 0.021, most: 0.034 };

interface Attempt {
  sharing: Sharing;
  detail: Detail;
  letter: number;
}

/** What it is worth to tell much, to give each turn a card of its own, and to keep the bar as thin as it should be. */
const WORTH = {
  detail: { full: 1, slim: 0.88, bare: 0.55 },
  sharing: { turns: 1, people: 0.97, alike: 0.8 },
} as const;
/** How much thicker a bar may get where it is worth that: with very many, and with large text. */
const THICKER: readonly (readonly [times: number, worth: number])[] = [
  [1, 1],
  [1.25, 0.85],
  [1.5, 0.72],
];

/** Letters to be tried, the largest first; not below the floor. */
function letters({ letter, short }: Room): number[] {
  const floor = Math.min(letter, short * FLOOR);
  const out: number[] = [];
  for (let at = letter; at > floor * 1.001; at *= 0.94) out.push(at);
  return [...out, floor];
}

/** The room that names need, in letters: with all of them whole or short. */
const nameRoom = (cards: readonly Card[], measure: Measure): number =>
  Math.max(
    0,
    ...cards.map(
      ({ name, called = name, badge }) => leastRoom(called, NAME_FLOOR, measure) + badgeRoom(badge, measure),
    ),
  );

const badgeRoom = (badge: string | undefined, measure: Measure): number =>
  badge === undefined ? 0 : measure(badge) * 0.8 + 0.4;

const widthOf = (detail: Detail, names: number): number => Math.max(NARROWEST[detail], BESIDE + WORD[detail] + names);

/** The heights of the panel that says whose turn it is, as parts of the shorter edge: fixed, so that nothing moves when somebody else acts. */
const NOW_HIGH: Record<Edge, number> = { side: 0.158, top: 0.146 };

/** A text in so many lines, as even as its words allow. */
function broken(text: string, count: number, measure: Measure): string[] {
  const words = text.split(' ');
  const most = measure(text) / count;
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    // A word goes to the line whose share it is mostly in.
    if (last !== '' && measure(longer) - measure(word) / 2 > most && lines.length < count) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The largest letters in which a text is read whole in a box, on up to `most` lines, and how it is broken then. */
export function largest(
  text: string,
  box: Size,
  letters: { most: number; lines: number; high: number },
  measure: Measure,
) {
  let best: { lines: string[]; letter: number } | undefined;
  for (let count = 1; count <= letters.lines; count += 1) {
    const lines = broken(text, count, measure);
    const letter = Math.min(
      letters.most,
      box.width / Math.max(0.1, ...lines.map(measure)),
      box.height / (letters.high * lines.length),
    );
    if (!best || letter > best.letter * 1.02) best = { lines, letter };
  }
  return best ?? { lines: [text], letter: letters.most };
}

/** Fits whose turn it is into its panel: the largest word on the screen, read whole on up to two lines, with the round above. */
function fitNow(view: PublicView, edge: Edge, { short, letter, gap }: Room, width: number, measure: Measure) {
  const { over, name } = headlineOf(view);
  const inner = width - 2.6 * gap;
  const overMost = Math.min(short * OVER.most, Math.max(short * OVER.least, letter * 0.8));
  const high = short * NOW_HIGH[edge] - 1.5 * gap;
  const small = largest(
    over,
    { width: inner - overMost, height: overMost * 1.3 },
    { most: overMost, lines: 1, high: 1.3 },
    measure,
  );
  const box = { width: inner, height: high - overMost * 1.3 };
  // Bold and large, its letters are wider than those of the names in the order.
  const large = largest(name, box, { most: short * NOW_MOST, lines: 2, high: 1.08 }, (text) => measure(text) * 1.08);
  return { over: small, name: large };
}

/** Fits the bar, as well as may be: large letters, much told, everybody apart, and thin. Nobody is left out: at worst letters go below their floor. */
export function fitBar(view: PublicView, edge: Edge, room: Room, measure: Measure): Bar {
  const cards: Record<Sharing, Card[]> = {
    turns: cardsOf(view, 'turns'),
    people: cardsOf(view, 'people'),
    alike: cardsOf(view, 'alike'),
  };
  const along = edge === 'side' ? fitSide : fitTop;
  let best: { fitted: Fits; attempt: Attempt; worth: number } | undefined;
  for (const [times, thin] of THICKER)
    for (const sharing of ['turns', 'people', 'alike'] as const)
      for (const detail of ['full', 'slim', 'bare'] as const) {
        const names = nameRoom(cards[sharing], measure);
        const most = thin * WORTH.sharing[sharing] * WORTH.detail[detail];
        for (const letter of letters(room)) {
          const worth = (most * letter) / room.letter;
          if (best && worth <= best.worth) break;
          const count = cards[sharing].length;
          const fitted = along({ sharing, detail, letter }, count, names, { ...room, most: room.most * times });
          if (fitted) best = { fitted, attempt: { sharing, detail, letter }, worth };
        }
      }
  for (let letter = room.short * FLOOR; !best && letter > 1; letter *= 0.92) {
    const attempt = { sharing: 'alike', detail: 'bare', letter } as const;
    const fitted = along(attempt, cards.alike.length, 0, { ...room, most: room.most * 1.5 });
    if (fitted) best = { fitted, attempt, worth: 0 };
  }
  if (!best) throw new Error('The order has too many for any screen.');
  const { fitted, attempt } = best;
  const now = fitNow(view, edge, room, fitted.now.width, measure);
  return {
    edge,
    ...fitted,
    now: { ...fitted.now, ...now },
    detail: attempt.detail,
    letter: attempt.letter,
    laid: lay(cards[attempt.sharing], fitted.boxAt, attempt, measure),
  };
}

/** The boxes of a bar that fits. */
interface Fits {
  box: Box;
  now: Box;
  order: Box;
  /** The card at a place of the order. */
  boxAt(at: number): Box;
}

function fitSide({ detail, letter }: Attempt, count: number, names: number, room: Room): Fits | undefined {
  const { upright, short, gap, most } = room;
  const rim = RIM * letter;
  const need = widthOf(detail, names) * letter;
  const high = HIGH[detail] * letter;
  const between = BETWEEN * letter;
  const top = gap + short * NOW_HIGH.side + gap * 0.6;
  for (const columns of [1, 2]) {
    const width = columns * need + (columns - 1) * between + 2 * rim;
    if (width > most) return undefined;
    // As wide as the largest word on the screen needs, which stands above.
    const wide = Math.max(width, Math.min(most, short * 0.29));
    const rows = Math.ceil(count / columns);
    const tall = rows * (high + between) - between + 2 * rim;
    if (top + tall > upright.height - gap) continue;
    const x = upright.width - gap - wide;
    const each = (wide - 2 * rim - (columns - 1) * between) / columns;
    return {
      box: { x, y: gap, width: wide, height: top + tall - gap },
      now: { x, y: gap, width: wide, height: short * NOW_HIGH.side },
      order: { x, y: top, width: wide, height: tall },
      boxAt: (at) => ({
        x: rim + Math.floor(at / rows) * (each + between),
        y: rim + (at % rows) * (high + between),
        width: each,
        height: high,
      }),
    };
  }
  return undefined;
}

function fitTop({ detail, letter }: Attempt, count: number, names: number, room: Room): Fits | undefined {
  const { upright, short, gap, most } = room;
  const rim = RIM * letter;
  const need = widthOf(detail, names) * letter;
  const high = HIGH[detail] * letter;
  const between = BETWEEN * letter;
  const nowHigh = short * NOW_HIGH.top;
  const nowWide = Math.min(upright.width * 0.36, short * 0.5);
  const left = 2 * gap + nowWide;
  const free = upright.width - left - gap - 2 * rim;
  const across = Math.floor((free + between) / (need + between));
  if (across < 1) return undefined;
  const rows = Math.max(1, Math.ceil(count / across));
  const tall = rows * (high + between) - between + 2 * rim;
  if (tall > Math.max(most, nowHigh)) return undefined;
  const columns = Math.max(1, Math.ceil(count / rows));
  // Cards grow with their names, not with the screen: the order is no longer than they are.
  const each = Math.min((free - (columns - 1) * between) / columns, Math.max(need, 10.5 * letter));
  const long = columns * (each + between) - between + 2 * rim;
  return {
    box: { x: gap, y: gap, width: left + long - gap, height: Math.max(tall, nowHigh) },
    now: { x: gap, y: gap, width: nowWide, height: nowHigh },
    order: { x: left, y: gap, width: long, height: tall },
    boxAt: (at) => ({
      x: rim + (at % columns) * (each + between),
      y: rim + Math.floor(at / columns) * (high + between),
      width: each,
      height: high,
    }),
  };
}

/** Cards in their places, with names that fit beside what else each has. */
function lay(
  cards: readonly Card[],
  boxAt: (at: number) => Box,
  { detail, letter }: Pick<Attempt, 'detail' | 'letter'>,
  measure: Measure,
): Laid[] {
  const wanted = cards.map(({ name, state, badge }, at) => ({
    name,
    width: boxAt(at).width / letter - BESIDE - WORD[detail] - badgeRoom(badge, measure),
    acting: state === 'acting',
  }));
  const fitted = fitNames(wanted, { floor: NAME_FLOOR, lines: 1 }, measure);
  return cards.map((card, at) => ({
    card,
    box: boxAt(at),
    name: fitted[at] ?? { lines: [card.name], size: 1, how: 'whole' },
  }));
}

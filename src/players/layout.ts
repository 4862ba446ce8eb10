/** How the players' screen is divided: fixed parts measured in its own letters, so that the map never moves by itself. */
import type { PublicView } from '../engine/publicView.ts';
import type { Size } from './frame.ts';
import type { ScreenSettings } from './link/protocol.ts';

/** Letters are at least this part of the screen's height. */
const LETTER = 0.025;
/** How high, or wide, the parts are, in letters. */
const HEAD = 5.2;
const FOOT = 6.4;
const FOOT_NARROW = 11;
const LIST = 20;
/** Below so many letters across the parts of the foot stand one above the other, and the order is always a strip. */
const NARROW = 48;

export interface Layout {
  /** What is left within the margins, as it reads: turned. */
  upright: Size;
  /** The height of a letter, in pixels. */
  letter: number;
  narrow: boolean;
  order: 'strip' | 'ribbon' | 'list';
  /** Rows and columns as CSS grid tracks in letters. */
  rows: string;
  columns: string;
  /** The room along the order, in letters. */
  along: number;
  /** The map's pane, in pixels. */
  pane: Size;
}

/** The layout of a screen of this size. Undefined while there is no room at all. */
export function layoutOf(
  screen: Size,
  settings: Pick<ScreenSettings, 'turn' | 'margin' | 'textScale'>,
  style: PublicView['order']['style'],
): Layout | undefined {
  const edge = (settings.margin / 100) * screen.height;
  const free = { width: screen.width - 2 * edge, height: screen.height - 2 * edge };
  if (free.width <= 0 || free.height <= 0) return undefined;
  const onSide = settings.turn === 90 || settings.turn === 270;
  const upright = onSide ? { width: free.height, height: free.width } : free;
  // A screen on its side is read from the same seats: letters follow its shorter edge then.
  const letter = Math.min(upright.height, upright.width) * LETTER * Math.max(1, settings.textScale);
  const [across, down] = [upright.width / letter, upright.height / letter];
  const narrow = across < NARROW;
  const order = narrow ? 'strip' : style;
  const listed = order === 'list';
  const foot = narrow ? FOOT_NARROW : FOOT;
  const pane = {
    width: upright.width - (listed ? LIST * letter : 0),
    height: upright.height - (foot + (listed ? 0 : HEAD)) * letter,
  };
  return {
    upright,
    letter,
    narrow,
    order,
    rows: listed ? `minmax(0,1fr) ${foot}em` : `${HEAD}em minmax(0,1fr) ${foot}em`,
    columns: listed ? `${LIST}em minmax(0,1fr)` : 'minmax(0,1fr)',
    along: listed ? down - foot : across,
    pane: { width: Math.max(1, pane.width), height: Math.max(1, pane.height) },
  };
}

/** How many cards fit in a width, in letters. */
export const cardsIn = (ems: number): number => Math.max(1, Math.floor((ems - 1) / 8.8));
/** How many small ones fit in two rows, with room to say how many more there are. */
export const smallCardsIn = (ems: number): number => 2 * Math.max(1, Math.floor((ems - 5.5) / 8.6));

/**
 * How wide each of so many small cards may be, in letters: what two rows of them leave free goes to their names. Room to say
 * how many more there are is kept where some are `left` out.
 */
export const smallCardWidth = (ems: number, count: number, left: number): number =>
  Math.min(12, Math.max(8.2, (ems - (left > 0 ? 5.5 : 0.5)) / Math.max(1, Math.ceil(count / 2)) - 0.4));

/** How many rows of a list fit in a height, in letters, under so many headings; when not all of them do, room is kept to say how many more. */
export function linesIn(ems: number, headings: number, all: number): number {
  const free = ems - 1.2 - headings * 1.9;
  const fit = Math.floor(free / 2.45);
  return Math.max(1, all <= fit ? fit : Math.floor((free - 2 * 1.5) / 2.45));
}

/**
 * Works out where the panels of the players' screen lie: whose turn it is and the order along one
 * edge, the last event at the foot. The map has the rest.
 */
import { playedPart } from '../board/layout/placeAt.ts';
import type { Box } from '../board/layout/viewMath.ts';
import type { Panels } from '../board/types.ts';
import type { PublicView } from '../engine/public/publicView.ts';
import { cellSizeOf, type Scene } from '../space/scene.ts';
import type { Size } from './frame.ts';
import type { ScreenSettings } from './link/protocol.ts';
import { type Bar, type Edge, fitBar } from './order/bar.ts';
import type { Measure } from './order/names.ts';

/**
 * The height of letters at text size 1, as a share of the screen's height. Words that are read
 * across a room are large also on a screen that is higher than wide.
 */
const LETTER = 0.025;
/** The letters of the line at the foot grow no larger than this. Above it the line has two rows. */
const LINE_MOST = 0.034;
/** The height of the line at the foot, in its own letters. */
const LINE = 1.9;
/** The gap between panels, and between panels and the edge of the screen. */
const GAP = 0.012;
/**
 * The most that the panels at one edge and at the foot take together, as a share of the shorter
 * edge: enough to read names from afar. Above a map that is as wide as the screen, they take what
 * the map leaves.
 */
const SHARE = 0.36;

/**
 * Panels are made thinner, in steps, until the scene has this share of the largest size that its
 * shape can have on the screen. A question takes some of that space. Larger text needs room for its
 * words, so its share is smaller.
 */
const SCENE = { usual: 0.67, larger: 0.61 } as const;
const THINNER = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

export interface Layout {
  /** The size inside the margins, as people read it after the turn. All boxes are in its pixels. */
  upright: Size;
  /** The height of letters that the text slider asks for. */
  letter: number;
  /** The gap between panels. */
  gap: number;
  /**
   * Whose turn it is and the order. Undefined when there is none: before the fight, and with
   * miniatures on the screen.
   */
  bar?: Bar | undefined;
  /** The box of the line at the foot, and the height of its letters. */
  line: Box & { letter: number };
  /**
   * On a screen that lies flat: the box of whose turn it is for those who sit at the far edge, and
   * the height of its letters. What is in it stands on its head.
   */
  across?: (Box & { letter: number }) | undefined;
  /** How much the panels cover at each edge. */
  panels: Panels;
}

/**
 * The size of a scene that is fitted into what panels leave, as a share of its size without panels.
 */
function sceneShare(scene: Scene, { width, height }: Size, panels: Panels): number {
  const part = playedPart(scene);
  const scale = (across: number, down: number) => Math.max(0, Math.min(across / part.width, down / part.height));
  return (scale(width - panels.left - panels.right, height - panels.top - panels.bottom) / scale(width, height)) ** 2;
}

/**
 * The layout of a screen of this size; undefined while there is no room at all. It depends on who
 * is there and on the shape of the map, not on what happens, so that the picture does not move. The
 * order lies along the edge that leaves the map larger.
 */
export function layoutOf(
  screen: Size,
  settings: Pick<ScreenSettings, 'turn' | 'margin' | 'textScale' | 'perInch' | 'flat'>,
  view: PublicView,
  measure: Measure,
): Layout | undefined {
  const rim = (settings.margin / 100) * screen.height;
  const within = { width: screen.width - 2 * rim, height: screen.height - 2 * rim };
  if (within.width <= 0 || within.height <= 0) return undefined;
  const onSide = settings.turn === 90 || settings.turn === 270;
  const upright = onSide ? { width: within.height, height: within.width } : within;
  const short = Math.min(upright.width, upright.height);
  const scale = Math.max(1, settings.textScale);
  const high = upright.height;
  const letter = high * LETTER * scale;
  const gap = short * GAP;
  const lineLetter = Math.min(letter, high * LINE_MOST);
  const lineHigh = lineLetter * LINE;
  const foot = lineHigh + 2 * gap;
  const lineBox = (right: number) => ({
    x: gap,
    y: upright.height - gap - lineHigh,
    width: upright.width - right - 2 * gap,
    height: lineHigh,
    letter: lineLetter,
  });
  const still = settings.perInch !== undefined && cellSizeOf(view.scene) !== undefined;
  const none = { upright, letter, gap, line: lineBox(0) };
  if (view.stage === 'setup' || still)
    return { ...none, panels: { top: 0, right: 0, left: 0, bottom: still ? 0 : foot } };
  const part = playedPart(view.scene);
  const left = high - foot - gap - ((upright.width - 2 * gap) * part.height) / part.width;
  const made = (edge: Edge, thick: number): Layout => {
    const room = { upright, high, letter, gap, most: short * SHARE * thick - foot, left: edge === 'top' ? left : 0 };
    const bar = fitBar(view, edge, room, measure);
    const right = edge === 'side' ? bar.box.width + gap : 0;
    const across = settings.flat ? { ...lineBox(right), y: gap } : undefined;
    return {
      upright,
      letter,
      gap,
      bar,
      line: lineBox(right),
      across,
      panels: {
        top: edge === 'top' ? bar.box.y + bar.box.height + gap : across ? foot : gap,
        right: edge === 'side' ? bar.box.width + 2 * gap : gap,
        bottom: foot,
        left: gap,
      },
    };
  };
  const shareOf = ({ panels }: Layout) => sceneShare(view.scene, upright, panels);
  const enough = scale > 1 ? SCENE.larger : SCENE.usual;
  // The far edge of a screen that lies flat belongs to those who sit there.
  const edges: readonly Edge[] = settings.flat ? ['side'] : ['side', 'top'];
  let best: Layout | undefined;
  for (const thick of THINNER) {
    for (const one of edges.map((edge) => made(edge, thick)))
      if (!best || shareOf(one) > shareOf(best) * 1.001) best = one;
    if (best && shareOf(best) >= enough) break;
  }
  return best;
}

/**
 * How far the part that no panel covers is from each edge of the screen. The screen shows the
 * picture turned and inside its margins.
 */
export function freeOnScreen({ upright, panels }: Layout, screen: Size, turn: ScreenSettings['turn']): Panels {
  const onSide = turn === 90 || turn === 270;
  const across = (screen.width - (onSide ? upright.height : upright.width)) / 2;
  const down = (screen.height - (onSide ? upright.width : upright.height)) / 2;
  // The sides in clockwise order from the top: a quarter turn to the right brings the left edge to
  // the top.
  const sides = [panels.top, panels.right, panels.bottom, panels.left];
  const at = (edge: number): number => sides[(edge - turn / 90 + 4) % 4] ?? 0;
  return { top: down + at(0), right: across + at(1), bottom: down + at(2), left: across + at(3) };
}

/**
 * What the board receives and what it gives back. The board knows no game and no store: props in,
 * intents out.
 */

import type { ReactNode, Ref } from 'react';
import type { Drawing } from '../space/drawing.ts';
import type { Place, Point, Scene } from '../space/scene.ts';
import type { CoveredPart } from '../space/sight/cover.ts';
import type { BoardArea } from './boardArea.ts';

/**
 * A combatant as the board draws it. Its picture is made again only when one of these values
 * changes.
 */
export interface BoardToken {
  id: string;
  name: string;
  place: Place;
  /**
   * Where the figure stands within its zone, in map pixels; a radius of 0 has no room. Left out where
   * the board decides: on a grid, and on maps without a fight.
   */
  spot?: Point & { radius: number };
  stance: 'party' | 'ally' | 'neutral' | 'foe';
  icon: string;
  /** The hash of a picture. The icon is drawn while the picture is missing. */
  picture?: string;
  size: { room: number; squares: number };
  /**
   * The share that is left of the combatant's main track, 0 to 1; left out where it is not shown.
   */
  health?: number;
  /**
   * Shown instead of health in games that count loads against tolerances. Each is 0 (none) to 1
   * (full), and above 1 past the tolerance.
   */
  loads?: readonly number[];
  standing: 'up' | 'down' | 'out';
  /**
   * The state of the combatant's turn, shown as a ring: the acting token glows, one that is done is
   * dimmed.
   */
  turn: 'acting' | 'may' | 'waiting' | 'done' | 'out';
  /** The combatant's states; at most four are drawn. */
  badges: readonly BoardBadge[];
  /** The sum of harm taken; left out where the people in front of this board do not know it. */
  taken?: number;
  /**
   * True when the players' screen does not show the combatant. The token is drawn half transparent
   * with a mark.
   */
  hidden: boolean;
  selected: boolean;
  /**
   * `pick`: the token can be picked as an answer. `asked`: a question is about it. `blocked`:
   * offered, but not possible now. `barred`: crossed out.
   */
  mark?: 'pick' | 'asked' | 'blocked' | 'barred';
  /** True when the open question does not concern the combatant: the token is drawn faintly. */
  aside?: true;
  draggable: boolean;
}

/** A state of a combatant: drawn as its picture, told by its word. */
export interface BoardBadge {
  id: string;
  label: string;
  /** The name of the game icon that stands for the state. */
  icon: string;
  count?: number;
  tone: 'good' | 'bad' | 'plain';
}

/** What a sentence of the log says happened, to whom, and who did it. */
export interface BoardHappening {
  /** The number of the sentence. */
  id: number;
  is: string;
  whom: readonly string[];
  by?: string | undefined;
}

/** The newest sentences of the log, as far as the people in front of this board may know them. */
export interface BoardNews {
  /** The number of the last sentence. It grows with each sentence. */
  id: number;
  /** The combatants that the last sentence is about, the one who acts first. */
  who: readonly string[];
  /** What the last few sentences say happened, the oldest first. */
  happened: readonly BoardHappening[];
  /** True when the last sentence is a ruling of the GM, which shows no blow. */
  ruled?: boolean | undefined;
}

/**
 * A lit place on the map: within reach, to be picked, or in an area. A zone or a border may have a
 * short label, such as a cost, which stands in the line of its name.
 */
export interface BoardMark {
  place: Place;
  tone: 'reach' | 'pick' | 'area' | 'blocked';
  label?: string;
}

/** A line that is drawn while somebody aims, with words at its end. */
export interface BoardLine {
  from: Place;
  to: Place;
  /** The tokens between which the line goes, where it does not merely go from place to place. */
  fromToken?: string;
  toToken?: string;
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

/**
 * What follows the pointer, or the keys in its place. It lies above the tokens on a layer of its
 * own, so that following costs the same however many places are lit below.
 */
export interface BoardPreview {
  /** The places that something would cover, an area for example. */
  area?: readonly Place[];
  /**
   * A way from its start to its end, for a token that is this many squares wide, with its cost in
   * words.
   */
  way?: { places: readonly Place[]; squares: number; text?: string };
  /** The place that keys point at. It has a ring, like the place under the pointer. */
  cursor?: Place;
}

/**
 * An obstacle between an attacker and a target. It is outlined, with the line across the way that
 * it makes in front of the target.
 */
export interface BoardShield {
  place: Place;
  /** The square of the target that the obstacle is in front of. */
  before: Place;
  /** `cover` makes the shot harder; `bar` prevents it. */
  tone: 'cover' | 'bar';
}

/** How a grid shows. `thick` lines are seen on a television from the far end of a table. */
export type GridLook = 'shown' | 'thick' | 'hidden';

/**
 * The part that the players do not know: `solid` on their own board, a `veil` that the GM sees
 * through.
 */
export interface BoardFog {
  part: CoveredPart;
  look: 'veil' | 'solid';
  /** How dark the fog is, from 0 to 1. 1 when left out. Solid fog hides everything at any darkness. */
  darkness?: number | undefined;
  /** Known ground that nobody sees now. It is drawn dimly. */
  dim?: CoveredPart | undefined;
}

export type BoardIntent =
  | { type: 'token'; id: string; add: boolean }
  | { type: 'place'; place: Place; point: Point }
  | { type: 'ground'; point: Point }
  | { type: 'drop'; id: string; place: Place }
  | { type: 'dragging'; id: string; over: Place | undefined }
  | { type: 'menu'; at: { x: number; y: number }; point: Point; token?: string; place?: Place }
  | { type: 'sheet'; id: string }
  | { type: 'hover'; token?: string; place?: Place }
  | { type: 'box'; ids: readonly string[] }
  | { type: 'ping'; point: Point }
  /**
   * While `pointing` is 'stroke': a stroke of the main button or a finger, from press to release.
   * `cancel` when the user gives the stroke up.
   */
  | { type: 'stroke'; phase: 'start' | 'move' | 'end' | 'cancel'; point: Point; place?: Place };

/**
 * The part of the map in view: its top left corner in map pixels, and screen pixels for each map
 * pixel.
 */
export interface BoardView {
  x: number;
  y: number;
  scale: number;
}

/** How much of a window panels cover at each edge, in window pixels. */
export interface Panels {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Where words may stand, in map pixels: inside a part of the map and outside the boxes that lie on
 * it.
 */
export interface WordSpace {
  within: { x: number; y: number; width: number; height: number };
  covered?: { x: number; y: number; width: number; height: number } | undefined;
}

export interface BoardProps {
  scene: Scene;
  tokens: readonly BoardToken[];
  marks: readonly BoardMark[];
  lines: readonly BoardLine[];
  /**
   * A new sentence here makes the board show with a short movement what happened to the tokens: a
   * blow, a miss.
   */
  news?: BoardNews | undefined;
  /** The obstacles in the way of the attack that is being aimed. */
  shields?: readonly BoardShield[];
  /** Dimmed ground lets the tokens and places of a question stand out. When left out: `whole`. */
  ground?: 'whole' | 'dimmed';
  /** Whether the squares to start on, and the grid, are shown. When left out, they are. */
  start?: 'shown' | 'unmarked';
  grid?: GridLook;
  /** The brightness of painted ground, from 0 to 1. 1 when left out. */
  brightness?: number | undefined;
  /** What follows the pointer: a way, an area. */
  preview?: BoardPreview | undefined;
  /** What the players do not know yet. */
  fog?: BoardFog | undefined;
  /** Drawings, the lowest first, above the ground and under the tokens; areas lie under them. */
  drawings?: readonly Drawing[];
  areas?: readonly BoardArea[];
  /** False while the GM looks at an earlier moment: nothing is hit, dragged or hovered. */
  interactive: boolean;
  /** Loads a picture by its hash. */
  pictureOf(hash: string): Promise<Blob | undefined>;
  onIntent(intent: BoardIntent): void;
  /**
   * How much of the board panels cover at each edge, in window pixels. The map continues under the
   * panels; the rest is the free part. `fit` shows the whole scene in the free part, and follows
   * smoothly when the panels change, until the user moves the view. `centreOn`, zooming by key,
   * `onView` and `view()` are about the free part too. When left out, nothing is covered. An owner
   * that sets `view` has to leave room for panels itself (`fitView`).
   */
  panels?: Panels | undefined;
  /**
   * Called when the view comes to rest, for the frame of what players see. `width` and `height` are
   * the size of the map part in the free part, in map pixels.
   */
  onView?(view: BoardView & { width: number; height: number }): void;
  /** A view that the owner sets: the players' screen follows the GM's frame. */
  view?: BoardView | undefined;
  /** How the board moves to the next `view`: `at once`, the default, or `softly`. */
  moves?: 'at once' | 'softly' | undefined;
  /** A frame drawn on the map: what the players see. */
  frame?: { x: number; y: number; width: number; height: number } | undefined;
  theme: 'dark' | 'light';
  /**
   * What the main button does: select and drag (the default), or draw strokes for a tool. A `brush`
   * draws strokes that ignore places, so no place is lit.
   */
  pointing?: 'select' | 'stroke' | 'brush';
  /**
   * The factor by which the parent enlarges the board with a CSS scale. The board is drawn finer by
   * this factor. 1 when left out.
   */
  magnified?: number | undefined;
  /**
   * No letters on the map are smaller than this, in the board's own pixels. Set when people read
   * the map from across a room.
   */
  least?: number | undefined;
  /**
   * Words stand only here, except names that must be read. Pass the same object while the space is
   * the same. When this and `view` are left out, words stand in the part that panels leave while
   * the whole map is in sight.
   */
  wordSpace?: WordSpace | undefined;
  /** A ripple at a point of the map, shown once for each new `id`. */
  ping?: { id: string; point: Point } | undefined;
  /** Shapes painted above the tokens in map pixels: an editor's layer. */
  children?: ReactNode;
  /** Shapes on the ground, below all places: an editor's changes that are not painted yet. */
  onGround?: ReactNode;
  ref?: Ref<BoardHandle>;
}

/**
 * What keys and buttons outside can do to the view. Points are map pixels, distances window pixels.
 */
export interface BoardHandle {
  zoomIn(): void;
  zoomOut(): void;
  /** Shows the whole map; called again, it goes back to exactly the view before. */
  fit(): void;
  /** Brings a token, or a point, to the middle. Nothing happens when it is not on the map. */
  centreOn(what: string | Point): void;
  panBy(x: number, y: number): void;
  view(): BoardView & { width: number; height: number };
  /** Where a token stands on the page, in client pixels: for menus opened by key. */
  whereIs(id: string): { x: number; y: number } | undefined;
  /**
   * The board as a picture: a part of the map, this many pixels wide, once all pictures on it have
   * been loaded. It has the words that fit this size, whatever the window shows. Rejects when the
   * browser cannot draw such a large picture.
   */
  picture(part: { x: number; y: number; width: number; height: number }, width: number): Promise<HTMLCanvasElement>;
  /**
   * The boxes that faces and names of all tokens cover on the page, in client pixels. Panels that
   * must cover nobody keep clear of them.
   */
  figures(): { x: number; y: number; width: number; height: number }[];
}

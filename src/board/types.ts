/** What the board is given and what it gives back. It knows no game and no store: props in, intents out. */
import type { ReactNode, Ref } from 'react';
import type { Drawing } from '../space/drawing.ts';
import type { Place, Point, Scene } from '../space/scene.ts';
import type { CoveredPart } from '../space/sight/cover.ts';

/** A combatant as it is drawn: one picture, remade only when one of these changes. */
export interface BoardToken {
  id: string;
  name: string;
  place: Place;
  stance: 'party' | 'ally' | 'neutral' | 'foe';
  icon: string;
  /** Hash of a picture; the icon is drawn while it is missing. */
  picture?: string;
  size: { room: number; squares: number };
  /** What is left of its vital track, 0 to 1; left out where it is not shown. */
  health?: number;
  /** In place of health, where loads against tolerances are what counts: each from 0 (none) to 1 (full), above 1 when it is over. */
  loads?: readonly number[];
  standing: 'up' | 'down' | 'out';
  /** Its turn state, shown as a ring: acting glows, done is dimmed. */
  turn: 'acting' | 'may' | 'waiting' | 'done' | 'out';
  /** Short words or counts of its states, at most four are drawn. */
  badges: readonly string[];
  /** Not on the players' screen: drawn half-transparent with a mark. */
  hidden: boolean;
  selected: boolean;
  /** `pick`: can be picked as an answer now. `asked`: a question is about it. `blocked`: offered but greyed. `barred`: crossed out. */
  mark?: 'pick' | 'asked' | 'blocked' | 'barred';
  /** Something is asked that it has no part in: drawn faint. */
  aside?: true;
  draggable: boolean;
}

/** The last sentence that was told of the fight, as far as those before this board may know of it. */
export interface BoardTold {
  /** Grows with each sentence. */
  id: number;
  /** Whom it is about, whoever deals first. */
  who: readonly string[];
  /** It tells of a blow that missed. */
  missed: boolean;
}

/** A place lit up on the map: reachable, pickable, in an area; with a small label (a cost). */
export interface BoardMark {
  place: Place;
  tone: 'reach' | 'pick' | 'area' | 'blocked';
  label?: string;
}

/** A line drawn while aiming, with words at its end. */
export interface BoardLine {
  from: Place;
  to: Place;
  /** Tokens that it goes between, where it is not merely from place to place. */
  fromToken?: string;
  toToken?: string;
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

/**
 * What follows the pointer, or the keys that stand in for it. It lies above the tokens on a layer of its own, so that
 * following costs the same however much is lit below.
 */
export interface BoardPreview {
  /** The places that would be covered: an area, say. */
  area?: readonly Place[];
  /** A way from its start to its end for a token of so many squares along a side, with what it costs in words. */
  way?: { places: readonly Place[]; squares: number; text?: string };
  /** The place that keys point at: ringed, as the one under the pointer is. */
  cursor?: Place;
}

/** Something between an aim and its target: outlined, with the line across that it makes before the target. */
export interface BoardShield {
  place: Place;
  /** The part of the target that it lies before. */
  before: Place;
  /** `cover` makes the shot harder, `bar` stops it. */
  tone: 'cover' | 'bar';
}

/** What the players do not know: `solid` on their own board, a `veil` that the GM sees through. */
export interface BoardFog {
  part: CoveredPart;
  look: 'veil' | 'solid';
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
  /** While `pointing` is 'stroke': the main button or a finger, from press to release. `cancel` when it is given up. */
  | { type: 'stroke'; phase: 'start' | 'move' | 'end' | 'cancel'; point: Point; place?: Place };

/** The part of the map in view: top left corner in map pixels, and screen pixels for each map pixel. */
export interface BoardView {
  x: number;
  y: number;
  scale: number;
}

/** What panels cover at each edge of a window, in its pixels. */
export interface Panels {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where words may stand, in map pixels: within a part of the map, and not under what lies on it. */
export interface WordRoom {
  within: { x: number; y: number; width: number; height: number };
  covered?: { x: number; y: number; width: number; height: number } | undefined;
}

export interface BoardProps {
  scene: Scene;
  tokens: readonly BoardToken[];
  marks: readonly BoardMark[];
  lines: readonly BoardLine[];
  /** A new one has what befell the tokens shown by a short movement: a blow, a miss. */
  told?: BoardTold | undefined;
  /** What lies in the way of the aim that is drawn. */
  shields?: readonly BoardShield[];
  /** While something is asked the ground is taken back, so that those who matter and what is lit stand out. Left out: `whole`. */
  ground?: 'whole' | 'dimmed';
  /** Whether squares to start on are shown. Left out: they are. */
  start?: 'shown' | 'unmarked';
  /** What follows the pointer: a way, an area. */
  preview?: BoardPreview | undefined;
  /** What the players do not know yet. */
  fog?: BoardFog | undefined;
  /** Drawn above the ground and under the tokens, the lowest first. */
  drawings?: readonly Drawing[];
  /** Off while an earlier moment is looked at: nothing is hit, dragged or hovered. */
  interactive: boolean;
  /** Pictures by hash, as they come. */
  pictureOf(hash: string): Promise<Blob | undefined>;
  onIntent(intent: BoardIntent): void;
  /**
   * What panels over the board cover at each of its edges, in window pixels: the board runs on under them. What they leave is the
   * free part. `fit` shows the whole scene there, and goes along softly when the panels change, until the view is moved by hand:
   * then it stays. `centreOn`, zooming by key and what `onView` and `view()` tell are about the free part too.
   * Left out: nothing is covered. With `view` set from outside the owner has to leave room for panels itself (`fitView`).
   */
  panels?: Panels | undefined;
  /** Told when the view rests, for the frame of what players see. `width` and `height` are what the free part shows, in map pixels. */
  onView?(view: BoardView & { width: number; height: number }): void;
  /** Set from outside: the players' screen follows the GM's frame. */
  view?: BoardView | undefined;
  /** How it goes to the next `view`: `at once`, the default, or `softly`. */
  moves?: 'at once' | 'softly' | undefined;
  /** A frame drawn on the map: what the players see. */
  frame?: { x: number; y: number; width: number; height: number } | undefined;
  theme: 'dark' | 'light';
  /** What the main button does: select and drag (the default), or give strokes for a tool (measuring, drawing, editing). */
  pointing?: 'select' | 'stroke';
  /** How many times larger the parent shows the board, by a CSS scale: it is drawn that much finer. 1 when left out. */
  magnified?: number | undefined;
  /** No letters on the map are smaller than this, in the board's own pixels: for readers across a room. */
  least?: number | undefined;
  /**
   * Words stand here alone, but for the names of those who must be read. The same object while it is the same room. Left out, with no
   * `view` from outside: within what panels leave while the whole map is in sight.
   */
  wordRoom?: WordRoom | undefined;
  /** A ripple at a point of the map, shown once for each new `id`. */
  ping?: { id: string; point: Point } | undefined;
  /** Shapes painted above the tokens in map pixels: an editor's layer. */
  children?: ReactNode;
  ref?: Ref<BoardHandle>;
}

/** What keys and buttons outside can do to the view. Points are map pixels, distances window pixels. */
export interface BoardHandle {
  zoomIn(): void;
  zoomOut(): void;
  /** Shows the whole map. */
  fit(): void;
  /** Brings a token, or a point, to the middle. Nothing happens when it is not on the map. */
  centreOn(what: string | Point): void;
  panBy(x: number, y: number): void;
  view(): BoardView & { width: number; height: number };
  /** Where a token stands on the page, in client pixels: for menus opened by key. */
  whereIs(id: string): { x: number; y: number } | undefined;
  /** What faces and names of all tokens cover on the page, in client pixels: for what must stand over nobody. */
  figures(): { x: number; y: number; width: number; height: number }[];
}

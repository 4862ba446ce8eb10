/**
 * Names and words on the canvas. They are laid out when something that they depend on changes, and
 * drawn from small bitmaps. Names lie above all figures, words of the scene below.
 */
import { type Point, placeKey, type Scene } from '../../space/scene.ts';
import type { Spot } from '../layout/spot.ts';
import type { Box } from '../layout/viewMath.ts';
import {
  boxesMeet,
  chipPointedAt,
  isCoveredBy,
  planCornerNames,
  planFullPlaces,
  planWords,
  type SetWord,
} from '../layout/words/planWords.ts';
import { isFar, namesAlike, type Plate, planPlates, platePointedAt } from '../layout/words/plates.ts';
import { makeTaken } from '../layout/words/taken.ts';
import { drawWord, wordKey } from '../paint/places/drawWord.ts';
import { drawPlate, makeMeasure, plateKey } from '../paint/tokens/drawPlates.ts';
import { SHAPE_REACH } from '../paint/tokens/tokenShapes.ts';
import type { BoardToken, WordSpace } from '../types.ts';
import { type FigureLook, looksAlike } from './bitmaps.ts';

/** What the layout of labels depends on. */
export interface LabelScene {
  scene: Scene;
  tokens: readonly BoardToken[];
  spots: ReadonlyMap<string, Spot>;
  look: FigureLook;
  /** The part of the map where words may stand, and the boxes that lie on it. */
  room?: WordSpace | undefined;
  /**
   * The boxes of words that people wrote on the map, in map pixels. These words stay, and words of
   * the scene make way.
   */
  written: readonly Box[];
}

/** A figure's face, in window pixels from the map's corner. */
type Face = Point & { radius: number };

/** A planned name with its drawing. */
export interface Name {
  plate: Plate;
  bitmap: HTMLCanvasElement;
  /** True when the name is so far from its figure that a line must lead to the figure. */
  far: boolean;
}

export interface Labels {
  /** Lays out names and words when something that they depend on has changed. True when it has. */
  plan(now: LabelScene): boolean;
  name(id: string): Name | undefined;
  /** The whole name of the figure that is pointed at. It is drawn over whatever lies there. */
  pointedAt(id: string): Name | undefined;
  /** The name of a figure that stands at another spot for a while, whole and below it. */
  nameAt(token: BoardToken, spot: Spot): Name | undefined;
  words(): readonly SetWord[];
  /** The icon of a feature under a map point, by its key. */
  chipAt(point: Point): string | undefined;
  /** Draws the words of the scene; the context is in map pixels. */
  drawWords(context: CanvasRenderingContext2D): void;
  /** Draws the whole words of icons, over whatever lies there: those that `isMeant` picks. */
  drawChips(context: CanvasRenderingContext2D, isMeant: (chip: SetWord) => boolean): void;
  forget(): void;
}

/** Whether a feature is shown by its icon alone. */
const isIcon = ({ kind, lines }: SetWord): boolean => kind === 'feature' && lines.length === 0;

/** A box of the map in window pixels. */
const shownBox = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/** How far the pointer above the acting figure reaches from its middle, in radii. */
const POINTED = 1.75;

/** How many unused bitmaps are kept for labels that may come back. */
const SPARE = 300;

/** What to say of the places that are full, by place key. */
function fullPlaces(scene: Scene, tokens: readonly BoardToken[]): Map<string, string> {
  const full = new Map<string, string>();
  if (scene.kind !== 'zones' || scene.hexes) return full;
  const used = new Map<string, number>();
  for (const { place, size, standing } of tokens)
    if (standing === 'up') used.set(placeKey(place), (used.get(placeKey(place)) ?? 0) + size.room);
  for (const { id, capacity } of Object.values(scene.zones)) {
    const taken = used.get(`zone:${id}`) ?? 0;
    if (capacity > 0 && taken >= capacity) full.set(`zone:${id}`, `${Math.round(taken * 10) / 10}/${capacity} full`);
  }
  return full;
}

/**
 * Whether two lists of tokens lead to the same words: who fills a place.
 */
const placedAlike = (before: readonly BoardToken[], now: readonly BoardToken[]): boolean =>
  before.every((old, at) => {
    const one = now[at];
    return (
      one === old ||
      (one !== undefined && placeKey(one.place) === placeKey(old.place) && one.size.room === old.size.room)
    );
  });

/** What the standing words of the scene were last laid out from. */
type WordsInput = Omit<LabelScene, 'tokens' | 'spots'>;

/** Whether the words have the same room as before: no figure is asked. */
const sameRoom = (before: WordsInput, now: WordsInput): boolean =>
  before.scene === now.scene &&
  before.room === now.room &&
  looksAlike(before.look, now.look) &&
  sameBoxes(before.written, now.written);

const sameBoxes = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length &&
  a.every(({ x, y, width, height }, at) => {
    const other = b[at];
    return other?.x === x && other.y === y && other.width === width && other.height === height;
  });

export function makeLabels(): Labels {
  const letters = makeMeasure();
  const bitmaps = new Map<string, HTMLCanvasElement>();
  let names = new Map<string, Name>();
  let words: readonly SetWord[] = [];
  let wordBitmaps: readonly HTMLCanvasElement[] = [];
  let last: LabelScene | undefined;
  let standing: { input: WordsInput; words: readonly SetWord[] } | undefined;

  const bitmapOf = (key: string, draw: () => HTMLCanvasElement): HTMLCanvasElement => {
    const made = bitmaps.get(key) ?? draw();
    bitmaps.set(key, made);
    return made;
  };
  const nameOf = (plate: Plate, token: BoardToken, spot: Spot, look: FigureLook): Name => ({
    plate,
    bitmap: bitmapOf(plateKey(plate, token, look), () => drawPlate(plate, token, look)),
    far: isFar(plate, spot.radius * look.scale),
  });
  /** Draws words. Bitmaps go on whole pixels of the canvas: letters between two pixels are blurred. */
  const put = (
    context: CanvasRenderingContext2D,
    list: readonly SetWord[],
    drawn: readonly HTMLCanvasElement[],
  ): void => {
    if (!last) return;
    const { scale, pixelRatio } = last.look;
    const { a, d, e, f } = context.getTransform();
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    list.forEach(({ x, y }, at) => {
      const left = Math.round((x / scale) * a + e - pixelRatio);
      const top = Math.round((y / scale) * d + f - pixelRatio);
      context.drawImage(drawn[at]!, left, top);
    });
    context.restore();
  };
  const asBefore = (now: LabelScene): boolean =>
    last !== undefined &&
    last.scene === now.scene &&
    last.spots === now.spots &&
    last.room === now.room &&
    sameBoxes(last.written, now.written) &&
    looksAlike(last.look, now.look) &&
    namesAlike(last.tokens, now.tokens) &&
    placedAlike(last.tokens, now.tokens);

  return {
    plan(now) {
      const nothingNew = asBefore(now);
      last = now;
      if (nothingNew) return false;
      const { scene, tokens, spots, look, room, written } = now;
      const shown = (box: Box): Box => shownBox(box, look.scale);
      const taken = makeTaken(room && shown(room.within));
      if (room?.covered) taken.add(shown(room.covered), 'panel');
      for (const box of written) taken.add(shown(box), '');
      const input = { scene, look, room, written };
      if (!standing || !sameRoom(standing.input, input)) {
        // A panel or a name that must be read hides words and moves none.
        const ground = makeTaken(taken.within);
        for (const box of written) ground.add(shown(box), '');
        standing = { input, words: planWords(scene, look, ground, letters.measure) };
      }
      for (const word of standing.words) taken.add(word, word.id);
      const panel = room?.covered && shown(room.covered);
      const plates = planPlates(tokens, spots, look, letters.measure, taken, panel);
      const faces: Face[] = [];
      const rims: Box[] = [];
      const plateBoxes: Box[] = [];
      names = new Map();
      for (const token of tokens) {
        const plate = plates.get(token.id);
        const spot = spots.get(token.id);
        if (!spot || spot.behind !== undefined) continue;
        if (plate) names.set(token.id, nameOf(plate, token, spot, look));
        // What is said of full places also keeps clear of the rims of figures and of the points
        // that stand out from the rims.
        const half = spot.radius * look.scale;
        // A pointer stands above the figure that acts.
        const above = half * (token.turn === 'acting' ? POINTED : token.stance === 'party' ? 1 : SHAPE_REACH);
        const [x, y] = [spot.x * look.scale, spot.y * look.scale];
        faces.push({ x, y, radius: half });
        if (plate) plateBoxes.push({ ...plate, x: x + plate.x - plate.width / 2, y: y + plate.y });
        rims.push({ x: x - half, y: y - above, width: 2 * half, height: above + half });
      }
      const isUnderFigures = (word: SetWord) =>
        plateBoxes.some((box) => boxesMeet(word, box)) || faces.some((face) => isCoveredBy(word, face));
      const isUnderPanel = (word: SetWord) => panel !== undefined && boxesMeet(word, panel);
      const covered = new Set(standing.words.filter(isUnderFigures).map(({ id }) => id));
      // A panel goes again: a name under it is hidden, and moves nowhere.
      const open = standing.words.filter((word) => !covered.has(word.id) && !isUnderPanel(word));
      const about = { taken, measure: letters.measure };
      const named = [...open, ...planCornerNames(scene, look, covered, about)];
      for (const rim of rims) taken.add(rim, '');
      words = [...named, ...planFullPlaces(scene, look, fullPlaces(scene, tokens), { ...about, words: named })];
      wordBitmaps = words.map((word) => bitmapOf(wordKey(word, look), () => drawWord(word, look)));
      if (bitmaps.size > 2 * (names.size + words.length) + SPARE) {
        const used = new Set([...wordBitmaps, ...[...names.values()].map(({ bitmap }) => bitmap)]);
        for (const [key, bitmap] of bitmaps) if (!used.has(bitmap)) bitmaps.delete(key);
      }
      return true;
    },
    name: (id) => names.get(id),
    pointedAt(id) {
      const token = last?.tokens.find((one) => one.id === id);
      const spot = last?.spots.get(id);
      if (!last || !token || !spot) return undefined;
      const plate = platePointedAt(token, spot, last.look, letters.measure);
      return plate.lines.length === 1 && plate.lines[0] === names.get(id)?.plate.lines.join(' ')
        ? undefined
        : nameOf(plate, token, spot, last.look);
    },
    nameAt: (token, spot) =>
      last &&
      nameOf(platePointedAt({ ...token, badges: [] }, spot, last.look, letters.measure), token, spot, last.look),
    words: () => words,
    chipAt(point) {
      const { scale } = last?.look ?? { scale: 1 };
      const [x, y] = [point.x * scale, point.y * scale];
      return words.find(
        (one) => isIcon(one) && x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height,
      )?.id;
    },
    drawWords: (context) => put(context, words, wordBitmaps),
    drawChips(context, isMeant) {
      if (!last) return;
      const { look, room } = last;
      const part = room && shownBox(room.within, look.scale);
      const chips = words
        .filter((word) => isIcon(word) && isMeant(word))
        .map((chip) => chipPointedAt(chip, look, letters.measure, part));
      put(
        context,
        chips,
        chips.map((chip) => bitmapOf(wordKey(chip, look), () => drawWord(chip, look))),
      );
    },
    forget() {
      last = undefined;
      standing = undefined;
      names = new Map();
      words = [];
      bitmaps.clear();
      letters.forget();
    },
  };
}

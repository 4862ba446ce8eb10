/** Names and words on the canvas: laid out when something about them changes, and drawn from small bitmaps. Names lie above all figures, words of the scene below. */
import { placeKey, type Scene } from '../../../space/scene.ts';
import type { Spot } from '../../layout/spot.ts';
import type { Box } from '../../layout/viewMath.ts';
import { planWords, type SetWord, type WordsNow } from '../../layout/words/planWords.ts';
import { isFar, namesAlike, type Plate, planPlates, platePointedAt } from '../../layout/words/plates.ts';
import { makeTaken } from '../../layout/words/taken.ts';
import type { BoardToken, WordRoom } from '../../types.ts';
import { drawWord, wordKey } from '../places/drawWord.ts';
import { looksAlike, type SpriteLook } from './bitmaps.ts';
import { drawPlate, makeMeasure, plateKey } from './drawPlates.ts';
import { SHAPE_REACH } from './tokenShapes.ts';

/** What labels depend on. */
export interface LabelScene {
  scene: Scene;
  tokens: readonly BoardToken[];
  spots: ReadonlyMap<string, Spot>;
  look: SpriteLook;
  /** The part of the map where words may stand, and what lies on it. */
  room?: WordRoom | undefined;
  /** What hands wrote on the map: it stays where it is, and words of the scene make way. In map pixels. */
  written: readonly Box[];
}

/** A name as it is planned, with its drawing. */
interface Name {
  plate: Plate;
  bitmap: HTMLCanvasElement;
  /** So far from its figure that a line leads there. */
  far: boolean;
}

export interface Labels {
  /** Lays names and words out where anything they depend on has changed. Says whether it has. */
  plan(now: LabelScene): boolean;
  name(id: string): Name | undefined;
  /** The whole name of the one that is pointed at, drawn over whatever lies there. */
  pointedAt(id: string): Name | undefined;
  words(): readonly SetWord[];
  /** Draws the words of the scene; the context is in map pixels. */
  drawWords(context: CanvasRenderingContext2D): void;
  forget(): void;
}

/** How far the pointer over who acts reaches, in radii from the middle. */
const POINTED = 1.75;

/** Free bitmaps that are kept for labels that may come again. */
const SPARE = 300;

/** Places that are full, and those of whom all look at: there features matter. */
function wordsNow(scene: Scene, tokens: readonly BoardToken[]): WordsNow {
  const used = new Map<string, number>();
  const matters = new Set<string>();
  for (const { place, size, standing, turn, mark } of tokens) {
    const key = placeKey(place);
    if (standing === 'up') used.set(key, (used.get(key) ?? 0) + size.room);
    if (turn === 'acting' || mark === 'asked') matters.add(key);
  }
  const full = new Map<string, string>();
  if (scene.kind === 'zones')
    for (const { id, capacity } of Object.values(scene.zones)) {
      const taken = used.get(`zone:${id}`) ?? 0;
      if (capacity > 0 && taken >= capacity) full.set(`zone:${id}`, `${Math.round(taken * 10) / 10}/${capacity} full`);
    }
  return { full, matters };
}

/** Whether words are laid out from the same: who fills a place, and whose place matters. */
const placedAlike = (before: readonly BoardToken[], now: readonly BoardToken[]): boolean =>
  before.every((old, at) => {
    const one = now[at];
    return (
      one === old ||
      (one !== undefined &&
        placeKey(one.place) === placeKey(old.place) &&
        one.size.room === old.size.room &&
        (one.mark === 'asked') === (old.mark === 'asked'))
    );
  });

/** What the words of the scene were set by. */
interface Told extends Omit<LabelScene, 'tokens'> {
  plates: ReadonlyMap<string, Plate>;
  about: WordsNow;
}

/** Whether the words have the same room as before and say the same: names that are only written otherwise move none of them. */
function sameRoom(before: Told, now: Told): boolean {
  if (before.scene !== now.scene || before.spots !== now.spots || before.room !== now.room) return false;
  if (!looksAlike(before.look, now.look) || !sameBoxes(before.written, now.written)) return false;
  if (before.plates.size !== now.plates.size || !same(before.about, now.about)) return false;
  for (const [id, { x, y, width, height }] of now.plates) {
    const old = before.plates.get(id);
    if (old?.x !== x || old.y !== y || old.width !== width || old.height !== height) return false;
  }
  return true;
}

const sameBoxes = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length &&
  a.every(({ x, y, width, height }, at) => {
    const other = b[at];
    return other?.x === x && other.y === y && other.width === width && other.height === height;
  });

/** Whether the same places are full and matter. */
const same = (a: WordsNow, b: WordsNow): boolean =>
  a.full.size === b.full.size &&
  a.matters.size === b.matters.size &&
  [...a.full].every(([place, text]) => b.full.get(place) === text) &&
  [...a.matters].every((place) => b.matters.has(place));

export function makeLabels(): Labels {
  const letters = makeMeasure();
  const bitmaps = new Map<string, HTMLCanvasElement>();
  let names = new Map<string, Name>();
  let words: readonly SetWord[] = [];
  let wordBitmaps: readonly HTMLCanvasElement[] = [];
  let last: LabelScene | undefined;
  let told: Told | undefined;

  const bitmapOf = (key: string, draw: () => HTMLCanvasElement): HTMLCanvasElement => {
    const made = bitmaps.get(key) ?? draw();
    bitmaps.set(key, made);
    return made;
  };
  const nameOf = (plate: Plate, token: BoardToken, spot: Spot, look: SpriteLook): Name => ({
    plate,
    bitmap: bitmapOf(plateKey(plate, token, look), () => drawPlate(plate, token, look)),
    far: isFar(plate, spot.radius * look.scale),
  });
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
      const shown = ({ x, y, width, height }: Box): Box => ({
        x: x * look.scale,
        y: y * look.scale,
        width: width * look.scale,
        height: height * look.scale,
      });
      const taken = makeTaken(room && shown(room.within));
      if (room?.covered) taken.add(shown(room.covered), 'panel');
      const plates = planPlates(tokens, spots, look, letters.measure, taken);
      const about = wordsNow(scene, tokens);
      const stay = told !== undefined && sameRoom(told, { scene, spots, look, room, written, plates, about });
      told = { scene, spots, look, room, written, plates, about };
      names = new Map();
      for (const token of tokens) {
        const plate = plates.get(token.id);
        const spot = spots.get(token.id);
        if (!spot || spot.behind !== undefined) continue;
        if (plate) names.set(token.id, nameOf(plate, token, spot, look));
        // Words of the scene keep clear of the rims as well, and of the points that stand out from them.
        const half = spot.radius * look.scale;
        // Over who acts there is a pointer.
        const above = half * (token.turn === 'acting' ? POINTED : token.stance === 'party' ? 1 : SHAPE_REACH);
        const [x, y] = [spot.x * look.scale, spot.y * look.scale];
        taken.add({ x: x - half, y: y - above, width: 2 * half, height: above + half }, '');
      }
      if (!stay) {
        for (const box of written) taken.add(shown(box), '');
        words = planWords(scene, look, about, taken, letters.measure);
        wordBitmaps = words.map((word) => bitmapOf(wordKey(word, look), () => drawWord(word, look)));
      }
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
      return plate.lines[0] === names.get(id)?.plate.lines.join(' ')
        ? undefined
        : nameOf(plate, token, spot, last.look);
    },
    words: () => words,
    drawWords(context) {
      if (!last) return;
      const { scale, pixelRatio } = last.look;
      const { a, d, e, f } = context.getTransform();
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      // On whole pixels of the canvas: letters between two pixels are blurred.
      words.forEach(({ x, y }, at) => {
        const left = Math.round((x / scale) * a + e - pixelRatio);
        const top = Math.round((y / scale) * d + f - pixelRatio);
        context.drawImage(wordBitmaps[at]!, left, top);
      });
      context.restore();
    },
    forget() {
      last = undefined;
      told = undefined;
      names = new Map();
      words = [];
      bitmaps.clear();
      letters.forget();
    },
  };
}

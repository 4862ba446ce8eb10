/**
 * Places the words of a scene: names of places first, then features, then heights. They depend on
 * the scene and the view alone, so that they stand still when somebody moves.
 */
import type { Point, Scene } from '../../../space/scene.ts';
import type { Box } from '../viewMath.ts';
import { brokenInTwo, type Measure } from './plates.ts';
import { featureLetters, type Letters, placeLetters, sizesOf, type WordScale } from './sizes.ts';
import type { Taken } from './taken.ts';
import { sceneWords, type Word, type WordLook } from './words.ts';

/** A word with its place. In window pixels from the map's corner. */
export interface SetWord extends WordLook, Box {
  id: string;
  of: string;
  /** Empty when the icon of a feature stands alone. */
  lines: readonly string[];
  whole: string;
  size: number;
}

/** Heights are not written on squares that are narrower than this, in window pixels. */
const TELLING = 18;

interface Form {
  lines: readonly string[];
  size: number;
  width: number;
  height: number;
}

/** The size of a place's name that is written in these lines. */
function nameForm(lines: readonly string[], size: number, measure: Measure): Form {
  // Names of places have spaced letters with an outline.
  const width = Math.max(...lines.map((line) => measure(line, size) * 1.02 + line.length * size * 0.05)) + size * 0.3;
  return { lines, size, width, height: size * (0.28 + 1.12 * lines.length) };
}

/** The form of a plate with an icon and words, or of the icon alone. */
function chipForm({ icon }: WordLook, text: string, size: number, measure: Measure): Form {
  const lead = icon === undefined ? 0 : size * 1.35;
  return {
    lines: text === '' ? [] : [text],
    size,
    width: text === '' ? size * 2.1 : measure(text, size) + lead + size * 0.95,
    height: size * 1.66,
  };
}

/** The whole words of a chip that is shown by its icon alone, around the icon and within `part`. */
export function chipPointedAt(chip: SetWord, reading: WordScale, measure: Measure, part: Box | undefined): SetWord {
  const size = featureLetters(reading).usual;
  const { lines, width, height } = chipForm(chip, chip.whole, size, measure);
  const x = chip.x + (chip.width - width) / 2;
  const within = part ? Math.max(part.x, Math.min(x, part.x + part.width - width)) : x;
  return { ...chip, lines, size, width, height, x: within, y: chip.y + (chip.height - height) / 2 };
}

/** The share of a place, from its top, in which its name is tried first. */
const TOP = 0.34;

/** Puts words into boxes that nothing takes, and remembers them in `set`. */
function wordPlacer(scale: number, taken: Taken, set: SetWord[]) {
  return (word: Word, form: Form, within?: (box: Box, all: readonly Box[]) => boolean, under = false): boolean => {
    const rooms = word.room(form.width / scale, form.height / scale);
    const name = under && set.find(({ id }) => id === word.of);
    const boxes = name
      ? nearest(rooms, { x: (name.x + name.width / 2) / scale, y: (name.y + name.height) / scale })
      : rooms;
    const shown = (box: Box): Box => ({ x: box.x * scale, y: box.y * scale, width: form.width, height: form.height });
    const box = boxes.find((one) => (!within || within(one, boxes)) && taken.free(shown(one)));
    if (!box) return false;
    taken.add(shown(box), word.id);
    const { kind, icon, danger, secret, id, of, text } = word;
    set.push({
      ...shown(box),
      kind,
      ...(icon === undefined ? {} : { icon }),
      ...(danger ? { danger } : {}),
      ...(secret ? { secret } : {}),
      id,
      of,
      lines: form.lines,
      whole: text,
      size: form.size,
    });
    return true;
  };
}

/**
 * Places all words of a scene that find room. Boxes that are taken already are those of panels and
 * of words that people wrote, never those of figures.
 */
export function planWords(scene: Scene, reading: WordScale, taken: Taken, measure: Measure): SetWord[] {
  const { scale } = reading;
  const { names, features, heights } = sceneWords(scene);
  const set: SetWord[] = [];
  const place = wordPlacer(scale, taken, set);

  const writeName = (word: Word, letters: Letters): void => {
    const sizes = word.repeated ? [letters.usual] : sizesOf(letters);
    const inTwo = brokenInTwo(word.text);
    const forms = [
      ...sizes.map((size) => nameForm([word.text], size, measure)),
      ...(inTwo && !word.repeated ? [...new Set(sizes)].map((size) => nameForm(inTwo, size, measure)) : []),
    ];
    // A smaller name at the top comes before a larger one further down.
    const high = (box: Box, all: readonly Box[]): boolean => box.y <= topOf(all, TOP);
    for (const within of scene.kind === 'zones' && !word.repeated ? [high, undefined] : [undefined])
      if (forms.some((form) => place(word, form, within))) return;
  };
  for (const word of names) writeName(word, placeLetters(reading));

  const letters = featureLetters(reading);
  const said = new Set<string>();
  for (const word of features) {
    // A pointer asks an icon for its words. Across a room nobody points, so each word is written once.
    const isWritten = reading.least !== undefined && !said.has(word.text);
    const forms = [
      ...(isWritten ? [chipForm(word, word.text, letters.usual, measure)] : []),
      chipForm(word, '', letters.floor, measure),
    ];
    // A place's word stands below the place's name, or as near to it as it can.
    const form = forms.find((one) => place(word, one, undefined, true));
    if (form && form.lines.length > 0) said.add(word.text);
  }

  if (scene.kind === 'squares' && scene.pixels * scale > TELLING)
    for (const word of heights) {
      const size = Math.max(letters.floor, Math.min(scene.pixels * scale * 0.22, letters.usual * 1.3));
      place(word, { lines: [word.text], size, width: measure(word.text, size) + size * 0.2, height: size * 1.1 });
    }
  return set;
}

/**
 * Places the names again that figures or their names cover, each in a corner of its place, as small
 * as it must be. A name whose place has no free corner is not shown.
 */
export function planCornerNames(
  scene: Scene,
  reading: WordScale,
  covered: ReadonlySet<string>,
  { taken, measure }: { taken: Taken; measure: Measure },
): SetWord[] {
  const set: SetWord[] = [];
  if (scene.kind !== 'zones') return set;
  const place = wordPlacer(reading.scale, taken, set);
  for (const word of sceneWords(scene).names) {
    if (!covered.has(word.id)) continue;
    const cornered: Word = { ...word, room: (width, height) => cornersFirst(word.room(width, height)) };
    const sizes = sizesOf(placeLetters(reading));
    const inTwo = brokenInTwo(word.text);
    [[word.text], ...(inTwo ? [inTwo] : [])].some((lines) =>
      sizes.some((size) => place(cornered, nameForm(lines, size, measure))),
    );
  }
  return set;
}

/**
 * Says of places that they are full, each below the place's name. Planned last, so that these words
 * move no other: they come and go with the figures. `full` is what to say, by place key.
 */
export function planFullPlaces(
  scene: Scene,
  reading: WordScale,
  full: ReadonlyMap<string, string>,
  { words, taken, measure }: { words: readonly SetWord[]; taken: Taken; measure: Measure },
): SetWord[] {
  const set = [...words];
  const place = wordPlacer(reading.scale, taken, set);
  for (const word of sceneWords(scene).names) {
    const text = full.get(word.of);
    if (text === undefined) continue;
    const chip: Word = { ...word, id: `${word.of} full`, kind: 'feature', text, danger: true };
    sizesOf(featureLetters(reading)).find((size) => place(chip, chipForm(chip, text, size, measure), undefined, true));
  }
  return set.slice(words.length);
}

/**
 * Whether a face covers a word, in window pixels from the map's corner. Such a word is not shown
 * while somebody stands on it: a word that is half covered would be misread.
 */
export const isCoveredBy = ({ x, y, width, height }: Box, face: { x: number; y: number; radius: number }): boolean => {
  const half = face.radius * 0.9;
  return boxesMeet({ x, y, width, height }, { x: face.x - half, y: face.y - half, width: 2 * half, height: 2 * half });
};

/** Whether two boxes overlap. */
export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The boxes sorted by how near the middle of their upper edge is to a point. */
const nearest = (boxes: readonly Box[], { x, y }: Point): Box[] => {
  const far = (box: Box) => Math.abs(box.y - y) + Math.abs(box.x + box.width / 2 - x) * 0.6;
  return [...boxes].sort((a, b) => far(a) - far(b));
};

/** The boxes sorted by how near they are to a corner of the part that they all lie in. */
function cornersFirst(boxes: readonly Box[]): Box[] {
  const edges = (low: (box: Box) => number) => [Math.min(...boxes.map(low)), Math.max(...boxes.map(low))] as const;
  const [columns, rows] = [edges(({ x }) => x), edges(({ y }) => y)];
  const far = (at: number, [from, to]: readonly [number, number]) => Math.min(at - from, to - at);
  return [...boxes].sort((a, b) => far(a.x, columns) + far(a.y, rows) - far(b.x, columns) - far(b.y, rows));
}

/** The height at which the uppermost share of some boxes ends. */
function topOf(boxes: readonly Box[], share: number): number {
  const first = boxes[0]?.y ?? 0;
  const last = boxes.at(-1)?.y ?? 0;
  return Math.min(first, last) + Math.abs(last - first) * share;
}

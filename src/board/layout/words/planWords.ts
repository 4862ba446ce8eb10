/** Sets the words of a scene where figures and their names leave room: names of places, then features, then heights. The same scene is set the same way. */
import type { Point, Scene } from '../../../space/scene.ts';
import type { Box } from '../viewMath.ts';
import { broken, type Measure } from './plates.ts';
import { featureLetters, type Letters, placeLetters, type Reading, sizesOf } from './sizes.ts';
import type { Taken } from './taken.ts';
import { sceneWords, type Word, type WordLook } from './words.ts';

/** A word as it is set. Window pixels from the map's corner. */
export interface SetWord extends WordLook, Box {
  id: string;
  of: string;
  /** Nothing where a feature's icon stands alone. */
  lines: readonly string[];
  whole: string;
  size: number;
}

/** What is so now, besides the scene: places that are full, and places whose features matter. */
export interface WordsNow {
  /** Words for places that are full, by place key. */
  full: ReadonlyMap<string, string>;
  matters: ReadonlySet<string>;
}

/** Squares narrower than this in window pixels have no heights written on them. */
const TELLING = 18;

interface Form {
  lines: readonly string[];
  size: number;
  width: number;
  height: number;
}

/** The size of the words of a place, set in lines. */
function nameForm(lines: readonly string[], size: number, measure: Measure): Form {
  // Names of places are spaced and outlined.
  const width = Math.max(...lines.map((line) => measure(line, size) * 1.02 + line.length * size * 0.05)) + size * 0.3;
  return { lines, size, width, height: size * (0.28 + 1.12 * lines.length) };
}

/** A plate with its icon and its words, or the icon alone. */
function chipForm({ icon }: Word, text: string, size: number, measure: Measure): Form {
  const lead = icon === undefined ? 0 : size * 1.35;
  return {
    lines: text === '' ? [] : [text],
    size,
    width: text === '' ? size * 2.1 : measure(text, size) + lead + size * 0.95,
    height: size * 1.66,
  };
}

/** The share of a place's top where its name stands before it moves further down. */
const TOP = 0.34;

/** Sets all words that find room, and claims it. */
export function planWords(scene: Scene, reading: Reading, now: WordsNow, taken: Taken, measure: Measure): SetWord[] {
  const { scale } = reading;
  const { names, features, heights } = sceneWords(scene);
  const set: SetWord[] = [];
  const place = (
    word: Word,
    form: Form,
    within?: (box: Box, all: readonly Box[]) => boolean,
    under = false,
  ): boolean => {
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

  const writeName = (word: Word, letters: Letters): void => {
    const sizes = word.repeated ? [letters.usual] : sizesOf(letters);
    const inTwo = broken(word.text);
    const forms = [
      ...sizes.map((size) => nameForm([word.text], size, measure)),
      ...(inTwo && !word.repeated ? [...new Set(sizes)].map((size) => nameForm(inTwo, size, measure)) : []),
    ];
    // Smaller before lower: a name is looked for at the top of its place.
    const high = (box: Box, all: readonly Box[]): boolean => box.y <= topOf(all, TOP);
    for (const within of scene.kind === 'zones' && !word.repeated ? [high, undefined] : [undefined])
      if (forms.some((form) => place(word, form, within))) return;
  };
  for (const word of names) writeName(word, placeLetters(reading));

  const chips: Word[] = [
    ...names.flatMap((word): Word[] => {
      const full = now.full.get(word.of);
      return full === undefined ? [] : [{ ...word, id: `${word.of} full`, kind: 'feature', text: full, danger: true }];
    }),
    ...features.filter(({ of }) => now.matters.has(of)),
    ...features.filter(({ of }) => !now.matters.has(of)),
  ];
  const letters = featureLetters(reading);
  const said = new Set<string>();
  for (const word of chips) {
    const told = word.danger || now.matters.has(word.of);
    // What has been said already is shown by its icon: the same word twice tells nothing more.
    const again = !told && word.icon !== undefined && said.has(word.text);
    const sizes = told ? sizesOf(letters) : again ? [] : [letters.usual];
    const forms = [
      ...sizes.map((size) => chipForm(word, word.text, size, measure)),
      ...(word.icon === undefined ? [] : [chipForm(word, '', letters.floor, measure)]),
    ];
    // Below the name of its place, or as near to it as can be.
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

/** Boxes by how far their upper edge's middle is from a point, the nearest first. */
const nearest = (boxes: readonly Box[], { x, y }: Point): Box[] => {
  const far = (box: Box) => Math.abs(box.y - y) + Math.abs(box.x + box.width / 2 - x) * 0.6;
  return [...boxes].sort((a, b) => far(a) - far(b));
};

/** The height above which the upper share of some boxes begins. */
function topOf(boxes: readonly Box[], share: number): number {
  const first = boxes[0]?.y ?? 0;
  const last = boxes.at(-1)?.y ?? 0;
  return Math.min(first, last) + Math.abs(last - first) * share;
}

/**
 * Scenes of Foundry, versions 9 to 14: walls by their kinds, doors, lights, darkness, notes and
 * figures. Their picture is not in the file.
 */
import * as z from 'zod/mini';
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import { countWords, type Result } from '../../engine/words.ts';
import type { Point } from '../../space/scene.ts';
import { type ImportedMap, importedNumber, type MapWish, parseJson, readData } from '../imported.ts';
import { drawnMap } from '../walled/drawnMap.ts';
import { type Entries, readEntries } from '../walled/entries.ts';
import { floorsIn, withFloors } from '../walled/floors.ts';
import { emptyWalls, leftOutWords, type WalledDoor, type WalledMap, type WalledNote } from '../walled/walledMap.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';

const FOUNDRY = 'scene of Foundry';

const some = z.catch(z.optional(importedNumber), undefined);
const text = z.catch(z.optional(z.string()), undefined);
const side = z.number().check(z.minimum(1), z.maximum(100_000));
const sizeOfGrid = z.number().check(z.minimum(10), z.maximum(2000));

/** A scene; the grid was one number up to version 9. Lists are read entry by entry. */
const sceneSchema = z.object({
  name: text,
  width: side,
  height: side,
  padding: z.catch(z.number().check(z.minimum(0), z.maximum(2)), 0.25),
  grid: z.union([sizeOfGrid, z.object({ type: some, size: sizeOfGrid, distance: some })]),
  gridType: some,
  gridDistance: some,
  shiftX: some,
  shiftY: some,
  background: z.catch(z.object({ offsetX: some, offsetY: some, src: text }), {}),
  img: text,
  darkness: some,
  environment: z.catch(z.object({ darknessLevel: some }), {}),
  walls: z.optional(z.unknown()),
  lights: z.optional(z.unknown()),
  tokens: z.optional(z.unknown()),
  notes: z.optional(z.unknown()),
});
type FoundryScene = z.infer<typeof sceneSchema>;

const wallSchema = z.object({
  c: z.tuple([importedNumber, importedNumber, importedNumber, importedNumber]),
  move: z._default(z.number(), 20),
  sight: some,
  light: some,
  /** Sight and light in one, up to version 8. */
  sense: some,
  door: z._default(z.number(), 0),
  ds: z._default(z.number(), 0),
});
type FoundryWall = z.infer<typeof wallSchema>;

const lightSchema = z.object({
  x: importedNumber,
  y: importedNumber,
  dim: some,
  bright: some,
  config: z.catch(z.object({ dim: some, bright: some }), {}),
});
const tokenSchema = z.object({
  x: importedNumber,
  y: importedNumber,
  name: text,
  width: z.catch(z._default(importedNumber, 1), 1),
  height: z.catch(z._default(importedNumber, 1), 1),
  hidden: z.catch(z._default(z.boolean(), false), false),
  disposition: some,
});
const noteSchema = z.object({ x: importedNumber, y: importedNumber, text, label: text });

const MOST_WALLS = 50_000;
const MOST_OTHERS = 2000;
/** The darkness from which it is night. */
const DARK = 0.5;
/** The kinds of grid by their numbers: 2 and 3 have hexes with corners up, 4 and 5 with edges up. */
const HEXES: Readonly<Record<number, 'pointed' | 'flat'>> = { 2: 'pointed', 3: 'pointed', 4: 'flat', 5: 'flat' };

/** What a wall is for people: wall, door, or something that does not bar them. */
function kindOfWall({ move, sight, sense, door }: FoundryWall): 'door' | 'wall' | 'glass' | 'nothing' {
  if (door === 1 || door === 2) return 'door';
  if (move === 0) return 'nothing';
  return (sight ?? sense ?? 20) === 0 ? 'glass' : 'wall';
}

function doorState({ door, ds }: FoundryWall): WalledDoor['state'] {
  if (ds === 1) return 'open';
  if (door === 2) return 'secret';
  return ds === 2 ? 'locked' : 'closed';
}

/** The words for a figure of the scene, which the game master may set up. */
const tokenNote = ({ name, hidden, disposition }: z.infer<typeof tokenSchema>): Omit<WalledNote, 'at'> => ({
  name: name?.trim() || 'Somebody',
  text: `${disposition === -1 ? 'A foe' : disposition === 1 ? 'A friend' : 'Somebody'} stands here in the scene${hidden ? ', hidden' : ''}: set them up as you like.`,
});

/** The scene as walls. Its points are pixels of the scene with a border of whole squares about it. */
function walledScene(scene: FoundryScene, name: string, { picture }: MapWish): WalledMap {
  const { width, height, padding, grid, background } = scene;
  const { type, size, distance } =
    typeof grid === 'number' ? { type: scene.gridType, size: grid, distance: scene.gridDistance } : grid;
  const [shiftX, shiftY] = [background.offsetX ?? scene.shiftX ?? 0, background.offsetY ?? scene.shiftY ?? 0];
  const corner = {
    x: Math.ceil((padding * width) / size) * size - shiftX,
    y: Math.ceil((padding * height) / size) * size - shiftY,
  };
  const at = (x: number, y: number): Point => ({ x: (x - corner.x) / size, y: (y - corner.y) / size });
  const walls = readEntries(scene.walls, wallSchema, MOST_WALLS);
  const lights = readEntries(scene.lights, lightSchema, MOST_OTHERS);
  const tokens = readEntries(scene.tokens, tokenSchema, MOST_OTHERS);
  const notes = readEntries(scene.notes, noteSchema, MOST_OTHERS);
  const lineOf = ({ c: [x, y, toX, toY] }: FoundryWall): [Point, Point] => [at(x, y), at(toX, toY)];
  const of = (...kinds: ReturnType<typeof kindOfWall>[]) =>
    walls.read.filter((wall) => kinds.includes(kindOfWall(wall)));
  const fraction = (n: number): number => ((((-n % size) + size) % size) / size) % 1;
  const step = distance && distance > 0 ? distance : 5;
  return {
    ...emptyWalls,
    kind: FOUNDRY,
    name,
    width: width / size,
    height: height / size,
    // The lines of the grid begin at the corner of the border.
    inset: { x: fraction(shiftX), y: fraction(shiftY) },
    square: size,
    walls: of('wall', 'glass').map(lineOf),
    doors: of('door').map((wall) => ({ line: lineOf(wall), state: doorState(wall) })),
    lights: lights.read.map(({ x, y, dim, bright, config }) => ({
      at: at(x, y),
      range: Math.max(config.dim ?? dim ?? 0, config.bright ?? bright ?? 0) / step,
    })),
    notes: [
      ...notes.read.map(({ x, y, text, label }) => ({ name: (text || label) ?? '', text: '', at: at(x, y) })),
      ...tokens.read.map((token) => ({
        ...tokenNote(token),
        at: at(token.x + (token.width * size) / 2, token.y + (token.height * size) / 2),
      })),
    ],
    night: (scene.environment.darknessLevel ?? scene.darkness ?? 0) >= DARK,
    ...(type !== undefined && HEXES[type] ? { hexes: HEXES[type] } : {}),
    ...(picture ? { picture: { shape: picture } } : {}),
    remarks: [
      ...pictureWords(scene, picture),
      ...kindWords(of('glass').length, of('nothing').length, tokens.read.length),
      ...leftOutOf({ walls, lights, tokens, notes }),
    ],
  };
}

/** The name of the picture that belongs to the scene, where it is not here yet. */
function pictureWords({ background, img }: FoundryScene, picture: MapWish['picture']): string[] {
  const named = (background.src ?? img ?? '').split(/[\\/]/).at(-1)?.slice(0, 80);
  return picture || !named ? [] : [`Its picture is called “${decoded(named)}”.`];
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const kindWords = (glass: number, nothing: number, tokens: number): string[] => [
  ...(glass > 0
    ? [`${countWords(glass, 'wall')} that one sees through ${glass === 1 ? 'stands' : 'stand'} here as plain wall.`]
    : []),
  ...(nothing > 0
    ? [`${countWords(nothing, 'wall')} that ${nothing === 1 ? 'bars' : 'bar'} nobody’s way, as of curtains, left out.`]
    : []),
  ...(tokens > 0
    ? [`${countWords(tokens, 'figure')} of the scene ${tokens === 1 ? 'is a note' : 'are notes'} on the map.`]
    : []),
];

const leftOutOf = (of: Readonly<Record<'walls' | 'lights' | 'tokens' | 'notes', Entries<unknown>>>): string[] =>
  leftOutWords([
    [of.walls.left, 'wall'],
    [of.lights.left, 'light'],
    [of.tokens.left, 'figure'],
    [of.notes.left, 'note'],
  ]);

/**
 * Reads a scene that Foundry exported, or the scenes of an adventure, of which one is chosen.
 * Refused with a sentence when the text is no such file, or larger than a map can be.
 */
export function readFoundryScene(
  raw: string,
  name: string,
  told: ProgressListener,
  wish: MapWish,
): Result<ImportedMap> {
  const parsed = parseJson(raw, FOUNDRY);
  if (!parsed.ok) return parsed;
  const data = parsed.value;
  const many = isPlainRecord(data) && Array.isArray(data.scenes) ? data.scenes : data;
  const floors = floorsIn(Array.isArray(many) ? many : [data], name, wish);
  const read = readData(floors.chosen, sceneSchema, FOUNDRY);
  if (!read.ok) return read;
  const title = read.value.name?.trim().slice(0, 80) || floors.name;
  return withFloors(drawnMap(walledScene(read.value, title, wish), told), floors);
}

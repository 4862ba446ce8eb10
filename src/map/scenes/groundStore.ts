/** A choice of ground in progress: the choices so far, and a file that is being read. */

import { toast } from 'sonner';
import { createStore } from 'zustand';
import { findGridAway } from '../../formats/away/gridJob.ts';
import { readMapAway } from '../../formats/away/mapJob.ts';
import { straightenAway } from '../../formats/away/straightJob.ts';
import { mapContentOf } from '../../formats/maps/mapContent.ts';
import type { MapCorners } from '../../formats/straight/corners.ts';
import { tableActions } from '../../store/store.ts';
import { gridOfName, titleOfName } from './gridName.ts';
import { type Ground, type GroundFile, type GroundPicture, USUAL_ACROSS, untouched } from './ground.ts';
import { pictureScene } from './plainScenes.ts';

/** A map file that is being read, and the progress from 0 to 1. */
interface ReadProgress {
  name: string;
  share: number;
}

export interface GroundChoice {
  ground: Ground;
  reading: ReadProgress | undefined;
  /** The maps among several files, to choose one; empty when one file was taken. */
  several: readonly File[];
  /** The file that was taken last. */
  taken: File | undefined;
  choose(part: Partial<Ground>): void;
  /**
   * Takes a picture or a map file. There is no map until the file is read. Tells when the file is
   * neither.
   */
  take(file: File): Promise<void>;
  /**
   * Takes the first map among several files, and keeps the others to choose from. A picture beside
   * one map file without a picture is laid under that map.
   */
  takeAll(files: readonly File[]): Promise<void>;
  /** Reads another floor of the file that was taken. */
  takeFloor(floor: number): Promise<void>;
  /** Lays a picture under the map of the file that was taken. */
  addPicture(file: File): Promise<void>;
  /**
   * Lays the chosen picture straight by the corners of its map, or as it was where there are none.
   * What cannot be laid changes nothing.
   */
  straighten(corners: MapCorners | undefined): Promise<void>;
  /** Stops reading. */
  stop(): void;
}

/** Makes a store for one choice of ground. `ready` is the ready-made map that is chosen first. */
export const makeGround = (ready: Ground['ready']) =>
  createStore<GroundChoice>()((set, get) => {
    let stopLast = new AbortController();
    const choose = (part: Partial<Ground>): void => set(({ ground }) => ({ ground: { ...ground, ...part } }));

    /** Reads a map file; `laid` is the picture that was added to it. */
    async function readFile(
      file: File,
      { signal }: AbortController,
      floor = 0,
      laid?: GroundFile,
    ): Promise<GroundFile | undefined> {
      const { name } = file;
      const added = laid?.added;
      set({ reading: { name, share: 0 } });
      const tell = (share: number) => signal.aborted || set({ reading: { name, share } });
      const read = await readMapAway(file, tell, signal, { floor, ...(added ? { picture: added } : {}) });
      if (!read || signal.aborted) return undefined;
      const picture = read.ok ? read.value.picture : undefined;
      const kept = picture && (await tableActions.addPicture(new Blob([picture])));
      if (signal.aborted) return undefined;
      set({ reading: undefined });
      if (read.ok) return { map: read.value, picture: kept?.picture ?? laid?.picture, ...(added ? { added } : {}) };
      toast.error(read.refusal.text);
      return undefined;
    }

    /** Reads the taken file again with another floor or picture. */
    async function readAgain(floor: number, laid: GroundFile | undefined, stop: AbortController): Promise<void> {
      const { taken } = get();
      const read = taken && (await readFile(taken, stop, floor, laid));
      if (read && !stop.signal.aborted) choose({ file: read });
    }

    async function layPicture(picture: File, stop: AbortController): Promise<void> {
      const { file } = get().ground;
      set({ reading: { name: picture.name, share: 0.2 } });
      const kept = await tableActions.addPicture(picture);
      if (stop.signal.aborted) return;
      set({ reading: undefined });
      if (!kept || !file) return;
      const added = { width: kept.width, height: kept.height };
      await readAgain(file.map.floors?.at ?? 0, { ...file, picture: kept.picture, added }, stop);
    }

    /** The picture that is kept: the file itself, or the map of these corners in it. */
    async function laidPicture(file: File, corners: MapCorners | undefined, { signal }: AbortController) {
      if (!corners) return file;
      const { name } = file;
      const tell = (share: number) => signal.aborted || set({ reading: { name, share } });
      const straight = await straightenAway({ picture: file, corners }, tell, signal);
      if (straight?.ok) return straight.value;
      if (straight) toast.error(straight.refusal.text);
      return undefined;
    }

    /** Lays a picture as the ground, and looks for its grid. What cannot be laid changes nothing. */
    async function layGround(file: File, corners: MapCorners | undefined, stop: AbortController): Promise<void> {
      const { name } = file;
      // A large picture is packed anew, which takes seconds.
      set({ reading: { name, share: 0.2 } });
      const laid = await laidPicture(file, corners, stop);
      const kept = laid && !stop.signal.aborted ? await tableActions.addPicture(laid) : undefined;
      if (stop.signal.aborted) return;
      set({ reading: undefined });
      if (!laid || !kept) return;
      const told = gridOfName(name);
      const picture: GroundPicture = { name: titleOfName(name), from: file, corners, ...kept, told, grid: undefined };
      const before = get().ground;
      const across = before.picture?.from === file ? before.across : (told?.columns ?? USUAL_ACROSS);
      if (!pictureScene('zones', picture, across)) {
        toast.error('This picture cannot be a map: each side must be 100 to 20,000 pixels.');
        return;
      }
      choose({ picture, across, fits: 'number' });
      if (picture.told) return;
      set({ reading: { name: `the grid of ${name}`, share: 0.5 } });
      const grid = await findGridAway({ picture: laid, width: picture.width }, stop.signal);
      if (stop.signal.aborted) return;
      set({ reading: undefined });
      // A grid that is sure is laid at once; another is offered.
      if (grid) choose({ picture: { ...picture, grid }, fits: grid.sure ? 'found' : 'number' });
    }

    /** Begins a choice, and stops the one before it: what was chosen last counts. */
    function begin(): AbortController {
      get().stop();
      stopLast = new AbortController();
      return stopLast;
    }

    async function takeOne(file: File, stop: AbortController): Promise<void> {
      set({ taken: file });
      const content = await mapContentOf(file);
      if (stop.signal.aborted) return;
      if (content === 'picture' || (content === 'other' && file.type.startsWith('image/'))) {
        choose({ way: 'picture', picture: undefined });
        return layGround(file, undefined, stop);
      }
      choose({ way: 'file', file: undefined });
      const read = await readFile(file, stop);
      if (!read || stop.signal.aborted) return;
      const { hexes } = read.map;
      choose({ file: read, ...(hexes ? { kind: 'hexes', turn: hexes } : {}) });
    }

    return {
      ground: { ...untouched, ready },
      reading: undefined,
      several: [],
      taken: undefined,
      choose,
      take: (file) => {
        set(({ several }) => ({ several: several.includes(file) ? several : [] }));
        return takeOne(file, begin());
      },
      async takeAll(files) {
        const stop = begin();
        const kinds = await Promise.all(files.map(mapContentOf));
        if (stop.signal.aborted) return;
        const pictures = files.filter((_, n) => kinds[n] === 'picture');
        const drawn = files.filter((_, n) => kinds[n] === 'map');
        const [picture] = pictures;
        if (drawn[0] && picture && drawn.length === 1 && pictures.length === 1) {
          set({ several: [] });
          await takeOne(drawn[0], stop);
          const { file } = get().ground;
          if (stop.signal.aborted) return;
          if (file?.map.takesPicture && file.picture === undefined) await layPicture(picture, stop);
          else set({ several: [drawn[0], picture] });
          return;
        }
        const maps = files.filter((_, n) => kinds[n] !== 'other');
        const first = maps[0] ?? files[0];
        if (!first) return;
        if (maps.length === 0 && files.length > 1) {
          toast.error(`None of these ${files.length} files is a picture or a map.`);
          return;
        }
        set({ several: maps.length > 1 ? maps : [] });
        await takeOne(first, stop);
      },
      takeFloor: (floor) => {
        const stop = begin();
        return readAgain(floor, undefined, stop);
      },
      addPicture: (file) => layPicture(file, begin()),
      async straighten(corners) {
        const { picture } = get().ground;
        if (picture) await layGround(picture.from, corners, begin());
      },
      stop() {
        stopLast.abort();
        set({ reading: undefined });
      },
    };
  });

/** Whether a map file, or the picture under its map, is being read: its map is not whole yet. */
export const isFileRead = ({ ground, reading }: Pick<GroundChoice, 'ground' | 'reading'>): boolean =>
  ground.way === 'file' && reading !== undefined;

export type GroundStore = ReturnType<typeof makeGround>;

/** The ground of a new encounter. The choices stay when the dialog is closed and opened again. */
export const newGround = makeGround('usual');

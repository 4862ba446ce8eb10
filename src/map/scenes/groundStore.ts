/** A ground that is being chosen: what was chosen so far, and a file that is being read for it. */
import { createStore } from 'zustand';
import { readMapAway } from '../../formats/away/mapJob.ts';
import { verbs } from '../../store/store.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { gridOfName, titleOfName } from './gridName.ts';
import { type Ground, type GroundFile, type GroundPicture, USUAL_ACROSS, untouched } from './ground.ts';
import { pictureScene } from './plainScenes.ts';

/** A map file that is being read, and how far it has come, from 0 to 1. */
interface Reading {
  name: string;
  share: number;
}

export interface GroundChoice {
  ground: Ground;
  reading: Reading | undefined;
  choose(part: Partial<Ground>): void;
  /** Takes a picture or a map file; there is no map until it is read. What is none is told. */
  take(file: File): Promise<void>;
  /** Leaves off reading. */
  stop(): void;
}

/** Makes one. `ready`: the ready-made map to begin with. */
export const makeGround = (ready: Ground['ready']) =>
  createStore<GroundChoice>()((set, get) => {
    let stopLast = new AbortController();
    const choose = (part: Partial<Ground>): void => set(({ ground }) => ({ ground: { ...ground, ...part } }));

    async function readPicture(file: File): Promise<GroundPicture | undefined> {
      const kept = await verbs().addPicture(file);
      return kept && { name: titleOfName(file.name), ...kept, told: gridOfName(file.name) };
    }

    async function readFile(file: File, { signal }: AbortController): Promise<GroundFile | undefined> {
      const { name } = file;
      set({ reading: { name, share: 0 } });
      const read = await readMapAway(file, (share) => signal.aborted || set({ reading: { name, share } }), signal);
      if (!read || signal.aborted) return undefined;
      set({ reading: undefined });
      if (!read.ok) {
        toast.error(read.refusal.text);
        return undefined;
      }
      const { picture } = read.value;
      const kept = picture && (await verbs().addPicture(new Blob([picture])));
      return { map: read.value, picture: kept?.picture };
    }

    return {
      ground: { ...untouched, ready },
      reading: undefined,
      choose,
      async take(file) {
        get().stop();
        const stop = new AbortController();
        stopLast = stop;
        if (!file.type.startsWith('image/')) {
          choose({ way: 'file', file: undefined });
          const read = await readFile(file, stop);
          if (read && !stop.signal.aborted) choose({ file: read });
          return;
        }
        choose({ way: 'picture', picture: undefined });
        const picture = await readPicture(file);
        if (!picture || stop.signal.aborted) return;
        const across = picture.told?.columns ?? USUAL_ACROSS;
        if (pictureScene('zones', picture, across)) choose({ picture, across });
        else toast.error('This picture cannot be a map: each side must be 100 to 20,000 pixels.');
      },
      stop() {
        stopLast.abort();
        set({ reading: undefined });
      },
    };
  });

export type GroundStore = ReturnType<typeof makeGround>;

/** The ground of a new encounter: what was chosen stays when its dialog is closed and opened again. */
export const newGround = makeGround('usual');

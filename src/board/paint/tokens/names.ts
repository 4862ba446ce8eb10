/** The names of tokens on the canvas: planned when something about them changes, and drawn from small bitmaps above all figures. */
import type { Spot } from '../../layout/layout.ts';
import { namesAlike, type Plate, planPlates } from '../../layout/plates.ts';
import type { BoardToken } from '../../types.ts';
import type { SpriteLook } from './bitmaps.ts';
import { drawPlate, makeMeasure, plateKey } from './drawPlates.ts';

/** A name as it is planned, with its drawing. */
export interface Name {
  plate: Plate;
  key: string;
  bitmap: HTMLCanvasElement;
}

/** What names depend on. */
export interface NameScene {
  tokens: readonly BoardToken[];
  spots: ReadonlyMap<string, Spot>;
  look: SpriteLook;
}

export interface Names {
  /** Plans the names anew where anything they depend on has changed. Says whether any name has. */
  plan(now: NameScene, hovered: string | undefined): boolean;
  get(id: string): Name | undefined;
  forget(): void;
}

/** Free bitmaps that are kept for names that may come again. */
const SPARE = 200;

export function makeNames(): Names {
  const words = makeMeasure();
  const bitmaps = new Map<string, HTMLCanvasElement>();
  let names = new Map<string, Name>();
  let last: { now: NameScene; hovered: string | undefined } | undefined;

  const asBefore = (now: NameScene, hovered: string | undefined): boolean =>
    last !== undefined &&
    last.hovered === hovered &&
    last.now.spots === now.spots &&
    last.now.look.scale === now.look.scale &&
    last.now.look.pixelRatio === now.look.pixelRatio &&
    last.now.look.theme === now.look.theme &&
    namesAlike(last.now.tokens, now.tokens);

  return {
    plan(now, hovered) {
      if (asBefore(now, hovered)) {
        last = { now, hovered };
        return false;
      }
      last = { now, hovered };
      const plan = planPlates(now.tokens, now.spots, now.look.scale, hovered, words.measure);
      const before = names;
      names = new Map();
      let changed = before.size !== plan.size;
      for (const token of now.tokens) {
        const plate = plan.get(token.id);
        if (!plate) continue;
        const key = plateKey(plate, token, now.look);
        const old = before.get(token.id);
        changed ||= old?.key !== key || old.plate.x !== plate.x || old.plate.y !== plate.y;
        const bitmap = bitmaps.get(key) ?? drawPlate(plate, token, now.look);
        bitmaps.set(key, bitmap);
        names.set(token.id, { plate, key, bitmap });
      }
      if (bitmaps.size > 2 * names.size + SPARE) {
        const used = new Set([...names.values()].map(({ key }) => key));
        for (const key of bitmaps.keys()) if (!used.has(key)) bitmaps.delete(key);
      }
      return changed;
    },
    get: (id) => names.get(id),
    forget() {
      last = undefined;
      names = new Map();
      bitmaps.clear();
      words.forget();
    },
  };
}

/** What a game has ready to be used: creatures, and fights that open with one click. */
import type { Script } from './script.ts';

/** A ready-made foe or character. */
export interface Creature<Sheet = unknown> {
  id: string;
  name: string;
  kind: string;
  /** One line of its figures, for the list. */
  summary: string;
  icon: string;
  /** Squares along a side on the square grid; 1 if left out. */
  squares?: number;
  sheet: Sheet;
}

/** A fight ready to be opened with one click. */
export interface ReadyFight {
  id: string;
  name: string;
  about: string;
  script: Script;
}

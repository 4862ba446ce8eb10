/** Ready-made combatants from what differs on their sheets. */
import type { Creature } from '../../engine/ruleset.ts';
import type { Kept } from './defineGame.ts';

/**
 * A way to write creatures in a line each: who it is, and what differs on its sheet from a new one. `summary` gives their figures in one
 * line for the list. An icon is packed by being written down as `icon: 'ogre'`, so it is said by its name here, too.
 */
export const creaturesOf =
  <Sheet>(sheet: Pick<Kept<Sheet>, 'start'>, summary: (made: Sheet) => string) =>
  (who: Omit<Creature<Sheet>, 'summary' | 'sheet'>, differs: Partial<Sheet> = {}): Creature<Sheet> => {
    const made = { ...sheet.start(), ...differs };
    return { ...who, summary: summary(made), sheet: made };
  };

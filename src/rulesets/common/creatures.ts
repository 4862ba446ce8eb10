/** Makes ready-made combatants from what differs on their sheets. */
import type { Creature } from '../../engine/ruleset.ts';
import type { Kept } from './defineGame.ts';

/**
 * A function that makes creatures in a line each, from their name and from what differs from a new
 * sheet. `summary` gives their figures in one line for the list. The build packs an icon when it
 * finds `icon: 'ogre'` in a source, so each creature writes its icon's name here too.
 */
export const creaturesOf =
  <Sheet>(sheet: Pick<Kept<Sheet>, 'start'>, summary: (made: Sheet) => string) =>
  (who: Omit<Creature<Sheet>, 'summary' | 'sheet'>, differs: Partial<Sheet> = {}): Creature<Sheet> => {
    const made = { ...sheet.start(), ...differs };
    return { ...who, summary: summary(made), sheet: made };
  };

/** Ready-made combatants from what differs on their sheets. */
import type { Creature } from '../../engine/ruleset.ts';
import type { Kept } from './defineGame.ts';

/** A way to write creatures in a line each: what a new sheet holds but for what differs, and their figures in one line for the list. */
export const creaturesOf =
  <Sheet>(sheet: Pick<Kept<Sheet>, 'start'>, summary: (made: Sheet) => string) =>
  (id: string, name: string, kind: string, icon: string, differs: Partial<Sheet>): Creature<Sheet> => {
    const made = { ...sheet.start(), ...differs };
    return { id, name, kind, icon, summary: summary(made), sheet: made };
  };

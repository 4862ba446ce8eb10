/** Casts with holds and fires, for the tests of how these end. */
import { badgesOf, begunOn, playOn, tableOf } from '../../table.testing.ts';

export type Sheet = Record<string, unknown>;
export const byAnn = { held: { by: 'ann', gagged: false } };
/** A fight in which the cast acts in the order named. */
export const begunCast = (...members: [string, Sheet?, string?][]) =>
  begunOn(
    tableOf(members.map(([id, sheet = {}, zone = 'west']) => ({ id, sheet, zone }))),
    ...members.map((_, at) => at + 1),
  );
/**
 * Sets the value by ruling in the first turn, because a value from before the fight would already
 * have its effect at the first round's start.
 */
export const setByRuling = (at: ReturnType<typeof tableOf>, path: string, value: unknown, ...who: string[]) =>
  playOn(at, { edit: who.map((combatant) => ({ edit: 'sheet' as const, combatant, path, value })), label: 'Set.' });
export const setBurning = (at: ReturnType<typeof tableOf>, ...who: string[]) =>
  setByRuling(at, 'fire', { damage: 2, needs: 2, saved: 0 }, ...who);
export const endTurnLine = (who: string) => ({ do: 'end-turn', by: who });
export const isHeld = (at: ReturnType<typeof tableOf>, who: string) => badgesOf(at, who).includes('held');

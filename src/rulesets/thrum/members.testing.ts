/** Parts of a cast for tests: a foe on a square, a stance, a condition. */

/** Makes a member of the foes on a square. */
export const foeAt = (column: number, row: number, sheet: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet,
});
/** Makes the sheet of a combatant who holds a stance. */
export const inStance = (ability: string, mode = '') => ({ stance: { ability, mode, uses: 0 } });
/** Makes the sheet of a combatant with a condition that lasts until something ends it. */
export const withState = (condition: string, n = 1) => ({ [`conditions.${condition}`]: { n, until: 'ended' } });

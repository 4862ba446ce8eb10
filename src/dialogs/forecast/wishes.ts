/** How a fight is wished to be, and which single steps come nearest to that. */

/** A wish: another chance than now, or a chance by itself. */
export const WISHES = ['easier', 'even', 'harder', 'chance'] as const;
export type WishKind = (typeof WISHES)[number];

/** How far “easier” and “harder” go from the chance of now. */
const NOTABLY = 0.15;

/** The chance of the party that a wish asks for, between 0 and 1. */
export function chanceWished(kind: WishKind, now: number, chosen: number): number {
  switch (kind) {
    case 'easier':
      return Math.min(0.97, now + NOTABLY);
    case 'harder':
      return Math.max(0.03, now - NOTABLY);
    case 'even':
      return 0.5;
    case 'chance':
      return chosen;
  }
}

/** Whether a chance goes the way that a wish asks for. The chances of `even` go either way. */
export function goesThatWay(kind: WishKind, now: number, chance: number): boolean {
  if (kind === 'easier') return chance > now;
  if (kind === 'harder') return chance < now;
  return true;
}

/** Ids in the order of their chances: those that go the wished way first, the nearest foremost. */
export function nearestFirst(
  kind: WishKind,
  now: number,
  wished: number,
  chances: Readonly<Record<string, number>>,
): string[] {
  const away = (id: string) => Math.abs((chances[id] ?? 0) - wished);
  const wrong = (id: string) => (goesThatWay(kind, now, chances[id] ?? 0) ? 0 : 1);
  return Object.keys(chances).sort((a, b) => wrong(a) - wrong(b) || away(a) - away(b));
}

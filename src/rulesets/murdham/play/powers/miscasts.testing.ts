/** A wizard who overreaches, for tests of miscasts. */
import { live } from '../../../../engine/history.ts';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, type play, scrolls } from '../../edges.testing.ts';
import { murdham } from '../../index.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';

export const wizard = (power: string, more: Record<string, unknown> = {}) =>
  one('p', 'a', 'human', {
    skills: ['sorcery'],
    mana: 0,
    gear: scrolls(power),
    ...more,
  });
/** Invokes without mana, suffers 1 by soulblight, and rolls this miscast. */
export const overreach = (power: string, target: string, face: number): Line[] => [
  ...partyBegins,
  { do: 'invoke', by: 'p', with: power },
  { answer: target },
  { answer: 1 },
  { answer: face },
];
export const sheetIn = (at: ReturnType<typeof play>, id: string): MurdhamSheet =>
  live(murdham, at).fight.combatants[id]?.sheet as MurdhamSheet;

/** A wizard who overreaches, for tests of miscasts. */
import { liveStateOf } from '../../../../engine/history.ts';
import type { Line } from '../../../../engine/script.ts';
import { oneAt, partyBegins, type playOut, scrollsOf } from '../../edges.testing.ts';
import { murdham } from '../../index.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';

export const wizardWith = (power: string, more: Record<string, unknown> = {}) =>
  oneAt('p', 'a', 'human', {
    skills: ['sorcery'],
    mana: 0,
    gear: scrollsOf(power),
    ...more,
  });
/** The invoker invokes without mana, suffers 1 by soulblight, and rolls this miscast. */
export const overreach = (power: string, target: string, face: number): Line[] => [
  ...partyBegins,
  { do: 'invoke', by: 'p', with: power },
  { answer: target },
  { answer: 1 },
  { answer: face },
];
export const sheetIn = (at: ReturnType<typeof playOut>, id: string): MurdhamSheet =>
  liveStateOf(murdham, at).fight.combatants[id]?.sheet as MurdhamSheet;

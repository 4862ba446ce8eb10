/** TH-09: what lasts beyond a fight of Thrum, and downtime, which alone restores it. */
import type { After, Lasting } from '../../engine/after/after.ts';
import { combatantOf } from '../../engine/fight.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import { figureLines } from '../common/after.ts';
import type { House } from './house.ts';
import { restedTolerances } from './play/table/tolerances.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { State } from './state.ts';

const potentialOf = ({ potential }: Sheet): number => Object.values(potential).reduce((sum, n) => sum + n, 0);

export const afterRules: After<Sheet, State, House> = {
  // TH-09: a character keeps its tolerances. TH-37: it keeps its wounds, and a character who was
  // removed by them is out of the campaign for now.
  stays: [
    { path: 'tolerance.fatigue', rule: 'TH-09' },
    { path: 'tolerance.stress', rule: 'TH-09' },
    { path: 'wounds', rule: 'TH-37' },
    { path: 'removed', rule: 'TH-37' },
    { path: 'incapacitated', rule: 'TH-09' },
    { path: 'potential', rule: 'TH-44' },
    // The part of the tolerances that passives have added lasts with them.
    { path: 'passive', rule: 'TH-29' },
  ],
  /**
   * The end of the fight has already set Loads to 0 and brought the incapacitated round (TH-09,
   * `play/harm/ending.ts`).
   */
  over(fight, who) {
    const sheet = copyOfJson(combatantOf(fight, who).sheet);
    const ended: Lasting[] = [{ text: 'Loads are 0; statuses, stances and buffs have ended', rule: 'TH-09' }];
    return { sheet, ended };
  },
  changes: (before, sheet) => [
    ...figureLines(before, sheet, [
      { label: 'Fatigue Tolerance', rule: 'TH-09', of: (one) => one.tolerance.fatigue, better: 'up' },
      { label: 'Stress Tolerance', rule: 'TH-09', of: (one) => one.tolerance.stress, better: 'up' },
      { label: 'Wounds', rule: 'TH-37', of: (one) => one.wounds, better: 'down' },
      { label: 'Potential', rule: 'TH-44', of: potentialOf, better: 'up' },
    ]),
    ...(sheet.removed && !before.removed
      ? [{ text: 'Removed by three Wounds: out of the campaign for now', rule: 'TH-37', tone: 'bad' } as const]
      : []),
    ...(sheet.incapacitated && !sheet.removed && !before.incapacitated
      ? [{ text: 'Stays down: no Fatigue Tolerance is left', rule: 'TH-09', tone: 'bad' } as const]
      : []),
    ...((before.removed && !sheet.removed) || (before.incapacitated && !sheet.incapacitated)
      ? [{ text: 'Can fight again', rule: 'TH-09', tone: 'good' } as const]
      : []),
  ],
  words(sheet, fresh) {
    if (sheet.removed) return 'Removed, three Wounds';
    const { fatigue, stress } = sheet.tolerance;
    return [
      fatigue === fresh.tolerance.fatigue ? '' : `Fatigue Tolerance ${fatigue} of ${fresh.tolerance.fatigue}`,
      stress === fresh.tolerance.stress ? '' : `Stress Tolerance ${stress} of ${fresh.tolerance.stress}`,
      sheet.wounds > 0 ? `Wounds ${sheet.wounds} of 3` : '',
      sheet.incapacitated ? 'down' : '',
      potentialOf(sheet) > 0 ? `Potential ${potentialOf(sheet)}` : '',
    ]
      .filter(Boolean)
      .join(', ');
  },
  counts: [{ id: 'wounds', one: 'Wound', many: 'Wounds', of: (before, sheet) => sheet.wounds - before.wounds }],
  rests: [
    {
      id: 'downtime',
      name: 'Downtime',
      rule: 'TH-09',
      says: 'Tolerances are whole again, Wounds heal, Potential is gone. Whoever was removed may come back.',
      take(sheet, { fresh }) {
        // A foe’s stat block holds the values that the foe had at first.
        const whole =
          sheet.kind === 'character'
            ? restedTolerances(sheet, sheet.passive ?? { fatigue: 0, stress: 0 })
            : fresh.tolerance;
        return {
          ...copyOfJson(sheet),
          tolerance: {
            fatigue: Math.max(sheet.tolerance.fatigue, fresh.tolerance.fatigue, whole.fatigue),
            stress: Math.max(sheet.tolerance.stress, fresh.tolerance.stress, whole.stress),
          },
          wounds: 0,
          potential: {},
          incapacitated: false,
          removed: false,
        };
      },
    },
  ],
};

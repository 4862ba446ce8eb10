/** Circumstances and cover (EW-12, EW-13): how many more successes a test needs, and why. */

import { combatantOf } from '../../../../engine/fight.ts';
import { type Sentence, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { isPlaceInDark, seesInDark } from '../../../common/darkness.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Skill, TestName } from '../../sheet/skills.ts';
import type { Circumstance } from '../../state.ts';

/** Tests that are not maneuvers: for hazards, and before the cards are dealt. */
const NO_MANEUVER: readonly TestName[] = ['ambush', 'watch', 'fear', 'fire', 'poison', 'fall', 'hardship'];

/**
 * EW-13: whether a circumstance makes such a test harder, whoever makes it: by its kind, its name,
 * or the tested Action.
 */
function touches({ of, tests }: Circumstance, name: TestName, skill: Skill): boolean {
  switch (of) {
    case 'all':
      return true;
    case 'shoot':
      return name === 'shot';
    case 'close':
      return name !== 'shot' && !NO_MANEUVER.includes(name);
    case 'named':
      return tests.includes(name) || tests.includes(skill);
  }
}

/** EW-12: how many more successes a shot needs because of its target's cover. */
export function behindCover(fight: EinfelstFight, target: Id): number {
  const { cover } = combatantOf(fight, target).sheet;
  return cover === 'none' ? 0 : cover === 'light' ? fight.house.lightCover : fight.house.heavyCover;
}

/** Why a shot is harder where the GM lets darkness count. */
const DARK = 'dark';

/**
 * EW-13: one success more for a shot at somebody in the dark, where the GM lets darkness count. Who
 * sees in the dark is exempt. Dim light makes nothing harder.
 */
const inTheDark = (fight: EinfelstFight, who: Id, target: Id): number =>
  !seesInDark(fight, who) && isPlaceInDark(fight, combatantOf(fight, target).place) ? 1 : 0;

/**
 * The extra successes that circumstances (EW-13) ask of this combatant's test, and those for cover
 * against shots.
 */
export function neededSuccesses(
  fight: EinfelstFight,
  who: Id,
  name: TestName,
  skill: Skill,
  target?: Id,
): { extra: number; why: string[] } {
  const found = fight.state.circumstances.filter((one) => touches(one, name, skill) && !one.exempt.includes(who));
  const shot = name === 'shot' ? target : undefined;
  const behind = shot === undefined ? 0 : behindCover(fight, shot);
  // The Director may have said by hand that it is dark; it is no darker for that.
  const dark = shot === undefined || found.some(({ reason }) => reason === DARK) ? 0 : inTheDark(fight, who, shot);
  return {
    extra: found.reduce((sum, { extra }) => sum + extra, behind + dark),
    why: [
      ...found.map(({ reason }) => reason),
      ...(dark > 0 ? [DARK] : []),
      ...(shot !== undefined && behind > 0 ? [`${combatantOf(fight, shot).sheet.cover} cover`] : []),
    ],
  };
}

/** EW-13: why a test was harder, for the end of a sentence about its failure. */
export const hindered = (why: readonly string[]): Sentence =>
  why.length > 0 ? sentence` (harder: ${writtenRef([...new Set(why)].join(', '))})` : [];

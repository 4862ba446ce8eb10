/**
 * What a power may be aimed at, and with which enhancements it is invoked (MU-08).
 */

import { areEnemies } from '../../../../engine/fight.ts';
import { askPicks, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { countWords, type Id, notAllowed } from '../../../../engine/words.ts';
import { inZone, zonesWithin } from '../../../../space/zones/zones.ts';
import { nameOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { enhancements, type PowerSpec } from '../../sheet/powerKinds.ts';
import { doesIll } from '../../sheet/powers.ts';
import { isConditionActive } from '../../sheet/standing.ts';
import { isNear, isShielded, mapOf, placeOf, whereText, whyBarred, whyUnseen, zonesApart } from '../table/ground.ts';
import { allFighters, audienceFor, isThere, seatOfFighter } from '../table/table.ts';
import { canSpeak, levelCap } from './invoking.ts';
import type { Invocation } from './powerEffects.ts';

/** Lists the fighters and zones at which a power may be aimed from here. */
export function powerAims(fight: MurdhamFight, who: Id, { power, range }: Invocation): Option[] {
  const far = range === 'near' ? 0 : range === 'sight' ? 8 : range === 'personal' ? -1 : Number.POSITIVE_INFINITY;
  if (power.aims === 'zone')
    return zonesWithin(mapOf(fight), placeOf(fight, who), Math.max(0, far)).map(({ id }) => ({
      id,
      label: whereText(fight, inZone(id)),
      place: inZone(id),
    }));
  return allFighters(fight)
    .filter((one) => (power.aims === 'corpse' ? isConditionActive(one.sheet, 'dead') : isThere(fight, one.id)))
    .filter((one) => one.id !== who || power.aims === 'ally' || (power.aims === 'creature' && !doesIll(power)))
    .filter((one) => one.sheet.craft === undefined || power.effect.kind === 'attack')
    .filter((one) => !(isConditionActive(one.sheet, 'concealed') && areEnemies(fight, one.id, who)))
    .filter((one) => power.aims !== 'ally' || !areEnemies(fight, one.id, who))
    .map((one): Option => {
      const apart = zonesApart(fight, who, one.id);
      const strikes = power.effect.kind === 'attack' && one.id !== who;
      const unseen =
        far !== 8 || one.id === who
          ? undefined
          : strikes
            ? whyBarred(fight, who, one.id, 'attacker')
            : whyUnseen(fight, who, one.id);
      const blocked =
        power.aims === 'corpse' && !isNear(fight, who, one.id)
          ? notAllowed('MU-08', 'The corpse must be nearby.')
          : apart > far && one.id !== who
            ? notAllowed('MU-08', `${countWords(apart, 'zone')} away: out of the power’s range.`)
            : strikes && range !== 'connection' && isShielded(fight, who, one.id)
              ? notAllowed('MU-27', `A barrier shields ${nameOf(fight, one.id)}.`)
              : unseen !== undefined
                ? notAllowed('MU-08', unseen)
                : undefined;
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        ...(blocked ? { blocked } : {}),
        // The option is marked as dangerous, so that nobody harms a friend by accident when no
        // enemy is in range.
        ...(doesIll(power) && !areEnemies(fight, who, one.id) ? { tone: 'danger' as const } : {}),
      };
    })
    .sort((a, b) => Number('blocked' in a) - Number('blocked' in b));
}

/** Whether a power may be aimed there and is meant for it: a power that harms for a foe. */
export const isMeantFor = (
  fight: MurdhamFight,
  who: Id,
  { power }: Invocation,
  { blocked, combatant }: Option,
): boolean => !blocked && (combatant === undefined || !doesIll(power) || areEnemies(fight, who, combatant));

const reaches = ['personal', 'near', 'sight', 'connection'] as const;

/** The power as it is with these enhancements. */
function invocationOf(power: PowerSpec, chosen: readonly string[]): Invocation {
  const every = [...power.more, ...enhancements];
  const at = reaches.indexOf(power.range) + (chosen.includes('range') ? 1 : 0);
  return {
    power,
    level: every.filter(({ id }) => chosen.includes(id)).reduce((sum, one) => sum + one.level, 0),
    range: reaches[Math.min(at, reaches.length - 1)] ?? power.range,
    silent: chosen.includes('silent'),
    throughShield: chosen.includes('through-shield'),
    extra: chosen,
  };
}

/** What an invoker needs to be understood here: nothing, or that the power is silent. */
const neededHere = (fight: MurdhamFight, who: Id): string[] => (canSpeak(fight, who) === true ? [] : ['silent']);

/** The power with as much range as the invoker can pay for here. */
function farthestOf(fight: MurdhamFight, who: Id, power: PowerSpec): Invocation {
  const farther = invocationOf(power, [...neededHere(fight, who), 'range']);
  return farther.level <= levelCap(fight, who) + 1 ? farther : invocationOf(power, neededHere(fight, who));
}

/** Lists whom and what a power could be aimed at from here by any enhancement. */
export const enhancedAims = (fight: MurdhamFight, who: Id, power: PowerSpec): Option[] =>
  powerAims(fight, who, farthestOf(fight, who, power));

/**
 * The enhancements that are proposed: those needed here, and more range where only that brings
 * somebody into reach whom the power is meant for, and can be paid for.
 */
function proposedFor(fight: MurdhamFight, who: Id, power: PowerSpec): string[] {
  const needed = neededHere(fight, who);
  const farther = farthestOf(fight, who, power);
  const isMet = (what: Invocation) =>
    powerAims(fight, who, what).some((option) => isMeantFor(fight, who, what, option));
  return !isMet(invocationOf(power, needed)) && isMet(farther) ? [...farther.extra] : needed;
}

/**
 * Lists the enhancements that the invoker can pay for: levels up to the invoker's mana, and one
 * more by corruption.
 */
function enhancing(fight: MurdhamFight, who: Id, power: PowerSpec): Option[] {
  const cap = levelCap(fight, who) + 1;
  const proposed = proposedFor(fight, who, power);
  return [...power.more, ...enhancements].map(({ id, label, level }) => ({
    id,
    label,
    detail: countWords(level, 'level'),
    price: level,
    ...(proposed.includes(id) ? { usual: true as const } : {}),
    ...(level > cap ? { blocked: notAllowed('MU-08', `That is more than ${countWords(cap, 'level')}.`) } : {}),
  }));
}

/** Asks which enhancements a power is invoked with (MU-08). */
export function* askEnhancements(fight: MurdhamFight, who: Id, power: PowerSpec): Flow<Invocation> {
  const cap = levelCap(fight, who) + 1;
  const options = enhancing(fight, who, power);
  for (;;) {
    const chosen = yield* askPicks(
      {
        seat: seatOfFighter(fight, who),
        title: `${power.name}: which enhancements?`,
        rule: 'MU',
        detail: `Up to level ${cap}; the last level costs 2 corruption.${canSpeak(fight, who) === true ? '' : ' Only a silent power can be invoked now.'}`,
        about: [who],
        audience: audienceFor(fight, who),
      },
      options,
      0,
      options.length,
      { budget: { of: cap, word: 'level' }, none: 'None of them' },
    );
    const what = invocationOf(power, chosen);
    // An invocation that nobody can pay for, or whose words cannot be spoken here, is asked for
    // again.
    if (what.level <= cap && canSpeak(fight, who, what.silent) === true) return what;
  }
}

/**
 * Invoking a profane power: what the invoker needs, what it costs, and the soulblight and miscast
 * that overreaching risks.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { type PowerSpec, powerCosts } from '../../sheet/powerKinds.ts';
import { findPower } from '../../sheet/powersMade.ts';
import { isConditionActive, isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { specOf } from '../../sheet/things/gear.ts';
import { dealHurt } from '../harm/hurt.ts';
import { growMutation } from '../harm/mutations.ts';
import { featuresAt, placeOf } from '../table/ground.ts';
import { offerOmen } from '../table/saves.ts';
import { audienceFor, seatOfFighter, tell } from '../table/table.ts';
import type { Weapon } from '../table/weapons.ts';
import { type Cast, rollMiscast } from './miscast.ts';

/**
 * Lists the powers that a fighter has at hand: those of held scrolls and grimoires, and those of
 * its own nature.
 */
export function powersAtHand(fight: MurdhamFight, who: Id): PowerSpec[] {
  const sheet = sheetOf(fight, who);
  const read = knowsSkill(sheet, 'sorcery')
    ? sheet.gear.filter(({ held }) => held !== null).flatMap(({ powers }) => powers ?? [])
    : [];
  return [...new Set([...sheet.powers, ...read])].flatMap((id) => {
    const power = findPower(fight.house, id);
    return power?.path === 'profane' && power.bears === 'fight' ? [power] : [];
  });
}
const isOwn = (fight: MurdhamFight, who: Id, power: PowerSpec): boolean =>
  sheetOf(fight, who).powers.includes(power.id);

/** Tells whether a fighter can speak a power here and now, or why not. */
export function canSpeak(fight: MurdhamFight, who: Id, silent = false): Verdict {
  if (silent && fight.house.silentPowers) return true;
  if (isConditionActive(sheetOf(fight, who), 'silenced')) return notAllowed('MU-08', 'Silenced: no powers.');
  const mute = featuresAt(fight, placeOf(fight, who)).some(({ detail }) => detail === 'silence');
  return mute ? notAllowed('MU-08', 'No sound here: nothing can be invoked.') : true;
}

/**
 * Gives the level that a fighter can pay for in mana; corruption pays for one more. Powers of its
 * own nature are free.
 */
export const levelCap = (fight: MurdhamFight, who: Id): number => sheetOf(fight, who).mana;

/**
 * Pays for a power of a level, and gives the fate of the power: it fizzles when its invoker falls,
 * and a miscast may turn it.
 */
export function* payForPower(fight: MurdhamFight, who: Id, power: PowerSpec, level: number): Flow<Cast> {
  if (isOwn(fight, who, power)) {
    sheetOf(fight, who).spent.push(`power:${power.id}`);
    return 'works';
  }
  const sheet = sheetOf(fight, who);
  const over = level > sheet.mana ? powerCosts.corruptionForLevel : 0;
  const debt = sheet.mana < powerCosts.mana ? powerCosts.corruptionForMana : 0;
  if (debt === 0) sheet.mana -= powerCosts.mana;
  if (over + debt === 0) return 'works';
  sheet.corruption += over + debt;
  tell(fight, 'MU', sentence`${personRef(who)} takes ${over + debt} corruption.`, {
    happened: { is: 'gained', whom: [who], what: 'corruption', amount: over + debt },
    tone: 'bad',
  });
  return yield* soulblight(fight, who, power);
}

/**
 * Rolls soulblight. A d12 at or under the corruption burns the bearer by as much, and a miscast
 * follows.
 */
function* soulblight(fight: MurdhamFight, who: Id, power: PowerSpec): Flow<Cast> {
  const sheet = sheetOf(fight, who);
  const asking = {
    seat: seatOfFighter(fight, who),
    title: `${nameOf(fight, who)}: soulblight?`,
    rule: 'MU',
    about: [who],
    audience: audienceFor(fight, who),
  };
  const once = () =>
    rollFor(asking, 'Soulblight', [dieGroup('blight', 12)], { aim: `${sheet.corruption} or less burns` });
  let rolled = yield* once();
  if (
    rolled.value <= sheet.corruption &&
    (yield* offerOmen(fight, who, `${nameOf(fight, who)}: spend an omen and roll the soulblight again?`))
  ) {
    rolled = yield* once();
  }
  const { value: face, dice } = rolled;
  if (face > sheet.corruption) {
    tell(
      fight,
      'MU',
      sentence`${personRef(who)} bears the corruption: soulblight ${face}, over a corruption of ${sheet.corruption}.`,
      {
        dice,
      },
    );
    return 'works';
  }
  tell(
    fight,
    'MU',
    sentence`Soulblight burns ${personRef(who)}: ${face} direct damage, for ${face} is not over a corruption of ${sheet.corruption}.`,
    {
      dice,
      tone: 'bad',
    },
  );
  sheet.corruption -= face;
  const { outcome } = yield* dealHurt(fight, { who, amount: face, rule: 'MU', direct: true });
  if (outcome === 'critical') yield* growMutation(fight, who);
  if (isHelpless(sheet)) {
    tell(fight, 'MU', sentence`${itemRef(power.name)} fizzles.`, { who: [who] });
    return 'fizzles';
  }
  return yield* rollMiscast(fight, who, power);
}

/**
 * Gives a power as a weapon: a near power strikes like a melee attack, one at sight shoots. A power
 * that is no attack has no die.
 */
export function powerWeapon(
  power: PowerSpec,
  reach: 'near' | 'sight',
  element?: 'fire' | 'lightning' | 'cold' | 'heat',
): Weapon {
  const words = element === undefined ? [] : element === 'fire' ? (['fire', 'direct'] as const) : (['direct'] as const);
  return {
    id: power.id,
    name: `${power.name}${element ? ` of ${element}` : ''}`,
    spec: { ...specOf('unarmed'), id: power.id, name: power.name },
    figures: {
      way: reach === 'near' ? 'melee' : 'ranged',
      range: reach === 'near' ? 0 : 8,
      words,
      ...(power.effect.kind === 'attack' ? { die: power.effect.die } : {}),
    },
    hand: 'body',
    frail: false,
    power: power.id,
    ...(element === undefined ? {} : { element }),
  };
}

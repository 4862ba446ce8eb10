/** Lands a blow whose dice have fallen: damage, breaking gear, and the further effects of a hit. */

import { countAttack } from '../../../../engine/facts.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import { personRef, pronounRef, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf } from '../../sheet/scores.ts';
import { conditionOf, gainCondition, isConditionActive, isGone, isHelpless } from '../../sheet/standing.ts';
import { incapacitate } from '../harm/decline.ts';
import { dealHurt, type Harmed } from '../harm/hurt.ts';
import { landEffect as landHold } from '../harm/nonlethal.ts';
import { exposeToPoison } from '../harm/poison.ts';
import { dropFromAir } from '../perils/hazards.ts';
import { downWithMount } from '../riding.ts';
import { isDirect, type Reckoning, reckonDamage } from '../table/armour.ts';
import type { Blow } from '../table/blow.ts';
import { damageDice, showsOne } from '../table/blowDice.ts';
import type { Damage } from '../table/damage.ts';
import { isNear } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { allFighters, isThere, tell } from '../table/table.ts';
import { discardItem, gearRef, hasWord, itemName, weaponRef } from '../table/weapons.ts';
import { type Hit, worthOfRoll } from './rollBlows.ts';

/**
 * Lands a blow whose dice have fallen: damages gear, takes health, and adds the blow's poison,
 * corruption or grab.
 */
export function* landHit(fight: MurdhamFight, hit: Hit): Flow<Harmed> {
  const { blow, damage, rolled } = hit;
  const { attacker, target, weapon } = blow;
  countAttack(fight, attacker, target, 'hit');
  // The damage is reckoned again, because an exchange may have broken a shield since the roll.
  const { breaks, used, why, amount } = rolled ? reckonDamage(fight, blow, damage, worthOfRoll(rolled)) : hit.reckoned;
  // MU-32: a fighter who throws a blast at their own zone is in the blast.
  const hits =
    attacker === target
      ? sentence`${personRef(attacker)} is caught in ${pronounRef(attacker, 'possessive')} own ${weaponRef(weapon)}`
      : sentence`${personRef(attacker)} hits ${personRef(target)} with ${weaponRef(weapon)}`;
  const struck = sentence`${hits}: ${amount} damage.`;
  const notes = [...modeNotes(damage), ...(why === `${amount}` ? [] : [why])].join('; ');
  tell(
    fight,
    damage.mode === 'impaired' || damage.mode === 'none' ? (damage.impaired[0]?.rule ?? 'MU-28') : 'MU-28',
    notes === '' ? struck : sentence`${hits}: ${amount} damage (${writtenRef(notes)}).`,
    {
      ...unlessTheirs(fight, target, struck),
      happened: { is: amount > 0 ? 'hit' : 'blocked', whom: [target], by: attacker, amount },
      dice: rolled ? loggedDiceOf(weapon.name, damageDice(fight, blow, damage), rolled) : [],
      tone: amount > 0 ? 'bad' : 'plain',
    },
  );
  breakGear(fight, hit, breaks);
  for (const piece of used) piece.used = true;
  yield* turnBack(fight, hit);
  const share = yield* martyr(fight, target, amount);
  if (blow.effect.kind === 'stun') {
    // The stun compares the damage after armour (ruling 36), or by house rule before it.
    const force = fight.house.stunArmour ? amount : hit.reckoned.raw;
    const stunned = stunning(fight, blow, force);
    yield* downWithMount(fight, target);
    return stunned;
  }
  const harmed = yield* dealHurt(fight, {
    who: target,
    amount: share,
    rule: 'MU-28',
    by: attacker,
    direct: isDirect(weapon),
    kind: hasWord(weapon, 'fire') ? 'fire' : 'plain',
  });
  yield* riders(fight, blow, harmed);
  yield* scentOfBlood(fight, target, harmed);
  yield* dropFromAir(fight, target);
  yield* downWithMount(fight, target);
  return harmed;
}

/** MU-13: says of two dice why the lower or the higher one counted. */
function modeNotes({ mode, impaired, enhanced }: Damage): string[] {
  if (mode !== 'impaired' && mode !== 'enhanced') return [];
  const reasons = (mode === 'impaired' ? impaired : enhanced).map(({ label }) => label.toLowerCase());
  return [`${mode}: ${[...new Set(reasons)].join(', ')}`];
}

/**
 * MU-49: breaks the weapon that rolled a 1 while damaged, and the target's pieces that could not
 * take the blow.
 */
function breakGear(fight: MurdhamFight, { blow, damage, rolled }: Hit, breaks: Reckoning['breaks']): void {
  const sheet = sheetOf(fight, blow.attacker);
  const groups = damageDice(fight, blow, damage);
  for (const [at, weapon] of [blow.weapon, blow.second].entries()) {
    const group = groups[at];
    if (!weapon?.gear || !weapon.frail || !rolled || !group) continue;
    if (!showsOne(fight, group, rolled.faces[at] ?? [])) continue;
    discardItem(sheet, weapon.gear.id);
    tell(
      fight,
      'MU-49',
      sentence`${personRef(blow.attacker)}’s ${weaponRef(weapon)} was damaged and breaks on a 1 of its damage die.`,
      {
        happened: { is: 'lost', whom: [blow.attacker], what: weapon.name },
        tone: 'bad',
      },
    );
  }
  for (const piece of breaks) {
    discardItem(sheetOf(fight, blow.target), piece.id);
    tell(
      fight,
      'MU-49',
      sentence`${personRef(blow.target)}’s ${gearRef(piece)} was damaged and breaks under the blow.`,
      {
        happened: { is: 'lost', whom: [blow.target], what: itemName(piece) },
        tone: 'bad',
      },
    );
  }
}

/**
 * Bane on a shield or suit: a demon or undead whose blow does not get through takes its own roll as
 * direct damage.
 */
function* turnBack(fight: MurdhamFight, { blow, reckoned: { raw, amount, used } }: Hit): Flow<void> {
  const { attacker } = blow;
  const unholy = ['demon', 'undead'].includes(sheetOf(fight, attacker).kind);
  if (!unholy || raw < 1 || amount > 0 || !used.some(({ coat }) => coat === 'bane')) return;
  tell(fight, 'MU', sentence`Bane turns the blow back on ${personRef(attacker)}.`, { tone: 'bad' });
  yield* dealHurt(fight, { who: attacker, amount: raw, rule: 'MU', direct: true, by: blow.target });
}

/**
 * Martyrdom: half of the damage goes to the fighter who is linked with the target. Gives the damage
 * that is left.
 */
function* martyr(fight: MurdhamFight, target: Id, amount: number): Flow<number> {
  const other = conditionOf(sheetOf(fight, target), 'martyrdom')?.by;
  if (other === undefined || amount < 1 || !fight.combatants[other] || isGone(sheetOf(fight, other))) return amount;
  const share = Math.ceil(amount / 2);
  tell(fight, 'MU', sentence`${personRef(other)} takes ${share} of the ${amount} damage for ${personRef(target)}.`, {
    who: [target, other],
  });
  yield* dealHurt(fight, { who: other, amount: share, rule: 'MU', direct: true });
  return amount - share;
}

/**
 * Strike to stun: an amount of half the target's health takes it out for the stretch, an amount of
 * all of it for the watch. The target loses no health.
 */
function stunning(fight: MurdhamFight, { target }: Blow, amount: number): Harmed {
  const sheet = sheetOf(fight, target);
  const health = healthOf(sheet);
  if (amount * 2 < health || amount < 1) {
    tell(
      fight,
      'MU',
      sentence`${personRef(target)} shakes the blow off: ${amount} is less than half of ${health} health.`,
      {
        ...unlessTheirs(fight, target, sentence`${personRef(target)} shakes the blow off.`),
      },
    );
    return { lost: 0, outcome: 'unhurt' };
  }
  if (sheet.kind !== 'creature') {
    tell(fight, 'MU', sentence`${personRef(target)} cannot be stunned so: only what lives can.`);
    return { lost: 0, outcome: 'unhurt' };
  }
  incapacitate(fight, target, amount >= health ? 'watch' : 'stretch');
  tell(fight, 'MU', sentence`${personRef(target)} is knocked senseless.`, {
    happened: { is: 'fell', whom: [target] },
    tone: 'bad',
  });
  return { lost: 0, outcome: 'critical' };
}

/**
 * Bloodlust: a fighter near spilt blood makes a WIT save or is frenzied for the stretch. Only
 * living creatures bleed.
 */
function* scentOfBlood(fight: MurdhamFight, target: Id, { lost }: Harmed): Flow<void> {
  if (lost < 1 || sheetOf(fight, target).kind !== 'creature') return;
  for (const { id, sheet } of allFighters(fight)) {
    if (!sheet.mutations.includes('bloodlust') || isConditionActive(sheet, 'frenzied') || isHelpless(sheet)) continue;
    if (!isThere(fight, id) || !isNear(fight, id, target)) continue;
    if (yield* rollSave(fight, id, 'wit', { rule: 'MU', what: 'against bloodlust' })) continue;
    gainCondition(sheet, { id: 'frenzied', until: 'stretch' });
    tell(fight, 'MU', sentence`${personRef(id)} smells blood and is frenzied.`, { tone: 'bad' });
  }
}

/**
 * Adds the further effects of a hit: poison and corruption only if the hit did damage, a grab also
 * if it did none.
 */
function* riders(fight: MurdhamFight, blow: Blow, harmed: Harmed): Flow<void> {
  const { target, weapon } = blow;
  if (isGone(sheetOf(fight, target))) return;
  const coat = weapon.gear?.coat;
  if (harmed.lost > 0 && coat !== undefined && coat !== 'bane' && weapon.gear) {
    delete weapon.gear.coat;
    yield* exposeToPoison(fight, target, coat);
  }
  if (harmed.lost > 0 && weapon.figures.poison) yield* exposeToPoison(fight, target, weapon.figures.poison);
  if (weapon.figures.corruption) {
    sheetOf(fight, target).corruption += weapon.figures.corruption;
    tell(fight, 'MU', sentence`${personRef(target)} gains ${weapon.figures.corruption} corruption.`, {
      happened: { is: 'gained', whom: [target], what: 'corruption', amount: weapon.figures.corruption },
      tone: 'bad',
    });
  }
  if (harmed.lost > 0 && weapon.id === 'acid-vomit')
    for (const item of sheetOf(fight, target).gear)
      if (item.worn || (item.held !== null && fight.house.vomitRuins === 'worn-and-held')) item.damaged = true;
  // MU-36: a grab comes with the hit, even with a hit that did no damage (ruling 25). By house rule
  // it needs damage.
  if (hasWord(weapon, 'grab') && (harmed.lost > 0 || !fight.house.grabNeedsDamage))
    yield* landHold(fight, { ...blow, effect: { kind: 'grapple' } });
}

/** TH-18, TH-22, TH-23: all modifiers of an attack roll, each with its reason. */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { halfAttribute, hasCondition, isExhausted, noteOf } from '../../sheet/sheet.ts';
import { type Aim, aimOf, coverFor, crowding } from '../aim/targets.ts';
import { isBlinded } from '../conditions/statuses.ts';
import { holderOf } from '../table/holds.ts';
import { abilityInForce, amountOf, conditionsHold, hasTrait, modifierOf, standingOn } from '../table/owned.ts';
import type { Attack, AttackPlan, RollPart } from '../table/procedures.ts';
import { adjacent, apartFrom, fightersHere, isUp, nameOf, squaresApart, whereIs } from '../table/table.ts';
import { isFellow } from './defence.ts';

/** The square from which an attack comes: the origin of its use, or the square of its striker. */
export const fromWhere = (fight: ThrumFight, attack: Pick<AttackPlan, 'use' | 'striker'>) =>
  (attack.striker === undefined ? undefined : whereIs(fight, attack.striker)) ?? attack.use.origin;

/** All modifiers of the attack roll, each with its reason. */
export function attackParts(fight: ThrumFight, attack: Attack, aim?: Aim): { plus: RollPart[]; boons: RollPart[] } {
  const { use, target, kind, tags } = attack;
  const body = attack.striker ?? use.user;
  const sheet = sheetOf(fight, body);
  const known = { target, kind, tags };
  const boons: RollPart[] = [...attack.boons];
  const plus: RollPart[] = [
    attack.modifier ?? {
      label: use.ability.name,
      value: modifierOf(sheetOf(fight, use.user), use.ability),
      rule: 'TH-18',
    },
    ...attack.plus,
  ];
  if (!attack.ways?.includes('strike'))
    for (const part of use.ability.lean ?? [])
      if (conditionsHold(fight, use, part.when, known)) {
        if (part.boons !== undefined)
          boons.push({ label: use.ability.name, value: amountOf(fight, use, part.boons, target), rule: 'TH-43' });
        if (part.plus !== undefined)
          plus.push({ label: use.ability.name, value: amountOf(fight, use, part.plus, target), rule: 'TH-43' });
      }
  for (const { label, boons: lean, plus: more } of standingOn(fight, use.user, ['attack'], known)) {
    if (lean !== 0) boons.push({ label, value: lean, rule: 'TH-43' });
    if (more !== 0) plus.push({ label, value: more, rule: 'TH-43' });
  }
  if (isExhausted(sheet)) boons.push({ label: 'Exhausted', value: -1, rule: 'TH-32' });
  if (hasCondition(sheet, 'weakened') || holderOf(fight, body) !== undefined)
    boons.push({ label: 'Weakened', value: -1, rule: 'TH-41' });
  const calm = sniping(fight, attack, body);
  if (calm > 0) boons.push({ label: 'Sniper', value: calm, rule: 'TH-43' });
  boons.push(...placeParts(fight, attack, aim));
  const user = sheetOf(fight, use.user);
  for (const [key, label] of [
    ['fleet', 'Fleet Footed'],
    ['vanished', 'Disappearing Act'],
  ] as const)
    if (noteOf(user, key) > 0) boons.push({ label, value: 1, rule: 'TH-43' });
  if (noteOf(sheetOf(fight, target), 'veiled') > 0) boons.push({ label: 'Disappearing Act', value: -1, rule: 'TH-43' });
  const banes = boons.reduce((sum, { value }) => sum + Math.min(0, value), 0);
  if (use.ability.id === 'trick-shot' && use.ups.includes('b') && banes < 0)
    boons.push({ label: 'Trick Shot', value: Math.min(-banes, halfAttribute(user, 'rea')), rule: 'TH-43' });
  return { plus, boons };
}

/** Sniper: boons on Ranged attacks of a user who has not moved, minus 1 for each enemy within 2. */
function sniping(fight: ThrumFight, attack: Attack, body: Id): number {
  const use = attack.tags.includes('ranged') ? abilityInForce(fight, body, 'sniper') : undefined;
  if (!use || !conditionsHold(fight, use, ['still'])) return 0;
  const near = fightersHere(fight).filter(
    (who) => isUp(who) && areEnemies(fight, body, who.id) && squaresApart(fight, body, who.id) <= 2,
  ).length;
  const spared = use.ups.includes('b') ? halfAttribute(sheetOf(fight, body), 'foc') : 0;
  return Math.max(0, amountOf(fight, use, { base: 1, a: 'h(fin)' }) - Math.max(0, near - spared));
}

/**
 * The modifiers that the ground and the combatants on it bring: crowding, blindness, hiding, cover,
 * the pack.
 */
function placeParts(fight: ThrumFight, attack: Attack, aim?: Aim): RollPart[] {
  const { use, target, tags } = attack;
  const body = attack.striker ?? use.user;
  const from = fromWhere(fight, attack);
  const size = sheetOf(fight, body).squares;
  const near = apartFrom(fight, from, target, size) <= 1;
  const out: RollPart[] = [];
  if (tags.includes('ranged') && !attack.ways?.includes('no ranged bane')) {
    const crowd = crowding(fight, body, from, size);
    if (crowd.length > 0) out.push({ label: 'enemies beside', value: -crowd.length, rule: 'TH-22' });
    const field = abilityInForce(fight, target, 'eigencomplex');
    if (field?.ups.includes('b') && apartFrom(fight, from, target, size) >= 3)
      out.push({ label: 'Eigencomplex', value: -1, rule: 'TH-43' });
  }
  if (isBlinded(fight, body) && !near) out.push({ label: 'Blinded', value: -1, rule: 'TH-41' });
  if (hasCondition(sheetOf(fight, target), 'hidden') && !near)
    out.push({ label: 'target Hidden', value: -1, rule: 'TH-42' });
  if (attack.kind === 'physical' && !attack.ways?.includes('no cover')) {
    const found = coverFor(aim ?? aimOf(fight, use), from, body, target);
    const [shield] = found.cover;
    if (shield)
      out.push({
        label: `cover: ${shield.who === undefined ? shield.why : nameOf(fight, shield.who)}`,
        value: -1,
        rule: 'TH-23',
      });
  }
  if (hasTrait(sheetOf(fight, body), 'pack')) {
    const pack = fightersHere(fight).filter(
      (who) => isUp(who) && isFellow(fight, body, who.id) && adjacent(fight, who.id, target),
    );
    if (pack.length > 0) out.push({ label: 'Pack', value: pack.length, rule: 'TH-44' });
  }
  return out;
}

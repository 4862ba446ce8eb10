/** TH-18 to TH-22, TH-33: an attack from its target to its last effect. */

import { countAttack } from '../../../../engine/facts.ts';
import { areEnemies } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { capitalized, type Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import type { Effect } from '../../sheet/ability.ts';
import { DEFENCE_NAMES, hasCondition, isExhausted, noteOf, setNote, stacksOf } from '../../sheet/sheet.ts';
import { rangeOf } from '../aim/targets.ts';
import { gainPotential, NOTHING, rollTests, seatFor, type Tested } from '../table/dice.ts';
import { abilityInForce, amountOf, conditionsHold, hasTrait, upgradesOf } from '../table/owned.ts';
import type { Attack, AttackPlan, Table } from '../table/procedures.ts';
import { adjacent, apartFrom, fightersHere, nameOf, squaresApart, tell } from '../table/table.ts';
import { attackParts } from './attackParts.ts';
import { chooseDefence, type Guarded, waysToDefend } from './defence.ts';
import { evasionAftermath, guardAftermath, quietMind } from './guards.ts';
import { stillReaches } from './landing.ts';

const ready = (plan: AttackPlan): Attack => ({
  ...plan,
  boons: [...(plan.boons ?? [])],
  plus: [...(plan.plus ?? [])],
  defenceBoons: [],
  defencePlus: [],
  defence: undefined,
  outcome: 'miss',
  lead: 0,
  defenceCrit: false,
  lessen: 0,
  evaded: false,
  spent: [],
  dealt: { fatigue: 0, stress: 0 },
});
export const readiedAttack = ready;

/**
 * An attack against one target. Triggers may change it, or its target, before the defence is
 * chosen.
 */
export function* strikeOut(t: Table, plan: AttackPlan): Flow<Attack> {
  const { fight } = t;
  const attack = ready(plan);
  const body = attack.striker ?? attack.use.user;
  if (!stillReaches(fight, attack)) return attack;
  yield* breakPeace(fight, attack.target, body, { rule: 'TH-17', round: Math.max(0, fight.state.round) });
  noteAttack(fight, attack);
  if (hasCondition(sheetOf(fight, body), 'hamstrung'))
    yield* t.apply(body, 'dazed', 1, { by: 'attacking while Hamstrung' });
  yield* t.fire({ on: 'targeted', attack });
  // Nobody rolls for or hits a target whom the trigger removed.
  if (!fight.combatants[attack.target] || !fight.combatants[body]) return attack;
  if (!(yield* contest(t, attack, body))) return attack;
  countAttack(fight, attack.use.user, attack.target, attack.outcome === 'miss' ? 'miss' : 'hit');
  if (fight.house.evasionCost === 'before') yield* evasionAftermath(t, attack);
  yield* land(t, attack);
  yield* settle(t, attack, body);
  return attack;
}

/**
 * Applies the further effects of having attacked: the attacker gains Potential, hiding ends, and
 * bonuses are used up.
 */
function noteAttack(fight: ThrumFight, { use, target, striker, ways }: Attack): void {
  gainPotential(fight, target, 'cannonball');
  const range = rangeOf(fight, use);
  if (striker === undefined && !ways?.includes('strike') && range > 1 && apartFrom(fight, use.origin, target) === range)
    gainPotential(fight, use.user, 'blot-out-the-sun');
  if (areEnemies(fight, use.user, target) && hasCondition(sheetOf(fight, target), 'mark'))
    gainPotential(fight, use.user, 'wraith-on-wings');
  // Strafe: the rest of the move may not end further from combatants attacked in the middle of it.
  const { turn } = fight.state;
  if (turn?.who === use.user && striker === undefined && !turn.still && turn.leash.length < 40)
    turn.leash.push({ who: target, distance: squaresApart(fight, use.user, target) });
}

/**
 * TH-19 to TH-21: the target chooses its defence, both roll, and the totals are compared. False when
 * the attack comes to nothing.
 */
function* contest(t: Table, attack: Attack, body: Id): Flow<boolean> {
  const { fight } = t;
  const { target, use } = attack;
  const names = `${nameOf(fight, body)}’s ${use.ability.name} against ${nameOf(fight, target)}`;
  const blow = sentence`${personRef(body)}’s ${itemRef(use.ability.name)}`;
  const tellAgainst = (rule: string, words: string, is: 'hit' | 'missed') => {
    tell(fight, rule, sentence`${blow} against ${personRef(target)}${words}`, {
      happened: { is, whom: [target], by: body },
    });
    return true;
  };
  if (attack.evaded) return tellAgainst('TH-43', ' misses: out of range.', 'missed');
  if (!stillReaches(fight, attack)) return false;
  const chosen = yield* chooseDefence(fight, attack);
  if (!stillReaches(fight, attack)) return false;
  const way = waysToDefend(fight, attack).find(({ id }) => id === chosen);
  if (!way) {
    spendBonuses(fight, attack);
    attack.outcome = 'hit';
    return tellAgainst('TH-19', ': not defended, a hit and no crit.', 'hit');
  }
  const { plus, boons } = attackParts(fight, attack);
  attack.defence = way.defence;
  if (way.with.includes('spirit-armor')) attack.lessen = 1;
  attack.spent.push(...way.with);
  const tested = yield* rollTests(
    fight,
    { seat: seatFor(fight, use.user), title: names, rule: 'TH-18', about: [body, target] },
    [
      {
        id: 'attack',
        seat: seatFor(fight, use.user),
        label: `${nameOf(fight, body)}: ${use.ability.name}`,
        dice: 'attack',
        numbers: plus,
        lean: boons,
      },
      {
        id: 'defence',
        seat: seatFor(fight, target),
        label: `${nameOf(fight, target)}: ${way.label}`,
        dice: 'defence',
        numbers: way.plus,
        lean: way.boons,
      },
    ],
  );
  spendBonuses(fight, attack);
  const { attack: ours = NOTHING, defence: theirs = NOTHING } = tested;
  const [a, d] = [ours.total, theirs.total];
  if (ours.double) gainPotential(fight, use.user, 'a-pound-of-fleche');
  if (theirs.double) gainPotential(fight, target, 'a-pound-of-fleche');
  judge(fight, attack, a - d, way);
  const compared = a > d ? 'beats' : a === d ? 'equals' : 'does not beat';
  tell(
    fight,
    'TH-18',
    sentence`${blow}: ${a} ${compared} ${personRef(target)}’s ${DEFENCE_NAMES[way.defence]} of ${d}: ${outcomeWords(attack, Math.abs(a - d))}.${leansOf(ours, theirs)}`,
    {
      happened: { is: settledAs(attack), whom: [target], by: body },
      dice: [...ours.dice, ...theirs.dice],
      tone: attack.outcome === 'miss' ? 'plain' : 'bad',
    },
  );
  yield* quietMind(t, attack);
  return stillReaches(fight, attack);
}

/** TH-20: the result of a comparison in words, and why it is a crit where the totals say so. */
function outcomeWords({ outcome, defenceCrit }: Attack, ahead: number): string {
  if (outcome === 'hit') return 'a hit';
  if (outcome === 'miss' && !defenceCrit) return 'avoided';
  return `${outcome === 'crit' ? 'a crit' : 'avoided with a crit'}${ahead >= 5 ? ', 5 or more ahead' : ''}`;
}

/** The boons and banes of both rolls, as one more sentence of the log. */
function leansOf(ours: Tested, theirs: Tested): string {
  const each = [
    ...(ours.lean ? [`attack with ${ours.lean}`] : []),
    ...(theirs.lean ? [`defence with ${theirs.lean}`] : []),
  ];
  return each.length === 0 ? '' : ` ${capitalized(each.join(', '))}.`;
}

/** How the board shows an attack: a target that evades dodges, the other defences block. */
const settledAs = ({ outcome, defence }: Attack): 'hit' | 'dodged' | 'blocked' =>
  outcome !== 'miss' ? 'hit' : defence === 'evasion' ? 'dodged' : 'blocked';

/**
 * Uses up the bonuses for the user's next attack, and those for the next attack against the target.
 */
function spendBonuses(fight: ThrumFight, { use, target }: Attack): void {
  const user = sheetOf(fight, use.user);
  setNote(user, 'fleet', 0);
  setNote(user, 'vanished', 0);
  setNote(sheetOf(fight, target), 'veiled', 0);
}

/**
 * Judges the comparison. Ties go to the defender (house rule). A lead of 5 is a crit, for either.
 */
function judge(fight: ThrumFight, attack: Attack, margin: number, way: Guarded): void {
  const hit = margin > 0 || (margin === 0 && fight.house.ties === 'attacker');
  attack.outcome = !hit ? 'miss' : margin >= 5 || attack.ways?.includes('hits crit') ? 'crit' : 'hit';
  attack.lead = -margin;
  let threshold = 5;
  for (const id of way.with) {
    const use = abilityInForce(fight, attack.target, id);
    if (use?.ability.guard?.sooner !== undefined) threshold -= amountOf(fight, use, use.ability.guard.sooner);
  }
  attack.defenceCrit = !hit && -margin >= Math.max(0, threshold);
}

/** The effects that an outcome brings: those of hit or miss, of a hit, of a crit. */
export function listsFor(attack: Attack): Effect[] {
  const { outcome } = attack;
  const crit =
    outcome === 'crit'
      ? attack.ways?.includes('crit twice')
        ? [...attack.critical, ...attack.critical]
        : attack.critical
      : [];
  return [...attack.effect, ...(outcome === 'miss' ? [] : attack.success), ...crit];
}

/** Lands the load as one amount, then everything else in the printed order. */
function* land(t: Table, attack: Attack): Flow<void> {
  const { fight } = t;
  const { use, target } = attack;
  const effects = listsFor(attack);
  const known = { target, outcome: attack.outcome, kind: attack.kind, tags: attack.tags };
  const sum = { fatigue: 0, stress: 0 };
  const rest: Effect[] = [];
  const dread = hasTrait(sheetOf(fight, use.user), 'dread');
  for (const effect of effects) {
    if (effect.do !== 'deal' || effect.to === 'self') rest.push(effect);
    else if (conditionsHold(fight, use, effect.when, known))
      sum[dread ? 'stress' : effect.load] += Math.max(0, amountOf(fight, use, effect.n, target));
  }
  attack.dealt = sum;
  if (sum.fatigue + sum.stress > 0)
    yield* t.deal({
      to: target,
      ...sum,
      from: use.user,
      by: use.ability.name,
      cause: 'ability',
      lessen: attack.lessen,
    });
  yield* t.run(use, rest, target, attack);
}

/**
 * Runs what follows after the effects: answers to a hit or an escape, Vulnerable from Evasion, the
 * Finisher, hiding.
 */
function* settle(t: Table, attack: Attack, body: Id): Flow<void> {
  const { fight } = t;
  const { target, use } = attack;
  if (!fight.combatants[target]) return;
  if (attack.outcome !== 'miss') yield* t.fire({ on: 'hit', attack });
  else if (areEnemies(fight, target, body)) yield* t.fire({ on: 'defended', attack });
  yield* guardAftermath(t, attack);
  if (fight.house.evasionCost === 'after') yield* evasionAftermath(t, attack);
  if (!fight.combatants[target]) return;
  setNote(sheetOf(fight, target), 'ignores', 0);
  for (const who of fightersHere(fight)) for (const key of ['pivoted', 'pivot boon']) setNote(who.sheet, key, 0);
  const sheet = sheetOf(fight, target);
  if (
    attack.tags.includes('finisher') &&
    isExhausted(sheet) &&
    !sheet.incapacitated &&
    !sheet.removed &&
    sheet.kind !== 'minion'
  ) {
    tell(fight, 'TH-33', sentence`Finisher: ${personRef(target)} is Exhausted and rolls against incapacity at once.`);
    yield* t.incapacity(target, `Finisher: ${use.ability.name}`);
  }
  yield* unveilUser(t, use.user, target);
}

/**
 * TH-42: ends Hidden when its bearer targets an enemy, or is targeted from beside it. Wraiths stay
 * Hidden.
 */
export function* unveilUser(t: Table, user: Id, target: Id): Flow<void> {
  const { fight } = t;
  if (!areEnemies(fight, user, target)) return;
  const wraith = (id: Id) => sheetOf(fight, id).buff?.ability === 'wraith-on-wings';
  if (!wraith(user) && stacksOf(sheetOf(fight, user), 'hidden') > 0)
    yield* t.lose(user, 'hidden', 'all', 'by targeting an enemy');
  const shy =
    upgradesOf(sheetOf(fight, target), 'disappearing-act')?.includes('b') && noteOf(sheetOf(fight, target), 'shy') > 0;
  if (!wraith(target) && !shy && adjacent(fight, user, target) && hasCondition(sheetOf(fight, target), 'hidden'))
    yield* t.lose(target, 'hidden', 'all', 'targeted from an adjacent square');
}

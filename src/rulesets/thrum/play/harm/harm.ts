/** TH-29 to TH-38: loads and tolerances, panic, incapacity, wounds, and coming round. */

import { countHarm } from '../../../../engine/facts.ts';
import { areEnemies } from '../../../../engine/fight.ts';
import { confirm, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { isExhausted, isFrayed, setNote, stacks } from '../../sheet/sheet.ts';
import { REMOVABLE } from '../../sheet/terms.ts';
import { vanish } from '../conditions/minions.ts';
import { gain } from '../table/dice.ts';
import { releaseAll } from '../table/holds.ts';
import { hasTrait, using } from '../table/owned.ts';
import type { Harm, Table } from '../table/procedures.ts';
import { endStance } from '../table/stances.ts';
import { tellStrain } from '../table/strain.ts';
import { apart, inOrder, isMinion, isUp, nameOf, one, tell } from '../table/table.ts';
import { checkEnd } from './ending.ts';
import { soaked } from './soak.ts';

const amounts = (fatigue: number, stress: number): string =>
  [fatigue > 0 ? `${fatigue} Fatigue` : '', stress > 0 ? `${stress} Stress` : ''].filter(Boolean).join(' and ') ||
  'nothing';

/** TH-29: load lands. Vulnerable raises it once, soaks lower it, Dazed ends when an enemy's ability dealt it. */
export function* deal(t: Table, harm: Harm): Flow<void> {
  const { fight } = t;
  // A Minion may have vanished earlier in the same move.
  if (!fight.combatants[harm.to]) return;
  const who = one(fight, harm.to);
  const { sheet } = who;
  if (harm.fatigue + harm.stress <= 0 || sheet.removed) return;
  if (isMinion(who)) return yield* strikeMinion(t, harm);
  let { fatigue, stress } = harm;
  if (harm.cause !== 'cost') {
    const extra = stacks(sheet, 'vulnerable');
    if (extra > 0) {
      if (fatigue > 0) fatigue += extra;
      else stress += extra;
      tell(fight, 'TH-41', `${nameOf(fight, harm.to)} is Vulnerable: ${extra} more.`, { who: [harm.to], tone: 'bad' });
      yield* t.lose(harm.to, 'vulnerable', 'all', 'spent');
    }
    ({ fatigue, stress } = yield* soaked(t, { ...harm, fatigue, stress }));
  }
  if (fatigue + stress <= 0) {
    tell(fight, 'TH-29', `${nameOf(fight, harm.to)} takes nothing (${harm.by}).`, { who: [harm.to], tone: 'good' });
    return;
  }
  const [frayed, exhausted] = [isFrayed(sheet), isExhausted(sheet)];
  if (harm.cause !== 'cost') countHarm(fight, harm.to, fatigue + stress, harm.from);
  sheet.load.fatigue = Math.min(99, sheet.load.fatigue + fatigue);
  sheet.load.stress = Math.min(99, sheet.load.stress + stress);
  tell(
    fight,
    'TH-29',
    `${nameOf(fight, harm.to)} ${harm.cause === 'cost' ? 'pays' : 'takes'} ${amounts(fatigue, stress)} (${harm.by}).`,
    {
      who: [harm.to],
      tone: 'bad',
    },
  );
  tellStrain(fight, harm.to, { frayed, exhausted });
  if (harm.cause === 'cost') {
    if (stress > 0) gain(fight, harm.to, 'smite');
    return;
  }
  if (harm.from !== undefined && areEnemies(fight, harm.from, harm.to))
    yield* t.lose(harm.to, 'dazed', 'all', 'hurt by an enemy');
  if (stress > 0 && harm.from !== undefined) gain(fight, harm.from, 'mass-hysteria');
  if (fatigue > 0) yield* adrenaline(t, harm.to);
}

/** A minion vanishes through any load, unless its controller's Soul Bond is paid for. */
function* strikeMinion(t: Table, harm: Harm): Flow<void> {
  const owner = sheetOf(t.fight, harm.to).controller;
  if (owner !== null && using(t.fight, owner, 'soul-bond')) {
    const keep = yield* confirm(
      { seat: seatOf(owner), title: 'Soul Bond: pay 1 Stress to keep the Minion?', rule: 'TH-43', about: [harm.to] },
      'Pay 1 Stress',
      'Let it go',
    );
    if (keep) return yield* t.deal({ to: owner, fatigue: 0, stress: 1, by: 'Soul Bond', cause: 'cost' });
  }
  yield* vanish(t, harm.to, harm.by);
}

/** Adrenaline: whoever is dealt Fatigue may shake something off, or the next status of the same ability. */
function* adrenaline(t: Table, who: Id): Flow<void> {
  const use = using(t.fight, who, 'adrenaline');
  const sheet = sheetOf(t.fight, who);
  if (!use || sheet.incapacitated) return;
  yield* t.run(use, use.ability.effect, who);
}

/** TH-35, TH-36: somebody falls: the stance ends, Tolerance and Load go down by 1. Conditions and buffs stay. */
export function* fallDown(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  sheet.incapacitated = true;
  endStance(fight, who, 'incapacitated');
  sheet.oldStance = null;
  releaseAll(fight, who, 'incapacitated');
  tell(fight, 'TH-35', `${nameOf(fight, who)} is Incapacitated.`, { who: [who], tone: 'bad' });
  ebb(fight, who);
  for (const fellow of inOrder(fight))
    if (
      fellow.id !== who &&
      isUp(fellow) &&
      fellow.sheet.faction === sheet.faction &&
      hasTrait(fellow.sheet, 'bloodscent') &&
      sheet.faction !== '' &&
      apart(fight, fellow.id, who) <= 2
    )
      yield* t.apply(fellow.id, 'hastened', 1, { by: 'Vengeful' });
  // Whoever falls by no load at all comes round at once.
  if (sheet.load.fatigue === 0) comeRound(fight, who, 'no Fatigue is left');
  checkEnd(fight);
}

/** TH-36: Fatigue Tolerance and Load go down by 1. */
export function ebb(fight: ThrumFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  sheet.tolerance.fatigue = Math.max(0, sheet.tolerance.fatigue - 1);
  sheet.load.fatigue = Math.max(0, sheet.load.fatigue - 1);
  tell(
    fight,
    'TH-36',
    `${nameOf(fight, who)}: Fatigue Tolerance ${sheet.tolerance.fatigue}, Load ${sheet.load.fatigue}.`,
    { who: [who] },
  );
}

/** TH-38: no longer incapacitated. */
export function comeRound(fight: ThrumFight, who: Id, why: string): void {
  const sheet = sheetOf(fight, who);
  if (!sheet.incapacitated) return;
  sheet.incapacitated = false;
  tell(fight, 'TH-38', `${nameOf(fight, who)} comes round: ${why}.`, { who: [who], tone: 'good' });
}

/**
 * TH-36, TH-37, TH-38: the end of a turn that was spent incapacitated: at Tolerance 0 a Wound, though the last Fatigue wears off with it.
 * Three wounds remove the combatant.
 */
export function endOfTurnDown(fight: ThrumFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  ebb(fight, who);
  if (sheet.tolerance.fatigue === 0) {
    sheet.wounds = Math.min(3, sheet.wounds + 1);
    tell(fight, 'TH-37', `${nameOf(fight, who)} takes a Wound (${sheet.wounds} of 3).`, { who: [who], tone: 'bad' });
  }
  if (sheet.tolerance.fatigue === 0 && sheet.wounds >= 3) {
    sheet.removed = true;
    one(fight, who).place = { kind: 'off' };
    tell(fight, 'TH-37', `${nameOf(fight, who)} is out of the fight.`, { who: [who], tone: 'bad' });
  } else if (sheet.load.fatigue === 0) comeRound(fight, who, 'the Fatigue has worn off');
}

/** Lowers a load; at Fatigue Load 0 the incapacitated come round. */
export function ease(fight: ThrumFight, who: Id, load: 'fatigue' | 'stress', n: number, by: string): void {
  const sheet = sheetOf(fight, who);
  const before = sheet.load[load];
  sheet.load[load] = Math.max(0, before - n);
  if (sheet.load[load] === before) return;
  tell(
    fight,
    'TH-29',
    `${nameOf(fight, who)}: ${load === 'fatigue' ? 'Fatigue' : 'Stress'} Load ${before} → ${sheet.load[load]} (${by}).`,
    {
      who: [who],
      tone: 'good',
    },
  );
  if (load === 'fatigue' && sheet.load.fatigue === 0) comeRound(fight, who, 'the Fatigue Load is 0');
}

/** Resuscitate and the like: the negative statuses end. */
export function* cleanse(t: Table, who: Id, by: string): Flow<void> {
  for (const condition of REMOVABLE) yield* t.lose(who, condition, 'all', by);
  setNote(sheetOf(t.fight, who), 'ignores', 0);
}

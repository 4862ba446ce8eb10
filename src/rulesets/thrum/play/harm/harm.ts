/** TH-29 to TH-38: loads and tolerances, panic, incapacity, wounds, and coming round. */

import { countHarm } from '../../../../engine/facts.ts';
import { areEnemies } from '../../../../engine/fight.ts';
import { askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import type { Happened } from '../../../../engine/logEntry.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { isExhausted, isFrayed, type Sheet, setNote, stacksOf } from '../../sheet/sheet.ts';
import { REMOVABLE } from '../../sheet/terms.ts';
import { vanishMinion } from '../conditions/minions.ts';
import { gainPotential } from '../table/dice.ts';
import { releaseAll } from '../table/holds.ts';
import { abilityInForce, hasTrait } from '../table/owned.ts';
import type { Harm, Table } from '../table/procedures.ts';
import { endStance } from '../table/stances.ts';
import { tellStrain } from '../table/strain.ts';
import { fighterOf, inOrder, isMinion, isUp, squaresApart, tell } from '../table/table.ts';
import { checkEnd } from './ending.ts';
import { soakedLoads } from './soak.ts';

const amounts = (fatigue: number, stress: number): string =>
  [fatigue > 0 ? `${fatigue} Fatigue` : '', stress > 0 ? `${stress} Stress` : ''].filter(Boolean).join(' and ') ||
  'nothing';

const whatOf = (fatigue: number, stress: number): string =>
  [fatigue > 0 ? 'Fatigue' : '', stress > 0 ? 'Stress' : ''].filter(Boolean).join(' and ');

/** The loads that have just grown, with their new values, in words. */
const loadsOf = ({ load, tolerance }: Sheet, fatigue: number, stress: number): string =>
  [
    fatigue > 0 ? `Fatigue Load ${load.fatigue} of Tolerance ${tolerance.fatigue}` : '',
    stress > 0 ? `Stress Load ${load.stress} of Tolerance ${tolerance.stress}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/**
 * TH-29: deals load to a combatant. Vulnerable raises the load once, soaks lower it, and Dazed ends
 * when an enemy's ability dealt it.
 */
export function* dealHarm(t: Table, harm: Harm): Flow<void> {
  const { fight } = t;
  // A Minion may have vanished earlier in the same move.
  if (!fight.combatants[harm.to]) return;
  const who = fighterOf(fight, harm.to);
  const { sheet } = who;
  if (harm.fatigue + harm.stress <= 0 || sheet.removed) return;
  if (isMinion(who)) return yield* strikeMinion(t, harm);
  let { fatigue, stress } = harm;
  if (harm.cause !== 'cost') {
    const extra = stacksOf(sheet, 'vulnerable');
    if (extra > 0) {
      if (fatigue > 0) fatigue += extra;
      else stress += extra;
      delete sheet.conditions.vulnerable;
      const more = `${extra} ${harm.fatigue > 0 ? 'Fatigue' : 'Stress'} more`;
      tell(fight, 'TH-41', sentence`${personRef(harm.to)} was Vulnerable: ${more}, and Vulnerable is spent.`, {
        tone: 'bad',
      });
    }
    ({ fatigue, stress } = yield* soakedLoads(t, { ...harm, fatigue, stress }));
  }
  if (fatigue + stress <= 0) {
    tell(fight, 'TH-29', sentence`${personRef(harm.to)} takes nothing from ${itemRef(harm.by)}.`, { tone: 'good' });
    return;
  }
  const [frayed, exhausted] = [isFrayed(sheet), isExhausted(sheet)];
  if (harm.cause !== 'cost') countHarm(fight, harm.to, fatigue + stress, harm.from);
  sheet.load.fatigue = Math.min(99, sheet.load.fatigue + fatigue);
  sheet.load.stress = Math.min(99, sheet.load.stress + stress);
  const isPaid = harm.cause === 'cost';
  const landed = isPaid
    ? sentence`${personRef(harm.to)} pays ${amounts(fatigue, stress)} (${itemRef(harm.by)})`
    : sentence`${personRef(harm.to)} takes ${amounts(fatigue, stress)} from ${itemRef(harm.by)}`;
  const lost: Happened = { is: 'lost', whom: [harm.to], what: whatOf(fatigue, stress), amount: fatigue + stress };
  tell(fight, harm.rule ?? 'TH-29', sentence`${landed}: ${loadsOf(sheet, fatigue, stress)}.`, {
    ...(isPaid ? {} : { happened: lost }),
    tone: 'bad',
    ...unlessTheirs(fight, harm.to, sentence`${landed}.`),
  });
  tellStrain(fight, harm.to, { frayed, exhausted });
  if (harm.cause === 'cost') {
    if (stress > 0) gainPotential(fight, harm.to, 'smite');
    return;
  }
  if (harm.from !== undefined && areEnemies(fight, harm.from, harm.to))
    yield* t.lose(harm.to, 'dazed', 'all', 'hurt by an enemy');
  if (stress > 0 && harm.from !== undefined) gainPotential(fight, harm.from, 'mass-hysteria');
  if (fatigue > 0) yield* adrenaline(t, harm.to);
}

/** Removes a minion that takes any load, unless its controller pays for Soul Bond. */
function* strikeMinion(t: Table, harm: Harm): Flow<void> {
  const owner = sheetOf(t.fight, harm.to).controller;
  if (owner !== null && abilityInForce(t.fight, owner, 'soul-bond')) {
    const keep = yield* askConfirmation(
      { seat: seatOf(owner), title: 'Soul Bond: pay 1 Stress to keep the Minion?', rule: 'TH-43', about: [harm.to] },
      'Pay 1 Stress',
      'Let it go',
    );
    if (keep) return yield* t.deal({ to: owner, fatigue: 0, stress: 1, by: 'Soul Bond', cause: 'cost' });
  }
  yield* vanishMinion(t, harm.to, harm.by);
}

/**
 * Adrenaline: a combatant who is dealt Fatigue may end one of its conditions, or prevent the next
 * status of the same ability.
 */
function* adrenaline(t: Table, who: Id): Flow<void> {
  const use = abilityInForce(t.fight, who, 'adrenaline');
  const sheet = sheetOf(t.fight, who);
  if (!use || sheet.incapacitated) return;
  yield* t.run(use, use.ability.effect, who);
}

/**
 * TH-35, TH-36: fells a combatant: its stance ends, and its Tolerance and Load go down by 1.
 * Conditions and buffs stay. A combatant felled by the GM's hand stays down until its next turn has
 * ended, even if no load has felled it.
 */
export function* fallDown(t: Table, who: Id, by: 'a load' | 'hand' = 'a load'): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  sheet.incapacitated = true;
  endStance(fight, who, 'incapacitated');
  sheet.oldStance = null;
  releaseAll(fight, who, 'incapacitated');
  tell(fight, 'TH-35', sentence`${personRef(who)} is Incapacitated.`, {
    happened: { is: 'fell', whom: [who] },
    tone: 'bad',
  });
  ebbFatigue(fight, who, 'on falling');
  for (const fellow of inOrder(fight))
    if (
      fellow.id !== who &&
      isUp(fellow) &&
      fellow.sheet.faction === sheet.faction &&
      hasTrait(fellow.sheet, 'bloodscent') &&
      sheet.faction !== '' &&
      squaresApart(fight, fellow.id, who) <= 2
    )
      yield* t.apply(fellow.id, 'hastened', 1, { by: 'Vengeful' });
  // A combatant who falls without any load comes round at once.
  if (sheet.load.fatigue === 0 && by === 'a load') comeRound(fight, who);
  checkEnd(fight);
}

/**
 * TH-36: lowers a combatant's Fatigue Tolerance and Load by 1, on falling and at the end of each
 * turn spent down. Who falls in its own turn suffers both, so the log says each time which it is.
 */
function ebbFatigue(fight: ThrumFight, who: Id, when: 'on falling' | 'at the end of the turn'): void {
  const sheet = sheetOf(fight, who);
  const before = { tolerance: sheet.tolerance.fatigue, load: sheet.load.fatigue };
  sheet.tolerance.fatigue = Math.max(0, before.tolerance - 1);
  sheet.load.fatigue = Math.max(0, before.load - 1);
  const numbers = `Fatigue Tolerance ${before.tolerance} → ${sheet.tolerance.fatigue}, Fatigue Load ${before.load} → ${sheet.load.fatigue}`;
  tell(
    fight,
    'TH-36',
    sentence`${personRef(who)} is down: ${numbers} (${when}).`,
    unlessTheirs(
      fight,
      who,
      sentence`${personRef(who)} is down: Fatigue Tolerance and Fatigue Load go down by 1 (${when}).`,
    ),
  );
}

/** TH-38: brings a combatant round. `why` follows “comes round” in the log. */
export function comeRound(fight: ThrumFight, who: Id, why: Sentence = sentence`: no Fatigue Load is left`): void {
  const sheet = sheetOf(fight, who);
  if (!sheet.incapacitated) return;
  sheet.incapacitated = false;
  tell(fight, 'TH-38', sentence`${personRef(who)} comes round${why}.`, {
    happened: { is: 'rose', whom: [who] },
    tone: 'good',
  });
}

/**
 * TH-36, TH-37, TH-38: the end of a turn that a combatant spent incapacitated. At Tolerance 0 it
 * takes a Wound, even if the last Fatigue ends with this turn. Three wounds remove the combatant.
 */
export function endOfTurnDown(fight: ThrumFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  ebbFatigue(fight, who, 'at the end of the turn');
  if (sheet.tolerance.fatigue === 0) {
    sheet.wounds = Math.min(3, sheet.wounds + 1);
    tell(fight, 'TH-37', sentence`${personRef(who)} takes a Wound (${sheet.wounds} of 3): Fatigue Tolerance 0.`, {
      happened: { is: 'gained', whom: [who], what: 'Wound', amount: 1 },
      tone: 'bad',
    });
  }
  if (sheet.tolerance.fatigue === 0 && sheet.wounds >= 3) {
    removeCombatant(fight, who);
  } else if (sheet.load.fatigue === 0) comeRound(fight, who);
}

/** TH-37: removes a combatant from the fight and from the map. */
export function removeCombatant(fight: ThrumFight, who: Id): void {
  sheetOf(fight, who).removed = true;
  fighterOf(fight, who).place = { kind: 'off' };
  tell(fight, 'TH-37', sentence`${personRef(who)} is out of the fight.`, {
    happened: { is: 'left', whom: [who] },
    tone: 'bad',
  });
}

/** Lowers a load. At Fatigue Load 0 an incapacitated combatant comes round. */
export function easeLoad(fight: ThrumFight, who: Id, load: 'fatigue' | 'stress', n: number, by: string): void {
  const sheet = sheetOf(fight, who);
  const before = sheet.load[load];
  sheet.load[load] = Math.max(0, before - n);
  if (sheet.load[load] === before) return;
  tell(
    fight,
    'TH-29',
    sentence`${personRef(who)}: ${load === 'fatigue' ? 'Fatigue' : 'Stress'} Load ${before} → ${sheet.load[load]} (${by}).`,
    {
      tone: 'good',
    },
  );
  if (load === 'fatigue' && sheet.load.fatigue === 0) comeRound(fight, who);
}

/** Ends a combatant's negative statuses, as Resuscitate does. */
export function* cleanseStatuses(t: Table, who: Id, by: string): Flow<void> {
  for (const condition of REMOVABLE) yield* t.lose(who, condition, 'all', by);
  setNote(sheetOf(t.fight, who), 'ignores', 0);
}

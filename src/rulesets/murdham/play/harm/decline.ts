/**
 * The states of hurt fighters (incapacitated, dying, dead, healed, injured), and the things that a
 * fighter drops when it falls.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askConfirmation, askRoll, type Flow } from '../../../../engine/flow.ts';
import { personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf, maxHealth, regainHealth, scoreOf, setHealth } from '../../sheet/scores.ts';
import { gainCondition, isConditionActive, isHelpless, loseCondition } from '../../sheet/standing.ts';
import { offerOmen } from '../table/saves.ts';
import { allFighters, audienceFor, seatOfFighter, tell } from '../table/table.ts';
import { aboardVehicle, isBoat, isVehicle } from '../table/vehicles.ts';
import { letGo } from './holds.ts';

/**
 * Takes a fighter out for the stretch. Those whom it holds go free, and it cannot act in the turn
 * that it is taking.
 */
export function incapacitate(
  fight: MurdhamFight,
  who: Id,
  until: 'stretch' | 'watch' = 'stretch',
  note?: string,
): void {
  const sheet = sheetOf(fight, who);
  gainCondition(sheet, { id: 'incapacitated', until, ...(note ? { note } : {}) });
  loseCondition(sheet, 'magic-shield');
  loseCondition(sheet, 'taunted');
  letGo(fight, who);
}

/** MU-29: kills a fighter. A demon is banished instead, and a construct breaks. */
export function killFighter(fight: MurdhamFight, who: Id, why: Sentence | string, rule = 'MU-29'): void {
  const { sheet } = combatantOf(fight, who);
  const end = sheet.kind === 'demon' ? 'banished' : sheet.kind === 'construct' ? 'disabled' : 'dead';
  letGo(fight, who);
  if (isVehicle(sheet)) wreck(fight, who);
  loseCondition(sheet, 'dying');
  loseCondition(sheet, 'grabbed');
  gainCondition(sheet, { id: end, until: 'cause' });
  const verb = { dead: 'dies', banished: 'is banished', disabled: 'is broken' }[end];
  tell(fight, rule, sentence`${personRef(who)} ${verb}: ${why}.`, {
    happened: { is: 'died', whom: [who] },
    tone: 'bad',
  });
  for (const one of allFighters(fight)) {
    if (one.sheet.conditions.some(({ id, by }) => id === 'taunted' && by === who))
      loseCondition(one.sheet, 'taunted', who);
    // Nobody flees from or fears a fighter who is gone.
    loseCondition(one.sheet, 'terrified', who);
    loseCondition(one.sheet, 'frightened', who);
  }
}

/**
 * Unseats everybody from a broken vehicle. Those on a cart stand beside it. A boat sinks, and those
 * on it are in the water; by house rule it floats, and they cling to it.
 */
function wreck(fight: MurdhamFight, vehicle: Id): void {
  const sinks = isBoat(sheetOf(fight, vehicle)) && fight.house.brokenBoat === 'sinks';
  for (const id of aboardVehicle(fight, vehicle)) {
    if (sinks) gainCondition(sheetOf(fight, id), { id: 'in-water', until: 'cause' });
    delete sheetOf(fight, id).aboard;
  }
}

/**
 * Asks a dying fighter whether it spends an omen to refuse death. It then has health 1, is critical
 * and not dying, and keeps a permanent injury. Gives true when the fighter refuses death.
 */
export function* refusesDeath(fight: MurdhamFight, who: Id): Flow<boolean> {
  if (
    !(yield* offerOmen(
      fight,
      who,
      `${nameOf(fight, who)} is about to die: spend an omen, and live with 1 health and an injury for good?`,
    ))
  )
    return false;
  const sheet = sheetOf(fight, who);
  setHealth(sheet, 1);
  loseCondition(sheet, 'dying');
  tell(fight, 'MU', sentence`An omen saves ${personRef(who)}: 1 health, and an injury for good.`, {
    tone: 'good',
  });
  incapacitate(fight, who);
  yield* injureFighter(fight, who, true);
  return true;
}

/** Words an injury: "STR −2", "AGI −3 and hobbled", "an arm". */
const injuryWords = (rolled: number, amount: number): string => {
  const [what = 'a scar', and] = (injuries[rolled - 1] ?? 'a scar').split(' and ');
  return `${what}${amount ? ` −${amount}` : ''}${and ? ` and ${and}` : ''}`;
};

const injuries = ['a scar', 'STR', 'WIT', 'AGI and hobbled', 'an arm', 'an eye'] as const;

/** Takes points of an ability. Health falls with STR, but not under 1. An ability at 0 kills. */
export function loseAbility(fight: MurdhamFight, who: Id, ability: 'str' | 'agi' | 'wit', amount: number): void {
  const sheet = sheetOf(fight, who);
  const before = healthOf(sheet);
  sheet.abilities[ability] = Math.max(0, sheet.abilities[ability] - amount);
  if (ability === 'str' && before > 0 && healthOf(sheet) < 1) setHealth(sheet, 1);
  if (scoreOf(sheet, ability) <= 0) killFighter(fight, who, 'an ability has come to nothing', 'MU');
}

/** Rolls the injury die: a scar, lost abilities, an arm, an eye. `chosen` replaces the roll. */
export function* injureFighter(fight: MurdhamFight, who: Id, permanent = false, chosen?: number): Flow<void> {
  const sheet = sheetOf(fight, who);
  const ask = { seat: seatOfFighter(fight, who), rule: 'MU', about: [who], audience: audienceFor(fight, who) };
  const die6 = [{ id: 'injury', count: 1, sides: 6, read: { by: 'sum' as const } }];
  const name = nameOf(fight, who);
  const rolled = chosen ?? (yield* askRoll({ ...ask, title: `${name}: which injury?` }, die6)).values.injury ?? 1;
  const lostBy: Readonly<Record<number, string>> = { 2: 'STR', 3: 'WIT', 4: 'AGI' };
  let amount = 0;
  if (rolled >= 2 && rolled <= 4) {
    const d4 = yield* askRoll({ ...ask, title: `${name}: how much ${lostBy[rolled] ?? ''} is lost?` }, [
      { id: 'loss', count: 1, sides: 4, read: { by: 'sum' } },
    ]);
    amount = d4.values.loss ?? 0;
  }
  sheet.injuries.push({ roll: rolled, label: injuries[rolled - 1] ?? 'a scar', amount, permanent });
  const until = permanent ? 'cause' : 'rest';
  tell(fight, 'MU', sentence`${personRef(who)} is injured: ${injuryWords(rolled, amount)}.`, {
    tone: 'bad',
  });
  if (rolled === 4) gainCondition(sheet, { id: 'hobbled', until });
  if (rolled === 5) {
    const arms = sheet.conditions.filter(({ id }) => id === 'arm-injury').length;
    if (arms === 0) {
      const which = yield* askRoll({ ...ask, title: `${name}: which arm?` }, [
        { id: 'arm', count: 1, sides: 2, read: { by: 'sum' } },
      ]);
      gainCondition(sheet, { id: 'arm-injury', until, note: which.values.arm === 1 ? 'off' : 'main' });
    }
    for (const item of sheet.gear) if (item.held === 'both') item.held = null;
  }
  if (rolled === 6) {
    if (isConditionActive(sheet, 'eye-injury')) gainCondition(sheet, { id: 'blind', until });
    gainCondition(sheet, { id: 'eye-injury', until });
  }
  if (rolled === 2) loseAbility(fight, who, 'str', amount);
  if (rolled === 3) loseAbility(fight, who, 'wit', amount);
  if (rolled === 4) loseAbility(fight, who, 'agi', amount);
}

/**
 * Gives a fighter health. A fighter who was dying is then stable, rolls an injury, and stays out
 * for the stretch.
 */
export function* healFighter(fight: MurdhamFight, who: Id, amount: number, rule = 'MU-09'): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (sheet.kind === 'construct') {
    tell(fight, rule, sentence`${personRef(who)} is a construct: only repair helps.`);
    return;
  }
  const back = regainHealth(sheet, amount);
  tell(
    fight,
    rule,
    back === 0
      ? sentence`${personRef(who)} lacks no health: nothing comes back.`
      : sentence`${personRef(who)} regains ${back} health: ${healthOf(sheet)} of ${maxHealth(sheet).total}.`,
    {
      ...unlessTheirs(fight, who, sentence`${personRef(who)} regains health.`),
      happened: { is: 'healed', whom: [who], amount: back },
      tone: 'good',
    },
  );
  if (back > 0 && isConditionActive(sheet, 'dying')) {
    loseCondition(sheet, 'dying');
    tell(fight, 'MU-29', sentence`${personRef(who)} is no longer dying.`, { tone: 'good' });
    yield* injureFighter(fight, who);
  }
}

/**
 * Asks a fighter whether it agrees and gives the answer. A helpless fighter has no say, so it
 * agrees.
 */
export function* asksAgreement(fight: MurdhamFight, who: Id, other: Id, title: string, rule: string): Flow<boolean> {
  if (isHelpless(sheetOf(fight, who))) return true;
  return yield* askConfirmation(
    { seat: seatOfFighter(fight, who), title, rule, about: [who, other], audience: audienceFor(fight, who, other) },
    'Agree',
    'Refuse',
  );
}

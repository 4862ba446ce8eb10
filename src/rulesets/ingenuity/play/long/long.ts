/** Actions that take more than is left of a turn (IN-20): begun, gone on with; and what they do in the end. */

import { combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { count, gm, type Id, seatOf, tally } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Skill } from '../../sheet/items.ts';
import { itemOf } from '../../sheet/sheet.ts';
import type { Long } from '../../state.ts';
import { attack } from '../attacks/attack.ts';
import { bestWith } from '../attacks/figures.ts';
import { near } from '../ground/ground.ts';
import { die, isOutCold, wake } from '../harm/harm.ts';
import { peace, tell } from '../table/tell.ts';
import { BY_SKILL, checkOf, roll, test, testOf } from '../table/tests.ts';
import { aboutLong } from '../turns/abandon.ts';
import { beginTurn } from '../turns/turns.ts';
import { watch } from './readied.ts';

/** The game's difficulties by name. */
const DIFFICULTIES = [
  [4, 'Simple'],
  [6, 'Standard'],
  [8, 'Moderate'],
  [10, 'Challenging'],
  [12, 'Complex'],
  [14, 'Demanding'],
  [16, 'Daunting'],
] as const;

/** Begins an action of so many actions: what the turn still has is spent, the rest carries over. */
export function* begin(fight: IngenuityFight, who: Id, needs: number, what: Omit<Long, 'left'>): Flow<void> {
  yield* work(fight, who, { ...what, left: needs });
}

/** Spends what the turn has on what was begun before. */
export function* goOnWith(fight: IngenuityFight, who: Id): Flow<void> {
  const long = fight.state.longs[who];
  if (long) yield* work(fight, who, { ...long });
}

function* work(fight: IngenuityFight, who: Id, long: Long): Flow<void> {
  const turn = beginTurn(fight, who);
  const now = Math.min(turn.actions, long.left);
  turn.actions -= now;
  const left = long.left - now;
  delete fight.state.longs[who];
  if (left === 0) {
    yield* fulfil(fight, who, long);
    return;
  }
  fight.state.longs[who] = { ...long, left };
  tell(fight, 'IN-20', `${nameOf(fight, who)} is at it: ${long.label}, ${count(left, 'action')} to go.`, {
    who: aboutLong(who, long),
  });
}

/** The time is spent: the effect. */
function* fulfil(fight: IngenuityFight, who: Id, long: Long): Flow<void> {
  switch (long.deed) {
    case 'reload': {
      const thing = itemOf(combatantOf(fight, who), long.item);
      if (thing) thing.loaded = true;
      return tell(fight, 'IN-20', `${nameOf(fight, who)} has reloaded ${thing?.name ?? 'it'}.`, { who: [who] });
    }
    case 'resuscitate':
      return yield* resuscitate(fight, who, long.target ?? '');
    case 'killing-strike':
      return yield* killingStrike(fight, who, long.item ?? '', long.target ?? '');
    case 'task':
      return yield* task(fight, who, long);
    case 'work':
      return tell(fight, 'IN-20', `${nameOf(fight, who)} is done: ${long.label}.`, { who: [who], tone: 'good' });
  }
}

/** Whether somebody unconscious is still there to be dealt with. */
const atHand = (fight: IngenuityFight, who: Id, target: Id): boolean =>
  near(fight, who).some((one) => one.id === target && isOutCold(one));

/** IN-13: a test brings somebody back. */
function* resuscitate(fight: IngenuityFight, who: Id, target: Id): Flow<void> {
  if (!atHand(fight, who, target))
    return tell(fight, 'IN-13', `${nameOf(fight, who)} has nobody beside it to bring back any more.`, { who: [who] });
  const result = yield* test(fight, who, testOf(fight, 'resuscitate'), {
    what: 'Resuscitate',
    rule: 'IN-13',
    reach: fight.house.resuscitate,
    guards: 'other',
  });
  if (result.passed) wake(fight, combatantOf(fight, target));
  tell(
    fight,
    'IN-13',
    `${nameOf(fight, who)} ${result.passed ? 'brings back' : 'cannot bring back'} ${nameOf(fight, target)} (${result.words}).`,
    { who: [who, target], dice: result.dice, tone: result.passed ? 'good' : 'plain' },
  );
}

/** IN-40: combat with advantage against the constitution; a success kills, a failure is a sneak attack. */
function* killingStrike(fight: IngenuityFight, who: Id, item: string, target: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const thing = itemOf(one, item);
  if (!thing || !atHand(fight, who, target))
    return tell(fight, 'IN-40', `${nameOf(fight, who)} has nobody helpless beside it any more.`, { who: [who] });
  yield* breakPeace(fight, target, who, peace(fight));
  const reach = combatantOf(fight, target).sheet.constitution;
  const { attribute, proficiency } = bestWith(one, thing);
  const check = checkOf(
    one,
    { attribute, skill: 'combat', ...(proficiency ? { proficiency } : {}) },
    { title: `${nameOf(fight, who)}: killing strike`, rule: 'IN-40', reach, guards: 'other' },
  );
  check.advantage = tally('Advantage', [{ label: 'killing strike', value: 1, rule: 'IN-40' }]);
  const fell = yield* roll(fight, who, check, [who, target]);
  const total = fell.total + (fell.luck >= 20 ? fight.house.luckAdds : 0);
  const passed = total >= reach;
  tell(
    fight,
    'IN-40',
    `${nameOf(fight, who)} ${passed ? 'kills' : 'does not kill'} ${nameOf(fight, target)} at a stroke: ${total} against constitution ${reach}.`,
    { who: [who, target], dice: fell.dice, tone: passed ? 'bad' : 'plain' },
  );
  if (passed) die(fight, combatantOf(fight, target), 'IN-40');
  else {
    yield* attack(fight, who, item, target, { sneak: true });
    yield* watch(fight, 'attacks', who);
  }
}

/** IN-15: the GM sets the difficulty, the test tells. */
function* task(fight: IngenuityFight, who: Id, long: Long): Flow<void> {
  const skill = (long.skill ?? 'handling') as Skill;
  const chosen = yield* choose(
    { seat: gm, title: `How hard is it: ${long.label}?`, rule: 'IN-15', about: [who] },
    DIFFICULTIES.map(([reach, name]) => ({ id: String(reach), label: `${name}: ${reach}` })),
  );
  const result = yield* test(
    fight,
    who,
    { ...BY_SKILL[skill], skill },
    {
      what: long.label,
      rule: 'IN-15',
      reach: Number(chosen),
      guards: 'other',
    },
  );
  tell(
    fight,
    'IN-15',
    `${nameOf(fight, who)} ${result.passed ? 'manages it' : 'does not manage it'}: ${long.label} (${result.words}).`,
    { who: [who], dice: result.dice, tone: result.passed ? 'good' : 'plain' },
  );
}

/** Asks which of those who lie unconscious beside somebody is meant. */
export function* whoLies(fight: IngenuityFight, who: Id, title: string, rule: 'IN-13' | 'IN-40'): Flow<Id> {
  return yield* choose(
    { seat: seatOf(who), title, rule, about: [who] },
    lying(fight, who).map(({ id }) => ({
      id,
      label: nameOf(fight, id),
      combatant: id,
      // IN-40: nobody is killed because nobody else lies there.
      ...(rule === 'IN-40' ? { tone: 'danger' as const } : {}),
    })),
  );
}
export const lying = (fight: IngenuityFight, who: Id) => near(fight, who).filter(isOutCold);

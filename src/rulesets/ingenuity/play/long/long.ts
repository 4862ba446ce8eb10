/**
 * Actions that take more than the turn has left (IN-20): they are begun, continued, and take effect
 * in the end.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { countWords, gmSeat, type Id, tallyOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Skill } from '../../sheet/items.ts';
import { itemOf } from '../../sheet/sheet.ts';
import type { LongAction } from '../../state.ts';
import { attackWith } from '../attacks/attack.ts';
import { bestWith } from '../attacks/figures.ts';
import { killCombatant } from '../harm/harm.ts';
import { peaceOptions, tell } from '../table/tell.ts';
import { BY_SKILL, checkOf, rollCheck, rollTest } from '../table/tests.ts';
import { longWords } from '../turns/abandon.ts';
import { beginTurn } from '../turns/turns.ts';
import { isAtHand, reloadWeapon, resuscitate } from './care.ts';
import { watchAttack } from './readied.ts';

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

/** Begins a longer action: spends what the turn still has, and carries the rest over. */
export function* beginLongAction(
  fight: IngenuityFight,
  who: Id,
  needs: number,
  what: Omit<LongAction, 'left'>,
): Flow<void> {
  yield* work(fight, who, { ...what, left: needs });
}

/** Spends the actions of the turn on the longer action that a combatant has begun. */
export function* goOnWith(fight: IngenuityFight, who: Id): Flow<void> {
  const long = fight.state.longs[who];
  if (long) yield* work(fight, who, { ...long });
}

function* work(fight: IngenuityFight, who: Id, long: LongAction): Flow<void> {
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
  const what = longWords(fight, who, long);
  tell(fight, 'IN-20', sentence`${personRef(who)} is not done yet: ${what}, ${countWords(left, 'action')} to go.`);
}

/** Applies a longer action once its time is spent. */
function* fulfil(fight: IngenuityFight, who: Id, long: LongAction): Flow<void> {
  switch (long.deed) {
    case 'reload':
      return reloadWeapon(fight, who, long.item);
    case 'resuscitate':
      return yield* resuscitate(fight, who, long.target ?? '');
    case 'killing-strike':
      return yield* killingStrike(fight, who, long.item ?? '', long.target ?? '');
    case 'task':
      return yield* task(fight, who, long);
    case 'work':
      return tell(fight, 'IN-20', sentence`${personRef(who)} is done: ${longWords(fight, who, long)}.`, {
        tone: 'good',
      });
  }
}

/**
 * IN-40: rolls combat with advantage against the target's constitution. A success kills; a failure
 * is a sneak attack.
 */
function* killingStrike(fight: IngenuityFight, who: Id, item: string, target: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const thing = itemOf(one, item);
  if (!thing || !isAtHand(fight, who, target))
    return tell(fight, 'IN-40', sentence`Nobody helpless lies beside ${personRef(who)} any more: no killing strike.`);
  yield* breakPeace(fight, target, who, peaceOptions(fight));
  const reach = combatantOf(fight, target).sheet.constitution;
  const { attribute, proficiency } = bestWith(one, thing);
  const check = checkOf(
    one,
    { attribute, skill: 'combat', ...(proficiency ? { proficiency } : {}) },
    {
      title: `${nameOf(fight, who)}: killing strike`,
      rule: 'IN-40',
      reach,
      against: 'the constitution',
      guards: 'other',
    },
  );
  check.advantage = tallyOf('Advantage', [{ label: 'killing strike', value: 1, rule: 'IN-40' }]);
  const fell = yield* rollCheck(fight, who, check, [who, target]);
  const total = fell.total + (fell.luck >= 20 ? fight.house.luckAdds : 0);
  const passed = total >= reach;
  const result = sentence`${personRef(who)} ${passed ? 'kills' : 'does not kill'} ${personRef(target)} at a stroke`;
  tell(fight, 'IN-40', sentence`${result}: ${total} against the constitution of ${reach}.`, {
    dice: fell.dice,
    tone: passed ? 'bad' : 'plain',
  });
  if (passed) killCombatant(fight, combatantOf(fight, target), 'IN-40');
  else {
    yield* watchAttack(fight, who, yield* attackWith(fight, who, item, target, { sneak: true }));
  }
}

/** IN-15: the GM sets the difficulty of a short task, and the combatant rolls the test. */
function* task(fight: IngenuityFight, who: Id, long: LongAction): Flow<void> {
  const skill = (long.skill ?? 'handling') as Skill;
  const chosen = yield* askChoice(
    { seat: gmSeat, title: `How hard is ${long.label}?`, rule: 'IN-15', about: [who] },
    DIFFICULTIES.map(([reach, name]) => ({ id: String(reach), label: `${name}: ${reach}` })),
  );
  const result = yield* rollTest(
    fight,
    who,
    { ...BY_SKILL[skill], skill },
    {
      what: long.label,
      rule: 'IN-15',
      reach: Number(chosen),
      against: 'the difficulty',
      guards: 'other',
    },
  );
  tell(
    fight,
    'IN-15',
    sentence`${personRef(who)} ${result.passed ? 'manages' : 'does not manage'} ${long.label} (a test of ${result.words}).`,
    { dice: result.dice, tone: result.passed ? 'good' : 'plain' },
  );
}

/**
 * Rounds (HE-01 to HE-04): the Savvy tests, the three blocks, turns within them, bleeding, and
 * saves against effects.
 */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import { type Flow, letNewcomersIn } from '../../../../engine/flow.ts';
import { peopleRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { allOf, gmSeat, type Id, notAllowed, seatOf, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import { tellPassed } from '../../../common/turns.ts';
import type { HestiaFight } from '../../fight.ts';
import { FADING } from '../../sheet/effectWords.ts';
import { type Fighter, inState, isUp, liftState } from '../../sheet/sheet.ts';
import { BLOCKS, type Block } from '../../state.ts';
import { noteComing } from '../harm/casualties.ts';
import { isContested, isOurs } from '../table/camps.ts';
import { attributeCheck, baneParts } from '../table/checks.ts';
import { rollChecks } from '../table/rolls.ts';
import { tell } from '../table/tell.ts';
import { bleedForRound, shakeOff } from './lasting.ts';
import { watchMorale } from './morale.ts';

/** The block of a combatant in this round. */
export const blockOf = (fight: HestiaFight, one: Fighter): Block =>
  !isOurs(fight, one) ? 'enemies' : fight.state.ready.includes(one.id) ? 'before' : 'after';

/** HE-04: a surprised combatant does nothing at all in the first round. */
export const cannotActYet = (fight: HestiaFight, one: Fighter): Verdict =>
  !(fight.state.phase === 'fight' && fight.state.round <= 1 && fight.state.surprised.includes(one.id)) ||
  notAllowed('HE-04', 'Is surprised and cannot act in the first round.');

/** Whether a combatant still has a turn this round. */
export const canAct = (fight: HestiaFight, one: Fighter): Verdict => {
  if (fight.state.phase === 'parley') return notAllowed('HE-05', 'Nobody has drawn yet: it is still a parley.');
  if (!isUp(one)) return notAllowed('HE-13', 'Is out of the fight.');
  if (fight.state.acted.includes(one.id)) return notAllowed('HE-06', 'Has had a turn this round.');
  const yet = cannotActYet(fight, one);
  if (yet !== true) return yet;
  return inState(one, 'staggered') ? notAllowed('HE-13', 'Is staggered and loses this turn.') : true;
};

/** Whether a combatant may take a turn, or go on with it, right now. */
export function mayTurn(fight: HestiaFight, who: Id): Verdict {
  const one = combatantOf(fight, who);
  const able = canAct(fight, one);
  if (able !== true) return able;
  const { acting, block } = fight.state;
  if (acting) return acting.who === who || notAllowed('HE-03', `${nameOf(fight, acting.who)} is taking a turn.`);
  return (
    blockOf(fight, one) === block ||
    notAllowed(
      'HE-01',
      {
        before: 'Those who were quick enough go first.',
        enemies: 'It is the enemies’ time.',
        after: 'Only those who act after the enemies are left.',
      }[block],
    )
  );
}

/** Begins a combatant's turn with the first act. Later acts find the turn begun. */
export function beginTurn(fight: HestiaFight, who: Id): NonNullable<HestiaFight['state']['acting']> {
  if (fight.state.acting?.who === who) return fight.state.acting;
  const one = combatantOf(fight, who);
  fight.state.acting = {
    who,
    moved: 0,
    action: false,
    sprinted: false,
    strikes: 0,
    fading: FADING.filter((state) => inState(one, state)),
  };
  tell(fight, 'HE-06', sentence`${personRef(who)} acts.`, { tone: 'turn' });
  return fight.state.acting;
}

/**
 * Whether a combatant may act outside its own turn: strike at a back, or use the free action after
 * a failed gambit. A combatant who flees strikes at no back. Whether it may use a free action is a
 * house rule (HE-20).
 */
export const mayReact = (fight: HestiaFight, one: Fighter, to: 'strike' | 'gambit'): Verdict =>
  allOf(
    isUp(one) || notAllowed('HE-13', 'Is out of the fight.'),
    cannotActYet(fight, one),
    !inState(one, 'staggered') || notAllowed('HE-13', 'Is staggered.'),
    (to === 'gambit' && fight.house.fleeingAct) ||
      !(inState(one, 'fleeing') || inState(one, 'panicked')) ||
      notAllowed('HE-23', 'Is running and strikes at nobody.'),
    one.sheet.load !== 'crushing' || notAllowed('HE-07', 'Carries too much to do anything but drop it.'),
  );

/**
 * HE-02: how the enemies' wits change a combatant's Savvy: -1 is a bane, 1 a boon. One enemy in
 * sight is enough; by house rule all must be slow.
 */
export function paceOf(fight: HestiaFight, one: Fighter): number {
  if (fight.state.pace !== 'sheets') return { quick: -1, plain: 0, slow: 1 }[fight.state.pace];
  const wits = everyone(fight)
    .filter((foe) => !foe.hidden && areEnemies(fight, foe.id, one.id) && canAct(fight, foe) === true)
    .map(({ sheet }) => sheet.wits);
  const quick = wits.includes('quick');
  if (fight.house.slowWits === 'all')
    return quick ? -1 : Number(wits.length > 0 && wits.every((each) => each === 'slow'));
  return Number(wits.includes('slow')) - Number(quick);
}

/** Ends the running turn, and also the block and the round when nobody is left in them. */
export function* endTurn(fight: HestiaFight): Flow<void> {
  const { acting } = fight.state;
  if (!acting) return;
  fight.state.acted.push(acting.who);
  fight.state.acting = null;
  const one = combatantOf(fight, acting.who);
  for (const state of acting.fading) liftState(one, state);
  if (fight.house.savesAt === 'turn') yield* shakeOff(fight, [one]);
  yield* goOn(fight);
}

const waiting = (fight: HestiaFight, block: Block): Fighter[] =>
  everyone(fight).filter((one) => canAct(fight, one) === true && blockOf(fight, one) === block);

/**
 * HE-01: whether any two who stand are enemies. Without enemies nobody has to be quicker than
 * others.
 */
const isFought = (fight: HestiaFight): boolean => isContested(fight, everyone(fight).filter(isUp));

/**
 * Goes to the next block with somebody in it; after the last block the next round begins. When the
 * last enemy is gone no round begins by itself, because it would only ask questions. With `onward`
 * the table goes on all the same.
 */
export function* goOn(fight: HestiaFight, onward = false): Flow<void> {
  yield* watchMorale(fight);
  const { acting } = fight.state;
  if (fight.state.phase === 'parley') return;
  if (acting) {
    const one = combatantOf(fight, acting.who);
    if (canAct(fight, one) === true) return;
    // An actor who fell or froze has had its turn. The action lost now is the one that staggering
    // costs.
    fight.state.acted.push(acting.who);
    if (!acting.action) liftState(one, 'staggered');
  }
  fight.state.acting = null;
  for (let at = BLOCKS.indexOf(fight.state.block); at < BLOCKS.length; at += 1) {
    const block = BLOCKS[at] as Block;
    const now = waiting(fight, block);
    if (now.length === 0) continue;
    // Only the GM reads about a block in which only hidden combatants act.
    const hidden = now.every((one) => one.hidden) ? now.map(({ id }) => id) : [];
    // HE-01: in the last block are those who failed their Savvy. Others may be there who never
    // tested it, because they came over or joined in between; of them alone nothing is said.
    const told = block !== 'after' || now.some(({ id }) => fight.state.failed?.includes(id));
    if (fight.state.block !== block && told)
      tell(
        fight,
        'HE-01',
        {
          before: sentence`Those who were quick act.`,
          enemies: sentence`The enemies act.`,
          after: sentence`Those who failed their Savvy act.`,
        }[block],
        { who: hidden, tone: 'turn' },
      );
    fight.state.block = block;
    return;
  }
  if (!onward && !isFought(fight)) return;
  yield* endRound(fight);
  if (everyone(fight).some(isUp)) yield* beginRound(fight);
}

/** Everybody who is left in this block passes its turn. */
export function* endBlock(fight: HestiaFight): Flow<void> {
  fight.state.acting = null;
  const passing = waiting(fight, fight.state.block);
  tellPassed(fight, 'HE-03', passing, tell);
  for (const one of passing) {
    fight.state.acted.push(one.id);
    for (const state of FADING) liftState(one, state);
  }
  if (fight.house.savesAt === 'turn') yield* shakeOff(fight, passing);
  yield* goOn(fight, true);
}

/**
 * Ends the round: saves for those who have not saved yet, and bleeding by house rule. Combatants
 * who lost a turn to staggering are free again.
 */
function* endRound(fight: HestiaFight): Flow<void> {
  const idle = everyone(fight).filter(({ id }) => !fight.state.acted.includes(id));
  // A combatant who froze after its own turn still has to lose the next one.
  for (const one of idle) liftState(one, 'staggered');
  if (fight.house.bleedAt === 'end') yield* bleedForRound(fight);
  yield* shakeOff(fight, fight.house.savesAt === 'round' ? everyone(fight) : idle);
}

/** Begins a round: bleeding (HE-17), then everybody's Savvy in one question (HE-01, HE-02). */
export function* beginRound(fight: HestiaFight): Flow<void> {
  const { state } = fight;
  state.round += 1;
  state.acted = [];
  state.acting = null;
  state.ready = [];
  state.failed = [];
  state.block = 'before';
  tell(fight, 'HE-01', sentence`Round ${state.round} begins.`, { tone: 'turn' });
  // HE-01: newcomers announced for this round test Savvy with all others, and their wits count
  // (HE-02).
  noteComing(fight, peopleOf(fight, yield* letNewcomersIn(fight)));
  if (fight.house.bleedAt === 'start') yield* bleedForRound(fight);
  yield* watchMorale(fight);
  yield* sweep(fight, everyone(fight));
  // Where nobody can act the round is over at once, so that nobody has to click an empty block
  // away.
  yield* goOn(fight);
}

/**
 * Combatants who join while the quick still act test their Savvy at once (HE-01). Later in a round
 * they act in their side's block.
 */
export function* joinRound(fight: HestiaFight, who: readonly Id[]): Flow<void> {
  noteComing(fight, peopleOf(fight, who));
  const { phase, block } = fight.state;
  if (phase === 'fight' && block === 'before') yield* sweep(fight, peopleOf(fight, who));
}

const peopleOf = (fight: HestiaFight, ids: readonly Id[]): Fighter[] =>
  everyone(fight).filter(({ id }) => ids.includes(id));

/**
 * HE-01, HE-02: the Savvy tests of the characters among these; those who succeed act before the
 * enemies.
 */
function* sweep(fight: HestiaFight, among: readonly Fighter[]): Flow<void> {
  const { state } = fight;
  if (!isFought(fight)) return;
  const testing = among.filter((one) => isUp(one) && isOurs(fight, one) && canAct(fight, one) === true);
  const checkOf = (one: Fighter) => {
    const pace = paceOf(fight, one);
    return attributeCheck(one, 'savvy', 'HE-01', [
      ...baneParts(one, 'test', 'savvy'),
      { label: pace < 0 ? 'quick enemies' : 'slow-witted enemies', value: pace, rule: 'HE-02' },
    ]);
  };
  const read = yield* rollChecks(
    fight,
    {
      seat: gmSeat,
      title: 'Savvy: who acts before the enemies?',
      rule: 'HE-01',
      about: testing.map(({ id }) => id),
      order: true,
    },
    testing.map((one) => ({
      id: one.id,
      seat: seatOf(one.id),
      label: `${nameOf(fight, one.id)}: Savvy`,
      check: checkOf(one),
    })),
  );
  for (const pace of [-1, 1]) {
    const touched = testing.filter((one) => paceOf(fight, one) === pace).map(({ id }) => id);
    if (touched.length === 0) continue;
    const words = pace < 0 ? 'Quick enemies were a bane' : 'Slow-witted enemies were a boon';
    tell(fight, 'HE-02', sentence`${words} on the Savvy of ${peopleRef(touched)}.`);
  }
  const results = testing.map((one) => ({ one, ...read(one.id) }));
  const quick = results.filter(({ passed }) => passed).map(({ one }) => one.id);
  state.ready = [...state.ready, ...quick];
  const failed = results.filter(({ passed }) => !passed).map(({ one }) => one.id);
  state.failed = [...(state.failed ?? []), ...failed];
  if (testing.length > 0)
    tell(
      fight,
      'HE-01',
      quick.length === 0
        ? sentence`Nobody is quicker than the enemies.`
        : sentence`${peopleRef(quick)} will act before the enemies.`,
      { who: testing.map(({ id }) => id), dice: results.flatMap(({ dice }) => dice) },
    );
}

/** Rounds (HE-01 to HE-04): the Savvy sweep, the three blocks, turns within them, what bleeds and what is shaken off. */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { all, gm, type Id, list, no, seatOf, tally, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { FADING } from '../../sheet/effectWords.ts';
import { type Fighter, has, isUp, lift, type StateName } from '../../sheet/sheet.ts';
import { BLOCKS, type Block } from '../../state.ts';
import { harm, stress } from '../harm/harm.ts';
import { isOurs } from '../table/camps.ts';
import { attributeCheck, baneParts, saveCheck } from '../table/checks.ts';
import { rollChecks, rollSums } from '../table/rolls.ts';
import { tell } from '../table/tell.ts';
import { watchMorale } from './morale.ts';

/** The block that somebody belongs to this round. */
export const blockOf = (fight: HestiaFight, one: Fighter): Block =>
  !isOurs(fight, one) ? 'enemies' : fight.state.ready.includes(one.id) ? 'before' : 'after';

/** HE-04: who is surprised does nothing at all in the first round. */
export const cannotActYet = (fight: HestiaFight, one: Fighter): Verdict =>
  !(fight.state.phase === 'fight' && fight.state.round <= 1 && fight.state.surprised.includes(one.id)) ||
  no('HE-04', 'Is surprised and cannot act in the first round.');

/** Whether somebody still has a turn this round. */
export const canAct = (fight: HestiaFight, one: Fighter): Verdict => {
  if (fight.state.phase === 'parley') return no('HE-05', 'Nobody has drawn yet: it is still a parley.');
  if (!isUp(one)) return no('HE-13', 'Is out of the fight.');
  if (fight.state.acted.includes(one.id)) return no('HE-06', 'Has had its turn this round.');
  const yet = cannotActYet(fight, one);
  if (yet !== true) return yet;
  return has(one, 'staggered') ? no('HE-13', 'Is staggered and loses this turn.') : true;
};

/** Whether somebody may take, or go on with, a turn right now. */
export function mayTurn(fight: HestiaFight, who: Id): Verdict {
  const one = combatantOf(fight, who);
  const able = canAct(fight, one);
  if (able !== true) return able;
  const { acting, block } = fight.state;
  if (acting) return acting.who === who || no('HE-03', `${nameOf(fight, acting.who)} is taking a turn.`);
  return (
    blockOf(fight, one) === block ||
    no(
      'HE-01',
      {
        before: 'Those who were quick enough go first.',
        enemies: 'It is the enemies’ time.',
        after: 'Only those who act after the enemies are left.',
      }[block],
    )
  );
}

/** Begins somebody's turn with its first act; later acts find it begun. */
export function beginTurn(fight: HestiaFight, who: Id): NonNullable<HestiaFight['state']['acting']> {
  if (fight.state.acting?.who === who) return fight.state.acting;
  const one = combatantOf(fight, who);
  fight.state.acting = {
    who,
    moved: 0,
    action: false,
    sprinted: false,
    strikes: 0,
    fading: FADING.filter((state) => has(one, state)),
  };
  tell(fight, 'HE-06', `${nameOf(fight, who)} acts.`, { who: [who], tone: 'turn' });
  return fight.state.acting;
}

/**
 * Whether somebody may do something out of its turn now: a strike at a back, the free action after a failed gambit. Who runs strikes at
 * no back; whether it makes use of a free action is a house rule (HE-20).
 */
export const mayReact = (fight: HestiaFight, one: Fighter, to: 'strike' | 'gambit'): Verdict =>
  all(
    isUp(one) || no('HE-13', 'Is out of the fight.'),
    cannotActYet(fight, one),
    !has(one, 'staggered') || no('HE-13', 'Is staggered.'),
    (to === 'gambit' && fight.house.fleeingAct) ||
      !(has(one, 'fleeing') || has(one, 'panicked')) ||
      no('HE-23', 'Is running and strikes at nobody.'),
    one.sheet.load !== 'crushing' || no('HE-07', 'Carries too much to do anything but drop it.'),
  );

/** HE-02: what the wits of its enemies do to somebody's Savvy: -1 a bane, 1 a boon. One in sight is enough; by house rule slow they must all be. */
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

/** Ends the turn that is running, and the block and the round with it when nobody is left. */
export function* endTurn(fight: HestiaFight): Flow<void> {
  const { acting } = fight.state;
  if (!acting) return;
  fight.state.acted.push(acting.who);
  fight.state.acting = null;
  const one = combatantOf(fight, acting.who);
  for (const state of acting.fading) lift(one, state);
  if (fight.house.savesAt === 'turn') yield* shakeOff(fight, [one]);
  yield* goOn(fight);
}

const waiting = (fight: HestiaFight, block: Block): Fighter[] =>
  everyone(fight).filter((one) => canAct(fight, one) === true && blockOf(fight, one) === block);

/** Goes to the next block with somebody in it; after the last one the round ends and the next begins. */
export function* goOn(fight: HestiaFight): Flow<void> {
  yield* watchMorale(fight);
  const { acting } = fight.state;
  if (fight.state.phase === 'parley') return;
  if (acting) {
    const one = combatantOf(fight, acting.who);
    if (canAct(fight, one) === true) return;
    // Whoever fell or froze in its own turn has had it; an action lost now is the one that being staggered costs.
    fight.state.acted.push(acting.who);
    if (!acting.action) lift(one, 'staggered');
  }
  fight.state.acting = null;
  for (let at = BLOCKS.indexOf(fight.state.block); at < BLOCKS.length; at += 1) {
    const block = BLOCKS[at] as Block;
    const now = waiting(fight, block);
    if (now.length === 0) continue;
    // A time in which nobody but hidden ones acts is the GM's to know of.
    const hidden = now.every((one) => one.hidden) ? now.map(({ id }) => id) : [];
    if (fight.state.block !== block)
      tell(
        fight,
        'HE-01',
        { before: 'Those who were quick act.', enemies: 'The enemies act.', after: 'Those who were slow act.' }[block],
        { who: hidden, tone: 'turn' },
      );
    fight.state.block = block;
    return;
  }
  yield* endRound(fight);
  if (everyone(fight).some(isUp)) yield* beginRound(fight);
}

/** Whoever is left in this block passes. */
export function* endBlock(fight: HestiaFight): Flow<void> {
  fight.state.acting = null;
  const passing = waiting(fight, fight.state.block);
  for (const one of passing) {
    fight.state.acted.push(one.id);
    for (const state of FADING) lift(one, state);
  }
  if (fight.house.savesAt === 'turn') yield* shakeOff(fight, passing);
  yield* goOn(fight);
}

/** The round's end: saves of whoever has not saved yet, bleeding by house rule, and who lost a turn to being staggered is free. */
function* endRound(fight: HestiaFight): Flow<void> {
  const idle = everyone(fight).filter(({ id }) => !fight.state.acted.includes(id));
  // Whoever froze after its own turn still has the next one to lose.
  for (const one of idle) lift(one, 'staggered');
  if (fight.house.bleedAt === 'end') yield* bleed(fight);
  yield* shakeOff(fight, fight.house.savesAt === 'round' ? everyone(fight) : idle);
}

/** HE-19: a Might save against each effect that holds somebody, all of them in one sweep. */
function* shakeOff(fight: HestiaFight, who: readonly Fighter[]): Flow<void> {
  const held: { one: Fighter; state: StateName }[] = who
    .filter(isUp)
    .flatMap((one) =>
      (['dazed', 'bleeding', 'pinned'] as const).filter((state) => has(one, state)).map((state) => ({ one, state })),
    );
  const read = yield* rollChecks(
    fight,
    {
      seat: gm,
      title: `Might saves at the end of the ${fight.house.savesAt}`,
      rule: 'HE-19',
      about: held.map(({ one }) => one.id),
    },
    held.map(({ one, state }) => ({
      id: `${one.id}:${state}`,
      seat: seatOf(one.id),
      label: `${nameOf(fight, one.id)}: Might save, ${state}`,
      check: saveCheck(one, 'might', 'HE-19'),
    })),
  );
  for (const { one, state } of held) {
    const result = read(`${one.id}:${state}`);
    if (result.passed) lift(one, state);
    tell(fight, 'HE-19', `${nameOf(fight, one.id)} ${result.passed ? 'is no longer' : 'stays'} ${state}.`, {
      who: [one.id],
      dice: result.dice,
      tone: result.passed ? 'good' : 'plain',
    });
    if (!result.passed && fight.house.saveStress) yield* stress(fight, one.id, 1, 'a failed save');
  }
}

/** A new round: bleeding (HE-17), then everybody's Savvy in one sweep (HE-01, HE-02). */
export function* beginRound(fight: HestiaFight): Flow<void> {
  const { state } = fight;
  state.round += 1;
  state.acted = [];
  state.acting = null;
  state.ready = [];
  state.block = 'before';
  tell(fight, 'HE-01', `Round ${state.round} begins.`, { tone: 'turn' });
  if (fight.house.bleedAt === 'start') yield* bleed(fight);
  yield* watchMorale(fight);
  yield* sweep(fight, everyone(fight));
  if (everyone(fight).some((one) => canAct(fight, one) === true)) yield* goOn(fight);
}

/** Those who join the fight while the quick still act test their Savvy at once (HE-01); later in a round they act in their side's block. */
export function* join(fight: HestiaFight, who: readonly Id[]): Flow<void> {
  const { phase, block } = fight.state;
  if (phase !== 'fight' || block !== 'before') return;
  yield* sweep(
    fight,
    everyone(fight).filter(({ id }) => who.includes(id)),
  );
}

/** HE-01, HE-02: the Savvy of the characters among these; who succeeds acts before the enemies. */
function* sweep(fight: HestiaFight, among: readonly Fighter[]): Flow<void> {
  const { state } = fight;
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
    { seat: gm, title: 'Savvy: who acts before the enemies?', rule: 'HE-01', about: testing.map(({ id }) => id) },
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
    tell(fight, 'HE-02', `${words} on the Savvy of ${list(touched.map((id) => nameOf(fight, id)))}.`, { who: touched });
  }
  const results = testing.map((one) => ({ one, ...read(one.id) }));
  const quick = results.filter(({ passed }) => passed).map(({ one }) => one.id);
  state.ready = [...state.ready, ...quick];
  if (testing.length > 0)
    tell(
      fight,
      'HE-01',
      quick.length === 0
        ? 'Nobody is quicker than the enemies.'
        : `${list(quick.map((id) => nameOf(fight, id)))} will act before the enemies.`,
      { who: testing.map(({ id }) => id), dice: results.flatMap(({ dice }) => dice) },
    );
}

function* bleed(fight: HestiaFight): Flow<void> {
  const bleeding = everyone(fight).filter((one) => isUp(one) && has(one, 'bleeding'));
  const blood = yield* rollSums(
    fight,
    { seat: gm, title: 'Bleeding', rule: 'HE-17', about: bleeding.map(({ id }) => id) },
    bleeding.map(({ id }) => ({
      id,
      seat: seatOf(id),
      label: `${nameOf(fight, id)} bleeds`,
      dice: 'bleeding',
      count: 1,
      sides: 4,
      parts: tally('bleeding', [{ label: 'bleeding', value: 0, rule: 'HE-17' }]),
    })),
  );
  for (const { id } of bleeding) {
    const lost = blood[id];
    if (lost) yield* harm(fight, id, { amount: Math.max(0, lost.total), to: 'grit', rule: 'HE-17', dice: lost.dice });
  }
}

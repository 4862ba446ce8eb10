/** Rounds (HE-01 to HE-04): the Savvy sweep, the three blocks, turns within them, what bleeds and what is shaken off. */
import { combatantOf, everyone } from '../../engine/fight.ts';
import { type Flow, rollAll } from '../../engine/flow.ts';
import { logged } from '../../engine/log.ts';
import type { Roll } from '../../engine/question.ts';
import { gm, type Id, list, no, seatOf, type Verdict } from '../../engine/words.ts';
import { attributeCheck, baneParts, read, rollOf, saveCheck } from './checks.ts';
import { harm, stress } from './harm.ts';
import { watchMorale } from './morale.ts';
import { type Fighter, type HestiaFight, has, isUp, lift, type StateName } from './sheet.ts';
import { BLOCKS, type Block } from './state.ts';
import { isOurs, nameOf, tell } from './tell.ts';

/** The block that somebody belongs to this round. */
export const blockOf = (fight: HestiaFight, one: Fighter): Block =>
  !isOurs(fight, one) ? 'enemies' : fight.state.ready.includes(one.id) ? 'before' : 'after';

/** Whether somebody still has a turn this round. */
export const canAct = (fight: HestiaFight, one: Fighter): Verdict => {
  if (fight.state.phase === 'parley') return no('HE-05', 'Nobody has drawn yet: it is still a parley.');
  if (!isUp(one)) return no('HE-13', 'Is out of the fight.');
  if (fight.state.acted.includes(one.id)) return no('HE-06', 'Has had its turn this round.');
  if (fight.state.round === 1 && fight.state.surprised.includes(one.id))
    return no('HE-04', 'Is surprised and cannot act in the first round.');
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
  fight.state.acting = { who, moved: 0, action: false, sprinted: false };
  tell(fight, 'HE-06', `${nameOf(fight, who)} acts.`, [who], [], 'turn');
  return fight.state.acting;
}

/** Ends the turn that is running, and the block and the round with it when nobody is left. */
export function* endTurn(fight: HestiaFight): Flow<void> {
  const { acting } = fight.state;
  if (!acting) return;
  fight.state.acted.push(acting.who);
  fight.state.acting = null;
  lift(combatantOf(fight, acting.who), 'hampered');
  yield* goOn(fight);
}

const waiting = (fight: HestiaFight, block: Block): Fighter[] =>
  everyone(fight).filter((one) => canAct(fight, one) === true && blockOf(fight, one) === block);

/** Goes to the next block with somebody in it; after the last one the round ends and the next begins. */
export function* goOn(fight: HestiaFight): Flow<void> {
  yield* watchMorale(fight);
  const { acting } = fight.state;
  if (acting && isUp(combatantOf(fight, acting.who))) return;
  // Whoever fell in its own turn has had it.
  if (acting) fight.state.acted.push(acting.who);
  fight.state.acting = null;
  for (let at = BLOCKS.indexOf(fight.state.block); at < BLOCKS.length; at += 1) {
    const block = BLOCKS[at] as Block;
    if (waiting(fight, block).length === 0) continue;
    if (fight.state.block !== block)
      tell(
        fight,
        'HE-01',
        { before: 'Those who were quick act.', enemies: 'The enemies act.', after: 'Those who were slow act.' }[block],
        [],
        [],
        'turn',
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
  for (const one of waiting(fight, fight.state.block)) fight.state.acted.push(one.id);
  yield* goOn(fight);
}

/** HE-19: at the round's end everyone saves against each effect that holds them; one sweep. */
function* endRound(fight: HestiaFight): Flow<void> {
  const held: { one: Fighter; state: StateName; rule: string }[] = everyone(fight)
    .filter(isUp)
    .flatMap((one) =>
      (['dazed', 'bleeding', 'pinned'] as const)
        .filter((state) => has(one, state))
        .map((state) => ({ one, state, rule: 'HE-19' })),
    );
  for (const one of everyone(fight)) lift(one, 'staggered');
  const rolls: Roll[] = held.map(({ one, state }) =>
    rollOf(
      `${one.id}:${state}`,
      one.id,
      `${nameOf(fight, one.id)}: Might save, ${state}`,
      saveCheck(one, 'might', 'HE-19'),
    ),
  );
  const rolled = yield* rollAll(
    { seat: gm, title: 'Might saves at the end of the round', rule: 'HE-19', about: held.map(({ one }) => one.id) },
    rolls,
  );
  for (const { one, state } of held) {
    const result = read(
      saveCheck(one, 'might', 'HE-19'),
      state,
      rolled[`${one.id}:${state}`] ?? { faces: [], values: {} },
    );
    if (result.passed) lift(one, state);
    tell(
      fight,
      'HE-19',
      `${nameOf(fight, one.id)} ${result.passed ? 'is no longer' : 'stays'} ${state}.`,
      [one.id],
      result.dice,
      result.passed ? 'good' : 'plain',
    );
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
  tell(fight, 'HE-01', `Round ${state.round} begins.`, [], [], 'turn');
  yield* bleed(fight);
  yield* watchMorale(fight);
  const testing = everyone(fight).filter((one) => isUp(one) && isOurs(fight, one) && canAct(fight, one) === true);
  const pace = { quick: -1, plain: 0, slow: 1 }[state.pace];
  const checkOf = (one: Fighter) =>
    attributeCheck(one, 'savvy', 'HE-01', [
      ...baneParts(one, 'test'),
      { label: pace < 0 ? 'quick enemies' : 'slow-witted enemies', value: pace, rule: 'HE-02' },
    ]);
  const rolled = yield* rollAll(
    { seat: gm, title: 'Savvy: who acts before the enemies?', rule: 'HE-01', about: testing.map(({ id }) => id) },
    testing.map((one) => rollOf(one.id, one.id, `${nameOf(fight, one.id)}: Savvy`, checkOf(one))),
  );
  const results = testing.map((one) => ({
    one,
    ...read(checkOf(one), nameOf(fight, one.id), rolled[one.id] ?? { faces: [], values: {} }),
  }));
  state.ready = results.filter(({ passed }) => passed).map(({ one }) => one.id);
  if (testing.length > 0)
    tell(
      fight,
      'HE-01',
      state.ready.length === 0
        ? 'Nobody is quicker than the enemies.'
        : `${list(state.ready.map((id) => nameOf(fight, id)))} will act before the enemies.`,
      testing.map(({ id }) => id),
      results.flatMap(({ dice }) => dice),
    );
  if (everyone(fight).some((one) => canAct(fight, one) === true)) yield* goOn(fight);
}

function* bleed(fight: HestiaFight): Flow<void> {
  const bleeding = everyone(fight).filter((one) => isUp(one) && has(one, 'bleeding'));
  const groups = [{ id: 'blood', count: 1, sides: 4, read: { by: 'sum' as const } }];
  const rolls = bleeding.map((one) => ({
    id: one.id,
    seat: seatOf(one.id),
    label: `${nameOf(fight, one.id)} bleeds`,
    groups,
  }));
  const rolled = yield* rollAll(
    { seat: gm, title: 'Bleeding', rule: 'HE-17', about: bleeding.map(({ id }) => id) },
    rolls,
  );
  for (const one of bleeding) {
    const fell = rolled[one.id] ?? { faces: [], values: {} };
    yield* harm(fight, one.id, {
      amount: fell.values.blood ?? 0,
      to: 'grit',
      rule: 'HE-17',
      dice: logged('bleeding', groups, fell),
    });
  }
}

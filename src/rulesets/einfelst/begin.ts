/** The beginning (EW-01, EW-36 to EW-39): the cards are dealt, and an ambush is tried or granted. */
import { everyone } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { gm, type Id, no } from '../../engine/words.ts';
import { deal, drawBetter } from './cards.ts';
import { poolOf, test } from './pools.ts';
import { beginRound } from './rounds.ts';
import { type EinfelstFight, type Fighter, isUp } from './sheet.ts';
import { isOurs, nameOf, tell } from './tell.ts';

/** From set-up to the first turn. */
export function* begin(fight: EinfelstFight): Flow<void> {
  fight.stage = 'running';
  yield* deal(fight);
  const sides = fight.sideOrder.filter((side) => everyone(fight).some((one) => one.side === side));
  const answer = yield* choose({ seat: gm, title: 'Is it an ambush?', rule: 'EW-36' }, [
    { id: 'no', label: 'No' },
    ...sides.map((side) => ({
      id: `test:${side}`,
      label: `${fight.sides[side]?.name ?? side} try one: Sneak against Track or Read`,
      ...(others(fight, side).length === 0 ? { blocked: no('EW-36', 'There is nobody to surprise.') } : {}),
    })),
    ...sides.map((side) => ({
      id: `granted:${side}`,
      label: `${fight.sides[side]?.name ?? side} have it, with no test`,
      ...(others(fight, side).length === 0 ? { blocked: no('EW-39', 'There is nobody to surprise.') } : {}),
    })),
  ]);
  if (answer !== 'no') {
    const [how, side = ''] = answer.split(':');
    yield* ambush(fight, side, how === 'granted' ? 'granted' : 'test');
  }
  yield* beginRound(fight);
}

const members = (fight: EinfelstFight, side: Id): Fighter[] =>
  everyone(fight).filter((one) => one.side === side && isUp(one));
const others = (fight: EinfelstFight, side: Id): Fighter[] => {
  const first = members(fight, side)[0];
  return first ? everyone(fight).filter((one) => isUp(one) && isOurs(fight, one) !== isOurs(fight, first)) : [];
};
const best = (fight: EinfelstFight, list: readonly Fighter[], skill: 'sneak' | 'track' | 'read'): Fighter | undefined =>
  [...list].sort((a, b) => poolOf(fight, b.id, skill).total - poolOf(fight, a.id, skill).total)[0];

/** EW-36 to EW-39: one test for all ambushers; the winners draw a card more and keep the better. */
function* ambush(fight: EinfelstFight, side: Id, how: 'test' | 'granted'): Flow<void> {
  const ours = members(fight, side);
  const theirs = others(fight, side);
  const ids = ours.map(({ id }) => id);
  for (const one of ours) one.sheet.lurking = true;
  if (how === 'granted') {
    tell(fight, 'EW-39', `${fight.sides[side]?.name ?? side} surprise them.`, []);
    return yield* drawBetter(fight, ids, 'EW-39');
  }
  const sneak = best(fight, ours, 'sneak');
  const [track, look] = [best(fight, theirs, 'track'), best(fight, theirs, 'read')];
  if (!sneak || !track || !look) return;
  const skill = poolOf(fight, track.id, 'track').total >= poolOf(fight, look.id, 'read').total ? 'track' : 'read';
  const watcher = skill === 'track' ? track : look;
  const [mine, seen] = yield* test(
    fight,
    `${nameOf(fight, sneak.id)} sneaks up on ${nameOf(fight, watcher.id)}`,
    'EW-36',
    { who: sneak.id, skill: 'sneak' },
    { who: watcher.id, skill },
  );
  const left = (mine?.successes ?? 0) - (seen?.successes ?? 0);
  const dice = [...(mine?.dice ?? []), ...(seen?.dice ?? [])];
  // Their names stand on the dice: who cannot be seen keeps the sentence from the players.
  const rollers = [sneak.id, watcher.id];
  if (left > 0) {
    for (const one of ours) one.sheet.firstDice = left - 1;
    tell(
      fight,
      'EW-36',
      `${fight.sides[side]?.name ?? side} surprise them${left > 1 ? `, with +${left - 1} on their first maneuver` : ''}.`,
      rollers,
      dice,
      'good',
    );
    return yield* drawBetter(fight, ids, 'EW-36');
  }
  for (const one of ours) one.sheet.lurking = false;
  tell(fight, 'EW-38', `${fight.sides[side]?.name ?? side} are found out.`, rollers, dice, 'bad');
  yield* drawBetter(
    fight,
    theirs.map(({ id }) => id),
    'EW-38',
  );
}

/** The beginning (EW-01, EW-36 to EW-39): the cards are dealt, and an ambush is tried or granted. */
import { areEnemies, everyone } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { gm, type Id, no } from '../../engine/words.ts';
import { deal, drawBetter } from './cards.ts';
import { diceInWords, poolOf, test } from './pools.ts';
import { beginRound } from './rounds.ts';
import { type EinfelstFight, type Fighter, isUp } from './sheet.ts';
import { nameOf, tell } from './tell.ts';

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
  return first ? everyone(fight).filter((one) => isUp(one) && areEnemies(fight, one.id, first.id)) : [];
};
type Watch = 'track' | 'read';
/** Those who could make a test, the best first. */
const ranked = (fight: EinfelstFight, list: readonly Fighter[], skill: 'sneak' | Watch): Fighter[] =>
  [...list].sort((a, b) => poolOf(fight, b.id, skill).total - poolOf(fight, a.id, skill).total);

/** EW-36: one of the ambushers tests Sneak for all; who it is, the table says. */
function* sneaker(fight: EinfelstFight, ours: readonly Fighter[]): Flow<Id | undefined> {
  if (ours.length < 2) return ours[0]?.id;
  return yield* choose(
    { seat: gm, title: 'Who sneaks for all of them?', rule: 'EW-36', audience: 'gm' },
    ranked(fight, ours, 'sneak').map(({ id }) => ({
      id,
      label: nameOf(fight, id),
      combatant: id,
      detail: diceInWords(fight, id, 'sneak'),
    })),
  );
}
/** EW-36: Track or Read, as the Director says; whoever is best at it makes the test. */
function* watching(fight: EinfelstFight, theirs: readonly Fighter[]): Flow<{ who: Id; skill: Watch } | undefined> {
  const ways = (['track', 'read'] as const).flatMap((skill) => {
    const [first] = ranked(fight, theirs, skill);
    return first ? [{ skill, who: first.id }] : [];
  });
  const chosen = yield* choose(
    { seat: gm, title: 'What could give them away?', rule: 'EW-36', audience: 'gm' },
    ways.map(({ skill, who }) => ({
      id: skill,
      label: skill === 'track' ? 'Tracks: Track' : 'What is seen and heard: Read',
      detail: `${nameOf(fight, who)}, ${diceInWords(fight, who, skill)}`,
    })),
  );
  return ways.find(({ skill }) => skill === chosen);
}

/** EW-36 to EW-39: one test for all ambushers; the winners draw a card more and keep the better. */
function* ambush(fight: EinfelstFight, side: Id, how: 'test' | 'granted'): Flow<void> {
  const ours = members(fight, side);
  const theirs = others(fight, side);
  const ids = ours.map(({ id }) => id);
  for (const one of ours) one.sheet.lurking = true;
  if (how === 'granted') {
    tell(fight, 'EW-39', `${fight.sides[side]?.name ?? side} surprise them.`, ids);
    return yield* drawBetter(fight, ids, 'EW-39');
  }
  const sneak = yield* sneaker(fight, ours);
  const watcher = yield* watching(fight, theirs);
  if (!sneak || !watcher) return;
  const [mine, seen] = yield* test(
    fight,
    `${nameOf(fight, sneak)} sneaks up on ${nameOf(fight, watcher.who)}`,
    'EW-36',
    { who: sneak, skill: 'sneak', name: 'ambush' },
    { ...watcher, name: 'watch' },
  );
  const left = (mine?.successes ?? 0) - (seen?.successes ?? 0);
  const dice = [...(mine?.dice ?? []), ...(seen?.dice ?? [])];
  // Their names stand on the dice: who cannot be seen keeps the sentence from the players.
  const rollers = [sneak, watcher.who];
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

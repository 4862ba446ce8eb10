/**
 * Ambushes (EW-36 to EW-39) by a whole side or some of it, at the beginning of the fight or by
 * latecomers.
 */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { peopleRef, type Sentence, sentence, sideRef } from '../../../../engine/log/sentence.ts';
import {
  countWords,
  gmSeat,
  type Id,
  nameList,
  notAllowed,
  type Reason,
  type RuleId,
  withinSentence,
} from '../../../../engine/words.ts';
import { nameOf, optionsFor } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';
import { drawBetter } from '../laterCards.ts';
import { hindered } from '../table/circumstances.ts';
import { diceInWords, poolOf } from '../table/pools.ts';
import { tellOfSeen } from '../table/tell.ts';
import { rollTests } from '../table/trials.ts';
import { comeIn } from './rounds.ts';

/** The standing members of a side. */
const members = (fight: EinfelstFight, side: Id): Fighter[] =>
  everyone(fight).filter((one) => one.side === side && isUp(one));
const ambushers = (fight: EinfelstFight, side: Id): Fighter[] => {
  const all = members(fight, side);
  const marked = all.filter(({ sheet }) => sheet.lurking);
  return marked.length > 0 ? marked : all;
};
const surprised = (fight: EinfelstFight, ours: readonly Fighter[]): Fighter[] =>
  everyone(fight).filter((one) => isUp(one) && ours.some(({ id }) => areEnemies(fight, one.id, id)));

/**
 * These people in words, for a reader who `knows` of them: the side's name where they are the whole
 * side, and the matching ending of a verb.
 */
const named = (
  fight: EinfelstFight,
  ours: readonly Id[],
  knows: (id: Id) => boolean = () => true,
): { who: string; whom: Sentence; s: '' | 's' } => {
  const side = combatantOf(fight, ours[0] ?? '').side;
  return ours.length === members(fight, side).filter(({ id }) => knows(id)).length
    ? { who: fight.sides[side]?.name ?? side, whom: [sideRef(side)], s: '' }
    : { who: nameList(ours.map((id) => nameOf(fight, id))), whom: peopleRef(ours), s: ours.length === 1 ? 's' : '' };
};
const idsOf = (some: readonly Fighter[]): Id[] => some.map(({ id }) => id);

/** The ways to lay an ambush: by each side with a test or by ruling, or by some of a side. */
function ways(fight: EinfelstFight) {
  const sides = fight.sideOrder
    .map((side) => ({ side, ours: ambushers(fight, side) }))
    .filter(({ ours }) => ours.length > 0)
    .map(({ side, ours }) => ({ side, ...named(fight, idsOf(ours)), lone: surprised(fight, ours).length === 0 }));
  const blocked = (lone: boolean, rule: string): { blocked?: Reason } =>
    lone ? { blocked: notAllowed(rule, 'There is nobody to surprise.') } : {};
  return [
    ...sides.map(({ side, who, s, lone }) => ({
      id: `test:${side}`,
      label: `${who} ${s ? 'tries' : 'try'} an ambush: Sneak against Track or Read`,
      ...blocked(lone, 'EW-36'),
    })),
    ...sides.map(({ side, who, s, lone }) => ({
      id: `granted:${side}`,
      label: `${who} surprise${s} the others, with no test`,
      ...blocked(lone, 'EW-39'),
    })),
    ...sides
      .filter(({ side }) => members(fight, side).length > 1)
      .map(({ side, lone }) => ({
        id: `some:${side}`,
        label: `Some of ${withinSentence(fight.sides[side]?.name ?? side)}`,
        ...blocked(lone, 'EW-36'),
      })),
  ];
}

/**
 * EW-36: asks at the beginning whether there is an ambush; by house rule only where somebody lies
 * in ambush.
 */
export function* surprise(fight: EinfelstFight): Flow<void> {
  if (fight.house.ambush === 'marked' && !everyone(fight).some(({ sheet }) => sheet.lurking)) return;
  const answer = yield* askChoice({ seat: gmSeat, title: 'Is it an ambush?', rule: 'EW-36' }, [
    // Without anybody marked as lying in ambush the table answers this by itself, so that not every
    // fight stops here. Such an ambush can still be laid later.
    { id: 'no', label: 'No', ...(everyone(fight).some(({ sheet }) => sheet.lurking) ? {} : { byItself: 'always' }) },
    ...ways(fight),
  ]);
  if (answer !== 'no') yield* laid(fight, answer);
}
/** EW-36: an ambush while the fight runs, by latecomers or by people who have got out of sight. */
export function* surpriseLate(fight: EinfelstFight): Flow<void> {
  yield* laid(
    fight,
    yield* askChoice({ seat: gmSeat, title: 'Whose ambush?', rule: 'EW-36', audience: 'gm' }, ways(fight)),
  );
}

/** Lays an ambush in one of the ways above. */
function* laid(fight: EinfelstFight, way: string): Flow<void> {
  const [how, side = ''] = way.split(':');
  if (how !== 'some') return yield* ambush(fight, ambushers(fight, side), how === 'granted' ? 'granted' : 'test');
  const all = members(fight, side);
  const chosen = yield* askPicks(
    { seat: gmSeat, title: 'Who lies in ambush?', rule: 'EW-36', audience: 'gm' },
    optionsFor(fight, all),
    1,
    all.length,
  );
  const tried = yield* askChoice({ seat: gmSeat, title: 'How do they surprise?', rule: 'EW-36', audience: 'gm' }, [
    { id: 'test' as const, label: 'Sneak against Track or Read' },
    { id: 'granted' as const, label: 'With no test' },
  ]);
  yield* ambush(
    fight,
    all.filter(({ id }) => chosen.includes(id)),
    tried,
  );
}

type Watch = 'track' | 'read';
/** The people who could make a test, the best first. */
const ranked = (fight: EinfelstFight, list: readonly Fighter[], skill: 'sneak' | Watch): Fighter[] =>
  [...list].sort((a, b) => poolOf(fight, b.id, skill).total - poolOf(fight, a.id, skill).total);

/** EW-36: one of the ambushers tests Sneak for all of them; the table says which one. */
function* sneaker(fight: EinfelstFight, ours: readonly Fighter[]): Flow<Id | undefined> {
  if (ours.length < 2) return ours[0]?.id;
  return yield* askChoice(
    { seat: gmSeat, title: 'Who sneaks for all of them?', rule: 'EW-36', audience: 'gm' },
    ranked(fight, ours, 'sneak').map(({ id }) => ({
      id,
      label: nameOf(fight, id),
      combatant: id,
      detail: diceInWords(fight, id, 'sneak'),
    })),
  );
}
/** EW-36: the Director says whether Track or Read is tested; the best at it makes the test. */
function* watching(fight: EinfelstFight, theirs: readonly Fighter[]): Flow<{ who: Id; skill: Watch } | undefined> {
  const ways = (['track', 'read'] as const).flatMap((skill) => {
    const [first] = ranked(fight, theirs, skill);
    return first ? [{ skill, who: first.id }] : [];
  });
  const chosen = yield* askChoice(
    { seat: gmSeat, title: 'What could give them away?', rule: 'EW-36', audience: 'gm' },
    ways.map(({ skill, who }) => ({
      id: skill,
      label: skill === 'track' ? 'Tracks: Track' : 'What is seen and heard: Read',
      detail: `${nameOf(fight, who)}, ${diceInWords(fight, who, skill)}`,
    })),
  );
  return ways.find(({ skill }) => skill === chosen);
}

/**
 * EW-36 to EW-39: one test for all ambushers. If they win, each draws one more card and keeps the
 * better one. Ambushers without a card draw one first.
 */
function* ambush(fight: EinfelstFight, ours: readonly Fighter[], how: 'test' | 'granted'): Flow<void> {
  const theirs = surprised(fight, ours);
  const ids = idsOf(ours);
  const tellOfThem = (
    rule: RuleId,
    words: (who: Sentence, s: '' | 's') => Sentence,
    more: Parameters<typeof tellOfSeen>[4] = {},
  ): void =>
    tellOfSeen(
      fight,
      rule,
      ids,
      (some, knows) => {
        const { whom, s } = named(fight, some, knows);
        return words(whom, s);
      },
      more,
    );
  for (const one of ours) one.sheet.lurking = true;
  if (how === 'granted') {
    tellOfThem('EW-39', (who, s) => sentence`${who} surprise${s} the others.`);
    return yield* drawFirst(fight, ids, 'EW-39');
  }
  const sneak = yield* sneaker(fight, ours);
  const watcher = yield* watching(fight, theirs);
  if (!sneak || !watcher) return;
  const [mine, watched] = yield* rollTests(
    fight,
    `${nameOf(fight, sneak)} tries to sneak up on ${nameOf(fight, watcher.who)}`,
    'EW-36',
    { who: sneak, skill: 'sneak', name: 'ambush' },
    { ...watcher, name: 'watch' },
  );
  const left = (mine?.successes ?? 0) - (watched?.successes ?? 0);
  const dice = [...(mine?.dice ?? []), ...(watched?.dice ?? [])];
  const others = [watcher.who];
  if (left > 0) {
    for (const one of ours) one.sheet.firstDice = left - 1;
    const more = left > 1 ? `, with ${countWords(left - 1, 'die', 'dice')} more on the first maneuver` : '';
    const why = hindered(watched?.why ?? []);
    tellOfThem('EW-36', (who, s) => sentence`${who} surprise${s} the others${more}${why}.`, {
      others,
      dice,
      tone: 'good',
    });
    return yield* drawFirst(fight, ids, 'EW-36');
  }
  for (const one of ours) one.sheet.lurking = false;
  const why = hindered(mine?.why ?? []);
  tellOfThem('EW-38', (who, s) => sentence`${who} ${s ? 'is' : 'are'} found out${why}.`, { others, dice, tone: 'bad' });
  yield* drawBetter(fight, idsOf(theirs), 'EW-38');
}
function* drawFirst(fight: EinfelstFight, ids: readonly Id[], rule: 'EW-36' | 'EW-39'): Flow<void> {
  yield* comeIn(fight, ids);
  yield* drawBetter(fight, ids, rule);
}

/** Changes of who is hostile to whom: a pair of sides set, a neutral one that is attacked and what it makes of that. */
import { combatantOf, type Fight, fullName, type Relation, relationOf, relationOfSides } from './fight.ts';
import { choose, type Flow } from './flow.ts';
import { say } from './log.ts';
import { gm, type Id, type RuleId, withinSentence } from './words.ts';

/** Sets how two sides stand toward each other, both ways; null: as their stances have it. */
export function setBetween(fight: Pick<Fight, 'sides'>, a: Id, b: Id, relation: Relation | null): void {
  for (const [id, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const side = fight.sides[id];
    if (!side) continue;
    const { [other]: _old, ...rest } = side.toward ?? {};
    const toward = relation !== null && id === a ? { ...rest, [other]: relation } : rest;
    if (Object.keys(toward).length > 0) side.toward = toward;
    else delete side.toward;
  }
}

/** Leaves a side that is gone out of what is said toward sides. */
export function forgetSide(fight: Pick<Fight, 'sides' | 'combatants'>, gone: Id): void {
  for (const one of [...Object.values(fight.sides), ...Object.values(fight.combatants)]) {
    if (!one.toward || !(gone in one.toward)) continue;
    const { [gone]: _old, ...rest } = one.toward;
    if (Object.keys(rest).length > 0) one.toward = rest;
    else delete one.toward;
  }
}

/** Whose doing it is: a whole side, or somebody alone. */
export type Extent = 'side' | 'one';

/** How the change is told: by which rule, in which round, and the game's own idea of who is hidden from the players. */
interface Telling {
  rule: RuleId;
  round: number;
  hides?: (id: Id) => boolean;
}

/**
 * Makes somebody, or its whole side, an enemy of the attacker's side and of all sides that are that side's friends; told in the log.
 * Nothing changes, and nothing is told, where they are enemies already. Of two of one side the attacked can only turn alone, by changing sides.
 */
export function turnHostile(fight: Fight, attacked: Id, attacker: Id, extent: Extent, telling: Telling): void {
  const [one, other] = [combatantOf(fight, attacked), combatantOf(fight, attacker)];
  if (one.side === other.side || relationOf(fight, attacked, attacker) === 'foe') return;
  const against = fight.sideOrder.filter(
    (id) => id !== one.side && relationOfSides(fight, id, other.side) === 'friend',
  );
  if (extent === 'one')
    one.toward = { ...one.toward, ...Object.fromEntries(against.map((id) => [id, 'foe' as const])) };
  else {
    for (const id of against) setBetween(fight, one.side, id, 'foe');
    // What was said of the attacked alone would otherwise still hold.
    for (const id of against) if (one.toward) delete one.toward[id];
  }
  const name = extent === 'one' ? fullName(one) : (fight.sides[one.side]?.name ?? fullName(one));
  const whose = fight.sides[other.side]?.name ?? fullName(other);
  const { rule, round, hides } = telling;
  const text = `${name}: now hostile to ${withinSentence(whose)}.`;
  say(fight, rule, text, { who: [attacked, attacker], tone: 'bad', round }, hides);
}

/**
 * Somebody is about to attack one who is not an enemy: the GM says what the attacked make of it, before anything is rolled. Nothing is
 * asked of enemies, of friends (a blow at one's own makes nobody a foe), and of oneself.
 */
export function* breakPeace(fight: Fight, attacked: Id, attacker: Id, telling: Telling): Flow<void> {
  if (attacked === attacker || relationOf(fight, attacked, attacker) !== 'neutral') return;
  const [one, other] = [combatantOf(fight, attacked), combatantOf(fight, attacker)];
  const side = fight.sides[one.side]?.name ?? one.side;
  const whose = fight.sides[other.side]?.name ?? other.side;
  const alone = Object.values(fight.combatants).every(({ id, side: of }) => of !== one.side || id === attacked);
  const answer = yield* choose(
    {
      seat: gm,
      title: `${fullName(other)} attacks ${fullName(one)}, who is no enemy: who turns hostile?`,
      rule: telling.rule,
      about: [attacker, attacked],
    },
    [
      { id: 'side' as const, label: `${side}, against ${whose} and their friends` },
      ...(alone ? [] : [{ id: 'one' as const, label: `${fullName(one)} alone` }]),
      { id: 'nobody' as const, label: 'Nobody', tone: 'pass' as const },
    ],
  );
  if (answer !== 'nobody') turnHostile(fight, attacked, attacker, answer, telling);
}

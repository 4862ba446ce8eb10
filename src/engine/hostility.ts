/**
 * Changes who is hostile to whom: sets the relation of two sides, and makes enemies of neutral
 * people who are attacked.
 */
import { combatantOf, type Fight, fullName, type Relation, relationOf, relationOfSides } from './fight.ts';
import { askChoice, type Flow } from './flow.ts';
import { personRef, sentence, sideRef } from './log/sentence.ts';
import { tellSentence } from './log/tell.ts';
import { gmSeat, type Id, type RuleId } from './words.ts';

/** Sets how two sides stand toward each other, both ways. With null their stances decide. */
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

/** Removes every relation toward a side that no longer exists. */
export function forgetSide(fight: Pick<Fight, 'sides' | 'combatants'>, gone: Id): void {
  for (const one of [...Object.values(fight.sides), ...Object.values(fight.combatants)]) {
    if (!one.toward || !(gone in one.toward)) continue;
    const { [gone]: _old, ...rest } = one.toward;
    if (Object.keys(rest).length > 0) one.toward = rest;
    else delete one.toward;
  }
}

/** Who turns hostile: the whole side, or one combatant alone. */
export type Extent = 'side' | 'one';

/**
 * What the log needs to tell the change: the rule, the round, and the game's own test of who is
 * hidden from the players.
 */
interface Telling {
  rule: RuleId;
  round: number;
  hides?: (id: Id) => boolean;
}

/**
 * Makes a combatant, or its whole side, an enemy of the attacker's side and of that side's friends,
 * and tells this in the log. Between enemies nothing changes and nothing is told. If attacker and
 * attacked are of one side, the attacked combatant can only turn alone, by changing sides.
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
    // A relation set for the attacked alone would otherwise still hold.
    for (const id of against) if (one.toward) delete one.toward[id];
  }
  const { rule, round, hides } = telling;
  const turned = extent === 'one' ? personRef(attacked) : sideRef(one.side);
  const words = sentence`${turned}: now hostile to ${sideRef(other.side)}.`;
  tellSentence(fight, rule, words, { who: [attacked, attacker], tone: 'bad', round }, hides);
}

/**
 * Runs before an attack on somebody who is not an enemy: the GM says how the attacked take the
 * attack, before any roll. Nothing is asked for an attack on enemies, on friends (a blow at a
 * friend makes no foe), or on oneself.
 */
export function* breakPeace(fight: Fight, attacked: Id, attacker: Id, telling: Telling): Flow<void> {
  if (attacked === attacker || relationOf(fight, attacked, attacker) !== 'neutral') return;
  const [one, other] = [combatantOf(fight, attacked), combatantOf(fight, attacker)];
  const side = fight.sides[one.side]?.name ?? one.side;
  const whose = fight.sides[other.side]?.name ?? other.side;
  const alone = Object.values(fight.combatants).every(({ id, side: of }) => of !== one.side || id === attacked);
  const answer = yield* askChoice(
    {
      seat: gmSeat,
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

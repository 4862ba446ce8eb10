/**
 * The moments on which a fight turned: who fell first, who came back, when half of a side was gone,
 * the hardest blow.
 */
import { everyone, type Fight, fullName } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import type { Turning, TurningKind } from './account.ts';
import { logEntriesIn, type Moment } from './moments.ts';

/**
 * How much a moment says about the fight. If there are many moments, those with the most weight are
 * told.
 */
const WEIGHT: Record<TurningKind, number> = {
  side: 10,
  half: 9,
  morale: 8,
  'first down': 8,
  'up again': 7,
  'changed sides': 7,
  joined: 6,
  hardest: 6,
  down: 5,
  'first blood': 4,
};
/** The kinds of events that can tell a turning point. */
const HURTS: readonly string[] = ['hit', 'lost', 'fell', 'died', 'fled', 'surrendered'];
/** The most turning points told: a longer list would be a log again. */
const MOST = 10;

const round = (ruleset: Ruleset, { before, after }: Moment): number =>
  ruleset.order(before.stage === 'setup' ? after : before).round;
const isUp = (ruleset: Ruleset, fight: Fight, who: Id): boolean => ruleset.standing(fight, who).at === 'up';

/** Everybody of a fight with whether they stand. The result is kept for each state of the fight. */
function standingIn(ruleset: Ruleset): (fight: Fight) => ReadonlyMap<Id, boolean> {
  const known = new WeakMap<Fight, ReadonlyMap<Id, boolean>>();
  return (fight) => {
    const kept = known.get(fight);
    if (kept) return kept;
    const found = new Map(everyone(fight).map(({ id }) => [id, isUp(ruleset, fight, id)]));
    known.set(fight, found);
    return found;
  };
}

/**
 * The hardest blow: the largest loss that one move cost one person. Undefined if no loss was
 * counted.
 */
function hardestOf(moments: readonly Moment[], mistaken: ReadonlySet<Id>): { moment: Moment; who: Id } | undefined {
  let hardest: { moment: Moment; who: Id; amount: number } | undefined;
  for (const moment of moments) {
    const lost = new Map<Id, number>();
    for (const fact of (moment.after.facts ?? []).slice(moment.before.facts?.length ?? 0))
      if (fact.kind === 'harm' && !mistaken.has(fact.to)) lost.set(fact.to, (lost.get(fact.to) ?? 0) + fact.amount);
    for (const [who, amount] of lost) if (amount > (hardest?.amount ?? 0)) hardest = { moment, who, amount };
  }
  return hardest;
}

/**
 * The turning points of a fight, in the order in which they came. At most ten: those that say most
 * about the fight. Nothing is told of those who count as never in the fight.
 */
export function turningOf(ruleset: Ruleset, moments: readonly Moment[], mistaken: ReadonlySet<Id>): Turning[] {
  const standing = standingIn(ruleset);
  const people = (fight: Fight) => everyone(fight).filter(({ id }) => !mistaken.has(id));
  const harmed = (facts: Fight['facts']) => facts?.find((fact) => fact.kind === 'harm' && !mistaken.has(fact.to));
  const found: Turning[] = [];
  const put = (moment: Moment, kind: TurningKind, about: string, who?: Id) => {
    const lines = logEntriesIn(moment).filter((line) => !line.who.some((id) => mistaken.has(id)));
    const told =
      who === undefined
        ? undefined
        : (lines.findLast(({ happened }) => happened && HURTS.includes(happened.is) && happened.whom.includes(who)) ??
          lines.findLast((line) => line.who.includes(who)));
    found.push({
      serial: moment.step.serial,
      round: round(ruleset, moment),
      kind,
      about,
      ...(told ? { told: told.text } : {}),
    });
  };
  const running = moments.filter(({ after }) => after.stage !== 'setup');
  const hardest = hardestOf(running, mistaken);
  let fallen = false;
  let bled = false;
  const most = new Map<Id, number>();
  const halved = new Set<Id>();
  for (const moment of running) {
    const { before, after } = moment;
    const began = before.stage === 'setup';
    const [was, is] = [standing(before), standing(after)];
    const first = bled ? undefined : harmed(after.facts);
    if (first?.kind === 'harm') {
      bled = true;
      put(moment, 'first blood', nameIn(moment, first.to), first.to);
    }
    if (hardest?.moment === moment) put(moment, 'hardest', nameIn(moment, hardest.who), hardest.who);
    for (const { id, side } of people(after)) {
      const old = before.combatants[id];
      if (!old && !began) put(moment, 'joined', nameIn(moment, id), id);
      if (old && old.side !== side && !began) put(moment, 'changed sides', nameIn(moment, id), id);
      if (was.get(id) === true && is.get(id) === false) {
        put(moment, fallen ? 'down' : 'first down', nameIn(moment, id), id);
        fallen = true;
      }
      if (was.get(id) === false && is.get(id) === true && !began) put(moment, 'up again', nameIn(moment, id), id);
    }
    for (const side of after.sideOrder) {
      const members = people(after).filter((one) => one.side === side);
      const up = members.filter(({ id }) => is.get(id)).length;
      const wereUp = people(before).filter((one) => one.side === side && was.get(one.id)).length;
      const strength = Math.max(most.get(side) ?? 0, members.length);
      most.set(side, strength);
      const name = after.sides[side]?.name ?? side;
      if (up === 0 && wereUp > 0 && strength > 0) put(moment, 'side', name);
      else if (strength > 2 && up * 2 <= strength && up > 0 && !halved.has(side) && wereUp > up) {
        halved.add(side);
        put(moment, 'half', name);
      }
    }
    const broken = new Set(
      ruleset
        .morale(before)
        .filter(({ state }) => state === 'broken')
        .map(({ id }) => id),
    );
    for (const row of ruleset.morale(after))
      if (row.state === 'broken' && !broken.has(row.id) && !began) put(moment, 'morale', row.label);
  }
  const kept = new Set(
    found
      .map((one, at) => ({ one, at }))
      .sort((a, b) => WEIGHT[b.one.kind] - WEIGHT[a.one.kind] || a.at - b.at)
      .slice(0, MOST)
      .map(({ one }) => one),
  );
  return found.filter((one) => kept.has(one));
}

const nameIn = ({ before, after }: Moment, who: Id): string => {
  const one = after.combatants[who] ?? before.combatants[who];
  return one ? fullName(one) : who;
};

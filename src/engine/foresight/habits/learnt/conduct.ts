/**
 * What somebody did in the turns of a fight that was played: read from the record of its moves and
 * the attacks that it counted.
 */
import { type Moment, momentsOf } from '../../../account/moments.ts';
import type { Encounter } from '../../../encounter.ts';
import { everyone, type Fight, friendsOf, fullName } from '../../../fight.ts';
import type { HABIT_AIMS } from '../../../habits/habits.ts';
import type { Ruleset } from '../../../ruleset.ts';
import { apartFrom } from '../../../table/walks/near.ts';
import type { Id } from '../../../words.ts';
import { foesUp, worthOf } from '../../judge.ts';
import { leaderAmong, toughnessOf } from '../leads.ts';
import { ALIVE, isBadlyHurt, NEAR } from '../notions.ts';

type Aim = (typeof HABIT_AIMS)[number];

/** One blow at one foe, from where the striker stood. */
export interface BlowDone {
  isFar: boolean;
  isMild: boolean;
  /**
   * For each aim that tells the foes apart: whether this foe was the one, and the chance that a
   * foe struck blindly is.
   */
  aims: Partial<Record<Aim, { hit: boolean; blind: number }>>;
}

/** One turn of somebody: how it began, what was done, where it ended. */
export interface TurnDone {
  wasBadlyHurt: boolean;
  hadFoeNear: boolean;
  /** The turn ended farther from every foe than it began, or beside the map. */
  gotAway: boolean;
  /** The turn ended with no foe near. */
  keptAway: boolean;
  /** The turn ended near the leader; undefined without a friend who leads. */
  byLeader: boolean | undefined;
  blows: BlowDone[];
}

/** The distance to the nearest foe; infinite without any. */
const toFoe = (ruleset: Ruleset, fight: Fight, who: Id): number =>
  Math.min(...foesUp({ ruleset, fight }, who).map(({ id }) => apartFrom(fight, who, id)));

/** Whether a foe is the one of some foes with the lowest number, where their numbers differ. */
function aimOf(foes: readonly Id[], at: Id, rate: (id: Id) => number): BlowDone['aims'][Aim] {
  const rates = foes.map(rate);
  const least = Math.min(...rates);
  if (rates.every((one) => one === least)) return undefined;
  return { hit: rate(at) === least, blind: rates.filter((one) => one === least).length / foes.length };
}

/** A blow read in the fight as it was before the move. */
function blowAt(ruleset: Ruleset, fight: Fight, who: Id, at: Id, words: string): BlowDone | undefined {
  const up = foesUp({ ruleset, fight }, who);
  if (!up.some(({ id }) => id === at)) return undefined;
  const distance = (id: Id) => apartFrom(fight, who, id);
  // Foes farther off than the one who was struck may have been out of reach: only the others count.
  const reach = Math.max(NEAR, distance(at));
  const foes = up.map(({ id }) => id);
  const inReach = foes.filter((id) => distance(id) <= reach);
  const leader = leaderAmong({ ruleset, fight }, up)?.id;
  const aims: BlowDone['aims'] = {};
  const put = (aim: Aim, told: BlowDone['aims'][Aim]) => {
    if (told) aims[aim] = told;
  };
  put('the nearest', aimOf(foes, at, distance));
  put(
    'the weakest',
    aimOf(inReach, at, (id) => worthOf(ruleset, fight, id)),
  );
  put(
    'the strongest',
    aimOf(inReach, at, (id) => -toughnessOf(ruleset, fight, id)),
  );
  if (leader !== undefined && inReach.includes(leader))
    put(
      'the leader',
      aimOf(inReach, at, (id) => (id === leader ? 0 : 1)),
    );
  return { isFar: distance(at) > NEAR, isMild: ALIVE.test(words), aims };
}

/** The moves of one turn: the first and the last position, and the blows. */
function turnOf(ruleset: Ruleset, who: Id, moments: readonly Moment[]): TurnDone | undefined {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return undefined;
  const { before } = first;
  const { after } = last;
  const blows = moments.flatMap((moment) => {
    const { command, label } = moment.step;
    const words = command.type === 'act' ? `${command.action} ${command.variant ?? ''} ${label}` : label;
    return (moment.after.facts ?? [])
      .slice(moment.before.facts?.length ?? 0)
      .flatMap((fact) =>
        fact.kind === 'attack' && fact.by === who ? (blowAt(ruleset, moment.before, who, fact.at, words) ?? []) : [],
      );
  });
  const began = toFoe(ruleset, before, who);
  const here = after.combatants[who];
  const isUp = here !== undefined && ruleset.standing(after, who).at === 'up';
  const ended = isUp ? toFoe(ruleset, after, who) : Number.POSITIVE_INFINITY;
  const hasLeft = here?.place.kind === 'off' && before.combatants[who]?.place.kind !== 'off';
  const leader = leaderAmong(
    { ruleset, fight: before },
    friendsOf(before, who).filter(({ id }) => ruleset.standing(before, id).at === 'up'),
  );
  return {
    wasBadlyHurt: isBadlyHurt(worthOf(ruleset, before, who)),
    hadFoeNear: began <= NEAR,
    gotAway: blows.length === 0 && (hasLeft || (isUp && ended > began)),
    keptAway: isUp && ended > NEAR,
    byLeader: leader && isUp ? apartFrom(after, who, leader.id) <= NEAR : undefined,
    blows,
  };
}

/** Who in a fight is the one of this name, of a side that others fight; undefined if nobody is. */
const oneNamed = (fight: Fight, name: string): Id | undefined =>
  everyone(fight).find((one) => fullName(one) === name)?.id;

/**
 * The turns of the one of this name in a fight, the first turn first. Moves one after the other
 * without anybody else's between them are one turn. Nobody of that name has no turns.
 */
export function conductIn(ruleset: Ruleset, encounter: Pick<Encounter, 'fight' | 'past'>, name: string): TurnDone[] {
  const who = oneNamed(encounter.fight, name);
  if (who === undefined) return [];
  const turns: Moment[][] = [];
  let isOpen = false;
  for (const moment of momentsOf(encounter)) {
    const { command } = moment.step;
    if (command.type !== 'act' || moment.before.stage !== 'running') continue;
    const isOwn = command.actor === who;
    if (isOwn && isOpen) turns.at(-1)?.push(moment);
    else if (isOwn) turns.push([moment]);
    isOpen = isOwn;
  }
  return turns.flatMap((moments) => turnOf(ruleset, who, moments) ?? []);
}

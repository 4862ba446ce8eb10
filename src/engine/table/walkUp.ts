/**
 * Joins a move that reaches no foe with a walk that brings a foe into reach, so that both are one
 * choice. Where no walk of this turn brings one into reach, the choice walks towards the nearest
 * foe.
 */

import type { Place } from '../../space/scene.ts';
import type { Act } from '../command.ts';
import type { Encounter } from '../encounter.ts';
import { areEnemies, type Fight } from '../fight.ts';
import { BY_RULING, verdictOn } from '../legality.ts';
import { hasWords } from '../public/fog.ts';
import type { Option, Question } from '../question.ts';
import type { Offer, Ruleset } from '../ruleset.ts';
import { decliningPolicy } from '../running/decliningPolicy.ts';
import { firstAsked } from '../running/firstAsked.ts';
import { playOnward } from '../running/playOnward.ts';
import { type Id, type Reason, sentenceAbout } from '../words.ts';
import { commandOf, offerKey } from './commands.ts';
import { offersFor } from './derived.ts';
import { moveQuestions } from './drags.ts';
import { oncePerState } from './once.ts';
import { isAimedAtFoe } from './optionOrder.ts';
import { apartFrom, placesApart } from './walks/near.ts';

type Acting = Pick<Offer, 'actor' | 'action' | 'variant'>;

/**
 * The walk that comes before a move: the game's own walk, the answer to the walk's one question,
 * the foe to whom the walk leads, and its cost.
 */
export interface WalkUp {
  walk: Act;
  /** The answer to the walk's one question. */
  place: string;
  foe: Id;
  /** What the walk spends, in the game's words: "30 ft, movement". */
  cost: string;
  /** The walk leads towards the foe, but the foe is too far away to be struck in this turn. */
  short?: true;
}

/** An offer as a user may take it: allowed now, or after a walk. */
export interface HandOffer extends Offer {
  walkUp?: WalkUp;
  /** The move is blocked for this alone: no foe is in reach, now or after a walk. */
  outOfReach?: true;
  /** The move reaches only friends and bystanders, so it is offered only as a ruling. */
  atFriends?: true;
}

/** The most foes for whom a walk is sought, the nearest first. */
const MOST_FOES = 3;
/** The most shorter walks that are tried before the walk that leads right up to the foe. */
const MOST_SHORTER = 8;

interface Spot extends Pick<WalkUp, 'walk' | 'place' | 'cost'> {
  at: Place;
}
type Way = Spot & Pick<WalkUp, 'foe'>;

type Harm = Extract<Question, { kind: 'choose' | 'pick' }>;

/** The first question of a move, if it asks whom to harm; otherwise undefined. */
function harmAsked(ruleset: Ruleset, fight: Fight, offer: Acting): Harm | undefined {
  const question = firstAsked(ruleset, fight, commandOf(offer));
  const chooses = question?.kind === 'choose' || question?.kind === 'pick';
  return chooses && question.meant === 'harm' ? question : undefined;
}

/** Whether a question for harm offers a foe, or an area that catches a foe. */
const reaches = (fight: Fight, who: Id, question: Harm): boolean =>
  question.options.some((option) => isAimedAtFoe(fight, who, option));

/**
 * What a walk to a place spends: the way's own cost, and what the game's walk uses up. How the cost
 * comes about (“3 m: 2 diagonal steps, …”) is read where the place is chosen. What the way's cost
 * says already is not said twice: “3 movement”, “a fast maneuver”.
 */
function costOf({ cost, detail }: Option, walk: Offer | undefined): string {
  const way = cost ?? detail?.split(': ')[0] ?? '';
  const isSaid = walk?.cost !== undefined && hasWords(way, walk.cost);
  return [way, isSaid ? '' : walk?.cost].filter(Boolean).join(', ');
}

/** The places where somebody's walk may end. */
const spotsOf = (ruleset: Ruleset, fight: Fight, who: Id): Spot[] =>
  moveQuestions(ruleset, fight, who).flatMap(({ command, question }) => {
    if (question?.kind !== 'choose' || command.type !== 'act') return [];
    const walk = offersFor(ruleset, fight, who).find((offer) => offerKey(offer) === offerKey(command));
    return question.options.flatMap((option) =>
      option.blocked || !option.place || option.place.kind === 'off'
        ? []
        : [{ walk: command, place: option.id, at: option.place, cost: costOf(option, walk) }],
    );
  });

/** For each of the nearest foes the place nearest to that foe; no place is named twice. */
function ways(ruleset: Ruleset, fight: Fight, who: Id, spots: readonly Spot[]): Way[] {
  const here = fight.combatants[who]?.place;
  if (!here || here.kind === 'off' || spots.length === 0) return [];
  const foes = fight.order
    .filter((id) => areEnemies(fight, who, id) && ruleset.standing(fight, id).at === 'up')
    .sort((a, b) => apartFrom(fight, who, a) - apartFrom(fight, who, b));
  const found: Way[] = [];
  for (const foe of foes) {
    const there = fight.combatants[foe]?.place;
    const near = (spot: Spot): number => (there ? placesApart(fight.scene, spot.at, there) : Number.POSITIVE_INFINITY);
    const [best] = [...spots].sort(
      (a, b) => near(a) - near(b) || placesApart(fight.scene, here, a.at) - placesApart(fight.scene, here, b.at),
    );
    if (best && near(best) < Number.POSITIVE_INFINITY && !found.some(({ place }) => place === best.place))
      found.push({ ...best, foe });
    if (found.length === MOST_FOES) break;
  }
  return found;
}

/**
 * The fight after a walk on which everybody who is asked declines; undefined where dice decide how
 * the walk ends. People who may react on the way are asked when the walk is really taken. The walk
 * is tried on a plain copy, because nobody takes it back.
 */
function walked(ruleset: Ruleset, fight: Fight, { walk, place }: Spot): Fight | undefined {
  let isOpen = false;
  const after = playOnward(ruleset, fight, walk, [{ kind: 'choose', option: place }], (asked, now) => {
    const answer = decliningPolicy(asked, now);
    isOpen = answer === undefined;
    return answer;
  });
  return isOpen ? undefined : after;
}

/**
 * Whether a move, allowed or not, reaches a foe now; undefined for an allowed move that does no
 * harm.
 */
function reachesNow(ruleset: Ruleset, fight: Fight, offer: Offer): boolean | undefined {
  if (offer.group === BY_RULING) return undefined;
  if (offer.blocked) return false;
  const question = harmAsked(ruleset, fight, offer);
  return question && reaches(fight, offer.actor, question);
}

/**
 * Whether the move with this key reaches a foe after a walk to this place. Each walk is played only
 * once.
 */
type ReachAfter = (spot: Spot, key: string) => boolean;

function reachAfter(ruleset: Ruleset, fight: Fight, who: Id): ReachAfter {
  const known = new Map<string, Fight | undefined>();
  const moves = new Map(offersFor(ruleset, fight, who).map((offer) => [offerKey(offer), offer]));
  return (spot, key) => {
    const name = `${offerKey(spot.walk)} ${spot.place}`;
    if (!known.has(name)) known.set(name, walked(ruleset, fight, spot));
    const after = known.get(name);
    const move = moves.get(key);
    if (!after || !move) return false;
    const { blocked: _, ...free } = move;
    // Only this move is asked for: all offers of the fight after each walk would take most of the
    // time.
    return verdictOn(ruleset, after, move) === true && reachesNow(ruleset, after, free) === true;
  };
}

/** A place right beside a foe: if a move can reach the foe at all, it does so from there. */
const beside = (place: Place): Place => (place.kind === 'square' ? { ...place, column: place.column + 1 } : place);

/**
 * The walk that comes nearest to the nearest foe, and the fight as if the walk had led right up to
 * that foe.
 */
function approach(fight: Fight, who: Id, [way]: readonly Way[]): { way: Way; there: Fight } | undefined {
  const one = fight.combatants[who];
  const foe = way && fight.combatants[way.foe]?.place;
  if (!one || !foe || placesApart(fight.scene, way.at, foe) >= placesApart(fight.scene, one.place, foe))
    return undefined;
  return { way, there: { ...fight, combatants: { ...fight.combatants, [who]: { ...one, place: beside(foe) } } } };
}

function search(ruleset: Ruleset, fight: Fight, who: Id, missing: ReadonlySet<string>): Map<string, WalkUp> {
  const found = new Map<string, WalkUp>();
  const fits = reachAfter(ruleset, fight, who);
  const spots = missing.size > 0 ? spotsOf(ruleset, fight, who) : [];
  const near = ways(ruleset, fight, who, spots);
  for (const way of near)
    for (const key of missing) {
      if (found.has(key) || !fits(way, key)) continue;
      const { walk, place, cost } = shortestWalk(fight, who, way, spots, (spot) => fits(spot, key));
      found.set(key, { walk, place, foe: way.foe, cost });
    }
  const towards = found.size < missing.size ? approach(fight, who, near) : undefined;
  for (const offer of towards ? offersFor(ruleset, towards.there, who) : []) {
    const key = offerKey(offer);
    if (!towards || !missing.has(key) || found.has(key) || !reachesNow(ruleset, towards.there, offer)) continue;
    const { walk, place, foe, cost } = towards.way;
    found.set(key, { walk, place, foe, cost, short: true });
  }
  return found;
}

/**
 * The shortest walk that lets a move reach the foe: an archer need not walk up to a sword. Gives
 * the walk right up to the foe where no shorter walk is found.
 */
function shortestWalk(fight: Fight, who: Id, upTo: Way, spots: readonly Spot[], fits: (spot: Spot) => boolean): Spot {
  const { place: here } = fight.combatants[who] ?? {};
  const { place: there } = fight.combatants[upTo.foe] ?? {};
  if (!here || !there) return upTo;
  const far = ({ at }: Spot): number => placesApart(fight.scene, here, at);
  const left = ({ at }: Spot): number => placesApart(fight.scene, at, there);
  const shorter = spots
    .filter(
      (spot) =>
        spot.walk.variant === upTo.walk.variant &&
        far(spot) < far(upTo) &&
        left(spot) < placesApart(fight.scene, here, there),
    )
    .sort((a, b) => far(a) - far(b) || left(a) - left(b))
    .slice(0, MOST_SHORTER);
  return shorter.find(fits) ?? upTo;
}

/** Why an allowed move reaches no foe: the rule that bars the nearest foe. */
function whyNobody(fight: Fight, { actor, rule }: Offer, options: readonly Option[]): Reason {
  const [nearest] = options
    .filter(({ combatant, blocked }) => blocked && combatant !== undefined && areEnemies(fight, actor, combatant))
    .sort((a, b) => apartFrom(fight, actor, a.combatant ?? '') - apartFrom(fight, actor, b.combatant ?? ''));
  return nearest?.blocked
    ? { ...nearest.blocked, text: sentenceAbout(nearest.blocked.text, nearest.label) }
    : { rule, text: 'No foe is in reach, and no walk of this turn leads to one.' };
}

/**
 * The offers for a move that reaches no foe: with a walk before it, as a ruling at friends, or
 * blocked.
 */
function wanting(ruleset: Ruleset, fight: Fight, offer: Offer, walkUp: WalkUp | undefined): HandOffer[] {
  if (walkUp) {
    const { blocked: _, ...free } = offer;
    return [{ ...free, walkUp }];
  }
  if (offer.blocked) return [offer];
  const options = harmAsked(ruleset, fight, offer)?.options ?? [];
  const others = options.filter(({ blocked, tone }) => !blocked && tone !== 'pass');
  // A thing, such as a door, is as good a target as a foe.
  if (others.some(({ combatant, catches }) => combatant === undefined && catches === undefined)) return [offer];
  const dim = { ...offer, blocked: whyNobody(fight, offer, options), outOfReach: true as const };
  return others.length > 0 ? [dim, { ...offer, group: BY_RULING, atFriends: true }] : [dim];
}

/**
 * The offers of one combatant. A move with no foe in reach is joined with a walk that brings a foe
 * into reach, or that leads towards one. Where there is no such walk, the move is blocked and is
 * offered as a ruling at friends. The offers are worked out once for each state.
 */
export const handOffers = oncePerState((ruleset, fight, who: Id): readonly HandOffer[] => {
  const offers = offersFor(ruleset, fight, who);
  if (fight.stage !== 'running') return offers;
  const missing = new Set(offers.filter((offer) => reachesNow(ruleset, fight, offer) === false).map(offerKey));
  const walks = search(ruleset, fight, who, missing);
  const all = offers.flatMap((offer): HandOffer[] =>
    missing.has(offerKey(offer)) ? wanting(ruleset, fight, offer, walks.get(offerKey(offer))) : [offer],
  );
  return [...all.filter(({ atFriends }) => !atFriends), ...all.filter(({ atFriends }) => atFriends)];
});

/** The command that takes an offer: the move, or the walk that leads to it. */
export const handCommand = (offer: Acting & Pick<HandOffer, 'walkUp'>): Act => {
  const { type: _, actor: __, ...leadsTo } = commandOf(offer);
  if (!offer.walkUp) return commandOf(offer);
  return offer.walkUp.short ? offer.walkUp.walk : { ...offer.walkUp.walk, leadsTo };
};

/**
 * The move to which a walk that has just ended leads; undefined where the walk leads to none, or
 * has not brought a foe into reach.
 */
export function moveAfterWalk(ruleset: Ruleset, { past, future, fight }: Encounter): Act | undefined {
  const walk = past.at(-1)?.command;
  // The walk may be the last step because the user took the move after it back. Then the walk does
  // not start that move again.
  if (walk?.type !== 'act' || !walk.leadsTo || future.length > 0) return undefined;
  const { actor, leadsTo } = walk;
  const offer = offersFor(ruleset, fight, actor).find((one) => offerKey(one) === offerKey({ actor, ...leadsTo }));
  return offer && reachesNow(ruleset, fight, offer) ? commandOf(offer) : undefined;
}

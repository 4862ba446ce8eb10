/**
 * Joins a move that reaches no foe with the walk that brings a foe into reach, so that both are one
 * choice.
 */

import type { Place } from '../../space/scene.ts';
import type { Command } from '../command.ts';
import { areEnemies, type Fight } from '../fight.ts';
import { BY_RULING } from '../legality.ts';
import type { Option, Question } from '../question.ts';
import type { Offer, Ruleset } from '../ruleset.ts';
import { firstAsked } from '../running/firstAsked.ts';
import { runCommand } from '../running/run.ts';
import type { Id } from '../words.ts';
import { commandOf, offerKey } from './commands.ts';
import { offersFor } from './derived.ts';
import { moveQuestions } from './drags.ts';
import { apartFrom, placesApart } from './near.ts';
import { oncePerState } from './once.ts';

type Act = Extract<Command, { type: 'act' }>;
type Acting = Pick<Offer, 'actor' | 'action' | 'variant'>;

/**
 * The walk that comes before a move: the game's own walk, its answer with the place, and the foe to
 * whom it leads.
 */
export interface WalkUp {
  walk: Act;
  /** The answer to the walk's one question. */
  place: string;
  foe: Id;
  /**
   * `always`: without the walk the move is not allowed. `at once`: the move is allowed, but against
   * no foe.
   */
  when: 'always' | 'at once';
}

/** An offer as a user may take it: allowed now, or after a walk. */
export interface HandOffer extends Offer {
  walkUp?: WalkUp;
}

/** The most foes to whom a walk is looked for, the nearest first. */
const MOST_FOES = 3;
/** The most shorter walks that are tried before the walk that leads right up to the foe. */
const MOST_SHORTER = 8;

interface Spot extends Pick<WalkUp, 'walk' | 'place'> {
  at: Place;
}
type Way = Spot & Pick<WalkUp, 'foe'>;

/**
 * Tells whether a question is for harm and has a foe to choose; undefined where the question is not
 * for harm.
 */
function reaches(fight: Fight, who: Id, question: Question | undefined): boolean | undefined {
  if (question?.kind !== 'choose' || question.meant !== 'harm') return undefined;
  return question.options.some(
    ({ combatant, blocked }) => !blocked && combatant !== undefined && areEnemies(fight, who, combatant),
  );
}

/** The places where somebody's walk may end. */
const spotsOf = (ruleset: Ruleset, fight: Fight, who: Id): Spot[] =>
  moveQuestions(ruleset, fight, who).flatMap(({ command, question }) =>
    question?.kind === 'choose' && command.type === 'act'
      ? question.options.flatMap(({ id, place, blocked }: Option) =>
          blocked || !place || place.kind === 'off' ? [] : [{ walk: command, place: id, at: place }],
        )
      : [],
  );

/** For each of the nearest foes the nearest place next to that foe; each place once. */
function ways(ruleset: Ruleset, fight: Fight, who: Id): Way[] {
  const here = fight.combatants[who]?.place;
  if (!here || here.kind === 'off') return [];
  const spots = spotsOf(ruleset, fight, who);
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
 * The fight after a walk; undefined where the walk asks a question on the way, since its answer
 * must be seen first.
 */
function walked(ruleset: Ruleset, fight: Fight, { walk, place }: Spot): Fight | undefined {
  const after = runCommand(ruleset, fight, walk, [{ kind: 'choose', option: place }]);
  return after.question || after.fault ? undefined : after.fight;
}

/**
 * Tells whether a move, allowed or not, reaches a foe now; undefined where the move is allowed and
 * not for harm.
 */
function reachesNow(ruleset: Ruleset, fight: Fight, offer: Offer): boolean | undefined {
  if (offer.group === BY_RULING) return undefined;
  return offer.blocked ? false : reaches(fight, offer.actor, firstAsked(ruleset, fight, commandOf(offer)));
}

function search(ruleset: Ruleset, fight: Fight, who: Id): Map<string, WalkUp> {
  const found = new Map<string, WalkUp>();
  const wanting = new Map(
    offersFor(ruleset, fight, who)
      .filter((offer) => reachesNow(ruleset, fight, offer) === false)
      .map((offer) => [offerKey(offer), offer.blocked ? 'always' : 'at once'] as const),
  );
  if (wanting.size === 0) return found;
  for (const way of ways(ruleset, fight, who)) {
    const after = walked(ruleset, fight, way);
    for (const offer of after ? offersFor(ruleset, after, who) : []) {
      const key = offerKey(offer);
      const when = wanting.get(key);
      if (after && when && !offer.blocked && !found.has(key) && reachesNow(ruleset, after, offer))
        found.set(key, { walk: way.walk, place: way.place, foe: way.foe, when });
    }
  }
  return found;
}

/**
 * The answer to the walk by which a move reaches the foe soonest: nobody with a bow walks up to a
 * sword. Gives the place next to the foe where no shorter walk is found.
 */
export function shortestWalk(ruleset: Ruleset, fight: Fight, offer: Acting, { walk, place, foe }: WalkUp): string {
  const { place: here } = fight.combatants[offer.actor] ?? {};
  const { place: there } = fight.combatants[foe] ?? {};
  if (!here || !there) return place;
  const far = ({ at }: Spot): number => placesApart(fight.scene, here, at);
  const left = ({ at }: Spot): number => placesApart(fight.scene, at, there);
  const spots = spotsOf(ruleset, fight, offer.actor);
  const upTo = spots.find((spot) => spot.place === place);
  const shorter = spots
    .filter(
      (spot) =>
        upTo &&
        spot.walk.variant === walk.variant &&
        far(spot) < far(upTo) &&
        left(spot) < placesApart(fight.scene, here, there),
    )
    .sort((a, b) => far(a) - far(b) || left(a) - left(b))
    .slice(0, MOST_SHORTER);
  const fits = shorter.find((spot) => {
    const after = walked(ruleset, fight, spot);
    const then = after && offersFor(ruleset, after, offer.actor).find((one) => offerKey(one) === offerKey(offer));
    return after && then && reachesNow(ruleset, after, then);
  });
  return fits?.place ?? place;
}

/**
 * The offers of one combatant. A move with no foe in reach comes together with the walk that brings
 * one into reach, where the walk asks no question and a foe can be chosen at its end. Worked out
 * once for each state.
 */
export const handOffers = oncePerState((ruleset, fight, who: Id): readonly HandOffer[] => {
  const offers = offersFor(ruleset, fight, who);
  if (fight.stage !== 'running' || !offers.some(({ action, blocked }) => action === 'move' && !blocked)) return offers;
  const walks = search(ruleset, fight, who);
  return offers.map((offer) => {
    const walkUp = walks.get(offerKey(offer));
    if (!walkUp) return offer;
    const { blocked: _, ...free } = offer;
    return { ...free, walkUp };
  });
});

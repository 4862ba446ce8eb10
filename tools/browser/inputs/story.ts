/**
 * The measured story: what a plain table does next. It goes by the game's ids and places, never by
 * what a screen shows.
 */
import { areEnemies, type Fight } from '../../../src/engine/fight.ts';
import type { Answer, Option, Question } from '../../../src/engine/question.ts';
import type { Offer, Ruleset } from '../../../src/engine/ruleset.ts';
import { decliningPolicy } from '../../../src/engine/running/decliningPolicy.ts';
import { runCommand } from '../../../src/engine/running/run.ts';
import { commandOf } from '../../../src/engine/table/commands.ts';
import { derivedOf, rowsThatMay } from '../../../src/engine/table/derived.ts';
import { combatantDue, turnOffer } from '../../../src/engine/table/turns.ts';
import { placesApart } from '../../../src/engine/table/walks/near.ts';
import { type HandOffer, handOffers } from '../../../src/engine/table/walkUp.ts';
import type { Id } from '../../../src/engine/words.ts';
import type { Place } from '../../../src/space/scene.ts';

/**
 * The next thing to do: give a turn (to one of `of` combatants), make a move, or press the big
 * button.
 */
export type StoryMove = { kind: 'take'; who: Id; of: number } | { kind: 'move'; offer: HandOffer } | { kind: 'next' };

/** The actions that hit somebody, by id. Cries, tricks and delays do not. */
const HITS = new Set(['attack', 'cast', 'use', 'invoke']);
/** The actions that walk. `place` is how a combatant enters the map. */
const WALKS = new Set(['place', 'move', 'approach']);
/** The action that passes the turns of a side. */
const WAIVES = 'no-stances';

type Choice = Extract<Question, { kind: 'choose' }>;
const freeOf = ({ options }: Choice): Option[] => options.filter(({ blocked }) => !blocked);

/**
 * One round at a table: each combatant attacks whom it can, or else walks up and attacks then. An
 * attack meets one reaction, and each combatant reacts once.
 */
export class Story {
  readonly #ruleset: Ruleset;
  readonly #done = new Set<string>();
  readonly #reacted = new Set<Id>();
  #answered = false;
  #turn = '';

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
  }

  #standingFoes(fight: Fight, who: Id): Id[] {
    return fight.order.filter((id) => areEnemies(fight, id, who) && this.#ruleset.standing(fight, id).at === 'up');
  }

  #nearestFoe(fight: Fight, who: Id, from: Place): number {
    return Math.min(
      ...this.#standingFoes(fight, who).map((id) =>
        placesApart(fight.scene, from, fight.combatants[id]?.place ?? { kind: 'off' }),
      ),
    );
  }

  /**
   * Tells whether a move leads to a question for an enemy, when earlier questions get the plainest
   * answer.
   */
  #harms(fight: Fight, offer: Offer): boolean {
    const answers: Answer[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      const { question } = runCommand(this.#ruleset, fight, commandOf(offer), answers);
      if (question?.kind !== 'choose') return false;
      const free = freeOf(question);
      if (free.some(({ combatant }) => combatant !== undefined && areEnemies(fight, combatant, offer.actor)))
        return true;
      const first = free.find(({ usual }) => usual) ?? free.find(({ tone }) => tone !== 'pass');
      if (!first || first.combatant !== undefined) return false;
      answers.push({ kind: 'choose', option: first.id });
    }
    return false;
  }

  /**
   * What the acting combatant does: one attack and one walk, each once a turn, both in one move
   * where the foe is out of reach.
   */
  #move(fight: Fight, who: Id): HandOffer | undefined {
    const free = handOffers(this.#ruleset, fight, who).filter(
      ({ blocked, group }) => !blocked && group !== 'By ruling',
    );
    const has = (what: string) => this.#done.has(`${this.#turn} ${what}`);
    const attacks = has('attack') ? [] : free.filter(({ action }) => HITS.has(action));
    const attack =
      attacks.find((offer) => !offer.walkUp && this.#harms(fight, offer)) ??
      (has('walk') ? undefined : attacks.find(({ walkUp }) => walkUp));
    const chosen =
      attack ??
      (has('walk') || has('attack') ? undefined : free.find(({ action }) => WALKS.has(action))) ??
      free.find(({ action }) => action === WAIVES);
    this.#answered = false;
    if (attack) this.#done.add(`${this.#turn} attack`);
    if (chosen?.walkUp || (chosen && !attack)) this.#done.add(`${this.#turn} walk`);
    return chosen;
  }

  /** What to do next while no question is open. */
  next(fight: Fight): StoryMove {
    const { order } = derivedOf(this.#ruleset, fight);
    const due = combatantDue(this.#ruleset, fight);
    if (due !== undefined) {
      this.#turn = `${order.round} ${order.title} ${due}`;
      const offer = this.#move(fight, due);
      return offer ? { kind: 'move', offer } : { kind: 'next' };
    }
    const may = rowsThatMay(order);
    const row = may.find(({ combatant }) => turnOffer(this.#ruleset, fight, combatant));
    if (row) return { kind: 'take', who: row.combatant, of: may.length };
    // A combatant who may act without a turn is first selected, and then moves.
    for (const { combatant } of may) {
      this.#turn = `${order.round} ${order.title} ${combatant}`;
      const offer = this.#move(fight, combatant);
      if (offer) return { kind: 'move', offer };
    }
    return { kind: 'next' };
  }

  /** The answer to a question that is not for dice. */
  answer(fight: Fight, question: Exclude<Question, { kind: 'dice' }>, by: Id | undefined): Answer {
    if (question.kind === 'choose') return { kind: 'choose', option: this.#option(fight, question, by).id };
    const plain = decliningPolicy(question, fight);
    if (!plain) throw new Error(`Nothing answers “${question.title}” plainly.`);
    return plain;
  }

  #option(fight: Fight, question: Choice, by: Id | undefined): Option {
    const free = freeOf(question);
    const foes = by === undefined ? [] : free.filter(({ combatant }) => combatant && areEnemies(fight, combatant, by));
    const asked = question.seat.kind === 'combatant' ? question.seat.combatant : undefined;
    // A question to a side while a combatant acts is about the side's reaction. The acting
    // combatant is asked itself.
    const own = by === undefined || (asked === undefined ? question.seat.kind !== 'side' : asked === by);
    const far = (place: Place | undefined) =>
      by === undefined || !place ? Number.POSITIVE_INFINITY : this.#nearestFoe(fight, by, place);
    const here = by === undefined ? undefined : fight.combatants[by]?.place;
    if (own && foes.length > 0 && here) {
      const place = (one: Option): Place => fight.combatants[one.combatant ?? '']?.place ?? { kind: 'off' };
      const sorted = [...foes].sort(
        (a, b) => placesApart(fight.scene, here, place(a)) - placesApart(fight.scene, here, place(b)),
      );
      if (sorted[0]) return sorted[0];
    }
    const places = free.filter(({ place }) => place && place.kind !== 'off');
    if (own && places.length > 0) return places.reduce((best, one) => (far(one.place) < far(best.place) ? one : best));
    const pass = free.find(({ tone }) => tone === 'pass');
    const usual = free.find((option) => option.usual) ?? free[0];
    if (!usual) throw new Error(`“${question.title}” has no free answer.`);
    if (!pass) return usual;
    const taken = free.find((option) => {
      const who = option.combatant ?? asked;
      return option.tone !== 'pass' && who !== undefined && !own && !this.#answered && !this.#reacted.has(who);
    });
    const reactor = taken?.combatant ?? asked;
    if (!taken || reactor === undefined) return pass;
    this.#reacted.add(reactor);
    this.#answered = true;
    return taken;
  }
}

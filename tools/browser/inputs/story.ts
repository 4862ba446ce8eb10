/** The story that is measured: what a plain table does next, decided by the game's own ids and places, never by how a screen shows them. */
import { areEnemies, type Fight } from '../../../src/engine/fight.ts';
import type { Answer, Option, Question } from '../../../src/engine/question.ts';
import type { Offer, Ruleset } from '../../../src/engine/ruleset.ts';
import { declining } from '../../../src/engine/running/odds.ts';
import { run } from '../../../src/engine/running/run.ts';
import type { Id } from '../../../src/engine/words.ts';
import type { Place } from '../../../src/space/scene.ts';
import { commandOf } from '../../../src/store/fight/commands.ts';
import { derive, rowsThatMay } from '../../../src/store/fight/derived.ts';
import { apart } from '../../../src/store/fight/near.ts';
import { dueIn, turnOffer } from '../../../src/store/fight/turns.ts';
import { type HandOffer, handOffers } from '../../../src/store/fight/walkUp.ts';

/** What is done next: a turn given (to one of so many), a move, or what the big button says. */
export type Deed = { kind: 'take'; who: Id; of: number } | { kind: 'move'; offer: HandOffer } | { kind: 'next' };

/** What counts as hitting somebody, by the actions' ids; cries, tricks and delays do not. */
const HITS = new Set(['attack', 'cast', 'use', 'invoke']);
/** And as walking; `place` is where somebody enters the map. */
const WALKS = new Set(['place', 'move', 'approach']);
/** And as letting a side's turns go that nobody wants. */
const WAIVES = 'no-stances';

type Choice = Extract<Question, { kind: 'choose' }>;
const freeOf = ({ options }: Choice): Option[] => options.filter(({ blocked }) => !blocked);

/**
 * One round of a table: everybody hits whom it can, else walks up and hits then. A blow is answered by one reaction, and everybody
 * reacts once.
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
        apart(fight.scene, from, fight.combatants[id]?.place ?? { kind: 'off' }),
      ),
    );
  }

  /** Whether a move leads to a question for an enemy, questions before it answered the plainest way. */
  #harms(fight: Fight, offer: Offer): boolean {
    const answers: Answer[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      const { question } = run(this.#ruleset, fight, commandOf(offer), answers);
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

  /** What whoever acts does: one attack, one walk, each once a turn; both in one where the foe is out of reach. */
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

  /** What comes next while nothing is asked. */
  next(fight: Fight): Deed {
    const { order } = derive(this.#ruleset, fight);
    const due = dueIn(this.#ruleset, fight);
    if (due !== undefined) {
      this.#turn = `${order.round} ${order.title} ${due}`;
      const offer = this.#move(fight, due);
      return offer ? { kind: 'move', offer } : { kind: 'next' };
    }
    const may = rowsThatMay(order);
    const row = may.find(({ combatant }) => turnOffer(this.#ruleset, fight, combatant));
    if (row) return { kind: 'take', who: row.combatant, of: may.length };
    // Who may act without a turn to be given: looked at first, then it moves.
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
    const plain = declining(question, fight);
    if (!plain) throw new Error(`Nothing answers “${question.title}” plainly.`);
    return plain;
  }

  #option(fight: Fight, question: Choice, by: Id | undefined): Option {
    const free = freeOf(question);
    const foes = by === undefined ? [] : free.filter(({ combatant }) => combatant && areEnemies(fight, combatant, by));
    const asked = question.seat.kind === 'combatant' ? question.seat.combatant : undefined;
    // What a side is asked together while somebody acts is how it answers: the one who acts is asked itself.
    const own = by === undefined || (asked === undefined ? question.seat.kind !== 'side' : asked === by);
    const far = (place: Place | undefined) =>
      by === undefined || !place ? Number.POSITIVE_INFINITY : this.#nearestFoe(fight, by, place);
    const here = by === undefined ? undefined : fight.combatants[by]?.place;
    if (own && foes.length > 0 && here) {
      const place = (one: Option): Place => fight.combatants[one.combatant ?? '']?.place ?? { kind: 'off' };
      const sorted = [...foes].sort((a, b) => apart(fight.scene, here, place(a)) - apart(fight.scene, here, place(b)));
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

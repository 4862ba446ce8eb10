/** Plays one round in window and engine: the screen must show each expected question. */

import { seededDice } from '../../../src/engine/dice/dice.ts';
import type { Encounter } from '../../../src/engine/encounter.ts';
import { type Fight, fullName } from '../../../src/engine/fight.ts';
import { liveStateOf } from '../../../src/engine/history.ts';
import { onlyAnswer } from '../../../src/engine/onlyAnswer.ts';
import type { Answer, Question, Roll } from '../../../src/engine/question.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { goOn, rollsOwn, type Stops } from '../../../src/engine/table/byItself.ts';
import { applyChange, type Change } from '../../../src/engine/table/change.ts';
import { commandOf } from '../../../src/engine/table/commands.ts';
import { derivedOf, rowsThatMay } from '../../../src/engine/table/derived.ts';
import { nextStep } from '../../../src/engine/table/nextStep.ts';
import { numberedOptions } from '../../../src/engine/table/optionOrder.ts';
import { type HandOffer, handCommand } from '../../../src/engine/table/walkUp.ts';
import type { Id } from '../../../src/engine/words.ts';
import { Story } from './story.ts';
import { typedRolls } from './typing.ts';
import type { Hand, Inputs } from './window.ts';

/** Why the table stopped. `dice` stands for faces to type. */
export type Kind = 'chosen' | 'could not be otherwise' | 'asked for nothing' | 'dice';

export interface Stop extends Inputs {
  kind: Kind;
  what: string;
}

/** The inputs of one attack, from first key to end. `dice` is how many dice were typed. */
export interface Attack extends Inputs {
  who: string;
  reactions: number;
  dice: number;
}

/** How far a round is played. */
export type Until = 'the round ends' | 'an attack is answered';

/** The inputs and stops of one round. */
export interface Round {
  stops: Stop[];
  attacks: Attack[];
}

/** The game in which nobody reacts to an attack. */
const WITHOUT_REACTIONS = 'hestia';

/** No round has more stops than this. */
const MOST = 400;

export class Play {
  readonly #ruleset: Ruleset;
  readonly #hand: Hand;
  readonly #stops: Stops;
  readonly #story: Story;
  #encounter: Encounter;
  #dice = seededDice(7);
  readonly stops: Stop[] = [];
  readonly attacks: Attack[] = [];

  constructor(ruleset: Ruleset, encounter: Encounter, stops: Stops, hand: Hand) {
    this.#ruleset = ruleset;
    this.#encounter = encounter;
    this.#stops = stops;
    this.#hand = hand;
    this.#story = new Story(ruleset);
  }

  /** The current encounter of the engine. */
  get encounter(): Encounter {
    return this.#encounter;
  }

  /** Makes a change in the engine, and the automatic steps after it. */
  #change(change: Change): void {
    const next = this.#after(change);
    if (!next) throw new Error(`${JSON.stringify(change)} was refused.`);
    this.#encounter = next;
  }

  /** The changes of an offer: the move, or the walk that leads to it with its destination. */
  #changesOf(offer: HandOffer): Change[] {
    const { walkUp } = offer;
    if (!walkUp) return [{ kind: 'command', command: commandOf(offer) }];
    const begun = this.#after({ kind: 'command', command: walkUp.walk });
    const { fight, question } = begun ? liveStateOf(this.#ruleset, begun) : {};
    if (!fight || !question) throw new Error(`Nothing is asked of ${walkUp.walk.actor} that walks up.`);
    const answer: Answer = { kind: 'choose', option: walkUp.place };
    return [
      { kind: 'command', command: handCommand(offer) },
      { kind: 'answer', question: question.id, answer, by: 'auto' },
    ];
  }

  /** Enters the map by one click on a lit square: the move, its place, and who stands where. */
  #entry(offer: HandOffer) {
    const command: Change = { kind: 'command', command: commandOf(offer) };
    const begun = this.#after(command);
    const { fight, question } = begun ? liveStateOf(this.#ruleset, begun) : {};
    if (!fight || question?.kind !== 'choose') return undefined;
    const answer = this.#story.answer(fight, question, offer.actor);
    const option = question.options.find(({ id }) => answer.kind === 'choose' && id === answer.option);
    if (option?.place?.kind !== 'square') return undefined;
    const standing = Object.values(fight.combatants).flatMap(({ id, place }) =>
      place.kind === 'square' ? [{ id, column: place.column, row: place.row }] : [],
    );
    const changes: Change[] = [command, { kind: 'answer', question: question.id, answer, by: 'chosen' }];
    return { changes, square: option.place, standing };
  }

  /** The fight after a change and its automatic steps. Undefined where it is refused. */
  #after(change: Change, from = this.#encounter): Encounter | undefined {
    const next = applyChange(this.#ruleset, from, change);
    return next.ok ? (goOn(this.#ruleset, next.value, this.#stops).at(-1)?.encounter ?? next.value) : undefined;
  }

  /** The change with the likeliest target, where the story means the screen's first one. */
  #likeliest(changes: readonly Change[], actor: Id): Change | undefined {
    const now = changes.reduce<Encounter | undefined>((so, change) => so && this.#after(change, so), this.#encounter);
    if (!now) return undefined;
    const { fight, question } = liveStateOf(this.#ruleset, now);
    if (question?.kind !== 'choose' || question.meant === undefined) return undefined;
    const [first] = numberedOptions(question, { ruleset: this.#ruleset, fight, past: now.past }, false);
    const answer = this.#story.answer(fight, question, actor);
    if (first?.combatant === undefined || answer.kind !== 'choose' || answer.option !== first.id) return undefined;
    return { kind: 'answer', question: question.id, answer, by: 'chosen' };
  }

  #note(kind: Kind, what: string, before: Inputs): void {
    const after = this.#hand.now();
    this.stops.push({ kind, what, keys: after.keys - before.keys, clicks: after.clicks - before.clicks });
  }

  async #step(kind: Kind, what: string, changes: readonly Change[], act: () => Promise<void>): Promise<void> {
    const before = this.#hand.now();
    await act();
    this.#note(kind, what, before);
    for (const change of changes) this.#change(change);
    await this.#hand.shows(liveStateOf(this.#ruleset, this.#encounter).question?.title);
  }

  /** Plays to the first round's end, or to an answered attack (without reactions: any attack). */
  async round(until: Until): Promise<Round> {
    await this.#step('chosen', 'Begin the fight', [{ kind: 'command', command: { type: 'begin' } }], () =>
      this.#hand.begin(),
    );
    for (let n = 0; n < MOST; n += 1) {
      const { fight, question } = liveStateOf(this.#ruleset, this.#encounter);
      const attacked = this.attacks.some(({ reactions }) => reactions > 0 || !this.#reacts());
      if (question) await this.#answer(question);
      else if (until === 'an attack is answered' && attacked) return { stops: this.stops, attacks: this.attacks };
      else if (fight.stage !== 'running' || derivedOf(this.#ruleset, fight).order.round > 1)
        return { stops: this.stops, attacks: this.attacks };
      else await this.#deed();
    }
    throw new Error('The round does not end.');
  }

  /** Tells whether attacks are answered in this game. */
  #reacts(): boolean {
    return this.#ruleset.id !== WITHOUT_REACTIONS;
  }

  async #deed(): Promise<void> {
    const { fight } = liveStateOf(this.#ruleset, this.#encounter);
    const deed = this.#story.next(fight);
    const name = (id: Id) => {
      const one = fight.combatants[id];
      return one ? fullName(one) : id;
    };
    switch (deed.kind) {
      case 'take': {
        const command = commandOf({ actor: deed.who, action: 'turn' });
        const kind = deed.of > 1 ? 'chosen' : 'could not be otherwise';
        return this.#step(kind, `${name(deed.who)} is next`, [{ kind: 'command', command }], () =>
          this.#hand.give(name(deed.who)),
        );
      }
      case 'move': {
        const { offer } = deed;
        const given = this.#hand.now();
        // A combatant who may act without a turn is selected first.
        if (!(await this.#hand.looksAt(name(offer.actor)))) {
          await this.#hand.give(name(offer.actor));
          this.#note('chosen', `${name(offer.actor)} is next`, given);
        }
        const [stops, before] = [this.stops.length, this.#hand.now()];
        const what = `${name(offer.actor)}: ${offer.label}${offer.walkUp ? `, walking up to ${name(offer.walkUp.foe)}` : ''}`;
        const entry = offer.action === 'place' ? this.#entry(offer) : undefined;
        if (entry)
          return this.#step('chosen', what, entry.changes, () => this.#hand.square(entry.square, entry.standing));
        const changes = this.#changesOf(offer);
        const likeliest = this.#likeliest(changes, offer.actor);
        if (likeliest || offer.walkUp)
          await this.#step('chosen', `Target with ${what}`, likeliest ? [...changes, likeliest] : changes, () =>
            this.#hand.atOnce(offer),
          );
        else await this.#step('chosen', what, changes, () => this.#hand.move(offer));
        while (this.#encounter.open) {
          const { question } = liveStateOf(this.#ruleset, this.#encounter);
          if (!question) break;
          await this.#answer(question);
        }
        const own = this.stops.slice(stops);
        const after = this.#hand.now();
        if (own.some(({ what }) => what.startsWith('Target')))
          this.attacks.push({
            who: `${name(offer.actor)}: ${offer.label}`,
            keys: after.keys - before.keys,
            clicks: after.clicks - before.clicks,
            reactions: own.filter(({ what }) => what.startsWith('Reaction')).length,
            dice: own.filter(({ kind }) => kind === 'dice').reduce((sum, { keys }) => sum + keys, 0),
          });
        return;
      }
      case 'next': {
        const moment = { ruleset: this.#ruleset, fight, encounter: this.#encounter };
        const { next, then } = nextStep(moment, await this.#onCard(fight));
        if (!next) throw new Error('Nothing comes next.');
        if (next.shows) return this.#step('chosen', next.label, [], () => this.#hand.press('n'));
        // The first press says what is left in a turn, and the second ends it.
        const presses = async (key: string) => {
          if (next.left !== undefined) await this.#hand.press(key);
          await this.#hand.press(key);
        };
        const change: Change = { kind: 'command', command: commandOf(next) };
        const ended = then && this.#after(change);
        const given = ended ? this.#story.next(liveStateOf(this.#ruleset, ended).fight) : undefined;
        if (then && given?.kind === 'take' && given.who === then.actor)
          return this.#step(
            'chosen',
            `${next.label}, then ${then.label}`,
            [change, { kind: 'command', command: commandOf(then), by: 'auto' }],
            () => presses('Shift+N'),
          );
        // Ending a turn with something left in it is a choice; any other stop is not.
        const kind = next.left === undefined ? 'could not be otherwise' : 'chosen';
        return this.#step(kind, next.label, [change], () => presses('n'));
      }
    }
  }

  /** The combatant whose card the window shows, of those who may act or act. */
  async #onCard(fight: Fight): Promise<Id | undefined> {
    for (const { combatant } of rowsThatMay(derivedOf(this.#ruleset, fight).order)) {
      const one = fight.combatants[combatant];
      if (one && (await this.#hand.looksAt(fullName(one)))) return combatant;
    }
    return undefined;
  }

  async #answer(question: Question): Promise<void> {
    if (question.kind === 'dice') return this.#type(question);
    const { fight } = liveStateOf(this.#ruleset, this.#encounter);
    const { command } = this.#encounter.open ?? {};
    const by = command?.type === 'act' ? command.actor : undefined;
    const answer = this.#story.answer(fight, question, by);
    const change: Change = { kind: 'answer', question: question.id, answer, by: 'chosen' };
    const [kind, what] = this.#kindOf(question, answer, by);
    await this.#step(kind, `${what}: ${question.title}`, [change], () => this.#give(question, answer));
  }

  #kindOf(question: Question, answer: Answer, by: Id | undefined): [Kind, string] {
    const { fight } = liveStateOf(this.#ruleset, this.#encounter);
    const options = 'options' in question ? question.options : [];
    const ids = answer.kind === 'pick' ? answer.options : answer.kind === 'choose' ? [answer.option] : [];
    const chosen = options.filter(({ id }) => ids.includes(id));
    if (onlyAnswer(this.#ruleset, fight, { ...question, audience: 'all' }))
      return ['could not be otherwise', 'Only way'];
    if ((answer.kind === 'pick' && chosen.length === 0) || chosen[0]?.tone === 'pass')
      return ['asked for nothing', 'Nothing'];
    const asked = question.seat.kind === 'combatant' ? question.seat.combatant : undefined;
    if (by !== undefined && asked !== undefined && asked !== by) return ['chosen', 'Reaction'];
    if (chosen.some(({ combatant }) => combatant !== undefined && asked === by && combatant !== by))
      return ['chosen', 'Target'];
    return ['chosen', options.some(({ tone }) => tone === 'pass') && asked === undefined ? 'Reaction' : 'Choice'];
  }

  async #give(question: Question, answer: Answer): Promise<void> {
    const options = 'options' in question ? question.options : [];
    if (answer.kind === 'choose') {
      const option = options.find(({ id }) => id === answer.option);
      if (option) await this.#hand.answer(option);
    } else if (answer.kind === 'pick') await this.#hand.picks(options.filter(({ id }) => answer.options.includes(id)));
    else await this.#hand.press('Enter');
  }

  /** Types real dice: random faces, the same in every run. */
  async #type(question: Extract<Question, { kind: 'dice' }>): Promise<void> {
    const { fight } = liveStateOf(this.#ruleset, this.#encounter);
    const own = (roll: Roll) => rollsOwn(fight, this.#stops.ownDice, roll.seat);
    const { keys, answer, dice } = typedRolls(question.rolls, own, this.#dice);
    this.#dice = dice;
    const change: Change = { kind: 'answer', question: question.id, answer, by: 'typed' };
    await this.#step('dice', `Dice: ${question.title}`, [change], () => this.#hand.press(...keys));
  }
}

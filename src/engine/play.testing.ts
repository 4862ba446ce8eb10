/**
 * A driver for tests: plays an encounter as a table does (actions, answers, undo) and reads what a
 * table reads.
 */
import type { Scene } from '../space/scene.ts';
import type { Command } from './command.ts';
import { drawInt, seededDice } from './dice/dice.ts';
import type { Encounter } from './encounter.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from './history.ts';
import { actorsOf, offersOf } from './legality.ts';
import type { Answer, Question } from './question.ts';
import type { Offer, Ruleset } from './ruleset.ts';
import type { Line, Script } from './script.ts';
import { playLine, setUp } from './scripts/lines.ts';
import { redo, undo } from './undo.ts';

/** A seeded source of decisions for random play; it is separate from the encounter's own dice. */
export function randomDecider(seed: number) {
  let state = seededDice(seed);
  return {
    int(from: number, to: number): number {
      const drawn = drawInt(state, from, to);
      state = drawn.state;
      return drawn.value;
    },
    of<T>(list: readonly T[]): T {
      const found = list[this.int(0, list.length - 1)];
      if (found === undefined) throw new Error('Nothing to choose from.');
      return found;
    },
  };
}
type Decider = ReturnType<typeof randomDecider>;

/** Sets up an encounter from a script; throws the words of a refusal. */
export function setUpOrThrow(ruleset: Ruleset, scenes: Record<string, Scene>, script: Script): Encounter {
  const made = setUp(ruleset, scenes, script);
  if (!made.ok) throw new Error(made.refusal.text);
  return made.value;
}

/** Plays lines; throws on the first refusal. */
export function playLines(ruleset: Ruleset, start: Encounter, lines: readonly Line[]): Encounter {
  let encounter = start;
  for (const line of lines) {
    const next = playLine(ruleset, encounter, line);
    if (!next.ok) throw new Error(`${JSON.stringify(line)}: ${next.refusal.text} (${next.refusal.rule})`);
    encounter = next.value;
  }
  return encounter;
}

/**
 * A random answer that fits a question, or sometimes a ruling on its dice. Undefined leaves the
 * dice to the encounter's source.
 */
export function anyAnswer(question: Question, decide: Decider): Answer | undefined {
  switch (question.kind) {
    case 'dice': {
      const ruled = question.rolls.flatMap(({ id, rulings }) =>
        (rulings ?? []).map((ruling) => ({ kind: 'ruling' as const, roll: id, ruling: ruling.id })),
      );
      return ruled.length > 0 && decide.int(0, 15) === 0 ? decide.of(ruled) : undefined;
    }
    case 'choose': {
      const free = question.options.filter(({ blocked }) => !blocked);
      if (free.length === 0) throw new Error(`“${question.title}” (${question.rule}) has no free option.`);
      return { kind: 'choose', option: decide.of(free).id };
    }
    case 'pick': {
      const free = question.options.filter(({ blocked }) => !blocked).map(({ id }) => id);
      const most = Math.min(question.max, free.length);
      const n = decide.int(Math.min(question.min, most), Math.max(question.min, most));
      const picked: string[] = [];
      while (picked.length < n && free.length > 0) picked.push(...free.splice(decide.int(0, free.length - 1), 1));
      return { kind: 'pick', options: picked };
    }
    case 'number':
      return { kind: 'number', value: decide.int(question.min, question.max) };
    case 'text':
      return { kind: 'text', text: question.suggested };
  }
}

/**
 * Answers the open question at random. Throws when no answer fits: a game must never ask such a
 * question.
 */
export function answerAtRandom(ruleset: Ruleset, encounter: Encounter, question: Question, decide: Decider): Encounter {
  const chosen = anyAnswer(question, decide);
  const next = chosen ? answerQuestion(ruleset, encounter, question.id, chosen) : rollFor(ruleset, encounter);
  if (!next.ok) throw new Error(`“${question.title}” would not take ${JSON.stringify(chosen)}: ${next.refusal.text}`);
  return next.value;
}

/**
 * All free offers of everybody now, except the GM's rulings on a combatant's fate, because those
 * would end random play too soon.
 */
export const freeOffers = (ruleset: Ruleset, encounter: Encounter): Offer[] =>
  actorsOf(encounter.fight).flatMap((who) =>
    offersOf(ruleset, encounter.fight, who).filter(({ blocked, action }) => !blocked && action !== 'ruled'),
  );

export const commandOfOffer = (offer: Offer): Command => ({
  type: 'act',
  actor: offer.actor,
  action: offer.action,
  ...(offer.variant === undefined ? {} : { variant: offer.variant }),
});

/**
 * What random play may use and what it reports. A throw from `seen` fails the play with its seed
 * and trail.
 */
export interface RandomPlay {
  encounter: Encounter;
  /** Every `action`, `action:variant`, and `question rule` that was used. */
  used: Set<string>;
  moves: number;
}

/**
 * Plays a whole fight at random from where it stands: legal offers, random answers, dice from the
 * encounter's seed. The fight ends by the rules or, after `moves` moves, by command. `pick` chooses
 * among offers, so weigh them there; `seen` is called after every step.
 */
export function playAtRandom(
  ruleset: Ruleset,
  start: Encounter,
  seed: number,
  moves: number,
  seen: (encounter: Encounter) => void = () => {},
  pick: (offers: readonly Offer[], decide: Decider) => Offer = (offers, decide) => decide.of(offers),
): RandomPlay {
  const decide = randomDecider(seed);
  const used = new Set<string>();
  let encounter = start;
  let done = 0;
  const finish = () => {
    for (let asked = 0; ; asked += 1) {
      const { question, stuck } = liveStateOf(ruleset, encounter);
      if (stuck) throw new Error(`Stuck: ${stuck}`);
      if (!question) return;
      if (asked > 400) throw new Error(`A move asks without end: ${question.title}`);
      used.add(`? ${question.rule}`);
      encounter = answerAtRandom(ruleset, encounter, question, decide);
      seen(encounter);
    }
  };
  if (liveStateOf(ruleset, encounter).fight.stage === 'setup' && !encounter.open) {
    const begun = dispatch(ruleset, encounter, { type: 'begin' });
    if (!begun.ok) throw new Error(begun.refusal.text);
    encounter = begun.value;
    seen(encounter);
  }
  finish();
  while (done < moves && encounter.fight.stage === 'running') {
    const offers = freeOffers(ruleset, encounter);
    if (offers.length === 0) {
      const { fight } = encounter;
      // If nobody is left standing, only the end remains to be done.
      if (fight.order.every((id) => ruleset.standing(fight, id).at !== 'up')) break;
      throw new Error('The fight runs, and nobody may do anything.');
    }
    const offer = pick(offers, decide);
    const next = dispatch(ruleset, encounter, commandOfOffer(offer));
    if (!next.ok) throw new Error(`Offered and refused: ${JSON.stringify(offer)}: ${next.refusal.text}`);
    encounter = next.value;
    used.add(offer.action);
    if (offer.variant !== undefined) used.add(`${offer.action}:${offer.variant}`);
    seen(encounter);
    finish();
    done += 1;
  }
  if (encounter.fight.stage === 'running') {
    const over = dispatch(ruleset, encounter, { type: 'end' });
    if (!over.ok) throw new Error(over.refusal.text);
    encounter = over.value;
    seen(encounter);
    finish();
  }
  return { encounter, used, moves: done };
}

/** Undoes everything to the start, then redoes everything to the end. Gives both ends. */
export function thereAndBack(
  ruleset: Ruleset,
  encounter: Encounter,
): { start: Encounter; end: Encounter; steps: number } {
  let at = encounter;
  let steps = 0;
  for (let back = undo(at); back.ok; back = undo(at)) {
    at = back.value;
    steps += 1;
  }
  const start = at;
  for (let on = redo(ruleset, at); on.ok; on = redo(ruleset, at)) at = on.value;
  return { start, end: at, steps };
}

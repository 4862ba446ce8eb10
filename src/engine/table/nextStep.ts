/**
 * Finds the next step of a fight for the biggest button: the end of a turn, the next combatant's
 * turn, or the round. It goes on to whoever is due; the step that passes over somebody is another.
 */
import type { Encounter } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { keepsTurn, spentTurn } from '../legality.ts';
import type { Offer, Ruleset, TurnOrder } from '../ruleset.ts';
import { runCommand } from '../running/run.ts';
import { type Id, nameList } from '../words.ts';
import { commandOf } from './commands.ts';
import { derivedOf, offersFor, rowsThatMay } from './derived.ts';
import { fewNames, nameOfOne } from './fightWords.ts';
import { TURN, turnOffer } from './turns.ts';

/**
 * The id, in every game that has one, of the action by which the acting combatant ends the turn.
 */
const END = 'end-turn';

export interface NextMove extends Pick<Offer, 'actor' | 'action' | 'variant'> {
  label: string;
}

/** The step of the biggest button: a move, or a combatant whose card comes to the hand first. */
export interface GoingOn extends NextMove {
  /**
   * What the combatant could still do, in words. The step then ends a turn with something left in
   * it, so it is taken only at the second press.
   */
  left?: string;
  /** The game has no move that gives the turn: the step only shows the card of `actor`. */
  shows?: true;
}

export interface PassMove extends NextMove {
  /** Who has not acted, in a line: the first two of many by name, and how many more. */
  brief: string;
}

export interface NextStep {
  /**
   * The step of the biggest button. It goes on to whoever is due and passes over nobody. Undefined
   * where there is no step.
   */
  next?: GoingOn;
  /**
   * The step that goes on although somebody has not acted, with a key and a button of its own. It
   * names whom it passes over.
   */
  pass?: PassMove;
  /**
   * The turn that the first combatant who may act would get once this turn has ended, where the
   * game gives turns.
   */
  then?: NextMove;
}

/**
 * Whether the acting combatant has done anything since the turn began. Steps by hand or by others
 * do not count.
 */
function hasActed({ past }: Encounter, who: Id): boolean {
  const last = past.findLast(({ command }) => command.type === 'act');
  return last?.command.type === 'act' && last.command.actor === who && ![TURN, END].includes(last.command.action);
}

/** The state of a fight in which the next step is asked for. */
interface Moment {
  ruleset: Ruleset;
  /** The live fight, with the open move run as far as it goes. */
  fight: Fight;
  encounter: Encounter;
}

const known = new WeakMap<Fight, { past: Encounter['past']; onCard: Id | undefined; step: NextStep }>();

/**
 * The next step while the fight runs and no question is open. `onCard` is the combatant whose card
 * is shown. Worked out once for each state.
 */
export function nextStep(moment: Moment, onCard: Id | undefined): NextStep {
  const { fight, encounter } = moment;
  const kept = known.get(fight);
  if (kept?.past === encounter.past && kept.onCard === onCard) return kept.step;
  const step = worked(moment, onCard);
  known.set(fight, { past: encounter.past, onCard, step });
  return step;
}

function worked({ ruleset, fight, encounter }: Moment, onCard: Id | undefined): NextStep {
  const { order, acting } = derivedOf(ruleset, fight);
  const { next } = order;
  if (acting !== undefined) {
    if (!next) return {};
    const ends = next.actor === acting && next.action === END && !spentTurn(ruleset, fight);
    return {
      next: ends ? endOf(ruleset, fight, next) : next,
      ...(ends && !hasActed(encounter, acting)
        ? { pass: passOf(fight, next, [acting]) }
        : thenOf(ruleset, fight, next)),
    };
  }
  const waiting = [...new Set(rowsThatMay(order).map(({ combatant }) => combatant))];
  const [first] = waiting;
  if (first === undefined) return next ? { next } : {};
  const passed = next && waiting.includes(next.actor) ? [next.actor] : waiting;
  return {
    next: goingOnTo(ruleset, fight, onCard !== undefined && waiting.includes(onCard) ? onCard : undefined, first),
    ...(next ? { pass: passOf(fight, next, passed) } : {}),
  };
}

/**
 * The step while nobody acts and somebody may: the turn of the combatant on the card, or else of
 * the first. Where the game has no move for that, the first press shows the card, and the next ones
 * let this one combatant's turn go.
 */
function goingOnTo(ruleset: Ruleset, fight: Fight, shown: Id | undefined, first: Id): GoingOn {
  const who = shown ?? first;
  const label = `${nameOfOne(fight, who)} acts`;
  const turn = turnOffer(ruleset, fight, who);
  if (turn) return { ...turn, label };
  if (shown === undefined) return { actor: who, action: TURN, label, shows: true };
  return endOf(ruleset, fight, { actor: who, action: END, label: `End ${nameOfOne(fight, who)}’s turn` });
}

/** The step that ends a turn, with what is left in it. */
function endOf(ruleset: Ruleset, fight: Fight, end: NextMove): GoingOn {
  const groups = movesLeft(ruleset, fight, end).map(({ group }) => group);
  const named = [...new Set(groups)];
  return named.length > 0 ? { ...end, left: `Left: ${nameList(named)}` } : end;
}

/** What keeps the turn of whoever would end it. */
const movesLeft = (ruleset: Ruleset, fight: Fight, { actor, action }: NextMove): readonly Offer[] => {
  const keeping = new Set(ruleset.actions.filter((one) => keepsTurn(ruleset, one, action)).map(({ id }) => id));
  return offersFor(ruleset, fight, actor).filter((offer) => !offer.blocked && keeping.has(offer.action));
};

/** The step that goes on without these combatants. Its label names all of them. */
function passOf(fight: Fight, next: NextMove, who: readonly Id[]): PassMove {
  const names = who.map((id) => nameOfOne(fight, id));
  const saying = (named: string) => `${named} ${who.length > 1 ? 'have' : 'has'} not acted`;
  return { ...next, label: `Pass: ${saying(nameList(names))}`, brief: saying(fewNames(names)) };
}

/** The step that gives the turn to the first combatant who may have it. */
function firstTurn(ruleset: Ruleset, fight: Fight, order: TurnOrder): NextMove | undefined {
  const [first] = rowsThatMay(order);
  const turn = first && turnOffer(ruleset, fight, first.combatant);
  return turn && { ...turn, label: `${nameOfOne(fight, turn.actor)} acts` };
}

/** The step that would follow the end of a turn, where ending the turn asks no question. */
function thenOf(ruleset: Ruleset, fight: Fight, next: NextMove): Pick<NextStep, 'then'> {
  if (next.action !== END) return {};
  const after = runCommand(ruleset, fight, commandOf(next), []);
  const then = after.question || after.fault ? undefined : firstTurn(ruleset, after.fight, ruleset.order(after.fight));
  return then ? { then } : {};
}

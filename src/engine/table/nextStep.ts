/**
 * Finds the next step of a fight for the biggest button: the end of a turn, the next combatant's
 * turn, or the round. It also finds when going on would pass over somebody who has not acted.
 */
import type { Encounter } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { spentTurn } from '../legality.ts';
import type { Offer, Ruleset, TurnOrder } from '../ruleset.ts';
import { runCommand } from '../running/run.ts';
import { type Id, nameList } from '../words.ts';
import { commandOf } from './commands.ts';
import { derivedOf, rowsThatMay } from './derived.ts';
import { fewNames, nameOfOne } from './fightWords.ts';
import { TURN, turnOffer } from './turns.ts';

/**
 * The id, in every game that has one, of the action by which the acting combatant ends the turn.
 */
const END = 'end-turn';

export interface NextMove extends Pick<Offer, 'actor' | 'action' | 'variant'> {
  label: string;
}

export interface PassMove extends NextMove {
  /** Who has not acted, in a line: the first two of many by name, and how many more. */
  brief: string;
}

export interface NextStep {
  /**
   * The step of the biggest button. Undefined where a move of the card comes next, or where there
   * is no step.
   */
  next?: NextMove;
  /**
   * The step that goes on although somebody has not acted. Its button is small and names that
   * combatant.
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

const known = new WeakMap<Fight, { past: Encounter['past']; step: NextStep }>();

/** The next step while the fight runs and no question is open. Worked out once for each state. */
export function nextStep({
  ruleset,
  fight,
  encounter,
}: {
  ruleset: Ruleset;
  /** The live fight, with the open move run as far as it goes. */
  fight: Fight;
  encounter: Encounter;
}): NextStep {
  const kept = known.get(fight);
  if (kept?.past === encounter.past) return kept.step;
  const step = worked(ruleset, fight, encounter);
  known.set(fight, { past: encounter.past, step });
  return step;
}

function worked(ruleset: Ruleset, fight: Fight, encounter: Encounter): NextStep {
  const { order, acting } = derivedOf(ruleset, fight);
  const { next } = order;
  if (acting !== undefined) {
    const leaves = next?.actor === acting && next.action === END && !hasActed(encounter, acting);
    if (!next || !leaves || spentTurn(ruleset, fight)) return next ? { next, ...thenOf(ruleset, fight, next) } : {};
    return { pass: passOf(fight, next, [acting]) };
  }
  const waiting = [...new Set(rowsThatMay(order).map(({ combatant }) => combatant))];
  if (waiting.length === 0) return next ? { next } : {};
  const turn = firstTurn(ruleset, fight, order);
  return {
    ...(turn ? { next: turn } : {}),
    ...(next ? { pass: passOf(fight, next, waiting.includes(next.actor) ? [next.actor] : waiting) } : {}),
  };
}

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

/** What comes next in a fight, for the biggest button: the end of a turn, whoever may act, the round; and when going on would be to pass. */
import type { Encounter } from '../../engine/encounter.ts';
import type { Fight } from '../../engine/fight.ts';
import { spentTurn } from '../../engine/legality.ts';
import type { Offer, Ruleset, TurnOrder } from '../../engine/ruleset.ts';
import { run } from '../../engine/running/run.ts';
import type { Id } from '../../engine/words.ts';
import type { OpenEncounter } from '../types.ts';
import { commandOf } from './commands.ts';
import { derive, rowsThatMay } from './derived.ts';
import { TURN, turnOffer } from './turns.ts';
import { nameOfOne } from './words.ts';

/** The action by which whoever acts ends its turn, by its id in every game that has one. */
const END = 'end-turn';

export interface Step extends Pick<Offer, 'actor' | 'action' | 'variant'> {
  label: string;
}

export interface NextStep {
  /** What is done next: the biggest button. Undefined where a move of the card comes next, or nothing. */
  next?: Step;
  /** Going on though somebody has not acted: small, and says so. */
  pass?: Step;
  /** Who would act once the turn has ended, where a turn is given: the first who may. */
  then?: Step;
}

/** Whether whoever acts has done anything since it got the turn. What is done by hand or by others does not count. */
function hasActed({ past }: Encounter, who: Id): boolean {
  const last = past.findLast(({ command }) => command.type === 'act');
  return last?.command.type === 'act' && last.command.actor === who && ![TURN, END].includes(last.command.action);
}

const known = new WeakMap<Fight, { past: Encounter['past']; step: NextStep }>();

/** What comes next while the fight runs and nothing is asked. Worked out once for each state. */
export function nextStep({
  ruleset,
  fight,
  encounter,
}: Pick<OpenEncounter, 'ruleset' | 'fight' | 'encounter'>): NextStep {
  const kept = known.get(fight);
  if (kept?.past === encounter.past) return kept.step;
  const step = worked(ruleset, fight, encounter);
  known.set(fight, { past: encounter.past, step });
  return step;
}

function worked(ruleset: Ruleset, fight: Fight, encounter: Encounter): NextStep {
  const { order, acting } = derive(ruleset, fight);
  const { next } = order;
  if (acting !== undefined) {
    const leaves = next?.actor === acting && next.action === END && !hasActed(encounter, acting);
    if (!next || !leaves || spentTurn(ruleset, fight)) return next ? { next, ...thenOf(ruleset, fight, next) } : {};
    return { pass: { ...next, label: `${nameOfOne(fight, acting)} passes` } };
  }
  if (rowsThatMay(order).length === 0) return next ? { next } : {};
  const turn = firstTurn(ruleset, fight, order);
  return { ...(turn ? { next: turn } : {}), ...(next ? { pass: next } : {}) };
}

/** Giving the turn to the first who may have it. */
function firstTurn(ruleset: Ruleset, fight: Fight, order: TurnOrder): Step | undefined {
  const [first] = rowsThatMay(order);
  const turn = first && turnOffer(ruleset, fight, first.combatant);
  return turn && { ...turn, label: `${nameOfOne(fight, turn.actor)} acts` };
}

/** Whom the end of a turn leaves to act, where nothing is asked at it. */
function thenOf(ruleset: Ruleset, fight: Fight, next: Step): Pick<NextStep, 'then'> {
  if (next.action !== END) return {};
  const after = run(ruleset, fight, commandOf(next), []);
  const then = after.question || after.fault ? undefined : firstTurn(ruleset, after.fight, ruleset.order(after.fight));
  return then ? { then } : {};
}

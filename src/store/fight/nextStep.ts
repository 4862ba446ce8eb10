/** What comes next in a fight, for the biggest button: the end of a turn, whoever may act, the round; and when going on would be to pass. */
import type { Encounter } from '../../engine/encounter.ts';
import type { Fight } from '../../engine/fight.ts';
import { spentTurn } from '../../engine/legality.ts';
import type { Offer, Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import type { OpenEncounter } from '../types.ts';
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
    if (!next || !leaves || spentTurn(ruleset, fight)) return next ? { next } : {};
    return { pass: { ...next, label: `${nameOfOne(fight, acting)} passes` } };
  }
  const [first] = rowsThatMay(order);
  if (!first) return next ? { next } : {};
  const turn = turnOffer(ruleset, fight, first.combatant);
  return {
    ...(turn ? { next: { ...turn, label: `${nameOfOne(fight, first.combatant)} acts` } } : {}),
    ...(next ? { pass: next } : {}),
  };
}

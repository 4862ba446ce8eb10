/**
 * Parts of an order of play that each game combines in its own way: the state of a row, the end of
 * a turn, a plain list.
 */
import { type Combatant, everyone, type Fight } from '../../engine/fight.ts';
import { peopleRef, type Sentence, sentence } from '../../engine/log/sentence.ts';
import type { OrderRow, TurnOrder } from '../../engine/ruleset.ts';
import type { Id, RuleId } from '../../engine/words.ts';
import { nameOf } from './people.ts';

/**
 * The state of a row in the order: the first state that holds, else `waits`. A test that is slow
 * may be given as a function, which is called only when no earlier state holds.
 */
export function rowState(
  is: Partial<Record<'out' | 'acting' | 'done' | 'may', boolean | (() => boolean)>>,
): OrderRow['state'] {
  const holds = (so: boolean | (() => boolean) | undefined) => (typeof so === 'function' ? so() : so === true);
  if (holds(is.out)) return 'out';
  if (holds(is.acting)) return 'acting';
  if (holds(is.done)) return 'done';
  return holds(is.may) ? 'may' : 'waiting';
}

/**
 * Tells the log who was passed over. Nobody is named to the players whom they do not see: those
 * stand in a sentence of their own.
 */
export function tellPassed<F extends Fight>(
  fight: F,
  rule: RuleId,
  passed: readonly Combatant[],
  tell: (fight: F, rule: RuleId, words: Sentence, details?: { tone: 'turn'; shown?: 'gm' }) => void,
): void {
  for (const hidden of [false, true]) {
    const ids = passed.filter((one) => one.hidden === hidden).map(({ id }) => id);
    if (ids.length > 0)
      tell(fight, rule, sentence`Passed over without acting: ${peopleRef(ids)}.`, {
        tone: 'turn',
        ...(hidden ? { shown: 'gm' } : {}),
      });
  }
}

/** The Next button of a turn: it ends the acting combatant's turn. */
export const endsTurn = (fight: Fight, who: Id): NonNullable<TurnOrder['next']> => ({
  actor: who,
  action: 'end-turn',
  label: `End ${nameOf(fight, who)}’s turn`,
});

/**
 * What a game says of its turns to `listOrder`. `next` is the move of the Next button between two
 * turns.
 */
export interface Turns<Sheet> {
  round: number;
  /**
   * The ids of the rows from first to last, such as by initiative. Left out: the order of set-up.
   */
  order?: readonly Id[];
  /** The title while the fight runs. Left out: “Round 2”. */
  title?: string;
  /** The combatant whose turn it is. */
  acting: Id | null;
  out: (one: Combatant<Sheet>) => boolean;
  done: (one: Combatant<Sheet>) => boolean;
  may: (one: Combatant<Sheet>) => boolean;
  /** The sentence between two turns: it says who is to act. */
  prompt: string;
  next: NonNullable<TurnOrder['next']>;
}

/**
 * An order of play as one plain list of everybody. Combatants whom `order` leaves out stand after
 * the others, in the order of set-up; those who have left the fight have no row. While no fight is
 * running nobody may act, and Next does nothing.
 */
export function listOrder<Sheet>(fight: Fight<Sheet>, turns: Turns<Sheet>): TurnOrder {
  const { round, acting, out, done, may, next } = turns;
  const running = fight.stage === 'running';
  const prompt = acting === null ? turns.prompt : `${nameOf(fight, acting)} acts.`;
  return {
    style: 'list',
    round,
    title: running ? (turns.title ?? (round < 1 ? 'Before round 1' : `Round ${round}`)) : 'No fight is running',
    prompt: running ? prompt : 'Nobody acts.',
    groups: [],
    rows: inOrder(fight, turns.order ?? []).map((one) => ({
      id: one.id,
      combatant: one.id,
      state: rowState({
        out: out(one),
        acting: running && acting === one.id,
        done: done(one),
        may: () => running && acting === null && may(one),
      }),
    })),
    ...(running ? { next: acting === null ? next : endsTurn(fight, acting) } : {}),
  };
}

/** Everybody: first the combatants whom the order names, then the others in the order of set-up. */
function inOrder<Sheet>(fight: Fight<Sheet>, order: readonly Id[]): Combatant<Sheet>[] {
  const named = order.flatMap((id) => fight.combatants[id] ?? []);
  return [...named, ...everyone(fight).filter(({ id }) => !order.includes(id))];
}

/** Parts of an order of play that games put together in their own way: how a row stands, what ends a turn, a plain list. */
import { type Combatant, everyone, type Fight } from '../../engine/fight.ts';
import type { OrderRow, TurnOrder } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { nameOf } from './people.ts';

/** How a row of the order stands: the first of these that is so, or it waits. What is dear to find out may be asked when it is its turn. */
export function rowState(
  is: Partial<Record<'out' | 'acting' | 'done' | 'may', boolean | (() => boolean)>>,
): OrderRow['state'] {
  const found = (['out', 'acting', 'done', 'may'] as const).find((state) => {
    const so = is[state];
    return typeof so === 'function' ? so() : so === true;
  });
  return found ?? 'waiting';
}

/** What Next does while somebody acts: it ends that turn. */
export const endsTurn = (fight: Fight, who: Id): NonNullable<TurnOrder['next']> => ({
  actor: who,
  action: 'end-turn',
  label: `End ${nameOf(fight, who)}’s turn`,
});

/** What a game says of its turns for `listOrder`. `next` is what Next does between two turns. */
export interface Turns<Sheet> {
  round: number;
  /** Whose turn it is. */
  acting: Id | null;
  out: (one: Combatant<Sheet>) => boolean;
  done: (one: Combatant<Sheet>) => boolean;
  may: (one: Combatant<Sheet>) => boolean;
  /** Between two turns: who is to act, as a sentence. */
  prompt: string;
  next: NonNullable<TurnOrder['next']>;
}

/** An order of play as one plain list of everybody as they were set up. Nobody may act, and Next does nothing, where no fight is running. */
export function listOrder<Sheet>(fight: Fight<Sheet>, turns: Turns<Sheet>): TurnOrder {
  const { round, acting, out, done, may, next } = turns;
  const running = fight.stage === 'running';
  const prompt = acting === null ? turns.prompt : `${nameOf(fight, acting)} acts.`;
  return {
    style: 'list',
    round,
    title: running ? `Round ${round}` : 'No fight is running',
    prompt: running ? prompt : 'Nobody acts.',
    groups: [],
    rows: everyone(fight).map((one) => ({
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

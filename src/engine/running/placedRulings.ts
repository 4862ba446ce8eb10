/**
 * Runs a procedure in which rulings take effect. A ruling is made while a question is open, and it
 * takes effect directly after the last change that the procedure made before that question. So
 * nothing that was done or told is taken back, and the procedure works out anew what it only read
 * since: who is asked, the options, the dice and the numbers. A ruling on a die is neither an
 * answer nor a change here, because the same die is asked for again after it.
 */
import type { Patch } from 'immer';
import { samePlace } from '../../space/scene.ts';
import { everyone, type Fight } from '../fight.ts';
import type { Flow } from '../flow.ts';
import type { Answer, Ask } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { changeInPlace } from './changeInPlace.ts';
import { comeInNow } from './join.ts';
import { watchedFight } from './watched.ts';

/** A moment of a procedure: so many answers were taken, and so many changes made since the last. */
export interface Moment {
  answers: number;
  changes: number;
}

/** A ruling that is finished: where it takes effect, and its effect. */
export interface PlacedRuling extends Moment {
  patches: readonly Patch[];
  /** The fight before the ruling. */
  before: Fight;
}

/** Where a procedure stands. The procedure keeps it up to date. */
export interface Standing extends Moment {
  /** How many of the rulings have taken effect. */
  effective: number;
  /** The fight before the first ruling that the game has not caught up on yet. */
  since?: Fight | undefined;
}

export const startOfFlow = (): Standing => ({ answers: 0, changes: 0, effective: 0 });

/** Whom the rulings in an open move have put elsewhere, by the fight of the move. */
const putElsewhere = new WeakMap<Fight, Set<Id>>();

/**
 * Whether a ruling in the open move has put a combatant elsewhere. A game in which its own effects
 * move people between aim and blow learns so when reach must be looked at once more.
 */
export const isPutElsewhere = (fight: Fight, id: Id): boolean => putElsewhere.get(fight)?.has(id) ?? false;

/** Begins a procedure on a fight that it changes. */
export type Begin = (fight: Fight, standing: Standing) => Flow<void>;

/**
 * The procedure with the rulings at their places. Changes the given fight. Without `placed` no
 * change is counted, which is faster.
 */
export function* withPlacedRulings(
  ruleset: Ruleset,
  fight: Fight,
  begin: Begin,
  standing: Standing,
  placed?: readonly PlacedRuling[],
): Generator<Ask, void, Answer> {
  const moved = new Set<Id>();
  const takeEffect = () => {
    for (let one = placed?.[standing.effective]; one; one = placed?.[standing.effective]) {
      if (one.answers !== standing.answers || one.changes !== standing.changes) return;
      standing.effective += 1;
      standing.since ??= one.before;
      changeInPlace(fight, one.patches);
      for (const { id, place } of everyone(fight)) {
        const was = one.before.combatants[id];
        if (was && !samePlace(was.place, place)) moved.add(id);
      }
    }
  };
  let onDie = false;
  const changed = () => {
    if (onDie) return;
    standing.changes += 1;
    takeEffect();
  };
  const seen = placed ? watchedFight(fight, changed) : fight;
  putElsewhere.set(seen, moved);
  takeEffect();
  const flow = begin(seen, standing);
  for (let step = flow.next(); !step.done; ) {
    if (step.value.kind === 'coming in') {
      comeInNow(ruleset, seen);
      step = flow.next();
      continue;
    }
    const answer = yield step.value;
    onDie = answer.kind === 'ruling';
    if (!onDie) {
      standing.answers += 1;
      standing.changes = 0;
      takeEffect();
    }
    step = flow.next(answer);
  }
}

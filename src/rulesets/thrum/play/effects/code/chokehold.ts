/** Chokehold: takes hold of a target; its holder lets go of another when it holds too many. */
import { askChoice, type Flow } from '../../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { optionsFor } from '../../../../common/people.ts';
import { heldBy, releaseHold } from '../../table/holds.ts';
import { amountOf, type Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import { fighterOf, isMinion, tell } from '../../table/table.ts';

/** Holds the target. When the user holds more than it can, the user lets go of one. */
export function* holdTarget(t: Table, use: Use, target: Id): Flow<void> {
  const { fight } = t;
  // Nobody can hold itself, because the hold would end at once.
  if (isMinion(fighterOf(fight, target)) || target === use.user) return;
  const most = amountOf(fight, use, { base: 1, b: 'h(fin)' });
  const held = heldBy(fight, use.user).filter((id) => id !== target);
  if (held.length >= most && held.length > 0) {
    const drop =
      held.length === 1
        ? (held[0] ?? '')
        : yield* askChoice(
            { seat: seatOf(use.user), title: 'Chokehold: let whom go?', rule: 'TH-43' },
            optionsFor(fight, held),
          );
    releaseHold(fight, use.user, drop, 'for another');
  }
  fight.state.holds = [
    ...fight.state.holds.filter((one) => one.held !== target || one.holder !== use.user),
    { holder: use.user, held: target },
  ];
  yield* t.apply(target, 'immobilized', 1, { from: use.user, by: 'Chokehold' });
  tell(fight, 'TH-43', sentence`${personRef(target)}: Weakened while held (Chokehold).`, { tone: 'bad' });
}

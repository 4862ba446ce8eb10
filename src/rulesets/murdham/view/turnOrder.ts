/** MU-01: the turn order that the screens draw, and what the next button does. */

import { TABLE } from '../../../engine/legality.ts';
import type { OrderRow, TurnOrder } from '../../../engine/ruleset.ts';
import { nameOf } from '../../common/people.ts';
import { endsTurn, rowState } from '../../common/turns.ts';
import type { MurdhamFight } from '../fight.ts';
import { allFighters, isSecret } from '../play/table/table.ts';
import { isVehicle } from '../play/table/vehicles.ts';
import { isAble, mayAct } from '../play/turns/turn.ts';
import { scoreOf } from '../sheet/scores.ts';
import { isGone } from '../sheet/standing.ts';

const usedWords = { turn: 'acted', reaction: 'reacted', surrender: 'surrendered', lost: 'lost the turn' } as const;

/**
 * MU-01: gives the turn order: the sides with their people, who may act now, and what the next
 * button does.
 */
export function turnOrder(fight: MurdhamFight): TurnOrder {
  const { state } = fight;
  const rows = allFighters(fight)
    .filter((one) => !isVehicle(one.sheet))
    .map((one): OrderRow => {
      const { id, sheet } = one;
      const can = isAble(fight, id);
      const used = state.used[id];
      const acting = state.turn?.who === id;
      const at = rowState({
        out: !acting && (isGone(sheet) || can !== true),
        acting,
        done: used !== undefined,
        may: () => mayAct(fight, id) === true,
      });
      const fast = state.threshold !== null && scoreOf(sheet, 'wit') >= state.threshold;
      const past = used !== undefined && !acting ? usedWords[used] : undefined;
      const note = can !== true ? can.text : past;
      return {
        id,
        combatant: id,
        state: at,
        group: one.side,
        ...(state.threshold !== null ? { badge: fast ? 'fast' : 'slow' } : {}),
        ...(note === undefined ? {} : { note }),
      };
    });
  const next = nextOf(fight);
  return {
    style: 'ribbon',
    round: state.round,
    title: titleOf(fight),
    prompt: promptOf(fight),
    groups: fight.sideOrder.map((side) => ({
      id: side,
      label: fight.sides[side]?.name ?? side,
      ...(state.initiative === side ? { note: 'the initiative is theirs' } : {}),
    })),
    rows,
    ...(next ? { next } : {}),
  };
}

function titleOf({ state }: MurdhamFight): string {
  switch (state.phase) {
    case 'before':
      return 'Before the fight';
    case 'bonus':
      return 'Bonus turn of the ambushers';
    case 'fast':
      return `Round ${state.round}, fast actions (${state.threshold} or more)`;
    case 'slow':
      return `Round ${state.round}, slow actions`;
    case 'whole':
      return `Round ${state.round}`;
  }
}
function promptOf(fight: MurdhamFight): string {
  const { turn, chance } = fight.state;
  if (fight.stage !== 'running') return fight.stage === 'over' ? 'The fight is over.' : 'Begin the fight.';
  if (turn)
    return isSecret(fight, turn.who)
      ? 'A turn is being taken.'
      : `${fight.combatants[turn.who] ? nameOf(fight, turn.who) : turn.who} is acting.`;
  if (chance === null) return 'Nobody is able to act.';
  return `${fight.sides[chance]?.name ?? chance}: let one act, or pass.`;
}
function nextOf(fight: MurdhamFight): TurnOrder['next'] {
  const { turn, chance } = fight.state;
  if (fight.stage !== 'running') return undefined;
  if (turn && fight.combatants[turn.who]) return endsTurn(fight, turn.who);
  if (chance === null) return { actor: TABLE, action: 'next-round', label: 'Next round' };
  return { actor: chance, action: 'pass', label: `${fight.sides[chance]?.name ?? chance}: pass` };
}

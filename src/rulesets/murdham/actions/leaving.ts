/**
 * Leaving the fight by the edge of the map, alone or with those whom the fighter holds (MU-37,
 * MU-45).
 */

import { allOf, type Id, nameList, type Verdict } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { leaveMap } from '../play/moving/leaving.ts';
import { canMove, captivesOf } from '../play/moving/ways.ts';
import { canLeave } from '../play/nerve/retreat.ts';
import { finishTurn } from '../play/rounds/round.ts';
import { isUnbound, mayAct } from '../play/turns/turn.ts';
import { actionGroups, type MurdhamAction } from './allowed.ts';

const mayLeave = (fight: MurdhamFight, who: Id): Verdict =>
  allOf(
    mayAct(fight, who),
    () => isUnbound(fight, who, 'move'),
    () => canMove(fight, who),
    () => canLeave(fight, who),
  );

const leave: MurdhamAction = {
  id: 'leave',
  scope: 'combatant',
  label: 'Leave the fight',
  help: 'Flees off the map, with movement left. Enemies nearby may strike first. Whoever is held stays behind, free.',
  rule: 'MU-45',
  group: actionGroups.move,
  grave: true,
  allowed: mayLeave,
  *perform(fight, who) {
    if (yield* leaveMap(fight, who, 'stay')) yield* finishTurn(fight);
  },
};

const carryOff: MurdhamAction = {
  id: 'carry-off',
  scope: 'combatant',
  label: 'Carry off',
  help: 'Leaves the fight and takes along whoever is held: a captive, who has not fled. Enemies nearby may strike the holder first.',
  rule: 'MU-37',
  group: actionGroups.move,
  grave: true,
  variants: (fight, who) => {
    const held = captivesOf(fight, who);
    return held.length === 0
      ? []
      : [{ id: 'held', label: `Leave and carry ${nameList(held.map((id) => nameOf(fight, id)))} off` }];
  },
  allowed: mayLeave,
  *perform(fight, who) {
    if (yield* leaveMap(fight, who, 'along')) yield* finishTurn(fight);
  },
};

export const leavingActions: readonly MurdhamAction[] = [leave, carryOff];

/** Getting on and off a mount, which costs rider and mount their main actions. */

import { areFriends, combatantOf } from '../../../engine/fight.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { dismount, ridersOf } from '../play/riding.ts';
import { isNear, placeOf } from '../play/table/ground.ts';
import { allFighters, isThere, tell } from '../play/table/table.ts';
import { spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { sizeRank } from '../sheet/scores.ts';
import { isConditionActive, knowsSkill } from '../sheet/standing.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';

/**
 * Lists the animals that a fighter could mount: nearby, of its own or a friendly side, willing, at
 * least as large, and saddled unless the rider is skilled.
 */
const mounts = (fight: MurdhamFight, who: Id): Id[] =>
  allFighters(fight)
    .filter(
      (one) =>
        one.id !== who &&
        areFriends(fight, one.id, who) &&
        one.sheet.mind === 'animal' &&
        isThere(fight, one.id) &&
        isNear(fight, who, one.id) &&
        sizeRank[one.sheet.size] >= sizeRank[sheetOf(fight, who).size] &&
        one.sheet.aboard === undefined &&
        ridersOf(fight, one.id).length === 0,
    )
    .map(({ id }) => id);

const mount: MurdhamAction = {
  id: 'mount',
  scope: 'combatant',
  label: 'Mount',
  help: 'A main action of rider and mount. They take one turn together from then on.',
  rule: 'MU-06',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    sheetOf(fight, who).mount === undefined &&
    sheetOf(fight, who).aboard === undefined &&
    sheetOf(fight, who).mind === 'human'
      ? mounts(fight, who).map((id) => ({ id, label: `Mount ${nameOf(fight, id)}` }))
      : [],
  allowed: (fight, who, variant) =>
    allOf(
      mainNow(fight, who),
      () => {
        const saddled = variant !== undefined && sheetOf(fight, variant).gear.some(({ item }) => item === 'saddle');
        return saddled || knowsSkill(sheetOf(fight, who), 'ride')
          ? true
          : notAllowed('MU-06', 'Needs a saddle, or the Ride skill.');
      },
      () =>
        variant !== undefined && fight.state.used[variant] !== undefined
          ? notAllowed('MU-06', 'The mount has acted this round.')
          : true,
      () =>
        variant !== undefined && isConditionActive(sheetOf(fight, variant), 'incapacitated')
          ? notAllowed('MU-06', 'The mount is down.')
          : true,
    ),
  *perform(fight, who, variant = '') {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    sheetOf(fight, who).mount = variant;
    combatantOf(fight, who).place = { ...placeOf(fight, variant) };
    fight.state.used[variant] = 'turn';
    if (fight.state.turn) fight.state.turn.mountMain = true;
    tell(fight, 'MU-06', sentence`${personRef(who)} mounts ${personRef(variant)}.`);
  },
};

const down: MurdhamAction = {
  id: 'dismount',
  scope: 'combatant',
  label: 'Dismount',
  help: 'A main action of rider and mount.',
  rule: 'MU-06',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) => (sheetOf(fight, who).mount === undefined ? [] : [{ id: 'dismount', label: 'Dismount' }]),
  allowed: (fight, who) => mainNow(fight, who),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    if (fight.state.turn) fight.state.turn.mountMain = true;
    dismount(fight, who);
    tell(fight, 'MU-06', sentence`${personRef(who)} dismounts.`);
  },
};

export const saddleActions: readonly MurdhamAction[] = [mount, down];

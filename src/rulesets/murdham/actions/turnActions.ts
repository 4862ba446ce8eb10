/**
 * Turns and movement: taking and ending a turn, passing, moving, the full movement in its ways,
 * giving up, leaving (MU-01 to MU-08, MU-45, MU-46).
 */

import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, notAllowed, type Verdict, withinSentence } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import { giveUp } from '../play/harm/surrender.ts';
import { moveInTurn } from '../play/moving/movement.ts';
import { canMove, hasDestination } from '../play/moving/ways.ts';
import { idlesBroken } from '../play/rounds/broken.ts';
import {
  couldGoFirst,
  endRound,
  finishTurn,
  mayPass,
  maySendFirst,
  passChance,
  sendFirst,
  settleChances,
  startRound,
} from '../play/rounds/round.ts';
import { markDone, tell } from '../play/table/table.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { activation } from '../play/turns/together.ts';
import { isUnbound, mayAct } from '../play/turns/turn.ts';
import { gainCondition, hasTrait, isConditionActive, loseCondition } from '../sheet/standing.ts';
import { actionGroups, type MurdhamAction } from './allowed.ts';
import { leavingActions } from './leaving.ts';

const takeTurn: MurdhamAction = {
  id: 'turn',
  scope: 'combatant',
  label: 'Take the turn',
  help: 'Begins the turn. The first action begins it too.',
  rule: 'MU-01',
  group: actionGroups.turn,
  allowed: (fight, who) =>
    fight.state.turn?.who === activation(fight, who)
      ? notAllowed('MU-01', 'Is taking a turn already.')
      : mayAct(fight, who),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
  },
};

const endTurnAction: MurdhamAction = {
  id: 'end-turn',
  scope: 'combatant',
  label: 'End the turn',
  help: 'What is left of the turn is lost; the chance goes to the next faction.',
  rule: 'MU-01',
  group: actionGroups.turn,
  allowed: (fight, who) => (fight.state.turn?.who === who ? true : notAllowed('MU-01', 'Is not taking a turn.')),
  *perform(fight, who) {
    if (!(yield* idlesBroken(fight, who))) yield* finishTurn(fight);
  },
};

const passAction: MurdhamAction = {
  id: 'pass',
  scope: 'side',
  label: 'Pass',
  help: 'Lets the next faction go. Binds nobody: the side may act again when its chance comes back.',
  rule: 'MU-03',
  group: actionGroups.turn,
  allowed: (fight, side) => mayPass(fight, side),
  *perform(fight, side) {
    yield* passChance(fight, side);
  },
};

const goFirst: MurdhamAction = {
  id: 'go-first',
  scope: 'side',
  label: 'Who goes first',
  help: 'The side with the initiative decides each round which side acts first, before anybody has acted.',
  rule: 'MU-05',
  group: actionGroups.turn,
  variants: (fight, side) =>
    maySendFirst(fight, side) === true
      ? couldGoFirst(fight).map((id) => ({
          id,
          label: id === side ? 'Go first after all' : `Let ${withinSentence(fight.sides[id]?.name ?? id)} go first`,
        }))
      : [],
  allowed: (fight, side) => maySendFirst(fight, side),
  *perform(fight, _side, first = '') {
    yield* sendFirst(fight, first);
  },
};

const nextRound: MurdhamAction = {
  id: 'next-round',
  scope: 'table',
  label: 'Next round',
  help: 'Nobody is able to act: ends the round, with all that its end brings, and begins the next.',
  rule: 'MU-03',
  group: actionGroups.turn,
  allowed: (fight) =>
    fight.state.chance === null && !fight.state.turn
      ? true
      : notAllowed('MU-03', 'The round goes on: somebody may still act.'),
  *perform(fight) {
    if (fight.state.round > 0) yield* endRound(fight);
    yield* startRound(fight);
    yield* settleChances(fight);
  },
};

const moveAction: MurdhamAction = {
  id: 'move',
  scope: 'combatant',
  label: 'Move',
  help: 'A zone in a turn, in parts, before, between and after actions. Enemies left behind may strike.',
  rule: 'MU-06',
  group: actionGroups.move,
  allowed(fight, who): Verdict {
    return allOf(
      mayAct(fight, who),
      () => isUnbound(fight, who, 'move'),
      () => canMove(fight, who),
      () => hasDestination(fight, who),
    );
  },
  *perform(fight, who) {
    yield* moveInTurn(fight, who);
  },
};

const surrender: MurdhamAction = {
  id: 'surrender',
  scope: 'combatant',
  label: 'Surrender',
  help: 'Takes the whole turn; the weapons are thrown away. If the enemy harms one who gave up, that one may fight on.',
  rule: 'MU-46',
  group: actionGroups.turn,
  cost: 'the turn',
  grave: true,
  allowed(fight, who): Verdict {
    const { turn } = fight.state;
    return allOf(
      mayAct(fight, who),
      () =>
        isConditionActive(sheetOf(fight, who), 'frenzied') ? notAllowed('MU-46', 'The frenzied never stop.') : true,
      () =>
        turn && (turn.main || turn.bonus > 0 || turn.moved > 0)
          ? notAllowed('MU-46', 'Surrender takes the whole turn, and something else has been done in it.')
          : true,
    );
  },
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    giveUp(fight, who);
    yield* finishTurn(fight);
  },
};

const fly = (id: 'take-off' | 'land', label: string, help: string): MurdhamAction => ({
  id,
  scope: 'combatant',
  label,
  help,
  rule: 'MU-06',
  group: actionGroups.move,
  variants: (fight, who) => {
    const sheet = sheetOf(fight, who);
    const flier = (['landing', 'swooping', 'hovering'] as const).some((trait) => hasTrait(sheet, trait));
    const up = isConditionActive(sheetOf(fight, who), 'aloft');
    return flier && up === (id === 'land') ? [{ id, label }] : [];
  },
  allowed: (fight, who) => allOf(mayAct(fight, who), () => isUnbound(fight, who, 'move')),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    if (id === 'land') {
      loseCondition(sheetOf(fight, who), 'aloft');
      markDone(fight, who, 'landed');
    } else gainCondition(sheetOf(fight, who), { id: 'aloft', until: 'cause' });
    tell(fight, 'MU-06', sentence`${personRef(who)} ${id === 'land' ? 'lands' : 'takes to the air'}.`);
  },
});

export const turnActions: readonly MurdhamAction[] = [
  takeTurn,
  moveAction,
  ...leavingActions,
  fly('take-off', 'Take off', 'Into the air: out of reach of those on the ground.'),
  fly('land', 'Land', 'Down to the ground.'),
  surrender,
  endTurnAction,
  passAction,
  goFirst,
  nextRound,
];

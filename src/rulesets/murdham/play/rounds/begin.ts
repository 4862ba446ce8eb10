/**
 * The beginning of a fight: who began it, who lies in ambush, and the bonus turn of the concealed
 * (MU-05, MU-40).
 */

import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { peopleRef, sentence, sideRef } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, withinSentence } from '../../../../engine/words.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gainCondition, isConditionActive } from '../../sheet/standing.ts';
import { murdhamState } from '../../state.ts';
import { cornered } from '../moving/movement.ts';
import { fearCheck } from '../nerve/fear.ts';
import { countGroups } from '../nerve/groups.ts';
import { allFighters, isThere, sideOf, tell } from '../table/table.ts';
import { settleChances, startRound } from './round.ts';

/** Begins the fight and runs it to the first side's chance to act. */
export function* beginFight(fight: MurdhamFight): Flow<void> {
  const sides = fight.sideOrder.filter((side) => sideOf(fight, side).some(({ id }) => isThere(fight, id)));
  fight.stage = 'running';
  fight.state = { ...murdhamState.start(), ...countGroups(fight) };
  const alone = sides.length === 1 ? { byItself: 'always' as const } : {};
  const start = yield* askChoice(
    {
      seat: gmSeat,
      title: 'Who began the fight?',
      rule: 'MU-05',
      detail: 'That side has the initiative.',
      audience: 'gm',
    },
    [
      // If only one side is on the map, only that side can have begun the fight.
      ...sides.map((side) => ({ id: side, label: name(fight, side), ...alone })),
      { id: 'unclear', label: 'Unclear: by a die' },
      ...sides.map((side) => ({
        id: `ambush-${side}`,
        label: `${name(fight, side)}, from ambush`,
        detail: 'hidden, with a bonus turn first',
      })),
    ],
  );
  const ambush = start.startsWith('ambush-') ? start.slice(7) : undefined;
  const initiative = start === 'unclear' ? yield* byDie(fight, sides) : (ambush ?? start);
  fight.state.initiative = initiative;
  fight.state.first = initiative;
  if (start !== 'unclear')
    tell(fight, 'MU-05', sentence`The initiative is with ${sideRef(initiative)}.`, { tone: 'turn' });
  if (ambush !== undefined) yield* hideAmbushers(fight, ambush);
  yield* fearCheck(fight);
  cornered(fight);
  const hidden = allFighters(fight).filter(
    (one) => isConditionActive(one.sheet, 'concealed') && isThere(fight, one.id),
  );
  if (hidden.length === 0) {
    yield* startRound(fight);
    yield* settleChances(fight);
    return;
  }
  fight.state.phase = 'bonus';
  fight.state.ambushers = hidden.map(({ id }) => id);
  fight.state.chance = initiative;
  tell(
    fight,
    'MU-40',
    sentence`Ambush: ${peopleRef(hidden.map(({ id }) => id))} ${hidden.length === 1 ? 'has' : 'have'} a bonus turn before the first round, in which nobody else reacts.`,
    { shown: sentence`An ambush!`, tone: 'turn' },
  );
  yield* settleChances(fight);
}
const name = (fight: MurdhamFight, side: Id) => fight.sides[side]?.name ?? side;

/** MU-05: when it is unclear who began, a die picks the side. */
function* byDie(fight: MurdhamFight, sides: readonly Id[]): Flow<Id> {
  const { value, dice } = yield* rollFor(
    {
      seat: gmSeat,
      title: 'Who has the initiative?',
      rule: 'MU-05',
      detail: sides.map((side, at) => `${at + 1}: ${withinSentence(name(fight, side))}`).join('; '),
    },
    'Initiative',
    [dieGroup('side', Math.max(1, sides.length))],
  );
  const side = sides[value - 1] ?? sides[0] ?? '';
  tell(fight, 'MU-05', sentence`The die gives the initiative to ${sideRef(side)}.`, {
    dice,
  });
  return side;
}

/** MU-40: conceals the ambushers of a side: all of it unless the GM says otherwise. */
function* hideAmbushers(fight: MurdhamFight, side: Id): Flow<void> {
  const band = sideOf(fight, side).filter(({ id }) => isThere(fight, id));
  const chosen = yield* askPicks(
    {
      seat: gmSeat,
      title: `${name(fight, side)}: who lies in ambush?`,
      rule: 'MU-40',
      audience: 'gm',
    },
    band.map((one) => ({ id: one.id, label: nameOf(fight, one.id), combatant: one.id, usual: true as const })),
    0,
    band.length,
    { none: 'All of them' },
  );
  for (const one of band)
    if (chosen.length === 0 || chosen.includes(one.id)) gainCondition(one.sheet, { id: 'concealed', until: 'cause' });
}

/** The beginning: who began the fight, who lies in ambush, and the bonus turn of the concealed (MU-05, MU-40). */

import { choose, type Flow, pick } from '../../../../engine/flow.ts';
import { gm, type Id, list } from '../../../../engine/words.ts';
import { d, rollFor } from '../../../common/dice.ts';
import { nameOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gain, is } from '../../sheet/standing.ts';
import { murdhamState } from '../../state.ts';
import { cornered } from '../moving/movement.ts';
import { fearCheck } from '../nerve/fear.ts';
import { countGroups } from '../nerve/morale.ts';
import { all, isThere, sideOf, tell } from '../table/table.ts';
import { settle, startRound } from './round.ts';

/** From set-up to the first chance to act. */
export function* begin(fight: MurdhamFight): Flow<void> {
  const sides = fight.sideOrder.filter((side) => sideOf(fight, side).some(({ id }) => isThere(fight, id)));
  fight.stage = 'running';
  fight.state = { ...murdhamState.start(), groups: countGroups(fight) };
  const alone = sides.length === 1 ? { byItself: 'always' as const } : {};
  const start = yield* choose(
    { seat: gm, title: 'Who began the fight?', rule: 'MU-05', detail: 'That side has the initiative.', audience: 'gm' },
    [
      // Where one side is alone, only it can have begun.
      ...sides.map((side) => ({ id: side, label: name(fight, side), ...alone })),
      { id: 'unclear', label: 'Unclear: by a die' },
      ...sides.map((side) => ({ id: `ambush-${side}`, label: `${name(fight, side)}, from ambush`, detail: 'MU-40' })),
    ],
  );
  const ambush = start.startsWith('ambush-') ? start.slice(7) : undefined;
  const initiative = start === 'unclear' ? yield* byDie(fight, sides) : (ambush ?? start);
  fight.state.initiative = initiative;
  fight.state.first = initiative;
  tell(fight, 'MU-05', `The initiative: ${name(fight, initiative)}.`, { tone: 'turn' });
  if (ambush !== undefined) yield* hideAmbushers(fight, ambush);
  yield* fearCheck(fight);
  cornered(fight);
  const hidden = all(fight).filter((one) => is(one.sheet, 'concealed') && isThere(fight, one.id));
  if (hidden.length === 0) {
    yield* startRound(fight);
    yield* settle(fight);
    return;
  }
  fight.state.phase = 'bonus';
  fight.state.ambushers = hidden.map(({ id }) => id);
  fight.state.chance = initiative;
  tell(
    fight,
    'MU-40',
    `Ambush: ${list(hidden.map(({ id }) => nameOf(fight, id)))} ${hidden.length === 1 ? 'has' : 'have'} a bonus turn.`,
    {
      who: hidden.map(({ id }) => id),
      shown: { text: 'An ambush!' },
      tone: 'turn',
    },
  );
  yield* settle(fight);
}
const name = (fight: MurdhamFight, side: Id) => fight.sides[side]?.name ?? side;

/** MU-05: unclear who began: a side by a die. */
function* byDie(fight: MurdhamFight, sides: readonly Id[]): Flow<Id> {
  const { value, dice } = yield* rollFor(
    {
      seat: gm,
      title: 'Who has the initiative?',
      rule: 'MU-05',
      detail: sides.map((side, at) => `${at + 1} ${name(fight, side)}`).join(', '),
    },
    'Initiative',
    [d('side', Math.max(1, sides.length))],
  );
  const side = sides[value - 1] ?? sides[0] ?? '';
  tell(fight, 'MU-05', `By the die: ${name(fight, side)}.`, {
    dice,
  });
  return side;
}

/** MU-40: who of the side lies hidden; all of it unless the GM says otherwise. */
function* hideAmbushers(fight: MurdhamFight, side: Id): Flow<void> {
  const band = sideOf(fight, side).filter(({ id }) => isThere(fight, id));
  const chosen = yield* pick(
    {
      seat: gm,
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
    if (chosen.length === 0 || chosen.includes(one.id)) gain(one.sheet, { id: 'concealed', until: 'cause' });
}

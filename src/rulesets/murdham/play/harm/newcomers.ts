/**
 * Adds fighters in the middle of a fight: summoned, risen, broken through. They act from the next
 * round on.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { nameOf } from '../../../common/people.ts';
import { creatureOf } from '../../data/creatures.ts';
import type { MurdhamFight } from '../../fight.ts';
import { changeSide } from '../nerve/groups.ts';
import { allFighters, tell } from '../table/table.ts';

/** Puts a built-in creature on the map, tells of it, and gives its id. */
export function placeCreature(fight: MurdhamFight, kind: string, side: Id, place: Place): Id {
  const creature = creatureOf(kind);
  fight.nextId += 1;
  const id = `${kind}.${fight.nextId}`;
  const copies = allFighters(fight).filter(({ name }) => name === creature.name).length;
  fight.combatants[id] = {
    id,
    name: creature.name,
    ...(copies > 0 ? { copy: copies + 1 } : {}),
    side,
    hidden: false,
    place: { ...place },
    look: { icon: creature.icon },
    note: '',
    sheet: JSON.parse(JSON.stringify(creature.sheet)) as typeof creature.sheet,
  };
  fight.order.push(id);
  fight.state.used[id] = 'lost';
  tell(fight, 'MU', sentence`${personRef(id)} appears.`, { happened: { is: 'appeared', whom: [id] }, tone: 'turn' });
  return id;
}

/** The id of a side that is nobody's enemy until the GM makes it one. */
const APART = 'apart';

/** Asks the GM on whose side a fighter is now: a side of the fight, or nobody's. */
export function* whoseSide(fight: MurdhamFight, title: string, except?: Id): Flow<Id> {
  const answer = yield* askChoice({ seat: gmSeat, title, rule: 'MU', audience: 'gm' }, [
    ...fight.sideOrder
      .filter((id) => id !== except && id !== APART)
      .map((id) => ({ id, label: fight.sides[id]?.name ?? id })),
    { id: APART, label: 'Nobody’s: stands apart' },
  ]);
  if (answer === APART && !fight.sides[APART]) {
    fight.sides[APART] = { id: APART, name: 'Apart', stance: 'neutral' };
    fight.sideOrder.push(APART);
  }
  return answer;
}

/** Makes a fighter possessed: it fights for another side, and the GM plays it. */
export function* possessFighter(fight: MurdhamFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const side = yield* whoseSide(fight, `${nameOf(fight, who)} is possessed: on whose side now?`, one.side);
  one.sheet.own ??= { side: one.side, ...(one.player === undefined ? {} : { player: one.player }) };
  changeSide(fight, one, side);
  one.player = undefined;
  one.sheet.conditions.push({ id: 'possessed', until: 'cause' });
  tell(fight, 'MU', sentence`${personRef(who)} is possessed.`, { tone: 'bad' });
}

/** Ends a possession: the fighter returns to its own side and player. */
export function releasePossessed(fight: MurdhamFight, who: Id): void {
  const one = combatantOf(fight, who);
  const { own } = one.sheet;
  if (own && fight.sides[own.side]) {
    changeSide(fight, one, own.side);
    one.player = own.player;
  }
  delete one.sheet.own;
  one.sheet.conditions = one.sheet.conditions.filter(({ id }) => id !== 'possessed');
  tell(fight, 'MU', sentence`${personRef(who)} is no longer possessed.`, { tone: 'good' });
}

/** Moving (SK-02): once in a turn, to a place next to the own. */
import { combatantOf } from '../../../../src/engine/fight.ts';
import { choose, type Flow } from '../../../../src/engine/flow.ts';
import type { Option } from '../../../../src/engine/question.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../../../src/engine/words.ts';
import { nameOf } from '../../../../src/rulesets/common/people.ts';
import { inZone, neighbours, placeName } from '../../../../src/space/zones/zones.ts';
import type { SkirmishFight } from '../fight.ts';
import { mayAct, takeTurn } from './rounds.ts';
import { tell } from './telling.ts';

/** The places next to somebody's own. */
export function nextTo(fight: SkirmishFight, who: Id): Option[] {
  const { place } = combatantOf(fight, who);
  const { scene } = fight;
  if (scene.kind !== 'zones' || place.kind !== 'zone') return [];
  const ids = [...new Set(neighbours(scene, place.zone).map(({ zone }) => zone.id))];
  return ids.map((id) => ({ id, label: placeName(scene, inZone(id)), place: inZone(id) }));
}

export const mayMove = (fight: SkirmishFight, who: Id): Verdict =>
  all(
    mayAct(fight, who),
    () => fight.state.acting !== who || !fight.state.moved || no('SK-02', 'Has moved this turn.'),
    () => nextTo(fight, who).length > 0 || no('SK-02', 'There is nowhere to go.'),
  );

export function* move(fight: SkirmishFight, who: Id): Flow<void> {
  const places = nextTo(fight, who);
  const zone = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: go where?`, rule: 'SK-02', about: [who] },
    places,
  );
  takeTurn(fight, who);
  fight.state.moved = true;
  combatantOf(fight, who).place = inZone(zone);
  tell(fight, 'SK-02', `${nameOf(fight, who)} goes to ${places.find(({ id }) => id === zone)?.label ?? zone}.`, {
    who: [who],
  });
}

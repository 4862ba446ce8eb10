/** Moving (FF-07): anywhere, in anybody's turn; the log tells the distance. */
import { combatantOf } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import { askChoice } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, capitalized, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import type { Place } from '../../../space/scene.ts';
import { askingOf, nameOf } from '../../common/people.ts';
import { placeIn, placeInSentence, placeOptions, placeWords } from '../../common/places.ts';
import type { FreeformFight } from '../fight.ts';
import { isUp } from '../sheet/sheet.ts';
import { openPlaces, wayWords } from './ground.ts';
import { tell } from './telling.ts';

export const mayMove = (fight: FreeformFight, who: Id): Verdict =>
  allOf(
    isUp(combatantOf(fight, who)) || notAllowed('FF-13', 'Is out of the fight.'),
    () => openPlaces(fight, who).length > 0 || notAllowed('FF-07', 'There is no free place.'),
  );

export function* moveTo(fight: FreeformFight, who: Id): Flow<void> {
  const { scene } = fight;
  const open = openPlaces(fight, who);
  const places = open.map(({ place }) => place);
  const way = (place: Place) => wayWords(fight, who, place);
  const options = placeOptions(places, (place) =>
    scene.kind === 'zones' ? capitalized(placeWords(scene, place)) : way(place),
  ).map((option, n) => ({
    ...option,
    ...(option.place ? { detail: way(option.place) } : {}),
    ...(open[n]?.way ? { way: [...(open[n]?.way ?? [])] } : {}),
  }));
  const asking = askingOf(who, `${nameOf(fight, who)}: go where?`, 'FF-07');
  const place = placeIn(places, yield* askChoice(asking, options));
  if (!place) return;
  const told = way(place);
  combatantOf(fight, who).place = place;
  const words =
    scene.kind === 'zones'
      ? sentence`${personRef(who)} goes to ${placeInSentence(scene, place)}.`
      : sentence`${personRef(who)} moves ${told}.`;
  tell(fight, 'FF-07', words, { happened: { is: 'moved', whom: [who] } });
}

/**
 * “Is moved”: the GM's ruling that a combatant is in another place now, without walking there.
 * Nobody may strike after the combatant, because nobody has walked away.
 */
import { combatantOf, type Fight } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { peopleRef, type Sentence, sentence } from '../../../engine/log/sentence.ts';
import { capitalized, gmSeat, type Id, type RuleId } from '../../../engine/words.ts';
import { type Place, samePlace } from '../../../space/scene.ts';
import { gridOf } from '../../../space/squares/squares.ts';
import { allPlaces } from '../../../space/zones/zones.ts';
import type { LogDetails } from '../logWriter.ts';
import { nameOf } from '../people.ts';
import { placeIn, placeInSentence, placeOptions, placeWords } from '../places.ts';
import { hasRoomAt, takenSquares } from '../squares/pushes.ts';

/** What a game says of “Is moved”. */
export interface Moving<F extends Fight> {
  /**
   * Whether the GM may rule this for a combatant. It is asked of everybody whenever offers are
   * listed, so it must be cheap.
   */
  fits(fight: F, who: Id): boolean;
  /**
   * Where a combatant may stand on a map of zones: only in zones, or on the border of two zones
   * too.
   */
  stands: 'in zones' | 'on borders too';
  /** The number of squares that a token has along a side; 1 on zones. */
  squares(fight: F, who: Id): number;
  /** Sets the place and ends whatever the move ends. Gives everybody who was moved by it. */
  goTo(fight: F, who: Id, place: Place): Flow<readonly Id[]>;
  tell(fight: F, rule: RuleId, words: Sentence, details?: LogDetails): void;
}

/** The places where a combatant may be put: each zone, or each square with room for the token. */
function placesFor<F extends Fight>(fight: F, who: Id, { stands, squares }: Moving<F>): Place[] {
  const { scene } = fight;
  const { place: here } = combatantOf(fight, who);
  if (scene.kind === 'zones')
    return allPlaces(scene).filter(
      (place) => !samePlace(place, here) && (stands === 'on borders too' || place.kind === 'zone'),
    );
  const others = fight.order.filter((id) => id !== who);
  const taken = takenSquares(others.map((id) => ({ place: combatantOf(fight, id).place, size: squares(fight, id) })));
  const [grid, size] = [gridOf(scene), squares(fight, who)];
  return Array.from({ length: grid.columns * grid.rows }, (_, n) => ({
    kind: 'square' as const,
    column: n % grid.columns,
    row: Math.floor(n / grid.columns),
  })).filter((place) => !samePlace(place, here) && hasRoomAt(grid, taken, place, size));
}

/** Asks the GM for the place, moves the combatant there, and tells it as a ruling. */
export function* isMoved<F extends Fight>(fight: F, who: Id, moving: Moving<F>): Flow<void> {
  const places = placesFor(fight, who, moving);
  if (places.length === 0) return;
  const answer = yield* askChoice(
    {
      seat: gmSeat,
      title: `${nameOf(fight, who)} is moved: where to?`,
      rule: 'by hand',
      about: [who],
      audience: 'gm',
    },
    placeOptions(places, (place) => capitalized(placeWords(fight.scene, place))),
  );
  const place = placeIn(places, answer);
  if (!place) return;
  const along = yield* moving.goTo(fight, who, place);
  const verb = along.length === 1 ? 'is' : 'are';
  moving.tell(
    fight,
    'by hand',
    sentence`${peopleRef(along)} ${verb} moved to ${placeInSentence(fight.scene, place)}.`,
    {
      happened: { is: 'moved', whom: [...along] },
      tone: 'ruling',
    },
  );
}

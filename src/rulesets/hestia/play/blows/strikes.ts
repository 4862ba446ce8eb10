/**
 * Opportunist strikes (HE-25, a house rule): enemies may strike once at the back of a combatant who
 * leaves their reach, straight to Flesh.
 */

import { countReaction } from '../../../../engine/facts.ts';
import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, type Seat, seatOf, seatOfSide } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { nameOf, optionsFor } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';
import type { WeaponUse } from '../../sheet/weapons.ts';
import { tell } from '../table/tell.ts';
import { mayReact } from '../turns/rounds.ts';
import { attackWith, blowsOf } from './attack.ts';

/** The enemies who can strike at a combatant's back now. */
export const threatening = (fight: HestiaFight, who: Id): Fighter[] =>
  everyone(fight).filter(
    (other) =>
      areEnemies(fight, other.id, who) &&
      mayReact(fight, other, 'strike') === true &&
      blowsOf(fight, other.id, who).length > 0,
  );

/** The enemies, among these, whose reach the mover leaves by going to a place. */
export function leftBehind(fight: HestiaFight, who: Id, place: Place): Fighter[] {
  // Nothing is moved for the question what would be: a ruling takes effect after the last change.
  const there = { ...combatantOf(fight, who), place };
  const then = { ...fight, combatants: { ...fight.combatants, [who]: there } };
  return threatening(fight, who).filter(({ id }) => blowsOf(then, id, who).length === 0);
}

/**
 * The seat that answers for several strikers: that of their side, or the GM's where they belong to
 * several sides.
 */
function seatOfAll(foes: readonly Fighter[]): Seat {
  const sides = [...new Set(foes.map(({ side }) => side))];
  return sides.length === 1 && sides[0] !== undefined ? seatOfSide(sides[0]) : gmSeat;
}

/**
 * Asks once for the whole step. Each enemy whose reach the mover leaves may strike once, straight
 * to Flesh.
 */
export function* strikesAt(fight: HestiaFight, who: Id, foes: readonly Fighter[]): Flow<void> {
  if (foes.length === 0) return;
  const title = `${nameOf(fight, who)} goes out of reach: `;
  const [foe] = foes;
  if (foe && foes.length === 1) {
    const [usual, ...others] = blowsOf(fight, foe.id, who);
    if (!usual) return;
    const answer = yield* askChoice(
      {
        seat: seatOf(foe.id),
        title: `${title}does ${nameOf(fight, foe.id)} strike?`,
        rule: 'HE-25',
        about: [who, foe.id],
      },
      [
        { id: 'strike', label: `Strike with ${usual.words}` },
        ...others.map(({ id, words }) => ({ id: `strike:${id}`, label: `Strike with ${words}` })),
        { id: 'no', label: 'Do not strike', tone: 'pass' as const },
      ],
    );
    if (answer !== 'no')
      yield* strike(fight, foe.id, who, answer === 'strike' ? usual.id : answer.slice('strike:'.length));
    return;
  }
  const striking = yield* askPicks(
    {
      seat: seatOfAll(foes),
      title: `${title}who strikes?`,
      rule: 'HE-25',
      about: [who, ...foes.map(({ id }) => id)],
    },
    optionsFor(fight, foes).map((option) => ({ ...option, by: option.id })),
    0,
    foes.length,
  );
  for (const by of striking) {
    if (!isUp(combatantOf(fight, who))) return;
    const blows = blowsOf(fight, by, who);
    const [first] = blows;
    if (first) yield* strike(fight, by, who, blows.length > 1 ? yield* chosen(fight, by, who, blows) : first.id);
  }
}

const chosen = (fight: HestiaFight, by: Id, who: Id, blows: readonly WeaponUse[]): Flow<string> =>
  askChoice(
    { seat: seatOf(by), title: `With what does ${nameOf(fight, by)} strike?`, rule: 'HE-25', about: [who, by] },
    blows.map(({ id, words }) => ({ id, label: words })),
  );

function* strike(fight: HestiaFight, by: Id, who: Id, form: string): Flow<void> {
  tell(fight, 'HE-25', sentence`${personRef(by)} tries to strike at the back of ${personRef(who)}.`);
  countReaction(fight, by);
  yield* attackWith(fight, by, form, who, { straight: true });
}

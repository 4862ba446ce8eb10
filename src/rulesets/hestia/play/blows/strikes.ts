/** Opportunist strikes (HE-25, a house rule): who may strike at the back of whoever leaves its reach, asked once, straight to Flesh. */

import { countReaction } from '../../../../engine/facts.ts';
import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import { choose, type Flow, pick } from '../../../../engine/flow.ts';
import { gm, type Id, type Seat, seatOf, seatOfSide } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { nameOf, optionsFor } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';
import type { WeaponUse } from '../../sheet/weapons.ts';
import { tell } from '../table/tell.ts';
import { mayReact } from '../turns/rounds.ts';
import { attack, blowsOf } from './attack.ts';

/** Enemies who can strike at somebody's back now. */
export const threatening = (fight: HestiaFight, who: Id): Fighter[] =>
  everyone(fight).filter(
    (other) =>
      areEnemies(fight, other.id, who) &&
      mayReact(fight, other, 'strike') === true &&
      blowsOf(fight, other.id, who).length > 0,
  );

/** Those of them whose reach it leaves by going to a place. */
export function leftBehind(fight: HestiaFight, who: Id, place: Place): Fighter[] {
  const one = combatantOf(fight, who);
  const start = one.place;
  const beside = threatening(fight, who);
  one.place = place;
  const left = beside.filter(({ id }) => blowsOf(fight, id, who).length === 0);
  one.place = start;
  return left;
}

/** The seat that answers for several: that of their side, or the GM's where they are of several. */
function seatOfAll(foes: readonly Fighter[]): Seat {
  const sides = [...new Set(foes.map(({ side }) => side))];
  return sides.length === 1 && sides[0] !== undefined ? seatOfSide(sides[0]) : gm;
}

/** One question for the whole step: whoever is left behind may strike once, straight to Flesh. */
export function* strikesAt(fight: HestiaFight, who: Id, foes: readonly Fighter[]): Flow<void> {
  if (foes.length === 0) return;
  const title = `${nameOf(fight, who)} turns its back: `;
  const [foe] = foes;
  if (foe && foes.length === 1) {
    const [usual, ...others] = blowsOf(fight, foe.id, who);
    if (!usual) return;
    const answer = yield* choose(
      {
        seat: seatOf(foe.id),
        title: `${title}does ${nameOf(fight, foe.id)} strike?`,
        rule: 'HE-25',
        about: [who, foe.id],
      },
      [
        { id: 'strike', label: `Strike with ${usual.words}` },
        ...others.map(({ id, words }) => ({ id: `strike:${id}`, label: `Strike with ${words}` })),
        { id: 'no', label: 'Let it go', tone: 'pass' as const },
      ],
    );
    if (answer !== 'no')
      yield* strike(fight, foe.id, who, answer === 'strike' ? usual.id : answer.slice('strike:'.length));
    return;
  }
  const striking = yield* pick(
    {
      seat: seatOfAll(foes),
      title: `${title}who strikes?`,
      rule: 'HE-25',
      about: [who, ...foes.map(({ id }) => id)],
    },
    optionsFor(fight, foes),
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
  choose(
    { seat: seatOf(by), title: `With what does ${nameOf(fight, by)} strike?`, rule: 'HE-25', about: [who, by] },
    blows.map(({ id, words }) => ({ id, label: words })),
  );

function* strike(fight: HestiaFight, by: Id, who: Id, form: string): Flow<void> {
  tell(fight, 'HE-25', `${nameOf(fight, by)} strikes at the back of ${nameOf(fight, who)}.`, { who: [by, who] });
  countReaction(fight, by);
  yield* attack(fight, by, form, who, { straight: true });
}

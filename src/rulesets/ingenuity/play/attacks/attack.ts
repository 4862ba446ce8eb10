/** Attacks (IN-22 to IN-28): what with, against whom, the test with luck beside it, and strays. What a hit does is `hit.ts`. */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow, roll as rollOne } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../../../engine/words.ts';
import { squareOf } from '../../../../space/squares/squares.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { asPlayed } from '../../sheet/armoury.ts';
import type { Maneuver } from '../../sheet/effects.ts';
import { type Item, isBroken } from '../../sheet/items.ts';
import { type Fighter, itemOf } from '../../sheet/sheet.ts';
import { IN_THE_WAY, metresApart, near, wallParts } from '../ground/ground.ts';
import { comeOut } from '../ground/sight.ts';
import { here, metres, peace, tell } from '../table/tell.ts';
import { roll } from '../table/tests.ts';
import { newBlow } from './blow.ts';
import { announce } from './defence.ts';
import { attackCheck, attackWords, type Mode, modeAt } from './figures.ts';
import { land } from './hit.ts';

/** IN-09: all that somebody holds, to attack with: an item will do as well as a weapon. What is made for it comes first. */
export const arms = (one: Fighter): Item[] =>
  one.sheet.items
    .filter(({ where }) => where === 'hand')
    .sort((a, b) => Number(a.kind === 'shield') - Number(b.kind === 'shield'));

/** Whether an item can be struck or shot with now. */
export const usable = (fight: IngenuityFight, thing: Item): Verdict =>
  all(
    thing.where === 'hand' || no('IN-09', `${thing.name} is not in hand: Brandish it first.`),
    () => fight.house.brokenStrikes || !isBroken(thing) || no('IN-32', `${thing.name} is broken.`),
    () => thing.loaded || no('IN-20', `${thing.name} is not loaded.`),
  );

/** Whether a maneuver goes with an attack in this way. */
const goesWith = (maneuver: Maneuver | undefined, mode: Mode): Verdict =>
  maneuver === undefined ||
  maneuver.with === 'any' ||
  (maneuver.with === 'melee') === (mode === 'melee') ||
  no('IN-26', `${maneuver.name} goes with ${maneuver.with === 'melee' ? 'blows within reach' : 'throws and shots'}.`);

/** Whom an item can be aimed at, enemies first, with the reason where not. */
export const targets = (fight: IngenuityFight, who: Id, thing: Item, maneuver?: Maneuver) =>
  here(fight)
    .filter(({ id }) => id !== who)
    .sort((a, b) => Number(areEnemies(fight, who, b.id)) - Number(areEnemies(fight, who, a.id)))
    .map((one) => {
      const far = metresApart(fight, who, one.id);
      const mode = modeAt(thing, far);
      const goes = mode === undefined || goesWith(maneuver, mode);
      const reach = Math.max(thing.kind === 'projectile' ? 0 : thing.reach, thing.range);
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        // Nobody but an enemy is struck because nobody else is in reach.
        ...(areEnemies(fight, who, one.id) ? {} : { tone: 'danger' as const }),
        detail: mode ? attackWords(fight, who, one.id, mode) : metres(far),
        ...(mode === undefined
          ? { blocked: no('IN-22', `Out of reach: ${metres(far)}, ${thing.name} reaches ${metres(reach)}.`) }
          : wallParts(fight, who, one.id)
            ? { blocked: no('IN-22', `${IN_THE_WAY.replace(/^a/, 'A')}.`) }
            : goes === true
              ? {}
              : { blocked: goes }),
      };
    });

export const mayAttack = (fight: IngenuityFight, who: Id, id: string | undefined, maneuver?: Maneuver): Verdict => {
  const thing = itemOf(combatantOf(fight, who), id);
  if (!thing) return no('IN-22', 'Has no such weapon.');
  return all(usable(fight, thing), () => {
    const all = targets(fight, who, thing, maneuver);
    const why = all.find(({ blocked }) => blocked?.rule === 'IN-26')?.blocked;
    return all.some(({ blocked }) => !blocked) || (why ?? no('IN-22', 'Nobody is in reach.'));
  });
};

/** Asks whom, and attacks. */
export function* attackSomebody(fight: IngenuityFight, who: Id, id: string, maneuver?: Maneuver): Flow<void> {
  const thing = itemOf(combatantOf(fight, who), id);
  if (!thing) return;
  const target = yield* choose(
    {
      seat: seatOf(who),
      title: `${maneuver ? `${maneuver.name} with ` : ''}${thing.name}: against whom?`,
      rule: 'IN-22',
      about: [who],
      meant: 'harm',
    },
    targets(fight, who, thing, maneuver),
  );
  yield* attack(fight, who, id, target, maneuver ? { maneuver } : {});
}

/** One attack, from the test to what the damage does. `sneak`: a killing strike that failed (IN-40). `maneuver`: what it adds. */
export function* attack(
  fight: IngenuityFight,
  who: Id,
  id: string,
  at: Id,
  how: { sneak?: true; maneuver?: Maneuver } = {},
): Flow<void> {
  const { sneak, maneuver } = how;
  const one = combatantOf(fight, who);
  const thing = itemOf(one, id);
  const mode = thing && modeAt(thing, metresApart(fight, who, at));
  if (!thing || !mode) return;
  yield* breakPeace(fight, at, who, peace(fight));
  const besides = mode === 'melee' ? [] : near(fight, at).filter((other) => other.id !== who);
  const check = attackCheck(fight, who, at, thing, {
    mode,
    strays: besides.length,
    ...(sneak ? { sneak } : {}),
    ...(maneuver ? { maneuver } : {}),
  });
  check.title = `${check.title} against ${nameOf(fight, at)}`;
  const announced = yield* announce(fight, who, at, thing);
  const fell = yield* roll(fight, who, check, [who, at]);
  fight.state.attacks[who] = (fight.state.attacks[who] ?? 0) + 1;
  if (fight.house.attackReveals) comeOut(one);
  if (thing.reload > 0) thing.loaded = false;
  // IN-25: the shot finds somebody else beside the target.
  let target = at;
  if (fell.luck <= 1 && besides.length > 0) {
    const hit = besides.length === 1 ? 0 : yield* strayDie(fight, who, besides.length);
    target = besides[hit]?.id ?? at;
    tell(
      fight,
      'IN-25',
      `Luck ${fell.luck}: ${thing.name} of ${nameOf(fight, who)} strays to ${nameOf(fight, target)}.`,
      { who: [who, at, target], tone: 'bad' },
    );
  }
  if (mode === 'thrown') letFly(fight, thing, target);
  const arm = asPlayed(fight.house, thing);
  const critical = fell.luck >= arm.threshold;
  const blow = newBlow(
    fight,
    {
      who,
      target,
      thing: arm,
      total: fell.total,
      critical,
      dice: fell.dice,
    },
    maneuver,
  );
  yield* land(fight, blow, target === at ? announced : { by: 'none' });
}

/** IN-25: a throw lets go of the weapon; it lies where it struck. */
function letFly(fight: IngenuityFight, thing: Item, at: Id): void {
  if (!fight.house.thrownLeaves) return;
  thing.where = 'ground';
  const spot = squareOf(combatantOf(fight, at).place);
  if (spot) thing.lies = { ...spot };
}

function* strayDie(fight: IngenuityFight, who: Id, sides: number): Flow<number> {
  const fell = yield* rollOne(
    {
      seat: seatOf(who),
      title: `${nameOf(fight, who)}: whom does it strike?`,
      rule: 'IN-25',
      about: [who],
      meant: 'harm',
    },
    [{ id: 'stray', count: 1, sides, read: { by: 'sum' }, label: `d${sides}` }],
  );
  return (fell.values.stray ?? 1) - 1;
}

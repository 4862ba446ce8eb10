/**
 * Attacks (IN-22 to IN-28): the item, the target, the test with luck beside it, and strays. The
 * effect of a hit is in `hit.ts`.
 */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow, askRoll as rollOne } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, seatOf, sentenceAbout, type Verdict } from '../../../../engine/words.ts';
import { squareOf } from '../../../../space/squares/squares.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { asPlayed } from '../../sheet/armoury.ts';
import type { Maneuver } from '../../sheet/effects.ts';
import { type Item, isBroken } from '../../sheet/items.ts';
import { type Fighter, itemOf } from '../../sheet/sheet.ts';
import { besideTarget, metresApart } from '../ground/ground.ts';
import { comeOut } from '../ground/sight.ts';
import { fightersHere, metreWords, peaceOptions, tell } from '../table/tell.ts';
import { rollCheck } from '../table/tests.ts';
import { type MovedCombatant, newBlow } from './blow.ts';
import { announce } from './defence.ts';
import { attackCheck, attackWords, type Mode, modeAt, whyOutOfReach } from './figures.ts';
import { landBlow } from './hit.ts';
import { stillReaches } from './landing.ts';

/**
 * IN-09: the items that a combatant holds and can attack with. Weapons come first, though any item
 * will do.
 */
export const heldItems = (one: Fighter): Item[] =>
  one.sheet.items
    .filter(({ where }) => where === 'hand')
    .sort((a, b) => Number(a.kind === 'shield') - Number(b.kind === 'shield'));

/** Tells whether a combatant can strike or shoot with an item now. */
export const isUsableItem = (fight: IngenuityFight, thing: Item): Verdict =>
  allOf(
    thing.where === 'hand' || notAllowed('IN-09', `${thing.name} is not in hand: Brandish it first.`),
    () => fight.house.brokenStrikes || !isBroken(thing) || notAllowed('IN-32', `${thing.name} is broken.`),
    () => thing.loaded || notAllowed('IN-20', `${thing.name} is not loaded.`),
  );

/** Whether a maneuver suits this way of attacking. */
const goesWith = (maneuver: Maneuver | undefined, mode: Mode): Verdict =>
  maneuver === undefined ||
  maneuver.with === 'any' ||
  (maneuver.with === 'melee') === (mode === 'melee') ||
  notAllowed(
    'IN-26',
    `${maneuver.name} goes with ${maneuver.with === 'melee' ? 'blows within reach' : 'throws and shots'}.`,
  );

/**
 * An option for each target of an item, enemies first. A target out of reach carries its reason.
 */
export const itemTargets = (fight: IngenuityFight, who: Id, thing: Item, maneuver?: Maneuver) =>
  fightersHere(fight)
    .filter(({ id }) => id !== who)
    .sort((a, b) => Number(areEnemies(fight, who, b.id)) - Number(areEnemies(fight, who, a.id)))
    .map((one) => {
      const far = metresApart(fight, who, one.id);
      const mode = modeAt(thing, far);
      const goes = mode === undefined || goesWith(maneuver, mode);
      const blocked = whyOutOfReach(fight, who, one.id, thing) ?? (goes === true ? undefined : goes);
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        // The table must not pick a target by itself who is no enemy, even if nobody else is in
        // reach.
        ...(areEnemies(fight, who, one.id) ? {} : { tone: 'danger' as const }),
        detail: mode ? attackWords(fight, who, one.id, mode) : metreWords(far),
        ...(blocked ? { blocked } : {}),
      };
    });

export const mayAttack = (fight: IngenuityFight, who: Id, id: string | undefined, maneuver?: Maneuver): Verdict => {
  const thing = itemOf(combatantOf(fight, who), id);
  if (!thing) return notAllowed('IN-22', 'Has no such weapon.');
  return allOf(isUsableItem(fight, thing), () => {
    const all = itemTargets(fight, who, thing, maneuver);
    const why = all.find(({ blocked }) => blocked?.rule === 'IN-26')?.blocked;
    if (all.some(({ blocked }) => !blocked)) return true;
    const walled = all.find(({ id: at, blocked }) => blocked && modeAt(thing, metresApart(fight, who, at)));
    const barred = walled?.blocked && { ...walled.blocked, text: sentenceAbout(walled.blocked.text, walled.label) };
    return why ?? barred ?? notAllowed('IN-22', `Nobody is in reach of ${thing.name}.`);
  });
};

/** Asks whom a combatant attacks, and attacks. Gives everybody whom the attack moved. */
export function* attackSomebody(
  fight: IngenuityFight,
  who: Id,
  id: string,
  maneuver?: Maneuver,
): Flow<MovedCombatant[]> {
  const thing = itemOf(combatantOf(fight, who), id);
  if (!thing) return [];
  const target = yield* askChoice(
    {
      seat: seatOf(who),
      title: `Whom does ${nameOf(fight, who)} attack with ${thing.name}${maneuver ? ` (${maneuver.name})` : ''}?`,
      rule: 'IN-22',
      about: [who],
      meant: 'harm',
    },
    itemTargets(fight, who, thing, maneuver),
  );
  return yield* attackWith(fight, who, id, target, maneuver ? { maneuver } : {});
}

/**
 * Makes one attack, from its test to the effects of its damage. Gives everybody whom the attack
 * moved. `sneak`: the attack follows a killing strike that failed (IN-40). `maneuver`: the maneuver
 * that the attack uses.
 */
export function* attackWith(
  fight: IngenuityFight,
  who: Id,
  id: string,
  at: Id,
  how: { sneak?: true; maneuver?: Maneuver } = {},
): Flow<MovedCombatant[]> {
  const { sneak, maneuver } = how;
  const one = combatantOf(fight, who);
  const thing = itemOf(one, id);
  if (!thing || !stillReaches(fight, who, at, thing)) return [];
  yield* breakPeace(fight, at, who, peaceOptions(fight));
  const announced = yield* announce(fight, who, at, thing);
  const mode = modeAt(thing, metresApart(fight, who, at));
  if (!mode || !stillReaches(fight, who, at, thing)) return [];
  const besides = mode === 'melee' ? [] : besideTarget(fight, at, who);
  const check = attackCheck(fight, who, at, thing, {
    mode,
    strays: besides.length,
    ...(sneak ? { sneak } : {}),
    ...(maneuver ? { maneuver } : {}),
  });
  check.title = `${check.title} against ${nameOf(fight, at)}`;
  const fell = yield* rollCheck(fight, who, check, [who, at]);
  fight.state.attacks[who] = (fight.state.attacks[who] ?? 0) + 1;
  if (fight.house.attackReveals) comeOut(one);
  if (thing.reload > 0) thing.loaded = false;
  // IN-25: a shot that strays strikes somebody else beside the target.
  let target = at;
  if (fell.luck <= 1 && besides.length > 0) {
    const hit = besides.length === 1 ? 0 : yield* strayDie(fight, who, besides.length);
    target = besides[hit]?.id ?? at;
    const aimed = sentence`${itemRef(thing.name)} of ${personRef(who)}, aimed at ${personRef(at)},`;
    tell(fight, 'IN-25', sentence`Luck ${fell.luck}: ${aimed} strays to ${personRef(target)}.`, { tone: 'bad' });
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
  if (target !== at) blow.stray = true;
  yield* landBlow(fight, blow, target === at ? announced : { by: 'none' });
  return blow.shifts;
}

/** IN-25: a thrown weapon leaves the hand and lies where it struck. */
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
      title: `${nameOf(fight, who)}: whom does the stray shot strike?`,
      rule: 'IN-25',
      about: [who],
      meant: 'harm',
    },
    [{ id: 'stray', count: 1, sides, read: { by: 'sum' }, label: `d${sides}` }],
  );
  return (fell.values.stray ?? 1) - 1;
}

/**
 * The other actions of a turn (HE-07, HE-12): spells, fetching, storing, reloading, liquor, light,
 * and the table's own ideas.
 */

import { countAttack } from '../../../engine/facts.ts';
import { areEnemies, combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, askConfirmation, askText, type Flow } from '../../../engine/flow.ts';
import { breakPeace } from '../../../engine/hostility.ts';
import { itemRef, personRef, pronounRef, sentence } from '../../../engine/log/sentence.ts';
import type { LoggedDice } from '../../../engine/logEntry.ts';
import { type Id, seatOf, tallyOf } from '../../../engine/words.ts';
import { nameOf, pronounOf } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { stillReaches, violenceCheck, weaponTargets } from '../play/blows/attack.ts';
import { inflictEffect } from '../play/harm/effects.ts';
import { doHarm } from '../play/harm/harm.ts';
import { letGo, lyingItems, pickUp } from '../play/harm/lying.ts';
import { rollCheck, rollSum } from '../play/table/rolls.ts';
import { inWords, tell } from '../play/table/tell.ts';
import { beginTurn } from '../play/turns/rounds.ts';
import { type Fighter, modifier, putState } from '../sheet/sheet.ts';
import type { Spell } from '../sheet/spells.ts';

/**
 * HE-12: a spell needs a Violence test only to touch somebody unwilling, or when its words say so.
 */
export function* castSpell(fight: HestiaFight, who: Id, spellId: string): Flow<void> {
  const one = combatantOf(fight, who);
  const spell = one.sheet.spells.find(({ id }) => id === spellId);
  if (!spell) return;
  const meant = doesHarm(spell) ? 'harm' : 'help';
  // The table has to know whether a spell can help the dead or those who gave up. A harmful spell
  // is aimed like a blow.
  const within = ({ sheet: { gone } }: Fighter) =>
    gone === 'no' || gone === 'stopped' || (meant === 'help' && gone !== 'fled');
  const asking = {
    seat: seatOf(who),
    title: `On whom does ${nameOf(fight, who)} cast ${spell.name}?`,
    rule: 'HE-12',
    about: [who],
  };
  const target = yield* askChoice({ ...asking, meant }, [
    { id: who, label: `${nameOf(fight, who)}, the caster`, combatant: who },
    ...weaponTargets(
      fight,
      who,
      spell.test === 'touch' ? fight.house.meleeFeet : spell.range,
      everyone(fight).filter(within),
    ),
  ]);
  beginTurn(fight, who).action = true;
  const victim = combatantOf(fight, target);
  let dice: LoggedDice[] = [];
  let critical = false;
  const range = spell.test === 'touch' ? fight.house.meleeFeet : spell.range;
  const touching = target !== who && spell.test === 'touch';
  const unwilling = touching && !(yield* willing(fight, who, target));
  if (unwilling || (!touching && doesHarm(spell)))
    yield* breakPeace(fight, target, who, { rule: 'HE-12', round: fight.state.round });
  if (!stillReaches(fight, who, target, range)) return;
  if (unwilling || (target !== who && spell.test === 'violence')) {
    const result = yield* rollCheck(
      fight,
      who,
      `${spell.name} on ${nameOf(fight, target)}`,
      'HE-12',
      violenceCheck(fight, one, victim),
      [who, target],
    );
    critical = result.face === 20;
    dice = result.dice;
    // HE-10, HE-11: faces 20 and 1 count as in any Violence test.
    const misses = !critical && (!result.passed || result.face === 1);
    countAttack(fight, who, target, misses ? 'miss' : 'hit');
    if (misses)
      return tell(fight, 'HE-12', sentence`${itemRef(spell.name)} of ${personRef(who)} misses ${personRef(target)}.`, {
        happened: { is: 'missed', whom: [target], by: who },
        dice: result.dice,
      });
  }
  tell(
    fight,
    critical ? 'HE-10' : 'HE-12',
    sentence`${personRef(who)} casts ${itemRef(spell.name)} on ${target === who ? pronounRef(who, 'reflexive') : personRef(target)}${critical ? ': a critical hit' : ''}.`,
    { ...(doesHarm(spell) ? { happened: { is: 'hit', whom: [target], by: who } } : {}), dice, tone: 'good' },
  );
  if (!stillReaches(fight, who, target, range)) return;
  if (spell.dice > 0 && spell.sides > 0) yield* spellHarm(fight, who, target, spell, critical);
  if (spell.effect !== 'none') inflictEffect(fight, victim, spell.effect);
}

/**
 * Whether a spell attacks its target: by damage, by an effect, or by words that ask for a Violence
 * test.
 */
const doesHarm = ({ dice, sides, effect, test }: Spell): boolean =>
  (dice > 0 && sides > 0) || effect !== 'none' || test === 'violence';

function* spellHarm(fight: HestiaFight, who: Id, target: Id, spell: Spell, critical: boolean): Flow<void> {
  const damage = yield* rollSum(
    fight,
    who,
    {
      title: `${nameOf(fight, who)} casts ${spell.name} on ${target === who ? pronounOf(fight, who, 'reflexive') : nameOf(fight, target)}: damage`,
      rule: 'HE-13',
      about: [who, target],
    },
    { dice: 'damage', count: spell.dice, sides: spell.sides },
  );
  yield* doHarm(fight, target, {
    amount: Math.max(0, damage.total),
    to: critical ? 'flesh' : 'grit',
    by: who,
    rule: 'HE-13',
    dice: damage.dice,
  });
}

/**
 * HE-12: an enemy never allows the touch. Anybody else is asked, unless the target lies there and
 * cannot object.
 */
function* willing(fight: HestiaFight, who: Id, target: Id): Flow<boolean> {
  const { gone } = combatantOf(fight, target).sheet;
  if (gone === 'stopped' || gone === 'dead') return true;
  if (areEnemies(fight, who, target)) return false;
  return yield* askConfirmation(
    {
      seat: seatOf(target),
      title: `${nameOf(fight, who)} reaches out to cast on ${nameOf(fight, target)}: is the touch allowed?`,
      rule: 'HE-12',
      about: [who, target],
    },
    'Allowed: no test',
    'Not allowed: a Violence test',
  );
}

/**
 * A swig of liquor: d6 plus the discipline modifier of Grit comes back, and every test has a bane
 * for an hour.
 */
export function* swigLiquor(fight: HestiaFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  one.sheet.swigs -= 1;
  const parts = tallyOf('Grit back', [
    { label: 'discipline', value: modifier(one.sheet.attributes.discipline), rule: 'HE-07' },
  ]);
  const drunk = yield* rollSum(
    fight,
    who,
    { title: `${nameOf(fight, who)}: Grit from liquor`, rule: 'HE-07' },
    { dice: 'liquor', count: 1, sides: 6, parts },
  );
  const back = Math.min(one.sheet.grit.max - one.sheet.grit.now, Math.max(0, drunk.total));
  one.sheet.grit.now += back;
  putState(one, 'liquor');
  tell(fight, 'HE-07', sentence`${personRef(who)} drinks: ${back} Grit back, and a bane on every test.`, {
    happened: { is: 'healed', whom: [who], amount: back },
    dice: drunk.dice,
  });
}

/**
 * The form of fetch and store for things that are no weapons: it takes the action, and the log
 * tells it.
 */
export const OTHER = 'other';

/** HE-07: takes out a packed weapon, or picks up one within reach. This takes an action. */
export function fetchWeapon(fight: HestiaFight, who: Id, form: string): void {
  const packed = combatantOf(fight, who).sheet.weapons.find(({ id, where }) => id === form && where === 'packed');
  const found = lyingItems(fight, who).find(({ id }) => id === form);
  if (!packed && !found && form !== OTHER) return;
  beginTurn(fight, who).action = true;
  if (packed) packed.where = 'hand';
  else if (found) pickUp(fight, who, found);
  const name = packed?.name ?? found?.arm.name;
  const whose = !packed && found && found.owner.id !== who ? sentence` of ${personRef(found.owner.id)}` : '';
  const what = name === undefined ? 'something' : sentence`${itemRef(name)}${whose}`;
  tell(fight, 'HE-07', sentence`${personRef(who)} ${!packed && found ? 'picks up' : 'takes out'} ${what}.`);
}

/** HE-07: puts a weapon or something else away where it is not handy. This takes an action. */
export function storeWeapon(fight: HestiaFight, who: Id, form: string): void {
  const arm = combatantOf(fight, who).sheet.weapons.find(({ id }) => id === form);
  if (!arm && form !== OTHER) return;
  beginTurn(fight, who).action = true;
  if (arm) arm.where = 'packed';
  tell(fight, 'HE-07', sentence`${personRef(who)} stows ${arm ? itemRef(arm.name) : 'something'}.`);
}

/** HE-07: an action of the table's own invention, told in words. */
export function* somethingElse(fight: HestiaFight, who: Id): Flow<void> {
  const words = yield* askText({
    seat: seatOf(who),
    title: `What does ${nameOf(fight, who)} do?`,
    rule: 'HE-07',
    about: [who],
  });
  beginTurn(fight, who).action = true;
  tell(fight, 'HE-07', inWords(who, words, 'does something else'));
}

export function reloadWeapon(fight: HestiaFight, who: Id, armId: string): void {
  const arm = combatantOf(fight, who).sheet.weapons.find(({ id }) => id === armId);
  if (!arm) return;
  beginTurn(fight, who).action = true;
  arm.loaded = true;
  tell(fight, 'HE-07', sentence`${personRef(who)} reloads ${itemRef(arm.name)}.`);
}

/** Drops everything that is not handy, so that the bearer carries no load. */
export function lightenLoad(fight: HestiaFight, who: Id): void {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  one.sheet.load = 'free';
  for (const arm of one.sheet.weapons) if (arm.where === 'packed') letGo(arm, one.place);
  tell(fight, 'HE-07', sentence`${personRef(who)} drops the pack.`);
}

export function lightTorch(fight: HestiaFight, who: Id): void {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  one.sheet.lights -= 1;
  putState(one, 'lit');
  tell(fight, 'HE-07', sentence`${personRef(who)} lights a torch or lantern.`);
}

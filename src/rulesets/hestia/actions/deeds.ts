/** The other deeds of a turn (HE-07, HE-12): spells, fetching and storing, reloading, liquor, light, and whatever the table thinks of. */

import { countAttack } from '../../../engine/facts.ts';
import { areEnemies, combatantOf, type LoggedDice } from '../../../engine/fight.ts';
import { askText, choose, confirm, type Flow } from '../../../engine/flow.ts';
import { breakPeace } from '../../../engine/hostility.ts';
import { type Id, seatOf, tally } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { targets, violenceCheck } from '../play/blows/attack.ts';
import { inflict } from '../play/harm/effects.ts';
import { harm } from '../play/harm/harm.ts';
import { letGo, lying, pickUp } from '../play/harm/lying.ts';
import { rollCheck, rollSum } from '../play/table/rolls.ts';
import { plainWords, tell } from '../play/table/tell.ts';
import { beginTurn } from '../play/turns/rounds.ts';
import { modifier, put } from '../sheet/sheet.ts';
import type { Spell } from '../sheet/spells.ts';

/** HE-12: a spell asks for a Violence test only to touch the unwilling, or when its words say so. */
export function* cast(fight: HestiaFight, who: Id, spellId: string): Flow<void> {
  const one = combatantOf(fight, who);
  const spell = one.sheet.spells.find(({ id }) => id === spellId);
  if (!spell) return;
  const meant = doesHarm(spell) ? 'harm' : 'help';
  const asking = { seat: seatOf(who), title: `${spell.name}: on whom?`, rule: 'HE-12', about: [who] };
  const target = yield* choose({ ...asking, meant }, [
    { id: who, label: 'Itself', combatant: who },
    ...targets(fight, who, spell.test === 'touch' ? fight.house.meleeFeet : spell.range),
  ]);
  beginTurn(fight, who).action = true;
  const victim = combatantOf(fight, target);
  let dice: LoggedDice[] = [];
  let critical = false;
  const touching = target !== who && spell.test === 'touch';
  const unwilling = touching && !(yield* willing(fight, who, target));
  if (unwilling || (!touching && doesHarm(spell)))
    yield* breakPeace(fight, target, who, { rule: 'HE-12', round: fight.state.round });
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
    // HE-10, HE-11: a 20 and a 1 are read as in any Violence test.
    const misses = !critical && (!result.passed || result.face === 1);
    countAttack(fight, who, target, misses ? 'miss' : 'hit');
    if (misses)
      return tell(fight, 'HE-12', `${spell.name} of ${nameOf(fight, who)} misses ${nameOf(fight, target)}.`, {
        who: [who, target],
        dice: result.dice,
      });
  }
  tell(
    fight,
    critical ? 'HE-10' : 'HE-12',
    `${nameOf(fight, who)} casts ${spell.name} on ${target === who ? 'itself' : nameOf(fight, target)}${critical ? ': a critical hit' : ''}.`,
    { who: [who, target], dice, tone: 'good' },
  );
  if (spell.dice > 0 && spell.sides > 0) yield* spellHarm(fight, who, target, spell, critical);
  if (spell.effect !== 'none') inflict(fight, victim, spell.effect);
}

/** Whether it is an attack on whom it works: damage, an effect, or words that ask for a Violence test. */
const doesHarm = ({ dice, sides, effect, test }: Spell): boolean =>
  (dice > 0 && sides > 0) || effect !== 'none' || test === 'violence';

function* spellHarm(fight: HestiaFight, who: Id, target: Id, spell: Spell, critical: boolean): Flow<void> {
  const damage = yield* rollSum(
    fight,
    who,
    { title: `${spell.name}: damage`, rule: 'HE-13', about: [who, target] },
    { dice: 'damage', count: spell.dice, sides: spell.sides },
  );
  yield* harm(fight, target, {
    amount: Math.max(0, damage.total),
    to: critical ? 'flesh' : 'grit',
    by: who,
    rule: 'HE-13',
    dice: damage.dice,
  });
}

/** HE-12: an enemy does not let itself be touched; anybody else is asked. */
function* willing(fight: HestiaFight, who: Id, target: Id): Flow<boolean> {
  if (areEnemies(fight, who, target)) return false;
  return yield* confirm(
    {
      seat: seatOf(target),
      title: `Does ${nameOf(fight, target)} let ${nameOf(fight, who)} touch it?`,
      rule: 'HE-12',
      about: [who, target],
    },
    'It is willing',
    'It is not',
  );
}

/** A swig of liquor: d6 and the discipline modifier of Grit back, and a bane on every test for an hour. */
export function* swig(fight: HestiaFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  one.sheet.swigs -= 1;
  const parts = tally('Grit back', [
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
  put(one, 'liquor');
  tell(fight, 'HE-07', `${nameOf(fight, who)} drinks: ${back} Grit back, and a bane on every test.`, {
    who: [who],
    dice: drunk.dice,
  });
}

/** The form of fetching and storing that is for anything but a weapon: it takes the action and is told. */
export const OTHER = 'other';

/** HE-07: takes out a packed weapon, or picks up what lies within reach; an action. */
export function fetch(fight: HestiaFight, who: Id, form: string): void {
  const packed = combatantOf(fight, who).sheet.weapons.find(({ id, where }) => id === form && where === 'packed');
  const found = lying(fight, who).find(({ id }) => id === form);
  if (!packed && !found && form !== OTHER) return;
  beginTurn(fight, who).action = true;
  if (packed) packed.where = 'hand';
  else if (found) pickUp(fight, who, found);
  const whose = found && found.owner.id !== who ? ` of ${nameOf(fight, found.owner.id)}` : '';
  const what = packed?.name ?? (found ? `${found.arm.name}${whose}` : 'something');
  tell(fight, 'HE-07', `${nameOf(fight, who)} ${!packed && found ? 'picks up' : 'takes out'} ${what}.`, { who: [who] });
}

/** HE-07: puts a weapon, or something else, away where it is not handy; an action. */
export function store(fight: HestiaFight, who: Id, form: string): void {
  const arm = combatantOf(fight, who).sheet.weapons.find(({ id }) => id === form);
  if (!arm && form !== OTHER) return;
  beginTurn(fight, who).action = true;
  if (arm) arm.where = 'packed';
  tell(fight, 'HE-07', `${nameOf(fight, who)} stows ${arm?.name ?? 'something'}.`, { who: [who] });
}

/** HE-07: an action of the table's own, told in words. */
export function* somethingElse(fight: HestiaFight, who: Id): Flow<void> {
  const words = yield* askText({
    seat: seatOf(who),
    title: `What does ${nameOf(fight, who)} do?`,
    rule: 'HE-07',
    about: [who],
  });
  beginTurn(fight, who).action = true;
  tell(fight, 'HE-07', `${nameOf(fight, who)}: ${plainWords(words) || 'something else'}.`, { who: [who] });
}

export function reload(fight: HestiaFight, who: Id, armId: string): void {
  const arm = combatantOf(fight, who).sheet.weapons.find(({ id }) => id === armId);
  if (!arm) return;
  beginTurn(fight, who).action = true;
  arm.loaded = true;
  tell(fight, 'HE-07', `${nameOf(fight, who)} reloads ${arm.name}.`, { who: [who] });
}

/** Drops everything that is not handy: the load is light again. */
export function lighten(fight: HestiaFight, who: Id): void {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  one.sheet.load = 'free';
  for (const arm of one.sheet.weapons) if (arm.where === 'packed') letGo(arm, one.place);
  tell(fight, 'HE-07', `${nameOf(fight, who)} drops the pack.`, { who: [who] });
}

export function light(fight: HestiaFight, who: Id): void {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  one.sheet.lights -= 1;
  put(one, 'lit');
  tell(fight, 'HE-07', `${nameOf(fight, who)} lights up.`, { who: [who] });
}

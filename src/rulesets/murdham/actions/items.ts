/** Using things up: draughts, drinks, drugs, poisons, bombs, traps, the medicine box (MU-09). */

import { areEnemies } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { nameOf, optionsFor, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { blastInTurn } from '../play/attacks/blast.ts';
import { isNear } from '../play/table/ground.ts';
import { allFighters, seatOfFighter } from '../play/table/table.ts';
import { discardItem, itemName, type Weapon } from '../play/table/weapons.ts';
import { bindable, coatable, effectOf, spendItem } from '../play/things/taking.ts';
import type { GearItem } from '../sheet/carried.ts';
import { isGone, knowsSkill } from '../sheet/standing.ts';
import { specOf, specOfGear } from '../sheet/things/gear.ts';
import type { UseEffect } from '../sheet/things/itemTypes.ts';
import { poisonOf } from '../sheet/things/poisons.ts';
import { actionGroups, bonusNow, type MurdhamAction, mainNow } from './allowed.ts';

/** Uses by mouth. A helper can feed such a thing to a helpless fighter. */
const drunk: readonly UseEffect['kind'][] = ['draught', 'alcohol', 'antidote', 'drug'];

/** Lists a fighter's things that have a use of this cost and can be used now. */
function usable(fight: MurdhamFight, who: Id, cost: 'main' | 'bonus'): GearItem[] {
  return sheetOf(fight, who).gear.filter((item) => {
    const use = specOfGear(item).use;
    if (!use || use.cost !== cost || item.spent) return false;
    return use.effect.kind !== 'poison' || poisonOf(use.effect.poison).way === 'blood';
  });
}
const variantsOf = (fight: MurdhamFight, who: Id, cost: 'main' | 'bonus') =>
  usable(fight, who, cost).map((item) => ({
    id: item.id,
    label: itemName(item),
    detail: specOfGear(item).does ?? '',
  }));

/** Tells whether using this thing would change anything now, or why not. */
function sense(fight: MurdhamFight, who: Id, item: GearItem | undefined): Verdict {
  if (!item) return notAllowed('MU-09', 'Has no such thing at hand.');
  const effect = effectOf(item);
  if (effect?.kind === 'poison' && coatable(fight, who).length === 0)
    return notAllowed('MU-09', 'No weapon in hand that could be coated.');
  if (item.item === 'manacles' && bindable(fight, who).length === 0)
    return notAllowed('MU-09', 'Nobody nearby is helpless or has surrendered.');
  return true;
}
const use: MurdhamAction = {
  id: 'use',
  scope: 'combatant',
  label: 'Use',
  help: 'Drinks, eats, coats, throws smoke, lights: a consumable for a bonus action.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  variants: (fight, who) => variantsOf(fight, who, 'bonus'),
  allowed: (fight, who, variant) =>
    allOf(bonusNow(fight, who), () =>
      sense(
        fight,
        who,
        usable(fight, who, 'bonus').find(({ id }) => id === variant),
      ),
    ),
  *perform(fight, who, variant) {
    const item = usable(fight, who, 'bonus').find(({ id }) => id === variant);
    if (item) yield* spendItem(fight, who, who, item, 'bonus');
  },
};

const useLong: MurdhamAction = {
  id: 'use-long',
  scope: 'combatant',
  label: 'Use, taking longer',
  help: 'The medicine box, traps and caltrops take a main action.',
  rule: 'MU-09',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) => variantsOf(fight, who, 'main'),
  allowed: (fight, who, variant) =>
    allOf(mainNow(fight, who), () =>
      sense(
        fight,
        who,
        usable(fight, who, 'main').find(({ id }) => id === variant),
      ),
    ),
  *perform(fight, who, variant) {
    const item = usable(fight, who, 'main').find(({ id }) => id === variant);
    if (!item) return;
    const whom = effectOf(item)?.kind === 'medicine-box' ? yield* whoseWound(fight, who) : who;
    yield* spendItem(fight, who, whom, item, 'main');
  },
};

const patients = (fight: MurdhamFight, who: Id): Id[] =>
  allFighters(fight)
    .filter(
      (one) =>
        one.sheet.harm > 0 && !isGone(one.sheet) && isNear(fight, who, one.id) && !areEnemies(fight, who, one.id),
    )
    .map(({ id }) => id);

function* whoseWound(fight: MurdhamFight, who: Id): Flow<Id> {
  const near = patients(fight, who);
  const [only] = near;
  if (near.length < 2) return only ?? who;
  return yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)}: whose wounds?`,
      rule: 'MU-09',
      about: [who],
      meant: 'help',
    },
    optionsFor(fight, near),
  );
}

/**
 * Lets a fighter nearby feed one who cannot drink. That costs a bonus action, or by house rule a
 * main action.
 */
const feeding = (cost: 'bonus' | 'main'): MurdhamAction => ({
  id: cost === 'bonus' ? 'feed' : 'feed-long',
  scope: 'combatant',
  label: 'Give to somebody',
  help: 'A drink or remedy for somebody nearby, also one who cannot act.',
  rule: 'MU-09',
  group: actionGroups[cost],
  cost: `${cost} action`,
  variants: (fight, who) =>
    usable(fight, who, 'bonus')
      .filter((item) => fight.house.feeding === cost && drunk.includes(effectOf(item)?.kind ?? 'none'))
      .map((item) => ({ id: item.id, label: `Give ${itemName(item)}` })),
  allowed: (fight, who) =>
    allOf((cost === 'bonus' ? bonusNow : mainNow)(fight, who), () =>
      fed(fight, who).length > 0 ? true : notAllowed('MU-09', 'Nobody of the same side is nearby.'),
    ),
  *perform(fight, who, variant) {
    const item = usable(fight, who, 'bonus').find(({ id }) => id === variant);
    if (!item) return;
    const whom = yield* askChoice(
      {
        seat: seatOfFighter(fight, who),
        title: `${nameOf(fight, who)}: ${itemName(item)} for whom?`,
        rule: 'MU-09',
        about: [who],
        meant: 'help',
      },
      optionsFor(fight, fed(fight, who)),
    );
    yield* spendItem(fight, who, whom, item, cost);
  },
});
const fed = (fight: MurdhamFight, who: Id): Id[] =>
  allFighters(fight)
    .filter(
      (one) => one.id !== who && !isGone(one.sheet) && isNear(fight, who, one.id) && !areEnemies(fight, who, one.id),
    )
    .map(({ id }) => id);

/** Fire eating: the fighter spits a drink through an open flame, a melee blast of d4 fire. */
const eatFire: MurdhamAction = {
  id: 'fire-eating',
  scope: 'combatant',
  label: 'Spit fire',
  help: 'Fire eating: spends a drink at an open flame, a melee blast of d4 fire.',
  rule: 'MU-31',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    knowsSkill(sheetOf(fight, who), 'fire-eating') ? [{ id: 'fire-eating', label: 'Spit fire' }] : [],
  allowed: (fight, who) =>
    allOf(
      mainNow(fight, who, 'attack'),
      () => (drinkOf(fight, who) ? true : notAllowed('MU-31', 'Needs an alcoholic drink.')),
      () => (flameOf(fight, who) ? true : notAllowed('MU-31', 'Needs an open flame in hand.')),
    ),
  *perform(fight, who) {
    const drink = drinkOf(fight, who);
    if (drink) discardItem(sheetOf(fight, who), drink.id);
    const spec = specOf('torch');
    const weapon: Weapon = {
      id: 'fire-eating',
      name: 'Spat fire',
      spec,
      figures: { way: 'melee', die: 4, range: 0, words: ['blast', 'fire', 'direct'] },
      hand: 'body',
      frail: false,
    };
    yield* blastInTurn(fight, who, weapon);
  },
};
const drinkOf = (fight: MurdhamFight, who: Id) =>
  sheetOf(fight, who).gear.find(({ item }) => item === 'alcoholic-drink');
const flameOf = (fight: MurdhamFight, who: Id) =>
  sheetOf(fight, who).gear.find(
    ({ item, held }) => held !== null && ['torch', 'candle', 'oil-lamp', 'lantern'].includes(item),
  );

export const itemActions: readonly MurdhamAction[] = [use, feeding('bonus')];
export const longItemActions: readonly MurdhamAction[] = [useLong, feeding('main'), eatFire];

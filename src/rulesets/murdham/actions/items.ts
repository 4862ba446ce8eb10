/** Using things up: draughts, drinks, drugs, doses, bombs, traps, the medicine box (MU-09). */
import { choose, confirm, type Flow, roll } from '../../../engine/flow.ts';
import { all as allOf, type Id, no, type Verdict } from '../../../engine/words.ts';
import { inZone, zonesWithin } from '../../../space/zones.ts';
import type { MurdhamFight } from '../fight.ts';
import { blast } from '../play/attacks/blast.ts';
import { heal } from '../play/harm/decline.ts';
import { confuse, leave } from '../play/harm/states.ts';
import { isNear, mapOf, placeOf, whereText, zonesHere } from '../play/table/ground.ts';
import { save } from '../play/table/saves.ts';
import { all, audienceFor, diceOf, enemies, isThere, nameOf, seat, sheetOf, tell } from '../play/table/table.ts';
import { discard, itemName, type Weapon } from '../play/table/weapons.ts';
import { beginTurn, loosenHold, spendBonus, spendMain } from '../play/turns/turn.ts';
import { poisonOf } from '../sheet/consumables.ts';
import { specOf, specOfGear } from '../sheet/gear.ts';
import type { UseEffect } from '../sheet/itemTypes.ts';
import { scoreOf } from '../sheet/scores.ts';
import type { GearItem } from '../sheet/sheet.ts';
import { gain, is, isGone, isHelpless, knows, lose } from '../sheet/standing.ts';
import { bonusNow, groups, type MurdhamAction, mainNow } from './allowed.ts';

const effectOf = (item: GearItem): UseEffect | undefined => specOfGear(item).use?.effect;
/** Taken by mouth: what can be fed to somebody helpless. */
const drunk: readonly UseEffect['kind'][] = ['draught', 'alcohol', 'antidote', 'drug'];

/** Things with a use of this cost that can be used now. */
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

/** Whether the thing has any use just now. */
function sense(fight: MurdhamFight, who: Id, item: GearItem | undefined): Verdict {
  if (!item) return no('MU-09', 'It is not at hand.');
  const effect = effectOf(item);
  if (effect?.kind === 'poison' && coatable(fight, who).length === 0)
    return no('MU-09', 'No weapon in hand that could be coated.');
  if (item.item === 'manacles' && bindable(fight, who).length === 0)
    return no('MU-09', 'Nobody nearby is helpless or has surrendered.');
  return true;
}
const coatable = (fight: MurdhamFight, who: Id): GearItem[] =>
  sheetOf(fight, who).gear.filter(
    (item) => item.held !== null && item.coat === undefined && specOfGear(item).weapon?.die !== undefined,
  );
const bindable = (fight: MurdhamFight, who: Id): Id[] =>
  all(fight)
    .filter(
      (one) =>
        one.id !== who &&
        isThere(fight, one.id) &&
        isNear(fight, who, one.id) &&
        (isHelpless(one.sheet) || is(one.sheet, 'surrendered')),
    )
    .map(({ id }) => id);

const use: MurdhamAction = {
  id: 'use',
  scope: 'combatant',
  label: 'Use',
  help: 'Drinks, eats, coats, throws smoke, lights: a consumable for a bonus action.',
  rule: 'MU-09',
  group: groups.bonus,
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
  group: groups.main,
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
  all(fight)
    .filter(
      (one) => one.sheet.harm > 0 && !isGone(one.sheet) && isNear(fight, who, one.id) && !enemies(fight, who, one.id),
    )
    .map(({ id }) => id);

function* whoseWound(fight: MurdhamFight, who: Id): Flow<Id> {
  const near = patients(fight, who);
  const [only] = near;
  if (near.length < 2) return only ?? who;
  return yield* choose(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, who)}: whose wounds?`,
      rule: 'MU-09',
      about: [who],
      meant: 'help',
    },
    near.map((id) => ({ id, label: nameOf(fight, id), combatant: id })),
  );
}

/** One who cannot drink is fed by somebody nearby: a bonus action, by the house a main one. */
const feeding = (cost: 'bonus' | 'main'): MurdhamAction => ({
  id: cost === 'bonus' ? 'feed' : 'feed-long',
  scope: 'combatant',
  label: 'Give to somebody',
  help: 'A drink or remedy for somebody nearby, also one who cannot act.',
  rule: 'MU-09',
  group: groups[cost],
  cost: `${cost} action`,
  variants: (fight, who) =>
    usable(fight, who, 'bonus')
      .filter((item) => fight.house.feeding === cost && drunk.includes(effectOf(item)?.kind ?? 'none'))
      .map((item) => ({ id: item.id, label: `Give ${itemName(item)}` })),
  allowed: (fight, who) =>
    allOf((cost === 'bonus' ? bonusNow : mainNow)(fight, who), () =>
      fed(fight, who).length > 0 ? true : no('MU-09', 'Nobody of its side is nearby.'),
    ),
  *perform(fight, who, variant) {
    const item = usable(fight, who, 'bonus').find(({ id }) => id === variant);
    if (!item) return;
    const whom = yield* choose(
      {
        seat: seat(fight, who),
        title: `${nameOf(fight, who)}: ${itemName(item)} for whom?`,
        rule: 'MU-09',
        about: [who],
        meant: 'help',
      },
      fed(fight, who).map((id) => ({ id, label: nameOf(fight, id), combatant: id })),
    );
    yield* spendItem(fight, who, whom, item, cost);
  },
});
const fed = (fight: MurdhamFight, who: Id): Id[] =>
  all(fight)
    .filter((one) => one.id !== who && !isGone(one.sheet) && isNear(fight, who, one.id) && !enemies(fight, who, one.id))
    .map(({ id }) => id);

/** Spends the action and the thing, and does what it does. */
function* spendItem(fight: MurdhamFight, who: Id, whom: Id, item: GearItem, cost: 'main' | 'bonus'): Flow<void> {
  yield* beginTurn(fight, who);
  loosenHold(fight, who);
  if (cost === 'main') spendMain(fight, who);
  else spendBonus(fight, who);
  const name = itemName(item);
  const effect = effectOf(item) ?? { kind: 'none' as const };
  tell(fight, 'MU-09', `${nameOf(fight, who)} uses ${name}${whom === who ? '' : ` on ${nameOf(fight, whom)}`}.`, {
    who: [who, whom],
  });
  if (specOfGear(item).consumable || effect.kind === 'bear-trap') discard(sheetOf(fight, who), item.id);
  yield* take(fight, who, whom, effect, item);
}

/** What a thing does to whoever takes it, or to the place where it is used. */
function* take(fight: MurdhamFight, who: Id, whom: Id, effect: UseEffect, item: GearItem): Flow<void> {
  const sheet = sheetOf(fight, whom);
  switch (effect.kind) {
    case 'draught':
      return yield* heal(fight, whom, Math.ceil(scoreOf(sheet, 'str') / 2));
    case 'medicine-box':
      return yield* bandage(fight, who, whom);
    case 'alcohol': {
      if (!is(sheet, 'dying')) yield* heal(fight, whom, 1);
      if (yield* resistsDrug(fight, whom, 'drink', 'the drink')) return;
      return confuse(fight, whom, 'stretch');
    }
    case 'antidote': {
      const groups_ = [{ id: 'dud', count: 1, sides: effect.dudOneIn, read: { by: 'bands' as const, marks: [2] } }];
      const rolled = yield* roll({ seat: seat(fight, who), title: 'Does the antidote work?', rule: 'MU-09' }, groups_, {
        aim: '1: a dud',
      });
      const works = rolled.values.dud !== 0;
      if (works) {
        lose(sheet, 'poisoned');
        sheet.conditions = sheet.conditions.filter(({ id, note }) => id !== 'incapacitated' || !isDose(note));
      }
      return tell(fight, 'MU-09', works ? `${nameOf(fight, whom)} is free of poison.` : 'The antidote is a dud.', {
        who: [whom],
        dice: diceOf('Antidote', groups_, rolled),
      });
    }
    case 'drug':
      return yield* drug(fight, whom, effect.drug);
    case 'poison':
      return yield* coat(fight, who, effect.poison);
    case 'smoke':
      return yield* smoke(fight, who, effect.range, effect.reach);
    case 'bear-trap': {
      const [zone] = zonesHere(fight, who);
      if (zone !== undefined) leave(fight, zone, { kind: 'hazard', label: 'Bear trap', detail: 'bear-trap' });
      return;
    }
    case 'caltrops':
      return yield* scatter(fight, who);
    case 'incense': {
      const [zone] = zonesHere(fight, who);
      if (zone !== undefined) leave(fight, zone, { kind: 'hazard', label: 'Incense', detail: 'incense' });
      return;
    }
    default:
      if (item.item === 'manacles') yield* bind(fight, who);
  }
}
const isDose = (note: string | undefined): boolean =>
  note === 'asleep' || note === 'scorpion-oil' || note === 'candlestick-root';

/** 1 health, or with Heal a d8, at most half of STR. */
function* bandage(fight: MurdhamFight, who: Id, whom: Id): Flow<void> {
  if (!knows(sheetOf(fight, who), 'heal')) return yield* heal(fight, whom, 1);
  const dice = [{ id: 'heal', count: 1, sides: 8, read: { by: 'sum' as const } }];
  const rolled = yield* roll({ seat: seat(fight, who), title: `${nameOf(fight, who)}: healing`, rule: 'MU-09' }, dice);
  return yield* heal(
    fight,
    whom,
    Math.min(rolled.values.heal ?? 1, Math.ceil(scoreOf(sheetOf(fight, whom), 'str') / 2)),
  );
}

/** A STR save against a drug or drink; the second of it in a stretch fails by itself. Poison resistance is one ahead. */
function* resistsDrug(fight: MurdhamFight, who: Id, mark: string, name: string): Flow<boolean> {
  const sheet = sheetOf(fight, who);
  const before = sheet.spent.filter((one) => one === mark).length - (knows(sheet, 'poison-resistance') ? 1 : 0);
  sheet.spent.push(mark);
  if (before < 0) return true;
  // The save resists the wanted effect as well (ruling 45); by the house who can choose may let it work.
  if (fight.house.willingDrugs && !isHelpless(sheet)) {
    const ask = { seat: seat(fight, who), title: `${nameOf(fight, who)}: ${name}`, rule: 'MU-09', about: [who] };
    if (yield* confirm(ask, 'Let it work', 'Resist it')) return false;
  }
  return before === 0 && (yield* save(fight, who, 'str', { rule: 'MU-09', what: `against ${name}` }));
}

function* drug(fight: MurdhamFight, who: Id, which: 'madcap' | 'mandrake' | 'crimson-weed' | 'darkroot'): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (yield* resistsDrug(fight, who, which, 'the drug')) return;
  if (which === 'madcap') gain(sheet, { id: 'frenzied', until: 'stretch', note: 'madcap' });
  if (which === 'mandrake') gain(sheet, { id: 'mandrake', until: 'watch' });
  if (which === 'crimson-weed') {
    gain(sheet, { id: 'crimson-weed', until: 'watch' });
    // The maximum rises with STR, health does not, unless the house has it.
    if (fight.house.weedHealth === 'maximum') sheet.harm += 2;
  }
  if (which === 'darkroot') confuse(fight, who, 'watch');
  else tell(fight, 'MU-09', `The drug takes hold of ${nameOf(fight, who)}.`, { who: [who] });
}

function* coat(fight: MurdhamFight, who: Id, poison: string): Flow<void> {
  const weapons = coatable(fight, who);
  const [only] = weapons;
  const id =
    weapons.length === 1 && only
      ? only.id
      : yield* choose(
          { seat: seat(fight, who), title: `${nameOf(fight, who)}: coat which weapon?`, rule: 'MU-09', about: [who] },
          weapons.map((item) => ({ id: item.id, label: itemName(item) })),
        );
  const weapon = weapons.find((item) => item.id === id);
  if (!weapon) return;
  weapon.coat = poison;
  tell(fight, 'MU-09', `${nameOf(fight, who)} coats ${itemName(weapon)} with ${poisonOf(poison).name}.`, {
    who: [who],
  });
}

function* zoneChoice(fight: MurdhamFight, who: Id, range: number, title: string): Flow<string> {
  return yield* choose(
    { seat: seat(fight, who), title, rule: 'MU-09', about: [who], audience: audienceFor(fight, who) },
    zonesWithin(mapOf(fight), placeOf(fight, who), range).map(({ id }) => ({
      id,
      label: whereText(fight, inZone(id)),
      place: inZone(id),
    })),
  );
}
function* smoke(fight: MurdhamFight, who: Id, range: number, reach: number): Flow<void> {
  const zone = yield* zoneChoice(fight, who, range, `${nameOf(fight, who)}: where does the smoke go?`);
  for (const { id } of zonesWithin(mapOf(fight), inZone(zone), reach))
    leave(fight, id, { kind: 'opaque', label: 'Smoke' });
  tell(fight, 'MU-15', `Smoke fills ${whereText(fight, inZone(zone))} and what lies next to it.`, { who: [who] });
}
function* scatter(fight: MurdhamFight, who: Id): Flow<void> {
  const zone = yield* zoneChoice(fight, who, 0, `${nameOf(fight, who)}: caltrops where?`);
  leave(fight, zone, { kind: 'difficult', label: 'Caltrops' });
  tell(fight, 'MU-09', `Caltrops lie in ${whereText(fight, inZone(zone))}.`, { who: [who] });
}
function* bind(fight: MurdhamFight, who: Id): Flow<void> {
  const near = bindable(fight, who);
  const [only] = near;
  const whom =
    near.length === 1 && only !== undefined
      ? only
      : yield* choose(
          {
            seat: seat(fight, who),
            title: `${nameOf(fight, who)}: bind whom?`,
            rule: 'MU-09',
            about: [who],
            meant: 'harm',
          },
          near.map((id) => ({ id, label: nameOf(fight, id), combatant: id })),
        );
  gain(sheetOf(fight, whom), { id: 'entangled', until: 'cause', note: 'manacles' });
  tell(fight, 'MU-09', `${nameOf(fight, whom)} is bound.`, { who: [who, whom] });
}

/** Fire eating: a drink spat through an open flame: a melee blast of d4 fire. */
const eatFire: MurdhamAction = {
  id: 'fire-eating',
  scope: 'combatant',
  label: 'Spit fire',
  help: 'Fire eating: spends a drink at an open flame, a melee blast of d4 fire.',
  rule: 'MU-31',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who) =>
    knows(sheetOf(fight, who), 'fire-eating') ? [{ id: 'fire-eating', label: 'Spit fire' }] : [],
  allowed: (fight, who) =>
    allOf(
      mainNow(fight, who, 'attack'),
      () => (drinkOf(fight, who) ? true : no('MU-31', 'It needs an alcoholic drink.')),
      () => (flameOf(fight, who) ? true : no('MU-31', 'It needs an open flame in hand.')),
    ),
  *perform(fight, who) {
    const drink = drinkOf(fight, who);
    if (drink) discard(sheetOf(fight, who), drink.id);
    const spec = specOf('torch');
    const weapon: Weapon = {
      id: 'fire-eating',
      name: 'Spat fire',
      spec,
      figures: { way: 'melee', die: 4, range: 0, words: ['blast', 'fire', 'direct'] },
      hand: 'body',
      frail: false,
    };
    yield* blast(fight, who, weapon);
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

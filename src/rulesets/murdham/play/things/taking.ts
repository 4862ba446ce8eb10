/**
 * What a consumable does to the fighter who takes it, or to the place where it is used: draughts,
 * drugs, doses, smoke, traps (MU-09).
 */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { askChoice, askConfirmation, askRoll, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, placeRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { inZone, zonesWithin } from '../../../../space/zones/zones.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf, optionsFor, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { GearItem } from '../../sheet/carried.ts';
import { scoreOf } from '../../sheet/scores.ts';
import { gainCondition, isConditionActive, isHelpless, knowsSkill, loseCondition } from '../../sheet/standing.ts';
import { specOfGear } from '../../sheet/things/gear.ts';
import type { UseEffect } from '../../sheet/things/itemTypes.ts';
import { poisonOf } from '../../sheet/things/poisons.ts';
import { healFighter } from '../harm/decline.ts';
import { confuseFighter, leaveFeature } from '../harm/states.ts';
import { isNear, mapOf, placeOf, whereText, zonesHere } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { allFighters, audienceFor, isThere, seatOfFighter, tell } from '../table/table.ts';
import { discardItem, gearRef, itemName } from '../table/weapons.ts';
import { spendBonus, spendMain } from '../turns/budget.ts';
import { beginTurn } from '../turns/opening.ts';

export const effectOf = (item: GearItem): UseEffect | undefined => specOfGear(item).use?.effect;
export const coatable = (fight: MurdhamFight, who: Id): GearItem[] =>
  sheetOf(fight, who).gear.filter(
    (item) => item.held !== null && item.coat === undefined && specOfGear(item).weapon?.die !== undefined,
  );
export const bindable = (fight: MurdhamFight, who: Id): Id[] =>
  allFighters(fight)
    .filter(
      (one) =>
        one.id !== who &&
        isThere(fight, one.id) &&
        isNear(fight, who, one.id) &&
        (isHelpless(one.sheet) || isConditionActive(one.sheet, 'surrendered')),
    )
    .map(({ id }) => id);

/** Spends the action and the item, and applies the item's effect. */
export function* spendItem(fight: MurdhamFight, who: Id, whom: Id, item: GearItem, cost: 'main' | 'bonus'): Flow<void> {
  yield* beginTurn(fight, who);
  if (cost === 'main') spendMain(fight, who);
  else spendBonus(fight, who);
  const name = itemName(item);
  const effect = effectOf(item) ?? { kind: 'none' as const };
  tell(
    fight,
    'MU-09',
    sentence`${personRef(who)} uses ${itemRef(name)}${whom === who ? '' : sentence` on ${personRef(whom)}`}.`,
  );
  if (specOfGear(item).consumable || effect.kind === 'bear-trap') discardItem(sheetOf(fight, who), item.id);
  yield* take(fight, who, whom, effect, item);
}

/** Applies an item's effect to the fighter who takes it, or to the place where it is used. */
function* take(fight: MurdhamFight, who: Id, whom: Id, effect: UseEffect, item: GearItem): Flow<void> {
  const sheet = sheetOf(fight, whom);
  switch (effect.kind) {
    case 'draught':
      return yield* healFighter(fight, whom, Math.ceil(scoreOf(sheet, 'str') / 2));
    case 'medicine-box':
      return yield* bandage(fight, who, whom);
    case 'alcohol': {
      if (!isConditionActive(sheet, 'dying')) yield* healFighter(fight, whom, 1);
      if (yield* resistsDrug(fight, whom, 'drink', 'the drink')) return;
      return confuseFighter(fight, whom, 'stretch');
    }
    case 'antidote': {
      const asking = { seat: seatOfFighter(fight, who), title: 'Does the antidote work?', rule: 'MU-09' };
      const die: DieGroup = { ...dieGroup('dud', effect.dudOneIn), read: { by: 'bands', marks: [2] } };
      const { value, dice } = yield* rollFor(asking, 'Antidote', [die], { aim: '1: a dud' });
      const works = value !== 0;
      if (works) {
        loseCondition(sheet, 'poisoned');
        sheet.conditions = sheet.conditions.filter(({ id, note }) => id !== 'incapacitated' || !isDose(note));
      }
      return tell(
        fight,
        'MU-09',
        works
          ? sentence`${personRef(whom)} is free of poison.`
          : sentence`The antidote does nothing to ${personRef(whom)}: a dud.`,
        {
          dice,
        },
      );
    }
    case 'drug':
      return yield* drug(fight, whom, effect.drug);
    case 'poison':
      return yield* coat(fight, who, effect.poison);
    case 'smoke':
      return yield* smoke(fight, who, effect.range, effect.reach);
    case 'bear-trap': {
      const [zone] = zonesHere(fight, who);
      if (zone !== undefined) leaveFeature(fight, zone, { kind: 'hazard', label: 'Bear trap', detail: 'bear-trap' });
      return;
    }
    case 'caltrops':
      return yield* scatter(fight, who);
    case 'incense': {
      const [zone] = zonesHere(fight, who);
      if (zone !== undefined) leaveFeature(fight, zone, { kind: 'hazard', label: 'Incense', detail: 'incense' });
      return;
    }
    default:
      if (item.item === 'manacles') yield* bind(fight, who);
  }
}
const isDose = (note: string | undefined): boolean =>
  note === 'asleep' || note === 'scorpion-oil' || note === 'candlestick-root';

/** Bandages a fighter: 1 health, or with Heal a d8 but at most half of STR. */
function* bandage(fight: MurdhamFight, who: Id, whom: Id): Flow<void> {
  if (!knowsSkill(sheetOf(fight, who), 'heal')) return yield* healFighter(fight, whom, 1);
  const dice = [{ id: 'heal', count: 1, sides: 8, read: { by: 'sum' as const } }];
  const rolled = yield* askRoll(
    { seat: seatOfFighter(fight, who), title: `${nameOf(fight, who)}: healing`, rule: 'MU-09' },
    dice,
  );
  return yield* healFighter(
    fight,
    whom,
    Math.min(rolled.values.heal ?? 1, Math.ceil(scoreOf(sheetOf(fight, whom), 'str') / 2)),
  );
}

/**
 * Makes a fighter save STR against a drug or drink. The second of the same kind in a stretch fails
 * by itself; with Poison resistance the first does nothing, and the third fails.
 */
function* resistsDrug(fight: MurdhamFight, who: Id, mark: string, name: string): Flow<boolean> {
  const sheet = sheetOf(fight, who);
  const before = sheet.spent.filter((one) => one === mark).length - (knowsSkill(sheet, 'poison-resistance') ? 1 : 0);
  sheet.spent.push(mark);
  if (before < 0) return true;
  // The save also resists an effect that the fighter wants (ruling 45). By house rule a fighter who
  // can choose may let it work.
  if (fight.house.willingDrugs && !isHelpless(sheet)) {
    const ask = {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)}: ${name}`,
      rule: 'MU-09',
      about: [who],
    };
    if (yield* askConfirmation(ask, 'Let it work', 'Resist it')) return false;
  }
  return before === 0 && (yield* rollSave(fight, who, 'str', { rule: 'MU-09', what: `against ${name}` }));
}

function* drug(fight: MurdhamFight, who: Id, which: 'madcap' | 'mandrake' | 'crimson-weed' | 'darkroot'): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (yield* resistsDrug(fight, who, which, 'the drug')) return;
  if (which === 'madcap') gainCondition(sheet, { id: 'frenzied', until: 'stretch', note: 'madcap' });
  if (which === 'mandrake') gainCondition(sheet, { id: 'mandrake', until: 'watch' });
  if (which === 'crimson-weed') {
    gainCondition(sheet, { id: 'crimson-weed', until: 'watch' });
    // The maximum rises with STR, but health does not unless a house rule says so.
    if (fight.house.weedHealth === 'maximum') sheet.harm += 2;
  }
  if (which === 'darkroot') confuseFighter(fight, who, 'watch');
  else tell(fight, 'MU-09', sentence`The drug takes hold of ${personRef(who)}.`);
}

function* coat(fight: MurdhamFight, who: Id, poison: string): Flow<void> {
  const weapons = coatable(fight, who);
  const [only] = weapons;
  const id =
    weapons.length === 1 && only
      ? only.id
      : yield* askChoice(
          {
            seat: seatOfFighter(fight, who),
            title: `${nameOf(fight, who)}: coat which weapon?`,
            rule: 'MU-09',
            about: [who],
          },
          weapons.map((item) => ({ id: item.id, label: itemName(item) })),
        );
  const weapon = weapons.find((item) => item.id === id);
  if (!weapon) return;
  weapon.coat = poison;
  tell(fight, 'MU-09', sentence`${personRef(who)} coats ${gearRef(weapon)} with ${itemRef(poisonOf(poison).name)}.`);
}

function* zoneChoice(fight: MurdhamFight, who: Id, range: number, title: string): Flow<string> {
  return yield* askChoice(
    { seat: seatOfFighter(fight, who), title, rule: 'MU-09', about: [who], audience: audienceFor(fight, who) },
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
    leaveFeature(fight, id, { kind: 'opaque', label: 'Smoke' });
  tell(fight, 'MU-15', sentence`Smoke fills ${placeRef(zone)} and what lies next to it.`, {
    who: [who],
  });
}
function* scatter(fight: MurdhamFight, who: Id): Flow<void> {
  const zone = yield* zoneChoice(fight, who, 0, `${nameOf(fight, who)}: caltrops where?`);
  leaveFeature(fight, zone, { kind: 'difficult', label: 'Caltrops' });
  tell(fight, 'MU-09', sentence`Caltrops lie in ${placeRef(zone)}.`, { who: [who] });
}
function* bind(fight: MurdhamFight, who: Id): Flow<void> {
  const near = bindable(fight, who);
  const [only] = near;
  const whom =
    near.length === 1 && only !== undefined
      ? only
      : yield* askChoice(
          {
            seat: seatOfFighter(fight, who),
            title: `${nameOf(fight, who)}: bind whom?`,
            rule: 'MU-09',
            about: [who],
            meant: 'harm',
          },
          optionsFor(fight, near),
        );
  gainCondition(sheetOf(fight, whom), { id: 'entangled', until: 'cause', note: 'manacles' });
  tell(fight, 'MU-09', sentence`${personRef(who)} binds ${personRef(whom)}.`);
}

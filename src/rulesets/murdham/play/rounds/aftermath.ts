/**
 * MU-48: rolls durability after the fight for all gear that somebody used, and ends what lasts only
 * for the fight.
 */

import { isPartySide } from '../../../../engine/fight.ts';
import { type Flow, rollAll } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import { personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import type { Roll } from '../../../../engine/question.ts';
import { gmSeat, type Id, type Seat, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import type { GearItem } from '../../sheet/carried.ts';
import { loseCondition } from '../../sheet/standing.ts';
import { specOfGear } from '../../sheet/things/gear.ts';
import { whereInSentence, whereText } from '../table/ground.ts';
import { allFighters, tell } from '../table/table.ts';
import { discardItem, gearRef, isFrail, itemName } from '../table/weapons.ts';

interface Worn {
  /** The id of the durability roll: the owner and the item, or the place where it lies. */
  id: string;
  name: string;
  /** The name of the item in a sentence of the log. */
  told: Sentence;
  seat: Seat;
  who: Id[];
  item: GearItem;
  /** The sides of its die. The item is damaged on a 1. */
  sides: number;
  /** Destroys the item for good. */
  destroy(): void;
}

/**
 * Tells whether an item makes a durability roll: used weapons, shields, armour and helmets do;
 * consumables and machines do not.
 */
const wears = (item: GearItem): boolean => item.used && !specOfGear(item).consumable && !specOfGear(item).durability;
const sidesOf = (item: GearItem): number => (specOfGear(item).quality === 'robust' ? 8 : 4);

const carriedBy = (fight: MurdhamFight, { id: who, sheet }: Fighter): Worn[] =>
  sheet.gear.filter(wears).map((item) => ({
    id: `${who}.${item.id}`,
    name: `${nameOf(fight, who)}’s ${itemName(item)}`,
    told: sentence`${personRef(who)}’s ${gearRef(item)}`,
    seat: seatOf(who),
    who: [who],
    item,
    sides: sidesOf(item),
    destroy: () => discardItem(sheet, item.id),
  }));
/**
 * Lists used items on the ground. An item that was put down, struck from a hand or thrown away at a
 * surrender has been used like the others.
 */
const lyingAbout = (fight: MurdhamFight): Worn[] =>
  fight.state.dropped.flatMap((lying, at) =>
    wears(lying.item)
      ? [
          {
            id: `lying-${at + 1}.${lying.item.id}`,
            name: `${itemName(lying.item)} on the ground (${whereText(fight, lying.place)})`,
            told: sentence`${gearRef(lying.item)} on the ground (${whereInSentence(fight, lying.place)})`,
            seat: gmSeat,
            who: [],
            item: lying.item,
            sides: sidesOf(lying.item),
            destroy: () => {
              fight.state.dropped = fight.state.dropped.filter((one) => one !== lying);
            },
          },
        ]
      : [],
  );

/**
 * Ends the fight: rolls durability for the players' gear first and then for all others', and ends
 * conditions that last only for the fight.
 */
export function* endFight(fight: MurdhamFight): Flow<void> {
  const used = [
    ...[...allFighters(fight)]
      .sort((a, b) => Number(isPartySide(fight, b.side)) - Number(isPartySide(fight, a.side)))
      .flatMap((one) => carriedBy(fight, one)),
    ...lyingAbout(fight),
  ];
  const rolls = used.map(
    ({ id, name, seat, item, sides }): Roll => ({
      id,
      seat,
      label: name,
      groups: [{ id: 'durability', count: 1, sides, read: { by: 'bands', marks: [2] } }],
      aim: `1: ${isFrail(item) ? 'destroyed' : 'damaged'}`,
    }),
  );
  const fallen = yield* rollAll(
    { seat: gmSeat, title: 'Durability rolls for all gear that was used', rule: 'MU-48' },
    rolls,
  );
  for (const [at, { who, item, told, destroy }] of used.entries()) {
    const roll = rolls[at];
    const rolled = roll && fallen[roll.id];
    if (!rolled || !roll) continue;
    const failed = rolled.values.durability === 0;
    const frail = isFrail(item);
    tell(
      fight,
      'MU-48',
      sentence`${told} ${failed ? (frail ? 'is destroyed' : 'is damaged') : 'comes through undamaged'}.`,
      {
        who,
        dice: loggedDiceOf('Durability', roll.groups, rolled),
        tone: failed ? 'bad' : 'plain',
      },
    );
    if (failed && frail) destroy();
    else if (failed) item.damaged = true;
  }
  for (const { item } of fight.state.dropped) item.used = false;
  for (const { sheet } of allFighters(fight)) {
    for (const item of sheet.gear) item.used = false;
    for (const passing of ['taunted', 'distracted', 'stunned', 'unaware'] as const) loseCondition(sheet, passing);
  }
  fight.state.turn = null;
  fight.state.chance = null;
  fight.stage = 'over';
  tell(fight, 'MU-48', sentence`The fight is over.`, { tone: 'turn' });
}

/** MU-48: after the fight: durability rolls for all that was used, and what passes with the fight. */
import { type Flow, rollAll } from '../../engine/flow.ts';
import type { Roll } from '../../engine/question.ts';
import { gm, type Id } from '../../engine/words.ts';
import { specOf } from './gear.ts';
import { all, diceOf, type Fighter, isPlayers, lose, type MurdhamFight, nameOf, sheetOf, tell } from './kit.ts';
import type { GearItem } from './sheet.ts';
import { discard, isFrail, itemName } from './weapons.ts';

interface Worn {
  who: Id;
  item: GearItem;
  /** Damaged on this or less of its die. */
  sides: number;
}

/** What makes a durability roll: used weapons, shields, armour and helmets; not consumables, not machines. */
function wornOut(one: Fighter): Worn[] {
  return one.sheet.gear
    .filter((item) => item.used && !specOf(item.item).consumable && !specOf(item.item).durability)
    .map((item) => ({ who: one.id, item, sides: specOf(item.item).quality === 'robust' ? 8 : 4 }));
}

/** Ends the fight: durability rolls of the players' gear first, of all others too; then what lasted only for the fight is over. */
export function* endFight(fight: MurdhamFight): Flow<void> {
  const used = [...all(fight)]
    .sort((a, b) => Number(isPlayers(fight, b.side)) - Number(isPlayers(fight, a.side)))
    .flatMap(wornOut);
  const rolls = used.map(
    ({ who, item, sides }): Roll => ({
      id: `${who}.${item.id}`,
      seat: { kind: 'combatant', combatant: who },
      label: `${nameOf(fight, who)}: ${itemName(item)}`,
      groups: [{ id: 'durability', count: 1, sides, read: { by: 'bands', marks: [2] } }],
      aim: `1: ${isFrail(item) ? 'destroyed' : 'damaged'}`,
    }),
  );
  const fallen = yield* rollAll(
    { seat: gm, title: 'Durability rolls for all gear that was used', rule: 'MU-48' },
    rolls,
  );
  for (const [at, { who, item }] of used.entries()) {
    const roll = rolls[at];
    const rolled = roll && fallen[roll.id];
    if (!rolled || !roll) continue;
    const failed = rolled.values.durability === 0;
    const frail = isFrail(item);
    const name = `${nameOf(fight, who)}’s ${itemName(item)}`;
    tell(fight, 'MU-48', `${name} ${failed ? (frail ? 'is destroyed' : 'is damaged') : 'holds'}.`, {
      who: [who],
      dice: diceOf('Durability', roll.groups, rolled),
      tone: failed ? 'bad' : 'plain',
    });
    if (failed && frail) discard(sheetOf(fight, who), item.id);
    else if (failed) item.damaged = true;
  }
  for (const { sheet } of all(fight)) {
    for (const item of sheet.gear) item.used = false;
    for (const passing of ['taunted', 'distracted', 'stunned', 'unaware'] as const) lose(sheet, passing);
  }
  fight.state.turn = null;
  fight.state.chance = null;
  fight.stage = 'over';
  tell(fight, 'MU-48', 'The fight is over.', { tone: 'turn' });
}

/** Harm (HE-13): Grit first; what one attack does beyond Grit is Stress; at Grit 0 it is Flesh; Flesh 0 is death. */

import { countHarm } from '../../../../engine/facts.ts';
import { combatantOf, type LoggedDice } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, inHand, isUp, put } from '../../sheet/sheet.ts';
import type { Tag } from '../../sheet/weapons.ts';
import { rollSum } from '../table/rolls.ts';
import { tell } from '../table/tell.ts';
import { noteCasualty } from './casualties.ts';
import { letGo } from './lying.ts';

export interface Blow {
  amount: number;
  /** `flesh`: a critical hit, an opportunist strike, a fall: past Grit. */
  to: 'grit' | 'flesh';
  tag?: Tag;
  rule: string;
  dice?: LoggedDice[];
  /** Whose blow it is, where somebody deals it: who may be asked to spare a life (house rule). */
  by?: Id;
}

/** HE-15: damage against the weak and the resistant, by the house rule. At least 1 gets through to the resistant. */
export function tagged(fight: HestiaFight, one: Fighter, amount: number, tag: Tag | undefined): number {
  if (tag === undefined || amount === 0) return amount;
  const double = fight.house.weakness === 'double';
  if (one.sheet.weak.includes(tag)) return double ? amount * 2 : amount + 2;
  if (one.sheet.resistant.includes(tag)) return Math.max(1, double ? Math.floor(amount / 2) : amount - 2);
  return amount;
}

/**
 * Stress, and panic when it fills the mind: as many places as Discipline. Monsters feel none. What panic does is assumed: 1 loses a
 * turn, 2 and 3 run for one, 4 strikes at the nearest for one, 5 drops all that is held, 6 loses a turn on the ground.
 */
export function* stress(fight: HestiaFight, who: Id, amount: number, why: string): Flow<void> {
  const one = combatantOf(fight, who);
  if (amount <= 0 || one.sheet.kind === 'monster') return;
  one.sheet.stress += amount;
  tell(fight, 'HE-13', `${nameOf(fight, who)} takes ${amount} Stress (${why}).`, { who: [who] });
  if (!fight.house.panic || one.sheet.stress < Math.max(1, one.sheet.attributes.discipline) || !isUp(one)) return;
  const rolled = yield* rollSum(
    fight,
    who,
    { title: `${nameOf(fight, who)} panics`, rule: 'HE-13' },
    { dice: 'panic', count: 1, sides: 6 },
  );
  const fell = Math.min(6, Math.max(1, rolled.total));
  one.sheet.stress = 0;
  if (fell === 2 || fell === 3) put(one, 'panicked');
  else if (fell === 4) put(one, 'wild');
  else if (fell === 5) for (const arm of inHand(one)) letGo(arm, one.place);
  else {
    put(one, 'staggered');
    if (fell === 6) put(one, 'prone');
  }
  const does = ['freezes', 'runs', 'runs to hide', 'strikes at whoever is nearest', 'drops what it holds', 'faints'][
    fell - 1
  ];
  tell(fight, 'HE-13', `${nameOf(fight, who)} panics and ${does}.`, { who: [who], dice: rolled.dice, tone: 'bad' });
}

/** Deals one attack's harm to somebody and says what became of it. */
export function* harm(fight: HestiaFight, who: Id, blow: Blow): Flow<void> {
  const one = combatantOf(fight, who);
  const { sheet } = one;
  if (!isUp(one)) return;
  const amount = tagged(fight, one, blow.amount, blow.tag);
  if (amount !== blow.amount)
    tell(
      fight,
      'HE-15',
      `${nameOf(fight, who)} is ${amount > blow.amount ? 'weak' : 'resistant'} to ${blow.tag}: ${amount} in place of ${blow.amount}.`,
      { who: [who] },
    );
  // HE-10: what has no body has no Flesh to strike at.
  const straight = blow.to === 'flesh' && !sheet.bodiless;
  if (!straight && sheet.grit.now > 0) {
    const lost = Math.min(sheet.grit.now, amount);
    sheet.grit.now -= lost;
    countHarm(fight, who, lost, blow.by);
    const beyond = amount - lost;
    tell(fight, blow.rule, `${nameOf(fight, who)} loses ${lost} Grit.`, {
      who: [who],
      dice: blow.dice,
      tone: lost > 0 ? 'bad' : 'plain',
    });
    if (sheet.bodiless && sheet.grit.now === 0) return yield* lastPoint(fight, one, blow.by);
    yield* stress(
      fight,
      who,
      beyond + (fight.house.harmStress && sheet.grit.now === 0 ? 1 : 0),
      'more than Grit could take',
    );
    return;
  }
  if (sheet.bodiless) return yield* lastPoint(fight, one, blow.by);
  const lost = Math.min(sheet.flesh.now, amount);
  sheet.flesh.now -= lost;
  countHarm(fight, who, lost, blow.by);
  if (lost > 0 && !fight.state.bled.includes(who)) fight.state.bled.push(who);
  tell(fight, blow.rule, `${nameOf(fight, who)} loses ${lost} Flesh.`, { who: [who], dice: blow.dice, tone: 'bad' });
  if (sheet.flesh.now === 0) return yield* lastPoint(fight, one, blow.by);
  if (fight.house.harmStress) yield* stress(fight, who, 1, 'a wound');
}

/** HE-13: no Flesh left is death; by house rule a blow may put out of action in its place, or its dealer says which. */
function* lastPoint(fight: HestiaFight, one: Fighter, by: Id | undefined): Flow<void> {
  const { lastFlesh } = fight.house;
  if (by === undefined || lastFlesh === 'dies') return die(fight, one);
  const spared =
    lastFlesh === 'out' ||
    (yield* choose(
      { seat: seatOf(by), title: `${nameOf(fight, one.id)} falls: for good?`, rule: 'HE-13', about: [by, one.id] },
      [
        { id: 'kill' as const, label: 'It dies', tone: 'danger' as const },
        { id: 'spare' as const, label: 'It is only out of action' },
      ],
    )) === 'spare';
  if (spared) incapacitate(fight, one);
  else die(fight, one);
}

function die(fight: HestiaFight, one: Fighter): void {
  one.sheet.gone = 'dead';
  one.sheet.states = [];
  noteCasualty(fight, one);
  tell(fight, 'HE-13', `${nameOf(fight, one.id)} dies.`, { who: [one.id], tone: 'bad' });
}

/** HE-22: puts somebody out of action: incapacitated, alive, and a casualty. */
export function incapacitate(fight: HestiaFight, one: Fighter): void {
  if (!isUp(one)) return;
  one.sheet.gone = 'stopped';
  one.sheet.states = [];
  noteCasualty(fight, one);
  tell(fight, 'HE-22', `${nameOf(fight, one.id)} is out of action.`, { who: [one.id], tone: 'bad' });
}

/** A fall (HE-13): by the house rule so much Flesh for each full ten feet and each Flesh die of its size; the tiny take none. */
export const fallHarm = (fight: HestiaFight, { sheet }: Fighter, feet: number): number =>
  Math.floor(feet / 10) * fight.house.fallFlesh * { tiny: 0, small: 1, medium: 1, large: 2, huge: 4 }[sheet.size];

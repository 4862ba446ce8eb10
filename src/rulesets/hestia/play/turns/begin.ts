/**
 * The meeting (HE-04, HE-05): the reaction of the other side, and who is surprised; then the first
 * round, or a parley.
 */

import { combatantOf, everyone } from '../../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { peopleRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { LoggedDice } from '../../../../engine/logEntry.ts';
import { gmSeat, seatOf, withinSentence } from '../../../../engine/words.ts';
import { rollWithPoints } from '../../../common/dice.ts';
import { nameOf, optionsFor } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';
import { DISPOSITION_WORDS, DISPOSITIONS, type Disposition } from '../../state.ts';
import { noteComing } from '../harm/casualties.ts';
import { dealStress } from '../harm/harm.ts';
import { isOurs } from '../table/camps.ts';
import { baneParts, type Check, saveCheck } from '../table/checks.ts';
import { rollChecks } from '../table/rolls.ts';
import { tell, tellRuling } from '../table/tell.ts';
import { beginRound } from './rounds.ts';

/** From set-up to the first turn. */
export function* beginFight(fight: HestiaFight): Flow<void> {
  fight.stage = 'running';
  fight.state.began = Object.fromEntries(fight.sideOrder.map((side) => [side, 0]));
  noteComing(fight, everyone(fight));
  const met = new Set(everyone(fight).map(({ side }) => side)).size > 1;
  const plain = yield* askChoice(
    { seat: gmSeat, title: 'How does the meeting begin?', rule: 'HE-05', detail: 'Roll when the story does not say.' },
    [
      // A side that is alone meets nobody.
      { id: 'attack', label: 'Both sides attack', ...(met ? {} : { byItself: 'always' as const }) },
      { id: 'roll', label: 'Roll their reaction' },
      ...DISPOSITIONS.slice(1).map((id) => ({ id, label: DISPOSITION_WORDS[id] })),
    ],
  );
  const { found, dice } = plain === 'roll' ? yield* reaction(fight) : { found: plain as Disposition, dice: [] };
  fight.state.disposition = found;
  const parley = found !== 'attack';
  if (parley || dice.length > 0)
    tell(fight, 'HE-05', sentence`${DISPOSITION_WORDS[found]}.${parley ? ' No fight yet.' : ''}`, { dice });
  if (parley) {
    fight.state.phase = 'parley';
    return;
  }
  yield* surprise(fight);
}

/**
 * HE-05: rolls 2d6 for the reaction of the other side, in bands: 2, 3 to 5, 6 to 8, 9 to 11, 12.
 */
function* reaction(fight: HestiaFight): Flow<{ found: Disposition; dice: LoggedDice[] }> {
  const groupsWith = (ruled: number) => [
    {
      id: 'luck',
      count: 2,
      sides: 6,
      read: { by: 'bands' as const, marks: [3, 6, 9, 12].map((mark) => mark - ruled) },
    },
  ];
  const { value, dice } = yield* rollWithPoints(
    { seat: gmSeat, title: 'Reaction of the other side', rule: 'HE-05' },
    'reaction',
    (points) => ({ groups: groupsWith(points) }),
    (words) => tellRuling(fight, words),
  );
  return { found: DISPOSITIONS[value] ?? 'attack', dice };
}

/** HE-04: surprise by save or by ruling, for either side; then round one. */
export function* surprise(fight: HestiaFight): Flow<void> {
  fight.state.phase = 'fight';
  const up = everyone(fight).filter(isUp);
  const ours = up.filter(
    (one) => isOurs(fight, one) && (fight.house.surpriseOf === 'all' || one.sheet.kind === 'character'),
  );
  const how = yield* askChoice({ seat: gmSeat, title: 'Is anybody surprised?', rule: 'HE-04' }, [
    // Where nobody hides, nobody can be surprised.
    { id: 'nobody', label: 'Nobody', ...(up.some(({ hidden }) => hidden) ? {} : { byItself: 'always' as const }) },
    { id: 'save', label: 'The characters save' },
    { id: 'stealthy', label: 'They save with a bane: the foes are stealthy' },
    ...fight.sideOrder
      .filter((side) => up.some((one) => one.side === side))
      .map((side) => ({ id: `side:${side}`, label: `All of ${withinSentence(fight.sides[side]?.name ?? side)}` })),
    { id: 'ruling', label: 'I say who' },
  ]);
  if (how.startsWith('side:'))
    fight.state.surprised = up.filter((one) => `side:${one.side}` === how).map(({ id }) => id);
  else if (how === 'ruling') {
    fight.state.surprised = yield* askPicks(
      { seat: gmSeat, title: 'Who is surprised?', rule: 'HE-04', audience: 'gm' },
      optionsFor(fight, up),
      0,
      fight.order.length,
    );
  } else if (how !== 'nobody') fight.state.surprised = yield* saves(fight, ours, how === 'stealthy');
  // Hidden people get a sentence of their own, so that the players can read the sentence about the
  // others.
  for (const hidden of [false, true]) {
    const these = fight.state.surprised.filter((id) => combatantOf(fight, id).hidden === hidden);
    if (these.length > 0)
      tell(fight, 'HE-04', sentence`${peopleRef(these)} cannot act in the first round.`, { tone: 'bad' });
  }
  yield* beginRound(fight);
}

function* saves(fight: HestiaFight, ours: readonly Fighter[], stealthy: boolean): Flow<string[]> {
  const checkOf = (one: Fighter): Check =>
    saveCheck(one, 'savvy', 'HE-04', [
      ...baneParts(one, 'save', 'savvy'),
      { label: 'stealthy enemies', value: stealthy ? -1 : 0, rule: 'HE-04' },
    ]);
  const read = yield* rollChecks(
    fight,
    { seat: gmSeat, title: 'Savvy saves against surprise', rule: 'HE-04', about: ours.map(({ id }) => id) },
    ours.map((one) => ({
      id: one.id,
      seat: seatOf(one.id),
      label: `${nameOf(fight, one.id)}: Savvy save`,
      check: checkOf(one),
    })),
  );
  const failed: string[] = [];
  for (const one of ours) {
    const result = read(one.id);
    tell(fight, 'HE-04', sentence`${personRef(one.id)} is ${result.passed ? 'on guard' : 'surprised'}.`, {
      dice: result.dice,
    });
    if (result.passed) continue;
    failed.push(one.id);
    if (fight.house.saveStress) yield* dealStress(fight, one.id, 1, 'a failed save');
  }
  return failed;
}

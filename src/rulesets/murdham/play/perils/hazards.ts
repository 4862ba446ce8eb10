/**
 * What the ground does to people at the start and end of rounds and when they enter it: fire,
 * falls, traps, water, heights.
 */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { askNumber, type Flow, rollAll } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import { personRef, type Sentence, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, type RuleId } from '../../../../engine/words.ts';
import { changeScene } from '../../../../space/changeScene.ts';
import type { Feature } from '../../../../space/scene.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import {
  conditionOf,
  gainCondition,
  isConditionActive,
  isGone,
  isHelpless,
  knowsSkill,
  loseCondition,
} from '../../sheet/standing.ts';
import { loseAir } from '../harm/breath.ts';
import { incapacitate } from '../harm/decline.ts';
import { dealHurt } from '../harm/hurt.ts';
import { downWithMount } from '../riding.ts';
import { plainArmour } from '../table/armour.ts';
import { featuresAt, perilsAt, placeOf } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { allFighters, audienceFor, isThere, seatOfFighter, tell } from '../table/table.ts';
import { vehicleOf } from '../table/vehicles.ts';

/**
 * Deals damage that nobody strikes: a fall, a fire, a trap. The damage is direct unless the caller
 * says otherwise.
 */
export function* sufferMishap(
  fight: MurdhamFight,
  who: Id,
  dice: { count: number; sides: number },
  why: {
    rule: RuleId;
    text: string;
    told?: Sentence;
    kind?: 'fire' | 'plain';
    direct?: boolean;
    times?: number;
    by?: Id | undefined;
  },
): Flow<void> {
  if (dice.count < 1) return;
  const groups: DieGroup[] = [{ id: 'harm', ...dice, explode: true, read: { by: 'sum' } }];
  const title = `${nameOf(fight, who)}: ${why.text}`;
  const rolled = (yield* rollAll(
    { seat: seatOfFighter(fight, who), title, rule: why.rule, about: [who], audience: audienceFor(fight, who) },
    [{ id: 'harm', seat: seatOfFighter(fight, who), label: title, groups }],
  )).harm;
  const sheet = sheetOf(fight, who);
  const less = why.kind === 'fire' && knowsSkill(sheet, 'fire-eating') ? 1 : 0;
  const amount = Math.max(
    0,
    (rolled?.values.harm ?? 0) * (why.times ?? 1) - less - (why.direct === false ? plainArmour(fight, who) : 0),
  );
  tell(fight, why.rule, sentence`${personRef(who)} takes ${amount} damage: ${why.told ?? writtenRef(why.text)}.`, {
    dice: rolled ? loggedDiceOf(why.text, groups, rolled) : [],
    tone: 'bad',
  });
  yield* dealHurt(fight, {
    who,
    amount,
    rule: why.rule,
    direct: why.direct !== false,
    ...(why.kind ? { kind: why.kind } : {}),
    ...(why.by === undefined ? {} : { by: why.by }),
  });
  yield* downWithMount(fight, who);
}

/**
 * Drops a fighter from a height in metres: d4 direct damage for each full 2 m. An AGI save takes 2
 * m off; with Acrobatics 4 m, and 2 m even when it fails.
 */
export function* fallFrom(fight: MurdhamFight, who: Id, metres: number, by?: Id): Flow<void> {
  if (metres < 2) return;
  const passed = yield* rollSave(fight, who, 'agi', { rule: 'MU', what: 'to land well' });
  const acrobat = knowsSkill(sheetOf(fight, who), 'acrobatics');
  const left = metres - (passed ? (acrobat ? 4 : 2) : acrobat ? 2 : 0);
  const count = Math.floor(left / 2);
  loseCondition(sheetOf(fight, who), 'aloft');
  loseCondition(sheetOf(fight, who), 'climbing');
  if (count < 1) {
    tell(fight, 'MU', sentence`${personRef(who)} falls ${metres} m and lands unhurt.`);
    return;
  }
  yield* sufferMishap(fight, who, { count, sides: 4 }, { rule: 'MU', text: `a fall of ${metres} m`, by });
}

/**
 * Drops a fighter who was taken out in the air. The GM says from how high it falls (ruling 12). The
 * dead drop without damage.
 */
export function* dropFromAir(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (!isConditionActive(sheet, 'aloft') || !isHelpless(sheet)) return;
  loseCondition(sheet, 'aloft');
  if (isGone(sheet)) return;
  if (fight.house.knockedAloft === 'lands') {
    tell(fight, 'MU', sentence`${personRef(who)} sinks to the ground.`);
    return;
  }
  const metres = yield* askNumber(
    { seat: gmSeat, title: `${nameOf(fight, who)} drops from the air: how high was it?`, rule: 'MU', about: [who] },
    { min: 0, max: 100, suggested: 4, unit: 'm' },
  );
  const count = Math.floor(metres / 2);
  yield* sufferMishap(fight, who, { count, sides: 4 }, { rule: 'MU', text: `a fall of ${metres} m` });
}

/** A fire that fills the place. */
const isFire = (feature: Feature): boolean => hasFire(feature) && !isSmallFire(feature);

const hasFire = ({ kind, detail }: Feature): boolean => kind === 'hazard' && (detail ?? '').includes('fire');

/** MU-38: a hearth or a campfire. Nobody walks into it; one can be pushed into it. */
const isSmallFire = ({ kind, detail }: Feature): boolean => kind === 'hazard' && detail === 'small fire';

/** Features of a zone that hurt nobody: powers and incense. */
const harmless: readonly string[] = ['silence', 'illusion', 'incense', 'miasma', 'warding'];

/**
 * Applies what a zone does to a fighter who comes into it, or whom `by` pushes into its hazard.
 * MU-46: harm by such a push counts as harm by that enemy.
 */
export function* enterHazards(fight: MurdhamFight, who: Id, by?: Id): Flow<void> {
  for (const feature of featuresAt(fight, placeOf(fight, who))) {
    if (feature.kind === 'fall' && by !== undefined) yield* fallFrom(fight, who, feature.amount ?? 4, by);
    if (feature.kind !== 'hazard' || (isSmallFire(feature) && by === undefined)) continue;
    if (hasFire(feature))
      yield* sufferMishap(fight, who, { count: 1, sides: 6 }, { rule: 'MU', text: 'fire', kind: 'fire', by });
    else if (feature.detail === 'bear-trap') yield* snap(fight, who, feature, by);
    else if (feature.detail === 'pit') yield* pit(fight, who, feature, by);
    else if (by !== undefined && !harmless.includes(feature.detail ?? ''))
      yield* sufferMishap(fight, who, { count: 1, sides: 4 }, { rule: 'MU-38', text: feature.label || 'a hazard', by });
  }
}

/** Applies only the fire of a place, for fighters who are carried or dragged into it. */
export function* enterFire(fight: MurdhamFight, who: Id): Flow<void> {
  for (const feature of featuresAt(fight, placeOf(fight, who)))
    if (isFire(feature))
      yield* sufferMishap(fight, who, { count: 1, sides: 6 }, { rule: 'MU', text: 'fire', kind: 'fire' });
}

/**
 * Springs a bear trap: d6, and the victim is entangled. A fighter who noticed it may react with an
 * AGI save; with Burglary, also one who did not.
 */
function* snap(fight: MurdhamFight, who: Id, trap: Feature, by?: Id): Flow<void> {
  const aware = trap.secret !== true || knowsSkill(sheetOf(fight, who), 'burglary');
  removeFeature(fight, trap.id);
  if (aware && (yield* rollSave(fight, who, 'agi', { rule: 'MU', what: 'to leap clear of the trap' }))) return;
  yield* sufferMishap(
    fight,
    who,
    { count: 1, sides: 6 },
    { rule: 'MU', text: 'the bear trap snaps', direct: false, by },
  );
  gainCondition(sheetOf(fight, who), { id: 'entangled', until: 'cause' });
}
function* pit(fight: MurdhamFight, who: Id, feature: Feature, by?: Id): Flow<void> {
  if (by !== undefined || feature.secret === true) yield* fallFrom(fight, who, feature.amount ?? 2, by);
}

/** Removes a feature from the map. */
export function removeFeature(fight: MurdhamFight, id: string): void {
  changeScene(fight, 'zones', ({ zones, borders }) => {
    for (const place of [...Object.values(zones), ...Object.values(borders)])
      if (place.features.some((feature) => feature.id === id))
        place.features = place.features.filter((feature) => feature.id !== id);
  });
}

/**
 * Tells whether something carries this fighter, so that it does not swim itself: a boat, or a
 * swimming mount. A boat does not swim either.
 */
const isCarried = (fight: MurdhamFight, who: Id): boolean =>
  vehicleOf(fight, who) !== undefined || sheetOf(fight, who).mount !== undefined;

/** Applies the fires of places at the round's start. Swimmers in turbulent water save. */
export function* hazardsAtRoundStart(fight: MurdhamFight): Flow<void> {
  for (const one of allFighters(fight)) {
    if (!isThere(fight, one.id) || isConditionActive(one.sheet, 'aloft')) continue;
    // A fighter on a border is outside the fire (ruling 6), unless by house rule the fire reaches
    // so far.
    if (one.place.kind !== 'zone' && fight.house.borderPerils === 'outside') continue;
    for (const feature of perilsAt(fight, one.place)) {
      if (isFire(feature))
        yield* sufferMishap(
          fight,
          one.id,
          { count: 1, sides: 6 },
          { rule: 'MU', text: 'standing in fire', kind: 'fire' },
        );
      if (
        feature.kind === 'water' &&
        one.place.kind === 'zone' &&
        (feature.amount ?? 0) > 0 &&
        !isCarried(fight, one.id)
      )
        yield* swimSave(fight, one.id);
    }
  }
}

/**
 * Makes a swimmer in turbulent water save AGI; with Swim there is no need. A swimmer who fails goes
 * under and loses air.
 */
export function* swimSave(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (
    knowsSkill(sheet, 'swim') ||
    isConditionActive(sheet, 'water-breathing') ||
    isConditionActive(sheet, 'incapacitated')
  )
    return;
  if (yield* rollSave(fight, who, 'agi', { rule: 'MU', what: 'to swim' })) return;
  incapacitate(fight, who, 'stretch', 'under water');
  tell(fight, 'MU', sentence`${personRef(who)} goes under.`, { happened: { is: 'fell', whom: [who] }, tone: 'bad' });
  loseAir(fight, who, 'water');
}

/**
 * Burns fighters at the round's end with d4 direct damage: a ward burns demons and undead, acid
 * skin burns everybody whom its bearer holds.
 */
export function* burnsAtRoundEnd(fight: MurdhamFight): Flow<void> {
  const d4 = { count: 1, sides: 4 };
  for (const { id, sheet, place } of allFighters(fight)) {
    if (!isThere(fight, id)) continue;
    const unholy = sheet.kind === 'demon' || sheet.kind === 'undead';
    if (unholy && place.kind === 'zone' && featuresAt(fight, place).some(({ detail }) => detail === 'warding'))
      yield* sufferMishap(fight, id, d4, { rule: 'MU', text: 'the warding' });
    const holder = conditionOf(sheet, 'grabbed')?.by;
    if (holder !== undefined && fight.combatants[holder] && sheetOf(fight, holder).mutations.includes('acid-skin'))
      yield* sufferMishap(fight, id, d4, { rule: 'MU', text: 'acid skin' });
  }
}

/**
 * Makes climbers save AGI at each round's end, or they fall. With Climb there is no save on a climb
 * that others must save for.
 */
export function* hazardsAtRoundEnd(fight: MurdhamFight): Flow<void> {
  for (const one of allFighters(fight)) {
    const hanging = conditionOf(one.sheet, 'climbing');
    if (!hanging || !isThere(fight, one.id) || knowsSkill(one.sheet, 'climb')) continue;
    if (yield* rollSave(fight, one.id, 'agi', { rule: 'MU', what: 'to hang on' })) continue;
    yield* fallFrom(fight, one.id, Number(hanging.note ?? 4));
  }
}

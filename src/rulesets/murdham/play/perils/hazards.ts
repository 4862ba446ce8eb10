/** What the ground does to people: fire, falls, traps, water, heights, at the start and end of rounds and on entering. */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { askNumber, type Flow, rollAll } from '../../../../engine/flow.ts';
import { logged } from '../../../../engine/log.ts';
import { gm, type Id, type RuleId } from '../../../../engine/words.ts';
import type { Feature } from '../../../../space/scene.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, gain, is, isGone, isHelpless, knows, lose } from '../../sheet/standing.ts';
import { loseAir } from '../harm/breath.ts';
import { incapacitate } from '../harm/decline.ts';
import { hurt } from '../harm/hurt.ts';
import { downWithMount } from '../riding.ts';
import { plainArmour } from '../table/armour.ts';
import { featuresAt, perilsAt, placeOf } from '../table/ground.ts';
import { save } from '../table/saves.ts';
import { all, audienceFor, isThere, seat, tell } from '../table/table.ts';
import { vehicleOf } from '../table/vehicles.ts';

/** Damage that nobody strikes: a fall, a fire, a trap. Direct unless it is said otherwise. */
export function* mishap(
  fight: MurdhamFight,
  who: Id,
  dice: { count: number; sides: number },
  why: { rule: RuleId; text: string; kind?: 'fire' | 'plain'; direct?: boolean; times?: number },
): Flow<void> {
  if (dice.count < 1) return;
  const groups: DieGroup[] = [{ id: 'harm', ...dice, explode: true, read: { by: 'sum' } }];
  const title = `${nameOf(fight, who)}: ${why.text}`;
  const rolled = (yield* rollAll(
    { seat: seat(fight, who), title, rule: why.rule, about: [who], audience: audienceFor(fight, who) },
    [{ id: 'harm', seat: seat(fight, who), label: title, groups }],
  )).harm;
  const sheet = sheetOf(fight, who);
  const less = why.kind === 'fire' && knows(sheet, 'fire-eating') ? 1 : 0;
  const amount = Math.max(
    0,
    (rolled?.values.harm ?? 0) * (why.times ?? 1) - less - (why.direct === false ? plainArmour(fight, who) : 0),
  );
  tell(fight, why.rule, `${nameOf(fight, who)}: ${why.text}, ${amount} damage.`, {
    who: [who],
    dice: rolled ? logged(why.text, groups, rolled) : [],
    tone: 'bad',
  });
  yield* hurt(fight, {
    who,
    amount,
    rule: why.rule,
    direct: why.direct !== false,
    ...(why.kind ? { kind: why.kind } : {}),
  });
  yield* downWithMount(fight, who);
}

/** A fall: d4 direct for each full 2 m; an AGI save takes 2 m off, with Acrobatics 4 m, and 2 m even when it fails. */
export function* fall(fight: MurdhamFight, who: Id, metres: number): Flow<void> {
  if (metres < 2) return;
  const passed = yield* save(fight, who, 'agi', { rule: 'MU', what: 'to land well' });
  const acrobat = knows(sheetOf(fight, who), 'acrobatics');
  const left = metres - (passed ? (acrobat ? 4 : 2) : acrobat ? 2 : 0);
  const count = Math.floor(left / 2);
  lose(sheetOf(fight, who), 'aloft');
  lose(sheetOf(fight, who), 'climbing');
  if (count < 1) {
    tell(fight, 'MU', `${nameOf(fight, who)} falls ${metres} m and lands unhurt.`, { who: [who] });
    return;
  }
  yield* mishap(fight, who, { count, sides: 4 }, { rule: 'MU', text: `a fall of ${metres} m` });
}

/** Taken out in the air, one falls like a stone: the GM says from how high (ruling 12). The dead only drop. */
export function* dropFromAir(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (!is(sheet, 'aloft') || !isHelpless(sheet)) return;
  lose(sheet, 'aloft');
  if (isGone(sheet)) return;
  if (fight.house.knockedAloft === 'lands') {
    tell(fight, 'MU', `${nameOf(fight, who)} sinks to the ground.`, { who: [who] });
    return;
  }
  const metres = yield* askNumber(
    { seat: gm, title: `${nameOf(fight, who)} drops from the air: how high was it?`, rule: 'MU', about: [who] },
    { min: 0, max: 100, suggested: 4, unit: 'm' },
  );
  const count = Math.floor(metres / 2);
  yield* mishap(fight, who, { count, sides: 4 }, { rule: 'MU', text: `a fall of ${metres} m` });
}

const isFire = ({ kind, detail }: Feature): boolean => kind === 'hazard' && (detail ?? '').includes('fire');

/** Things in a zone that hurt nobody: powers and incense. */
const harmless: readonly string[] = ['silence', 'illusion', 'incense', 'miasma', 'warding'];

/** What a zone does to somebody who comes into it, or is pushed into its hazard. */
export function* enterHazards(fight: MurdhamFight, who: Id, pushed = false): Flow<void> {
  for (const feature of featuresAt(fight, placeOf(fight, who))) {
    if (feature.kind === 'fall' && pushed) yield* fall(fight, who, feature.amount ?? 4);
    if (feature.kind !== 'hazard') continue;
    if (isFire(feature)) yield* mishap(fight, who, { count: 1, sides: 6 }, { rule: 'MU', text: 'fire', kind: 'fire' });
    else if (feature.detail === 'bear-trap') yield* snap(fight, who, feature);
    else if (feature.detail === 'pit') yield* pit(fight, who, feature, pushed);
    else if (pushed && !harmless.includes(feature.detail ?? ''))
      yield* mishap(fight, who, { count: 1, sides: 4 }, { rule: 'MU-38', text: feature.label || 'a hazard' });
  }
}

/** Fire alone, for those who are carried or dragged into it. */
export function* enterFire(fight: MurdhamFight, who: Id): Flow<void> {
  for (const feature of featuresAt(fight, placeOf(fight, who)))
    if (isFire(feature)) yield* mishap(fight, who, { count: 1, sides: 6 }, { rule: 'MU', text: 'fire', kind: 'fire' });
}

/** A bear trap: d6 and entangled. One who noticed it may react with an AGI save; with Burglary, even one who did not. */
function* snap(fight: MurdhamFight, who: Id, trap: Feature): Flow<void> {
  const aware = trap.secret !== true || knows(sheetOf(fight, who), 'burglary');
  removeFeature(fight, trap.id);
  if (aware && (yield* save(fight, who, 'agi', { rule: 'MU', what: 'to leap clear of the trap' }))) return;
  yield* mishap(fight, who, { count: 1, sides: 6 }, { rule: 'MU', text: 'the bear trap snaps', direct: false });
  gain(sheetOf(fight, who), { id: 'entangled', until: 'cause' });
}
function* pit(fight: MurdhamFight, who: Id, feature: Feature, pushed: boolean): Flow<void> {
  if (pushed || feature.secret === true) yield* fall(fight, who, feature.amount ?? 2);
}

/** Takes a feature off the map. */
export function removeFeature(fight: MurdhamFight, id: string): void {
  if (fight.scene.kind !== 'zones') return;
  for (const place of [...Object.values(fight.scene.zones), ...Object.values(fight.scene.borders)])
    place.features = place.features.filter((feature) => feature.id !== id);
}

/** On or as a boat, or in the saddle of a swimming beast: it does not swim itself. */
const isCarried = (fight: MurdhamFight, who: Id): boolean =>
  vehicleOf(fight, who) !== undefined || sheetOf(fight, who).mount !== undefined;

/** Fire at the round's start; swimming in turbulent water asks for a save. */
export function* hazardsAtRoundStart(fight: MurdhamFight): Flow<void> {
  for (const one of all(fight)) {
    if (!isThere(fight, one.id) || is(one.sheet, 'aloft')) continue;
    // Whoever stands on a border is outside (ruling 6), unless the house has fire reach so far.
    if (one.place.kind !== 'zone' && fight.house.borderPerils === 'outside') continue;
    for (const feature of perilsAt(fight, one.place)) {
      if (isFire(feature))
        yield* mishap(fight, one.id, { count: 1, sides: 6 }, { rule: 'MU', text: 'standing in fire', kind: 'fire' });
      if (
        feature.kind === 'water' &&
        one.place.kind === 'zone' &&
        (feature.amount ?? 0) > 0 &&
        !isCarried(fight, one.id)
      )
        yield* swim(fight, one.id);
    }
  }
}

/** Turbulent water: an AGI save, none with Swim; failed, it goes under and its breath runs. */
export function* swim(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (knows(sheet, 'swim') || is(sheet, 'water-breathing') || is(sheet, 'incapacitated')) return;
  if (yield* save(fight, who, 'agi', { rule: 'MU', what: 'to swim' })) return;
  incapacitate(fight, who, 'stretch', 'under water');
  tell(fight, 'MU', `${nameOf(fight, who)} goes under.`, { who: [who], tone: 'bad' });
  loseAir(fight, who, 'water');
}

/** A warding burns demons and undead; acid skin whoever it holds. d4 direct damage each, at the round's end. */
export function* burnsAtRoundEnd(fight: MurdhamFight): Flow<void> {
  const d4 = { count: 1, sides: 4 };
  for (const { id, sheet, place } of all(fight)) {
    if (!isThere(fight, id)) continue;
    const unholy = sheet.kind === 'demon' || sheet.kind === 'undead';
    if (unholy && place.kind === 'zone' && featuresAt(fight, place).some(({ detail }) => detail === 'warding'))
      yield* mishap(fight, id, d4, { rule: 'MU', text: 'the warding' });
    const holder = conditionOf(sheet, 'grabbed')?.by;
    if (holder !== undefined && fight.combatants[holder] && sheetOf(fight, holder).mutations.includes('acid-skin'))
      yield* mishap(fight, id, d4, { rule: 'MU', text: 'acid skin' });
  }
}

/** Climbers hang on by an AGI save at each round's end, none with Climb on a climb that asks for one; else they fall. */
export function* hazardsAtRoundEnd(fight: MurdhamFight): Flow<void> {
  for (const one of all(fight)) {
    const hanging = conditionOf(one.sheet, 'climbing');
    if (!hanging || !isThere(fight, one.id) || knows(one.sheet, 'climb')) continue;
    if (yield* save(fight, one.id, 'agi', { rule: 'MU', what: 'to hang on' })) continue;
    yield* fall(fight, one.id, Number(hanging.note ?? 4));
  }
}

/** Hazards (EW-40 to EW-49): fear, fire, poison, falls, hunger. */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { capitalized, countWords, gmSeat, type Id } from '../../../../engine/words.ts';
import { samePlace } from '../../../../space/scene.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { canSuffer, isUp } from '../../sheet/sheet.ts';
import type { HarmKind } from '../../sheet/spells.ts';
import type { Position } from '../../state.ts';
import { hindered } from '../table/circumstances.ts';
import { tell } from '../table/tell.ts';
import { rollTests, rollTrial, type Testing } from '../table/trials.ts';
import { failedTest, fearHarm } from './failing.ts';
import { sufferHarm } from './harm.ts';

type Fire = { damage: number; needs: number };

/**
 * EW-40: dice for the player characters in the zone, or in the whole scene where no fight runs, at
 * most three. Those with Severe Mental Harm do not help, and the combatant itself counts only by
 * house rule.
 */
export function companions(fight: EinfelstFight, who: Id): number {
  const one = combatantOf(fight, who);
  return Math.min(
    3,
    everyone(fight).filter(
      (other) =>
        (other.id !== who || fight.house.fearCounts === 'oneself') &&
        isUp(other) &&
        other.sheet.kind === 'character' &&
        !areEnemies(fight, other.id, who) &&
        (fight.stage !== 'running' || samePlace(other.place, one.place)) &&
        other.sheet.mental.severe === 0,
    ).length,
  );
}

/**
 * EW-40, EW-41: everybody named tests Endure against the Fear value. A failure is Mental Harm by
 * the Position.
 */
export function* fearTests(fight: EinfelstFight, who: readonly Id[], value: number, position: Position): Flow<void> {
  const tests = who.map(
    (id): Testing => ({
      id,
      who: id,
      skill: 'endure',
      name: 'fear',
      purpose: 'fear',
      extras: [{ label: 'companions', value: companions(fight, id), rule: 'EW-40' }],
      label: `${nameOf(fight, id)}: Endure against fear`,
    }),
  );
  const [first, ...others] = tests;
  if (!first) return;
  const asking = {
    seat: gmSeat,
    title: `Endure against Fear ${value} in a ${capitalized(position)} Position`,
    rule: 'EW-40',
  };
  const results = (yield* rollTrial(fight, asking, [first, ...others])).tests;
  for (const [at, result] of results.entries()) {
    const id = who[at] ?? '';
    const one = combatantOf(fight, id);
    if (result.successes >= value) {
      if (position === 'controlled') one.sheet.nextDice += 1;
      tell(
        fight,
        'EW-41',
        sentence`${personRef(id)} keeps calm${position === 'controlled' ? ', with a die more on the next roll' : ''}.`,
        { dice: result.dice, tone: 'good' },
      );
      continue;
    }
    // EW-42: the player chooses whether to flee, freeze, faint or attack, so nothing is forbidden.
    tell(
      fight,
      'EW-41',
      sentence`${personRef(id)} is shaken${hindered(result.why)} and chooses: to flee, to freeze, to faint or to attack.`,
      {
        dice: result.dice,
        tone: 'bad',
      },
    );
    yield* sufferHarm(fight, id, fearHarm(position), 'mental', 'EW-41');
  }
}

/**
 * EW-43: fire does its damage at once and again at each round’s start, minus an automatic Endure
 * test. A combatant who already burns with a fire of the same size or bigger keeps that fire.
 */
export function* igniteTarget(fight: EinfelstFight, who: Id, size: number): Flow<void> {
  const fire = fight.house.fire[size];
  if (!fire) return;
  const { sheet } = combatantOf(fight, who);
  if (sheet.fire && !bigger(fire, sheet.fire))
    return tell(fight, 'EW-43', sentence`${personRef(who)} burns already, with a fire at least as big.`);
  sheet.fire = { ...fire, saved: 0 };
  tell(fight, 'EW-43', sentence`${personRef(who)} catches fire.`, { tone: 'bad' });
  if (fight.house.ignition !== 'fire') yield* sufferHarm(fight, who, 1, 'physical', 'EW-43');
  if (fight.house.ignition !== 'one' && isUp(combatantOf(fight, who))) yield* burnTarget(fight, who);
}
/**
 * Whether one fire is bigger than another: by its Harm, and between equal ones by the successes
 * that put the fire out.
 */
const bigger = (fire: Fire, than: Fire): boolean =>
  fire.damage === than.damage ? fire.needs > than.needs : fire.damage > than.damage;

export function* burnTarget(fight: EinfelstFight, who: Id): Flow<void> {
  const { fire } = combatantOf(fight, who).sheet;
  if (!fire) return;
  const [result] = yield* rollTests(fight, `${nameOf(fight, who)} burns: Endure`, 'EW-43', {
    who,
    skill: 'endure',
    name: 'fire',
    purpose: 'hazard',
  });
  const left = Math.max(0, fire.damage - (result?.successes ?? 0));
  const why = hindered(result?.why ?? []);
  tell(fight, 'EW-43', sentence`The fire does ${countWords(left, 'Harm', 'Harm')} to ${personRef(who)}${why}.`, {
    dice: result?.dice ?? [],
  });
  yield* sufferHarm(fight, who, left, 'physical', 'EW-43');
}
/** EW-45: a Finesse test against a combatant's fire; the successes add up from round to round. */
export function* putOut(fight: EinfelstFight, who: Id, whose: Id): Flow<void> {
  const { sheet } = combatantOf(fight, whose);
  const name = nameOf(fight, whose);
  const title = `${nameOf(fight, who)} beats at the flames${who === whose ? '' : ` on ${name}`}`;
  const [result] = yield* rollTests(fight, title, 'EW-45', { who, skill: 'finesse', name: 'put-out', against: whose });
  if (!sheet.fire || !result) return;
  const { extra, why } = result;
  // Circumstances ask for their extra successes once and not in each test, because successes add
  // up.
  sheet.fire.saved += result.rolled;
  const { saved } = sheet.fire;
  const needs = sheet.fire.needs + extra;
  if (saved >= needs) sheet.fire = null;
  tell(
    fight,
    'EW-45',
    saved >= needs
      ? sentence`${personRef(whose)} is no longer burning.`
      : sentence`${saved} of ${needs} successes against the fire on ${personRef(whose)}${hindered(why)}.`,
    { dice: result.dice, tone: saved >= needs ? 'good' : 'plain' },
  );
  if (result.successes < 1) yield* failedTest(fight, who, 'put-out');
}

/**
 * EW-46: toxicity against Endure. More successes for Endure: nothing; a tie: 1 Harm; fewer: Harm
 * equal to the Director’s successes, and one Harm less each round.
 */
export function* poisonTarget(fight: EinfelstFight, who: Id, toxicity: number): Flow<void> {
  const { mine, theirs } = yield* against(fight, { who, name: 'poison' }, toxicity, 'Poison', 'EW-46');
  const harm = mine > theirs ? 0 : mine === theirs ? 1 : theirs;
  tell(
    fight,
    'EW-46',
    harm === 0
      ? sentence`${personRef(who)} shakes the poison off.`
      : sentence`The poison does ${countWords(harm, 'Harm', 'Harm')} to ${personRef(who)}.`,
    { tone: harm === 0 ? 'good' : 'bad' },
  );
  // An earlier poison goes on, whatever the new poison does.
  const { sheet } = combatantOf(fight, who);
  sheet.poison = Math.max(sheet.poison, harm - 1);
  yield* sufferHarm(fight, who, harm, 'physical', 'EW-46');
}
/** EW-47: in later rounds the poison does one Harm less each round, until it does none. */
export function* festerPoison(fight: EinfelstFight, who: Id): Flow<void> {
  const { sheet } = combatantOf(fight, who);
  const harm = sheet.poison;
  sheet.poison -= 1;
  tell(
    fight,
    'EW-47',
    sentence`The poison goes on in ${personRef(who)}${sheet.poison === 0 ? ' for the last time' : ''}.`,
  );
  yield* sufferHarm(fight, who, harm, 'physical', 'EW-47');
}

/**
 * EW-43, EW-47: fire and poison go on hurting all who are there or have fled: at a round’s start,
 * or as time passes without a fight.
 */
export function* workOn(fight: EinfelstFight): Flow<void> {
  for (const one of everyone(fight)) {
    if (canSuffer(one) && one.sheet.fire) yield* burnTarget(fight, one.id);
    if (canSuffer(one) && one.sheet.poison > 0) yield* festerPoison(fight, one.id);
  }
}

/**
 * EW-48: dice for each step of the fall against Endure. Each success beyond is one Harm, and armour
 * does not count.
 */
export function* fallFrom(fight: EinfelstFight, who: Id, feet: number): Flow<void> {
  const dice = Math.floor(feet / fight.house.fallStep) * fight.house.fallDice;
  const { mine, theirs } = yield* against(fight, { who, name: 'fall' }, dice, `A fall of ${feet} ft`, 'EW-48');
  const harm = Math.max(0, theirs - mine);
  tell(
    fight,
    'EW-48',
    sentence`${personRef(who)} falls ${feet} ft${harm > 0 ? ` and takes ${harm} Harm` : ' and is unhurt'}.`,
    {
      tone: harm > 0 ? 'bad' : 'plain',
    },
  );
  if (fight.house.fallProne) combatantOf(fight, who).sheet.prone = true;
  yield* sufferHarm(fight, who, harm, 'physical', 'EW-48');
}

/**
 * EW-49: a tired, hungry or thirsty combatant tests Endure, or takes a Harm of the kind that the
 * Director names.
 */
export function* hungerTest(fight: EinfelstFight, who: Id, kind: HarmKind): Flow<void> {
  const [result] = yield* rollTests(fight, `${nameOf(fight, who)}: Endure hardship`, 'EW-49', {
    who,
    skill: 'endure',
    name: 'hardship',
    purpose: 'hazard',
  });
  const fine = (result?.successes ?? 0) > 0;
  const told = fine ? 'bears the hardship' : sentence`does not bear the hardship${hindered(result?.why ?? [])}`;
  tell(fight, 'EW-49', sentence`${personRef(who)} ${told}.`, { dice: result?.dice ?? [] });
  if (!fine) yield* sufferHarm(fight, who, 1, kind, 'EW-49');
}

/** Rolls the Director’s dice against a combatant's Endure, in one question. */
function* against(
  fight: EinfelstFight,
  { who, name }: { who: Id; name: 'poison' | 'fall' },
  dice: number,
  title: string,
  rule: string,
): Flow<{ mine: number; theirs: number }> {
  const label = `${nameOf(fight, who)}: Endure`;
  const { tests, beside } = yield* rollTrial(
    fight,
    { seat: gmSeat, title: `${title}: dice against ${nameOf(fight, who)}`, rule },
    [{ id: 'endure', who, skill: 'endure', name, purpose: 'hazard', label }],
    { first: [{ id: 'hazard', seat: gmSeat, label: title, count: dice }] },
  );
  const [mine = 0, theirs = 0] = [tests[0]?.successes, beside.hazard?.successes];
  tell(
    fight,
    rule,
    sentence`${title}: ${countWords(theirs, 'success', 'successes')}, and ${personRef(who)} has ${mine} to endure it${hindered(tests[0]?.why ?? [])}.`,
    {
      who: [who],
      dice: [...(beside.hazard?.dice ?? []), ...(tests[0]?.dice ?? [])],
    },
  );
  return { mine, theirs };
}

/** Hazards (EW-40 to EW-49): fear, fire, poison, falls, hunger. */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { count, gm, type Id } from '../../../../engine/words.ts';
import { samePlace } from '../../../../space/scene.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { isUp } from '../../sheet/sheet.ts';
import type { HarmKind } from '../../sheet/spells.ts';
import type { Position } from '../../state.ts';
import { hindered } from '../table/circumstances.ts';
import { tell } from '../table/tell.ts';
import { type Testing, test, trial } from '../table/trials.ts';
import { failing, fearHarm } from './failing.ts';
import { suffer } from './harm.ts';

type Fire = { damage: number; needs: number };

/** EW-40: dice for the player characters in the zone, at most three; those with Severe Mental Harm are no help, and oneself only by house rule. */
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
        samePlace(other.place, one.place) &&
        other.sheet.mental.severe === 0,
    ).length,
  );
}

/** EW-40, EW-41: everybody named tests Endure against the Fear value; failure is Mental Harm by the Position. */
export function* fear(fight: EinfelstFight, who: readonly Id[], value: number, position: Position): Flow<void> {
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
  const asking = { seat: gm, title: `Fear ${value}, ${position}`, rule: 'EW-40' };
  const results = (yield* trial(fight, asking, [first, ...others])).tests;
  for (const [at, result] of results.entries()) {
    const id = who[at] ?? '';
    const one = combatantOf(fight, id);
    if (result.successes >= value) {
      if (position === 'controlled') one.sheet.nextDice += 1;
      tell(
        fight,
        'EW-41',
        `${nameOf(fight, id)} keeps calm${position === 'controlled' ? ', with a die more on the next roll' : ''}.`,
        { who: [id], dice: result.dice, tone: 'good' },
      );
      continue;
    }
    // EW-42: to flee, freeze, faint or attack is the player's choice: nothing is forbidden.
    tell(fight, 'EW-41', `${nameOf(fight, id)} is shaken${hindered(result.why)}; what it does is its own choice.`, {
      who: [id],
      dice: result.dice,
      tone: 'bad',
    });
    yield* suffer(fight, id, fearHarm(position), 'mental', 'EW-41');
  }
}

/** EW-43: catching fire does its damage at once and again at each round’s start, less an automatic Endure test. Who burns with a bigger fire, or one as big, burns on with that. */
export function* ignite(fight: EinfelstFight, who: Id, size: number): Flow<void> {
  const fire = fight.house.fire[size];
  if (!fire) return;
  const { sheet } = combatantOf(fight, who);
  if (sheet.fire && !bigger(fire, sheet.fire))
    return tell(fight, 'EW-43', `${nameOf(fight, who)} burns already, with a fire at least as big.`, { who: [who] });
  sheet.fire = { ...fire, saved: 0 };
  tell(fight, 'EW-43', `${nameOf(fight, who)} catches fire.`, { who: [who], tone: 'bad' });
  if (fight.house.ignition !== 'fire') yield* suffer(fight, who, 1, 'physical', 'EW-43');
  if (fight.house.ignition !== 'one' && isUp(combatantOf(fight, who))) yield* burn(fight, who);
}
/** Whether one fire is bigger than another: by its Harm, and between equals by what it takes to put it out. */
const bigger = (fire: Fire, than: Fire): boolean =>
  fire.damage === than.damage ? fire.needs > than.needs : fire.damage > than.damage;

export function* burn(fight: EinfelstFight, who: Id): Flow<void> {
  const { fire } = combatantOf(fight, who).sheet;
  if (!fire) return;
  const [result] = yield* test(fight, `${nameOf(fight, who)} burns: Endure`, 'EW-43', {
    who,
    skill: 'endure',
    name: 'fire',
    purpose: 'hazard',
  });
  const left = Math.max(0, fire.damage - (result?.successes ?? 0));
  const why = hindered(result?.why ?? []);
  tell(fight, 'EW-43', `The fire does ${left} to ${nameOf(fight, who)}${why}.`, {
    who: [who],
    dice: result?.dice ?? [],
  });
  yield* suffer(fight, who, left, 'physical', 'EW-43');
}
/** EW-45: Finesse against somebody's fire; the successes are saved up from round to round. */
export function* putOut(fight: EinfelstFight, who: Id, whose: Id): Flow<void> {
  const { sheet } = combatantOf(fight, whose);
  const name = nameOf(fight, whose);
  const title = `${nameOf(fight, who)} beats at the flames${who === whose ? '' : ` on ${name}`}`;
  const [result] = yield* test(fight, title, 'EW-45', { who, skill: 'finesse', name: 'put-out', against: whose });
  if (!sheet.fire || !result) return;
  const { extra, why } = result;
  // The extra ones are asked for once, not each time: successes add up.
  sheet.fire.saved += result.rolled;
  const { saved } = sheet.fire;
  const needs = sheet.fire.needs + extra;
  if (saved >= needs) sheet.fire = null;
  tell(
    fight,
    'EW-45',
    saved >= needs
      ? `${name} is no longer burning.`
      : `${saved} of ${needs} successes against the fire on ${name}${hindered(why)}.`,
    { who: [who, whose], dice: result.dice, tone: saved >= needs ? 'good' : 'plain' },
  );
  if (result.successes < 1) yield* failing(fight, who, 'put-out');
}

/** EW-46: toxicity against Endure. Ahead: nothing; a tie: 1 Harm; behind: Harm equal to the Director’s successes, and one fewer each round. */
export function* poison(fight: EinfelstFight, who: Id, toxicity: number): Flow<void> {
  const { mine, theirs } = yield* against(fight, { who, name: 'poison' }, toxicity, 'Poison', 'EW-46');
  const harm = mine > theirs ? 0 : mine === theirs ? 1 : theirs;
  tell(
    fight,
    'EW-46',
    harm === 0 ? `${nameOf(fight, who)} shakes the poison off.` : `The poison does ${harm} to ${nameOf(fight, who)}.`,
    { who: [who], tone: harm === 0 ? 'good' : 'bad' },
  );
  // A poison that is in it already goes on, whatever the new one does.
  const { sheet } = combatantOf(fight, who);
  sheet.poison = Math.max(sheet.poison, harm - 1);
  yield* suffer(fight, who, harm, 'physical', 'EW-46');
}
/** EW-47: in later rounds one Harm fewer each round, until none. */
export function* festers(fight: EinfelstFight, who: Id): Flow<void> {
  const { sheet } = combatantOf(fight, who);
  const harm = sheet.poison;
  sheet.poison -= 1;
  tell(
    fight,
    'EW-47',
    `The poison goes on in ${nameOf(fight, who)}${sheet.poison === 0 ? ' for the last time' : ''}.`,
    { who: [who] },
  );
  yield* suffer(fight, who, harm, 'physical', 'EW-47');
}

/** EW-48: dice for each step of the fall against Endure; each success beyond is Harm, and armour does not count. */
export function* fall(fight: EinfelstFight, who: Id, feet: number): Flow<void> {
  const dice = Math.floor(feet / fight.house.fallStep) * fight.house.fallDice;
  const { mine, theirs } = yield* against(fight, { who, name: 'fall' }, dice, `A fall of ${feet} ft`, 'EW-48');
  const harm = Math.max(0, theirs - mine);
  tell(fight, 'EW-48', `${nameOf(fight, who)} falls ${feet} ft: ${count(harm, 'Harm', 'Harm')}.`, {
    who: [who],
    tone: harm > 0 ? 'bad' : 'plain',
  });
  if (fight.house.fallProne) combatantOf(fight, who).sheet.prone = true;
  yield* suffer(fight, who, harm, 'physical', 'EW-48');
}

/** EW-49: tired, hungry or thirsty: Endure, or a Harm of the kind that the Director names. */
export function* hunger(fight: EinfelstFight, who: Id, kind: HarmKind): Flow<void> {
  const [result] = yield* test(fight, `${nameOf(fight, who)}: Endure hardship`, 'EW-49', {
    who,
    skill: 'endure',
    name: 'hardship',
    purpose: 'hazard',
  });
  const fine = (result?.successes ?? 0) > 0;
  const told = fine ? 'bears it' : `suffers for it${hindered(result?.why ?? [])}`;
  tell(fight, 'EW-49', `${nameOf(fight, who)} ${told}.`, { who: [who], dice: result?.dice ?? [] });
  if (!fine) yield* suffer(fight, who, 1, kind, 'EW-49');
}

/** The Director’s dice against somebody’s Endure, rolled together. */
function* against(
  fight: EinfelstFight,
  { who, name }: { who: Id; name: 'poison' | 'fall' },
  dice: number,
  title: string,
  rule: string,
): Flow<{ mine: number; theirs: number }> {
  const label = `${nameOf(fight, who)}: Endure`;
  const { tests, beside } = yield* trial(
    fight,
    { seat: gm, title: `${title}: against ${nameOf(fight, who)}`, rule },
    [{ id: 'endure', who, skill: 'endure', name, purpose: 'hazard', label }],
    { first: [{ id: 'hazard', seat: gm, label: title, count: dice }] },
  );
  const [mine = 0, theirs = 0] = [tests[0]?.successes, beside.hazard?.successes];
  tell(fight, rule, `${title}: ${theirs} against ${mine}${hindered(tests[0]?.why ?? [])}.`, {
    who: [who],
    dice: [...(beside.hazard?.dice ?? []), ...(tests[0]?.dice ?? [])],
  });
  return { mine, theirs };
}

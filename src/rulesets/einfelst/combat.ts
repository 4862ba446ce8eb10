/** Attacks (EW-16, EW-20, EW-25 to EW-28): the reaction is asked before any die falls; `extras.ts` has what further successes buy. */
import { areEnemies, combatantOf } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { count, type Id, type RuleId, seatOf } from '../../engine/words.ts';
import { canForce, forceSwap } from './cards.ts';
import { hindered, needed } from './circumstances.ts';
import { type Menu, menu } from './extras.ts';
import { figured, handling, zoneOf } from './ground.ts';
import { suffer, throughArmour } from './harm.ts';
import { diceInWords, test } from './pools.ts';
import { hasFast, price, react } from './rounds.ts';
import { type EinfelstFight, isArmed, isUp, type Skill, type Spell } from './sheet.ts';
import { nameOf, tell } from './tell.ts';
import type { Weapon } from './weapons.ts';

/** Whether somebody can spend a maneuver to react at all: up, with one left, not burning, and by hold only what holding leaves. */
export const canReact = (fight: EinfelstFight, who: Id, held: 'parry' | 'other'): boolean => {
  const one = combatantOf(fight, who);
  return isUp(one) && hasFast(fight, who) && one.sheet.fire === null && (one.sheet.held === null || held === 'parry');
};

/** What reactions are called as answers, by what is told of them. */
const ANSWERS = { dodges: 'dodge', parries: 'parry', resists: 'resist', 'stands firm': 'stand-firm' } as const;
interface Reaction {
  skill: Skill;
  word: keyof typeof ANSWERS;
  rule: RuleId;
}
/** EW-26: dodge answers what is shot or thrown, parry what comes close: with Strike when armed, Force when not. */
const answerTo = (fight: EinfelstFight, target: Id, ranged: boolean): Reaction =>
  ranged
    ? { skill: 'finesse', word: 'dodges', rule: 'EW-26' }
    : { skill: isArmed(combatantOf(fight, target)) ? 'strike' : 'force', word: 'parries', rule: 'EW-26' };

/** EW-16: asks whether the target reacts, before any die is known; nobody able is not asked. Gives what it tests. */
export function* reaction(
  fight: EinfelstFight,
  attacker: Id,
  target: Id,
  title: string,
  able: Reaction | undefined,
): Flow<Reaction | undefined> {
  if (!able) return undefined;
  const chosen = yield* choose({ seat: seatOf(target), title, rule: 'EW-16', about: [attacker, target] }, [
    {
      id: ANSWERS[able.word],
      label: `${nameOf(fight, target)} ${able.word}`,
      detail: `${able.skill}, ${diceInWords(fight, target, able.skill)}; ${price(fight, target)}`,
      combatant: target,
    },
    { id: 'pass', label: 'No reaction', tone: 'pass' as const },
  ]);
  if (chosen === 'pass') return undefined;
  react(fight, target, able.rule, `${nameOf(fight, target)} ${able.word}.`);
  return able;
}

/** Uses a weapon up for this attack: a crossbow is loaded no longer, what is thrown lies where the target is. */
function spendArm(fight: EinfelstFight, arm: Weapon, ranged: boolean, target: Id): void {
  if (arm.loaded === 'yes' && fight.house.reload) arm.loaded = 'no';
  if (!ranged || arm.skill === 'shoot' || arm.where !== 'hand' || !fight.house.thrownLies) return;
  arm.where = 'dropped';
  arm.lies = zoneOf(fight, target)?.id ?? null;
}

/** One attack with a weapon. */
export function* attack(fight: EinfelstFight, who: Id, arm: Weapon, target: Id): Flow<void> {
  const { ranged, skill } = handling(fight, who, target, arm);
  const { name, damage } = figured(fight, arm);
  const title = `${nameOf(fight, who)} attacks ${nameOf(fight, target)} with ${name}`;
  const able = canReact(fight, target, ranged ? 'other' : 'parry') ? answerTo(fight, target, ranged) : undefined;
  const answer = yield* reaction(fight, who, target, title, able);
  const { extra, why } = needed(fight, who, ranged ? 'shoot' : 'close', target);
  const [mine, theirs] = yield* test(
    fight,
    title,
    'EW-20',
    { who, skill, against: target },
    ...(answer ? [{ who: target, skill: answer.skill }] : []),
  );
  spendArm(fight, arm, ranged, target);
  const dice = [...(mine?.dice ?? []), ...(theirs?.dice ?? [])];
  const [rolled, taken] = [mine?.successes ?? 0, theirs?.successes ?? 0];
  // EW-27: each success of the defender takes one away; with none left it misses.
  const left = rolled - taken;
  const rule = answer ? 'EW-27' : 'EW-20';
  if (left < 1 + extra) {
    const note =
      left > 0
        ? ` (${left} of ${1 + extra} needed: ${why.join(', ')})`
        : taken > 0
          ? ` (${rolled} against ${taken})`
          : '';
    tell(fight, rule, `${nameOf(fight, who)} misses ${nameOf(fight, target)}${note}.`, [who, target], dice);
    if (answer && taken > Math.max(0, rolled - extra)) yield* spare(fight, target, who);
    return;
  }
  tell(
    fight,
    rule,
    `${nameOf(fight, who)} hits ${nameOf(fight, target)} with ${count(left, 'success', 'successes')}.`,
    [who, target],
    dice,
    'good',
  );
  const list: Menu = ranged ? 'shoot' : skill === 'force' ? fight.house.unarmedMenu : 'strike';
  const { harm, kind } = yield* menu(fight, who, target, list, left - 1 - extra);
  yield* suffer(fight, target, yield* throughArmour(fight, target, damage + harm, kind), kind, 'EW-20');
}

/** EW-28: a defender with more successes than it took may swap cards with the attacker. */
function* spare(fight: EinfelstFight, defender: Id, attacker: Id): Flow<void> {
  if (!canForce(fight, defender, attacker)) return;
  const chosen = yield* choose(
    {
      seat: seatOf(defender),
      title: `${nameOf(fight, defender)} has a success to spare`,
      rule: 'EW-28',
      about: [defender, attacker],
    },
    [
      { id: 'card', label: `Swap cards with ${nameOf(fight, attacker)}` },
      { id: 'pass', label: 'Leave it', tone: 'pass' as const },
    ],
  );
  if (chosen === 'card') yield* forceSwap(fight, defender, attacker, 'EW-28');
}

/** EW-25: a Cast test; the target may spend a reaction to resist with the Action that the spell names. */
export function* cast(fight: EinfelstFight, who: Id, spell: Spell, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} casts ${spell.name} on ${nameOf(fight, target)}`;
  const willing = spell.harm === 0 && !areEnemies(fight, who, target);
  const able: Reaction | undefined =
    !willing && spell.resist !== 'none' && canReact(fight, target, 'other')
      ? { skill: spell.resist, word: 'resists', rule: 'EW-25' }
      : undefined;
  const answer = yield* reaction(fight, who, target, title, able);
  const [mine, theirs] = yield* test(
    fight,
    title,
    'EW-25',
    { who, skill: 'cast', against: target },
    ...(answer ? [{ who: target, skill: answer.skill }] : []),
  );
  const { extra, why } = needed(fight, who, 'close');
  const left = (mine?.successes ?? 0) - (theirs?.successes ?? 0) - extra;
  tell(
    fight,
    'EW-25',
    left > 0
      ? `${spell.name} takes hold of ${nameOf(fight, target)}.`
      : `${spell.name} comes to nothing on ${nameOf(fight, target)}${hindered(why)}.`,
    [who, target],
    [...(mine?.dice ?? []), ...(theirs?.dice ?? [])],
    left > 0 ? 'good' : 'plain',
  );
  const more = fight.house.magicExtra === 'harm' ? left - 1 : 0;
  if (left > 0 && spell.harm > 0) yield* suffer(fight, target, spell.harm + more, spell.kind, 'EW-25');
}

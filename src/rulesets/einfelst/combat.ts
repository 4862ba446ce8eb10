/** Attacks (EW-16, EW-20, EW-21, EW-25 to EW-28): the reaction is asked before any die falls; extra successes are spent from a menu. */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { type Id, type RuleId, seatOf } from '../../engine/words.ts';
import { canForce, forceSwap } from './cards.ts';
import { enter, waysOf } from './ground.ts';
import { suffer, throughArmour } from './harm.ts';
import { poolOf, test } from './pools.ts';
import { hasFast, react } from './rounds.ts';
import { type EinfelstFight, type HarmKind, isArmed, isUp, type Skill, type Spell, type Weapon } from './sheet.ts';
import { isOurs, nameOf, tell } from './tell.ts';

/** EW-13: extra successes that circumstances ask of this test of this one, and cover against shots. */
export function needed(
  fight: EinfelstFight,
  who: Id,
  of: 'shoot' | 'close',
  target?: Id,
): { extra: number; why: string[] } {
  const found = fight.state.circumstances.filter(
    (one) => (one.of === 'all' || one.of === of) && !one.exempt.includes(who),
  );
  const cover = target === undefined || of === 'close' ? 'none' : combatantOf(fight, target).sheet.cover;
  const behind = cover === 'none' ? 0 : cover === 'light' ? fight.house.lightCover : fight.house.heavyCover;
  return {
    extra: found.reduce((sum, { extra }) => sum + extra, behind),
    why: [...found.map(({ reason }) => reason), ...(behind > 0 ? [`${cover} cover`] : [])],
  };
}

/** Whether somebody can spend a maneuver to react at all: up, with one left, not burning, and by hold only what holding leaves. */
export const canReact = (fight: EinfelstFight, who: Id, held: 'parry' | 'other'): boolean => {
  const one = combatantOf(fight, who);
  return isUp(one) && hasFast(fight, who) && one.sheet.fire === null && (one.sheet.held === null || held === 'parry');
};

interface Reaction {
  skill: Skill;
  word: string;
  rule: RuleId;
}
/** EW-26: dodge answers what is shot or thrown, parry what comes close: with Strike when armed, Force when not. */
const answerTo = (fight: EinfelstFight, target: Id, arm: Pick<Weapon, 'skill'>): Reaction =>
  arm.skill === 'shoot'
    ? { skill: 'finesse', word: 'dodges', rule: 'EW-26' }
    : { skill: isArmed(combatantOf(fight, target)) ? 'strike' : 'force', word: 'parries', rule: 'EW-26' };

/** EW-16: asks whether the target reacts, before any die is known; nobody able is not asked. Gives what it tests. */
function* reaction(
  fight: EinfelstFight,
  attacker: Id,
  target: Id,
  title: string,
  able: Reaction | undefined,
): Flow<Reaction | undefined> {
  if (!able) return undefined;
  const dice = Math.max(1, poolOf(fight, target, able.skill).total);
  const chosen = yield* choose({ seat: seatOf(target), title, rule: 'EW-16', about: [attacker, target] }, [
    {
      id: able.word === 'dodges' ? 'dodge' : able.word === 'parries' ? 'parry' : 'resist',
      label: `${nameOf(fight, target)} ${able.word}`,
      detail: `${able.skill}, ${dice} dice; a fast maneuver`,
      combatant: target,
    },
    { id: 'pass', label: 'No reaction', tone: 'pass' as const },
  ]);
  if (chosen === 'pass') return undefined;
  react(fight, target, able.rule, `${nameOf(fight, target)} ${able.word}.`);
  return able;
}

/** One attack with a weapon. */
export function* attack(fight: EinfelstFight, who: Id, arm: Weapon, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} attacks ${nameOf(fight, target)} with ${arm.name}`;
  const able = canReact(fight, target, arm.skill === 'shoot' ? 'other' : 'parry')
    ? answerTo(fight, target, arm)
    : undefined;
  const answer = yield* reaction(fight, who, target, title, able);
  const of = arm.skill === 'shoot' ? 'shoot' : 'close';
  const { extra, why } = needed(fight, who, of, target);
  const [mine, theirs] = yield* test(
    fight,
    title,
    'EW-20',
    { who, skill: arm.skill, against: target },
    ...(answer ? [{ who: target, skill: answer.skill }] : []),
  );
  const dice = [...(mine?.dice ?? []), ...(theirs?.dice ?? [])];
  const [rolled, taken] = [mine?.successes ?? 0, theirs?.successes ?? 0];
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
    if (answer && taken > rolled) yield* spare(fight, target, who);
    return;
  }
  tell(fight, rule, `${nameOf(fight, who)} hits ${nameOf(fight, target)} with ${left}.`, [who, target], dice, 'good');
  const { harm, kind } = yield* menu(fight, who, target, arm, left - 1 - extra);
  yield* suffer(fight, target, yield* throughArmour(fight, target, arm.damage + harm, kind), kind, 'EW-20');
}

/** EW-28: a defender with successes to spare may take the attacker’s card. */
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

/** EW-21: what each further success buys; asked until they are spent. The first choice puts all that is left into Harm. */
function* menu(
  fight: EinfelstFight,
  who: Id,
  target: Id,
  arm: Weapon,
  spareSuccesses: number,
): Flow<{ harm: number; kind: HarmKind }> {
  let left = spareSuccesses;
  let harm = 0;
  let kind: HarmKind = 'physical';
  const done = new Set<string>();
  const victim = combatantOf(fight, target);
  while (left > 0) {
    const held = victim.sheet.weapons.filter(({ where, skill }) => where === 'hand' && skill !== 'force');
    const ways = waysOf(fight, target).filter(({ shut }) => !shut);
    const once = [
      ...(canForce(fight, who, target)
        ? [{ id: 'card', label: arm.skill === 'shoot' ? 'Swap cards' : 'Take its card' }]
        : []),
      { id: 'mental', label: 'Mental Harm in place of Physical' },
      ...(arm.skill === 'shoot'
        ? [{ id: 'pin', label: 'Pin it: leaving the zone costs 1' }]
        : [
            ...(ways.length > 0 ? [{ id: 'shove', label: 'Shove it to another zone' }] : []),
            ...(held.length > 0 ? [{ id: 'drop', label: 'Make it drop something' }] : []),
          ]),
    ].filter(({ id }) => !done.has(id));
    const chosen: string = yield* choose(
      {
        seat: seatOf(who),
        title: left === 1 ? 'One extra success' : `${left} extra successes`,
        rule: 'EW-21',
        about: [who, target],
      },
      [
        { id: 'all', label: left === 1 ? '+1 Harm' : `+${left} Harm` },
        ...(left > 1 ? [{ id: 'harm', label: '+1 Harm, and go on' }] : []),
        ...once,
        { id: 'none', label: 'Nothing more', tone: 'pass' as const },
      ],
    );
    if (chosen === 'none') break;
    if (chosen === 'all') harm += left;
    left = chosen === 'all' ? 0 : left - 1;
    done.add(chosen);
    if (chosen === 'harm') harm += 1;
    else if (chosen === 'mental') kind = 'mental';
    else if (chosen === 'card') yield* forceSwap(fight, who, target, 'EW-21');
    else if (chosen === 'pin') {
      victim.sheet.pinned = true;
      tell(fight, 'EW-21', `${nameOf(fight, target)} is pinned.`, [target], [], 'bad');
    } else if (chosen === 'shove') yield* shove(fight, who, target);
    else if (chosen === 'drop') yield* disarm(fight, who, target);
  }
  return { harm, kind };
}

function* shove(fight: EinfelstFight, who: Id, target: Id): Flow<void> {
  const ways = waysOf(fight, target).filter(({ shut }) => !shut);
  const chosen = yield* choose(
    { seat: seatOf(who), title: `Shove ${nameOf(fight, target)} where?`, rule: 'EW-21', about: [target] },
    ways
      .map(({ zone }) => ({ id: `zone:${zone.id}`, label: zone.name, place: { kind: 'zone' as const, zone: zone.id } }))
      .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at),
  );
  enter(fight, combatantOf(fight, target), chosen.replace('zone:', ''));
  tell(fight, 'EW-21', `${nameOf(fight, target)} is shoved away.`, [target], [], 'bad');
}

function* disarm(fight: EinfelstFight, who: Id, target: Id): Flow<void> {
  const held = combatantOf(fight, target).sheet.weapons.filter(
    ({ where, skill }) => where === 'hand' && skill !== 'force',
  );
  const chosen =
    held.length < 2
      ? held[0]?.id
      : yield* choose(
          { seat: seatOf(who), title: 'What does it drop?', rule: 'EW-21', about: [target] },
          held.map(({ id, name }) => ({ id, label: name })),
        );
  const arm = held.find(({ id }) => id === chosen);
  if (!arm) return;
  arm.where = 'dropped';
  tell(fight, 'EW-21', `${nameOf(fight, target)} drops ${arm.name}.`, [target], [], 'bad');
}

/** EW-25: a Cast test; the target may spend a reaction to resist with the Action that the spell names. */
export function* cast(fight: EinfelstFight, who: Id, spell: Spell, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} casts ${spell.name} on ${nameOf(fight, target)}`;
  const willing = isOurs(fight, combatantOf(fight, who)) === isOurs(fight, combatantOf(fight, target));
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
  const left = (mine?.successes ?? 0) - (theirs?.successes ?? 0);
  tell(
    fight,
    'EW-25',
    left > 0 ? `${spell.name} takes hold of ${nameOf(fight, target)}.` : `${spell.name} comes to nothing.`,
    [who, target],
    [...(mine?.dice ?? []), ...(theirs?.dice ?? [])],
    left > 0 ? 'good' : 'plain',
  );
  if (left > 0) yield* suffer(fight, target, spell.harm === 0 ? 0 : spell.harm + left - 1, spell.kind, 'EW-25');
}

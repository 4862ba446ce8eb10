/**
 * Gambits (HE-20): a test of the fitting attribute. On a success the aim is reached; on a failure
 * the opponent gets a free action at once.
 */

import { countReaction } from '../../../../engine/facts.ts';
import { combatantOf, everyone } from '../../../../engine/fight.ts';
import { askChoice, askText, type Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { itemRef, personRef, pronounRef, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import { capitalized, clauseOf, gmSeat, type Id, notAllowed, type Reason, seatOf } from '../../../../engine/words.ts';
import { landsUnless } from '../../../common/landing.ts';
import { nameOf, pronounOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Effect } from '../../sheet/effectWords.ts';
import { type Attribute, type Fighter, inHand, inState, isUp, putState } from '../../sheet/sheet.ts';
import { usesOf } from '../../sheet/weapons.ts';
import { bearsEffect, inflictEffect } from '../harm/effects.ts';
import { letGo } from '../harm/lying.ts';
import { attributeCheck, baneParts } from '../table/checks.ts';
import { feetBetween } from '../table/distance.ts';
import { rollCheck } from '../table/rolls.ts';
import { plainWords, tell } from '../table/tell.ts';
import { beginTurn, mayReact } from '../turns/rounds.ts';
import { attackWith, inReach, isUsableWeapon, weaponTargets } from './attack.ts';
import { shoveTarget } from './shoving.ts';

/**
 * The aims of a gambit. For `own` the table writes down the attempt and the result of a success.
 * `other` is told at the table, and the log notes nothing.
 */
const AIMS = [
  { id: 'shove', label: 'Shove', detail: 'one place away, over an edge too' },
  { id: 'trip', label: 'Trip', detail: 'down; standing up takes half the movement' },
  { id: 'disarm', label: 'Disarm', detail: 'a weapon is dropped' },
  { id: 'grapple', label: 'Grapple', detail: 'pinned until a Might save' },
  { id: 'own', label: 'In your own words', detail: 'written down, with what it does', told: true },
  { id: 'other', label: 'Something else', detail: 'told by the table', told: true },
] as const;
type Aim = (typeof AIMS)[number]['id'];

/** The reach in feet of a gambit in words: everybody in sight. */
export const IN_SIGHT = 100_000;

/**
 * The reach of an aim in feet: bodily aims reach an arm's length, a trip reaches as far as a melee
 * weapon, a disarm as far as any weapon in hand.
 */
function reachOf(fight: HestiaFight, one: Fighter, aim: Aim): number {
  if (aim === 'own' || aim === 'other') return IN_SIGHT;
  const useful = one.sheet.weapons.filter(
    (arm) =>
      isUsableWeapon(arm) === true &&
      (aim === 'disarm' || (aim === 'trip' && (arm.kind === 'melee' || arm.kind === 'natural'))),
  );
  return Math.max(fight.house.meleeFeet, ...useful.map(({ range }) => range));
}

/** The possible effects of a successful gambit on its target. */
type Done = 'shove' | 'disarm' | 'told' | Effect;
const DOES: Record<Exclude<Aim, 'own' | 'other'>, Done> = {
  shove: 'shove',
  trip: 'prone',
  disarm: 'disarm',
  grapple: 'pinned',
};

/**
 * Why a success would have no effect; undefined where it would have one. HE-18: nobody can shove a
 * target who is pinned in place.
 */
function vain(fight: HestiaFight, victim: Fighter, done: Done): Reason | undefined {
  if (done === 'told') return undefined;
  const name = nameOf(fight, victim.id);
  if (done === 'shove')
    return inState(victim, 'pinned') ? notAllowed('HE-18', `${name} is pinned in place.`) : undefined;
  if (done === 'disarm')
    return inHand(victim).length === 0 ? notAllowed('HE-20', `${name} holds nothing to drop.`) : undefined;
  const lies = done === 'prone' && victim.sheet.gone === 'stopped';
  if (!lies && !bearsEffect(victim, done)) return undefined;
  if (done === 'out') return notAllowed('HE-20', `${name} is out of action already.`);
  return notAllowed('HE-20', done === 'prone' ? `${name} lies on the ground already.` : `${name} is ${done} already.`);
}

/** Why an aim cannot be tried against a target; undefined where it can. */
function barredAim(fight: HestiaFight, who: Id, target: Id, aim: Aim): Reason | undefined {
  const feet = feetBetween(fight, who, target);
  const reach = reachOf(fight, combatantOf(fight, who), aim);
  return (
    vain(fight, combatantOf(fight, target), aim === 'own' || aim === 'other' ? 'told' : DOES[aim]) ??
    (feet > reach ? notAllowed('HE-20', `Out of reach: ${feet} ft away, the reach is ${reach} ft.`) : undefined)
  );
}

/** The aims that a combatant can try against a target from its place. */
const aimsAt = (fight: HestiaFight, who: Id, target: Id) =>
  AIMS.map((aim) => {
    const blocked = barredAim(fight, who, target, aim.id);
    return blocked ? { ...aim, blocked } : aim;
  });

/** The whole gambit: the target, the aim, the boons or banes, the test, and its result. */
export function* attemptGambit(fight: HestiaFight, who: Id, attribute: Attribute): Flow<void> {
  const one = combatantOf(fight, who);
  const target = yield* askChoice(
    {
      seat: seatOf(who),
      title: `On whom does ${nameOf(fight, who)} try a gambit by ${capitalized(attribute)}?`,
      rule: 'HE-20',
      about: [who],
      meant: 'harm',
    },
    weaponTargets(fight, who, IN_SIGHT).map((option) =>
      aimsAt(fight, who, option.id).some((aim) => !('blocked' in aim || 'told' in aim))
        ? option
        : { ...option, told: true as const },
    ),
  );
  const aim = yield* askChoice(
    {
      seat: seatOf(who),
      title: `What does ${nameOf(fight, who)} try on ${nameOf(fight, target)}?`,
      detail: `A d20 and ${capitalized(attribute)} ${one.sheet.attributes[attribute]} must reach 20. Failing gives ${nameOf(fight, target)} a free action.`,
      rule: 'HE-20',
      about: [who, target],
    },
    aimsAt(fight, who, target),
  );
  const words =
    aim === 'own'
      ? plainWords(
          yield* askText({
            seat: seatOf(who),
            title: `What does ${nameOf(fight, who)} try, in words?`,
            rule: 'HE-20',
            about: [who, target],
          }),
        )
      : '';
  const told = aim === 'own' || aim === 'other';
  const tries = words !== '' ? `“${words}”` : told ? 'a gambit' : `to ${aim}`;
  const on = told ? ' on' : '';
  const net = yield* askChoice(
    {
      seat: gmSeat,
      title: `${nameOf(fight, who)} tries ${tries}${on} ${nameOf(fight, target)}: boons or banes?`,
      rule: 'HE-20',
      about: [who, target],
    },
    [
      { id: '0', label: 'Neither' },
      { id: '1', label: 'A boon' },
      { id: '2', label: 'Two boons' },
      { id: '-1', label: 'A bane' },
      { id: '-2', label: 'Two banes' },
    ],
  );
  beginTurn(fight, who).action = true;
  yield* breakPeace(fight, target, who, { rule: 'HE-20', round: fight.state.round });
  if (!landsUnless(fight, { by: who, at: target }, barredAim(fight, who, target, aim), tell)) return;
  const boons = [...baneParts(one, 'action', attribute), { label: 'by ruling', value: Number(net), rule: 'HE-20' }];
  const result = yield* rollCheck(
    fight,
    who,
    `gambit by ${capitalized(attribute)}`,
    'HE-20',
    attributeCheck(one, attribute, 'HE-20', boons),
    [who, target],
  );
  const tried = sentence`${personRef(who)} tries ${writtenRef(tries)}${on} ${personRef(target)}`;
  if (result.passed) {
    tell(fight, 'HE-20', sentence`${tried}, and it succeeds.`, { dice: result.dice, tone: 'good' });
    if (aim === 'other') return;
    return yield* achieve(fight, who, target, aim === 'own' ? yield* comesOf(fight, who, target) : DOES[aim]);
  }
  tell(fight, 'HE-20', sentence`${tried}, and it backfires.`, { dice: result.dice, tone: 'bad' });
  yield* freeAction(fight, target, who);
}

/** The GM says what a successful gambit in words achieves. */
function* comesOf(fight: HestiaFight, who: Id, target: Id): Flow<Done> {
  const name = nameOf(fight, target);
  const options: readonly { id: Done; label: string; tone?: 'danger' }[] = [
    { id: 'told', label: 'As told: nothing to note' },
    { id: 'shove', label: `${name} is shoved` },
    { id: 'prone', label: `${name} falls` },
    { id: 'disarm', label: `${name} drops a weapon` },
    { id: 'pinned', label: `${name} is pinned` },
    { id: 'dazed', label: `${name} is dazed` },
    { id: 'bleeding', label: `${name} bleeds` },
    { id: 'staggered', label: `${name} loses a turn` },
    { id: 'out', label: `${name} is out of action`, tone: 'danger' },
  ];
  return yield* askChoice(
    {
      seat: gmSeat,
      title: `The gambit of ${nameOf(fight, who)} succeeds: what does it do?`,
      rule: 'HE-20',
      about: [who, target],
    },
    options.map((option) => {
      const blocked = vain(fight, combatantOf(fight, target), option.id);
      return blocked ? { ...option, blocked } : option;
    }),
  );
}

function* achieve(fight: HestiaFight, who: Id, target: Id, what: Done): Flow<void> {
  const victim = combatantOf(fight, target);
  if (what === 'told') return;
  if (what === 'disarm') return yield* disarm(fight, who, victim);
  if (what === 'shove') return yield* shoveTarget(fight, who, victim);
  inflictEffect(fight, victim, what);
}

function* disarm(fight: HestiaFight, who: Id, victim: Fighter): Flow<void> {
  const arms = inHand(victim);
  const picked =
    arms.length > 1
      ? yield* askChoice(
          {
            seat: seatOf(who),
            title: `Which weapon does ${nameOf(fight, victim.id)} drop?`,
            rule: 'HE-20',
            about: [victim.id],
          },
          arms.map(({ id, name }) => ({ id, label: name })),
        )
      : arms[0]?.id;
  const arm = arms.find(({ id }) => id === picked);
  if (!arm) return;
  letGo(arm, victim.place);
  tell(fight, 'HE-20', sentence`${personRef(victim.id)} drops ${itemRef(arm.name)}.`, {
    happened: { is: 'lost', whom: [victim.id], what: arm.name },
    tone: 'bad',
  });
}

/** The opponent's free action: an attack on the combatant who failed, or hampering it. */
function* freeAction(fight: HestiaFight, by: Id, against: Id): Flow<void> {
  const foe = combatantOf(fight, by);
  if (!isUp(foe) || !everyone(fight).some(({ id }) => id === against)) return;
  const able = mayReact(fight, foe, 'gambit');
  if (able !== true)
    return tell(
      fight,
      able.rule,
      sentence`${personRef(by)} ${writtenRef(clauseOf(able.text))}, and cannot use the free action.`,
      { who: [by, against] },
    );
  // HE-15: any use of any weapon that reaches.
  const uses = foe.sheet.weapons
    .filter((arm) => isUsableWeapon(arm) === true && inReach(fight, by, against, arm.range) === true)
    .flatMap(usesOf);
  const answer = yield* askChoice(
    {
      seat: seatOf(by),
      title: `The gambit of ${nameOf(fight, against)} failed: what does ${nameOf(fight, by)} do with the free action?`,
      rule: 'HE-20',
      about: [by, against],
    },
    [
      ...uses.map(({ id, words }) => ({ id: `attack:${id}`, label: `Attack with ${words}` })),
      {
        id: 'hamper',
        label: `Hamper ${nameOf(fight, against)}: a bane on every action`,
        detail: `to the end of ${pronounOf(fight, against, 'possessive')} next turn`,
      },
      { id: 'pass', label: 'Do nothing', tone: 'pass' as const },
    ],
  );
  if (answer !== 'pass') countReaction(fight, by);
  if (answer === 'hamper') {
    putState(combatantOf(fight, against), 'hampered');
    tell(
      fight,
      'HE-20',
      sentence`${personRef(by)} hampers ${personRef(against)}: a bane on every action to the end of ${pronounRef(against, 'possessive')} next turn.`,
      {
        tone: 'bad',
      },
    );
  } else if (answer !== 'pass') yield* attackWith(fight, by, answer.slice('attack:'.length), against);
}

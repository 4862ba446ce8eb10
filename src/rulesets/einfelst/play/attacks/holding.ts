/** Holding (EW-29 to EW-32): grapples, gagging, breaking free. */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { capitalized, type Id, notAllowed, seatOf } from '../../../../engine/words.ts';
import { landsUnless } from '../../../common/landing.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Skill } from '../../sheet/skills.ts';
import { failedTest } from '../harm/failing.ts';
import { canForce, forceSwap } from '../swaps.ts';
import { hindered } from '../table/circumstances.ts';
import { diceInWords } from '../table/pools.ts';
import { tell } from '../table/tell.ts';
import type { Testing } from '../table/trials.ts';
import { beginTurn, maneuverPrice, mayTurn, spendFast, spendReaction } from '../turns/rounds.ts';
import { canReact, type Opposed, opposedTest, stillReaches } from './combat.ts';

/** The reach of a grip: an arm's length. */
export const GRIP = { name: 'a grip', near: 0, far: 0, skill: 'force' as const };

/**
 * EW-29: a Force test to get a grip. The target may react to break free, also with Force, before
 * any die is known. `stillGets` tells why the grip comes to nothing; then nothing is tested.
 */
function* grip(
  fight: EinfelstFight,
  who: Id,
  target: Id,
  { title, rule }: { title: string; rule: 'EW-29' | 'EW-30' },
  stillGets: () => boolean,
): Flow<Opposed | undefined> {
  let twists: Testing | undefined;
  if (!stillGets()) return undefined;
  if (canReact(fight, target, 'parry')) {
    const chosen = yield* askChoice(
      { seat: seatOf(target), title: `${title}: any reaction?`, rule, about: [who, target] },
      [
        {
          id: 'break-free',
          label: `${nameOf(fight, target)} tries to break free`,
          detail: `Force, ${diceInWords(fight, target, 'force')}; ${maneuverPrice(fight, target)}`,
          combatant: target,
        },
        { id: 'pass', label: 'No reaction', tone: 'pass' as const },
      ],
    );
    if (chosen === 'break-free') {
      twists = { who: target, skill: 'force', name: 'break-free' };
      spendReaction(fight, target, rule, sentence`${personRef(target)} tries to twist away.`);
    }
  }
  if (!stillGets()) return undefined;
  return yield* opposedTest(fight, { title, rule }, { who, skill: 'force', name: 'grapple', against: target }, twists);
}

/** EW-29: a successful grapple restrains the target. */
export function* grappleTarget(fight: EinfelstFight, who: Id, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} tries to grapple ${nameOf(fight, target)}`;
  const reaches = () => stillReaches(fight, who, target, GRIP);
  const tested = yield* grip(fight, who, target, { title, rule: 'EW-29' }, reaches);
  if (!tested) return;
  const { left, mine, dice } = tested;
  if (left < 1) {
    tell(fight, 'EW-29', sentence`${personRef(who)} gets no hold of ${personRef(target)}${hindered(mine.why)}.`, {
      dice,
    });
    return yield* failedTest(fight, who, 'grapple');
  }
  combatantOf(fight, target).sheet.held = { by: who, gagged: false };
  tell(fight, 'EW-29', sentence`${personRef(who)} holds ${personRef(target)}.`, {
    dice,
    tone: 'bad',
  });
  yield* holdMenu(fight, who, target, left - 1);
}

/**
 * EW-30: gags a target who is already held: the same Force test as for the hold, and it needs the
 * extra success.
 */
export function* gagTarget(fight: EinfelstFight, who: Id, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} tries to shut the mouth of ${nameOf(fight, target)}`;
  const holds = () => {
    if (combatantOf(fight, target).sheet.held?.by === who) return true;
    const why = notAllowed('EW-30', `${nameOf(fight, target)} is not held any more.`);
    return landsUnless(fight, { by: who, at: target }, why, tell);
  };
  const tested = yield* grip(fight, who, target, { title, rule: 'EW-30' }, holds);
  if (!tested) return;
  const { left, mine, dice } = tested;
  const { held } = combatantOf(fight, target).sheet;
  if (left > 1 && held) {
    held.gagged = true;
    return tell(fight, 'EW-30', sentence`${personRef(target)} is gagged.`, { who: [who, target], dice, tone: 'bad' });
  }
  const told = sentence`${personRef(who)} does not shut the mouth of ${personRef(target)}: ${Math.max(0, left)} of 2 successes${hindered(mine.why)}.`;
  tell(fight, 'EW-30', told, { dice });
  yield* failedTest(fight, who, 'grapple');
}

/** EW-30: an extra success gags the target; a further one may take its card. */
function* holdMenu(fight: EinfelstFight, who: Id, target: Id, extra: number): Flow<void> {
  let left = extra;
  const name = nameOf(fight, target);
  const done = new Set<string>();
  while (left > 0) {
    const options = [
      ...(combatantOf(fight, target).sheet.held ? [{ id: 'gag', label: `Shut the mouth of ${name}` }] : []),
      ...(canForce(fight, who, target) ? [{ id: 'card', label: `Take the card of ${name}` }] : []),
    ].filter(({ id }) => !done.has(id));
    if (options.length === 0) return;
    const chosen = yield* askChoice(
      {
        seat: seatOf(who),
        title: `${nameOf(fight, who)} has ${left === 1 ? 'one extra success' : `${left} extra successes`}: for what?`,
        rule: 'EW-30',
        about: [who, target],
      },
      [...options, { id: 'none', label: 'Nothing more', tone: 'pass' as const }],
    );
    if (chosen === 'none') return;
    done.add(chosen);
    left -= 1;
    const { held } = combatantOf(fight, target).sheet;
    if (chosen === 'gag' && held) {
      held.gagged = true;
      tell(fight, 'EW-30', sentence`${personRef(target)} is gagged.`, { tone: 'bad' });
    }
    if (chosen === 'card') yield* forceSwap(fight, who, target, 'EW-07');
  }
}

/**
 * EW-31, EW-32: a held combatant spends a fast maneuver, and the holder may answer with a hold.
 * Strictly more successes free the combatant; unopposed, one success is enough.
 */
export function* breakFree(fight: EinfelstFight, who: Id): Flow<void> {
  if (!combatantOf(fight, who).sheet.held) return;
  fight.state.tried.push(who);
  // In the combatant's own turn the attempt is one of the turn's maneuvers. At any other moment it
  // is a reaction.
  if (mayTurn(fight, who) === true) {
    beginTurn(fight, who);
    spendFast(fight, who);
  } else spendReaction(fight, who, 'EW-31', sentence`${personRef(who)} tries to break free.`);
  const { held } = combatantOf(fight, who).sheet;
  if (!held) return;
  const skill: Skill = fight.house.holdWith;
  let holds: Testing | undefined;
  if (canReact(fight, held.by, 'other')) {
    const chosen = yield* askChoice(
      {
        seat: seatOf(held.by),
        title: `${nameOf(fight, who)} tries to break free: does ${nameOf(fight, held.by)} hold on?`,
        rule: 'EW-31',
        about: [who, held.by],
      },
      [
        {
          id: 'hold',
          label: `${nameOf(fight, held.by)} tries to hold on`,
          detail: `${capitalized(skill)}, ${diceInWords(fight, held.by, skill)}; ${maneuverPrice(fight, held.by)}`,
          combatant: held.by,
        },
        { id: 'pass', label: 'No reaction', tone: 'pass' as const },
      ],
    );
    if (chosen === 'hold') {
      holds = { who: held.by, skill, name: 'hold' };
      spendReaction(fight, held.by, 'EW-31', sentence`${personRef(held.by)} tries to hold on.`);
    }
  }
  if (!combatantOf(fight, who).sheet.held) return;
  const { left, mine, dice } = yield* opposedTest(
    fight,
    { title: `${nameOf(fight, who)} tries to break free`, rule: 'EW-32' },
    { who, skill: 'force', name: 'break-free' },
    holds,
  );
  const free = left > 0;
  if (free) combatantOf(fight, who).sheet.held = null;
  tell(
    fight,
    'EW-32',
    sentence`${personRef(who)} ${free ? 'is free' : sentence`is still held${hindered(mine.why)}`}.`,
    {
      who: [who, held.by],
      dice,
      tone: free ? 'good' : 'plain',
    },
  );
  if (!free) yield* failedTest(fight, who, 'break-free');
}

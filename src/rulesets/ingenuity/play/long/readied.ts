/**
 * Readied actions (IN-12): an action held back for a trigger. The program watches for the usual
 * triggers, the table for all others.
 */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { askChoice, askText, type Flow } from '../../../../engine/flow.ts';
import { personRef, type Sentence, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, seatOf, type Verdict } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { hasState, isUp, itemOf } from '../../sheet/sheet.ts';
import type { Readied } from '../../state.ts';
import { attackSomebody, attackWith, itemTargets, mayAttack } from '../attacks/attack.ts';
import type { MovedCombatant } from '../attacks/blow.ts';
import { modeAt, speedOf } from '../attacks/figures.ts';
import { doManeuver, maneuverOf, mayManeuver } from '../attacks/maneuvers.ts';
import { metresApart, wallParts } from '../ground/ground.ts';
import { brandish, interact } from '../ground/handling.ts';
import { mayCover, mayWalk, standUp, takeCover, walkFrom } from '../ground/moving.ts';
import { blindTo } from '../ground/sight.ts';
import { mayReact, spendReaction } from '../harm/reactions.ts';
import { canPay } from '../table/pays.ts';
import { isOurs, standingFighters, tell } from '../table/tell.ts';
import { kneelBeside, mayReload, reloadWeapon, resuscitate, someoneLies } from './care.ts';
import { commandAlly, mayCommand } from './command.ts';
import { heldWords, readiedOf, variantOf } from './forms.ts';

const WHEN = {
  near: 'when an enemy comes within reach',
  moves: 'when an enemy has moved',
  attacks: 'when an enemy has attacked',
} as const;

const CAME = { near: 'has come within reach', moves: 'has moved', attacks: 'has attacked' } as const;

/**
 * Makes a question to the combatant who readies an action. Only the GM reads a question to a foe.
 */
const asking = (fight: IngenuityFight, who: Id, title: string) => ({
  seat: seatOf(who),
  title,
  rule: 'IN-12',
  audience: isOurs(fight, combatantOf(fight, who)) ? ('all' as const) : ('gm' as const),
  about: [who],
});

/** Asks for the trigger, and keeps the readied action. */
export function* makeReady(fight: IngenuityFight, who: Id, form: string): Flow<void> {
  const held = readiedOf(form);
  const what =
    held.deed === 'else'
      ? yield* askText(asking(fight, who, `What does ${nameOf(fight, who)} hold back?`), 'an action', 50)
      : heldWords(fight, who, held);
  const trigger = yield* askChoice(asking(fight, who, `${nameOf(fight, who)} readies: ${what}. When?`), [
    { id: 'near' as const, label: 'An enemy comes within reach', detail: 'Asked by itself when it happens' },
    { id: 'moves' as const, label: 'An enemy has moved', detail: 'Asked by itself when it happens' },
    { id: 'attacks' as const, label: 'An enemy has attacked', detail: 'Asked by itself when it happens' },
    { id: 'other' as const, label: 'Something else', detail: 'Sprung by hand' },
  ]);
  const words =
    trigger === 'other'
      ? yield* askText(asking(fight, who, `What is ${nameOf(fight, who)} waiting for?`), 'when it happens', 80)
      : WHEN[trigger];
  fight.state.readied[who] = {
    ...held,
    trigger,
    words: `${what}, ${words}`.slice(0, 120),
  };
  tellReadied(fight, who, sentence`readies: ${writtenRef(`${what}, ${words}`)}`, 'readies an action');
}

/**
 * Tells about a readied action. Players read only that a foe has readied something; the GM reads
 * everything.
 */
const tellReadied = (fight: IngenuityFight, who: Id, words: Sentence, players: string): void =>
  tell(
    fight,
    'IN-12',
    sentence`${personRef(who)} ${words}.`,
    unlessTheirs(fight, who, sentence`${personRef(who)} ${players}.`),
  );

/** Tells whether a combatant can take its readied action now, which is a reaction. */
export const maySpring = (fight: IngenuityFight, who: Id): Verdict => {
  const held = fight.state.readied[who];
  if (!held) return notAllowed('IN-12', 'Has readied nothing.');
  return allOf(mayReact(fight, who, 'nothing'), () => mayDo(fight, who, held));
};

function mayDo(fight: IngenuityFight, who: Id, held: Readied): Verdict {
  const one = combatantOf(fight, who);
  switch (held.deed) {
    case 'attack':
      return mayAttack(fight, who, held.item);
    case 'maneuver':
      return mayManeuver(fight, who, variantOf(held));
    case 'move':
      return mayWalk(fight, who, speedOf(fight, one));
    case 'sprint':
      return allOf(canPay(fight, who, 'stamina', 1, 'IN-15'), () => mayWalk(fight, who, speedOf(fight, one)));
    case 'cover':
      return mayCover(fight, who);
    case 'stand':
      return hasState(one, 'prone') || notAllowed('IN-12', 'Stands already.');
    case 'command':
      return mayCommand(fight, who);
    case 'reload':
      return mayReload(fight, who, held.item);
    case 'resuscitate':
      return someoneLies(fight, who, 'IN-13');
    default:
      return true;
  }
}

/**
 * Takes a readied action as the reaction. `at`: the combatant who triggered it, if the action is an
 * attack.
 */
export function* springReadied(fight: IngenuityFight, who: Id, at?: Id): Flow<void> {
  const held = fight.state.readied[who];
  if (!held) return;
  delete fight.state.readied[who];
  spendReaction(fight, who, 'nothing');
  const one = combatantOf(fight, who);
  tell(fight, 'IN-12', sentence`${personRef(who)} acts as readied: ${writtenRef(held.words)}.`, { tone: 'turn' });
  switch (held.deed) {
    case 'attack': {
      const item = held.item ?? '';
      const shifts = at === undefined ? attackSomebody(fight, who, item) : attackWith(fight, who, item, at);
      return yield* watchAttack(fight, who, yield* shifts);
    }
    case 'maneuver':
      return yield* watchAttack(fight, who, yield* doManeuver(fight, who, variantOf(held), at));
    case 'move':
      return yield* walkFrom(fight, who, speedOf(fight, one), { verb: 'moves', rule: 'IN-12' }, watchSteps);
    case 'sprint':
      one.sheet.stamina.now -= 1;
      return yield* walkFrom(fight, who, speedOf(fight, one), { verb: 'sprints', rule: 'IN-15' }, watchSteps);
    case 'interact':
      return yield* interact(fight, who);
    case 'brandish':
      return yield* brandish(fight, who);
    case 'cover':
      return takeCover(fight, who);
    case 'stand':
      return standUp(fight, who);
    case 'command':
      return yield* commandAlly(fight, who);
    case 'reload':
      return reloadWeapon(fight, who, held.item);
    case 'resuscitate':
      return yield* resuscitate(fight, who, yield* kneelBeside(fight, who));
    case 'else':
  }
}

/**
 * Interrupts a walk for combatants who wait for somebody to come within reach. At the end of the
 * walk, combatants who wait for a move are asked.
 */
export function* watchSteps(
  fight: IngenuityFight,
  by: Id,
  { from, at, tellWalk }: { from: Place; at: 'way' | 'end'; tellWalk?: () => void },
): Flow<void> {
  const comes = (id: Id) => isNear(fight, id, by) && !wasNear(fight, id, by, from);
  yield* askWatchers(fight, 'near', by, { comes, tellWalk });
  if (at === 'end') yield* askWatchers(fight, 'moves', by);
}

/**
 * After an attack, asks combatants who wait for somebody whom Intercept or a shove brought near,
 * then those who wait for an attack.
 */
export function* watchAttack(fight: IngenuityFight, by: Id, shifts: readonly MovedCombatant[]): Flow<void> {
  for (const { who, from, how } of shifts) yield* watchSteps(fight, who, { from, at: how === 'moved' ? 'end' : 'way' });
  yield* askWatchers(fight, 'attacks', by);
}

/**
 * Asks combatants whose trigger has just happened and who see it. `by` is the enemy who moved or
 * attacked. `comes` says whether the trigger has happened for one of them. `tellWalk` tells the
 * walk so far, before somebody interrupts it.
 */
export function* askWatchers(
  fight: IngenuityFight,
  event: 'near' | 'moves' | 'attacks',
  by: Id,
  { comes = () => true, tellWalk }: { comes?: (id: Id) => boolean; tellWalk?: (() => void) | undefined } = {},
): Flow<void> {
  for (const one of standingFighters(fight)) {
    const { id } = one;
    const held = fight.state.readied[id];
    const mover = combatantOf(fight, by);
    if (held?.trigger !== event || !areEnemies(fight, id, by) || !isUp(mover)) continue;
    if (blindTo(fight, one, mover) !== undefined) continue;
    if (maySpring(fight, id) !== true || !comes(id)) continue;
    const strikes = held.deed === 'attack' || held.deed === 'maneuver';
    const aimed = strikes && canHit(fight, id, by, held);
    if (strikes && !aimed) continue;
    const chosen = yield* askChoice(
      {
        seat: seatOf(id),
        title: `${nameOf(fight, by)} ${CAME[event]}. ${nameOf(fight, id)} has readied: ${held.words}. Now?`,
        rule: 'IN-12',
        audience: isOurs(fight, one) ? 'all' : 'gm',
        about: [id, by],
      },
      [
        { id: 'now', label: 'Now', detail: 'It is the reaction of this round.' },
        {
          id: 'hold',
          label: 'Not now',
          detail: fight.house.readyHeld === 'lapses' ? 'What was readied lapses.' : 'It stays readied.',
          tone: 'pass' as const,
        },
      ],
    );
    if (chosen === 'now') {
      tellWalk?.();
      yield* springReadied(fight, id, aimed ? by : undefined);
    } else if (fight.house.readyHeld === 'lapses') {
      delete fight.state.readied[id];
      tellReadied(fight, id, sentence`lets the readied action pass: ${writtenRef(held.words)}`, 'lets something pass');
    }
  }
}

const canHit = (fight: IngenuityFight, who: Id, at: Id, held: Readied): boolean => {
  const thing = itemOf(combatantOf(fight, who), held.item);
  const { maneuver } = maneuverOf(fight, who, variantOf(held));
  return (
    thing !== undefined && itemTargets(fight, who, thing, maneuver).some(({ id, blocked }) => id === at && !blocked)
  );
};
const isNear = (fight: IngenuityFight, who: Id, by: Id): boolean => {
  const thing = itemOf(combatantOf(fight, who), fight.state.readied[who]?.item);
  const far = metresApart(fight, who, by);
  return (thing ? modeAt(thing, far) !== undefined : far <= 1) && !wallParts(fight, who, by);
};
/** Whether a mover was in reach already at its former place. */
function wasNear(fight: IngenuityFight, who: Id, by: Id, from: Place): boolean {
  const mover = combatantOf(fight, by);
  const now = mover.place;
  mover.place = from;
  const near = isNear(fight, who, by);
  mover.place = now;
  return near;
}

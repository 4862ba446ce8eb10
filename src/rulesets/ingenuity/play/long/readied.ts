/** Readied actions (IN-12): an action held back for a trigger; the program watches for the usual ones, the table for the rest. */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { askText, choose, type Flow } from '../../../../engine/flow.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { nameOf } from '../../../common/people.ts';
import { unlessTheirs } from '../../../common/telling.ts';
import type { IngenuityFight } from '../../fight.ts';
import { has, isUp, itemOf } from '../../sheet/sheet.ts';
import type { Readied } from '../../state.ts';
import { arms, attack, attackSomebody, mayAttack, targets } from '../attacks/attack.ts';
import { modeAt, speedOf } from '../attacks/figures.ts';
import { metresApart, wallParts } from '../ground/ground.ts';
import { brandish, interact } from '../ground/handling.ts';
import { mayCover, mayWalk, standUp, takeCover, walk } from '../ground/moving.ts';
import { blindTo } from '../ground/sight.ts';
import { mayReact, react } from '../harm/reactions.ts';
import { isOurs, tell, up } from '../table/tell.ts';

/** What can be readied now, as forms of the action. */
export const readyForms = (fight: IngenuityFight, who: Id) => {
  const one = combatantOf(fight, who);
  return [
    ...arms(one).map(({ id, name }) => ({
      id: `attack-${id}`,
      label: `Ready: ${name}`,
      detail: 'An attack with it',
    })),
    { id: 'move', label: 'Ready: move', detail: 'A Move' },
    { id: 'interact', label: 'Ready: interact', detail: 'A door, an item, something near' },
    { id: 'brandish', label: 'Ready: brandish', detail: 'What is in the hands' },
    { id: 'cover', label: 'Ready: seek cover' },
    ...(has(one, 'prone') ? [{ id: 'stand', label: 'Ready: stand up' }] : []),
    { id: 'else', label: 'Ready: something else', detail: 'Any action; the table says what comes of it' },
  ];
};

const WORDS = {
  attack: 'attack',
  move: 'move',
  stand: 'stand up',
  interact: 'interact',
  brandish: 'brandish',
  cover: 'seek cover',
} as const;
const WHEN = {
  near: 'when an enemy comes within reach',
  moves: 'when an enemy has moved',
  attacks: 'when an enemy has attacked',
} as const;

/** Asked of who readies; of a foe before the GM alone. */
const asking = (fight: IngenuityFight, who: Id, title: string) => ({
  seat: seatOf(who),
  title,
  rule: 'IN-12',
  audience: isOurs(fight, combatantOf(fight, who)) ? ('all' as const) : ('gm' as const),
  about: [who],
});

/** Names the trigger and holds the action back. */
export function* makeReady(fight: IngenuityFight, who: Id, form: string): Flow<void> {
  const item = form.startsWith('attack-') ? form.slice(7) : undefined;
  const deed = item ? 'attack' : (form as Readied['deed']);
  const what = item
    ? `attack with ${itemOf(combatantOf(fight, who), item)?.name ?? 'it'}`
    : deed === 'else'
      ? yield* askText(asking(fight, who, `What does ${nameOf(fight, who)} hold back?`), 'an action', 50)
      : WORDS[deed];
  const trigger = yield* choose(asking(fight, who, `${nameOf(fight, who)} readies ${what}: when?`), [
    { id: 'near' as const, label: 'An enemy comes within reach', detail: 'Asked by itself when it happens' },
    { id: 'moves' as const, label: 'An enemy has moved', detail: 'Asked by itself when it happens' },
    { id: 'attacks' as const, label: 'An enemy has attacked', detail: 'Asked by itself when it happens' },
    { id: 'other' as const, label: 'Something else', detail: 'Sprung by hand' },
  ]);
  const words =
    trigger === 'other'
      ? yield* askText(asking(fight, who, 'What is the trigger?'), 'when it happens', 80)
      : WHEN[trigger];
  fight.state.readied[who] = {
    deed,
    trigger,
    words: `${what}, ${words}`.slice(0, 120),
    ...(item ? { item } : {}),
  };
  tellReadied(fight, who, `${nameOf(fight, who)} readies: ${what}, ${words}.`, 'readies an action');
}

/** What a foe holds back, and for what, is the GM's to know until it comes; the players read that it does. */
const tellReadied = (fight: IngenuityFight, who: Id, text: string, players: string): void => {
  tell(fight, 'IN-12', text, { who: [who], ...unlessTheirs(fight, who, `${nameOf(fight, who)} ${players}.`) });
};

/** Whether what somebody has readied can be done now: it is a reaction. */
export const maySpring = (fight: IngenuityFight, who: Id): Verdict => {
  const held = fight.state.readied[who];
  if (!held) return no('IN-12', 'Has readied nothing.');
  const one = combatantOf(fight, who);
  return all(mayReact(fight, who, 'nothing'), () => {
    if (held.deed === 'attack') return mayAttack(fight, who, held.item);
    if (held.deed === 'move') return mayWalk(fight, who, speedOf(fight, one));
    if (held.deed === 'cover') return mayCover(fight, who);
    return held.deed !== 'stand' || has(one, 'prone') || no('IN-12', 'Is on its feet.');
  });
};

/** The trigger has come: the readied action, as the reaction. `at` is whoever triggered it, when an attack is meant for it. */
export function* spring(fight: IngenuityFight, who: Id, at?: Id): Flow<void> {
  const held = fight.state.readied[who];
  if (!held) return;
  delete fight.state.readied[who];
  react(fight, who, 'nothing');
  const one = combatantOf(fight, who);
  tell(fight, 'IN-12', `${nameOf(fight, who)} acts as readied.`, { who: [who], tone: 'turn' });
  if (held.deed === 'attack' && held.item) {
    if (at === undefined) yield* attackSomebody(fight, who, held.item);
    else yield* attack(fight, who, held.item, at);
    yield* watch(fight, 'attacks', who);
  } else if (held.deed === 'move')
    yield* walk(fight, who, speedOf(fight, one), { verb: 'moves', rule: 'IN-12' }, watchSteps);
  else if (held.deed === 'interact') yield* interact(fight, who);
  else if (held.deed === 'brandish') yield* brandish(fight, who);
  else if (held.deed === 'cover') takeCover(fight, who);
  else if (held.deed === 'stand') standUp(fight, who);
  else tell(fight, 'IN-12', `${nameOf(fight, who)}: ${held.words}.`, { who: [who] });
}

/** Breaks into a walk for those who wait for somebody to come within reach, and at its end for those who wait for a move. */
export function* watchSteps(fight: IngenuityFight, by: Id, from: Place, at: 'way' | 'end'): Flow<void> {
  yield* watch(fight, 'near', by, (id) => isNear(fight, id, by) && !wasNear(fight, id, by, from));
  if (at === 'end') yield* watch(fight, 'moves', by);
}

/**
 * Asks those whose trigger has just come about, and who see it. `by` is the enemy who moved or attacked;
 * `comes` says whether it has come about for one of them.
 */
export function* watch(
  fight: IngenuityFight,
  event: 'near' | 'moves' | 'attacks',
  by: Id,
  comes: (id: Id) => boolean = () => true,
): Flow<void> {
  for (const one of up(fight)) {
    const { id } = one;
    const held = fight.state.readied[id];
    const mover = combatantOf(fight, by);
    if (held?.trigger !== event || !areEnemies(fight, id, by) || !isUp(mover)) continue;
    if (blindTo(fight, one, mover) !== undefined) continue;
    if (maySpring(fight, id) !== true || !comes(id)) continue;
    const aimed = held.deed === 'attack' && canHit(fight, id, by);
    if (held.deed === 'attack' && !aimed) continue;
    const chosen = yield* choose(
      {
        seat: seatOf(id),
        title: `${nameOf(fight, id)} has readied: ${held.words}. Now?`,
        rule: 'IN-12',
        audience: isOurs(fight, one) ? 'all' : 'gm',
        about: [id, by],
      },
      [
        { id: 'now', label: 'Now' },
        { id: 'hold', label: 'Hold it', tone: 'pass' as const },
      ],
    );
    if (chosen === 'now') yield* spring(fight, id, aimed ? by : undefined);
    else if (fight.house.readyHeld === 'lapses') {
      delete fight.state.readied[id];
      tellReadied(
        fight,
        id,
        `${nameOf(fight, id)} lets pass what it had readied: ${held.words}.`,
        'lets something pass',
      );
    }
  }
}

const canHit = (fight: IngenuityFight, who: Id, at: Id): boolean => {
  const thing = itemOf(combatantOf(fight, who), fight.state.readied[who]?.item);
  return thing !== undefined && targets(fight, who, thing).some(({ id, blocked }) => id === at && !blocked);
};
const isNear = (fight: IngenuityFight, who: Id, by: Id): boolean => {
  const thing = itemOf(combatantOf(fight, who), fight.state.readied[who]?.item);
  const far = metresApart(fight, who, by);
  return (thing ? modeAt(thing, far) !== undefined : far <= 1) && !wallParts(fight, who, by);
};
/** Whether it was near already where it came from. */
function wasNear(fight: IngenuityFight, who: Id, by: Id, from: Place): boolean {
  const mover = combatantOf(fight, by);
  const now = mover.place;
  mover.place = from;
  const near = isNear(fight, who, by);
  mover.place = now;
  return near;
}

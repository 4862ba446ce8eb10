/** Holding and flight (EW-29 to EW-35): grapples, breaking free, fleeing over zones and who chases. */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { all, type Id, no, seatOf, seatOfSide, type Verdict } from '../../engine/words.ts';
import { canForce, forceSwap } from './cards.ts';
import { hindered } from './circumstances.ts';
import { canReact, opposed } from './combat.ts';
import { fallOut } from './grip.ts';
import { enter, freest, heldByFoe, leadsOut, sameZone, waysOf, zoneOf } from './ground.ts';
import { suffer } from './harm.ts';
import { diceInWords, type Testing } from './pools.ts';
import { endTurn, price, react, spendFast, spendSlow } from './rounds.ts';
import { type EinfelstFight, isUp } from './sheet.ts';
import type { Skill } from './skills.ts';
import { foes, nameOf, tell } from './tell.ts';

/** EW-29: a Force test; the target may react to break free with Force. On success it is restrained. */
export function* grapple(fight: EinfelstFight, who: Id, target: Id): Flow<void> {
  const title = `${nameOf(fight, who)} grapples ${nameOf(fight, target)}`;
  let resists: Testing | undefined;
  if (canReact(fight, target, 'parry')) {
    const chosen = yield* choose({ seat: seatOf(target), title, rule: 'EW-29', about: [who, target] }, [
      {
        id: 'break-free',
        label: `${nameOf(fight, target)} breaks free`,
        detail: `force, ${diceInWords(fight, target, 'force')}; ${price(fight, target)}`,
        combatant: target,
      },
      { id: 'pass', label: 'No reaction', tone: 'pass' as const },
    ]);
    if (chosen === 'break-free') {
      resists = { who: target, skill: 'force', name: 'break-free' };
      react(fight, target, 'EW-29', `${nameOf(fight, target)} twists away.`);
    }
  }
  const { left, mine, dice } = yield* opposed(
    fight,
    { title, rule: 'EW-29' },
    { who, skill: 'force', name: 'grapple', against: target },
    resists,
  );
  if (left < 1)
    return tell(
      fight,
      'EW-29',
      `${nameOf(fight, who)} gets no hold of ${nameOf(fight, target)}${hindered(mine.why)}.`,
      [who, target],
      dice,
    );
  combatantOf(fight, target).sheet.held = { by: who, gagged: false };
  tell(fight, 'EW-29', `${nameOf(fight, who)} holds ${nameOf(fight, target)}.`, [who, target], dice, 'bad');
  yield* holdMenu(fight, who, target, left - 1);
}

/** EW-30: an extra success gags; another may take the card. */
function* holdMenu(fight: EinfelstFight, who: Id, target: Id, extra: number): Flow<void> {
  let left = extra;
  const done = new Set<string>();
  while (left > 0) {
    const options = [
      { id: 'gag', label: 'Shut its mouth' },
      ...(canForce(fight, who, target) ? [{ id: 'card', label: 'Take its card' }] : []),
    ].filter(({ id }) => !done.has(id));
    if (options.length === 0) return;
    const chosen = yield* choose(
      {
        seat: seatOf(who),
        title: left === 1 ? 'One extra success' : `${left} extra successes`,
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
      tell(fight, 'EW-30', `${nameOf(fight, target)} is gagged.`, [target], [], 'bad');
    }
    if (chosen === 'card') yield* forceSwap(fight, who, target, 'EW-07');
  }
}

/** EW-31, EW-32: the one held spends a fast maneuver; the holder may answer with a hold. Strictly more frees; unopposed, one does. */
export function* breakFree(fight: EinfelstFight, who: Id): Flow<void> {
  const { held } = combatantOf(fight, who).sheet;
  if (!held) return;
  spendFast(fight, who);
  if (fight.state.turn) fight.state.turn.broke = true;
  const skill: Skill = fight.house.holdWith;
  let holds: Testing | undefined;
  if (canReact(fight, held.by, 'other')) {
    const chosen = yield* choose(
      {
        seat: seatOf(held.by),
        title: `${nameOf(fight, who)} tries to break free`,
        rule: 'EW-31',
        about: [who, held.by],
      },
      [
        {
          id: 'hold',
          label: `${nameOf(fight, held.by)} holds on`,
          detail: `${skill}, ${diceInWords(fight, held.by, skill)}; ${price(fight, held.by)}`,
          combatant: held.by,
        },
        { id: 'pass', label: 'No reaction', tone: 'pass' as const },
      ],
    );
    if (chosen === 'hold') {
      holds = { who: held.by, skill, name: 'hold' };
      react(fight, held.by, 'EW-31', `${nameOf(fight, held.by)} holds on.`);
    }
  }
  const { left, mine, dice } = yield* opposed(
    fight,
    { title: `${nameOf(fight, who)} breaks free`, rule: 'EW-32' },
    { who, skill: 'force', name: 'break-free' },
    holds,
  );
  const free = left > 0;
  if (free) combatantOf(fight, who).sheet.held = null;
  tell(
    fight,
    'EW-32',
    `${nameOf(fight, who)} ${free ? 'is free' : `is still held${hindered(mine.why)}`}.`,
    [who, held.by],
    dice,
    free ? 'good' : 'plain',
  );
}

/** EW-33: the ways of flight that no enemy holds; and straight out where the zone itself is an exit. */
export function flights(fight: EinfelstFight, who: Id) {
  const here = zoneOf(fight, who);
  const out = here?.features.some(({ kind }) => kind === 'exit')
    ? [{ id: 'out', label: 'Straight out of the scene' }]
    : [];
  const ways = waysOf(fight, who)
    .filter(({ shut }) => !shut)
    .map(({ zone, asks, obstacle }) => {
      const blocked =
        asks === 'test'
          ? no('EW-11', `${obstacle?.label || 'An obstacle'} has to be got past first.`)
          : heldByFoe(fight, who, zone.id)
            ? no('EW-33', 'An enemy holds that zone.')
            : leadsOut(fight, who, zone.id)
              ? undefined
              : no('EW-33', 'From there every way out leads through a zone that an enemy holds.');
      return {
        id: `zone:${zone.id}`,
        label: `By way of ${zone.name}`,
        place: { kind: 'zone' as const, zone: zone.id },
        ...(blocked ? { blocked } : {}),
      };
    });
  return [...out, ...freest(ways)];
}
export const mayFlee = (fight: EinfelstFight, who: Id): Verdict =>
  all(
    flights(fight, who).some((way) => !('blocked' in way)) ||
      no('EW-33', 'No way out is free: an enemy holds the next zone, or something is in the way.'),
  );

/** Who is asked to give chase: the one who can, or the side of several. */
const seatOfChase = (fight: EinfelstFight, ids: readonly Id[]) => {
  const [first = ''] = ids;
  return ids.length === 1 ? seatOf(first) : seatOfSide(combatantOf(fight, first).side);
};

/** EW-33 to EW-35: flight, and one opponent of the zone who may chase. */
export function* flee(fight: EinfelstFight, who: Id, skill: Skill): Flow<void> {
  const way = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)} flees: which way?`, rule: 'EW-33', about: [who] },
    flights(fight, who),
  );
  spendSlow(fight, who);
  const chasers = foes(fight, who).filter((foe) => sameZone(fight, who, foe.id) && canReact(fight, foe.id, 'other'));
  // EW-34: one opponent of the zone may spend a reaction; each of its successes takes one away.
  let chaser: Testing | undefined;
  if (chasers.length > 0) {
    const chosen = yield* choose(
      {
        seat: seatOfChase(
          fight,
          chasers.map(({ id }) => id),
        ),
        title: `${nameOf(fight, who)} flees: who gives chase?`,
        rule: 'EW-34',
        about: [who, ...chasers.map(({ id }) => id)],
      },
      [
        ...chasers.flatMap((foe) =>
          (['finesse', 'track'] as const).map((id) => ({
            id: `${id}:${foe.id}`,
            label: `${nameOf(fight, foe.id)} chases with ${id}`,
            detail: `${diceInWords(fight, foe.id, id)}; ${price(fight, foe.id)}`,
            combatant: foe.id,
          })),
        ),
        { id: 'pass', label: 'Nobody', tone: 'pass' as const },
      ],
    );
    const [word, id] = chosen.split(':');
    if (id !== undefined) {
      chaser = { who: id, skill: word === 'track' ? 'track' : 'finesse', name: 'chase' };
      react(fight, id, 'EW-34', `${nameOf(fight, id)} gives chase.`);
    }
  }
  const { left, mine, dice } = yield* opposed(
    fight,
    { title: `${nameOf(fight, who)} flees`, rule: 'EW-33' },
    { who, skill, name: 'flight' },
    chaser,
  );
  const one = combatantOf(fight, who);
  const about = chaser ? [who, chaser.who] : [who];
  if (mine.successes < 1)
    return tell(
      fight,
      'EW-33',
      `${nameOf(fight, who)} does not get away and stays where it is${hindered(mine.why)}.`,
      about,
      dice,
    );
  yield* payPin(fight, who);
  if (!isUp(one)) return;
  if (left > 0) {
    tell(fight, 'EW-33', `${nameOf(fight, who)} gets away.`, about, dice, 'good');
    fallOut(fight, one, 'fled');
    one.place = { kind: 'off' };
    return yield* endTurn(fight);
  }
  tell(fight, 'EW-35', `${nameOf(fight, who)} is caught up with.`, about, dice);
  if (way === 'out') return;
  if (chaser) yield* payPin(fight, chaser.who);
  for (const id of about)
    if (isUp(combatantOf(fight, id))) enter(fight, combatantOf(fight, id), way.replace('zone:', ''));
  tell(fight, 'EW-35', `Both are in ${zoneOf(fight, who)?.name ?? 'the next zone'} now.`, about);
}

/** EW-21: who is pinned pays a Harm for leaving the zone, and is pinned no more. */
export function* payPin(fight: EinfelstFight, who: Id): Flow<void> {
  const { sheet } = combatantOf(fight, who);
  if (!sheet.pinned) return;
  sheet.pinned = false;
  yield* suffer(fight, who, 1, 'physical', 'EW-21');
}

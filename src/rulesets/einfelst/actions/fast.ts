/** Fast maneuvers (EW-18, EW-19, EW-31): moving, cover, drawing, breaking free, and the small ones. */

import { combatantOf } from '../../../engine/fight.ts';
import { choose } from '../../../engine/flow.ts';
import { all, type Id, list, no, seatOf } from '../../../engine/words.ts';
import { actionsLike } from '../../common/actions.ts';
import { nameOf, optionsFor } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { breakFree } from '../play/attacks/holding.ts';
import { heldBy, release } from '../play/ground/grip.ts';
import {
  coverHere,
  doorsOf,
  enter,
  freest,
  sameZone,
  unsettle,
  waysOf,
  whyNotClose,
  zoneOf,
  zoneWords,
} from '../play/ground/ground.ts';
import { couldHold, inTheWay, takeInHand } from '../play/ground/hands.ts';
import { payPin } from '../play/harm/harm.ts';
import { maySwap, swap } from '../play/swaps.ts';
import { standing, tell } from '../play/table/tell.ts';
import { beginTurn, endTurn, fastLeft, goOn, mayFast, mayReact, mayTurn, spendFast } from '../play/turns/rounds.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import type { Weapon } from '../sheet/weapons.ts';
import { armOf, BURNS, type Deed, fast, takeFast } from './allowed.ts';

const deed = actionsLike<Deed>({ scope: 'combatant', group: 'Fast', cost: 'fast' });

/** EW-19: who of the zone is not within arm's reach yet. */
const notClose = (fight: EinfelstFight, who: Id): Fighter[] =>
  standing(fight).filter(({ id }) => id !== who && sameZone(fight, who, id) && whyNotClose(fight, who, id));

/** What is put away for a weapon, beside its name. */
const swapDetail = (way: Weapon[] | 'some'): { detail?: string } =>
  way === 'some'
    ? { detail: 'puts something away' }
    : way.length > 0
      ? { detail: `puts away ${list(way.map(({ name }) => name))}` }
      : {};

export const fastDeeds: readonly Deed[] = [
  deed('move', 'Move to the next zone', 'Enters a zone next door; an obstacle may cost one maneuver more.', 'EW-19', {
    allowed: (fight, who) =>
      all(
        fast(fight, who),
        () => !combatantOf(fight, who).sheet.prone || no('EW-18', 'Is on the ground: stand up first.'),
        () =>
          waysOf(fight, who).some(
            ({ shut, asks }) => !shut && (asks === 'nothing' || (asks === 'maneuver' && fastLeft(fight, who) > 1)),
          ) || no('EW-19', 'No way leads on from here by moving alone.'),
      ),
    *perform(fight, who) {
      const ways = waysOf(fight, who);
      const twice = fastLeft(fight, who) > 1;
      const options = ways.map(({ zone, shut, asks, tests }) => ({
        id: `zone:${zone.id}`,
        label: zoneWords(fight, zone.id),
        place: { kind: 'zone' as const, zone: zone.id },
        detail: asks === 'maneuver' ? 'two maneuvers: an obstacle' : 'a fast maneuver',
        ...(shut
          ? { blocked: no('EW-11', 'The door is shut.') }
          : asks === 'test'
            ? { blocked: no('EW-11', `An obstacle: it takes a slow maneuver and a test of ${tests.join(' or ')}.`) }
            : asks === 'maneuver' && !twice
              ? { blocked: no('EW-11', 'An obstacle: it takes one maneuver more than is left.') }
              : {}),
      }));
      const chosen = yield* choose(
        { seat: seatOf(who), title: `${nameOf(fight, who)} moves where?`, rule: 'EW-19', about: [who] },
        freest(options),
      );
      const one = combatantOf(fight, who);
      const way = ways.find(({ zone, shut, asks }) => `zone:${zone.id}` === chosen && !shut && asks !== 'test');
      if (!way) return;
      takeFast(fight, who);
      if (
        way.asks === 'maneuver' &&
        !ways.some(({ zone, shut, asks }) => zone.id === way.zone.id && !shut && asks === 'nothing')
      )
        spendFast(fight, who);
      yield* payPin(fight, who);
      if (isUp(one)) {
        enter(fight, one, way.zone.id);
        tell(fight, 'EW-19', `${nameOf(fight, who)} moves to ${zoneWords(fight, way.zone.id)}.`, { who: [who] });
      }
      yield* goOn(fight);
    },
  }),
  deed('approach', 'Come close', 'Gets near to somebody in cover or far off in the same zone.', 'EW-19', {
    allowed: (fight, who) =>
      all(
        fast(fight, who),
        () => notClose(fight, who).length > 0 || no('EW-19', 'Nobody in this zone is in cover or far off.'),
      ),
    *perform(fight, who) {
      const one = combatantOf(fight, who);
      const target = yield* choose(
        { seat: seatOf(who), title: 'Close to whom?', rule: 'EW-19', about: [who], meant: 'harm' },
        optionsFor(fight, notClose(fight, who)),
      );
      takeFast(fight, who);
      unsettle(fight, one);
      one.sheet.close.push(target);
      tell(fight, 'EW-19', `${nameOf(fight, who)} comes close to ${nameOf(fight, target)}.`, { who: [who, target] });
    },
  }),
  deed('take-cover', 'Take cover', 'Behind what the zone offers; shots at it need more successes.', 'EW-12', {
    allowed: (fight, who) =>
      all(
        fast(fight, who),
        () => coverHere(fight, who) !== undefined || no('EW-12', 'The zone offers no cover.'),
        () => combatantOf(fight, who).sheet.cover === 'none' || no('EW-12', 'Is in cover already.'),
      ),
    *perform(fight, who) {
      takeFast(fight, who);
      unsettle(fight, combatantOf(fight, who));
      combatantOf(fight, who).sheet.cover = coverHere(fight, who) ?? 'light';
      tell(fight, 'EW-12', `${nameOf(fight, who)} takes cover.`, { who: [who] });
    },
  }),
  deed('reposition', 'Move within the zone', 'Into the open, among the others: out of cover, say.', 'EW-18', {
    allowed: fast,
    *perform(fight, who) {
      takeFast(fight, who);
      unsettle(fight, combatantOf(fight, who));
      tell(fight, 'EW-18', `${nameOf(fight, who)} moves within the zone.`, { who: [who] });
    },
  }),
  deed('keep-off', 'Keep far off in the zone', 'Whoever wants to come to blows has to come close first.', 'EW-19', {
    allowed: (fight, who) =>
      all(fast(fight, who), () => !combatantOf(fight, who).sheet.aloof || no('EW-19', 'Is far off already.')),
    *perform(fight, who) {
      takeFast(fight, who);
      unsettle(fight, combatantOf(fight, who));
      combatantOf(fight, who).sheet.aloof = true;
      tell(fight, 'EW-19', `${nameOf(fight, who)} keeps far off in the zone.`, { who: [who] });
    },
  }),
  deed(
    'draw',
    'Draw or swap a weapon',
    'Takes a weapon in hand, or picks one up; with full hands another is put away.',
    'EW-18',
    {
      variants: (fight, who) =>
        combatantOf(fight, who)
          .sheet.weapons.filter(({ where }) => where === 'belt' || where === 'dropped')
          .map((arm) => ({
            id: arm.id,
            label: arm.where === 'belt' ? `Draw ${arm.name}` : `Pick up ${arm.name}`,
            ...swapDetail(inTheWay(fight, combatantOf(fight, who), arm)),
          })),
      allowed: (fight, who, variant) =>
        all(
          fast(fight, who),
          () => {
            const lies = armOf(fight, who, variant)?.lies ?? null;
            const name = lies === null ? undefined : zoneWords(fight, lies);
            return name === undefined || zoneOf(fight, who)?.id === lies || no('EW-18', `It lies in ${name}.`);
          },
          () => {
            const arm = armOf(fight, who, variant);
            return (
              arm === undefined ||
              couldHold(fight, combatantOf(fight, who), arm) ||
              no('EW-18', 'Has too few hands for it.')
            );
          },
        ),
      *perform(fight, who, variant) {
        const arm = armOf(fight, who, variant);
        if (!arm) return;
        takeFast(fight, who);
        yield* takeInHand(fight, combatantOf(fight, who), arm);
      },
    },
  ),
  deed('stand', 'Stand up', 'Back on its feet.', 'EW-18', {
    allowed: (fight, who) =>
      all(fast(fight, who), () => combatantOf(fight, who).sheet.prone || no('EW-18', 'Is on its feet.')),
    *perform(fight, who) {
      takeFast(fight, who);
      combatantOf(fight, who).sheet.prone = false;
      tell(fight, 'EW-18', `${nameOf(fight, who)} stands up.`, { who: [who] });
    },
  }),
  deed('door', 'Open or close a door', 'Interacts with an object.', 'EW-18', {
    variants: (fight, who) =>
      doorsOf(fight, who).map((border) => ({
        id: border.id,
        label: border.door === 'closed' ? 'Open the door' : 'Close the door',
      })),
    allowed: fast,
    *perform(fight, who, variant) {
      const border = fight.scene.kind === 'zones' ? fight.scene.borders[variant ?? ''] : undefined;
      if (!border) return;
      takeFast(fight, who);
      border.door = border.door === 'closed' ? 'open' : 'closed';
      tell(fight, 'EW-18', `${nameOf(fight, who)} ${border.door === 'open' ? 'opens' : 'closes'} a door.`, {
        who: [who],
      });
    },
  }),
  deed('interact', 'Handle something', 'A lever, a lamp, a rope: the table says what comes of it.', 'EW-18', {
    allowed: fast,
    *perform(fight, who) {
      takeFast(fight, who);
      tell(fight, 'EW-18', `${nameOf(fight, who)} handles something.`, { who: [who] });
    },
  }),
  deed('shout', 'Shout', 'More than a couple of words.', 'EW-18', {
    allowed: (fight, who) =>
      all(mayFast(fight, who), () => !combatantOf(fight, who).sheet.held?.gagged || no('EW-30', 'Is gagged.')),
    *perform(fight, who) {
      takeFast(fight, who);
      tell(fight, 'EW-18', `${nameOf(fight, who)} shouts.`, { who: [who] });
    },
  }),
  deed('turn-around', 'Turn around', 'Looks the other way.', 'EW-18', {
    allowed: fast,
    *perform(fight, who) {
      takeFast(fight, who);
      tell(fight, 'EW-18', `${nameOf(fight, who)} turns around.`, { who: [who] });
    },
  }),
  deed(
    'break-free',
    'Break free',
    'A reaction, at any moment: Force against the holder’s hold; strictly more frees, and with no hold one success does.',
    'EW-31',
    {
      allowed: (fight, who) =>
        all(
          isUp(combatantOf(fight, who)) || no('EW-02', 'Is out of the fight.'),
          () => combatantOf(fight, who).sheet.held !== null || no('EW-31', 'Is not held.'),
          () => combatantOf(fight, who).sheet.fire === null || no('EW-44', BURNS),
          () =>
            !fight.state.tried.includes(who) ||
            no('EW-31', `Has tried once this ${fight.house.breakFree === 'turn' ? 'turn' : 'round'}.`),
          () => (mayTurn(fight, who) === true ? mayFast(fight, who) : mayReact(fight, who)),
        ),
      *perform(fight, who) {
        yield* breakFree(fight, who);
        yield* goOn(fight);
      },
    },
  ),
  deed('let-go', 'Let go', 'Frees whom one holds, at any moment; costs nothing.', 'EW-32', {
    cost: 'free',
    allowed: (fight, who) =>
      all(
        isUp(combatantOf(fight, who)) || no('EW-02', 'Is out of the fight.'),
        () => heldBy(fight, who).length > 0 || no('EW-32', 'Holds nobody.'),
      ),
    *perform(fight, who) {
      release(fight, who);
    },
  }),
  deed('swap', 'Swap cards', 'With another player character, before anybody has acted this round.', 'EW-06', {
    group: 'Cards',
    cost: 'free',
    allowed: maySwap,
    perform: swap,
  }),
  deed('end-turn', 'End the turn', 'What is left of the maneuvers stays for reactions.', 'EW-02', {
    group: 'Turn',
    cost: 'free',
    allowed: mayTurn,
    *perform(fight, who) {
      beginTurn(fight, who);
      yield* endTurn(fight);
    },
  }),
];

/** Fast maneuvers (EW-18, EW-19, EW-31): moving, cover, drawing, breaking free, small deeds. */
import { combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice } from '../../../engine/flow.ts';
import { personRef, placeRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, capitalized, type Id, nameList, notAllowed, seatOf, type Verdict } from '../../../engine/words.ts';
import { actionsLike } from '../../common/actions.ts';
import { opensDoor, turnDoor } from '../../common/doors/doors.ts';
import { nameOf, optionsFor } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { breakFree } from '../play/attacks/holding.ts';
import { heldBy, releaseHolds } from '../play/ground/grip.ts';
import {
  coverHere,
  doorsOf,
  enterZone,
  freestOptions,
  sameZone,
  unsettle,
  waysOf,
  whyNotClose,
  whyNoWayOn,
  zoneOf,
  zoneWords,
} from '../play/ground/ground.ts';
import { couldHold, inTheWay, takeInHand } from '../play/ground/hands.ts';
import { payPin } from '../play/harm/harm.ts';
import { maySwap, swapCards } from '../play/swaps.ts';
import { standing, tell } from '../play/table/tell.ts';
import { beginTurn, endTurn, fastLeft, goOn, mayFast, mayReact, mayTurn, spendFast } from '../play/turns/rounds.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import type { Weapon } from '../sheet/weapons.ts';
import { armOf, BURNS, type EinfelstAction, fastAllowed, takeFast } from './allowed.ts';

const action = actionsLike<EinfelstAction>({ scope: 'combatant', group: 'Fast', cost: 'fast' });

/** EW-19: the combatants of the zone to whom nobody has come within arm's reach yet. */
const notClose = (fight: EinfelstFight, who: Id): Fighter[] =>
  standing(fight).filter(({ id }) => id !== who && sameZone(fight, who, id) && whyNotClose(fight, who, id));

/** EW-18, EW-19: nobody keeps off twice in a row, unless somebody has come close. */
const keepsOff = (fight: EinfelstFight, who: Id): Verdict =>
  !combatantOf(fight, who).sheet.aloof ||
  everyone(fight).some(({ sheet }) => sheet.close.includes(who)) ||
  notAllowed('EW-19', 'Is far off already, and nobody has come close.');

/** The words for the weapon that a combatant puts away to draw another. */
const swapDetail = (way: Weapon[] | 'some'): { detail?: string } =>
  way === 'some'
    ? { detail: 'puts something away' }
    : way.length > 0
      ? { detail: `puts away ${nameList(way.map(({ name }) => name))}` }
      : {};

export const fastActions: readonly EinfelstAction[] = [
  action('move', 'Move to the next zone', 'Enters a zone next door; an obstacle may cost one maneuver more.', 'EW-19', {
    allowed: (fight, who) =>
      allOf(
        fastAllowed(fight, who),
        () => !combatantOf(fight, who).sheet.prone || notAllowed('EW-18', 'Is on the ground: stand up first.'),
        () =>
          waysOf(fight, who).some(
            ({ shut, asks }) => !shut && (asks === 'nothing' || (asks === 'maneuver' && fastLeft(fight, who) > 1)),
          ) || whyNoWayOn(fight, who),
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
          ? { blocked: notAllowed('EW-11', 'The door is shut.') }
          : asks === 'test'
            ? { blocked: notAllowed('EW-11', `Takes a slow maneuver and ${tests.map(capitalized).join(' or ')}.`) }
            : asks === 'maneuver' && !twice
              ? { blocked: notAllowed('EW-11', 'Takes one maneuver more than is left.') }
              : {}),
      }));
      const chosen = yield* askChoice(
        { seat: seatOf(who), title: `${nameOf(fight, who)} moves where?`, rule: 'EW-19', about: [who] },
        freestOptions(options),
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
        enterZone(fight, one, way.zone.id);
        tell(fight, 'EW-19', sentence`${personRef(who)} moves to ${placeRef(way.zone.id)}.`, {
          happened: { is: 'moved', whom: [who] },
        });
      }
      yield* goOn(fight);
    },
  }),
  action('approach', 'Come close', 'Gets near to somebody in cover or far off in the same zone.', 'EW-19', {
    allowed: (fight, who) =>
      allOf(
        fastAllowed(fight, who),
        () => notClose(fight, who).length > 0 || notAllowed('EW-19', 'Nobody in this zone is in cover or far off.'),
      ),
    *perform(fight, who) {
      const title = `To whom does ${nameOf(fight, who)} come close?`;
      const target = yield* askChoice(
        { seat: seatOf(who), title, rule: 'EW-19', about: [who], meant: 'harm' },
        optionsFor(fight, notClose(fight, who)),
      );
      takeFast(fight, who);
      unsettle(fight, combatantOf(fight, who));
      combatantOf(fight, who).sheet.close.push(target);
      tell(fight, 'EW-19', sentence`${personRef(who)} comes close to ${personRef(target)}.`);
    },
  }),
  action(
    'take-cover',
    'Take cover',
    'Behind what the zone offers; shots at whoever is there need more successes.',
    'EW-12',
    {
      allowed: (fight, who) =>
        allOf(
          fastAllowed(fight, who),
          () => coverHere(fight, who) !== undefined || notAllowed('EW-12', 'The zone offers no cover.'),
          () => combatantOf(fight, who).sheet.cover === 'none' || notAllowed('EW-12', 'Is in cover already.'),
        ),
      *perform(fight, who) {
        takeFast(fight, who);
        unsettle(fight, combatantOf(fight, who));
        combatantOf(fight, who).sheet.cover = coverHere(fight, who) ?? 'light';
        tell(fight, 'EW-12', sentence`${personRef(who)} takes cover.`);
      },
    },
  ),
  action('reposition', 'Move within the zone', 'Into the open, among the others: out of cover, say.', 'EW-18', {
    allowed: fastAllowed,
    *perform(fight, who) {
      takeFast(fight, who);
      unsettle(fight, combatantOf(fight, who));
      tell(fight, 'EW-18', sentence`${personRef(who)} moves within the zone.`);
    },
  }),
  action('keep-off', 'Keep far off in the zone', 'Whoever wants to come to blows has to come close first.', 'EW-19', {
    allowed: (fight, who) => allOf(fastAllowed(fight, who), () => keepsOff(fight, who)),
    *perform(fight, who) {
      takeFast(fight, who);
      unsettle(fight, combatantOf(fight, who));
      combatantOf(fight, who).sheet.aloof = true;
      tell(fight, 'EW-19', sentence`${personRef(who)} keeps far off in the zone.`);
    },
  }),
  action(
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
        allOf(
          fastAllowed(fight, who),
          () => {
            const arm = armOf(fight, who, variant);
            const here = zoneOf(fight, who)?.id;
            const lies = arm?.lies ?? here;
            return lies === here || notAllowed('EW-18', `${arm?.name} lies in ${zoneWords(fight, lies ?? '')}.`);
          },
          () => {
            const arm = armOf(fight, who, variant);
            return (
              arm === undefined ||
              couldHold(fight, combatantOf(fight, who), arm) ||
              notAllowed('EW-18', 'Has too few hands for this weapon.')
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
  action('stand', 'Stand up', 'Back on one’s feet.', 'EW-18', {
    allowed: (fight, who) =>
      allOf(
        fastAllowed(fight, who),
        () => combatantOf(fight, who).sheet.prone || notAllowed('EW-18', 'Stands already.'),
      ),
    *perform(fight, who) {
      takeFast(fight, who);
      combatantOf(fight, who).sheet.prone = false;
      tell(fight, 'EW-18', sentence`${personRef(who)} stands up.`, { happened: { is: 'rose', whom: [who] } });
    },
  }),
  action('door', 'Open or close a door', 'Turns a door of this zone.', 'EW-18', {
    variants: (fight, who) =>
      doorsOf(fight, who).map((border) => ({
        id: border.id,
        label: border.door === 'closed' ? 'Open the door' : 'Close the door',
      })),
    allowed: (fight, who, variant) => allOf(fastAllowed(fight, who), () => opensDoor(fight, variant, 'EW-18')),
    *perform(fight, who, variant) {
      const door = turnDoor(fight, variant);
      if (!door) return;
      takeFast(fight, who);
      tell(fight, 'EW-18', sentence`${personRef(who)} ${door === 'open' ? 'opens' : 'closes'} a door.`);
    },
  }),
  action('interact', 'Handle something', 'A lever, a lamp, a rope: the table says what comes of it.', 'EW-18', {
    allowed: fastAllowed,
    *perform(fight, who) {
      takeFast(fight, who);
      tell(fight, 'EW-18', sentence`${personRef(who)} handles something.`);
    },
  }),
  action('shout', 'Shout', 'More than a couple of words.', 'EW-18', {
    allowed: (fight, who) =>
      allOf(
        mayFast(fight, who),
        () => !combatantOf(fight, who).sheet.held?.gagged || notAllowed('EW-30', 'Is gagged.'),
      ),
    *perform(fight, who) {
      takeFast(fight, who);
      tell(fight, 'EW-18', sentence`${personRef(who)} shouts.`);
    },
  }),
  action('turn-around', 'Turn around', 'Looks the other way.', 'EW-18', {
    allowed: fastAllowed,
    *perform(fight, who) {
      takeFast(fight, who);
      tell(fight, 'EW-18', sentence`${personRef(who)} turns around.`);
    },
  }),
  action(
    'break-free',
    'Break free',
    'A reaction, at any moment: Force against the holder’s hold; strictly more frees, and with no hold one success does.',
    'EW-31',
    {
      allowed: (fight, who) =>
        allOf(
          isUp(combatantOf(fight, who)) || notAllowed('EW-02', 'Is out of the fight.'),
          () => combatantOf(fight, who).sheet.held !== null || notAllowed('EW-31', 'Is not held.'),
          () => combatantOf(fight, who).sheet.fire === null || notAllowed('EW-44', BURNS),
          () =>
            !fight.state.tried.includes(who) ||
            notAllowed('EW-31', `Has tried once this ${fight.house.breakFree === 'turn' ? 'turn' : 'round'}.`),
          () => (mayTurn(fight, who) === true ? mayFast(fight, who) : mayReact(fight, who)),
        ),
      *perform(fight, who) {
        yield* breakFree(fight, who);
        yield* goOn(fight);
      },
    },
  ),
  action('let-go', 'Let go', 'Frees whom one holds, at any moment; costs nothing.', 'EW-32', {
    cost: 'free',
    allowed: (fight, who) =>
      allOf(
        isUp(combatantOf(fight, who)) || notAllowed('EW-02', 'Is out of the fight.'),
        () => heldBy(fight, who).length > 0 || notAllowed('EW-32', 'Holds nobody.'),
      ),
    *perform(fight, who) {
      releaseHolds(fight, who);
    },
  }),
  action('swap', 'Swap cards', 'With another player character, before anybody has acted this round.', 'EW-06', {
    group: 'Cards',
    cost: 'free',
    allowed: maySwap,
    perform: swapCards,
  }),
  action('end-turn', 'End the turn', 'What is left of the maneuvers stays for reactions.', 'EW-02', {
    group: 'Turn',
    cost: 'free',
    allowed: mayTurn,
    *perform(fight, who) {
      beginTurn(fight, who);
      yield* endTurn(fight);
    },
  }),
];

/** Fast maneuvers (EW-18, EW-19, EW-31): moving, cover, drawing, breaking free, and the small ones. */
import { combatantOf } from '../../engine/fight.ts';
import { choose } from '../../engine/flow.ts';
import { all, no, seatOf } from '../../engine/words.ts';
import { maySwap, swap } from './cards.ts';
import { armOf, type Deed, fast } from './deedKit.ts';
import { coverHere, doorsOf, enter, sameZone, waysOf } from './ground.ts';
import { suffer } from './harm.ts';
import { breakFree, holding } from './holding.ts';
import { beginTurn, budget, endTurn, goOn, mayFast, mayTurn, spendFast } from './rounds.ts';
import { foes, nameOf, peopleOf, tell } from './tell.ts';

const deed = (
  id: string,
  label: string,
  help: string,
  rule: string,
  rest: Pick<Deed, 'allowed' | 'perform'> & Partial<Deed>,
): Deed => ({ id, scope: 'combatant', label, help, rule, group: 'Fast', cost: 'fast', ...rest });

export const fastDeeds: readonly Deed[] = [
  deed('move', 'Move to the next zone', 'Enters a zone next door; an obstacle may cost one maneuver more.', 'EW-19', {
    allowed: (fight, who) =>
      all(
        fast(fight, who),
        () => !combatantOf(fight, who).sheet.prone || no('EW-18', 'Is on the ground: stand up first.'),
        () =>
          waysOf(fight, who).some(
            ({ shut, asks }) =>
              !shut &&
              (asks === 'nothing' || (asks === 'maneuver' && budget(fight, who).fast + budget(fight, who).slow > 1)),
          ) || no('EW-19', 'No way leads on from here.'),
      ),
    *perform(fight, who) {
      const ways = waysOf(fight, who);
      const twice = budget(fight, who).fast + budget(fight, who).slow > 1;
      const options = ways.map(({ zone, shut, asks }) => ({
        id: `zone:${zone.id}`,
        label: zone.name,
        place: { kind: 'zone' as const, zone: zone.id },
        detail: asks === 'maneuver' ? 'two maneuvers: an obstacle' : 'a fast maneuver',
        ...(shut
          ? { blocked: no('EW-11', 'The door is shut.') }
          : asks !== 'nothing' && asks !== 'maneuver'
            ? { blocked: no('EW-11', `An obstacle: it takes a ${asks} test as a slow maneuver.`) }
            : asks === 'maneuver' && !twice
              ? { blocked: no('EW-11', 'An obstacle: it takes one maneuver more than is left.') }
              : {}),
      }));
      const free = (option: (typeof options)[number]) => !('blocked' in option);
      const shown = options.filter(
        (option, at) =>
          options.findIndex(
            (other) =>
              other.id === option.id && free(other) === options.some((any) => any.id === option.id && free(any)),
          ) === at,
      );
      const chosen = yield* choose(
        { seat: seatOf(who), title: `${nameOf(fight, who)} moves where?`, rule: 'EW-19', about: [who] },
        shown,
      );
      const one = combatantOf(fight, who);
      const way = ways.find(
        ({ zone, shut, asks }) => `zone:${zone.id}` === chosen && !shut && (asks === 'nothing' || asks === 'maneuver'),
      );
      if (!way) return;
      beginTurn(fight, who);
      spendFast(fight, who);
      if (
        way.asks === 'maneuver' &&
        !ways.some(({ zone, shut, asks }) => zone.id === way.zone.id && !shut && asks === 'nothing')
      )
        spendFast(fight, who);
      const { pinned } = one.sheet;
      enter(fight, one, way.zone.id);
      tell(fight, 'EW-19', `${nameOf(fight, who)} moves to ${way.zone.name}.`, [who]);
      if (pinned) {
        one.sheet.pinned = false;
        yield* suffer(fight, who, 1, 'physical', 'EW-21');
      }
      yield* goOn(fight);
    },
  }),
  deed('approach', 'Come close', 'Gets near to a foe in cover in the same zone.', 'EW-19', {
    allowed: (fight, who) =>
      all(
        fast(fight, who),
        () =>
          foes(fight, who).some(
            (foe) =>
              foe.sheet.cover !== 'none' &&
              sameZone(fight, who, foe.id) &&
              !combatantOf(fight, who).sheet.close.includes(foe.id),
          ) || no('EW-19', 'No foe in cover is in this zone.'),
      ),
    *perform(fight, who) {
      const one = combatantOf(fight, who);
      const target = yield* choose(
        { seat: seatOf(who), title: 'Close to whom?', rule: 'EW-19', about: [who] },
        peopleOf(
          fight,
          foes(fight, who).filter(
            (foe) => foe.sheet.cover !== 'none' && sameZone(fight, who, foe.id) && !one.sheet.close.includes(foe.id),
          ),
        ),
      );
      beginTurn(fight, who);
      spendFast(fight, who);
      one.sheet.close.push(target);
      tell(fight, 'EW-19', `${nameOf(fight, who)} comes close to ${nameOf(fight, target)}.`, [who, target]);
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
      beginTurn(fight, who);
      spendFast(fight, who);
      combatantOf(fight, who).sheet.cover = coverHere(fight, who) ?? 'light';
      tell(fight, 'EW-12', `${nameOf(fight, who)} takes cover.`, [who]);
    },
  }),
  deed('reposition', 'Move within the zone', 'Anywhere in the zone: out of cover, say.', 'EW-18', {
    allowed: fast,
    *perform(fight, who) {
      beginTurn(fight, who);
      spendFast(fight, who);
      combatantOf(fight, who).sheet.cover = 'none';
      tell(fight, 'EW-18', `${nameOf(fight, who)} moves within the zone.`, [who]);
    },
  }),
  deed('draw', 'Draw or swap a weapon', 'Takes a weapon in hand, or picks one up.', 'EW-18', {
    variants: (fight, who) =>
      combatantOf(fight, who)
        .sheet.weapons.filter(({ where }) => where !== 'hand')
        .map(({ id, name, where }) => ({ id, label: where === 'belt' ? `Draw ${name}` : `Pick up ${name}` })),
    allowed: fast,
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      beginTurn(fight, who);
      spendFast(fight, who);
      if (arm) arm.where = 'hand';
      tell(fight, 'EW-18', `${nameOf(fight, who)} has ${arm?.name ?? 'it'} in hand.`, [who]);
    },
  }),
  deed('stand', 'Stand up', 'Back on its feet.', 'EW-18', {
    allowed: (fight, who) =>
      all(fast(fight, who), () => combatantOf(fight, who).sheet.prone || no('EW-18', 'Is on its feet.')),
    *perform(fight, who) {
      beginTurn(fight, who);
      spendFast(fight, who);
      combatantOf(fight, who).sheet.prone = false;
      tell(fight, 'EW-18', `${nameOf(fight, who)} stands up.`, [who]);
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
      beginTurn(fight, who);
      spendFast(fight, who);
      border.door = border.door === 'closed' ? 'open' : 'closed';
      tell(fight, 'EW-18', `${nameOf(fight, who)} ${border.door === 'open' ? 'opens' : 'closes'} a door.`, [who]);
    },
  }),
  deed('shout', 'Shout', 'More than a couple of words.', 'EW-18', {
    allowed: (fight, who) =>
      all(mayFast(fight, who), () => !combatantOf(fight, who).sheet.held?.gagged || no('EW-30', 'Is gagged.')),
    *perform(fight, who) {
      beginTurn(fight, who);
      spendFast(fight, who);
      tell(fight, 'EW-18', `${nameOf(fight, who)} shouts.`, [who]);
    },
  }),
  deed('turn-around', 'Turn around', 'Looks the other way.', 'EW-18', {
    allowed: fast,
    *perform(fight, who) {
      beginTurn(fight, who);
      spendFast(fight, who);
      tell(fight, 'EW-18', `${nameOf(fight, who)} turns around.`, [who]);
    },
  }),
  deed(
    'break-free',
    'Break free',
    'Force against the holder’s hold; strictly more frees, and with no hold one success does.',
    'EW-31',
    {
      allowed: (fight, who) =>
        all(
          mayFast(fight, who),
          () => combatantOf(fight, who).sheet.held !== null || no('EW-31', 'Is not held.'),
          () => !(fight.state.turn?.who === who && fight.state.turn.broke) || no('EW-31', 'Has tried once this turn.'),
        ),
      *perform(fight, who) {
        beginTurn(fight, who);
        yield* breakFree(fight, who);
      },
    },
  ),
  deed('let-go', 'Let go', 'Frees whom one holds; costs nothing.', 'EW-32', {
    cost: 'free',
    allowed: (fight, who) =>
      all(mayTurn(fight, who), () => holding(fight, who).length > 0 || no('EW-32', 'Holds nobody.')),
    *perform(fight, who) {
      beginTurn(fight, who);
      for (const id of holding(fight, who)) combatantOf(fight, id).sheet.held = null;
      tell(fight, 'EW-32', `${nameOf(fight, who)} lets go.`, [who]);
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

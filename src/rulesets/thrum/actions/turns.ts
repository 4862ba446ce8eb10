/** TH-03, TH-05, TH-07: stances, delaying, releasing a hold, breaking a hold, ending the turn. */

import { areEnemies, isPartySide } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, seatOf } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import type { ThrumAction, ThrumFight } from '../fight.ts';
import { tableOf } from '../play/attacks/wire.ts';
import { hasStartSquare } from '../play/ground/startSquares.ts';
import { checkEnd, untilFightEnds } from '../play/harm/ending.ts';
import { afterAction } from '../play/harm/loadRolls.ts';
import { heldBy, holderOf, releaseHold } from '../play/table/holds.ts';
import { abilityBy, ownedAbilities, potentialCap, usageOf } from '../play/table/owned.ts';
import { setStance } from '../play/table/stances.ts';
import { fighterOf, fightersHere, nameOf, squaresApart, tell } from '../play/table/table.ts';
import { afterWhom, takesTurn } from '../play/turns/delays.ts';
import { advanceTurn, delayAfter, endAndGoOn } from '../play/turns/turn.ts';
import { bestArt } from '../sheet/sheet.ts';
import { abilityForm } from './abilityForm.ts';
import { atTable, conscious, hasMoved, mayAct, onTurn } from './allowed.ts';

/**
 * Makes a combatant take a stance or renew the stance that it holds, with all effects of taking it.
 */
export function* takeStance(fight: ThrumFight, who: Id, id: string): Flow<void> {
  yield* atTable(fight, function* (t): Flow<void> {
    const ability = abilityBy(fight, id);
    const sheet = sheetOf(fight, who);
    if (!ability) return;
    if (fight.state.turn) fight.state.turn.stance = true;
    const renewed = sheet.stance?.ability === id;
    const use = usageOf(fight, who, ability);
    if (ability.nova) {
      sheet.potential[id] = 0;
      sheet.novaSpent = true;
    }
    if (renewed) tell(fight, 'TH-07', sentence`${personRef(who)} renews ${itemRef(ability.name)}.`);
    else setStance(fight, who, id);
    if (!renewed || ability.renewing) yield* t.run(use, ability.taking, who);
    // TH-04: in round zero the stance ends the turn, except for a combatant who has no place yet.
    if (fight.state.round === 0 && fighterOf(fight, who).place.kind === 'square') yield* endAndGoOn(t, who);
  });
}

/** The actions of a turn besides moving and using abilities. */
export const doingActions: readonly ThrumAction[] = [
  {
    id: 'stance',
    scope: 'combatant',
    label: 'Take a stance',
    help: 'The last step of a turn: move and act first. Taking one ends the stance you hold; do nothing to keep it.',
    rule: 'TH-07',
    group: 'Stance',
    variants: (fight, who) =>
      ownedAbilities(fight, who)
        .filter(({ ability }) => ability.type === 'stance')
        .map(({ ability }) => abilityForm(ability)),
    allowed: (fight, who, variant) => {
      const ability = abilityBy(fight, variant ?? '');
      const sheet = sheetOf(fight, who);
      return allOf(
        () => onTurn(fight, who),
        () => conscious(fight, who),
        () => !fight.state.turn?.stance || notAllowed('TH-07', 'Has taken a stance this turn.'),
        () =>
          sheet.stance?.ability !== variant ||
          ability?.renewing === true ||
          notAllowed('TH-07', 'Holds this stance already, and keeps it.'),
        () => {
          const held = sheet.potential[variant ?? ''] ?? 0;
          const cost = ability?.nova ? potentialCap(fight, who, ability) : 0;
          if (!ability?.nova) return true;
          if (sheet.novaSpent) return notAllowed('TH-44', 'Potential was already spent this fight.');
          return held >= cost || notAllowed('TH-44', `Has Potential ${held}; it costs ${cost}.`);
        },
      );
    },
    perform: (fight, who, variant) => takeStance(fight, who, variant ?? ''),
  },
  {
    id: 'break-free',
    scope: 'combatant',
    label: 'Break free',
    help: 'Spend the action on an attack against the holder’s Resilience: success frees, a crit leaves the action.',
    rule: 'TH-43',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => (holderOf(fight, who) ? [{ id: 'break-free', label: 'Break free' }] : []),
    allowed: (fight, who) => mayAct(fight, who),
    *perform(fight, who) {
      yield* atTable(fight, function* (t): Flow<void> {
        const holder = holderOf(fight, who);
        const ability = abilityBy(fight, 'chokehold');
        const { turn } = fight.state;
        if (!holder || !ability || !turn) return;
        const use = { ...usageOf(fight, who, ability), ups: [] };
        const attack = yield* t.attack({
          use,
          target: holder,
          kind: 'physical',
          tags: [],
          effect: [],
          success: [],
          critical: [],
          modifier: { label: 'best Art', value: bestArt(sheetOf(fight, who)), rule: 'TH-18' },
          ways: ['resilience only', 'strike', 'no cover'],
        });
        turn.acted = attack.outcome !== 'crit';
        turn.still = turn.acted;
        if (attack.outcome !== 'miss') releaseHold(fight, holder, who, 'broken free');
        if (turn.acted) yield* afterAction(t, who);
      });
    },
  },
  {
    id: 'coup',
    scope: 'combatant',
    label: 'Finish off',
    help: 'By house rule: an incapacitated enemy beside you is put out of the fight.',
    rule: 'TH-35',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => victims(fight, who).map((id) => ({ id, label: `Finish ${nameOf(fight, id)}` })),
    allowed: (fight, who) => mayAct(fight, who),
    *perform(fight, who, variant) {
      yield* atTable(fight, function* (t): Flow<void> {
        const { turn } = fight.state;
        if (turn) Object.assign(turn, { acted: true, still: true });
        const victim = fighterOf(fight, variant ?? '');
        victim.sheet.removed = true;
        victim.place = { kind: 'off' };
        tell(fight, 'TH-35', sentence`${personRef(who)} puts ${personRef(victim.id)} out of the fight.`, {
          happened: { is: 'left', whom: [victim.id], by: who },
          tone: 'bad',
        });
        checkEnd(fight);
        yield* afterAction(t, who);
      });
    },
  },
];

export const turnActions: readonly ThrumAction[] = [
  {
    id: 'release',
    scope: 'combatant',
    label: 'Let go',
    help: 'Release whom you hold, at any time.',
    rule: 'TH-43',
    group: 'Stance',
    variants: (fight, who) => heldBy(fight, who).map((id) => ({ id, label: `Let ${nameOf(fight, id)} go` })),
    allowed: () => true,
    *perform(fight, who, variant) {
      yield* atTable(fight, () => {
        releaseHold(fight, who, variant ?? '', 'let go');
        return nothing();
      });
    },
  },
  {
    id: 'delay',
    scope: 'combatant',
    label: 'Delay',
    help: 'Take your turn after somebody later in the order; the new place stands for the rest of the fight.',
    rule: 'TH-03',
    group: 'Turn',
    allowed: (fight, who) =>
      allOf(
        () => onTurn(fight, who),
        () => conscious(fight, who),
        () => !fight.state.delayed.includes(who) || notAllowed('TH-03', 'Has delayed once this round.'),
        () => !hasBegun(fight) || notAllowed('TH-03', 'The turn has begun, and cannot be put off any more.'),
        () => afterWhom(fight, who).length > 0 || notAllowed('TH-03', 'Nobody comes later this round.'),
      ),
    *perform(fight, who) {
      const after = yield* askChoice(
        { seat: seatOf(who), title: `${nameOf(fight, who)}: act after whom?`, rule: 'TH-03', about: [who] },
        afterWhom(fight, who),
      );
      delayAfter(fight, who, after);
      yield* untilFightEnds(advanceTurn(tableOf(fight)));
    },
  },
  {
    id: 'end-turn',
    scope: 'combatant',
    label: 'End the turn',
    help: 'End effects run, statuses tick down, and the next in the order begins.',
    rule: 'TH-05',
    group: 'Turn',
    allowed: (fight, who) =>
      allOf(
        () => onTurn(fight, who),
        () =>
          fight.state.round > 0 ||
          fighterOf(fight, who).place.kind === 'square' ||
          !hasStartSquare(fight, who) ||
          notAllowed('TH-04', 'Take a place in the starting area first.'),
      ),
    perform: (fight, who) => untilFightEnds(endAndGoOn(tableOf(fight), who)),
  },
  {
    id: 'no-stances',
    scope: 'combatant',
    label: 'No stances for this side',
    help: 'In round zero: this combatant, and all of the side who are still to come, take no stance.',
    rule: 'TH-04',
    group: 'Turn',
    // A player’s character must take its place and is asked for its stance, so only foes may skip.
    variants: (fight, who) =>
      fight.state.round === 0 && !isPartySide(fight, fighterOf(fight, who).side) && stillToCome(fight, who).length > 0
        ? [{ id: 'no-stances', label: 'No stances for this side' }]
        : [],
    allowed: (fight, who) => onTurn(fight, who),
    *perform(fight, who) {
      const others = stillToCome(fight, who);
      fight.state.done.push(...others);
      // Each combatant gets a sentence of its own, because the players must not read those about
      // hidden ones.
      for (const id of [who, ...others]) tell(fight, 'TH-04', sentence`${personRef(id)} takes no stance.`);
      yield* untilFightEnds(endAndGoOn(tableOf(fight), who));
    },
  },
  {
    id: 'next-turn',
    scope: 'table',
    label: 'Next turn',
    help: 'Where nobody has the turn, because whoever had it is gone: the next in the order begins.',
    rule: 'TH-02',
    group: 'Turn',
    allowed: (fight) => fight.state.turn === null || notAllowed('TH-02', 'Somebody has the turn.'),
    perform: (fight) => untilFightEnds(advanceTurn(tableOf(fight))),
  },
];

/** TH-04: the combatants of the same side whose turns of round zero are still to come. */
const stillToCome = (fight: ThrumFight, who: Id): Id[] =>
  fight.state.order.filter(
    (id) =>
      id !== who &&
      !fight.state.done.includes(id) &&
      takesTurn(fight, id) &&
      fighterOf(fight, id).side === fighterOf(fight, who).side,
  );

/** TH-03: whether the running turn has begun: something was done in it, or rolled at its start. */
const hasBegun = (fight: ThrumFight): boolean => {
  const { turn } = fight.state;
  return turn !== null && (turn.start === null || turn.acted || turn.stance || hasMoved(fight));
};

/** Lists the incapacitated enemies whom the house rule lets a combatant finish off. */
function victims(fight: ThrumFight, who: Id): Id[] {
  if (fight.house.coup === 'off') return [];
  return fightersHere(fight)
    .filter(
      (other) =>
        other.sheet.incapacitated &&
        areEnemies(fight, who, other.id) &&
        squaresApart(fight, who, other.id) <= 1 &&
        (fight.house.coup === 'all' || other.sheet.kind === 'foe'),
    )
    .map(({ id }) => id);
}
function* nothing(): Flow<void> {}

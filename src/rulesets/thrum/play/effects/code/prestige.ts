/** The Prestige: the attacked combatant changes places with another, on whom the blow falls. */

import { areEnemies } from '../../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { DIRECTIONS, squareKey, squarePlace, stepFrom } from '../../../../../space/squares/squares.ts';
import { optionsFor } from '../../../../common/people.ts';
import type { ThrumFight } from '../../../fight.ts';
import { rangeOf } from '../../aim/targets.ts';
import { exchange } from '../../ground/swap.ts';
import type { Use } from '../../table/owned.ts';
import type { Attack, Table } from '../../table/procedures.ts';
import { squareName } from '../../table/squareName.ts';
import { endStance } from '../../table/stances.ts';
import {
  apartFrom,
  canStand,
  fighterOf,
  fightersHere,
  mayHelp,
  nameOf,
  squaresApart,
  tell,
  whereIs,
} from '../../table/table.ts';
import { squareFrom } from '../shifting.ts';
import type { CodeAnswer } from './kind.ts';

/**
 * The combatants with whom the attacked one could change places; the attacker is never one of them.
 */
function partners(fight: ThrumFight, use: Use, attack: Attack): Id[] {
  const range = rangeOf(fight, use);
  const attacker = attack.striker ?? attack.use.user;
  if (attack.target !== use.user) return [attack.target];
  return fightersHere(fight)
    .filter((who) => who.id !== use.user && who.id !== attacker && squaresApart(fight, use.user, who.id) <= range)
    .map(({ id }) => id);
}

export const prestige: CodeAnswer = (t, use, event) => {
  if (event.on !== 'targeted') return [];
  const { fight } = t;
  const { attack } = event;
  const attacker = attack.striker ?? attack.use.user;
  if (!areEnemies(fight, use.user, attacker)) return [];
  const mine = attack.target === use.user;
  if (
    !mine &&
    !(mayHelp(fight, use.user, attack.target) && squaresApart(fight, use.user, attack.target) <= rangeOf(fight, use))
  )
    return [];
  const near = partners(fight, use, attack);
  if (near.length === 0 && !(mine && use.ups.includes('a'))) return [];
  return [
    {
      who: use.user,
      key: `${use.user} prestige`,
      title: `${nameOf(fight, use.user)}: The Prestige?`,
      says: use.ability.text,
      optional: true,
      about: attack.target,
      perform: () => (near.length === 0 ? stepAside(t, use, attack) : trick(t, use, attack, near)),
    },
  ];
};

function* trick(t: Table, use: Use, attack: Attack, near: readonly Id[]): Flow<void> {
  const { fight } = t;
  const mine = attack.target === use.user;
  const other =
    near.length === 1
      ? (near[0] ?? '')
      : yield* askChoice(
          { seat: seatOf(use.user), title: 'The Prestige: change places with whom?', rule: 'TH-43' },
          optionsFor(fight, near),
        );
  let willing = true;
  if (mine && areEnemies(fight, use.user, other)) {
    const strike = yield* t.attack({
      use,
      target: other,
      kind: 'mental',
      tags: [],
      effect: [],
      success: [],
      critical: [],
      ways: ['strike'],
    });
    willing = strike.outcome !== 'miss';
  } else if (mayHelp(fight, use.user, other))
    willing = yield* askConfirmation(
      { seat: seatOf(other), title: `${nameOf(fight, other)}: change places?`, rule: 'TH-43', about: [other] },
      'Willing',
      'No',
    );
  if (willing && fight.combatants[other] && exchange(fight, use.user, other)) attack.target = mine ? other : use.user;
  yield* keep(t, use);
}

/**
 * Upgraded, with nobody near: the target takes one step aside. If it is then out of range, the
 * attack misses but its effects still land.
 */
function* stepAside(t: Table, use: Use, attack: Attack): Flow<void> {
  const { fight } = t;
  const at = whereIs(fight, use.user);
  if (!at) return;
  const open = DIRECTIONS.map((way) => stepFrom(at, way)).filter((square) => canStand(fight, use.user, square));
  if (open.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: 'The Prestige: step where?', rule: 'TH-43' },
    open.map((square) => ({ id: squareKey(square), label: squareName(square), place: squarePlace(square) })),
  );
  fighterOf(fight, use.user).place = squarePlace(squareFrom(answer));
  attack.evaded = apartFrom(fight, attack.use.origin, use.user) > rangeOf(fight, attack.use);
  tell(fight, 'TH-43', sentence`${personRef(use.user)} steps aside.`, { happened: { is: 'moved', whom: [use.user] } });
  yield* keep(t, use);
}

function* keep(t: Table, use: Use): Flow<void> {
  const pays = yield* askConfirmation(
    { seat: seatOf(use.user), title: 'The Prestige: pay 1 Stress to keep the stance?', rule: 'TH-43' },
    'Pay 1 Stress',
    'Let it end',
  );
  if (pays) yield* t.deal({ to: use.user, fatigue: 0, stress: 1, by: use.ability.name, cause: 'cost' });
  else endStance(t.fight, use.user, 'used');
}

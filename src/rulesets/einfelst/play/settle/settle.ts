/**
 * Consequences of a hand edit (EW-02, EW-21, EW-22, EW-29): a combatant who is out lets go, holds
 * across zones end, the turn goes on.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { beforeAndAfter, isSetOffMap } from '../../../common/byHand/hands.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';
import { fallOut } from '../ground/grip.ts';
import { sameZone } from '../ground/ground.ts';
import { tell } from '../table/tell.ts';
import { endTurn, goOn } from '../turns/rounds.ts';

const WORDS = { out: 'is out', dead: 'dies', fled: 'has fled', broken: 'is broken' } as const;
const HAPPENED = { out: 'fell', dead: 'died', fled: 'fled', broken: 'fell' } as const;

/**
 * EW-22, EW-23: the Director takes a combatant out by hand: by the state, or by the last point that
 * the combatant can bear.
 */
function falls(fight: EinfelstFight, was: Fighter, now: Fighter): void {
  const { sheet } = now;
  const spent = sheet.counts === 'points' && sheet.points >= sheet.limit && sheet.points > was.sheet.points;
  const how = sheet.gone === 'no' ? (spent ? ('out' as const) : undefined) : sheet.gone;
  if (how === undefined || !isUp(was)) return;
  fallOut(fight, now, how);
  tell(fight, how === 'fled' ? 'EW-33' : 'EW-22', sentence`${personRef(now.id)} ${WORDS[how]}.`, {
    happened: { is: HAPPENED[how], whom: [now.id] },
    tone: 'bad',
  });
}

/** Ends holds across zones (EW-29, EW-32), and ends a pin when its bearer is elsewhere (EW-21). */
function loosen(fight: EinfelstFight, was: Fighter, now: Fighter): void {
  const { sheet } = now;
  const by = was.sheet.held?.by;
  if (sheet.held && !sameZone(fight, now.id, sheet.held.by)) sheet.held = null;
  if (by !== undefined && !sheet.held && isUp(now))
    tell(
      fight,
      'EW-32',
      sentence`${fight.combatants[by] ? personRef(by) : 'Nobody'} no longer holds ${personRef(now.id)}.`,
    );
  if (sheet.pinned && was.sheet.pinned && zoneOf(was) !== zoneOf(now)) {
    sheet.pinned = false;
    tell(fight, 'EW-21', sentence`${personRef(now.id)} is pinned no more.`);
  }
}
const zoneOf = ({ place }: Fighter): string => (place.kind === 'zone' ? place.zone : place.kind);

export function* settleHandEdit(
  fight: EinfelstFight,
  before: EinfelstFight,
  within: boolean,
  since: EinfelstFight = before,
): Flow<void> {
  for (const { was, now } of beforeAndAfter(fight, before)) falls(fight, was, now);
  for (const { was, now } of beforeAndAfter(fight, before)) loosen(fight, was, now);
  if (within) return;
  if (isSetOffMap(fight, since, fight.state.turn?.who)) yield* endTurn(fight);
  else yield* goOn(fight);
}

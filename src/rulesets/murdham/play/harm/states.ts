/**
 * Effects of drugs and powers that are more than a condition: confusion, and things left in a zone.
 */

import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { changeScene } from '../../../../space/changeScene.ts';
import type { Feature } from '../../../../space/scene.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { Clock } from '../../sheet/conditions.ts';
import { healthOf, scoreOf, setHealth } from '../../sheet/scores.ts';
import { gainCondition, isConditionActive } from '../../sheet/standing.ts';
import { tell } from '../table/table.ts';
import { incapacitate, killFighter } from './decline.ts';

/**
 * Confuses a fighter: its attacks are impaired, its abilities fall by 2, and its health with STR
 * but not under 1. A second confusion takes it out.
 */
export function confuseFighter(fight: MurdhamFight, who: Id, until: Clock): void {
  const sheet = sheetOf(fight, who);
  if (sheet.mind === 'mindless' && !fight.house.mindlessConfused) return;
  if (isConditionActive(sheet, 'confused')) {
    incapacitate(fight, who);
    tell(fight, 'MU', sentence`${personRef(who)} is confused again and drops.`, {
      happened: { is: 'fell', whom: [who] },
      tone: 'bad',
    });
    return;
  }
  const before = healthOf(sheet);
  gainCondition(sheet, { id: 'confused', until });
  if (before > 0 && healthOf(sheet) < 1) setHealth(sheet, 1);
  tell(fight, 'MU', sentence`${personRef(who)} is confused.`, { tone: 'bad' });
  if ((['str', 'agi', 'wit'] as const).some((ability) => scoreOf(sheet, ability) === 0))
    killFighter(fight, who, 'an ability has come to nothing', 'MU');
}

/** Leaves a feature in a zone where the rules read it: smoke, caltrops, a trap. */
export function leaveFeature(fight: MurdhamFight, zone: string, feature: Omit<Feature, 'id'>): void {
  const found = fight.scene.kind === 'zones' ? fight.scene.zones[zone] : undefined;
  if (!found || found.features.length >= 20) return;
  fight.nextId += 1;
  const laid: Feature = { ...feature, id: `laid.${fight.nextId}` };
  changeScene(fight, 'zones', ({ zones }) => void zones[zone]?.features.push(laid));
}

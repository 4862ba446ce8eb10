/**
 * The cast of the fights in which many rules meet: one fighter who acts, a friend without a turn,
 * some bandits.
 */
import type { Line } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';
import { playedMember } from './pairs.ts';

/** The party's last friend has no turn left, so the round ends with the other member's turn. */
export const ottoMember = memberOf('otto', 'Otto', 'party', 'peasant', 'gallows', { conditions: ['stunned'] });
export const unaMember = (sheet: Member['sheet'], at = 'milestone') =>
  playedMember(memberOf('una', 'Una', 'party', 'peasant', at, sheet));
export const banditMember = (id: string, name: string, sheet: Member['sheet'] = {}, at = 'milestone') =>
  memberOf(id, `${name} bandit`, 'foes', 'bandit', at, sheet);
/** Expects these entries of the log from the line before. */
export const toldLine = (...log: string[]): Line => ({ expect: { log } });
/** Announces a move in time (MU-52). */
export const linesInTime = (line: Line): Line[] => [line, { answer: 'declared' }];
export const heldSheet = (holder: string) => ({
  conditions: ['stunned', { id: 'grabbed', until: 'cause', by: holder }],
});

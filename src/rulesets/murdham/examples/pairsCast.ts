/**
 * The cast of the fights in which many rules meet: one who acts, a friend without a turn, some
 * bandits.
 */
import type { Line } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';
import { playedMember } from './pairs.ts';

/** The last friend of the party, who has no turn left: the round ends with the other's. */
export const ottoMember = memberOf('otto', 'Otto', 'party', 'peasant', 'gallows', { conditions: ['stunned'] });
export const unaMember = (sheet: Member['sheet'], at = 'milestone') =>
  playedMember(memberOf('una', 'Una', 'party', 'peasant', at, sheet));
export const banditMember = (id: string, name: string, sheet: Member['sheet'] = {}, at = 'milestone') =>
  memberOf(id, `${name} bandit`, 'foes', 'bandit', at, sheet);
/** What the line before it told. */
export const toldLine = (...log: string[]): Line => ({ expect: { log } });
/** A move that is announced in time (MU-52). */
export const linesInTime = (line: Line): Line[] => [line, { answer: 'declared' }];
export const heldSheet = (holder: string) => ({
  conditions: ['stunned', { id: 'grabbed', until: 'cause', by: holder }],
});

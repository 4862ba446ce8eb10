/**
 * Abilities with a procedure for their whole use, by name. The procedure takes the place of the
 * usual use.
 */
import type { Flow } from '../../../../../engine/flow.ts';
import type { Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import { arcEffect } from './arc.ts';
import { cannonball } from './cannonball.ts';
import { poundEffect } from './pound.ts';
import { twirlEffect } from './twirl.ts';
import { twoBody } from './twoBody.ts';

export const codePerforms: Readonly<Record<string, (t: Table, use: Use) => Flow<void>>> = {
  'two-body': twoBody,
  arc: arcEffect,
  cannonball,
  pound: poundEffect,
  twirl: twirlEffect,
};

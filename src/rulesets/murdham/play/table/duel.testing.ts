/** Two fighters against each other and a blow between them, for tests of figures. */
import { sheetOf } from '../../../common/people.ts';
import { standing } from '../../hall.testing.ts';
import { type MurdhamSheet, murdhamSheet } from '../../sheet/sheet.ts';
import { type Blow, blowOf } from './blow.ts';
import { weaponOf } from './weapons.ts';

type Cast = Parameters<typeof standing>[0];
/** Sets up two fighters with what they hold. `p` strikes at `f`. */
export function duelOf(
  p: Cast[number]['sheet'],
  f: Cast[number]['sheet'] = {},
  more: { p?: string; f?: string; at?: string } = {},
) {
  return standing([
    { id: 'p', place: 'a', creature: more.p ?? 'human', sheet: p ?? {} },
    { id: 'f', place: more.at ?? 'a', creature: more.f ?? 'human', sheet: f ?? {} },
  ]);
}
export function testBlow(fight: ReturnType<typeof duelOf>, weapon: string, change: Partial<Blow> = {}): Blow {
  const found = weaponOf(sheetOf(fight, 'p'), weapon);
  if (!found) throw new Error(`no ${weapon} in hand`);
  return { ...blowOf('p', 'f', found), ...change };
}
export const gearOf = (...ids: string[]): MurdhamSheet['gear'] =>
  murdhamSheet.schema.parse({ ...duelSheet, gear: ids }).gear;
const duelSheet = sheetOf(standing([{ id: 'p', place: 'a' }]), 'p');
export const conditions = (...ids: string[]): MurdhamSheet['conditions'] =>
  murdhamSheet.schema.parse({ ...duelSheet, conditions: ids }).conditions;

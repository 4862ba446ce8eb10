/** Tests the length of a way on foot, by which lists of walks are sorted. */
import { describe, expect, it } from 'vitest';
import { drawnZones } from '../../../space/zones/zones.testing.ts';
import { inZone, onBorder } from '../../../space/zones/zones.ts';
import { wayLeft } from './wayLeft.ts';

describe('the way left on zones', () => {
  // From A to B a closed door is the straight way, and C and D the way round.
  const scene = drawnZones(`
    AxB
    . .
    C D
  `);
  it('goes round a closed door, and a step towards the way round makes it shorter', () => {
    expect(wayLeft(scene, inZone('A'), inZone('B'))).toBe(3);
    expect(wayLeft(scene, onBorder('AC'), inZone('B'))).toBe(2.5);
    expect(wayLeft(scene, inZone('C'), inZone('B'))).toBe(2);
  });
  it('is nothing in the same zone, and half a zone from its border', () => {
    expect(wayLeft(scene, inZone('A'), inZone('A'))).toBe(0);
    expect(wayLeft(scene, onBorder('AC'), inZone('A'))).toBe(0.5);
  });
  it('is longer than every way where none leads, and infinite beside the map', () => {
    const shut = drawnZones('AxB C');
    expect(wayLeft(shut, inZone('A'), inZone('C'))).toBeGreaterThan(1000);
    expect(wayLeft(shut, inZone('A'), inZone('C'))).toBeGreaterThan(wayLeft(shut, inZone('A'), inZone('B')));
    expect(wayLeft(shut, { kind: 'off' }, inZone('B'))).toBe(Number.POSITIVE_INFINITY);
  });
});

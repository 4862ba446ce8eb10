/** Tests walking over hexes by the arrow keys. */
import { describe, expect, it } from 'vitest';
import { withBrushedHexes } from '../../space/hexes/hexPaint.ts';
import { plainHexes } from '../../space/hexes/hexScene.ts';
import { inZone } from '../../space/zones/zones.ts';
import { neighbourPlace } from './walk.ts';

const field = plainHexes({ name: 'F', turn: 'pointed', columns: 5, rows: 4, ground: { kind: 'plain', look: 'grass' } });

describe('the arrow keys on hexes', () => {
  it('go from hex to hex: along a row, and up and down the same column', () => {
    expect(neighbourPlace(field, inZone('h2-2'), 1, 0)).toEqual(inZone('h3-2'));
    expect(neighbourPlace(field, inZone('h2-2'), 0, 1)).toEqual(inZone('h2-3'));
    expect(neighbourPlace(field, inZone('h2-3'), 0, -1)).toEqual(inZone('h2-2'));
  });
  it('pass over a gap, and end at the edge of the map', () => {
    const gap = withBrushedHexes(field, ['h3-2'], 'gone');
    expect(neighbourPlace(gap, inZone('h2-2'), 1, 0)).toEqual(inZone('h4-2'));
    expect(neighbourPlace(field, inZone('h5-1'), 1, 0)).toBeUndefined();
    expect(neighbourPlace(field, { kind: 'off' }, 1, 0)).toBeUndefined();
  });
});

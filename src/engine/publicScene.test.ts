/** Tests what players receive of a map: no hidden doors. */
import { describe, expect, it } from 'vitest';
import { isHiddenDoor } from '../space/scene.ts';
import { chapelCrypt } from '../space/scenes/chapelCrypt.ts';
import { publicScene } from './publicView.ts';

describe('the hidden door of the crypt', () => {
  it('is not in what players receive, until it is opened', () => {
    const shown = publicScene(chapelCrypt);
    expect(JSON.stringify(shown)).not.toContain('pit-tunnel');
    expect(JSON.stringify(shown)).not.toContain('Hidden door');
    expect(JSON.stringify(shown)).toContain('chancel-stair');
    const opened = structuredClone(chapelCrypt);
    opened.borders['pit-tunnel']!.door = 'open';
    expect(isHiddenDoor(opened.borders['pit-tunnel']!)).toBe(false);
    expect(JSON.stringify(publicScene(opened))).toContain('pit-tunnel');
    expect(JSON.stringify(publicScene(opened))).not.toContain('Hidden door');
  });
});

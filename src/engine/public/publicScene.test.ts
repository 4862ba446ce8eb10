/** Tests what players receive of a map: no hidden doors. */
import { describe, expect, it } from 'vitest';
import { isHiddenDoor, type Scene } from '../../space/scene.ts';
import { chapelCrypt } from '../../space/scenes/chapelCrypt.ts';
import { publicScene } from './publicScene.ts';

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
  it('leaves no niche in the walls to tell where it is, and other doors keep theirs', () => {
    const outline = (scene: Scene, zone: string) => (scene.kind === 'zones' ? scene.zones[zone]?.polygon : undefined);
    const shown = publicScene(chapelCrypt);
    const ends = chapelCrypt.borders['pit-tunnel']!.line;
    for (const zone of ['pit', 'tunnel']) {
      expect(outline(chapelCrypt, zone)).toEqual(expect.arrayContaining([...ends]));
      for (const end of ends) expect(outline(shown, zone)).not.toContainEqual(end);
      expect(outline(shown, zone)).toHaveLength(chapelCrypt.zones[zone]!.polygon.length - 2);
    }
    expect(outline(shown, 'stair')).toEqual(outline(chapelCrypt, 'stair'));
    const opened = structuredClone(chapelCrypt);
    opened.borders['pit-tunnel']!.door = 'open';
    expect(outline(publicScene(opened), 'pit')).toEqual(outline(chapelCrypt, 'pit'));
  });
});

/** Tests what players receive of a map, without hidden doors. */
import { describe, expect, it } from 'vitest';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import { isHiddenDoor, type Scene, type SquareScene } from '../../space/scene.ts';
import { zonesNamed } from '../../space/scenes/scenes.testing.ts';
import { publicScene } from './publicScene.ts';

const chapelCryptScene = zonesNamed('chapel-crypt');

it('looks at each border only a few times, however many zones there are', () => {
  const scene = structuredClone(chapelCryptScene);
  let looks = 0;
  for (const border of Object.values(scene.borders)) {
    const { door } = border;
    const get = () => {
      looks += 1;
      return door;
    };
    Object.defineProperty(border, 'door', { enumerable: true, get });
  }
  publicScene(scene);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(4 * Object.keys(scene.borders).length);
});

describe('the hidden door of the crypt', () => {
  it('is not in the message to the players until it is opened', () => {
    const shown = publicScene(chapelCryptScene);
    expect(JSON.stringify(shown)).not.toContain('pit-tunnel');
    expect(JSON.stringify(shown)).not.toContain('Hidden door');
    expect(JSON.stringify(shown)).toContain('chancel-stair');
    const opened = structuredClone(chapelCryptScene);
    opened.borders['pit-tunnel']!.door = 'open';
    expect(isHiddenDoor(opened.borders['pit-tunnel']!)).toBe(false);
    expect(JSON.stringify(publicScene(opened))).toContain('pit-tunnel');
    expect(JSON.stringify(publicScene(opened))).not.toContain('Hidden door');
  });
  it('leaves no trace in the walls, and other doors keep their niches', () => {
    const outline = (scene: Scene, zone: string) => (scene.kind === 'zones' ? scene.zones[zone]?.polygon : undefined);
    const shown = publicScene(chapelCryptScene);
    const ends = chapelCryptScene.borders['pit-tunnel']!.line;
    for (const zone of ['pit', 'tunnel']) {
      expect(outline(chapelCryptScene, zone)).toEqual(expect.arrayContaining([...ends]));
      for (const end of ends) expect(outline(shown, zone)).not.toContainEqual(end);
      expect(outline(shown, zone)).toHaveLength(chapelCryptScene.zones[zone]!.polygon.length - 2);
    }
    expect(outline(shown, 'stair')).toEqual(outline(chapelCryptScene, 'stair'));
    const opened = structuredClone(chapelCryptScene);
    opened.borders['pit-tunnel']!.door = 'open';
    expect(outline(publicScene(opened), 'pit')).toEqual(outline(chapelCryptScene, 'pit'));
  });
});

describe('a secret door on squares', () => {
  const wall = {
    kind: 'wooden wall',
    along: [
      [64, 0],
      [64, 192],
    ] as [number, number][],
  };
  const yard: SquareScene = withSceneryFacts({
    ...{ kind: 'squares', name: '', columns: 3, rows: 3, pixels: 64, cells: {} },
    ground: { kind: 'plain', look: 'stone' },
    walls: { '0,1,e': 'door' },
    doors: { '0,1,e': { secret: true }, '1,1,e': { locked: true } },
    scenery: [wall],
  });
  it('is wall to the players until it is opened, painted once like the wall beside it', () => {
    const shown = publicScene(yard);
    expect(shown).toMatchObject({ walls: { '0,0,e': 'wall', '0,1,e': 'wall', '0,2,e': 'wall' }, scenery: [wall] });
    expect(shown).toMatchObject({ stampedWalls: ['0,0,e', '0,2,e', '0,1,e'] });
    expect(JSON.stringify(shown)).not.toMatch(/secret|locked|door/);
    const opened = publicScene({ ...yard, walls: { ...yard.walls, '0,1,e': 'open' } });
    expect(opened).toMatchObject({ walls: { '0,1,e': 'open' } });
  });
  it('keeps its secret where a part of the map lies in fog', () => {
    expect(JSON.stringify(publicScene(yard, new Set(['2,2'])))).not.toMatch(/secret|locked|door/);
  });
});

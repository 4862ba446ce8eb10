/** The names of zones, also of zones without one of their own. */
import { expect, it } from 'vitest';
import { zoneName } from './zoneName.ts';
import { drawnZones } from './zones.testing.ts';
import { onBorder, placeName } from './zones.ts';

it('a zone without a name is called the passage between its neighbours', () => {
  const scene = drawnZones('A B C');
  const nameless = (...ids: string[]) => ({
    ...scene,
    zones: Object.fromEntries(
      Object.entries(scene.zones).map(([id, zone]) => [id, ids.includes(id) ? { ...zone, name: '' } : zone]),
    ),
  });
  expect(zoneName(scene, 'B')).toBe('Room B');
  expect(zoneName(nameless('B'), 'B')).toBe('the passage between Room A and Room C');
  expect(zoneName(nameless('A'), 'A')).toBe('the passage at Room B');
  expect(zoneName(nameless('A', 'B'), 'A')).toBe('a passage');
  expect(zoneName(scene, 'X')).toBe('X');
  const [border = ''] = Object.keys(scene.borders);
  expect(placeName(nameless('A'), onBorder(border))).toBe('the border of the passage and Room B');
});

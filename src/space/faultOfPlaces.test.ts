/** Maps whose zones and borders do not hold together are told so. */
import { expect, it } from 'vitest';
import { faultOfPlaces } from './faultOfPlaces.ts';
import type { Scene } from './scene.ts';
import { readyScenes } from './scenes/index.ts';

const crossroads = (): Extract<Scene, { kind: 'zones' }> => {
  const found = structuredClone(Object.values(readyScenes).find((scene) => scene.kind === 'zones'));
  if (found?.kind !== 'zones') throw new Error('There is no map of zones.');
  return found;
};

it('every ready map holds together', () => {
  for (const scene of Object.values(readyScenes))
    expect([scene.name, faultOfPlaces(scene)]).toEqual([scene.name, undefined]);
});

it('a border to a zone that is gone, and a place with the name of another, are told', () => {
  const scene = crossroads();
  const [border] = Object.values(scene.borders);
  if (!border) throw new Error('There is no border.');
  const [gone] = border.between;
  const { [gone]: zone, ...zones } = scene.zones;
  expect(faultOfPlaces({ ...scene, zones })).toMatch(/^border “.+” leads to a zone “.+” that is not there\.$/);
  if (!zone) throw new Error('There is no zone.');
  expect(faultOfPlaces({ ...scene, zones: { ...zones, [gone]: { ...zone, id: 'other' } } })).toBe(
    `zone “${gone}” calls itself “other”.`,
  );
  expect(faultOfPlaces({ ...scene, borders: { ...scene.borders, [border.id]: { ...border, id: 'other' } } })).toBe(
    `border “${border.id}” calls itself “other”.`,
  );
});

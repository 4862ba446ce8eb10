/** Compares what zones see with a slow reference, on random plans with doors, bars and smoke. */
import { expect, it } from 'vitest';
import { inZone } from '../zones/zones.ts';
import { seenPlaces } from './seenPlaces.ts';
import { randomZones, slowZoneSight } from './zoneSight.testing.ts';

/** `PLANS=2000` compares so many random plans. */
const PLANS = Number(process.env.PLANS ?? 40);

it(`agrees with the slow reference on ${PLANS} random plans, zone for zone`, { timeout: 600_000 }, () => {
  let compared = 0;
  for (let seed = 1; seed <= PLANS; seed += 1) {
    const scene = randomZones(seed);
    const ids = Object.keys(scene.zones);
    const from = ids[seed % ids.length]!;
    const looker = { place: inZone(from), squares: 1, eyes: 'plain' as const };
    const seen = seenPlaces(scene, { lookers: [looker], lights: [], hour: 'as by day' });
    expect([...seen].sort(), `plan ${seed}`).toEqual(ids.filter((id) => slowZoneSight(scene, from, id)).sort());
    compared += ids.length;
  }
  expect(compared).toBeGreaterThan(PLANS * 4);
});

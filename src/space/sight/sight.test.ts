/**
 * Tests who sees whom, past walls, doors and smoke, and that sight is the same in both directions.
 */
import { createDraft, freeze } from 'immer';
import { describe, expect, it } from 'vitest';
import { placeKey, type ZoneScene } from '../scene.ts';
import { zonesNamed } from '../scenes/scenes.testing.ts';
import { drawnZones, markedScene } from '../zones/zones.testing.ts';
import { allPlaces, inZone, onBorder } from '../zones/zones.ts';
import { isInSight, sightBetween } from './sight.ts';

const chapelCryptScene = zonesNamed('chapel-crypt');
const crossroadsScene = zonesNamed('crossroads');
const millScene = zonesNamed('mill');

const reason = (scene: ZoneScene, from: string, to: string): string => {
  const found = sightBetween(scene, inZone(from), inZone(to));
  return found.seen ? 'seen' : found.reason;
};

describe('sight over open ground', () => {
  // A B C D in a row, all open.
  const row = drawnZones('A B C D');
  it('goes straight through open borders, and names what it passes', () => {
    const found = sightBetween(row, inZone('A'), inZone('D'));
    expect(found.seen && found.through.map(placeKey)).toEqual([
      'border:AB',
      'zone:B',
      'border:BC',
      'zone:C',
      'border:CD',
    ]);
    expect(isInSight(row, onBorder('AB'), onBorder('CD'))).toBe(true);
    expect(isInSight(row, onBorder('AB'), inZone('D'))).toBe(true);
  });
  it('needs both places on the map', () => {
    expect(sightBetween(row, { kind: 'off' }, inZone('A'))).toEqual({
      seen: false,
      reason: 'Beside the map is not on the map.',
    });
    expect(isInSight(row, inZone('A'), inZone('Z'))).toBe(false);
  });
});

describe('sight and walls', () => {
  it('does not pass a wall between neighbours', () => {
    expect(reason(drawnZones('A|B'), 'A', 'B')).toBe('There is a wall between Room A and Room B.');
  });
  it('does not go around a walled corner', () => {
    /*  A B     A and B open, B and C open,
     *  . C     solid ground below A
     */
    const linked = drawnZones(`
      A B
      . .
      . C
    `);
    // From the north-west of A a line cuts across B into C.
    expect(isInSight(linked, inZone('A'), inZone('C'))).toBe(true);
    // When the opening is at the far end of the edge, no free line is left.
    linked.borders.BC!.line = [
      { x: 170, y: 100 },
      { x: 200, y: 100 },
    ];
    linked.borders.AB!.line = [
      { x: 100, y: 70 },
      { x: 100, y: 100 },
    ];
    expect(isInSight(linked, inZone('B'), inZone('C'))).toBe(true);
    expect(isInSight(linked, inZone('A'), inZone('C'))).toBe(false);
  });
  it('does not cross the ground outside a bent zone', () => {
    // A horseshoe: its two arms are one zone, X lies in the gap and is walled off from it.
    const scene = drawnZones('A|B|C');
    const horseshoe: ZoneScene = {
      ...scene,
      zones: {
        U: {
          ...scene.zones.A!,
          id: 'U',
          name: 'Horseshoe',
          polygon: [
            { x: 0, y: 0 },
            { x: 100, y: 0 },
            { x: 100, y: 200 },
            { x: 200, y: 200 },
            { x: 200, y: 0 },
            { x: 300, y: 0 },
            { x: 300, y: 300 },
            { x: 0, y: 300 },
          ],
        },
        W: {
          ...scene.zones.A!,
          id: 'W',
          name: 'West',
          polygon: [
            { x: -100, y: 0 },
            { x: 0, y: 0 },
            { x: 0, y: 60 },
            { x: -100, y: 60 },
          ],
        },
        E: {
          ...scene.zones.A!,
          id: 'E',
          name: 'East',
          polygon: [
            { x: 300, y: 0 },
            { x: 400, y: 0 },
            { x: 400, y: 60 },
            { x: 300, y: 60 },
          ],
        },
      },
      borders: {
        WU: {
          id: 'WU',
          between: ['W', 'U'],
          line: [
            { x: 0, y: 0 },
            { x: 0, y: 60 },
          ],
          capacity: 2,
          door: 'none',
          features: [],
        },
        UE: {
          id: 'UE',
          between: ['U', 'E'],
          line: [
            { x: 300, y: 0 },
            { x: 300, y: 60 },
          ],
          capacity: 2,
          door: 'none',
          features: [],
        },
      },
    };
    expect(isInSight(horseshoe, inZone('W'), inZone('U'))).toBe(true);
    expect(reason(horseshoe, 'W', 'E')).toBe('There is a wall beside Horseshoe.');
  });
});

describe('sight and doors', () => {
  it('passes an open door, and several in a line', () => {
    expect(reason(drawnZones('AoB'), 'A', 'B')).toBe('seen');
    expect(reason(drawnZones('AoBoC'), 'A', 'C')).toBe('seen');
  });
  it('does not pass a closed door, and names the door', () => {
    expect(reason(drawnZones('AxB'), 'A', 'B')).toBe('The door between Room A and Room B is closed.');
    expect(reason(drawnZones('AoBxC'), 'A', 'C')).toBe('The door between Room B and Room C is closed.');
  });
  it('leads out of a doorway on both sides', () => {
    const row = drawnZones('A|BoC|D');
    expect(isInSight(row, onBorder('BC'), inZone('B'))).toBe(true);
    expect(isInSight(row, onBorder('BC'), inZone('C'))).toBe(true);
    expect(isInSight(row, onBorder('BC'), inZone('A'))).toBe(false);
  });
});

describe('sight and features', () => {
  it('is stopped by a barrier or smoke on a border, but not by cover', () => {
    const row = drawnZones('A B');
    expect(reason(markedScene(row, 'AB', 'barrier', 'Palisade'), 'A', 'B')).toBe(
      'Palisade on the border of Room A and Room B is in the way.',
    );
    expect(reason(markedScene(row, 'AB', 'opaque', 'Curtain'), 'A', 'B')).toContain('Curtain');
    expect(reason(markedScene(row, 'AB', 'cover', 'Low wall'), 'A', 'B')).toBe('seen');
    expect(reason(markedScene(row, 'AB', 'concealment', 'Hedge'), 'A', 'B')).toBe('seen');
  });
  it('does not go through, into or out of smoke, except to nearby places', () => {
    const smoke = markedScene(drawnZones('A B C'), 'B', 'opaque', 'Smoke');
    expect(reason(smoke, 'A', 'C')).toBe('Smoke in Room B is in the way.');
    expect(reason(smoke, 'A', 'B')).toBe('Smoke hides Room B.');
    expect(reason(smoke, 'B', 'A')).toBe('Smoke hides Room B.');
    expect(isInSight(smoke, inZone('B'), inZone('B'))).toBe(true);
    expect(isInSight(smoke, inZone('B'), onBorder('AB'))).toBe(true);
    // A combatant on the border of the smoke stands half outside.
    expect(isInSight(smoke, inZone('A'), onBorder('AB'))).toBe(true);
    expect(isInSight(smoke, onBorder('AB'), inZone('C'))).toBe(false);
  });
  it('names an obstacle that can be changed rather than a wall beside it', () => {
    const scene = drawnZones(`
      AxB
      = =
      C|D
    `);
    expect(reason(scene, 'A', 'B')).toContain('is closed');
  });
});

describe('sight on the ready-made maps', () => {
  it.each([crossroadsScene, millScene, chapelCryptScene])(
    'is the same in both directions everywhere: $name',
    (scene) => {
      const places = allPlaces(scene);
      for (const one of places)
        for (const two of places) {
          expect(sightBetween(scene, one, two).seen).toBe(sightBetween(scene, two, one).seen);
          const found = sightBetween(scene, one, two);
          if (!found.seen) expect(found.reason).toMatch(/^[A-Z“].*\.$/u);
        }
    },
  );
  it('is the same for a draft, a frozen and a plain scene', () => {
    const frozen = freeze(structuredClone(chapelCryptScene), true);
    const draft = createDraft(frozen);
    for (const one of allPlaces(chapelCryptScene))
      for (const two of allPlaces(chapelCryptScene)) {
        const plain = sightBetween(chapelCryptScene, one, two);
        expect(sightBetween(frozen, one, two)).toEqual(plain);
        expect(sightBetween(draft, one, two)).toEqual(plain);
      }
  });
  it('changes at once when a door is opened in a draft', () => {
    const draft = createDraft(freeze(structuredClone(chapelCryptScene), true));
    expect(isInSight(draft, inZone('chancel'), inZone('stair'))).toBe(false);
    draft.borders['chancel-stair']!.door = 'open';
    expect(isInSight(draft, inZone('chancel'), inZone('stair'))).toBe(true);
  });
  it('agrees with the crypt’s walls and doors', () => {
    expect(reason(chapelCryptScene, 'nave', 'chancel')).toBe('seen');
    expect(reason(chapelCryptScene, 'altar', 'gallery')).toBe('Darkness hides Dark Gallery.');
    expect(reason(chapelCryptScene, 'east-tombs', 'tunnel')).not.toBe('seen');
    expect(reason(chapelCryptScene, 'charnel', 'west-tombs')).toBe('seen');
  });
});

/** Tests who sees whom: walls, doors, smoke, and the same both ways. */
import { createDraft, freeze } from 'immer';
import { describe, expect, it } from 'vitest';
import { placeKey, type ZoneScene } from '../scene.ts';
import { chapelCrypt } from '../scenes/chapelCrypt.ts';
import { crossroads } from '../scenes/crossroads.ts';
import { mill } from '../scenes/mill.ts';
import { drawn, marked } from '../zones/zones.testing.ts';
import { allPlaces, inZone, onBorder } from '../zones/zones.ts';
import { sees, sight } from './sight.ts';

const reason = (scene: ZoneScene, from: string, to: string): string => {
  const found = sight(scene, inZone(from), inZone(to));
  return found.seen ? 'seen' : found.reason;
};

describe('sight over open ground', () => {
  // A B C D in a row, all open.
  const row = drawn('A B C D');
  it('goes straight on through open borders, and tells what it passes', () => {
    const found = sight(row, inZone('A'), inZone('D'));
    expect(found.seen && found.through.map(placeKey)).toEqual([
      'border:AB',
      'zone:B',
      'border:BC',
      'zone:C',
      'border:CD',
    ]);
    expect(sees(row, onBorder('AB'), onBorder('CD'))).toBe(true);
    expect(sees(row, onBorder('AB'), inZone('D'))).toBe(true);
  });
  it('needs both places on the map', () => {
    expect(sight(row, { kind: 'off' }, inZone('A'))).toEqual({
      seen: false,
      reason: 'Beside the map is not on the map.',
    });
    expect(sees(row, inZone('A'), inZone('Z'))).toBe(false);
  });
});

describe('sight and walls', () => {
  it('does not pass a wall between neighbours', () => {
    expect(reason(drawn('A|B'), 'A', 'B')).toBe('There is a wall between Room A and Room B.');
  });
  it('does not turn a corner that is walled off', () => {
    /*  A B     A and B open, B and C open,
     *  . C     solid ground below A
     */
    const linked = drawn(`
      A B
      . .
      . C
    `);
    // From the north-west of A a line cuts across B into C.
    expect(sees(linked, inZone('A'), inZone('C'))).toBe(true);
    // With the opening at the far end of the edge no line is left.
    linked.borders.BC!.line = [
      { x: 170, y: 100 },
      { x: 200, y: 100 },
    ];
    linked.borders.AB!.line = [
      { x: 100, y: 70 },
      { x: 100, y: 100 },
    ];
    expect(sees(linked, inZone('B'), inZone('C'))).toBe(true);
    expect(sees(linked, inZone('A'), inZone('C'))).toBe(false);
  });
  it('does not cross the ground outside a bent zone', () => {
    // A horseshoe: its two arms are one zone, X lies in the gap and is walled off from it.
    const scene = drawn('A|B|C');
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
    expect(sees(horseshoe, inZone('W'), inZone('U'))).toBe(true);
    expect(reason(horseshoe, 'W', 'E')).toBe('There is a wall beside Horseshoe.');
  });
});

describe('sight and doors', () => {
  it('passes an open door, and several in line', () => {
    expect(reason(drawn('AoB'), 'A', 'B')).toBe('seen');
    expect(reason(drawn('AoBoC'), 'A', 'C')).toBe('seen');
  });
  it('does not pass a closed one, and says which', () => {
    expect(reason(drawn('AxB'), 'A', 'B')).toBe('The door between Room A and Room B is closed.');
    expect(reason(drawn('AoBxC'), 'A', 'C')).toBe('The door between Room B and Room C is closed.');
  });
  it('sees out of a doorway on both sides', () => {
    const row = drawn('A|BoC|D');
    expect(sees(row, onBorder('BC'), inZone('B'))).toBe(true);
    expect(sees(row, onBorder('BC'), inZone('C'))).toBe(true);
    expect(sees(row, onBorder('BC'), inZone('A'))).toBe(false);
  });
});

describe('sight and features', () => {
  it('is stopped by a barrier or smoke on a border, not by cover', () => {
    const row = drawn('A B');
    expect(reason(marked(row, 'AB', 'barrier', 'Palisade'), 'A', 'B')).toBe(
      'Palisade on the border of Room A and Room B is in the way.',
    );
    expect(reason(marked(row, 'AB', 'opaque', 'Curtain'), 'A', 'B')).toContain('Curtain');
    expect(reason(marked(row, 'AB', 'cover', 'Low wall'), 'A', 'B')).toBe('seen');
    expect(reason(marked(row, 'AB', 'concealment', 'Hedge'), 'A', 'B')).toBe('seen');
  });
  it('does not go through, into or out of smoke, but what is nearby is seen', () => {
    const smoke = marked(drawn('A B C'), 'B', 'opaque', 'Smoke');
    expect(reason(smoke, 'A', 'C')).toBe('Smoke in Room B is in the way.');
    expect(reason(smoke, 'A', 'B')).toBe('Smoke hides Room B.');
    expect(reason(smoke, 'B', 'A')).toBe('Smoke hides Room B.');
    expect(sees(smoke, inZone('B'), inZone('B'))).toBe(true);
    expect(sees(smoke, inZone('B'), onBorder('AB'))).toBe(true);
    // On its border one stands half outside.
    expect(sees(smoke, inZone('A'), onBorder('AB'))).toBe(true);
    expect(sees(smoke, onBorder('AB'), inZone('C'))).toBe(false);
  });
  it('names the thing that can be changed rather than a wall beside it', () => {
    const scene = drawn(`
      AxB
      = =
      C|D
    `);
    expect(reason(scene, 'A', 'B')).toContain('is closed');
  });
});

describe('sight on the ready-made maps', () => {
  it.each([crossroads, mill, chapelCrypt])('is the same both ways, everywhere: $name', (scene) => {
    const places = allPlaces(scene);
    for (const one of places)
      for (const two of places) {
        expect(sight(scene, one, two).seen).toBe(sight(scene, two, one).seen);
        const found = sight(scene, one, two);
        if (!found.seen) expect(found.reason).toMatch(/^[A-Z“].*\.$/u);
      }
  });
  it('is the same for a draft, a frozen and a plain scene', () => {
    const frozen = freeze(structuredClone(chapelCrypt), true);
    const draft = createDraft(frozen);
    for (const one of allPlaces(chapelCrypt))
      for (const two of allPlaces(chapelCrypt)) {
        const plain = sight(chapelCrypt, one, two);
        expect(sight(frozen, one, two)).toEqual(plain);
        expect(sight(draft, one, two)).toEqual(plain);
      }
  });
  it('changes at once when a door is opened in a draft', () => {
    const draft = createDraft(freeze(structuredClone(chapelCrypt), true));
    expect(sees(draft, inZone('chancel'), inZone('stair'))).toBe(false);
    draft.borders['chancel-stair']!.door = 'open';
    expect(sees(draft, inZone('chancel'), inZone('stair'))).toBe(true);
  });
  it('knows the crypt', () => {
    expect(reason(chapelCrypt, 'nave', 'chancel')).toBe('seen');
    expect(reason(chapelCrypt, 'altar', 'gallery')).toBe('Darkness hides Dark Gallery.');
    expect(reason(chapelCrypt, 'east-tombs', 'tunnel')).not.toBe('seen');
    expect(reason(chapelCrypt, 'charnel', 'west-tombs')).toBe('seen');
  });
});

/**
 * A plain row of zones for examples and tests: west, mid (with cover), east, then far, which is
 * behind rubble, and a cell behind a closed door.
 */
import type { ZoneScene } from '../../../space/scene.ts';

const box = (x: number, y: number) => [
  { x, y },
  { x: x + 200, y },
  { x: x + 200, y: y + 200 },
  { x, y: y + 200 },
];
const edge = (x: number): [{ x: number; y: number }, { x: number; y: number }] => [
  { x, y: 250 },
  { x, y: 350 },
];

/*
 *   west | mid (cart) | east (exit) | far        and north of mid: cell, behind a door
 *             between east and far: rubble, a Force test
 */
export const rowOfZones: ZoneScene = {
  kind: 'zones',
  name: 'A row of zones',
  width: 800,
  height: 400,
  ground: { kind: 'plain', look: 'stone' },
  zones: {
    west: { id: 'west', name: 'West', polygon: box(0, 200), capacity: 8, features: [] },
    mid: {
      id: 'mid',
      name: 'Mid',
      polygon: box(200, 200),
      capacity: 8,
      features: [{ id: 'cart', label: 'Cart', kind: 'cover' }],
    },
    east: {
      id: 'east',
      name: 'East',
      polygon: box(400, 200),
      capacity: 8,
      features: [{ id: 'road', label: 'Road', kind: 'exit' }],
    },
    far: { id: 'far', name: 'Far', polygon: box(600, 200), capacity: 8, features: [] },
    cell: { id: 'cell', name: 'Cell', polygon: box(200, 0), capacity: 8, features: [] },
  },
  borders: {
    'west-mid': { id: 'west-mid', between: ['west', 'mid'], line: edge(200), capacity: 2, door: 'none', features: [] },
    'mid-east': { id: 'mid-east', between: ['mid', 'east'], line: edge(400), capacity: 2, door: 'none', features: [] },
    'east-far': {
      id: 'east-far',
      between: ['east', 'far'],
      line: edge(600),
      capacity: 2,
      door: 'none',
      features: [{ id: 'rubble', label: 'Rubble', kind: 'obstacle', detail: 'test:force' }],
    },
    'mid-cell': {
      id: 'mid-cell',
      between: ['mid', 'cell'],
      line: [
        { x: 250, y: 200 },
        { x: 350, y: 200 },
      ],
      capacity: 1,
      door: 'closed',
      features: [],
    },
  },
};

/**
 * The Drowned Causeway: a raised road through a marsh to a gatehouse with a door on either side.
 */

import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { causewayLook } from './causewayLook.ts';

const squares = squarePlan(
  { name: 'The Drowned Causeway', ground: { kind: 'plain', look: 'grass' } },
  `
  ......................
  .....aaa..............
  ....aaaaa.......111...
  .....aaa.......1111...
  ..............11......
  ..........111.........
  11111111111111111111..
  11111111111111111111..
  ..........111.........
  ..........1......22...
  ...aaaa..........22...
  ..aaaaaa..............
  ...aaaa...............
  ......................
  `,
  `
  ......................
  ......................
  ......................
  ......................
  ......................
  s.....................
  ss....................
  ss....................
  s.....................
  ......................
  ......................
  ......................
  ......................
  ......................
  `,
  {},
  {
    // The gatehouse: walls across the road at columns 14 and 18, a door in each, and side walls
    // along it.
    '13,5,e': 'wall',
    '13,6,e': 'door',
    '13,7,e': 'open',
    '13,8,e': 'wall',
    '17,5,e': 'wall',
    '17,6,e': 'open',
    '17,7,e': 'door',
    '17,8,e': 'wall',
    '14,4,s': 'wall',
    '15,4,s': 'wall',
    '16,4,s': 'wall',
    '17,4,s': 'wall',
    '14,8,s': 'wall',
    '15,8,s': 'wall',
    '16,8,s': 'wall',
    '17,8,s': 'wall',
  },
  causewayLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  aaaabbbbbccccciiiiiiii
  aaaabbbbbccccciiiiiiii
  aaaabbbbbccccciiiiiiii
  aaaabbbbbccccciiiiiiii
  aaaabbbbbccccciiiiiiii
  aaaabbbbbcccccgggghhhh
  dddddeeeeeffffgggghhhh
  dddddeeeeeffffgggghhhh
  jjjjjjjjjkkkkkgggghhhh
  jjjjjjjjjkkkkkllllllll
  jjjjjjjjjkkkkkllllllll
  jjjjjjjjjkkkkkllllllll
  jjjjjjjjjkkkkkllllllll
  jjjjjjjjjkkkkkllllllll
  `,
  crooked: 7,
  zones: {
    a: 'North Marsh',
    b: { name: 'Black Pool', features: [{ kind: 'water', label: 'Deep water', amount: 0 }] },
    c: { name: 'Reed Bog', features: [{ kind: 'difficult', label: 'Bog' }] },
    d: { name: 'West Road', features: [{ kind: 'exit', label: 'The road to the coast' }] },
    e: 'Sunken Road',
    f: 'Before the Gate',
    g: 'Gatehouse',
    h: { name: 'East Road', features: [{ kind: 'exit', label: 'The road to the hills' }] },
    i: { name: 'Standing Stones', features: [{ kind: 'cover', label: 'Stones' }] },
    j: { name: 'South Pool', features: [{ kind: 'water', label: 'Deep water', amount: 0 }] },
    k: { name: 'Drowned Wood', features: [{ kind: 'cover', label: 'Dead trees' }] },
    l: { name: 'Gravel Rise', features: [{ kind: 'cover', label: 'Boulders' }] },
  },
  ways: {
    de: { features: [] },
    be: { features: [{ kind: 'cover', label: 'Low wall' }] },
    ej: { features: [{ kind: 'cover', label: 'Low wall' }] },
    dj: { features: [{ kind: 'cover', label: 'Low wall' }] },
  },
});

export const causewayMap: ReadyMap = readyMap('squares', zones, squares);

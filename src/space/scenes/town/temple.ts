/** The Temple of the Drowned Sun: a pillared nave with a basin, a sanctum, a cloister garden. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { templeLook } from './templeLook.ts';

const low = '..........................\n';
const withSanctum = '...................111111.\n';
const road = 's.........................\n';

const squares = squarePlan(
  { name: 'The Temple of the Drowned Sun', ground: { kind: 'plain', look: 'sand' } },
  `${low.repeat(5)}${withSanctum.repeat(6)}${low.repeat(5)}`,
  `${low.repeat(5)}${road.repeat(6)}${low.repeat(5)}`,
  {},
  {
    '5,7,e': 'open',
    '5,8,e': 'open',
    '9,4,s': 'open',
    '15,4,s': 'door',
    '22,4,s': 'door',
    '11,3,e': 'open',
    '10,10,s': 'open',
    '22,10,s': 'door',
  },
  templeLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  ..........................
  ..........................
  ...ooollllllccccccctttttt.
  ...ooollllllccccccctttttt.
  pppooollllllccccccctttttt.
  pppooogggnnnnnnnnnnaaaaaa.
  pppooogggnnnnnnnnnnaaaaaa.
  pppooogggmmmmmmmmmmaaaaaa.
  pppooogggmmmmmmmmmmaaaaaa.
  pppooogggssssssssssaaaaaa.
  pppooogggssssssssssaaaaaa.
  pppooodddddddkkkkkkkkkkkk.
  ...ooodddddddkkkkkkkkkkkk.
  ...ooodddddddkkkkkkkkkkkk.
  ..........................
  ..........................
  `,
  zones: {
    p: { name: 'Pilgrims’ Road', features: [{ kind: 'exit', label: 'The road to the oasis' }] },
    o: { name: 'Pomegranate Court', features: [{ kind: 'cover', label: 'Pomegranate trees' }] },
    g: 'The Great Doors',
    n: { name: 'North Aisle', features: [{ kind: 'cover', label: 'Pillars' }] },
    m: 'The Long Basin',
    s: { name: 'South Aisle', features: [{ kind: 'cover', label: 'Pillars' }] },
    a: { name: 'Sanctum of the Sun', features: [{ kind: 'cover', label: 'The altar' }] },
    l: 'Scriptorium',
    c: 'Priests’ Cells',
    t: 'Treasury',
    d: 'Hall of Tombs',
    k: 'Cloister Garden',
  },
});

export const templeMap: ReadyMap = readyMap('squares', zones, squares);

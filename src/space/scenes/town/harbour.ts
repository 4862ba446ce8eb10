/** Tallow Quay at dusk: warehouses, a crane, two jetties, a cog at her mooring. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { harbourLook } from './harbourLook.ts';

const row = '..........................\n';
const street = 'ss........................\n';

const squares = squarePlan(
  { name: 'Tallow Quay', ground: { kind: 'plain', look: 'stone' } },
  row.repeat(17),
  `${row.repeat(5)}${street.repeat(4)}${row.repeat(8)}`,
  {},
  {
    '5,4,s': 'open',
    '6,4,s': 'open',
    '14,4,s': 'door',
    '9,2,e': 'door',
    '20,4,s': 'open',
  },
  harbourLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  ..........................
  ..wwwwwwwwttttttttffffff..
  ..wwwwwwwwttttttttffffff..
  ..wwwwwwwwttttttttffffff..
  ..wwwwwwwwttttttttffffff..
  sssssssskkkkkkkkmmmmmmmmm.
  sssssssskkkkkkkkmmmmmmmmm.
  sssssssskkkkkkkkmmmmmmmmm.
  sssssssskkkkkkkkmmmmmmmmm.
  .aaa.......gg.........bbb.
  .aaa.......gg.........bbb.
  .aaaadddddddhhhhhhccccbbb.
  .aaa.dddddddhhhhhhcccc.bb.
  .aaa.dddddddhhhhhhcccc.bb.
  .aaa.dddddddhhhhhhcccc.bb.
  .aaa...................bb.
  ..........................
  `,
  zones: {
    s: { name: 'Rope Street', features: [{ kind: 'exit', label: 'The street to the town' }] },
    k: { name: 'The Crane', features: [{ kind: 'cover', label: 'Crates and bales' }] },
    m: { name: 'Fish Market', features: [{ kind: 'cover', label: 'Stalls' }] },
    w: { name: 'Wool Warehouse', features: [{ kind: 'cover', label: 'Crates' }] },
    t: { name: 'Customs House', features: [{ kind: 'cover', label: 'Counter' }] },
    f: { name: 'Fishmonger’s Store', features: [{ kind: 'cover', label: 'Barrels' }] },
    a: 'West Jetty',
    b: 'East Jetty',
    g: { name: 'Gangway', capacity: 3 },
    d: 'Afterdeck',
    h: 'Waist of the Cog',
    c: 'Forecastle',
  },
});

export const harbourMap: ReadyMap = readyMap('squares', zones, squares);

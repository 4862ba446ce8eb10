/** Harrow Keep: the great hall, a chamber, an armoury, and a yard with a gate in the east. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { keepLook } from './keepLook.ts';

const row = '..........................\n';
const gate = '........................ss\n';

const squares = squarePlan(
  { name: 'Harrow Keep', ground: { kind: 'plain', look: 'grass' } },
  row.repeat(18),
  `${row.repeat(12)}${gate.repeat(2)}${row.repeat(4)}`,
  {},
  {
    '24,12,e': 'open',
    '24,13,e': 'open',
    '20,12,e': 'open',
    '20,13,e': 'door',
    '5,8,s': 'open',
    '6,8,s': 'open',
    '11,4,e': 'door',
    '11,5,e': 'door',
    '15,6,s': 'door',
    '12,3,s': 'open',
  },
  keepLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  ..........................
  .tttthhhhhhhccccccqqqqqqq.
  .tttthhhhhhhccccccqqqqqqq.
  .tttthhhhhhhccccccqqqqqqq.
  .ttttlllllllaaaaaaqqqqqqq.
  .ttttlllllllaaaaaaqqqqqqq.
  .ttttlllllllaaaaaaqqqqqqq.
  .ttttllllllluuuuuubbbbbbb.
  .ttttllllllluuuuuubbbbbbb.
  .dddddddddduuuuuuubbbbbbb.
  .dddddddddduuuuuuubbbbbbb.
  .ddddddddddyyyyyyyyyygggg.
  .ssssfffffyyyyyyyyyyygggge
  .ssssfffffyyyyyyyyyyygggge
  .ssssfffffyyyyyyyyyyygggg.
  .ssssfffffyyyyyyyyyyyyyyy.
  .ssssfffffyyyyyyyyyyyyyyy.
  ..........................
  `,
  zones: {
    t: { name: 'The High Seat', features: [{ kind: 'cover', label: 'Throne and pillars' }] },
    h: { name: 'Hearth Side', features: [{ kind: 'cover', label: 'Tables' }] },
    l: { name: 'Lower Tables', features: [{ kind: 'cover', label: 'Tables' }] },
    c: 'Lord’s Chamber',
    a: 'Armoury',
    q: 'Archery Green',
    u: 'The Well',
    b: 'Ballista',
    d: 'Hall Steps',
    y: 'The Yard',
    g: 'Gatehouse',
    e: { name: 'Before the Gate', capacity: 4, features: [{ kind: 'exit', label: 'The road to the village' }] },
    s: 'Stable',
    f: 'Stable Yard',
  },
});

export const keepMap: ReadyMap = readyMap('squares', zones, squares);

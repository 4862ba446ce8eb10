/** Fights that the library opens with one click. */
import type { ReadyFight } from '../../../engine/ruleset.ts';
import { squarePlace } from '../../../space/squares/squares.ts';
import { inZone } from '../../../space/zones/zones.ts';
import { copiesOf, fourHeroes } from './cast.ts';

/** A hex by its column and row, from 1, as its id and its name count. */
const hex = (column: number, row: number) => inZone(`h${column}-${row}`);
const at = (column: number, row: number) => squarePlace({ column, row });

export const readyFights: readonly ReadyFight[] = [
  {
    id: 'raid-at-the-watch',
    name: 'A raid at the watch',
    about: 'Four heroes against six, on squares, by number. Hit points, a giant, and a hero with Stress instead.',
    script: {
      title: 'A raid at the watch',
      ruleset: 'freeform',
      scene: 'watch-yard',
      seed: 5,
      house: { order: 'number' },
      cast: [
        ...fourHeroes((n) => at(4 + (n % 2), 4 + Math.floor(n / 2))),
        ...copiesOf(4, 'raider', 'Raider', (n) => at(11, 3 + n)),
        ...copiesOf(1, 'beast', 'Hound', () => at(10, 7)),
        ...copiesOf(1, 'giant', 'Giant', () => at(13, 4)),
      ],
      lines: [{ begin: true }, { roll: true }],
    },
  },
  {
    id: 'by-turns-at-the-mill',
    name: 'By turns at the mill',
    about: 'Zones, and whoever has acted names the next. Raiders and their minions hold the yard.',
    script: {
      title: 'By turns at the mill',
      ruleset: 'freeform',
      scene: 'mill',
      seed: 7,
      house: { order: 'popcorn', morale: true },
      cast: [
        ...fourHeroes(() => inZone('orchard')),
        ...copiesOf(2, 'raider', 'Raider', () => inZone('yard')),
        ...copiesOf(4, 'minion', 'Minion', () => inZone('yard')),
      ],
      lines: [{ begin: true }, { answer: 'ann' }],
    },
  },
  {
    id: 'brawl-at-the-tankard',
    name: 'A brawl at the Crooked Tankard',
    about: 'Between bar and hearth, by number: tables to leap on, doors to bar, a way out through the kitchen.',
    script: {
      title: 'A brawl at the Crooked Tankard',
      ruleset: 'freeform',
      scene: 'tavern',
      seed: 13,
      house: { order: 'number', morale: true },
      cast: [
        ...fourHeroes((n) => at(7 + (n % 2), 11 + Math.floor(n / 2))),
        ...copiesOf(2, 'raider', 'Raider', (n) => at(8, 6 + 2 * n)),
        ...copiesOf(4, 'minion', 'Ruffian', (n) => at(11 + (n % 2), 7 + Math.floor(n / 2))),
      ],
      lines: [{ begin: true }, { roll: true }],
    },
  },
  {
    id: 'across-the-trenches',
    name: 'Across the trenches',
    about: 'Hexes, a move and a range counted in hexes. Heroes cross a torn-up field under fire, by number.',
    script: {
      title: 'Across the trenches',
      ruleset: 'freeform',
      scene: 'trenches-hexes',
      seed: 21,
      house: { order: 'number', morale: true },
      cast: [
        ...fourHeroes((n) => hex(4, 7 + n)),
        ...copiesOf(2, 'raider', 'Raider', (n) => hex(17, 7 + 3 * n)),
        ...copiesOf(4, 'minion', 'Conscript', (n) => hex(15 + (n % 2), 8 + n)),
      ],
      lines: [{ begin: true }, { roll: true }],
    },
  },
  {
    id: 'machines-on-the-rooftops',
    name: 'Machines on the rooftops',
    about: 'Sides take turns. Machines without hit points count Damage and Heat, in metres.',
    script: {
      title: 'Machines on the rooftops',
      ruleset: 'freeform',
      scene: 'rooftops',
      seed: 9,
      house: { order: 'sides', unit: '2 m', morale: true },
      cast: [
        ...fourHeroes((n) => at(2 + n, 2)),
        ...copiesOf(2, 'machine', 'Machine', (n) => at(12 + n, 8)),
        ...copiesOf(2, 'minion', 'Drone', (n) => at(10 + n, 6)),
      ],
      lines: [{ begin: true }, { answer: 'party' }],
    },
  },
];

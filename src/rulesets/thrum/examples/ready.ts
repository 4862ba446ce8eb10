/** Fights that open with one click. */
import type { ReadyFight } from '../../../engine/ruleset.ts';
import type { Script } from '../../../engine/script.ts';

type Cast = Script['cast'];
const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const off = { kind: 'off' as const };

const party = (...members: [id: string, name: string, player: string][]): Cast =>
  members.map(([id, name, player]) => ({ id, name, side: 'party', creature: id, player, place: off }));

const foes = (creature: string, name: string, ...places: [number, number][]): Cast =>
  places.map(([column, row], n) => ({
    id: `${creature}-${n + 1}`,
    name,
    side: 'foes',
    creature,
    ...(places.length > 1 ? { copy: n + 1 } : {}),
    place: at(column, row),
  }));

const four = party(
  ['hale', 'Hale', 'Ana'],
  ['isolde', 'Isolde', 'Ben'],
  ['fletch', 'Fletch', 'Cleo'],
  ['wren', 'Wren', 'Dov'],
);

const goal = (id: string, more: Record<string, unknown>) => ({
  id,
  outcome: 'win',
  kind: 'hand',
  text: '',
  rounds: 0,
  who: '',
  terrain: '',
  ...more,
});

export const readyFights: readonly ReadyFight[] = [
  {
    id: 'thrum-first-blood',
    name: 'First Blood at the Quarry',
    about:
      'Four characters against three biffers, two plinkers on the terraces and a caster. Heights, scree, a flooded pit.',
    script: {
      title: 'First Blood at the Quarry',
      ruleset: 'thrum',
      scene: 'quarry',
      cast: [
        ...four,
        ...foes('biffer', 'Biffer', [7, 3], [8, 5], [8, 7]),
        ...foes('plinker', 'Plinker', [13, 4], [10, 6]),
        ...foes('caster', 'Caster', [12, 8]),
      ],
      lines: [{ begin: true }],
    },
  },
  {
    id: 'thrum-overseer',
    name: 'The Overseer on the Roofs',
    about:
      'Two against two at the edge of a roof: stances, cover, a drop of three. Small enough to learn it by. When the overseer falls it is won, whoever else stands.',
    script: {
      title: 'The Overseer on the Roofs',
      ruleset: 'thrum',
      scene: 'rooftops',
      cast: [
        ...party(['hale', 'Hale', 'Ana'], ['isolde', 'Isolde', 'Ben']),
        ...foes('biffer', 'Biffer', [5, 2]),
        { id: 'overseer', name: 'Overseer', side: 'foes', creature: 'caster', place: at(5, 5) },
      ],
      lines: [
        {
          edit: [
            {
              edit: 'state',
              path: 'goals',
              value: [goal('taken', { kind: 'fallen', who: 'overseer', text: 'The overseer has fallen.' })],
            },
          ],
          label: 'Take the overseer',
        },
        { begin: true },
      ],
    },
  },
  {
    id: 'thrum-rooftops',
    name: 'The Bell over the Dye Works',
    about:
      'A chase over the roofs: get somebody to the signal bell before the sixth round ends. Deep drops, narrow planks.',
    script: {
      title: 'The Bell over the Dye Works',
      ruleset: 'thrum',
      scene: 'rooftops',
      cast: [
        ...four,
        ...foes('gnasher', 'Gnasher', [9, 3], [11, 4], [10, 10]),
        ...foes('lurker', 'Lurker', [12, 1], [17, 9]),
        ...foes('dreadling', 'Dreadling', [18, 12]),
      ],
      lines: [
        {
          edit: [
            {
              edit: 'state',
              path: 'goals',
              value: [
                goal('bell', {
                  kind: 'reach',
                  terrain: 'signal bell',
                  text: 'Somebody ends a turn at the signal bell.',
                }),
                goal('late', {
                  outcome: 'defeat',
                  kind: 'rounds',
                  rounds: 6,
                  text: 'The sixth round ends and the bell is silent.',
                }),
              ],
            },
          ],
          label: 'Ring the bell within six rounds',
        },
        { begin: true },
      ],
    },
  },
  {
    id: 'thrum-causeway',
    name: 'The Gate on the Drowned Causeway',
    about: 'Level 3 against a phalanx in the gatehouse: doors, water on both sides, minds to bend and bodies to hurl.',
    script: {
      title: 'The Gate on the Drowned Causeway',
      ruleset: 'thrum',
      scene: 'causeway',
      cast: [
        ...party(
          ['hale', 'Hale', 'Ana'],
          ['fletch', 'Fletch', 'Cleo'],
          ['cass', 'Cass', 'Emi'],
          ['orrin', 'Orrin', 'Fin'],
        ),
        ...foes('shieldmate', 'Shieldmate', [15, 6], [15, 7], [16, 6]),
        ...foes('biffer-1', 'Biffer', [12, 6]),
        ...foes('plinker-1', 'Plinker', [17, 9], [17, 3]),
        ...foes('caster-1', 'Caster', [18, 7]),
      ],
      lines: [{ begin: true }],
    },
  },
  {
    id: 'thrum-boarders',
    name: 'Boarders on the Grey Gull',
    about:
      'Four on the forecastle against boarders amidships: two masts, guns to crouch behind, the open sea on either side.',
    script: {
      title: 'Boarders on the Grey Gull',
      ruleset: 'thrum',
      scene: 'ship',
      cast: [
        ...four,
        ...foes('biffer', 'Biffer', [13, 6], [13, 8], [12, 7]),
        ...foes('plinker', 'Plinker', [8, 5], [8, 8]),
        ...foes('gnasher', 'Gnasher', [15, 7]),
      ],
      lines: [{ begin: true }],
    },
  },
  {
    id: 'thrum-tavern',
    name: 'A Brawl among the Blocks',
    about:
      'Two against three at arm’s length: holds to break, places to swap, a beacon to step through. One is down already, and may be finished.',
    script: {
      title: 'A Brawl among the Blocks',
      ruleset: 'thrum',
      scene: 'quarry',
      house: { coup: 'all' },
      cast: [
        { id: 'hale', name: 'Hale', side: 'party', creature: 'hale', player: 'Ana', place: at(6, 5) },
        {
          id: 'wren',
          name: 'Wren',
          side: 'party',
          creature: 'wren',
          player: 'Dov',
          place: at(6, 6),
          sheet: {
            abilities: [
              { id: 'transpositional', upgrades: [] },
              { id: 'homing-beacon', upgrades: [] },
              { id: 'chokehold', upgrades: [] },
            ],
          },
        },
        ...foes('biffer', 'Biffer', [7, 5], [7, 6]),
        {
          id: 'bruiser',
          name: 'Bruiser',
          side: 'foes',
          creature: 'hale',
          place: at(7, 7),
          sheet: { incapacitated: true, tolerance: { fatigue: 6, stress: 2 }, load: { fatigue: 9, stress: 0 } },
        },
      ],
      lines: [{ begin: true }],
    },
  },
];

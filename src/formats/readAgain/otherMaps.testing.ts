/** Small files of other makers, one of each kind, for tests that break them at random. */

const walls = [
  [0, 0, 8, 0],
  [8, 0, 8, 4],
  [8, 4, 0, 4],
  [0, 4, 0, 0],
];
const universal = {
  resolution: { map_origin: { x: -0.5, y: 2.25 }, map_size: { x: 10, y: 6 }, pixels_per_grid: 70 },
  line_of_sight: [[1, 4, 20].map((x) => ({ x, y: 3 }))],
  portals: [{ position: { x: 2, y: 3 }, rotation: 0.1 }],
};

/** Maps of each kind as data. */
export const otherMaps: readonly unknown[] = [
  [universal, { ...universal, name: 'Attic' }],
  {
    name: 'Hall',
    width: 800,
    height: 600,
    padding: 0.25,
    grid: { type: 1, size: 100, distance: 5 },
    background: { offsetX: 14, offsetY: -36, src: 'hall.webp' },
    walls: walls.map((c, n) => ({ c: c.map((at) => (at + 2) * 100), move: 20, sight: 20, door: n % 3, ds: n % 3 })),
    lights: [{ x: 300, y: 300, config: { dim: 30, bright: 10 } }],
    tokens: [{ name: 'Guard', x: 200, y: 200, width: 1, height: 1, disposition: -1 }],
    notes: [{ x: 600, y: 300, text: 'A trap' }],
    environment: { darknessLevel: 0.7 },
  },
  {
    pixelsPerTile: 100,
    grid: { x: 9, y: 6 },
    walls: walls.map((c, n) => ({ wallSection: c.map((at) => at * 100).join(' '), type: n % 3 })),
    lights: [{ position: { x: 200, y: 200 }, range: 300 }],
  },
  {
    header: { creation_build: '1.1' },
    world: {
      width: 8,
      height: 6,
      levels: {
        0: {
          label: 'Ground',
          walls: [
            {
              points: 'PoolVector2Array( 256, 256, 1280, 256, 1280, 1024 )',
              loop: true,
              portals: [{ position: 'Vector2( 1280, 640 )', rotation: 1.5, radius: 128, closed: true }],
            },
          ],
          lights: [{ position: 'Vector2( 512, 512 )', range: 3 }],
        },
        1: { label: 'Roof' },
      },
    },
  },
  {
    width: 10,
    height: 8,
    tilewidth: 16,
    tileheight: 16,
    orientation: 'orthogonal',
    layers: [
      {
        type: 'objectgroup',
        name: 'Walls',
        objects: [{ name: '', x: 16, y: 16, width: 64, height: 48, rotation: 20 }],
      },
      {
        type: 'group',
        layers: [
          {
            type: 'objectgroup',
            name: 'Things',
            objects: [
              { name: 'Back door', x: 80, y: 32, polyline: [0, 16].map((y) => ({ x: 0, y })) },
              { name: 'Pond zone', x: 8, y: 8, width: 40, height: 30, ellipse: true },
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', id: 'values', roadWidth: 8, riverWidth: 20 },
      {
        type: 'MultiPolygon',
        id: 'buildings',
        coordinates: [0, 60].map((x) => [
          [
            [x, 0],
            [x + 20, 0],
            [x + 20, 30],
            [x, 30],
          ],
        ]),
      },
      {
        type: 'GeometryCollection',
        id: 'walls',
        geometries: [{ type: 'Polygon', width: 7, coordinates: [walls.map(([x = 0, y = 0]) => [x * 20, y * 20])] }],
      },
      {
        type: 'GeometryCollection',
        id: 'roads',
        geometries: [
          {
            type: 'LineString',
            width: 8,
            coordinates: [
              [40, -60],
              [40, 160],
            ],
          },
        ],
      },
      {
        type: 'MultiPoint',
        id: 'trees',
        coordinates: [
          [30, 30],
          [35, 90],
        ],
      },
    ],
  },
];

/** Creatures of each kind as data. */
export const otherPeople: readonly unknown[] = [
  [
    {
      index: 'cat',
      name: 'Frost Cat',
      size: 'Large',
      type: 'beast',
      armor_class: [{ type: 'natural', value: 14 }],
      hit_points: 39,
      speed: { walk: '40 ft.' },
      dexterity: 16,
      proficiencies: [{ value: 5, proficiency: { name: 'Saving Throw: DEX' } }],
      actions: [
        { name: 'Claws', desc: '+5 to hit. Hit: 8 (1d8 + 3) slashing damage.', attack_bonus: 5, damage_dice: '1d8' },
      ],
    },
  ],
  {
    'Creatures.a': {
      Name: 'Frost Cat',
      Type: 'Large beast',
      HP: { Value: 39, Notes: '(6d10+6)' },
      AC: { Value: 14 },
      Speed: ['40 ft.', 'climb 30 ft.'],
      Abilities: { Dex: 16 },
      Saves: [{ Name: 'Dex', Modifier: 5 }],
      Actions: [{ Name: 'Claws', Content: '+5 to hit. Hit: 8 (1d8 + 3) slashing damage.' }],
    },
  },
  {
    name: 'Frost Cat',
    type: 'npc',
    system: {
      abilities: { str: { value: 16 }, dex: { value: 16, proficient: 1, save: 5 } },
      attributes: { ac: { flat: 14 }, hp: { value: 20, max: 39 }, movement: { walk: 40, units: 'ft' } },
      details: { type: { value: 'beast' }, cr: 2 },
      traits: { size: 'lg', di: { value: ['cold'] } },
      saves: { will: { value: 7 } },
    },
    items: [
      { name: 'Claws', type: 'weapon', system: { damage: { parts: [['1d8 + @mod', 'slashing']] } } },
      { name: 'Jaws', type: 'melee', system: { bonus: { value: 12 }, damageRolls: { a: { damage: '1d10+6' } } } },
    ],
  },
];

/** Builds a row of zones with people on it, for tests that place people by letters. */
import type { Feature, Place, ZoneScene } from '../../space/scene.ts';
import { creatureOf } from './data/creatures.ts';
import type { MurdhamFight } from './fight.ts';
import { houseRules, type MurdhamHouse } from './house/house.ts';
import { type MurdhamSheet, murdhamSheet } from './sheet/sheet.ts';
import { murdhamState } from './state.ts';

type PlannedFeature = Omit<Feature, 'id'>;
const withIds = (place: string, features: readonly PlannedFeature[] = []): Feature[] =>
  features.map((feature, at) => ({ id: `${place}.${at}`, ...feature }));

/**
 * Builds a row of open zones `a`, `b`, `c` …, 100 pixels each, with borders `a-b`, `b-c` …. Keys of
 * the details name the zone or border that gets them.
 */
export function hallOf(
  zones = 8,
  at: Readonly<
    Record<string, { features?: readonly PlannedFeature[]; capacity?: number; door?: 'open' | 'closed' }>
  > = {},
): ZoneScene {
  const names = Array.from({ length: zones }, (_, n) => String.fromCharCode(97 + n));
  const scene: ZoneScene = {
    kind: 'zones',
    name: 'The hall',
    width: zones * 100,
    height: 100,
    ground: { kind: 'plain', look: 'stone' },
    zones: {},
    borders: {},
  };
  for (const [n, id] of names.entries()) {
    const [left, right] = [n * 100, n * 100 + 100];
    scene.zones[id] = {
      id,
      name: id.toUpperCase(),
      polygon: [
        { x: left, y: 0 },
        { x: right, y: 0 },
        { x: right, y: 100 },
        { x: left, y: 100 },
      ],
      capacity: at[id]?.capacity ?? 8,
      features: withIds(id, at[id]?.features),
    };
    const next = names[n + 1];
    if (next === undefined) continue;
    const border = `${id}-${next}`;
    scene.borders[border] = {
      id: border,
      between: [id, next],
      line: [
        { x: right, y: 0 },
        { x: right, y: 100 },
      ],
      capacity: at[border]?.capacity ?? 2,
      door: at[border]?.door ?? 'none',
      features: withIds(border, at[border]?.features),
    };
  }
  return scene;
}

/** Gives a place by its letters: `a` is the zone, `a-b` the border, `off` is off the map. */
export const atLetter = (name: string): Place =>
  name === 'off'
    ? { kind: 'off' }
    : name.includes('-')
      ? { kind: 'border', border: name }
      : { kind: 'zone', zone: name };

/**
 * Builds a fight at one moment, for figures that need no move. Each member has a place and what
 * differs from its creature.
 */
export function standing(
  cast: readonly { id: string; place: string; creature?: string; sheet?: Partial<MurdhamSheet> }[],
  scene = hallOf(),
  house: Partial<MurdhamHouse> = {},
): MurdhamFight {
  return {
    stage: 'running',
    scene,
    sides: {
      party: { id: 'party', name: 'The party', stance: 'party' },
      foes: { id: 'foes', name: 'The foes', stance: 'foe' },
    },
    sideOrder: ['party', 'foes'],
    combatants: Object.fromEntries(
      cast.map(({ id, place, creature, sheet }) => [
        id,
        {
          id,
          name: id,
          side: id.startsWith('p') ? 'party' : 'foes',
          hidden: false,
          place: atLetter(place),
          look: {},
          note: '',
          sheet: murdhamSheet.schema.parse({ ...creatureOf(creature ?? 'human').sheet, ...sheet }),
        },
      ]),
    ),
    order: cast.map(({ id }) => id),
    house: { ...houseRules.start(), ...house },
    state: murdhamState.start(),
    log: [],
    fog: {},
    drawings: {},
    notes: {},
    nextId: 0,
  };
}

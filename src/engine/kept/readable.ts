/**
 * Checks that whatever the program writes of an encounter fits the schema that will read it again.
 */
import * as z from 'zod/mini';
import type { Scene } from '../../space/scene.ts';
import { type Encounter, encounterSchema } from '../encounter.ts';
import { faultText } from '../forms/faultWords.ts';
import { MOST_FACTS, MOST_LINES, MOST_PEOPLE, MOST_STEPS } from '../limits/limits.ts';
import type { Ruleset } from '../ruleset.ts';
import { fitsSchema, noneRead } from './fits.ts';

/**
 * What is cached for one game: its schema for everything but the game's own state, house rules and
 * sheets, the same with the sheets, and the parts that have been checked.
 */
interface CheckedGame {
  schema: z.ZodMiniType;
  withSheets: z.ZodMiniType;
  /** The parts of the game's own data that its schemas have read. */
  read: ReturnType<typeof noneRead>;
  /**
   * Parts that have been checked, for as long as they are in use. No part of an encounter changes
   * in place.
   */
  parts: WeakSet<object>;
}
const knownTo = new WeakMap<object, CheckedGame>();

function knownOf(ruleset: Ruleset): CheckedGame {
  const known = knownTo.get(ruleset) ?? {
    schema: encounterSchema({ ...ruleset, state: z.unknown(), house: z.unknown(), sheet: z.unknown() }),
    withSheets: encounterSchema({ ...ruleset, state: z.unknown(), house: z.unknown() }),
    read: noneRead(),
    parts: new WeakSet(),
  };
  knownTo.set(ruleset, known);
  return known;
}

/** Whole lists are counted here, because only the new entries of each list are read. */
const MOST: readonly [string, (encounter: Encounter) => number, number][] = [
  ['lines of the log', ({ fight }) => fight.log.length, MOST_LINES],
  ['combatants', ({ fight }) => Object.keys(fight.combatants).length, MOST_PEOPLE],
  ['things counted', ({ fight }) => fight.facts?.length ?? 0, MOST_FACTS],
  ['steps', ({ past }) => past.length, MOST_STEPS],
  ['steps taken back', ({ future }) => future.length, MOST_STEPS],
];

/**
 * A sentence on why an encounter could not be read again from its own text; undefined where it
 * could. Each part is checked once, when it is new, so a step costs only the parts that it changed.
 */
export function faultOfKept(ruleset: Ruleset, encounter: Encounter): string | undefined {
  for (const [what, count, most] of MOST)
    if (count(encounter) > most) return `there are more than ${most.toLocaleString('en')} ${what}.`;
  const { schema, withSheets, read, parts } = knownOf(ruleset);
  const fresh: object[] = [];
  const isNew = (part: object): boolean => {
    if (parts.has(part)) return false;
    fresh.push(part);
    return true;
  };
  const newOf = <T>(list: readonly T[]): T[] => list.filter((one) => typeof one !== 'object' || !one || isNew(one));
  /** The new entries of a record; none if the record itself was checked before. */
  const newIn = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    isNew(record)
      ? Object.fromEntries(
          Object.entries(record).filter(([, one]) => typeof one !== 'object' || one === null || isNew(one)),
        )
      : {};
  const { fight, open, past, future } = encounter;
  const { coming, facts, log, state, house } = fight;
  const bare = withoutKnownLists(fight.scene, isNew);
  const scene =
    bare.kind === 'zones'
      ? { ...bare, zones: newIn(bare.zones), borders: newIn(bare.borders) }
      : { ...bare, cells: newIn(bare.cells), walls: newIn(bare.walls) };
  const combatants = newIn(fight.combatants);
  const arrivals = newOf(coming ?? []);
  const sheetsFit =
    arrivals.length === 0 && Object.values(combatants).every(({ sheet }) => fitsSchema(ruleset.sheet, sheet, read));
  const changed = {
    ...encounter,
    fight: {
      ...fight,
      state: null,
      house: null,
      scene,
      combatants: sheetsFit
        ? Object.fromEntries(Object.entries(combatants).map(([id, one]) => [id, { ...one, sheet: null }]))
        : combatants,
      log: newOf(log),
      ...(facts ? { facts: newOf(facts) } : {}),
      fog: newIn(fight.fog),
      drawings: newIn(fight.drawings),
      ...(fight.areas ? { areas: newIn(fight.areas) } : {}),
      notes: newIn(fight.notes),
      ...(fight.stands ? { stands: newIn(fight.stands) } : {}),
      ...(coming ? { coming: arrivals } : {}),
    },
    ...(open ? { open: { ...open, given: newOf(open.given) } } : {}),
    past: newOf(past),
    future: newOf(future),
  };
  const faultOfOwn = (own: z.ZodMiniType, data: unknown): string | undefined =>
    fitsSchema(own, data, read) ? undefined : faultOfPart(own, data);
  const fault =
    faultOfPart(sheetsFit ? schema : withSheets, changed) ??
    faultOfOwn(ruleset.state, state) ??
    faultOfOwn(ruleset.house, house);
  if (fault === undefined) for (const part of fresh) parts.add(part);
  return fault;
}

/**
 * A scene without the lists of things and materials that have been checked: they are most of its
 * text. A list that changed is read whole, since its length counts.
 */
function withoutKnownLists(scene: Scene, isNew: (part: object) => boolean): Scene {
  const { scenery, materials } = scene;
  return {
    ...scene,
    ...(scenery && !isNew(scenery) ? { scenery: [] } : {}),
    ...(materials && !isNew(materials) ? { materials: [] } : {}),
  };
}

/** Reads a part from its JSON text, as loading the encounter will do later. */
function faultOfPart(schema: z.ZodMiniType, part: unknown): string | undefined {
  const read = schema.safeParse(JSON.parse(JSON.stringify(part)));
  return read.success ? undefined : faultText(read.error);
}

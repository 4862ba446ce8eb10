/** The fight: everything the rules read and write, as plain JSON. Generic over one game's sheet, own state and house rules. */
import * as z from 'zod';
import { type Drawing, drawingsSchema } from '../space/drawing.ts';
import { idSchema, type Place, placeSchema, type Scene, sceneSchema } from '../space/scene.ts';
import { facesSchema } from './dice.ts';
import { type Fog, fogSchema } from './fog.ts';
import type { Id } from './words.ts';

export const sideSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  /** Sets its colour and shape everywhere: blue party, green ally, yellow neutral, red foe. */
  stance: z.enum(['party', 'ally', 'neutral', 'foe']),
});
export type Side = z.infer<typeof sideSchema>;

/** How a combatant's token looks: a packed icon by name, or a picture by the hash of its bytes. */
export const lookSchema = z.object({
  icon: z.string().max(60).exactOptional(),
  picture: z.string().max(128).exactOptional(),
});

/** What the players may read about someone's health. */
export const detailSchema = z.enum(['exact', 'coloured', 'word', 'taken', 'nothing']);
export type Detail = z.infer<typeof detailSchema>;

export interface Combatant<Sheet = unknown> {
  id: Id;
  name: string;
  /** Set for copies of one foe: shown after the name, kept for the whole fight. */
  copy?: number | undefined;
  side: Id;
  /** The player's name; without one it is the GM's. */
  player?: string | undefined;
  /** Not on the shared screen at all, by the GM's wish. A game's own hiding is in its sheet. */
  hidden: boolean;
  place: Place;
  look: z.infer<typeof lookSchema>;
  /** The GM's own note; never leaves this document. */
  note: string;
  sheet: Sheet;
}

export const loggedDiceSchema = z.object({
  label: z.string(),
  sides: z.number().int(),
  faces: facesSchema,
});
export type LoggedDice = z.infer<typeof loggedDiceSchema>;

export const logEntrySchema = z.object({
  id: z.number().int(),
  round: z.number().int(),
  rule: z.string().max(20),
  text: z.string().max(600),
  /** What the players read; absent when the sentence is the GM's alone. */
  shown: z.string().max(600).exactOptional(),
  who: z.array(idSchema),
  dice: z.array(loggedDiceSchema),
  tone: z.enum(['plain', 'good', 'bad', 'turn', 'ruling']),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

export interface Fight<Sheet = unknown, State = unknown, House = unknown> {
  stage: 'setup' | 'running' | 'over';
  scene: Scene;
  sides: Record<Id, Side>;
  /** Ids in the order of set-up; sides and combatants are kept in records so that undo stays small. */
  sideOrder: Id[];
  combatants: Record<Id, Combatant<Sheet>>;
  order: Id[];
  /** The game's ASSUMED values as this table plays them. */
  house: House;
  /** The game's own part: rounds, phases, who has acted. */
  state: State;
  log: LogEntry[];
  /** The places that the players do not know yet. */
  fog: Fog;
  /** What the GM drew on the map, by id. */
  drawings: Record<Id, Drawing>;
  /** For ids made in play: log entries, summoned combatants. */
  nextId: number;
}

/** The schema of a fight of one game, from the schemas of its parts. */
export const fightSchema = <Sheet, State, House>(parts: {
  sheet: z.ZodType<Sheet>;
  state: z.ZodType<State>;
  house: z.ZodType<House>;
}) =>
  z.object({
    stage: z.enum(['setup', 'running', 'over']),
    scene: sceneSchema,
    sides: z.record(idSchema, sideSchema),
    sideOrder: z.array(idSchema).max(20),
    combatants: z.record(idSchema, combatantSchema(parts.sheet)),
    order: z.array(idSchema).max(500),
    house: parts.house,
    state: parts.state,
    log: z.array(logEntrySchema).max(20_000),
    fog: fogSchema,
    drawings: drawingsSchema,
    nextId: z.number().int().min(0),
  });

/** The schema of one combatant of one game. */
export const combatantSchema = <Sheet>(sheet: z.ZodType<Sheet>) =>
  z.object({
    id: idSchema,
    name: z.string().min(1).max(60),
    copy: z.number().int().min(1).max(999).optional(),
    side: idSchema,
    player: z.string().min(1).max(40).optional(),
    hidden: z.boolean(),
    place: placeSchema,
    look: lookSchema,
    note: z.string().max(2000),
    sheet,
  });

/** A name with its copy number: "Bandit 2". */
export const fullName = (combatant: Pick<Combatant, 'name' | 'copy'>): string =>
  combatant.copy === undefined ? combatant.name : `${combatant.name} ${combatant.copy}`;

/** Everyone, in the order of set-up. */
export const everyone = <Sheet>(fight: Fight<Sheet>): Combatant<Sheet>[] =>
  fight.order.flatMap((id) => fight.combatants[id] ?? []);

/** One combatant by id. An id that names nobody is a fault of the caller's and throws. */
export function combatantOf<Sheet>(fight: { combatants: Record<Id, Combatant<Sheet>> }, id: Id): Combatant<Sheet> {
  const found = fight.combatants[id];
  if (!found) throw new Error(`Nobody in this fight has the id “${id}”.`);
  return found;
}

/** Whether two combatants are on opposing sides. Sides of stance party and ally are friends; neutral is nobody's enemy. */
export function areEnemies(fight: Fight, a: Id, b: Id): boolean {
  const camp = (id: Id) => {
    const stance = fight.sides[combatantOf(fight, id).side]?.stance ?? 'neutral';
    return stance === 'ally' ? 'party' : stance;
  };
  const [one, other] = [camp(a), camp(b)];
  return one !== other && one !== 'neutral' && other !== 'neutral';
}

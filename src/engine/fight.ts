/** The fight: everything the rules read and write, as plain JSON. Generic over one game's sheet, own state and house rules. */
import * as z from 'zod/mini';
import { type Drawing, drawingsSchema } from '../space/drawing.ts';
import { type Fog, fogSchema } from '../space/fogged.ts';
import { type Notes, notesSchema } from '../space/notes.ts';
import { idSchema, type Place, placeSchema, type Scene, sceneSchema } from '../space/scene.ts';
import { facesSchema } from './dice/dice.ts';
import { type Fact, factSchema } from './facts.ts';
import type { Id } from './words.ts';

/** How two stand toward each other. It goes both ways: nobody is somebody's foe who is not theirs. */
export const relationSchema = z.enum(['friend', 'neutral', 'foe']);
export type Relation = z.infer<typeof relationSchema>;
/** By the id of a side. */
export const towardSchema = z.record(idSchema, relationSchema);

export const sideSchema = z.object({
  id: idSchema,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Sets its colour and shape everywhere: blue party, green ally, yellow neutral, red foe. */
  stance: z.enum(['party', 'ally', 'neutral', 'foe']),
  /** How it stands toward other sides where that does not follow from both stances. Said on either of two sides it holds for both. */
  toward: z.exactOptional(towardSchema),
});
export type Side = z.infer<typeof sideSchema>;

/** How a combatant's token looks: a packed icon by name, or a picture by the hash of its bytes. */
export const lookSchema = z.object({
  icon: z.exactOptional(z.string().check(z.maxLength(60))),
  picture: z.exactOptional(z.string().check(z.maxLength(128))),
});

/** What the players may read about someone's health. */
export const detailSchema = z.enum(['exact', 'coloured', 'word', 'taken', 'nothing']);
export type Detail = z.infer<typeof detailSchema>;

export interface Combatant<Sheet = unknown> {
  id: Id;
  name: string;
  /** Set for copies of one foe: shown after the name, kept for the whole fight. */
  copy?: number | undefined;
  /** The number by which the players know this copy; set when they first see it. */
  known?: number | undefined;
  side: Id;
  /** How this one stands toward other sides, where that is not as its own side does. */
  toward?: Record<Id, Relation> | undefined;
  /** The player's name; without one it is the GM's. */
  player?: string | undefined;
  /** Not on the shared screen at all, by the GM's wish. A game's own hiding is in its sheet. */
  hidden: boolean;
  place: Place;
  look: z.infer<typeof lookSchema>;
  /** The GM's own note; never leaves this document. */
  note: string;
  /** Which character of the shelf this is: the same person in all of their fights. */
  shelf?: Id | undefined;
  sheet: Sheet;
}

export const loggedDiceSchema = z.object({
  label: z.string(),
  sides: z.int(),
  faces: facesSchema,
  /** What was said in their place, "3 successes": the faces were chosen to match it, and nobody saw them. */
  said: z.exactOptional(z.string().check(z.maxLength(60))),
  /** The places of the dice that counted, where not all did. */
  kept: z.exactOptional(z.array(z.int().check(z.minimum(0)))),
});
export type LoggedDice = z.infer<typeof loggedDiceSchema>;

export const logEntrySchema = z.object({
  id: z.int(),
  round: z.int(),
  rule: z.string().check(z.maxLength(20)),
  text: z.string().check(z.maxLength(600)),
  /** What the players read; absent when the sentence is the GM's alone. */
  shown: z.exactOptional(z.string().check(z.maxLength(600))),
  who: z.array(idSchema),
  dice: z.array(loggedDiceSchema),
  tone: z.enum(['plain', 'good', 'bad', 'turn', 'ruling']),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** Those who come into the fight in a round that has not begun: the GM's alone until then. */
export interface Coming<Sheet = unknown> {
  id: Id;
  round: number;
  label: string;
  combatants: Combatant<Sheet>[];
}

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
  /** What was counted since the fight began, for the page after it; none where it began before such things were counted. */
  facts?: Fact[] | undefined;
  /** The places that the players do not know yet. */
  fog: Fog;
  /** What the GM drew on the map, by id. */
  drawings: Record<Id, Drawing>;
  /** The GM's notes of the encounter and pins on its map, by id. */
  notes: Notes;
  /** For ids made in play: log entries, summoned combatants. */
  nextId: number;
  /** Who is still to come. */
  coming?: Coming<Sheet>[] | undefined;
}

/** The schema of a fight of one game, from the schemas of its parts. */
export const fightSchema = <Sheet, State, House>(parts: {
  sheet: z.ZodMiniType<Sheet>;
  state: z.ZodMiniType<State>;
  house: z.ZodMiniType<House>;
}) =>
  z.object({
    stage: z.enum(['setup', 'running', 'over']),
    scene: sceneSchema,
    sides: z.record(idSchema, sideSchema),
    sideOrder: z.array(idSchema).check(z.maxLength(20)),
    combatants: z.record(idSchema, combatantSchema(parts.sheet)),
    order: z.array(idSchema).check(z.maxLength(500)),
    house: parts.house,
    state: parts.state,
    log: z.array(logEntrySchema).check(z.maxLength(20_000)),
    facts: z.optional(z.array(factSchema).check(z.maxLength(100_000))),
    fog: fogSchema,
    drawings: drawingsSchema,
    notes: notesSchema,
    nextId: z.int().check(z.minimum(0)),
    coming: z.optional(z.array(comingSchema(parts.sheet)).check(z.maxLength(40))),
  });

/** The schema of one combatant of one game. */
export const combatantSchema = <Sheet>(sheet: z.ZodMiniType<Sheet>) =>
  z.object({
    id: idSchema,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    copy: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    known: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    side: idSchema,
    toward: z.optional(towardSchema),
    player: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    hidden: z.boolean(),
    place: placeSchema,
    look: lookSchema,
    note: z.string().check(z.maxLength(2000)),
    shelf: z.optional(idSchema),
    sheet,
  });

/** The schema of those who are still to come. */
const comingSchema = <Sheet>(sheet: z.ZodMiniType<Sheet>) =>
  z.object({
    id: idSchema,
    round: z.int().check(z.minimum(1), z.maximum(10_000)),
    label: z.string().check(z.minLength(1), z.maxLength(200)),
    combatants: z.array(combatantSchema(sheet)).check(z.minLength(1), z.maxLength(100)),
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

type Stanced = Pick<Side, 'stance'>;

/** What follows from two stances alone: party and allies are friends and have the foes against them, foes are friends, neutral is nobody's enemy. */
export function byStance(a: Stanced | undefined, b: Stanced | undefined): Relation {
  const camp = (side: Stanced | undefined) => (side?.stance === 'ally' ? 'party' : (side?.stance ?? 'neutral'));
  const [one, other] = [camp(a), camp(b)];
  if (one === 'neutral' || other === 'neutral') return 'neutral';
  return one === other ? 'friend' : 'foe';
}

/** Of what is said on both ends the more hostile holds; undefined where nothing is said. */
function said(a: Relation | undefined, b: Relation | undefined): Relation | undefined {
  const both = [a, b];
  return (['foe', 'neutral', 'friend'] as const).find((relation) => both.includes(relation));
}

/** What is set for two sides, on either of them; undefined where their stances decide. */
export const saidBetween = (fight: Pick<Fight, 'sides'>, a: Id, b: Id): Relation | undefined =>
  said(fight.sides[a]?.toward?.[b], fight.sides[b]?.toward?.[a]);

/** How two sides stand toward each other, both ways: as said on either, else as their stances have it. A side is its own friend. */
export const relationOfSides = (fight: Pick<Fight, 'sides'>, a: Id, b: Id): Relation =>
  a === b ? 'friend' : (saidBetween(fight, a, b) ?? byStance(fight.sides[a], fight.sides[b]));

/** How two combatants stand toward each other, both ways: as said of either alone, else as their sides do. */
export function relationOf(fight: Fight, a: Id, b: Id): Relation {
  const [one, other] = [combatantOf(fight, a), combatantOf(fight, b)];
  if (one.side === other.side) return 'friend';
  return said(one.toward?.[other.side], other.toward?.[one.side]) ?? relationOfSides(fight, one.side, other.side);
}

/** Whether two combatants fight each other. */
export const areEnemies = (fight: Fight, a: Id, b: Id): boolean => relationOf(fight, a, b) === 'foe';

/** Whether two combatants help each other: of one side, or of sides that are friends. Not the same as being no enemies. */
export const areFriends = (fight: Fight, a: Id, b: Id): boolean => relationOf(fight, a, b) === 'friend';

/** Everyone who is an enemy of somebody, in the order of set-up: the fallen and the hidden too. */
export const hostileTo = <Sheet>(fight: Fight<Sheet>, who: Id): Combatant<Sheet>[] =>
  everyone(fight).filter(({ id }) => areEnemies(fight, id, who));

/** Everybody else who is a friend of somebody, in the order of set-up: the fallen and the hidden too. */
export const friendsOf = <Sheet>(fight: Fight<Sheet>, who: Id): Combatant<Sheet>[] =>
  everyone(fight).filter(({ id }) => id !== who && areFriends(fight, id, who));

/** Whether a side is the party's or an ally's: what befalls its people is told to the players in full. It says nothing of friend and foe. */
export const isPartys = (fight: Pick<Fight, 'sides'>, side: Id): boolean =>
  ['party', 'ally'].includes(fight.sides[side]?.stance ?? 'neutral');

/** The stance that somebody's token shows: its side's, and a foe's while neutral people fight the party. */
export function stanceOf(fight: Fight, who: Id): Side['stance'] {
  const { side, toward } = combatantOf(fight, who);
  const stance = fight.sides[side]?.stance ?? 'neutral';
  if (stance !== 'neutral') return stance;
  const parties = Object.values(fight.sides).filter((other) => other.stance === 'party');
  return parties.some(({ id }) => (toward?.[id] ?? relationOfSides(fight, side, id)) === 'foe') ? 'foe' : stance;
}

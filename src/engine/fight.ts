/**
 * The fight: everything the rules read and write, as plain JSON. Its types take one game's sheet,
 * state and house rules.
 */
import * as z from 'zod/mini';
import { type Areas, areasSchema } from '../space/areas/area.ts';
import { type Drawing, drawingsSchema } from '../space/drawing.ts';
import { type Fog, fogSchema, type Looks, looksSchema, type PartySight, partySightSchema } from '../space/fogged.ts';
import { nameText } from '../space/nameText.ts';
import { type Notes, notesSchema } from '../space/notes.ts';
import { idSchema, type Place, placeSchema, type Scene, sceneSchema } from '../space/scene.ts';
import { type Stands, standsSchema } from '../space/stands/stand.ts';
import { type Fact, factSchema } from './facts.ts';
import { type Habit, habitsSchema } from './habits/habits.ts';
import {
  LONGEST_LABEL,
  LONGEST_OWN_NOTE,
  MOST_COMING,
  MOST_FACTS,
  MOST_LINES,
  MOST_PEOPLE,
  MOST_SIDES,
} from './limits/limits.ts';
import { type LogEntry, logEntrySchema } from './logEntry.ts';
import type { Id } from './words.ts';

/**
 * How two combatants or sides stand toward each other, always both ways: a foe's foe is that foe.
 */
export const relationSchema = z.enum(['friend', 'neutral', 'foe']);
export type Relation = z.infer<typeof relationSchema>;
/** Relations toward sides, by the side's id. */
export const towardSchema = z.record(idSchema, relationSchema);

export const sideSchema = z.object({
  id: idSchema,
  name: nameText(1, 40),
  /**
   * The stance sets the side's colour and shape everywhere: blue party, green ally, yellow neutral,
   * red foe.
   */
  stance: z.enum(['party', 'ally', 'neutral', 'foe']),
  /**
   * How the side stands toward others where their stances do not decide. An entry on either side
   * holds for both.
   */
  toward: z.exactOptional(towardSchema),
});
export type Side = z.infer<typeof sideSchema>;

/** How a combatant's token looks: a packed icon by name, or a picture by the hash of its bytes. */
export const lookSchema = z.object({
  icon: z.exactOptional(z.string().check(z.maxLength(60))),
  picture: z.exactOptional(z.string().check(z.maxLength(128))),
});

/** The pronoun by which the log speaks of a combatant. */
export const pronounSchema = z.enum(['she', 'he', 'they', 'it']);
export type Pronoun = z.infer<typeof pronounSchema>;

/** What the players may read about someone's health. */
export const detailSchema = z.enum(['exact', 'coloured', 'word', 'taken', 'nothing']);
export type Detail = z.infer<typeof detailSchema>;

export interface Combatant<Sheet = unknown> {
  id: Id;
  name: string;
  /** The number of this copy of a foe: shown after the name, kept for the whole fight. */
  copy?: number | undefined;
  /** The number by which the players know this copy; set when they first see it. */
  known?: number | undefined;
  /** The pronoun of the combatant; left out, the log repeats the name. */
  pronoun?: Pronoun | undefined;
  side: Id;
  /** How this combatant stands toward other sides, where it differs from its own side. */
  toward?: Record<Id, Relation> | undefined;
  /** The player's name; without a player the combatant is the GM's. */
  player?: string | undefined;
  /**
   * The GM keeps this combatant off the shared screen. The sheet says whether the game's rules hide
   * the combatant.
   */
  hidden: boolean;
  place: Place;
  /** The light that the combatant carries and how it sees, as the GM set them. */
  looks?: Looks | undefined;
  look: z.infer<typeof lookSchema>;
  /** How the combatant fights when no hand plays it; the players never see it. */
  habits?: Habit[] | undefined;
  /** The GM's own note; the note never leaves this document. */
  note: string;
  /** The shelf character that this combatant is: the same person in all fights. */
  shelf?: Id | undefined;
  sheet: Sheet;
}

/** Combatants who come into the fight in a later round; only the GM knows of them until then. */
export interface ComingGroup<Sheet = unknown> {
  id: Id;
  round: number;
  label: string;
  combatants: Combatant<Sheet>[];
}

export interface Fight<Sheet = unknown, State = unknown, House = unknown> {
  stage: 'setup' | 'running' | 'over';
  scene: Scene;
  sides: Record<Id, Side>;
  /**
   * Ids in the order of set-up; sides and combatants are kept in records so that undo stays small.
   */
  sideOrder: Id[];
  combatants: Record<Id, Combatant<Sheet>>;
  order: Id[];
  /** The game's ASSUMED values as this table plays them. */
  house: House;
  /** The game's own state: rounds, phases, who has acted. */
  state: State;
  log: LogEntry[];
  /**
   * The facts counted since the fight began, for the page after it; undefined for a fight begun
   * before facts were counted.
   */
  facts?: Fact[] | undefined;
  /** The places that the players do not know yet. */
  fog: Fog;
  /** What sight does on the map; left out, only the GM lifts fog, and darkness hides nothing. */
  sight?: PartySight | undefined;
  /** What the GM drew on the map, by id. */
  drawings: Record<Id, Drawing>;
  /** The areas that lie on the map, by id; left out where none lies there. */
  areas?: Areas | undefined;
  /** The GM's notes of the encounter and pins on its map, by id. */
  notes: Notes;
  /**
   * Where figures stand within their zones, by combatant; left out until a command has been carried
   * out. Read it through `standsOf`.
   */
  stands?: Stands | undefined;
  /** The next number for ids made in play: log entries, summoned combatants. */
  nextId: number;
  /** The groups who are still to come into the fight. */
  coming?: ComingGroup<Sheet>[] | undefined;
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
    sideOrder: z.array(idSchema).check(z.maxLength(MOST_SIDES)),
    combatants: z.record(idSchema, combatantSchema(parts.sheet)),
    order: z.array(idSchema).check(z.maxLength(MOST_PEOPLE)),
    house: parts.house,
    state: parts.state,
    log: z.array(logEntrySchema).check(z.maxLength(MOST_LINES)),
    facts: z.optional(z.array(factSchema).check(z.maxLength(MOST_FACTS))),
    fog: fogSchema,
    sight: z.optional(partySightSchema),
    drawings: drawingsSchema,
    areas: z.optional(areasSchema),
    notes: notesSchema,
    stands: z.optional(standsSchema),
    nextId: z.int().check(z.minimum(0)),
    coming: z.optional(z.array(comingSchema(parts.sheet)).check(z.maxLength(MOST_COMING))),
  });

/** The schema of one combatant of one game. */
export const combatantSchema = <Sheet>(sheet: z.ZodMiniType<Sheet>) =>
  z.object({
    id: idSchema,
    name: nameText(1, 60),
    copy: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    known: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    pronoun: z.optional(pronounSchema),
    side: idSchema,
    toward: z.optional(towardSchema),
    player: z.optional(nameText(1, 40)),
    hidden: z.boolean(),
    place: placeSchema,
    looks: z.optional(looksSchema),
    look: lookSchema,
    habits: z.optional(habitsSchema),
    note: z.string().check(z.maxLength(LONGEST_OWN_NOTE)),
    shelf: z.optional(idSchema),
    sheet,
  });

/** The schema of those who are still to come. */
const comingSchema = <Sheet>(sheet: z.ZodMiniType<Sheet>) =>
  z.object({
    id: idSchema,
    round: z.int().check(z.minimum(1), z.maximum(10_000)),
    label: nameText(1, LONGEST_LABEL),
    combatants: z.array(combatantSchema(sheet)).check(z.minLength(1), z.maxLength(MOST_PEOPLE)),
  });

/** A name with its copy number: "Bandit 2". */
export const fullName = (combatant: Pick<Combatant, 'name' | 'copy'>): string =>
  combatant.copy === undefined ? combatant.name : `${combatant.name} ${combatant.copy}`;

/** Everyone, in the order of set-up. */
export function everyone<Sheet>({ order, combatants }: Fight<Sheet>): Combatant<Sheet>[] {
  const all: Combatant<Sheet>[] = [];
  // Rules ask this more often than anything else, and a loop takes a third of a `flatMap`.
  for (const id of order) if (combatants[id]) all.push(combatants[id]);
  return all;
}

/** The combatant with this id. An unknown id is the caller's fault and throws. */
export function combatantOf<Sheet>(fight: { combatants: Record<Id, Combatant<Sheet>> }, id: Id): Combatant<Sheet> {
  const found = fight.combatants[id];
  if (!found) throw new Error(`Nobody in this fight has the id “${id}”.`);
  return found;
}

type Stanced = Pick<Side, 'stance'>;

/**
 * The relation that follows from two stances alone. Party and allies are friends of each other and
 * enemies of foes; foes are friends of each other; a neutral side is nobody's enemy.
 */
export function byStance(a: Stanced | undefined, b: Stanced | undefined): Relation {
  const camp = (side: Stanced | undefined) => (side?.stance === 'ally' ? 'party' : (side?.stance ?? 'neutral'));
  const [one, other] = [camp(a), camp(b)];
  if (one === 'neutral' || other === 'neutral') return 'neutral';
  return one === other ? 'friend' : 'foe';
}

/** The more hostile of two set relations; undefined where none is set. */
function moreHostile(a: Relation | undefined, b: Relation | undefined): Relation | undefined {
  const both = [a, b];
  return (['foe', 'neutral', 'friend'] as const).find((relation) => both.includes(relation));
}

/**
 * The relation that is set for two sides, on either of them; undefined where their stances decide.
 */
export const explicitRelationBetween = (fight: Pick<Fight, 'sides'>, a: Id, b: Id): Relation | undefined =>
  moreHostile(fight.sides[a]?.toward?.[b], fight.sides[b]?.toward?.[a]);

/**
 * How two sides stand toward each other, both ways: as set on either side, otherwise by their
 * stances. A side is its own friend.
 */
export const relationOfSides = (fight: Pick<Fight, 'sides'>, a: Id, b: Id): Relation =>
  a === b ? 'friend' : (explicitRelationBetween(fight, a, b) ?? byStance(fight.sides[a], fight.sides[b]));

/**
 * How two combatants stand toward each other, both ways: as set for either alone, otherwise as
 * their sides stand.
 */
export function relationOf(fight: Fight, a: Id, b: Id): Relation {
  const [one, other] = [combatantOf(fight, a), combatantOf(fight, b)];
  if (one.side === other.side) return 'friend';
  return (
    moreHostile(one.toward?.[other.side], other.toward?.[one.side]) ?? relationOfSides(fight, one.side, other.side)
  );
}

/** Whether two combatants are enemies. */
export const areEnemies = (fight: Fight, a: Id, b: Id): boolean => relationOf(fight, a, b) === 'foe';

/**
 * Whether two combatants help each other: they are of one side, or of sides that are friends. Two
 * neutral people may be neither enemies nor friends.
 */
export const areFriends = (fight: Fight, a: Id, b: Id): boolean => relationOf(fight, a, b) === 'friend';

/** Every enemy of a combatant, in the order of set-up; fallen and hidden ones are included. */
export const hostileTo = <Sheet>(fight: Fight<Sheet>, who: Id): Combatant<Sheet>[] =>
  everyone(fight).filter(({ id }) => areEnemies(fight, id, who));

/**
 * Every other combatant who is a friend, in the order of set-up; fallen and hidden ones are
 * included.
 */
export const friendsOf = <Sheet>(fight: Fight<Sheet>, who: Id): Combatant<Sheet>[] =>
  everyone(fight).filter(({ id }) => id !== who && areFriends(fight, id, who));

/**
 * Whether a side is the party's or an ally's. The players are told in full what happens to such a
 * side. The answer says nothing about friend and foe.
 */
export const isPartySide = (fight: Pick<Fight, 'sides'>, side: Id): boolean =>
  ['party', 'ally'].includes(fight.sides[side]?.stance ?? 'neutral');

/**
 * The stance that a token shows: the stance of its side, or a foe's while neutral people fight the
 * party.
 */
export function stanceOf(fight: Fight, who: Id): Side['stance'] {
  const { side, toward } = combatantOf(fight, who);
  const stance = fight.sides[side]?.stance ?? 'neutral';
  if (stance !== 'neutral') return stance;
  const parties = Object.values(fight.sides).filter((other) => other.stance === 'party');
  return parties.some(({ id }) => (toward?.[id] ?? relationOfSides(fight, side, id)) === 'foe') ? 'foe' : stance;
}

/**
 * The arguments of a game's `settle`: the fight after a hand edit, and the fight before that edit.
 * `within` says that the edit fell in the middle of a move. The game then leaves turns and the end
 * of the fight to a second call, after the move. In the second call `before` differs from the fight
 * in sides alone, and `since` is the fight before the first edit of that move.
 */
export type SettleInput<F> = [fight: F, before: F, within: boolean, since?: F];

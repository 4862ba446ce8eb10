/** What a game must provide. Engine, screens and tests know a game only through this interface. */
import type * as z from 'zod/mini';
import type { AreaCounting } from '../space/areas/areaPlaces.ts';
import type { Looks } from '../space/fogged.ts';
import type { OnFoot } from '../space/ruler.ts';
import type { MapKind, Place } from '../space/scene.ts';
import type { After } from './after/after.ts';
import type { Combatant, Fight, SettleInput } from './fight.ts';
import type { Flow } from './flow.ts';
import type { Catalogue } from './forms/catalogue.ts';
import type { Field } from './forms/field.ts';
import type { Health, Track } from './forms/track.ts';
import type { Aimed } from './question.ts';
import type { ReadyFight, Script } from './script.ts';
import type { Id, Reason, RuleId, Tally, Verdict } from './words.ts';

export type { Health, ReadyFight, Track };

/** Who starts an action: a combatant, a whole side (passing), or the table (a new round). */
export type ActionScope = 'combatant' | 'side' | 'table';

/** One form of an action: an attack with this weapon, a power of that name. */
export interface Variant {
  id: string;
  label: string;
  detail?: string;
  grave?: true;
  /** An attack, where the action's id does not say so: it keeps its number key for the whole turn. */
  attack?: true;
}

/** A move of the game. Only `allowed` decides whether it may be done; `perform` assumes so. */
export interface Action<Sheet = unknown, State = unknown, House = unknown> {
  readonly id: string;
  readonly scope: ActionScope;
  readonly label: string;
  /** One sentence, in our words, for the tooltip. */
  readonly help: string;
  readonly rule: RuleId;
  /** The card's group that holds the action: 'Main action', 'Movement', 'By ruling'. */
  readonly group: string;
  /** Stages of the fight in which the action may start; left out, only while the fight runs. */
  readonly stages?: readonly Fight['stage'][];
  /** What the action uses up, in the game's words: "main action". */
  readonly cost?: string;
  /**
   * The action puts its actor out of the fight: no number key starts it, and the hand asks once
   * before it. A form of the action may say so for itself.
   */
  readonly grave?: true;
  /** The action may be done in anybody's turn, so it keeps no turn open. */
  readonly anytime?: true;
  /** One command may do the action for several combatants in one step, as a ruling is made. */
  readonly together?: true;
  /** The forms the action has now; an empty list hides it. Left out: a single form. */
  variants?(fight: Fight<Sheet, State, House>, who: Id): readonly Variant[];
  /** Every form that the action can have, where all fights have the same ones. */
  readonly forms?: readonly Variant[];
  allowed(fight: Fight<Sheet, State, House>, who: Id, variant: string | undefined): Verdict;
  /** Performs the action, and asks for whatever else it needs (whom, where) as questions. */
  perform(fight: Fight<Sheet, State, House>, who: Id, variant: string | undefined, others?: readonly Id[]): Flow<void>;
}

/**
 * An action that is offered, or greyed with its reason, as data for buttons, keys and random play.
 */
export interface Offer {
  actor: Id;
  action: string;
  variant?: string;
  label: string;
  detail?: string;
  help: string;
  group: string;
  cost?: string;
  rule: RuleId;
  grave?: true;
  attack?: true;
  blocked?: Reason;
}

/** A state of a combatant: its name, its effect in a few words, its rule. */
export interface Badge {
  id: string;
  label: string;
  does: string;
  rule: RuleId;
  count?: number;
  tone: 'good' | 'bad' | 'plain';
}

/** A number on the card, with its reasons. */
export interface Figure {
  id: string;
  label: string;
  value: string;
  tally?: Tally;
}

/** `up` acts; `down` is present but cannot act; `out` has left the fight. `word` says how. */
export interface CombatantStanding {
  at: 'up' | 'down' | 'out';
  word: string;
}

export interface OrderRow {
  /** Unique in the order; a combatant with several turns has several rows. */
  id: string;
  combatant: Id;
  state: 'acting' | 'may' | 'waiting' | 'done' | 'out';
  /** A card, an initiative, a phase: shown large on the row. */
  badge?: string;
  note?: string;
  /** Rows with one group id stand together under the group's name. */
  group?: string;
}
/** The order of turns as the tracker shows it: factions, cards, teams, blocks and counts. */
export interface TurnOrder {
  /** The layout that suits the rows best. */
  style: 'strip' | 'ribbon' | 'list';
  round: number;
  /** "Round 2, slow actions". */
  title: string;
  /** One sentence that says who acts now: "The party gives a turn or passes." */
  prompt: string;
  /** One sentence on how the fight ended and who won, once it is over and the game knows. */
  ending?: string;
  /** The sides that won, where the game decides it. Left out: whoever is left standing. */
  won?: readonly Id[];
  groups: { id: string; label: string; note?: string }[];
  rows: OrderRow[];
  /** The action started by dragging its actor's row onto another, whose bearer is its answer. */
  exchange?: string;
  /** What the Next button does now. */
  next?: { actor: Id; action: string; label: string };
}

/** A row of the morale panel: the people it watches, how they stand, and whether a check is due. */
export interface MoraleRow {
  id: string;
  side: Id;
  label: string;
  standing: number;
  of: number;
  state: 'steady' | 'due' | 'passed' | 'broken' | 'immune';
  why: string;
  rule: RuleId;
}

/**
 * A value that the book leaves open and the table decides, the reason why a value is needed, and
 * its rule.
 */
export type HouseRule = Field & { rule: RuleId; why: string };

/** A rule of the game in our own words. */
export interface RuleText {
  id: RuleId;
  title: string;
  text: string;
  /** Other words by which a search finds the rule. */
  words?: readonly string[];
}

/** The texts a game shows on request; they are fetched when somebody looks them up. */
export interface Book {
  readonly rules: readonly RuleText[];
  /** Scripted fights: the chapter's examples and one for each family of rules. */
  readonly examples: readonly Script[];
  /** One catalogue for each kind of thing that a table may make, in the order of `makes`. */
  readonly catalogues: readonly Catalogue[];
}

/** A ready-made foe or character. */
export interface Creature<Sheet = unknown> {
  id: string;
  name: string;
  kind: string;
  /** One line of its figures, for the list. */
  summary: string;
  icon: string;
  /** Squares along a side on the square grid; 1 if left out. */
  squares?: number;
  sheet: Sheet;
}

/** What a move did to somebody, as one outcome for odds: "hit for 3", "misses", "falls". */
export interface Outcome {
  key: string;
  label: string;
  /** Whether the outcome is good or bad for the combatant it is about, foe or friend. */
  tone: 'good' | 'bad' | 'plain';
  /** The sort order of outcomes, worst for the target last. */
  rank: number;
  /** The amount lost, in the unit of `Ruleset.harmWord`. Below 0: regained. Left out: nothing. */
  harm?: number;
}

export interface Ruleset<Sheet = unknown, State = unknown, House = unknown> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The letters of its rule numbers: 'MU'. */
  readonly prefix: string;
  /** The kinds of map that it is played on, the usual kind first. */
  readonly scenes: readonly MapKind[];
  readonly sheet: z.ZodMiniType<Sheet>;
  readonly state: z.ZodMiniType<State>;
  readonly house: z.ZodMiniType<House>;
  /** The form for a sheet, used to make a combatant and to rule by hand. */
  readonly fields: readonly Field[];
  /** Fields that depend on the sheet, such as wear of a carried thing; only for rulings by hand. */
  heldFields?(sheet: Sheet): readonly Field[];
  /** The form for the game's own state: all that play keeps beside the sheets. */
  readonly stateFields: readonly Field[];
  /**
   * The reason why a value has no field, by the value's path (`state.slots[].id`). A reason also
   * covers all values below its path. `[]` stands for any list entry, `{}` for any record entry.
   * The contract demands a field for every other path.
   */
  readonly notByHand: Readonly<Record<string, string>>;
  readonly houseRules: readonly HouseRule[];
  /** Fetches rule texts, scripted fights and catalogues. Rejects if they cannot be fetched. */
  book(): Promise<Book>;
  /** What lasts beyond a fight, and the rests between fights. Left out: nothing lasts. */
  readonly after?: After<Sheet, State, House>;
  readonly creatures: readonly Creature<Sheet>[];
  /** Kinds of creatures that join the party; all other kinds join the foes. */
  readonly heroes: readonly string[];
  readonly ready: readonly ReadyFight[];
  /** A new combatant's sheet, the state before round one, the house rules as assumed. */
  blank(): { sheet: Sheet; state: State; house: House };
  /** Plays from set-up to the first turn: who began, surprise, initiative. */
  begin(fight: Fight<Sheet, State, House>): Flow<void>;
  /** Ends the fight with the rolls and records that follow it. Sets `stage` to 'over'. */
  end(fight: Fight<Sheet, State, House>): Flow<void>;
  readonly actions: readonly Action<Sheet, State, House>[];
  /**
   * Ids of actions that keep no turn open: a few words, a delay. A turn with only these left ends.
   */
  readonly idle?: readonly string[];
  /** The game limits no turn. Foresight then lets everybody do each kind of action once a turn. */
  readonly unlimitedTurns?: true;
  order(fight: Fight<Sheet, State, House>): TurnOrder;
  standing(fight: Fight<Sheet, State, House>, who: Id): CombatantStanding;
  /** Whether the rules of hiding let the players see this combatant on their screen. */
  seenByPlayers(fight: Fight<Sheet, State, House>, who: Id): boolean;
  /**
   * The light that a combatant carries by its sheet, in squares, and how it sees. Left out: nobody
   * carries light, and everybody merely sees.
   */
  looks?(fight: Fight<Sheet, State, House>, who: Id): Looks;
  tracks(fight: Fight<Sheet, State, House>, who: Id): Track[];
  /** Tracks that the whole table shares and knows (oil, doom). State fields set them by hand. */
  tableTracks(fight: Fight<Sheet, State, House>): Track[];
  /** The health of a combatant who is up, in one pool and one word, for the players' screen. */
  health(fight: Fight<Sheet, State, House>, who: Id): Health;
  badges(fight: Fight<Sheet, State, House>, who: Id): Badge[];
  figures(fight: Fight<Sheet, State, House>, who: Id): Figure[];
  /** Whether the combatant has a reaction left, in words, for the reactions panel. */
  reactionsLeft(fight: Fight<Sheet, State, House>, who: Id): { left: boolean; why: string; rule: RuleId };
  morale(fight: Fight<Sheet, State, House>): MoraleRow[];
  /** What the pointer shows when `from` aims at `at`: distance, reach, cover, with their rules. */
  aim(fight: Fight<Sheet, State, House>, from: Id, at: Id): Aimed;
  /** The length of a ruler's way of two or more places, in the game's units and counting. */
  ruler(fight: Fight<Sheet, State, House>, way: readonly Place[]): string;
  /** What a walk along a ruler's way costs a combatant. Left out: the ruler says nothing of it. */
  onFoot?(fight: Fight<Sheet, State, House>, who: Id, way: readonly Place[]): OnFoot;
  /** How the game counts areas laid on the map, and its rule. */
  areaCounting(fight: Fight<Sheet, State, House>): AreaCounting & { rule: RuleId };
  /** A token's size: occupants of a zone (1 for a medium one), squares along a side. */
  size(combatant: Combatant<Sheet>): { room: number; squares: number };
  /** The word for lost health that follows a number: "health", "Grit and Flesh". */
  readonly harmWord: string;
  /**
   * Ids of the tracks from which a quick edit such as `-5` takes harm, one after the other.
   * `worth`: the harm that one unit of the track stands for (1 if left out). A combatant without
   * any of these tracks takes no harm from a quick edit. Left out: the vital tracks.
   */
  readonly harmed?: readonly { track: Id; worth?: number }[];
  /** What happened to `about` between two states of the fight, as one outcome. */
  outcome(before: Fight<Sheet, State, House>, after: Fight<Sheet, State, House>, about: Id): Outcome;
  /**
   * Brings the game's state back in step with the fight after a hand edit.
   * `left out`: people whom the players do not see were removed for the players' view, perhaps in
   * the middle of a move. `within`: the edit fell in the middle of a move, and the game is called
   * again after that move. In both cases a combatant who falls keeps the turn until the move is
   * over.
   */
  reconcile(fight: Fight<Sheet, State, House>, why?: 'left out' | 'within'): void;
  /** Carries out what the rules make of a hand edit in a running fight; without it nothing. */
  settle?(...given: SettleInput<Fight<Sheet, State, House>>): Flow<void>;
  /**
   * Lets combatants who were just added to the running fight join it: rolls initiative, draws a
   * card. Left out: `reconcile` alone is enough.
   */
  join?(fight: Fight<Sheet, State, House>, who: readonly Id[]): Flow<void>;
  /** The kinds of things a table may make, in the plural: “powers”. The book has the catalogues. */
  readonly makes: readonly string[];
  /** The sheet's form where house rules add the table's own choices. Left out: `fields`. */
  fieldsWith?(house: House): readonly Field[];
}

/** A game together with its book, for callers that read all of the book. */
export const withBook = async (game: Ruleset): Promise<Ruleset & Book> => ({ ...game, ...(await game.book()) });

/** The form for a sheet in a fight. */
export const fieldsOf = (game: Ruleset, fight: Fight): readonly Field[] =>
  game.fieldsWith?.(fight.house) ?? game.fields;

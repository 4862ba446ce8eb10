/** What a game must provide. The engine, the screens and the tests know a game only through this. */
import type * as z from 'zod/mini';
import type { Place, SceneKind } from '../space/scene.ts';
import type { After } from './after/after.ts';
import type { Combatant, Fight } from './fight.ts';
import type { Flow } from './flow.ts';
import type { Catalogue } from './forms/catalogue.ts';
import type { Field } from './forms/field.ts';
import type { Aimed } from './question.ts';
import type { Script } from './script.ts';
import type { Id, Reason, RuleId, Tally, Verdict } from './words.ts';

/** Who starts an action: a combatant, a whole side (passing, say), or the table (a new round, a ruling). */
export type ActionScope = 'combatant' | 'side' | 'table';

/** One form of an action: an attack with this weapon, a power of that name. */
export interface Variant {
  id: string;
  label: string;
  detail?: string;
}

/** A move of the game. `allowed` is the one place that says whether it may be done; `perform` assumes that it may. */
export interface Action<Sheet = unknown, State = unknown, House = unknown> {
  readonly id: string;
  readonly scope: ActionScope;
  readonly label: string;
  /** One sentence, in our words, for the tooltip. */
  readonly help: string;
  readonly rule: RuleId;
  /** Where it stands on the card: 'Main action', 'Bonus action', 'Movement', 'By ruling'. */
  readonly group: string;
  /** When it may be started; left out: while the fight runs. What comes after a fight is for `over`. */
  readonly stages?: readonly Fight['stage'][];
  /** What it uses up, in the game's words: "main action". */
  readonly cost?: string;
  /** It may be done in anybody's turn: that it is left to somebody keeps no turn open. */
  readonly anytime?: true;
  /** The forms it comes in now; with none listed the action is not on the card at all. Left out: a single form. */
  variants?(fight: Fight<Sheet, State, House>, who: Id): readonly Variant[];
  allowed(fight: Fight<Sheet, State, House>, who: Id, variant: string | undefined): Verdict;
  /** Asks whatever else it needs to know (whom, where) as questions. */
  perform(fight: Fight<Sheet, State, House>, who: Id, variant: string | undefined): Flow<void>;
}

/** An action offered, or greyed with its reason: plain data for buttons, keys and random play. */
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
  blocked?: Reason;
}

/** Something a game counts for a combatant, or for the whole table, as the screens draw it. */
export interface Track {
  id: string;
  label: string;
  /** Tracks of one row are drawn side by side: the row's name, and what this one is called in it. */
  row?: { name: string; part: string };
  /** bar: points of a maximum. boxes: boxes ticked. load: a load against a tolerance it may exceed. count: a bare number. */
  kind: 'bar' | 'boxes' | 'load' | 'count';
  value: number;
  max: number;
  /** `vital`: at its end the combatant falls. */
  weight: 'vital' | 'plain';
  detail?: string;
}

/** How somebody's health shows from across the room, told by the pool that is lost first while it lasts. */
export interface Health {
  /** How far it has come, in the game's own word, short: "unhurt", "winded", "bloodied". */
  word: string;
  tone: 'good' | 'hurt' | 'bad';
  /** Left out where somebody has none: who falls at a blow. */
  pool?: Pick<Track, 'label' | 'value' | 'max'> & { kind: 'bar' | 'boxes' | 'load' };
  /** All the harm taken, over every pool that harm is taken from. */
  taken: number;
}

/** A state somebody is in: its name, what it does in a few words, its rule. */
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

/** `up` acts; `down` cannot act but is there; `out` has left the fight: dead, fled, surrendered. `word` says how. */
export interface Standing {
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
/** The tracker, whatever orders the game's turns: factions, cards, teams, blocks and counts are all this. */
export interface TurnOrder {
  /** How the rows are best laid out. */
  style: 'strip' | 'ribbon' | 'list';
  round: number;
  /** "Round 2, slow actions". */
  title: string;
  /** Who is to do what now, as one sentence: "The party gives a turn or passes." */
  prompt: string;
  /** How the fight ended and who has won, as one sentence; only once it is over, where the game knows. */
  ending?: string;
  groups: { id: string; label: string; note?: string }[];
  rows: OrderRow[];
  /** The action of a combatant that dragging its row onto another's stands for, where the game's rows may change hands; the other is its answer. */
  exchange?: string;
  /** What the Next button does now. */
  next?: { actor: Id; action: string; label: string };
}

/** A row of the morale panel: whom it watches, how they stand, whether a check is due. */
export interface MoraleRow {
  id: string;
  label: string;
  standing: number;
  of: number;
  state: 'steady' | 'due' | 'passed' | 'broken' | 'immune';
  why: string;
  rule: RuleId;
}

/** An ASSUMED value: what it is, why it had to be assumed, and the rule it belongs to. */
export type HouseRule = Field & { rule: RuleId; why: string };

/** A rule of the game in our own words. */
export interface RuleText {
  id: RuleId;
  title: string;
  text: string;
  /** Other words that a search finds it by. */
  words?: readonly string[];
}

/** What a game tells beside what is played by: fetched when somebody looks it up. */
export interface Book {
  readonly rules: readonly RuleText[];
  /** Scripted fights: the chapter's examples and one for each family of rules. */
  readonly examples: readonly Script[];
  /** A catalogue for each kind of thing that a table may make itself, kept in the house rules, in the order of `makes`. */
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
  /** In squares, for the square grid; 1 if left out. */
  squares?: number;
  sheet: Sheet;
}

/** A fight ready to be opened with one click. */
export interface ReadyFight {
  id: string;
  name: string;
  about: string;
  script: Script;
}

/** What a move did to somebody, as one outcome for odds: "hit for 3", "misses", "falls". */
export interface Outcome {
  key: string;
  label: string;
  /** Good or bad for the one it is told of, whoever that is. */
  tone: 'good' | 'bad' | 'plain';
  /** Sorts outcomes, worst for the target last. */
  rank: number;
  /** How much it lost, in what `Ruleset.harmWord` names: below 0 it regained. Left out: nothing. */
  harm?: number;
}

export interface Ruleset<Sheet = unknown, State = unknown, House = unknown> {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The letters of its rule numbers: 'MU'. */
  readonly prefix: string;
  readonly scenes: readonly SceneKind[];
  readonly sheet: z.ZodMiniType<Sheet>;
  readonly state: z.ZodMiniType<State>;
  readonly house: z.ZodMiniType<House>;
  /** The form for a sheet: making a combatant by hand and ruling by hand use it. */
  readonly fields: readonly Field[];
  /** Fields that follow what a sheet holds now, such as what each carried thing still bears: for ruling by hand only. */
  heldFields?(sheet: Sheet): readonly Field[];
  /** The form for the game's own state: everything that play keeps beside the sheets, set by hand like them. */
  readonly stateFields: readonly Field[];
  /**
   * Why some value of a sheet or of the state has no field: `sheet.tierLine` or `state.slots[].id`, with all below it. `[]` stands for
   * any entry of a list, `{}` for any of a record. The contract holds every other path to a field.
   */
  readonly notByHand: Readonly<Record<string, string>>;
  readonly houseRules: readonly HouseRule[];
  /** The texts of its rules, its scripted fights, the catalogues of what a table makes. Rejects where they cannot be fetched. */
  book(): Promise<Book>;
  /** What lasts beyond a fight, and the rests between fights; fetched when it is wanted. Left out: nothing lasts. */
  after?(): Promise<After<Sheet, State, House>>;
  readonly creatures: readonly Creature<Sheet>[];
  /** The kinds among its creatures that come to the party; all others come to the foes. */
  readonly heroes: readonly string[];
  readonly ready: readonly ReadyFight[];
  /** A new combatant's sheet, the state before the first round, the house rules as assumed. */
  blank(): { sheet: Sheet; state: State; house: House };
  /** From set-up to the first turn: who began, surprise, initiative. */
  begin(fight: Fight<Sheet, State, House>): Flow<void>;
  /** Ends the fight: what is rolled and recorded afterwards. Sets `stage` to 'over'. */
  end(fight: Fight<Sheet, State, House>): Flow<void>;
  readonly actions: readonly Action<Sheet, State, House>[];
  /** Actions that nobody holds a turn for, by id: a few words, a delay. With nothing else left the turn is over. */
  readonly idle?: readonly string[];
  order(fight: Fight<Sheet, State, House>): TurnOrder;
  standing(fight: Fight<Sheet, State, House>, who: Id): Standing;
  /** Whether the players may see this one on their screen, by the rules of hiding. */
  seenByPlayers(fight: Fight<Sheet, State, House>, who: Id): boolean;
  tracks(fight: Fight<Sheet, State, House>, who: Id): Track[];
  /** What the whole table shares and everybody may know: a lantern's oil, doom, the weather. Set by hand through the fields of the state. */
  tableTracks(fight: Fight<Sheet, State, House>): Track[];
  /** Their health in one pool and one word, of whoever is up: for the players' screen. */
  health(fight: Fight<Sheet, State, House>, who: Id): Health;
  badges(fight: Fight<Sheet, State, House>, who: Id): Badge[];
  figures(fight: Fight<Sheet, State, House>, who: Id): Figure[];
  /** Whether a reaction is left, in words: the reactions panel. */
  reactionsLeft(fight: Fight<Sheet, State, House>, who: Id): { left: boolean; why: string; rule: RuleId };
  morale(fight: Fight<Sheet, State, House>): MoraleRow[];
  /** The words under the pointer when `from` aims at `at`: distance, reach, cover, each with its rule. */
  aim(fight: Fight<Sheet, State, House>, from: Id, at: Id): Aimed;
  /** How long a way is that a ruler lies along, place by place, in the game's own units and counting of diagonals. At least two places. */
  ruler(fight: Fight<Sheet, State, House>, way: readonly Place[]): string;
  /** How much room a token takes: occupants of a zone (1 for a medium one) and squares along a side. */
  size(combatant: Combatant<Sheet>): { room: number; squares: number };
  /** What is lost when somebody is harmed, as one word after a number: "health", "Grit and Flesh". */
  readonly harmWord: string;
  /**
   * The tracks that plain harm is taken from, by their ids: what one cannot take goes to the next, `worth` points to each of its units
   * (1 when left out). Of somebody without any of them it is not said. Left out: the vital track.
   */
  readonly harmed?: readonly { track: Id; worth?: number }[];
  /** What happened to whom between two states, told as one outcome. */
  outcome(before: Fight<Sheet, State, House>, after: Fight<Sheet, State, House>, about: Id): Outcome;
  /**
   * After a hand edit: mends what the game keeps in step by itself (someone added, removed or moved). `left out`: only those were taken out
   * whom the players do not see, for their view, and perhaps in the middle of a move; whoever falls in it keeps the turn until it ends.
   */
  reconcile(fight: Fight<Sheet, State, House>, why?: 'left out'): void;
  /**
   * Those who have just been added to the running fight join it in the game's own way: initiative is rolled, a card drawn. Left out:
   * `reconcile` has done all there is.
   */
  join?(fight: Fight<Sheet, State, House>, who: readonly Id[]): Flow<void>;
  /** What a table may make for this game itself, each kind as one calls several of it: “powers”. Their catalogues are in the book. */
  readonly makes: readonly string[];
  /** The form for a sheet where house rules add to it, with the table's own things among its choices. Left out: `fields`. */
  fieldsWith?(house: House): readonly Field[];
}

/** A game together with its book, for whoever reads all of it. */
export const withBook = async (ruleset: Ruleset): Promise<Ruleset & Book> => ({
  ...ruleset,
  ...(await ruleset.book()),
});

/** The form for a sheet in a fight. */
export const fieldsOf = (ruleset: Ruleset, fight: Fight): readonly Field[] =>
  ruleset.fieldsWith?.(fight.house) ?? ruleset.fields;

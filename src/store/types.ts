/** The GM's store as the screens see it, in four slices: play, library, device, session. */
import type { Command, Edit } from '../engine/command.ts';
import type { Faces } from '../engine/dice/dice.ts';
import type { Encounter } from '../engine/encounter.ts';
import type { Fight, Side } from '../engine/fight.ts';
import type { Answer, Question, Said } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Script } from '../engine/script.ts';
import type { Stops } from '../engine/table/byItself.ts';
import type { Id, Reason } from '../engine/words.ts';
import type { Scene } from '../space/scene.ts';
import type { Trouble } from '../storage/database.ts';

/**
 * `saved`: on disk, whatever is killed next. `memory`: storage is full or denied; the fight goes
 * on, and `trouble` says what to do.
 */
export type Saving = 'saved' | 'saving' | 'memory';

/** One encounter of the library, for the list. Times are milliseconds since 1970. */
export interface EncounterEntry {
  id: string;
  name: string;
  ruleset: string;
  stage: Fight['stage'];
  scene: string;
  combatants: number;
  changed: number;
  folder?: string;
  tags?: readonly string[];
  /** What it is found by besides: its notes, and who is in it. */
  words?: string;
  /** Something about it that the GM should know; it opens all the same. */
  note?: string;
  /** It cannot be opened, and why. What is stored of it can be saved as a file with `saveRaw`. */
  broken?: string;
}

/** The open encounter as it stands. Undefined while none is open. */
export interface OpenEncounter {
  encounter: Encounter;
  ruleset: Ruleset;
  /**
   * The live fight: the open move run as far as it goes. Draw from this, never from
   * `encounter.fight`.
   */
  fight: Fight;
  question?: Question;
  /** The open move cannot go on and must be taken back. */
  stuck?: string;
}

/**
 * Session: this window's own. Never saved with the encounter, never undone. Where the table stops
 * is remembered on this device.
 */
export interface Session extends Stops {
  selected: readonly Id[];
  tool: 'select' | 'measure' | 'draw' | 'fog' | 'ping' | 'edit';
  /**
   * What is read of the open encounter in place of its table: what happened in it, or its sheets
   * for the printer.
   */
  page: 'table' | 'account' | 'paper';
  /**
   * Whether real dice are taken with their last face, or wait for a key. Remembered on this device.
   */
  typedDice: 'at once' | 'by key';
  /**
   * Which parts of a long form stand otherwise than they start: folded, or open. Remembered on this
   * device.
   */
  folded: readonly string[];
  /**
   * What a set-up starts from: the game last opened, and whom each creature (`game/id`) last came
   * to. Remembered on this device.
   */
  setup: {
    readonly game?: string;
    readonly came: Readonly<Record<string, Side['stance']>>;
    /**
     * By game: who was of the party when a fight was begun last, by the ids under which they are
     * found.
     */
    readonly party?: Readonly<Record<string, readonly string[]>>;
  };
  /** Which panels stay open beside the map of a fight. Remembered on this device. */
  pinned: readonly string[];
  /**
   * What is put away to give the map room: the pinned panels, the card of whoever acts. Remembered
   * on this device.
   */
  away: readonly ('panels' | 'card')[];
  theme: 'dark' | 'light';
}

/**
 * What lies on this device; parts are missing where the browser does not say. Sizes are bytes,
 * times milliseconds since 1970.
 */
export interface DeviceReport {
  used?: number | undefined;
  quota?: number | undefined;
  /** Whether the browser may drop what is stored when it wants room. */
  stays: 'stays' | 'may be dropped' | 'not said';
  encounters?: number;
  pictures?: number;
  /**
   * Versions of the store, of the form of encounters, and when a copy was last saved outside of the
   * browser.
   */
  store?: number;
  format: number;
  lastCopy?: number | undefined;
}

/** Play: the open encounter, and what was refused last. */
export interface PlayState {
  open?: OpenEncounter | undefined;
  /** The last refusal, for a toast; `n` counts up so that the same one twice is two. */
  refusal?: (Reason & { n: number }) | undefined;
}

/**
 * What changes the open encounter. Each is true when it was accepted; a refusal changes nothing.
 */
export interface PlayActions {
  /** Does a command; true when accepted. A refusal lands in `refusal` and changes nothing. */
  dispatch(command: Command): boolean;
  /**
   * Does a command and answers its first questions at once: a drag is a move and its place. Stops
   * at the first refusal.
   */
  play(command: Command, ...answers: Answer[]): boolean;
  /** Does the same for a walk to a foe, whose place nobody chose: one undo takes both back. */
  walkUp(command: Command, answer: Answer): boolean;
  /**
   * Does a command, and then another that belongs to it: one undo takes both back. The other is
   * left where it is not allowed then, or where something is asked first. True when the first was
   * not refused.
   */
  chain(first: Command, then: (open: OpenEncounter) => Command | undefined): boolean;
  /**
   * Answers the open question. Pass the id of the question that was shown, so that a late click is
   * recognised.
   */
  answer(question: string, answer: Answer, by?: 'chosen' | 'typed'): boolean;
  /**
   * Rolls the dice asked for, keeping faces already typed (by roll id); `said`: those that were
   * told as a number.
   */
  roll(typed?: Record<string, Faces[]>, said?: Said): boolean;
  /**
   * Makes hand edits as one step of undo with a sentence for its name, cut to what fits. Without
   * edits nothing happens.
   */
  edit(label: string, edits: readonly Edit[]): boolean;
  undo(): boolean;
  redo(): boolean;
  /** Takes back only the last answer of the last finished move. */
  reopen(): boolean;
  /** Goes back or forth to the moment after the finished step with this serial (0: the start). */
  goTo(serial: number): boolean;
  setDisplay(display: Encounter['display']): void;
}

/** The library: the encounters of this device, and which of them this window has open. */
export interface LibraryState {
  /**
   * Why the page shows no table: still reading, nothing chosen, or the encounter is open in another
   * window.
   */
  status: 'loading' | 'library' | 'elsewhere' | 'ready';
  /** Every encounter there is but those in the bin: the list of the library. */
  encounters: readonly EncounterEntry[];
  /** What lies in the bin, newest first: `restore` brings it back, `erase` deletes it for good. */
  bin: readonly EncounterEntry[];
  /**
   * The encounter that is open in another window, while `status` is 'elsewhere'. `takeOver` opens
   * it here.
   */
  wanted?: string | undefined;
}

/** What opens, keeps and removes encounters. */
export interface LibraryActions {
  /**
   * The library. Each gives the id of the encounter, or undefined after a refusal told in
   * `trouble`. A new one and one from a file are opened at once; a duplicate is not. The lines of a
   * script are played; what it expects is not looked at.
   */
  createFromScript(script: Script): Promise<string | undefined>;
  /** A fight that comes ready with a game, by both ids. */
  createReady(game: string, fight: string): Promise<string | undefined>;
  create(start: { name: string; ruleset: string; scene: Scene }): Promise<string | undefined>;
  openEncounter(id: string): Promise<void>;
  takeOver(): Promise<void>;
  closeEncounter(): Promise<void>;
  duplicate(id: string, name?: string): Promise<string | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Puts it into a folder of the library, and gives it tags; without, it has none. */
  fileAway(id: string, to: { folder?: string; tags?: string[] }): Promise<void>;
  /**
   * The map of one of the library as it was last stored whole; undefined where it cannot be read.
   */
  mapOf(id: string): Promise<Scene | undefined>;
  /** Gives a way back: call the result to bring the encounter back. */
  remove(id: string): Promise<() => Promise<void>>;
  restore(id: string): Promise<void>;
  /** Deletes an encounter for good. There is no way back. */
  erase(id: string): Promise<void>;
}

/** What reads and writes files and pictures, for the library. */
export interface FileActions {
  /** Saves the open encounter, or one of the library, as a file that `openFile` reads. */
  saveFile(id?: string): Promise<void>;
  /** Saves all that is stored of an encounter as it lies there, for one that cannot be opened. */
  saveRaw(id: string): Promise<void>;
  /**
   * Saves all that is stored on this device as one file, which `openFile` reads; also what a newer
   * program has stored.
   */
  saveEverything(): Promise<void>;
  openFile(file: File): Promise<string | undefined>;
  /** Keeps a picture and gives its hash, for a ground or a look. */
  addPicture(file: Blob): Promise<{ picture: string; width: number; height: number } | undefined>;
  picture(hash: string): Promise<Blob | undefined>;
}

/** The device: how safely it keeps what is done here. */
export interface DeviceState {
  saving: Saving;
  /**
   * What went wrong with storage or a file, in words with what to do; undefined when all is well.
   */
  trouble?: Trouble | undefined;
  /**
   * The folder on disk that gets the open fight after each round. Undefined while none is chosen.
   */
  secondCopy?: { folder: string; state: 'keeps itself' | 'wants leave' | 'fails'; detail?: string } | undefined;
  /** A long evening without a copy outside of the browser, as one sentence. */
  reminder?: string | undefined;
}

/** What is asked of the device, and what the user was told of it. */
export interface DeviceActions {
  /** What is stored on this device, and how safely. */
  deviceReport(): Promise<DeviceReport>;
  /** Asks the browser not to drop what is stored; true when it agrees. */
  askToStay(): Promise<boolean>;
  /**
   * Lets the user choose a folder for the second copy. Nothing happens where the browser has no
   * such thing.
   */
  chooseFolder(): Promise<void>;
  /**
   * Asks again for leave to write to the chosen folder, as browsers want it after a restart. Call
   * upon a click.
   */
  allowFolder(): Promise<void>;
  leaveFolder(): Promise<void>;
  dismissReminder(): void;
  dismissTrouble(): void;
}

/** The session of this window. */
export interface SessionState {
  session: Session;
}

/** What changes the session. */
export interface SessionActions {
  setSession(change: Partial<Session>): void;
  select(ids: readonly Id[]): void;
}

/** What the store knows, by its slices. */
export interface TableState extends PlayState, LibraryState, DeviceState, SessionState {}

/** What can be done with the store, by its slices: the same functions for as long as it lives. */
export interface TableActions extends PlayActions, LibraryActions, FileActions, DeviceActions, SessionActions {}

export type TableStore = TableState & TableActions;

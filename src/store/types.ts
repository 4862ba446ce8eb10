/** The GM's store as the screens see it, in four slices: play, library, device, session. */
import type { Command, Edit } from '../engine/command.ts';
import type { Faces } from '../engine/dice/dice.ts';
import type { Encounter } from '../engine/encounter.ts';
import type { Fight, Side } from '../engine/fight.ts';
import type { Answer, Question, Said } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Script } from '../engine/script.ts';
import type { Stops } from '../engine/table/byItself.ts';
import type { Id, Reason, Result } from '../engine/words.ts';
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
  /** Further words by which search finds the encounter: its notes, and who is in it. */
  words?: string;
  /** A warning for the GM about this encounter. The encounter opens all the same. */
  note?: string;
  /** Why the encounter cannot be opened. `saveRaw` saves its stored data as a file. */
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
  /** Set when the open move cannot go on and must be taken back. */
  stuck?: string;
}

/**
 * The session belongs to this window. No encounter stores it, and undo does not touch it. This
 * device remembers where the table stops.
 */
export interface Session extends Stops {
  selected: readonly Id[];
  tool: 'select' | 'measure' | 'draw' | 'area' | 'fog' | 'ping' | 'edit';
  /** Which page of the open encounter is shown: its table, or the account of what happened. */
  page: 'table' | 'account';
  /** Its sheets for the printer, over the page to which they lead back. */
  paper: 'away' | 'shown';
  /**
   * Whether real dice are taken with their last face, or wait for a key. Remembered on this device.
   */
  typedDice: 'at once' | 'by key';
  /**
   * Which sections of a long form were toggled: folded or opened against their default. Remembered
   * on this device.
   */
  folded: readonly string[];
  /**
   * What a set-up starts from: the game last opened, and the side to which each creature
   * (`game/id`) last came. Remembered on this device.
   */
  setup: {
    readonly game?: string;
    readonly came: Readonly<Record<string, Side['stance']>>;
    /**
     * By game: the members of the party when a fight was last begun, by the ids under which they
     * are found.
     */
    readonly party?: Readonly<Record<string, readonly string[]>>;
  };
  /** Which panels stay open beside the map of a fight. Remembered on this device. */
  pinned: readonly string[];
  /**
   * What is put away to give the map room: the pinned panels, the card of the combatant who acts.
   * Remembered on this device.
   */
  away: readonly ('panels' | 'card')[];
  /**
   * How often each button of the rail was used, up to the times after which its word is known.
   * Remembered on this device.
   */
  used: Readonly<Record<string, number>>;
  theme: 'dark' | 'light';
}

/**
 * What is stored on this device. Parts are missing where the browser does not say. Sizes are bytes,
 * times milliseconds since 1970.
 */
export interface DeviceReport {
  used?: number | undefined;
  quota?: number | undefined;
  /** Whether the browser may drop the stored data when it needs room. */
  stays: 'stays' | 'may be dropped' | 'not said';
  encounters?: number;
  pictures?: number;
  /**
   * The versions of the store and of the form of encounters, and when a copy was last saved outside
   * of the browser.
   */
  store?: number;
  format: number;
  lastCopy?: number | undefined;
}

/** Play: the open encounter, and the last refusal. */
export interface PlayState {
  open?: OpenEncounter | undefined;
  /**
   * The last refusal, for a toast. `n` counts up, so that the same refusal twice shows two toasts.
   */
  refusal?: (Reason & { n: number }) | undefined;
}

/**
 * The actions that change the open encounter. Each returns true when it was accepted. A refusal
 * changes nothing.
 */
export interface PlayActions {
  /** Does a command; true when accepted. A refusal goes to `refusal` and changes nothing. */
  dispatch(command: Command): boolean;
  /**
   * Does a command and answers its first questions at once: a drag is a move and its place. Stops
   * at the first refusal.
   */
  play(command: Command, ...answers: Answer[]): boolean;
  /**
   * Like `play`, for a walk up to a foe, whose place nobody chose: one undo takes command and
   * answer back.
   */
  walkUp(command: Command, answer: Answer): boolean;
  /**
   * Does a command, and then a second command that belongs to it: one undo takes both back. The
   * second is left out where it is not allowed then, or where a question is open. True when the
   * first was not refused.
   */
  chain(first: Command, then: (open: OpenEncounter) => Command | undefined): boolean;
  /**
   * Answers the open question. Pass the id of the question that was shown, so that a late click is
   * recognised.
   */
  answer(question: string, answer: Answer, by?: 'chosen' | 'typed'): boolean;
  /**
   * Rolls the dice asked for. Faces that were already typed are kept, by roll id. `said` has the
   * dice whose result was told as a number.
   */
  roll(typed?: Record<string, Faces[]>, said?: Said): boolean;
  /**
   * Makes hand edits as one step of undo. The label names the step, and is cut to the length that
   * fits. Without edits nothing happens.
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
  /** Every encounter except those in the bin, for the list of the library. */
  encounters: readonly EncounterEntry[];
  /**
   * The encounters in the bin, newest first. `restore` brings one back, `erase` deletes one for
   * good.
   */
  bin: readonly EncounterEntry[];
  /**
   * The encounter that is open in another window, while `status` is 'elsewhere'. `takeOver` opens
   * it here.
   */
  wanted?: string | undefined;
}

/** The actions that open, keep and remove encounters. */
export interface LibraryActions {
  /**
   * Makes a new encounter from a script and opens it. The script's lines are played; its
   * expectations are ignored. Every action that makes an encounter gives its id, or undefined after
   * a refusal, which `trouble` tells. All but `duplicate` open it.
   */
  createFromScript(script: Script): Promise<string | undefined>;
  /** Opens a fight that comes ready with a game, by the ids of both. */
  createReady(game: string, fight: string): Promise<string | undefined>;
  create(start: { name: string; ruleset: string; scene: Scene }): Promise<string | undefined>;
  openEncounter(id: string): Promise<void>;
  takeOver(): Promise<void>;
  closeEncounter(): Promise<void>;
  duplicate(id: string, name?: string): Promise<string | undefined>;
  /** Reads an encounter as it stands, whether it is open or stored. Nothing is opened. */
  readEncounter(id: string): Promise<Result<Encounter>>;
  rename(id: string, name: string): Promise<void>;
  /**
   * Puts an encounter into a folder of the library, and gives it tags. What is left out is removed.
   */
  fileAway(id: string, to: { folder?: string; tags?: string[] }): Promise<void>;
  /**
   * The map of an encounter as it was last stored whole; undefined where the map cannot be read.
   */
  mapOf(id: string): Promise<Scene | undefined>;
  /** Puts an encounter into the bin. Call the returned function to bring the encounter back. */
  remove(id: string): Promise<() => Promise<void>>;
  restore(id: string): Promise<void>;
  /** Deletes an encounter for good. Nothing can bring it back. */
  erase(id: string): Promise<void>;
}

/** The actions that read and write files and pictures, for the library. */
export interface FileActions {
  /** Saves the open encounter, or one of the library, as a file that `openFile` reads. */
  saveFile(id?: string): Promise<void>;
  /** Saves the stored data of an encounter unread, for an encounter that cannot be opened. */
  saveRaw(id: string): Promise<void>;
  /**
   * Saves everything that is stored on this device as one file, which `openFile` reads; also data
   * of a newer program.
   */
  saveEverything(): Promise<void>;
  openFile(file: File): Promise<string | undefined>;
  /** Keeps a picture for a map's ground or a combatant's look. Gives its hash and size. */
  addPicture(file: Blob): Promise<{ picture: string; width: number; height: number } | undefined>;
  picture(hash: string): Promise<Blob | undefined>;
}

/** The device: how safely it keeps the stored data. */
export interface DeviceState {
  saving: Saving;
  /**
   * What went wrong with storage or a file, with what the user should do. Undefined when all is
   * well.
   */
  trouble?: Trouble | undefined;
  /**
   * The folder on disk that gets the open fight after each round. Undefined while none is chosen.
   */
  secondCopy?: { folder: string; state: 'keeps itself' | 'wants leave' | 'fails'; detail?: string } | undefined;
  /** One sentence after a long evening without a copy outside of the browser. */
  reminder?: string | undefined;
}

/** The actions that concern the device's storage. */
export interface DeviceActions {
  /** What is stored on this device, and how safely. */
  deviceReport(): Promise<DeviceReport>;
  /** Asks the browser not to drop what is stored; true when it agrees. */
  askToStay(): Promise<boolean>;
  /**
   * Lets the user choose a folder for the second copy. Does nothing where the browser has no dialog
   * for folders.
   */
  chooseFolder(): Promise<void>;
  /**
   * Asks again for permission to write to the chosen folder, as browsers require after a restart.
   * Call this in a click.
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

/** The actions that change the session. */
export interface SessionActions {
  setSession(change: Partial<Session>): void;
  select(ids: readonly Id[]): void;
}

/** The state of the store, by its slices. */
export interface TableState extends PlayState, LibraryState, DeviceState, SessionState {}

/** The actions of the store, by its slices: the same functions for as long as the store lives. */
export interface TableActions extends PlayActions, LibraryActions, FileActions, DeviceActions, SessionActions {}

export type TableStore = TableState & TableActions;

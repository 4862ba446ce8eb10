/**
 * The UI store of the fight screen: the dialogs, menus and half-made picks that are open in this
 * window. None of this is saved.
 */
import { create } from 'zustand';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import type { Command } from '../engine/command.ts';
import type { Fight } from '../engine/fight.ts';
import type { Id, RuleId } from '../engine/words.ts';
import type { MenuAt } from '../map/host/MapHost.tsx';
import type { Place } from '../space/scene.ts';
import type { MenuOpened } from '../ui/menus/Menu.tsx';

export type OpenDialog =
  | { kind: 'rule'; rule: RuleId }
  | { kind: 'sheet'; combatant: Id }
  | { kind: 'state' }
  | { kind: 'notes'; subject?: Subject }
  | { kind: 'quick'; ids: readonly Id[] }
  | { kind: 'player'; ids: readonly Id[] }
  | { kind: 'timeline' }
  /** `from`: the serial of the step after which the fight is played on; left out, from now. */
  | { kind: 'forecast'; from?: number }
  | { kind: 'find'; only?: 'rules' }
  | { kind: 'house' }
  | { kind: 'own' }
  | { kind: 'end' }
  /** Asks once before the command of a hand that could be a slip. */
  | { kind: 'sure'; title: string; yes: string; command: Command }
  | { kind: 'screen' }
  | { kind: 'dice' }
  | { kind: 'device' }
  | { kind: 'sound' }
  | { kind: 'picture' }
  | { kind: 'join'; place?: Place | undefined };

/**
 * What the pointer is on, or what the keys point at in its place. `keys` is then the id of the
 * question that the keys would answer.
 */
export interface PointedAt {
  token?: Id | undefined;
  place?: Place | undefined;
  keys?: string;
}

/** The panels that the rail of the fight screen opens and closes. */
export type PanelId = 'order' | 'combatants' | 'morale' | 'reactions' | 'places' | 'log';

export interface FightUi {
  /** Dialogs are a stack: when a rule opened from a sheet is closed, the sheet is shown again. */
  openDialogs: readonly OpenDialog[];
  /** The options picked so far in an open question for several, with the question's id. */
  picks: { question: string; options: readonly string[] };
  /** The menu at the pointer. */
  menu: MenuAt | undefined;
  /** How the menu of rulings on the card was opened; undefined while it is closed. */
  rulings: MenuOpened;
  pointed: PointedAt;
  /**
   * The moment and the card at which N has said what is left in a turn. Another press of N there
   * ends the turn.
   */
  saidOnce: { fight: Fight; actor: Id | undefined } | undefined;
  /** The id of the question whose folded options are shown. */
  unfolded: string;
  /** The id of the question all of whose answers are listed, however many they are. */
  listed: string;
  /** The panel that lies over the map's edge. */
  over: PanelId | undefined;
  /** The panel that gets the focus as soon as the panel is drawn. */
  sought?: PanelId | undefined;
  openDialog(shown: OpenDialog): void;
  closeDialog(): void;
  closeAllDialogs(): void;
  pick(question: string, options: readonly string[]): void;
  openMenu(menu: FightUi['menu']): void;
  point(pointed: PointedAt): void;
  unfold(question: string): void;
  list(question: string): void;
}

const isNowhere = ({ token, place, keys }: PointedAt): boolean =>
  token === undefined && place === undefined && keys === undefined;

/** The UI store of this window. */
export const useFightUi = create<FightUi>()((set) => ({
  openDialogs: [],
  picks: { question: '', options: [] },
  menu: undefined,
  rulings: undefined,
  pointed: {},
  saidOnce: undefined,
  unfolded: '',
  listed: '',
  over: undefined,
  openDialog: (shown) => set((ui) => ({ openDialogs: [...ui.openDialogs, shown], menu: undefined })),
  closeDialog: () => set((ui) => ({ openDialogs: ui.openDialogs.slice(0, -1) })),
  closeAllDialogs: () => set({ openDialogs: [] }),
  pick: (question, options) => set({ picks: { question, options } }),
  openMenu: (menu) => set({ menu }),
  // Where nothing was pointed at before either, nobody has to look.
  point: (pointed) => set((ui) => (isNowhere(ui.pointed) && isNowhere(pointed) ? ui : { pointed })),
  unfold: (unfolded) => set({ unfolded }),
  list: (listed) => set({ listed }),
}));

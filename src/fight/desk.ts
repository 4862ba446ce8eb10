/** The desk: what this window has open besides the fight itself: a dialog, a menu, half-made picks. Never saved. */
import { create } from 'zustand';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import type { Id, RuleId } from '../engine/words.ts';
import type { Place, Point } from '../space/scene.ts';

export type Shown =
  | { kind: 'rule'; rule: RuleId }
  | { kind: 'sheet'; combatant: Id }
  | { kind: 'state' }
  | { kind: 'notes'; subject?: Subject }
  | { kind: 'quick'; ids: readonly Id[] }
  | { kind: 'player'; ids: readonly Id[] }
  | { kind: 'timeline' }
  | { kind: 'find'; only?: 'rules' }
  | { kind: 'house' }
  | { kind: 'own' }
  | { kind: 'end' }
  | { kind: 'screen' }
  | { kind: 'dice' }
  | { kind: 'device' }
  | { kind: 'sound' }
  | { kind: 'join'; place?: Place | undefined };

/** What the pointer is on, or what keys point at in its place: then `keys` is the id of the question that they would answer. */
export interface Pointed {
  token?: Id | undefined;
  place?: Place | undefined;
  keys?: string;
}

/** The panels of the fight. */
export type PanelId = 'order' | 'combatants' | 'morale' | 'reactions' | 'places' | 'log';

export interface Desk {
  /** Dialogs lie on each other: a rule opened from a sheet gives the sheet back when it is closed. */
  shown: readonly Shown[];
  /** Options picked so far of an open question for several, with the question's id. */
  picks: { question: string; options: readonly string[] };
  /** The menu at the pointer. */
  menu: { x: number; y: number; point: Point; token?: Id | undefined; place?: Place | undefined } | undefined;
  pointed: Pointed;
  /** The question whose folded answers are shown. */
  unfolded: string;
  /** The panel that lies over the map's edge. */
  over: PanelId | undefined;
  /** The panel that the focus goes to once it is there. */
  sought?: PanelId | undefined;
  show(shown: Shown): void;
  close(): void;
  closeAll(): void;
  pick(question: string, options: readonly string[]): void;
  openMenu(menu: Desk['menu']): void;
  point(pointed: Pointed): void;
  unfold(question: string): void;
}

/** The desk of this window. */
export const useDesk = create<Desk>()((set) => ({
  shown: [],
  picks: { question: '', options: [] },
  menu: undefined,
  pointed: {},
  unfolded: '',
  over: undefined,
  show: (shown) => set((desk) => ({ shown: [...desk.shown, shown], menu: undefined })),
  close: () => set((desk) => ({ shown: desk.shown.slice(0, -1) })),
  closeAll: () => set({ shown: [] }),
  pick: (question, options) => set({ picks: { question, options } }),
  openMenu: (menu) => set({ menu }),
  point: (pointed) => set({ pointed }),
  unfold: (unfolded) => set({ unfolded }),
}));

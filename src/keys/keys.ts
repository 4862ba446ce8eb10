/** The one table of keys: what each action does, in words, and its usual keys. */
import * as z from 'zod/mini';

export type KeyActionId =
  | 'next'
  | 'nextOn'
  | 'pass'
  | 'previous'
  | 'undo'
  | 'redo'
  | 'mend'
  | 'react'
  | 'rulings'
  | 'hide'
  | 'out'
  | 'suggest'
  | 'doSuggested'
  | 'accept'
  | 'sheet'
  | 'confirm'
  | 'back'
  | 'after'
  | 'before'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'centre'
  | 'select'
  | 'measure'
  | 'draw'
  | 'area'
  | 'fog'
  | 'ping'
  | 'edit'
  | 'timeline'
  | 'account'
  | 'places'
  | 'fold'
  | 'join'
  | 'quick'
  | 'foldCard'
  | 'find'
  | 'keys'
  | 'handbook';

export interface KeyRow {
  readonly id: KeyActionId;
  readonly label: string;
  readonly group: 'The fight' | 'Answers' | 'The map' | 'Finding';
  /** The usual keys in tinykeys' syntax: `$mod` is Ctrl, or Command on a Mac. */
  readonly keys: readonly string[];
}

/** Every action with its usual keys. No single key ends a fight. */
export const keyTable: readonly KeyRow[] = [
  {
    id: 'next',
    label: 'Next: whoever is due; on the start page a new encounter, in its set-up begin',
    group: 'The fight',
    keys: ['n'],
  },
  { id: 'nextOn', label: 'Next, and the first who may acts then', group: 'The fight', keys: ['Shift+N'] },
  { id: 'pass', label: 'Pass: go on without whoever the button names', group: 'The fight', keys: ['Shift+P'] },
  { id: 'previous', label: 'Look at the one before in the order', group: 'The fight', keys: ['p'] },
  { id: 'undo', label: 'Take back', group: 'The fight', keys: ['$mod+z'] },
  { id: 'redo', label: 'Bring back', group: 'The fight', keys: ['$mod+Shift+Z', '$mod+y'] },
  { id: 'mend', label: 'Change the last answer of the last move', group: 'The fight', keys: ['$mod+Alt+z'] },
  { id: 'react', label: 'React: take the first reaction offered', group: 'The fight', keys: ['r'] },
  { id: 'hide', label: 'Hide from the players, or reveal', group: 'The fight', keys: ['h'] },
  { id: 'rulings', label: 'What becomes of whoever is on the card, by ruling', group: 'The fight', keys: ['Shift+R'] },
  { id: 'out', label: 'Take off the map', group: 'The fight', keys: ['x'] },
  {
    id: 'join',
    label: 'Somebody joins the fight, where the pointer is; in a set-up who comes',
    group: 'The fight',
    keys: ['a'],
  },
  { id: 'quick', label: 'Set a value or a state of the selected by a word', group: 'The fight', keys: ['q'] },
  { id: 'suggest', label: 'Suggest what to do next, with the reason', group: 'The fight', keys: ['i'] },
  { id: 'doSuggested', label: 'Do what is suggested', group: 'The fight', keys: ['o'] },
  { id: 'accept', label: 'Do what a phone proposes', group: 'The fight', keys: ['y'] },
  { id: 'sheet', label: 'Open the sheet', group: 'The fight', keys: ['s'] },
  { id: 'timeline', label: 'Open the timeline', group: 'The fight', keys: ['t'] },
  { id: 'account', label: 'What happened so far, and after the fight', group: 'The fight', keys: ['w'] },
  { id: 'confirm', label: 'Confirm; roll what is not typed', group: 'Answers', keys: ['Enter'] },
  { id: 'back', label: 'Step back: the last answer, the open move, the choice', group: 'Answers', keys: ['Escape'] },
  { id: 'after', label: 'Next combatant', group: 'The map', keys: ['j'] },
  { id: 'before', label: 'Combatant before', group: 'The map', keys: ['k'] },
  { id: 'left', label: 'Move left', group: 'The map', keys: ['ArrowLeft'] },
  { id: 'right', label: 'Move right', group: 'The map', keys: ['ArrowRight'] },
  { id: 'up', label: 'Move up', group: 'The map', keys: ['ArrowUp'] },
  { id: 'down', label: 'Move down', group: 'The map', keys: ['ArrowDown'] },
  { id: 'zoomIn', label: 'Closer', group: 'The map', keys: ['Shift++', '+', '='] },
  { id: 'zoomOut', label: 'Farther', group: 'The map', keys: ['-'] },
  { id: 'fit', label: 'Show the whole map, and go back', group: 'The map', keys: ['0'] },
  { id: 'centre', label: 'Centre on the chosen one', group: 'The map', keys: ['c'] },
  { id: 'select', label: 'Tool: select and move', group: 'The map', keys: ['v'] },
  { id: 'measure', label: 'Tool: measure', group: 'The map', keys: ['m'] },
  { id: 'draw', label: 'Tool: draw', group: 'The map', keys: ['d'] },
  { id: 'area', label: 'Tool: areas', group: 'The map', keys: ['u'] },
  { id: 'fog', label: 'Tool: fog', group: 'The map', keys: ['f'] },
  { id: 'ping', label: 'Tool: ping', group: 'The map', keys: ['g'] },
  { id: 'edit', label: 'Tool: change the map', group: 'The map', keys: ['e'] },
  { id: 'places', label: 'Walk the map as a list', group: 'The map', keys: ['l'] },
  { id: 'fold', label: 'Fold the panels at the side, or bring them back', group: 'The map', keys: ['b'] },
  { id: 'foldCard', label: 'Fold the card of whoever acts, or bring it back', group: 'The map', keys: ['Shift+B'] },
  { id: 'find', label: 'Find anything', group: 'Finding', keys: ['$mod+k', '/'] },
  { id: 'handbook', label: 'Open the handbook', group: 'Finding', keys: ['Shift+?', '?'] },
  { id: 'keys', label: 'Show the keys', group: 'Finding', keys: ['F1'] },
];

/** Keys that nobody can change, because they follow what is on the screen. */
export type FixedId = 'number' | 'atOnce' | 'face' | 'wipe' | 'settle' | 'remove';

export interface FixedRow {
  readonly id: FixedId;
  readonly keys: readonly string[];
  /** How the list of keys writes these keys. */
  readonly shown: string;
  readonly label: string;
}

const digits = (from: number): string[] => Array.from({ length: 10 - from }, (_, at) => String(at + from));

export const fixedTable: readonly FixedRow[] = [
  {
    id: 'number',
    keys: digits(1),
    shown: '1–9',
    label: 'Answer the question, or list its folded answers; do the numbered move; on the start page open an encounter',
  },
  {
    id: 'atOnce',
    keys: digits(1).map((digit) => `Shift+Digit${digit}`),
    shown: 'Shift+1–9',
    label: 'Do the numbered move at the likeliest target at once',
  },
  { id: 'face', keys: digits(0), shown: 'digits', label: 'Type the faces of dice' },
  { id: 'wipe', keys: ['Backspace'], shown: 'Backspace', label: 'Take a typed face away' },
  { id: 'settle', keys: ['Space'], shown: 'Space', label: 'End a face of more than one digit' },
  { id: 'remove', keys: ['Delete'], shown: 'Delete', label: 'Erase the chosen drawing or area' },
];

/** Gestures of the mouse and the hand that are no single key press, for the list of keys. */
export const pointerHabits: readonly { keys: string; label: string }[] = [
  { keys: 'arrows', label: 'While a place is asked for: point at it; Enter takes it' },
  { keys: 'Space, ← →', label: 'In a replay: hold or go on; one step back or on' },
  { keys: 'Tab', label: 'Walk through everything on the screen' },
  { keys: 'Space held', label: 'Pan by dragging' },
  { keys: 'drag, Shift+click', label: 'On empty ground: select all in a box; on somebody: one more, or one less' },
  { keys: 'Shift, Ctrl+click', label: 'In a list of combatants: select all up to there; one more, or one less' },
  { keys: 'Ctrl+C, Ctrl+V', label: 'Copy the selected; paste them here or in another encounter' },
  { keys: 'right click', label: 'Menu of a token or a place' },
];

export type Bindings = Partial<Record<KeyActionId, readonly string[]>>;

export const bindingsSchema = z.catch(
  z.record(z.string(), z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(4))),
  {},
);

/** The keys of an action: those that the GM has chosen, or else the usual ones. */
export const keysOf = (bindings: Bindings, id: KeyActionId): readonly string[] =>
  bindings[id] ?? keyTable.find((row) => row.id === id)?.keys ?? [];

/** The other action that has this key now; undefined when the key is free. */
export const keyTakenBy = (bindings: Bindings, id: KeyActionId, key: string): KeyRow | undefined =>
  keyTable.find(
    (row) => row.id !== id && keysOf(bindings, row.id).some((one) => one.toLowerCase() === key.toLowerCase()),
  );

const names: Record<string, string> = {
  $mod: 'Ctrl',
  Control: 'Ctrl',
  Meta: 'Ctrl',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
};

/** A key in words: `$mod+Shift+Z` is "Ctrl+Shift+Z". */
export function keyInWords(key: string): string {
  const parts = key.split(/\b\+/);
  const symbol = parts.at(-1) ?? '';
  // A character that needs Shift to be typed is shown without Shift.
  const shown = parts.length === 2 && parts[0] === 'Shift' && /^[^\w]$/.test(symbol) ? [symbol] : parts;
  return shown.map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join('+');
}

/**
 * A key press in the table's notation; undefined for a modifier alone and for keys that nobody may
 * bind.
 */
export function keyOfPress(press: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}): string | undefined {
  if (['Control', 'Shift', 'Alt', 'Meta', 'Tab', 'Dead', 'Process', 'CapsLock', ' '].includes(press.key))
    return undefined;
  if (/^\d$/.test(press.key) && !press.ctrlKey && !press.metaKey && !press.altKey) return undefined;
  const parts = [
    ...(press.ctrlKey || press.metaKey ? ['$mod'] : []),
    ...(press.altKey ? ['Alt'] : []),
    ...(press.shiftKey ? ['Shift'] : []),
    press.key,
  ];
  return parts.join('+');
}

/** The keys of an action in words. A character that can be typed in two ways is shown once. */
export const keysInWords = (bindings: Bindings, id: KeyActionId): string[] => [
  ...new Set(keysOf(bindings, id).map(keyInWords)),
];

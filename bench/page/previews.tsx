/**
 * The measured table: the whole GM's window, with its own store and storage, on a fight of a hundred. Nothing is left out of it.
 * `?fight=throng` opens Murdham's, otherwise Thrum's.
 */
import '../../src/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from '../../src/app/App.tsx';
import type { Command } from '../../src/engine/command.ts';
import { useGmView } from '../../src/map/players/gmView.ts';
import type { Place, Point } from '../../src/space/scene.ts';
import { table } from '../../src/store/store.ts';
import { ACTOR, crowd, MIDDLE } from './crowd.ts';
import { throng } from './throng.ts';

/** What the one who drives the page may ask and do; all else it does with pointer and keys. */
interface Bench {
  /** Opens a move of the mage and waits for its question; undefined takes back what is open. */
  ask(action?: string, variant?: string): void;
  /** The middle of a square in window pixels. */
  spot(square: { column: number; row: number }): Point;
  /** Where the open question can be answered: lit places, or the squares of those who can be picked or are greyed. */
  lit(): { column: number; row: number }[];
  /** Where the mage stands. */
  middle: { column: number; row: number };
  /** How many of the question's options there are. */
  options(): number;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

const asked = new URLSearchParams(location.search).get('fight');
const squareOf = (place: Place | undefined) =>
  place?.kind === 'square' ? [{ column: place.column, row: place.row }] : [];
const optionsNow = () => {
  const question = table.store.getState().open?.question;
  return question?.kind === 'choose' || question?.kind === 'pick' ? question.options : [];
};

window.bench = {
  middle: MIDDLE,
  ask(action, variant) {
    const { open, undo, dispatch } = table.store.getState();
    if (open?.encounter.open) undo();
    if (action === undefined) return;
    const command: Command = { type: 'act', actor: ACTOR, action, ...(variant ? { variant } : {}) };
    if (!dispatch(command)) throw new Error(table.store.getState().refusal?.text ?? 'The move was refused.');
  },
  spot({ column, row }) {
    const { frame } = useGmView.getState();
    const box = document.querySelector('[data-board]')?.getBoundingClientRect();
    const scene = table.store.getState().open?.fight.scene;
    if (!frame || !box || scene?.kind !== 'squares') throw new Error('The map is not shown yet.');
    const scale = box.width / frame.width;
    const at = (cell: number, from: number) => ((cell + 0.5) * scene.pixels - from) * scale;
    return { x: box.left + at(column, frame.x), y: box.top + at(row, frame.y) };
  },
  lit() {
    const { fight } = table.store.getState().open ?? {};
    return optionsNow().flatMap(({ place, combatant }) => [
      ...squareOf(place),
      ...(combatant === undefined ? [] : squareOf(fight?.combatants[combatant]?.place)),
    ]);
  },
  options: () => optionsNow().length,
};

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app to draw in.');
let begun = false;
const beginOnce = () => {
  if (begun || table.store.getState().status === 'loading') return;
  begun = true;
  void start(root);
};
table.store.subscribe(beginOnce);
// The library may have been read while this page's own parts were fetched.
beginOnce();

async function start(at: HTMLElement): Promise<void> {
  const id = await table.store.getState().createFromScript(asked === 'throng' ? throng() : crowd());
  if (id === undefined) throw new Error(table.store.getState().trouble?.text ?? 'The fight could not be made.');
  createRoot(at).render(<App />);
  // Fonts, the first paint of a hundred tokens and the first save are no part of what is measured.
  setTimeout(() => at.setAttribute('data-ready', ''), 1500);
}

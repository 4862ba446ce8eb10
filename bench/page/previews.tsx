/**
 * The measured table: the whole GM's window with its own store and storage. `?fight=throng&n=40`
 * opens Murdham's fight of forty; anything else opens Thrum's fight of a hundred.
 */
import '../../src/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from '../../src/app/App.tsx';
import type { Command } from '../../src/engine/command.ts';
import { useGmView } from '../../src/map/players/gmView.ts';
import type { Place, Point } from '../../src/space/scene.ts';
import { tableOfWindow } from '../../src/store/store.ts';
import { ACTOR, crowdScript, MIDDLE } from './crowd.ts';
import { throngScript } from './throng.ts';

/** What the script that drives the page may call. It does everything else with pointer and keys. */
interface Bench {
  /** Opens a move of the mage and waits for its question; undefined undoes the open move. */
  ask(action?: string, variant?: string): void;
  /** The middle of a square in window pixels. */
  spot(square: { column: number; row: number }): Point;
  /**
   * The squares on which the open question can be answered: lit places, or the squares of
   * combatants who are offered or greyed.
   */
  lit(): { column: number; row: number }[];
  /** Where the mage stands. */
  middle: { column: number; row: number };
  /** How many options the question has. */
  options(): number;
}
declare global {
  interface Window {
    bench: Bench;
  }
}

const asked = new URLSearchParams(location.search);
const squareOf = (place: Place | undefined) =>
  place?.kind === 'square' ? [{ column: place.column, row: place.row }] : [];
const optionsNow = () => {
  const question = tableOfWindow.store.getState().open?.question;
  return question?.kind === 'choose' || question?.kind === 'pick' ? question.options : [];
};

window.bench = {
  middle: MIDDLE,
  ask(action, variant) {
    const { open, undo, dispatch } = tableOfWindow.store.getState();
    if (open?.encounter.open) undo();
    if (action === undefined) return;
    const command: Command = { type: 'act', actor: ACTOR, action, ...(variant ? { variant } : {}) };
    if (!dispatch(command)) throw new Error(tableOfWindow.store.getState().refusal?.text ?? 'The move was refused.');
  },
  spot({ column, row }) {
    const { frame } = useGmView.getState();
    const box = document.querySelector('[data-board]')?.getBoundingClientRect();
    const scene = tableOfWindow.store.getState().open?.fight.scene;
    if (!frame || !box || scene?.kind !== 'squares') throw new Error('The map is not shown yet.');
    const scale = box.width / frame.width;
    const at = (cell: number, from: number) => ((cell + 0.5) * scene.pixels - from) * scale;
    return { x: box.left + at(column, frame.x), y: box.top + at(row, frame.y) };
  },
  lit() {
    const { fight } = tableOfWindow.store.getState().open ?? {};
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
  if (begun || tableOfWindow.store.getState().status === 'loading') return;
  begun = true;
  void start(root);
};
tableOfWindow.store.subscribe(beginOnce);
// The library may have been read while this page's own parts were still loading.
beginOnce();

async function start(at: HTMLElement): Promise<void> {
  const id = await tableOfWindow.store
    .getState()
    .createFromScript(asked.get('fight') === 'throng' ? throngScript(Number(asked.get('n') ?? 100)) : crowdScript());
  if (id === undefined) throw new Error(tableOfWindow.store.getState().trouble?.text ?? 'The fight could not be made.');
  createRoot(at).render(<App />);
  // Fonts, the first painting of a hundred tokens and the first save are not measured.
  setTimeout(() => at.setAttribute('data-ready', ''), 1500);
}

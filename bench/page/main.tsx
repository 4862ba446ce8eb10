/**
 * The measured page: the real board with as many tokens as the address says (`?n=200`), or a scene
 * to look at (`?scene=mill`).
 */
import '@fontsource-variable/inter/wght.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Board } from '../../src/board/Board.tsx';
import type { BoardIntent, BoardToken } from '../../src/board/types.ts';
import type { Scene } from '../../src/space/scene.ts';
import { galleryOf } from './gallery.ts';
import { CELL, COLUMNS, cellOf, mapPicture } from './table.ts';

const asked = new URLSearchParams(location.search);
const count = Number(asked.get('n') ?? 200);
const theme = asked.get('theme') === 'light' ? 'light' : 'dark';

const measured: Scene = {
  kind: 'squares',
  name: 'Bench',
  columns: COLUMNS,
  rows: COLUMNS,
  pixels: CELL,
  ground: { kind: 'picture', picture: 'map' },
  cells: {},
  walls: {},
};
const stances = ['party', 'ally', 'neutral', 'foe'] as const;
const icons = ['goblin-head', 'wolf-head', 'visored-helm', 'wizard-face', 'skeleton', 'person', 'bear-head', 'imp'];

/** A token as the table would give it. */
function measuredToken(index: number): BoardToken {
  const { column, row } = cellOf(index);
  return {
    id: `t${index}`,
    name: `Goblin ${index}`,
    place: { kind: 'square', column, row },
    stance: stances[index % 4]!,
    icon: icons[index % icons.length]!,
    size: { room: 1, squares: 1 },
    health: ((index * 7) % 20) / 20,
    standing: 'up',
    turn: 'waiting',
    badges: [],
    hidden: false,
    selected: false,
    draggable: true,
  };
}

const shown = asked.get('scene');
const start = shown
  ? galleryOf(shown)
  : {
      scene: measured,
      tokens: Array.from({ length: count }, (_, index) => measuredToken(index)),
      marks: [],
      lines: [],
    };
const picture = mapPicture();
const pictureOf = (hash: string) => (hash === 'map' ? picture : Promise.resolve(undefined));

declare global {
  interface Window {
    /** The board's last intents, for the script that drives the page. */
    intents: BoardIntent[];
  }
}
window.intents = [];

function Page() {
  const [tokens, setTokens] = useState<readonly BoardToken[]>(start.tokens);
  const take = (intent: BoardIntent) => {
    window.intents.push(intent);
    if (intent.type === 'drop')
      setTokens((before) =>
        before.map((token) => (token.id === intent.id ? { ...token, place: intent.place } : token)),
      );
    if (intent.type === 'token' && shown)
      setTokens((before) => before.map((token) => ({ ...token, selected: token.id === intent.id })));
  };
  return (
    <Board
      scene={start.scene}
      tokens={tokens}
      marks={start.marks}
      lines={start.lines}
      frame={start.frame}
      interactive
      pictureOf={pictureOf}
      onIntent={take}
      theme={theme}
    />
  );
}

const root = document.getElementById('app');
if (!root) throw new Error('The page has no #app to draw in.');
createRoot(root).render(<Page />);
// The map is loaded and painted once the first view after it has come to rest.
void picture.then(() => setTimeout(() => root.setAttribute('data-ready', ''), 600));

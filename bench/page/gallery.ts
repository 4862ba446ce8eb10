/** Scenes with tokens in every state, to be looked at and not measured. */
import type { BoardBadge, BoardLine, BoardMark, BoardToken } from '../../src/board/types.ts';
import type { Cell, Place, Scene, SquareScene } from '../../src/space/scene.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';
import { stateIcon } from '../../src/ui/icons/stateIcons.ts';

interface GalleryPage {
  scene: Scene;
  tokens: BoardToken[];
  marks: BoardMark[];
  lines: BoardLine[];
  frame?: { x: number; y: number; width: number; height: number };
}

const cast = (id: string, name: string, stance: BoardToken['stance'], icon: string, place: Place): BoardToken => ({
  id,
  name,
  place,
  stance,
  icon,
  size: { room: 1, squares: 1 },
  health: 1,
  standing: 'up',
  turn: 'waiting',
  badges: [],
  hidden: false,
  selected: false,
  draggable: true,
});

const state = (label: string, count?: number): BoardBadge => ({
  id: label,
  label,
  icon: stateIcon({ id: label, label, tone: 'bad' }),
  tone: 'bad',
  ...(count === undefined ? {} : { count }),
});

/** Combatants in every state that a token can show, spread over some places. */
function company(places: readonly Place[]): BoardToken[] {
  const at = (index: number): Place => places[index % places.length] ?? { kind: 'off' };
  return [
    {
      ...cast('a', 'Oda Brandt', 'party', 'swordwoman', at(0)),
      turn: 'acting',
      health: 0.8,
      badges: [state('Winded')],
    },
    { ...cast('b', 'Brother Anselm', 'party', 'monk-face', at(0)), health: 0.45, turn: 'done' },
    { ...cast('c', 'Wren', 'party', 'hooded-figure', at(1)), hidden: true, turn: 'may' },
    { ...cast('d', 'Captain Ruprecht', 'ally', 'visored-helm', at(0)), selected: true, turn: 'may' },
    { ...cast('e', 'Bandit 1', 'foe', 'bandit', at(2)), mark: 'pick', health: 0.6 },
    {
      ...cast('f', 'Bandit 2', 'foe', 'bandit', at(2)),
      health: 0.2,
      badges: [state('Bleeding'), state('Prone')],
      mark: 'pick',
    },
    { ...cast('g', 'Bandit 3', 'foe', 'bandit', at(2)), standing: 'down', health: 0 },
    { ...cast('h', 'Bandit 4', 'foe', 'bandit', at(3)), standing: 'out', health: 0, turn: 'out' },
    {
      ...cast('i', 'Bandit leader', 'foe', 'executioner-hood', at(3)),
      mark: 'asked',
      badges: [state('Stunned', 3), state('Guard'), state('Aim'), state('Burning', 2)],
    },
    { ...cast('j', 'Mule', 'neutral', 'horse-head', at(4)), mark: 'blocked' },
    { ...cast('k', 'Troll', 'foe', 'troll', at(5)), size: { room: 4, squares: 2 }, health: 0.9 },
    { ...cast('l', 'Rat 12', 'foe', 'rat', at(4)), size: { room: 0.25, squares: 1 } },
  ];
}

function yard(): SquareScene {
  const cells: Record<string, Cell> = {};
  const set = (c0: number, r0: number, c1: number, r1: number, cell: Cell) => {
    for (let c = c0; c <= c1; c++)
      for (let r = r0; r <= r1; r++) cells[`${c},${r}`] = { ...cells[`${c},${r}`], ...cell };
  };
  set(3, 2, 7, 5, { elevation: 1 });
  set(4, 3, 6, 4, { elevation: 2 });
  set(12, 8, 15, 11, { elevation: -1, terrain: 'water' });
  set(9, 1, 12, 3, { difficult: true, terrain: 'rubble' });
  set(17, 2, 18, 5, { blocked: true });
  set(0, 10, 3, 13, { start: true });
  const walls: Record<string, 'wall' | 'door' | 'open'> = {};
  for (let c = 8; c < 16; c++) walls[`${c},6,s`] = c === 11 ? 'door' : c === 13 ? 'open' : 'wall';
  return {
    kind: 'squares',
    name: 'Yard',
    columns: 22,
    rows: 14,
    pixels: 64,
    ground: { kind: 'plain', look: 'stone' },
    cells,
    walls,
  };
}

const square = (column: number, row: number): Place => ({ kind: 'square', column, row });

/**
 * A scene by its name among the ready-made ones, `yard` or `field` for squares, or `look:grass` for
 * plain ground.
 */
export function galleryOf(name: string): GalleryPage {
  if (name === 'field') return field();
  const [id = '', look] = name.split(':');
  const ready = readyScenes[id];
  if (!ready || ready.kind === 'squares') {
    const scene = ready ?? yard();
    const places = [square(6, 7), square(8, 9), square(5, 4), square(15, 5), square(11, 12), square(18, 8)];
    const tokens = company(places).map((token, index) => ({
      ...token,
      place: square(2 + ((index * 5) % 18), 1 + ((index * 3) % 11)),
    }));
    const marks: BoardMark[] = [];
    for (let c = 4; c < 12; c++)
      for (let r = 5; r < 12; r++)
        if (Math.abs(c - 7.5) + Math.abs(r - 8) < 5)
          marks.push({ place: square(c, r), tone: 'reach', label: String(Math.max(Math.abs(c - 7), Math.abs(r - 8))) });
    for (let c = 16; c < 20; c++) for (let r = 9; r < 12; r++) marks.push({ place: square(c, r), tone: 'area' });
    return {
      scene,
      tokens,
      marks,
      lines: [{ from: square(6, 7), to: square(15, 5), text: '9 squares, 47 %', tone: 'good' }],
    };
  }
  const scene: Scene = look ? { ...ready, ground: { kind: 'plain', look: look as 'grass' } } : ready;
  const zones = Object.values(ready.zones);
  const borders = Object.values(ready.borders);
  const zone = (index: number): Place => ({ kind: 'zone', zone: zones[index % zones.length]!.id });
  const border = borders[1] ?? borders[0];
  const places = [
    zone(0),
    zone(1),
    zone(2),
    zone(3),
    border ? { kind: 'border' as const, border: border.id } : zone(4),
    zone(5),
  ];
  return {
    scene,
    tokens: company(places),
    marks: [
      { place: zone(1), tone: 'reach', label: '1 maneuver' },
      { place: zone(4), tone: 'pick', label: 'here' },
      { place: zone(6), tone: 'blocked', label: 'shut' },
    ],
    lines: [{ from: zone(0), to: zone(2), text: '7 or more: 58 %', tone: 'bad' }],
    ...(name === 'mill' ? { frame: { x: 200, y: 120, width: 900, height: 600 } } : {}),
  };
}

/** The largest field of marks that a move may light: sixty squares by sixty, each with its cost. */
function field(): GalleryPage {
  const side = 60;
  const marks: BoardMark[] = [];
  for (let c = 0; c < side; c++)
    for (let r = 0; r < side; r++)
      if ((c + r) % 7)
        marks.push({ place: square(c, r), tone: 'reach', label: String(Math.max(Math.abs(c - 30), Math.abs(r - 30))) });
  return {
    scene: { ...yard(), columns: side, rows: side, pixels: 50 },
    tokens: company([square(30, 30)]),
    marks,
    lines: [],
  };
}

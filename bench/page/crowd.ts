/**
 * The fight in which previews are measured, as a script: Thrum on 60 by 60 squares with heights,
 * mud and walls, fifty against fifty.
 */
import type { Script } from '../../src/engine/script.ts';
import type { SquareScene } from '../../src/space/scene.ts';

const SIDE = 60;
const EACH = 50;
/** Where the acting combatant stands: in the middle of all others. */
export const MIDDLE = { column: 30, row: 30 } as const;
/** The combatant whose turn it is. */
export const ACTOR = 'mage';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Terraces up to 4 high, mud, solid rocks, and walls with doors. */
function ground(): SquareScene {
  const next = numbers(11);
  const cells: SquareScene['cells'] = {};
  const walls: SquareScene['walls'] = {};
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const height = Math.round(2 + Math.sin(column / 5) * 1.4 + Math.cos(row / 6) * 1.4);
      const chance = next();
      const open = Math.max(Math.abs(column - MIDDLE.column), Math.abs(row - MIDDLE.row)) <= 1;
      cells[`${column},${row}`] = {
        elevation: height,
        ...(chance < 0.12 ? { difficult: true } : {}),
        ...(chance > 0.97 && !open ? { blocked: true } : {}),
      };
      const edge = next();
      if (edge < 0.03) walls[`${column},${row},e`] = edge < 0.004 ? 'door' : 'wall';
      else if (edge < 0.06) walls[`${column},${row},s`] = 'wall';
    }
  return {
    kind: 'squares',
    name: 'The crowd',
    columns: SIDE,
    rows: SIDE,
    pixels: 50,
    ground: { kind: 'plain', look: 'stone' },
    cells,
    walls,
  };
}

/**
 * Free squares around the middle, nearest first. Some are left out, so that the two sides mix and
 * nobody is enclosed by others.
 */
function places(scene: SquareScene): { column: number; row: number }[] {
  const next = numbers(5);
  const all: { column: number; row: number; far: number }[] = [];
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const far = Math.max(Math.abs(column - MIDDLE.column), Math.abs(row - MIDDLE.row));
      if (far === 0 || scene.cells[`${column},${row}`]?.blocked || next() > 0.28) continue;
      all.push({ column, row, far });
    }
  return all.sort((a, b) => a.far - b.far);
}

/** The whole fight: set up, initiative rolled, and the mage's turn in round one. */
export function crowdScript(): Script {
  const scene = ground();
  const free = places(scene);
  const kinds = {
    party: ['hale', 'isolde', 'fletch', 'wren', 'cass', 'orrin'],
    foes: ['biffer-1', 'plinker-1', 'caster-1', 'shieldmate'],
  } as const;
  const cast: Script['cast'] = [
    {
      id: ACTOR,
      name: 'Mage',
      side: 'party',
      creature: 'wren',
      place: { kind: 'square', ...MIDDLE },
      sheet: {
        'fixed.speed': 10,
        'fixed.initiative': 28,
        abilities: [
          { id: 'fire-burst', upgrades: ['a', 'b'] },
          { id: 'piercing-shot', upgrades: ['a', 'b'] },
          { id: 'blizzard', upgrades: ['a'] },
          { id: 'cloak-of-wind', upgrades: [] },
          { id: 'ameliorate', upgrades: [] },
        ],
      },
    },
  ];
  for (let n = 0; n < 2 * EACH - 1; n += 1) {
    const side = n % 2 === 0 ? 'foes' : 'party';
    const creature = kinds[side][(n >> 1) % kinds[side].length] ?? 'hale';
    const at = free[n] ?? { column: 0, row: 0 };
    cast.push({
      id: `${side}-${n}`,
      name: `${side === 'foes' ? 'Raider' : 'Friend'}`,
      copy: (n >> 1) + 1,
      side,
      creature,
      place: { kind: 'square', column: at.column, row: at.row },
    });
  }
  return {
    title: 'A crowd, to measure previews in',
    ruleset: 'thrum',
    scene,
    seed: 3,
    cast,
    lines: [
      { begin: true },
      { roll: true },
      // Placing a hundred combatants one by one would measure nothing, so a hand edit skips round
      // zero.
      { label: 'Straight to round one', edit: [{ edit: 'state', path: 'round', value: 1 }] },
    ],
  };
}

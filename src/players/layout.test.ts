/** Tests of how the players' screen is divided, with letters half as wide as they are high. */
import { describe, expect, it } from 'vitest';
import { freePart } from '../board/layout/viewMath.ts';
import type { PublicCombatant, PublicView } from '../engine/public/publicView.ts';
import { layoutOf } from './layout.ts';
import { plainScene } from './testView.testing.ts';

const plain = { turn: 0, margin: 0, textScale: 1 } as const;
const fullHd = { width: 1920, height: 1080 };
const measure = (text: string) => text.length * 0.56;

const person = (id: string, name: string, side: string): PublicCombatant => ({
  id,
  name,
  side,
  place: { kind: 'off' },
  look: {},
  size: { room: 1, squares: 1 },
  standing: { at: 'up', word: 'up' },
  tracks: [],
  health: { word: 'unhurt', tone: 'good' },
  badges: [],
});
const heroes = ['Theobald', 'Sybilla', 'Balthasar', 'Brother Osric'];
const kinds = ['Bandit', 'Bandit leader', 'Goblin archer', 'Wolf'];

/** So many in the order, four of them heroes, who goes first acting. */
function view(count: number, more: Partial<PublicView> = {}): PublicView {
  const combatants = Array.from({ length: count }, (_, at) =>
    at < 4
      ? person(`p${at}`, heroes[at] ?? '', 'party')
      : person(`f${at}`, `${kinds[at % 4]} ${Math.floor(at / 4)}`, 'foes'),
  );
  return {
    encounter: 'At the mill',
    game: 'A game',
    stage: 'running',
    scene: plainScene,
    sides: [
      { id: 'party', name: 'The party', stance: 'party' },
      { id: 'foes', name: 'The foes', stance: 'foe' },
    ],
    drawings: [],
    combatants,
    order: {
      style: 'strip',
      round: 2,
      title: 'Round 2',
      groups: [],
      rows: combatants.map(({ id }, at) => ({ id, combatant: id, state: at === 0 ? 'acting' : 'waiting' })),
    },
    acting: { id: 'p0', name: 'Theobald' },
    ...more,
  };
}

const laid = (size: typeof fullHd, count: number, textScale = 1, more: Partial<PublicView> = {}) => {
  const layout = layoutOf(size, { ...plain, textScale }, view(count, more), measure);
  if (!layout?.bar) throw new Error('There is a bar.');
  return { ...layout, bar: layout.bar };
};
/** The share of the screen that the panels cover at most: the line at the foot as long as it can be. */
const covered = ({ upright, bar, line }: ReturnType<typeof laid>) =>
  (bar.now.width * bar.now.height + bar.order.width * bar.order.height + line.width * line.height) /
  (upright.width * upright.height);

const sizes = [
  { width: 1280, height: 720 },
  fullHd,
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
  { width: 1024, height: 768 },
];

describe('the layout', () => {
  it('leaves most of the screen to the map, with few and with many, at the least and the largest text', () => {
    for (const size of sizes)
      for (const [count, textScale, most] of [
        [4, 1, 0.3],
        [12, 1, 0.3],
        [40, 1, 0.4],
        [12, 2.5, 0.5],
        [40, 2.5, 0.5],
      ] as const)
        expect(covered(laid(size, count, textScale)), `${size.width} ${count} ×${textScale}`).toBeLessThan(most);
  });
  it('leaves nobody out and keeps everything on its panel', () => {
    for (const size of sizes)
      for (const textScale of [1, 2.5])
        for (const count of [1, 4, 12, 40, 90]) {
          const { upright, bar } = laid(size, count, textScale);
          expect(bar.laid.flatMap(({ card }) => card.who)).toHaveLength(count);
          for (const { box } of bar.laid) {
            expect(box.x + box.width).toBeLessThanOrEqual(bar.order.width + 0.5);
            expect(box.y + box.height).toBeLessThanOrEqual(bar.order.height + 0.5);
          }
          expect(bar.order.x + bar.order.width).toBeLessThanOrEqual(upright.width);
          expect(bar.order.y + bar.order.height).toBeLessThanOrEqual(upright.height);
        }
  });
  it('writes no name of forty smaller than 2.2 % of the shorter edge, and whose turn it is at 5 % and more', () => {
    for (const size of sizes) {
      const short = Math.min(size.width, size.height);
      const { bar } = laid(size, 40);
      expect(bar.letter / short, `${size.width}`).toBeGreaterThanOrEqual(0.0219);
      expect(bar.now.name.letter / short).toBeGreaterThanOrEqual(0.05);
    }
  });
  it('chooses the edge that leaves the map larger, by its shape', () => {
    const wide = { ...plainScene, columns: 40, rows: 10 };
    const tall = { ...plainScene, columns: 10, rows: 20 };
    expect(laid(fullHd, 12, 1, { scene: wide }).bar.edge).toBe('top');
    expect(laid(fullHd, 12, 1, { scene: tall }).bar.edge).toBe('side');
    expect(laid({ width: 1080, height: 1920 }, 12, 1, { scene: wide }).bar.edge).toBe('top');
  });
  it('stands still while others act, fall or are asked', () => {
    const before = laid(fullHd, 12);
    const rows = view(12).order.rows.map((row, at) => ({ ...row, state: at === 5 ? ('acting' as const) : row.state }));
    const later = laid(fullHd, 12, 1, {
      order: { ...view(12).order, rows },
      acting: { id: 'f5', name: 'Bandit leader 1' },
      asked: { id: 'q', title: 'Dodge?', who: 'Theobald', combatant: 'p0' },
    });
    expect(later.panels).toEqual(before.panels);
    expect(later.bar.order).toEqual(before.bar.order);
  });
  it('folds before the fight, and over miniatures, where nothing of the map is kept free', () => {
    expect(layoutOf(fullHd, plain, view(12, { stage: 'setup' }), measure)?.bar).toBeUndefined();
    const still = layoutOf(fullHd, { ...plain, perInch: 50 }, view(12), measure);
    expect(still?.bar).toBeUndefined();
    expect(still && freePart(still.upright, still.panels)).toEqual({ x: 0, y: 0, ...fullHd });
  });
  it('swaps its sides when it is turned, keeps margins free, and is nothing while there is no room', () => {
    expect(layoutOf(fullHd, { ...plain, turn: 90, margin: 5 }, view(4), measure)?.upright).toEqual({
      width: 972,
      height: 1812,
    });
    expect(layoutOf({ width: 0, height: 0 }, plain, view(4), measure)).toBeUndefined();
  });
});

describe('the cards', () => {
  it('put the fallen and the fled last, and alike foes together only where many must fit', () => {
    const some = view(12);
    const combatants = some.combatants.map((one) =>
      one.id === 'p1'
        ? { ...one, standing: { at: 'out' as const, word: 'fled' } }
        : one.id === 'f4'
          ? { ...one, standing: { at: 'down' as const, word: 'down' } }
          : one,
    );
    const few = laid(fullHd, 12, 1, { combatants }).bar.laid.map(({ card }) => card.name);
    expect(few.slice(-2)).toEqual(['Bandit 1', 'Sybilla']);
    const many = laid(fullHd, 40).bar.laid.map(({ card }) => card.name);
    expect(many).toContain('Bandit 1–9');
    expect(many.slice(0, 4)).toEqual(heroes);
  });
});

/**
 * Tests of how the players' screen is divided. Letters are taken to be half as wide as they are
 * high.
 */
import { describe, expect, it } from 'vitest';
import { freePart } from '../board/layout/viewMath.ts';
import type { PublicCombatant, PublicView } from '../engine/public/publicView.ts';
import { freeOnScreen, layoutOf } from './layout.ts';
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

/** A view with `count` combatants in the order, of whom four are heroes. The first one acts. */
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
/**
 * The largest share of the screen that the panels can cover: the line at the foot is as long as it
 * may be.
 */
const covered = ({ upright, bar, line }: ReturnType<typeof laid>) =>
  (bar.now.width * bar.now.height + bar.order.box.width * bar.order.box.height + line.width * line.height) /
  (upright.width * upright.height);

const sizes = [
  { width: 1280, height: 720 },
  fullHd,
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
  { width: 1024, height: 768 },
];

describe('the layout of the players’ screen', () => {
  it('leaves most of the screen to the map, with few combatants and with many, at the least and at the largest text', () => {
    for (const size of sizes)
      for (const [count, textScale, most] of [
        [4, 1, 0.3],
        [12, 1, 0.3],
        [40, 1, 0.4],
        [12, 2.5, 0.5],
        [40, 2.5, 0.5],
      ] as const) {
        const one = laid(size, count, textScale);
        const name = `${size.width} ${count} ×${textScale}`;
        // On a screen that is higher than wide, the map leaves more room than that above it.
        if (size.height > size.width)
          expect(size.height - one.panels.top - one.panels.bottom, name).toBeGreaterThan(
            (size.width * 0.97 * plainScene.rows) / plainScene.columns,
          );
        else expect(covered(one), name).toBeLessThan(most);
      }
  });
  it('keeps the far edge of a flat screen for those who sit there, clear of the order and of the map', () => {
    for (const size of sizes)
      for (const textScale of [1, 2.5]) {
        const flat = layoutOf(size, { ...plain, textScale, flat: true }, view(12), measure);
        const { across, bar, panels } = flat ?? {};
        if (!across || !bar || !panels) throw new Error('The screen has room.');
        expect(across.y + across.height).toBeLessThanOrEqual(panels.top);
        expect(across.x + across.width).toBeLessThanOrEqual(Math.min(bar.now.x, bar.order.box.x));
        expect(across.height).toBeGreaterThan(across.letter);
        expect(laid(size, 12, textScale).across).toBeUndefined();
      }
  });
  it('leaves nobody out and keeps everything on its panel', () => {
    for (const size of sizes)
      for (const textScale of [1, 2.5])
        for (const count of [1, 4, 12, 40, 90]) {
          const { upright, bar } = laid(size, count, textScale);
          const { box: all, laid: cards } = bar.order;
          expect(cards.flatMap(({ card }) => card.who)).toHaveLength(count);
          for (const [at, { box }] of cards.entries()) {
            expect(box.x + box.width).toBeLessThanOrEqual(all.width + 0.5);
            expect(box.y + box.height).toBeLessThanOrEqual(all.height + 0.5);
            const under = cards.slice(at + 1).find((other) => Math.abs(other.box.x - box.x) < 1);
            if (under) expect(box.y + box.height).toBeLessThanOrEqual(under.box.y);
          }
          expect(all.x + all.width).toBeLessThanOrEqual(upright.width);
          expect(all.y + all.height).toBeLessThanOrEqual(upright.height);
        }
  });
  it('writes no name of forty smaller than 2.2 % of the height, the acting name larger, and whose turn it is at 5 % or more', () => {
    for (const size of sizes) {
      const { bar } = laid(size, 40);
      const others = bar.order.laid.filter(({ card }) => card.state !== 'acting').map(({ letter }) => letter);
      expect(Math.min(...others) / size.height, `${size.width}`).toBeGreaterThanOrEqual(0.022 - 1e-9);
      const acting = bar.order.laid.find(({ card }) => card.state === 'acting');
      expect(acting?.letter).toBeGreaterThan(Math.max(...others) * 1.05);
      expect(bar.now.name.letter / size.height).toBeGreaterThanOrEqual(0.05);
    }
  });
  it('gives each of twelve two lines, those who are well and those who are gone, too', () => {
    const combatants = view(12).combatants.map((one) =>
      one.id === 'f5' ? { ...one, standing: { at: 'down' as const, word: 'down' } } : one,
    );
    const { bar } = laid(fullHd, 12, 1, { combatants });
    expect(bar.order.laid.map(({ detail }) => detail)).toEqual(Array.from({ length: 12 }, () => 'full'));
  });
  it('leaves the scene at least three fifths of the largest size that its shape allows, with twelve combatants on any screen', () => {
    for (const size of sizes)
      for (const [columns, rows] of [
        [16, 10],
        [20, 12],
        [10, 10],
      ] as const) {
        const { upright, panels } = laid(size, 12, 1, { scene: { ...plainScene, columns, rows } });
        const free = freePart(upright, panels);
        const share = (room: typeof fullHd) => Math.min(room.width / columns, room.height / rows) ** 2;
        expect(share(free) / share(size), `${size.width}×${size.height}, ${columns}×${rows}`).toBeGreaterThan(0.6);
      }
  });
  it('puts the order on the edge that leaves the map larger', () => {
    const wide = { ...plainScene, columns: 40, rows: 10 };
    const tall = { ...plainScene, columns: 10, rows: 20 };
    expect(laid(fullHd, 12, 1, { scene: wide }).bar.edge).toBe('top');
    expect(laid(fullHd, 12, 1, { scene: tall }).bar.edge).toBe('side');
    expect(laid({ width: 1080, height: 1920 }, 12, 1, { scene: wide }).bar.edge).toBe('top');
  });
  it('does not move while others act, fall or are asked', () => {
    const before = laid(fullHd, 12);
    const rows = view(12).order.rows.map((row, at) => ({ ...row, state: at === 5 ? ('acting' as const) : row.state }));
    const later = laid(fullHd, 12, 1, {
      order: { ...view(12).order, rows },
      acting: { id: 'f5', name: 'Bandit leader 1' },
      asked: { id: 'q', title: 'Dodge?', who: 'Theobald', combatant: 'p0' },
    });
    expect(later.panels).toEqual(before.panels);
    expect(later.bar.order.box).toEqual(before.bar.order.box);
  });
  it('folds before the fight, and with miniatures on the screen keeps no part of the map free', () => {
    expect(layoutOf(fullHd, plain, view(12, { stage: 'setup' }), measure)?.bar).toBeUndefined();
    const still = layoutOf(fullHd, { ...plain, perInch: 50 }, view(12), measure);
    expect(still?.bar).toBeUndefined();
    expect(still && freePart(still.upright, still.panels)).toEqual({ x: 0, y: 0, ...fullHd });
  });
  it('swaps its sides when it is turned, keeps margins free, and is undefined while there is no room', () => {
    expect(layoutOf(fullHd, { ...plain, turn: 90, margin: 5 }, view(4), measure)?.upright).toEqual({
      width: 972,
      height: 1812,
    });
    expect(layoutOf({ width: 0, height: 0 }, plain, view(4), measure)).toBeUndefined();
  });
});

describe('the cards of the order', () => {
  it('put the fallen and the fled last, and join foes that look alike only where many must fit', () => {
    const some = view(12);
    const combatants = some.combatants.map((one) =>
      one.id === 'p1'
        ? { ...one, standing: { at: 'out' as const, word: 'fled' } }
        : one.id === 'f4'
          ? { ...one, standing: { at: 'down' as const, word: 'down' } }
          : one,
    );
    const few = laid(fullHd, 12, 1, { combatants }).bar.order.laid.map(({ card }) => card.name);
    expect(few.slice(-2)).toEqual(['Bandit 1', 'Sybilla']);
    const many = laid(fullHd, 40).bar.order.laid.map(({ card }) => card.name);
    expect(many).toContain('Bandit 1–9');
    expect(many.slice(0, 4)).toEqual(heroes);
  });
});
describe('the part that no panel covers', () => {
  it('is the same part of the picture on a turned screen', () => {
    const layout = laid(fullHd, 12);
    const { right, bottom, top, left } = layout.panels;
    expect(right).toBeGreaterThan(left);
    expect(freeOnScreen(layout, fullHd, 0)).toEqual({ top, right, bottom, left });
    // After a quarter turn clockwise, the right of the picture is at the foot of the screen. After
    // a half turn it is at the left.
    const narrow = { width: 1080, height: 1920 };
    expect(freeOnScreen(layout, narrow, 90)).toEqual({ top: left, right: top, bottom: right, left: bottom });
    expect(freeOnScreen(layout, fullHd, 180)).toEqual({ top: bottom, right: left, bottom: top, left: right });
    expect(freeOnScreen(layout, narrow, 270)).toEqual({ top: right, right: bottom, bottom: left, left: top });
  });
  it('lies inside the margins', () => {
    const layout = layoutOf(fullHd, { ...plain, margin: 2 }, view(12), measure);
    if (!layout) throw new Error('There is room.');
    const free = freeOnScreen(layout, fullHd, 0);
    expect(free.right).toBeCloseTo(layout.panels.right + 0.02 * 1080);
    expect(free.bottom).toBeCloseTo(layout.panels.bottom + 0.02 * 1080);
  });
});

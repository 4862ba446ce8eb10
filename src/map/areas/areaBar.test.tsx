/**
 * Lays areas as a game master does and counts the inputs: a key for the tool, a stroke on the map,
 * and a word for all who stand there. Undo takes each step back.
 */
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { peopleInArea } from '../../engine/table/inArea.ts';
import { keyTable } from '../../keys/keys.ts';
import { allGames, emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions, useShownFight } from '../../store/store.ts';
import { chooseOption, newUser, typeOver } from '../../ui/inputs/userEvents.testing.ts';
import { AreaBar } from './AreaBar.tsx';
import { layArea, layByClick } from './areaEdits.ts';
import { areaEntries } from './areaMenu.ts';
import { useAreaTool } from './areaTool.ts';

const games = await allGames();
const gameOf = (id: string) => games.find(({ game }) => game.id === id)?.game;

function Bar() {
  const board = useRef(null);
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  return <AreaBar ruleset={ruleset} fight={fight} board={board} tell={() => undefined} />;
}

/** Opens the first ready fight of a game, with everybody on the map. */
async function openReady(id: string) {
  const ready = gameOf(id)?.ready[0];
  if (!ready) throw new Error(`${id} has no ready fight.`);
  await openScript({ ...ready.script, lines: [] });
  useAreaTool.setState({ kind: 'circle', colour: 'rose', seen: 'gm', rounds: undefined, chosen: undefined });
}
/** What a stroke of the pointer over the whole map does, which is one input. */
function strokeOverAll(): void {
  const { ruleset, fight } = shownFightNow();
  layArea(ruleset, fight, { kind: 'circle', at: { x: 500, y: 500 }, radius: 4000 });
}
const taken = (who: string): number => {
  const { ruleset, fight } = shownFightNow();
  return ruleset.health(fight, who).taken;
};
const steps = () => shownFightNow().open.encounter.past.length;

beforeEach(emptyWindow);

describe('an area with harm to all in it', () => {
  it.each(games.map(({ game }) => game.id))(
    'takes four inputs in %s: the tool’s key, a stroke, the number, Enter',
    async (id) => {
      const user = newUser();
      await openReady(id);
      let inputs = 0;
      expect(keyTable.find((row) => row.id === 'area')?.keys).toEqual(['u']);
      tableActions.setSession({ tool: 'area' });
      inputs += 1;
      render(<Bar />);
      strokeOverAll();
      inputs += 1;
      await screen.findByRole('textbox', { name: 'A word for all in the area' });
      const { ruleset, fight } = shownFightNow();
      const [area] = Object.values(fight.areas ?? {});
      const ids = area ? peopleInArea(ruleset, fight, area.shape) : [];
      expect(ids.length).toBeGreaterThan(3);
      const before = ids.map(taken);
      await user.keyboard('1');
      await user.keyboard('{Enter}');
      inputs += 2;
      expect(ids.filter((one, n) => taken(one) > (before[n] ?? 0)).length).toBeGreaterThan(ids.length / 2);
      expect(inputs).toBeLessThanOrEqual(5);
      tableActions.undo();
      expect(ids.map(taken)).toEqual(before);
      expect(steps()).toBe(1);
      tableActions.undo();
      expect(shownFightNow().fight.areas).toBeUndefined();
    },
  );
  it('sets a state by the same two inputs, and says why a word is refused', async () => {
    const user = newUser();
    await openReady('hestia');
    render(<Bar />);
    strokeOverAll();
    const field = await screen.findByRole('textbox', { name: 'A word for all in the area' });
    await user.type(field, '+blurred{Enter}');
    expect(screen.getByText(/Nobody here has “blurred”/)).toBeTruthy();
    expect(steps()).toBe(1);
    await user.clear(field);
    await user.type(field, '+prone{Enter}');
    const { ruleset, fight } = shownFightNow();
    const ids = peopleInArea(ruleset, fight, Object.values(fight.areas ?? {})[0]!.shape);
    for (const id of ids) expect(ruleset.badges(fight, id).map(({ label }) => label)).toContain('Prone');
  });
});

describe('the bar of areas', () => {
  it('names a new area, lets it end with a round, shows it to the players, and takes it away', async () => {
    const user = newUser();
    await openReady('murdham');
    render(<Bar />);
    strokeOverAll();
    const name = await screen.findByRole('textbox', { name: 'Name of the area' });
    await typeOver(user, name, 'Smoke');
    await user.click(screen.getByRole('radio', { name: 'The players see it' }));
    const area = () => Object.values(shownFightNow().fight.areas ?? {})[0];
    expect(area()).toMatchObject({ name: 'Smoke', seen: 'players' });
    await chooseOption(user, /When it ends/, 'Until round 3');
    expect(area()).toMatchObject({ until: 3 });
    expect(screen.getByRole('region', { name: 'The area “Smoke”' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take the area away' }));
    expect(area()).toBeUndefined();
    expect(screen.queryByRole('textbox', { name: 'Name of the area' })).toBeNull();
  });
  it('lays an area over a zone by a click on it, under the zone’s name, and none by a click beside all zones', async () => {
    await openReady('murdham');
    render(<Bar />);
    const { ruleset, fight } = shownFightNow();
    const { scene } = fight;
    if (scene.kind !== 'zones') throw new Error('Murdham is played on zones.');
    const zone = Object.values(scene.zones)[0]!;
    const middle = zone.polygon.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
    const at = { x: middle.x / zone.polygon.length, y: middle.y / zone.polygon.length };
    layByClick(ruleset, fight, { x: -500, y: -500 });
    expect(shownFightNow().fight.areas).toBeUndefined();
    layByClick(ruleset, fight, at);
    expect(Object.values(shownFightNow().fight.areas ?? {})[0]).toMatchObject({ name: zone.name });
  });
  it('moves, scales and turns the chosen area by keys', async () => {
    const user = newUser();
    await openReady('thrum');
    render(<Bar />);
    const { ruleset, fight } = shownFightNow();
    layArea(ruleset, fight, { kind: 'square', at: { x: 150, y: 150 }, side: 100, turn: 0 });
    const button = await screen.findByRole('button', { name: 'Area by keys' });
    button.focus();
    const shape = () => Object.values(shownFightNow().fight.areas ?? {})[0]?.shape;
    const before = shape();
    await user.keyboard('{ArrowRight}');
    expect(shape()).not.toEqual(before);
    await user.keyboard('{ArrowLeft}');
    await user.keyboard('+');
    expect(shape()).toMatchObject({ kind: 'square' });
    const grown = shape();
    expect(grown?.kind === 'square' && before?.kind === 'square' && grown.side > before.side).toBe(true);
  });
  it('offers the areas under a point in the menu of the map: all who stand there, a change, and an end', async () => {
    await openReady('einfelst');
    strokeOverAll();
    const now = () => shownFightNow();
    const asked: string[][] = [];
    const entries = (x: number) =>
      areaEntries(now().ruleset, now().fight, { x, y: 500 }, (ids) => asked.push([...ids])).flatMap((entry) =>
        entry === 'line' ? [] : [entry],
      );
    expect(entries(9000)).toEqual([]);
    expect(entries(500).map(({ label }) => label)).toEqual([
      'Set a value of all in “Circle”…',
      'Change “Circle”',
      'Take “Circle” away',
    ]);
    for (const { onAction } of entries(500)) onAction?.();
    expect(asked[0]?.length).toBe(now().fight.order.length);
    expect(now().fight.areas).toBeUndefined();
  });
});

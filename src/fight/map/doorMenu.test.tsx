/** A door is opened from the menu of its place in every game, and the room behind leaves the fog. */
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scene } from '../../space/scene.ts';
import { allGames, emptyWindow, openScript, readyScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { logText } from '../card/fightColumn.testing.tsx';
import { useFightUi } from '../fightUi.ts';
import { LogBand } from '../panels/LogPanel.tsx';
import { MapMenu } from './MapMenu.tsx';

const games = (await allGames()).map(({ game }) => [game.name, game] as const);

/** A hall of six by four squares; a wall with a shut door parts the eastern half from it. */
const twoRooms: Scene = {
  kind: 'squares',
  name: 'Two rooms',
  columns: 6,
  rows: 4,
  pixels: 60,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: { '2,0,e': 'wall', '2,1,e': 'door', '2,2,e': 'wall', '2,3,e': 'wall' },
};
const east = [3, 4, 5].flatMap((column) => [0, 1, 2, 3].map((row) => `${column},${row}`));

const entry = (name: RegExp) => screen.findByRole('menuitem', { name });
/** The menu of the square beside the door, as a right click opens it. */
const openMenu = () =>
  useFightUi
    .getState()
    .openMenu({ x: 10, y: 10, point: { x: 175, y: 90 }, place: { kind: 'square', column: 2, row: 1 } });

beforeEach(emptyWindow);

describe.each(games)('%s: the door', (_, game) => {
  it('is opened, and the room behind is shown, in one entry; it is closed by the next, and undo shuts it in the dark', async () => {
    await openScript(readyScript(game));
    for (const id of shownFightNow().fight.order)
      tableActions.edit('Off the map', [{ edit: 'combatant', combatant: id, place: { kind: 'off' } }]);
    tableActions.edit('Two rooms', [{ edit: 'scene', scene: twoRooms }]);
    tableActions.edit('In the dark', [{ edit: 'fog', places: east, way: 'hide' }]);
    const dark = () => Object.keys(shownFightNow().fight.fog).length;
    const door = () => (shownFightNow().fight.scene as Extract<Scene, { kind: 'squares' }>).walls['2,1,e'];
    expect([dark(), door()]).toEqual([12, 'door']);
    render(
      <>
        <MapMenu />
        <LogBand />
      </>,
    );
    const user = newUser();
    openMenu();
    expect(await entry(/^Open the door$/)).toBeTruthy();
    await user.click(await entry(/^Open the door, and show/));
    await waitFor(() => expect([dark(), door()]).toEqual([0, 'open']));
    expect(logText()).toContain('Opened a door');
    openMenu();
    await user.click(await entry(/^Close the door$/));
    expect(door()).toBe('door');
    tableActions.undo();
    tableActions.undo();
    expect([dark(), door()]).toEqual([12, 'door']);
  });
});

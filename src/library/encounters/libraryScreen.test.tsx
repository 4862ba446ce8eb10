/**
 * Tests the library as people use it: ready fights, the list, folders, the bin, a broken encounter,
 * a new one.
 */
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameCards } from '../../rulesets/cards.ts';
import { openDatabase } from '../../storage/database.ts';
import { allGames, emptyWindow, openScript, readyScript } from '../../store/encounters/window.testing.ts';
import { tableActions, tableNow, tableOfWindow } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { LibraryScreen } from '../LibraryScreen.tsx';

const games = await allGames();
const [first] = games;
if (!first) throw new Error('There is no game.');
const script = readyScript(first.game);

beforeEach(emptyWindow);

function showLibrary() {
  render(
    <>
      <LibraryScreen />
      <Toasts theme="dark" />
    </>,
  );
  return newUser();
}
/** Keeps encounters of these names, in this order, and shows the library. */
async function libraryWith(...names: string[]) {
  for (const name of names) await tableActions.rename(await openScript(script), name);
  await tableActions.closeEncounter();
  const user = showLibrary();
  await screen.findByRole('region', { name: 'Your encounters' });
  return user;
}
const yours = () => screen.getByRole('region', { name: 'Your encounters' });
const press = (name: string | RegExp) => within(yours()).getByRole('button', { name });
const shown = () =>
  within(yours())
    .queryAllByRole('button', { name: /^More for / })
    .map((one) => one.getAttribute('aria-label')?.slice('More for '.length));
async function menu(user: ReturnType<typeof newUser>, of: string, entry: string | RegExp) {
  await user.click(press(`More for ${of}`));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
const listed = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));

describe('ready fights', () => {
  it('of every game stand in its part, with how many fight', () => {
    showLibrary();
    for (const card of gameCards) {
      const part = screen.getByRole('region', { name: card.name });
      const fights = within(part).queryAllByRole('button');
      expect(fights).toHaveLength(card.ready.length);
      card.ready.forEach(({ name, combatants }, at) => {
        expect(fights[at]?.textContent).toContain(name);
        expect(fights[at]?.textContent).toContain(`${combatants} combatant`);
      });
    }
  });
  it('of one game are shown alone, by arrow keys too', async () => {
    const user = showLibrary();
    const parts = () => gameCards.filter(({ name }) => screen.queryByRole('region', { name })).map(({ name }) => name);
    await user.click(screen.getByRole('radio', { name: gameCards[1]?.name ?? '' }));
    expect(parts()).toEqual([gameCards[1]?.name]);
    await user.keyboard('{ArrowRight}');
    expect(parts()).toEqual([gameCards[2]?.name]);
    await user.click(screen.getByRole('radio', { name: 'All games' }));
    expect(parts()).toHaveLength(gameCards.length);
  });
  it.each(games)('of $name is opened by one click, once', async ({ game }) => {
    const user = showLibrary();
    const [fight] = game.ready;
    const part = screen.getByRole('region', { name: game.name });
    await user.dblClick(within(part).getByRole('button', { name: new RegExp(`^Start ${fight?.name}`) }));
    await waitFor(() => expect(tableOfWindow.store.getState().open?.encounter.ruleset).toBe(game.id));
    await tableActions.closeEncounter();
    expect(tableNow().encounters).toHaveLength(1);
  });
});

describe('the list', () => {
  it('says at first that nothing is there, and that all stays on this device', () => {
    showLibrary();
    expect(screen.getByText(/^Your encounters will be listed here\./)).toBeTruthy();
    expect(screen.getByText(/no account, no network\./)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your encounters' })).toBeNull();
  });
  it('has the newest first, with its game and how far it is, and a click opens it', async () => {
    const user = await libraryWith('The ford', 'The mill');
    await listed('The mill', 'The ford');
    const row = press(/^The ford/);
    expect(row.textContent).toContain(first.game.name);
    expect(row.textContent).toContain('begun');
    await user.click(row);
    await waitFor(() => expect(tableOfWindow.store.getState().open?.encounter.name).toBe('The ford'));
  });
  it('renames with Enter; an empty name is refused and Escape leaves it as it was', async () => {
    const user = await libraryWith('The ford');
    await menu(user, 'The ford', 'Rename…');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');
    await user.type(name, 'The bridge');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown()).toEqual(['The ford']);
    await menu(user, 'The ford', 'Rename…');
    const again = screen.getByRole('textbox', { name: 'Name' });
    expect(again).toHaveProperty('value', 'The ford');
    await user.clear(again);
    await user.type(again, '  The bridge {Enter}');
    await listed('The bridge');
  });
  it('files encounters into folders with tags, each tag once, and shows one folder', async () => {
    const user = await libraryWith('The ford', 'The mill');
    expect(within(yours()).queryByRole('searchbox')).toBeNull();
    await menu(user, 'The ford', 'Folder and tags…');
    await user.type(screen.getByRole('textbox', { name: 'Folder' }), 'Winter');
    await user.type(screen.getByRole('textbox', { name: 'Tags, with commas between' }), 'wet; cold, wet,,');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(press(/^The ford/).textContent).toMatch(/Winter.*wet.*cold/));
    expect(press(/^The ford/).textContent?.match(/wet/g)).toHaveLength(1);
    await user.click(within(yours()).getByRole('button', { name: /Folder/ }));
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Winter' }));
    await listed('The ford');
    // The first folder now exists, so the next encounter gets it with one press.
    await user.click(within(yours()).getByRole('button', { name: /Folder/ }));
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'All folders' }));
    await menu(user, 'The mill', 'Folder and tags…');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Winter' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(press(/^The mill/).textContent).toContain('Winter'));
  });
  it('is searched by every word once it is long, and says so where nothing is found', async () => {
    const names = ['Älpler', 'Bog', 'Cave', 'Den', 'Elm', 'Fen', 'Gate', 'Hall', 'Inn'];
    const user = await libraryWith(...names);
    const find = within(yours()).getByRole('searchbox', { name: 'Find an encounter' });
    await user.type(find, 'alpler');
    await listed('Älpler');
    await user.type(find, ' nowhere');
    expect(within(yours()).getByText(/^No encounter has these words/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(shown()).toHaveLength(names.length);
  });
  it('duplicates one beside it, which is not opened', async () => {
    const user = await libraryWith('The ford');
    await menu(user, 'The ford', 'Duplicate');
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(tableOfWindow.store.getState().open).toBeUndefined();
    expect(new Set(shown()).size).toBe(2);
  });
});

describe('the bin', () => {
  it('takes what is deleted, and gives it back by the toast', async () => {
    const user = await libraryWith('The ford', 'The mill');
    await menu(user, 'The ford', 'Delete');
    await listed('The mill');
    expect(press('Bin (1)')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(within(yours()).queryByRole('button', { name: /^Bin/ })).toBeNull();
  });
  it('asks before it deletes for good: Cancel keeps, yes is the end', async () => {
    const user = await libraryWith('The ford', 'The mill');
    await menu(user, 'The ford', 'Delete');
    await listed('The mill');
    await user.click(press('Bin (1)'));
    const bin = await screen.findByRole('dialog', { name: 'The bin' });
    expect(bin.textContent).toContain('The ford');
    await user.click(within(bin).getByRole('button', { name: 'Delete for good' }));
    const sure = await screen.findByRole('alertdialog', { name: 'Delete for good?' });
    expect(sure.textContent).toContain('“The ford” and its whole history will be gone.');
    await user.click(within(sure).getByRole('button', { name: 'Cancel' }));
    expect(tableNow().bin).toHaveLength(1);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'The bin' })).getByRole('button', { name: 'Delete for good' }),
    );
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
    expect((await screen.findByText('The bin is empty.')).textContent).toBeTruthy();
    expect(shown()).toEqual(['The mill']);
  });
});

describe('an encounter that cannot be read', () => {
  it('says why and stays until it is deleted for good; the others open', async () => {
    await tableActions.rename(await openScript(script), 'The mill');
    const bad = await openScript(script);
    await tableActions.rename(bad, 'The torn page');
    await tableActions.closeEncounter();
    const db = await openDatabase(() => {});
    for (const snapshot of (await db.getAll('snapshots')) as { encounter: string; text: string }[])
      if (snapshot.encounter === bad) await db.put('snapshots', { ...snapshot, text: snapshot.text.slice(9) });
    db.close();
    const user = showLibrary();
    await user.click(await screen.findByRole('button', { name: /^The torn page/ }));
    const told = () => waitFor(() => expect(within(yours()).getByText('cannot be read')).toBeTruthy());
    await told();
    expect(yours().textContent).toContain('It stays in this list until you delete it.');
    expect(shown()).toEqual(['The mill']);
    await user.click(press('Try again'));
    await told();
    await user.click(press('Delete for good'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(within(yours()).getByText('cannot be read')).toBeTruthy();
    await user.click(press('Delete for good'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(within(yours()).queryByText('cannot be read')).toBeNull());
    await user.click(press(/^The mill/));
    await waitFor(() => expect(tableOfWindow.store.getState().open?.encounter.name).toBe('The mill'));
  });
});

describe('a new encounter', () => {
  // One game for each kind of map is enough here.
  const ofEachKind = games.filter(
    ({ game }, at) => games.findIndex((one) => one.game.scenes[0] === game.scenes[0]) === at,
  );
  it.each(ofEachKind)('of $name is set up on a map of its kind, by the name that was typed', async ({ game }) => {
    const user = showLibrary();
    await user.click(screen.getByRole('button', { name: 'New encounter' }));
    const dialog = await screen.findByRole('dialog', { name: 'New encounter' });
    await user.click(within(dialog).getByRole('radio', { name: game.name }));
    await user.type(within(dialog).getByRole('textbox', { name: 'What it is called' }), ' A night out ');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Set it up' })).toHaveProperty('disabled', false),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Set it up' }));
    await waitFor(() =>
      expect(tableOfWindow.store.getState().open?.encounter).toMatchObject({ name: 'A night out', ruleset: game.id }),
    );
    expect(game.scenes).toContain(tableOfWindow.store.getState().open?.fight.scene.kind);
  });
  it('is set up by two keys with the game of last time, and by one more for each game further', async () => {
    const user = showLibrary();
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'New encounter' });
    const [first, second] = within(dialog).getAllByRole('radio');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveProperty('checked', true);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Set it up' })).toHaveProperty('disabled', false),
    );
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(tableOfWindow.store.getState().open?.encounter.ruleset).toBe(second?.getAttribute('value')),
    );
  });
  it('is given up with Escape, and its choices are there when it is opened again', async () => {
    const user = showLibrary();
    await user.click(screen.getByRole('button', { name: 'New encounter' }));
    await user.type(await screen.findByRole('textbox', { name: 'What it is called' }), 'Half a thought');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tableNow().encounters).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'New encounter' }));
    expect(await screen.findByRole('textbox', { name: 'What it is called' })).toHaveProperty('value', 'Half a thought');
  });
});

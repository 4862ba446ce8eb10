/**
 * Tests the shelf as people use it: making, changing, finding, throwing away and taking back
 * things.
 */
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { emptyWindow } from '../../store/encounters/window.testing.ts';
import { tableNow } from '../../store/store.ts';
import { newUser, typeOver } from '../../ui/inputs/userEvents.testing.ts';
import { LibraryScreen } from '../LibraryScreen.tsx';

const [first] = await loadAllGames();

beforeEach(emptyWindow);

describe('the shelf', () => {
  async function openShelf() {
    render(<LibraryScreen />);
    const user = newUser();
    await user.click(screen.getByRole('button', { name: 'The shelf' }));
    await screen.findByRole('heading', { name: 'The shelf' });
    return user;
  }
  const rows = () => screen.queryAllByRole('row').map((row) => row.textContent ?? '');
  const make = async (user: ReturnType<typeof newUser>, kind: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Something new' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
    return screen.findByRole('textbox', { name: 'Name' });
  };
  it('makes a character, whose sheet folds and lasts; its name is not emptied; undo takes each back', async () => {
    const user = await openShelf();
    const name = await make(user, /^New character/);
    const before = (name as HTMLInputElement).value;
    await typeOver(user, name, '');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', before));
    await typeOver(user, screen.getByRole('textbox', { name: 'Name' }), 'Ottilie');
    expect(await screen.findByRole('heading', { name: 'Ottilie' })).toBeTruthy();
    const groups = [...new Set((first?.fields ?? []).map(({ group }) => group))].slice(0, 2);
    const fold = (group: string | undefined) => screen.getByRole('button', { name: group ?? '' });
    const open = () => groups.map((group) => fold(group).getAttribute('aria-expanded'));
    expect(open()).toEqual(['true', 'false']);
    for (const group of groups) await user.click(fold(group));
    expect(open()).toEqual(['false', 'true']);
    expect(tableNow().session.folded).toHaveLength(2);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('heading', { name: before })).toBeTruthy();
  });
  it('finds by words, says what was not found, and puts things into the bin and back', async () => {
    const user = await openShelf();
    await typeOver(user, await make(user, /^New creature/), 'Marsh Hound');
    await waitFor(() => expect(rows().some((row) => row.includes('Marsh Hound'))).toBe(true));
    const find = screen.getByRole('searchbox', { name: 'Find on the shelf' });
    await user.type(find, 'zebra');
    expect(screen.getByText('Nothing here has “zebra” in its name, tags or values.')).toBeTruthy();
    await user.clear(find);
    await user.type(find, 'hound');
    await user.click(await screen.findByRole('row', { name: /^Marsh Hound/ }));
    await user.click(await screen.findByRole('button', { name: 'Put Marsh Hound into the bin' }));
    await waitFor(() => expect(rows()).toEqual([]));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rows().some((row) => row.includes('Marsh Hound'))).toBe(true));
  });
  it('has an icon found by name for a look, and says how many there are', async () => {
    const user = await openShelf();
    await make(user, /^New character/);
    await user.click(screen.getByRole('button', { name: 'Choose an icon' }));
    expect(screen.getByText(/^60 of \d+ icons; search for the others\.$/)).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Find an icon' }), 'wolf head');
    await user.click(screen.getByRole('button', { name: 'wolf head' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'wolf head' }).getAttribute('aria-pressed')).toBe('true'),
    );
    await user.click(screen.getByRole('button', { name: 'Close the icons' }));
    expect(screen.queryByRole('searchbox', { name: 'Find an icon' })).toBeNull();
  });
});

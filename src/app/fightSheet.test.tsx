/** Tests that the fight sheet leads back to the page from which it was opened. */
import { render, screen } from '@testing-library/react';
import { beforeEach, it } from 'vitest';
import { allGames, emptyWindow, openScript, readyScript } from '../store/encounters/window.testing.ts';
import { tableActions } from '../store/store.ts';
import { newUser } from '../ui/inputs/userEvents.testing.ts';
import { App } from './App.tsx';

beforeEach(emptyWindow);

it('leads back to the account after a fight, and not past it', async () => {
  const [first] = await allGames();
  await openScript(readyScript(first!.game));
  tableActions.dispatch({ type: 'begin' });
  tableActions.setSession({ page: 'account' });
  render(<App />);
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Fight sheet' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByRole('region', { name: 'What next' });
});

/** Tests the rail: the tools in use, the menu with the others, and words that go once they are known. */
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allGames, emptyWindow, openScript, readyScript } from '../store/encounters/window.testing.ts';
import { tableActions, tableNow } from '../store/store.ts';
import { newUser } from '../ui/inputs/userEvents.testing.ts';
import { ToolBar } from './ToolBar.tsx';

const [first] = await allGames();

beforeEach(async () => {
  await emptyWindow();
  if (!first) throw new Error('There is no game.');
  await openScript(readyScript(first.game));
  render(<ToolBar />);
});

const tools = () => within(screen.getByRole('navigation', { name: 'Tools of the map' }));
const wordsOf = (name: RegExp) => tools().getByRole('button', { name }).textContent;

it('shows five tools and one menu, each with its word', () => {
  expect(
    tools()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select', 'Measure', 'Areas', 'Draw', 'Fog', 'More']);
});

it('drops the word of a tool with its third use, for that tool alone, and remembers this', async () => {
  const user = newUser();
  const fog = () => tools().getByRole('button', { name: /^Fog/ });
  // Each second press puts the tool away, which is no use.
  for (const uses of [1, 2]) {
    await user.click(fog());
    await user.click(fog());
    expect([uses, wordsOf(/^Fog/)]).toEqual([uses, 'Fog']);
  }
  await user.click(fog());
  expect(wordsOf(/^Fog/)).toBe('');
  expect(wordsOf(/^Measure/)).toBe('Measure');
  expect(tableNow().session.tool).toBe('fog');
  expect(localStorage.getItem('affray-session')).toContain('"fog":3');
});

it('takes a tool that is used seldom from the menu, and the menu shows it while it is in the hand', async () => {
  const user = newUser();
  await user.click(tools().getByRole('button', { name: 'More tools' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Ping/ }));
  expect(tableNow().session.tool).toBe('ping');
  expect(wordsOf(/^More tools\. Now: Ping/)).toBe('Ping');
});

it('brings back by a button what the menu has folded', async () => {
  const user = newUser();
  await user.click(tools().getByRole('button', { name: 'More tools' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fold the card' }));
  expect(tableNow().session.away).toEqual(['card']);
  await user.click(screen.getByRole('button', { name: 'Bring the card back' }));
  expect(tableNow().session.away).toEqual([]);
  tableActions.setSession({ away: [] });
});

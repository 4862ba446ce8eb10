/** Tests the handbook as people use it: its pages, its search, its links. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { HandbookDialog } from './HandbookDialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const root = join(import.meta.dirname, '../../..');
/** Serves the files of the handbook, as the app's own host does. */
const serveFiles = () =>
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(readFileSync(join(root, address.replace(/\?.*/, '')), 'utf8')),
  );

it('shows the page that is asked for, with its picture, and leads on to others', async () => {
  serveFiles();
  const user = newUser();
  render(<HandbookDialog first="fog" onClose={vi.fn()} />);
  expect(await screen.findByRole('article', { name: 'Fog' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /fog tool/ }).getAttribute('src')).toContain('pictures/fog.webp');
  await user.click(screen.getByRole('button', { name: 'players’ screen' }));
  expect(screen.getByRole('article', { name: 'The players’ screen' })).toBeTruthy();
  const find = screen.getByRole('searchbox', { name: 'Find in the handbook' });
  await user.type(find, 'zebra');
  expect(screen.getByText('No page has “zebra”.')).toBeTruthy();
  await user.clear(find);
  await user.type(find, 'printer{Enter}');
  expect(screen.getByRole('article', { name: 'Paper' })).toBeTruthy();
});
it('says what to do where the pages cannot be read', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  render(<HandbookDialog first="fog" onClose={vi.fn()} />);
  await waitFor(() => expect(screen.getByText(/^The handbook cannot be read/)).toBeTruthy());
});

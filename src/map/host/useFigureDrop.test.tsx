/** Tests of pictures dropped on figures of the map. */
import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BoardHandle } from '../../board/types.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { emptyWindow, openScript, readyScript } from '../../store/encounters/window.testing.ts';
import { tableActions, tableOfWindow } from '../../store/store.ts';
import { useFigureDrop } from './useFigureDrop.ts';

const games = await loadAllGames();

const open = () => {
  const { open: now } = tableOfWindow.store.getState();
  if (!now) throw new Error('No encounter is open.');
  return now;
};
const lookOf = (id: string) => open().fight.combatants[id]?.look;

/** A board on which everybody stands a hundred pixels from the next. */
const boardFor = (ids: readonly string[]) =>
  ({ whereIs: (id: string) => ({ x: 100 + ids.indexOf(id) * 100, y: 200 }) }) as unknown as BoardHandle;

function FiguresMap({ active = true }: { active?: boolean }) {
  const { fight } = open();
  useFigureDrop(fight, { current: boardFor(fight.order) }, active);
  return null;
}

function drop(x: number, type = 'image/png'): boolean {
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'face', { type });
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { clientX: x, clientY: 210, dataTransfer: { files: [file], items: [{ kind: 'file', type }] } });
  return !fireEvent(window, event);
}

beforeEach(async () => {
  await emptyWindow();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 64, height: 64, close() {} }));
  // A browser that draws nothing in a worker reads a picture on its page.
  vi.stubGlobal('OffscreenCanvas', undefined);
  const [first] = games;
  if (!first) throw new Error('There is no game.');
  await openScript(readyScript(first));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives a picture to the figure on which it is dropped, and to no other', async () => {
  render(<FiguresMap />);
  const [, second = '', third = ''] = open().fight.order;
  const before = lookOf(third);
  expect(drop(205)).toBe(true);
  await waitFor(() => expect(lookOf(second)?.picture).toMatch(/\w{8}/));
  expect(lookOf(third)).toEqual(before);
  tableActions.undo();
  expect(lookOf(second)?.picture).toBeUndefined();
});

it('leaves a drop beside all figures, or of another kind of file, to the page', () => {
  render(<FiguresMap />);
  expect(drop(-400)).toBe(false);
  expect(drop(205, 'text/plain')).toBe(false);
});

it('hears nothing while an earlier state is looked at', () => {
  render(<FiguresMap active={false} />);
  expect(drop(205)).toBe(false);
});

/**
 * Tests the one door for maps: what was found is told before it is taken, the grid is offered with
 * how sure it is, and both forms can be had.
 */

import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readMapFile } from '../../../formats/maps/mapFile.ts';
import { type Ground, type GroundPicture, untouched } from '../ground.ts';
import type { Choosing } from '../useGround.ts';
import { OwnMapInput } from './OwnMapInput.tsx';

function show(part: Partial<Ground>, kinds: Choosing['kinds'], more: Partial<Choosing> = {}) {
  const ground = { ...untouched, ...part };
  const choose = vi.fn();
  const take = vi.fn();
  const straighten = vi.fn();
  render(
    <OwnMapInput
      ground={ground}
      kinds={kinds}
      scene={undefined}
      reading={undefined}
      several={[]}
      taken={undefined}
      choose={choose}
      take={take}
      takeAll={vi.fn()}
      takeFloor={vi.fn()}
      addPicture={vi.fn()}
      straighten={straighten}
      stop={vi.fn()}
      {...more}
    />,
  );
  return { choose, take, straighten };
}
const from = new File(['x'], 'Yard.png');
const picture = { name: 'Yard', from, picture: 'hash', width: 2400, height: 1600, told: undefined, grid: undefined };
const found = () =>
  within(screen.getByRole('list', { name: 'What was found' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

describe('a map of one’s own', () => {
  it('tells what was found in a dungeon, and keeps the other form too where wished', async () => {
    const read = readMapFile(
      'crypt.json',
      readFileSync(`${import.meta.dirname}/../../../formats/samples/crypt_of_keverr.json`, 'utf8'),
    );
    if (!read.ok) throw new Error(read.refusal.text);
    const { choose } = show({ way: 'file', file: { map: read.value, picture: undefined } }, ['zones']);
    expect(found()).toEqual([
      'A one-page dungeon',
      '33 × 46 squares',
      '39 rooms',
      '47 doors',
      '12 columns',
      '14 notes',
      'no picture: it is painted here',
    ]);
    await userEvent.click(screen.getByRole('switch', { name: 'Keep it as squares on the shelf too' }));
    expect(choose).toHaveBeenLastCalledWith({ both: true });
  });
  it('offers the grid found in a picture, with how sure it is', async () => {
    const grid = { pixels: 70.04, x: 3, y: 5, seen: 0.97, sure: true };
    const { choose } = show({ way: 'picture', picture: { ...picture, grid }, fits: 'found' }, ['squares']);
    expect(found()).toEqual(['A picture', '2,400 × 1,600 pixels']);
    expect(screen.getByText(/97 of 100 of its lines are seen. It is sure/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Squares across' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Lay squares on the picture’s own grid' }));
    expect(choose).toHaveBeenLastCalledWith({ fits: 'number' });
  });
  it('asks for the number of squares where no grid was found, and for none where zones are drawn', () => {
    show({ way: 'picture', picture }, ['squares']);
    expect(screen.getByRole('textbox', { name: 'Squares across' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
  it('lets one choose among several maps', async () => {
    const files = ['a.png', 'b.uvtt'].map((name) => new File(['x'], name));
    const { take } = show({ way: 'picture', picture }, ['zones'], { several: files, taken: files[0] });
    await userEvent.click(screen.getByRole('button', { name: /2 maps were found/ }));
    await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'b.uvtt' }));
    expect(take).toHaveBeenCalledWith(files[1]);
    expect(screen.getByText(/It comes empty/)).toBeTruthy();
  });
});

describe('a picture that lies askew', () => {
  function open(part: Partial<GroundPicture> = {}) {
    const { straighten } = show({ way: 'picture', picture: { ...picture, ...part } }, ['squares']);
    fireEvent.click(screen.getByRole('button', { name: 'Straighten it' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Straighten the picture' }));
    const image = screen.getByRole('dialog').querySelector('img');
    if (!image?.parentElement) throw new Error('The picture is not shown.');
    Object.defineProperty(image, 'naturalWidth', { value: 2400 });
    Object.defineProperty(image, 'naturalHeight', { value: 1600 });
    vi.spyOn(image.parentElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 400));
    fireEvent.load(image);
    return { straighten, dialog };
  }
  /** Drags a ring by so many pixels of the page, where the picture is 600 by 400 of them. */
  function drag(ring: HTMLElement, x: number, y: number) {
    ring.setPointerCapture = () => {};
    fireEvent.pointerDown(ring, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(ring, { pointerId: 1, clientX: 100 + x, clientY: 100 + y });
    fireEvent.pointerUp(ring, { pointerId: 1 });
    // A pointer that only passes over the ring afterwards moves nothing.
    fireEvent.pointerMove(ring, { pointerId: 1, clientX: 300, clientY: 300 });
  }
  const corner = (x: number, y: number) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) });

  it('is laid straight by its corners, which the pointer and keys move, and not out of the picture', () => {
    const { straighten, dialog } = open();
    drag(dialog.getByRole('button', { name: 'Upper left corner' }), 60, 20);
    drag(dialog.getByRole('button', { name: 'Lower left corner' }), -300, 0);
    const right = dialog.getByRole('button', { name: 'Upper right corner' });
    fireEvent.keyDown(right, { key: 'ArrowLeft' });
    fireEvent.keyDown(right, { key: 'ArrowDown', shiftKey: true });
    fireEvent.click(dialog.getByRole('button', { name: 'Straighten' }));
    expect(straighten).toHaveBeenCalledExactlyOnceWith([
      corner(0.16, 0.11),
      corner(0.939, 0.08),
      corner(0.94, 0.94),
      corner(0, 0.94),
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('is refused by a sentence where its corners cross, until they are dragged back', () => {
    const { straighten, dialog } = open();
    const left = dialog.getByRole('button', { name: 'Upper left corner' });
    drag(left, 0, 380);
    expect(dialog.getByRole('alert').textContent).toMatch(/changed places|between the others|too near/);
    const done = dialog.getByRole('button', { name: 'Straighten' });
    fireEvent.click(done);
    expect(straighten).not.toHaveBeenCalled();
    drag(left, 0, -300);
    expect(dialog.queryByRole('alert')).toBeNull();
    fireEvent.click(done);
    expect(straighten).toHaveBeenCalledOnce();
  });
  it('stays when the dialog is given up', () => {
    const { straighten, dialog } = open();
    expect(screen.queryByRole('button', { name: 'As it was' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(straighten).not.toHaveBeenCalled();
  });
  it('goes back to as it was, and its corners are where they were chosen', () => {
    const part = (x: number, y: number) => ({ x, y });
    const corners = [part(0.2, 0.2), part(0.8, 0.1), part(0.9, 0.9), part(0.1, 0.8)] as const;
    const { straighten, dialog } = open({ corners });
    fireEvent.click(dialog.getByRole('button', { name: 'Straighten' }));
    expect(straighten).toHaveBeenLastCalledWith(corners);
    fireEvent.click(screen.getByRole('button', { name: 'As it was' }));
    expect(straighten).toHaveBeenLastCalledWith(undefined);
  });
});

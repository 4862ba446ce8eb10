/**
 * Tests the one door for maps: what was found is told before it is taken, the grid is offered with
 * how sure it is, and both forms can be had.
 */

import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readMapFile } from '../../../formats/maps/mapFile.ts';
import { type Ground, untouched } from '../ground.ts';
import type { Choosing } from '../useGround.ts';
import { OwnMapInput } from './OwnMapInput.tsx';

function show(part: Partial<Ground>, kinds: Choosing['kinds'], more: Partial<Choosing> = {}) {
  const ground = { ...untouched, ...part };
  const choose = vi.fn();
  const take = vi.fn();
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
      stop={vi.fn()}
      {...more}
    />,
  );
  return { choose, take };
}
const picture = { name: 'Yard', picture: 'hash', width: 2400, height: 1600, told: undefined, grid: undefined };
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

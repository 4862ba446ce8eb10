/** Tests of the dialog that lays a picture under a figure's circle. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CropDialog } from './CropDialog.tsx';

function showDialog() {
  const [onClose, onCut] = [vi.fn(), vi.fn()];
  render(<CropDialog file={new Blob(['picture'])} onClose={onClose} onCut={onCut} />);
  const picture = screen.getByRole('group', { name: /^The picture/ });
  const image = picture.querySelector('img');
  if (!image) throw new Error('The picture is not shown.');
  Object.defineProperty(image, 'naturalWidth', { value: 800 });
  Object.defineProperty(image, 'naturalHeight', { value: 400 });
  fireEvent.load(image);
  return { onClose, onCut, picture, image };
}

it('moves the picture by keys, and not beyond its edge', () => {
  const { picture, image } = showDialog();
  const left = () => Number.parseFloat(image.style.left);
  expect(left()).toBe(-144);
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  expect(left()).toBeCloseTo(-144 + 14.4, 3);
  for (let n = 0; n < 30; n += 1) fireEvent.keyDown(picture, { key: 'ArrowRight' });
  expect(left()).toBeCloseTo(0, 3);
  // It just covers the circle from top to bottom.
  fireEvent.keyDown(picture, { key: 'ArrowDown' });
  expect(Number.parseFloat(image.style.top)).toBe(0);
});

it('zooms by the wheel', () => {
  const { picture, image } = showDialog();
  fireEvent.wheel(picture, { deltaY: -100 });
  expect(Number.parseFloat(image.style.height)).toBeCloseTo(288 * 1.1, 3);
  fireEvent.wheel(picture, { deltaY: 100 });
  fireEvent.wheel(picture, { deltaY: 100 });
  expect(Number.parseFloat(image.style.height)).toBeCloseTo(288, 3);
});

it('takes nothing when it is given up', () => {
  const { onClose, onCut } = showDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(onCut).not.toHaveBeenCalled();
});

/** Tests of reading a grid from a file name. */
import { describe, expect, it } from 'vitest';
import { gridOfName, titleOfName } from './gridName.ts';

describe('the grid in a file name', () => {
  it('reads columns and rows', () => {
    expect(gridOfName('crypt_30x22.png')).toEqual({ columns: 30, rows: 22 });
    expect(gridOfName('Old Mill [24×18].webp')).toEqual({ columns: 24, rows: 18 });
  });
  it('takes sides from 10 to 200 squares and no others', () => {
    expect(gridOfName('a_10x200.png')).toEqual({ columns: 10, rows: 200 });
    expect(gridOfName('a_9x20.png')).toBeUndefined();
    expect(gridOfName('a_20x201.png')).toBeUndefined();
    expect(gridOfName('photo_1920x1080.png')).toBeUndefined();
  });
  it('reads the last of several sizes, and nothing where there is none', () => {
    expect(gridOfName('map_11x11_v2_20x30.jpg')).toEqual({ columns: 20, rows: 30 });
    expect(gridOfName('crypt.png')).toBeUndefined();
    expect(gridOfName('30x22')).toEqual({ columns: 30, rows: 22 });
  });
  it('makes a title of the rest of the name', () => {
    expect(titleOfName('old_mill_30x22.png')).toBe('Old mill');
    expect(titleOfName('Gate [12x10].webp')).toBe('Gate');
    expect(titleOfName('30x22.png')).toBe('A picture');
  });
});

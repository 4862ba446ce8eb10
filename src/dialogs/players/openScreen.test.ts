/** Tests where the players' window opens. */
import { describe, expect, it } from 'vitest';
import { featuresOf, otherDisplay, screenAddress } from './openScreen.ts';

const laptop = { availLeft: 0, availTop: 0, availWidth: 1366, availHeight: 728 };
const television = { availLeft: 1366, availTop: 0, availWidth: 3840, availHeight: 2160 };
const monitor = { availLeft: -1920, availTop: 0, availWidth: 1920, availHeight: 1080 };

describe('the players’ window', () => {
  it('opens on the largest other display', () => {
    expect(otherDisplay({ screens: [laptop, monitor, television], currentScreen: laptop })).toBe(television);
    expect(otherDisplay({ screens: [laptop], currentScreen: laptop })).toBeUndefined();
  });
  it('fills that display', () => {
    expect(featuresOf(monitor)).toBe('popup,left=-1920,top=0,width=1920,height=1080');
  });
  it('has its address beside the page, whatever folder the page is in', () => {
    expect(screenAddress('a b', 'https://example.org/affray/index.html#/fight')).toBe(
      'https://example.org/affray/screen.html?encounter=a%20b',
    );
    expect(screenAddress('x', 'http://localhost:5173/')).toBe('http://localhost:5173/screen.html?encounter=x');
  });
});

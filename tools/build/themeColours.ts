/**
 * Vite plugin: writes the colours of `src/ui/colours.ts` into the style sheet as custom properties,
 * so that the page and the board have one palette.
 */
import type { Plugin } from 'vite';
import { pageColours } from '../../src/ui/colours.ts';

const MARK = /--colours: (\w+);/g;
const isTheme = (name: string): name is keyof typeof pageColours => Object.hasOwn(pageColours, name);

/** Puts the custom properties of a theme where the sheet says `--colours: <theme>;`. */
export function withColours(css: string): string {
  return css.replaceAll(MARK, (_mark, name: string) => {
    if (!isTheme(name))
      throw new Error(`The style sheet asks for the colours “${name}”: src/ui/colours.ts has no such theme.`);
    return Object.entries(pageColours[name])
      .map(([property, colour]) => `--${property}: ${colour};`)
      .join('\n  ');
  });
}

/** The plugin. It stands before Tailwind's, which reads the finished sheet. */
export const themeColours = (): Plugin => ({
  name: 'affray-theme-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /\/theme\.css(\?|$)/ },
    handler: (code) => ({ code: withColours(code), map: null }),
  },
});

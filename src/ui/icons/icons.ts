/** Game icons: the path data for the canvas, and a React element for the page. One path each, in a box of 512 by 512. */

import paths from 'virtual:game-icons';
import { createElement, type ReactElement } from 'react';

/** The side of the square that every icon's path is drawn in. */
export const ICON_BOX = 512;

const FALLBACK = 'person';

/** Path data of an icon; the plain person where the name is not packed. */
export const iconPath = (name: string): string => paths[name] ?? paths[FALLBACK] ?? '';

/** Every packed icon's name in alphabetical order, for pickers. */
export const packedIcons: readonly string[] = Object.keys(paths);

export interface GameIconProps {
  name: string;
  /** Side in CSS pixels, or any CSS length; follows the text's size when left out. */
  size?: number | string;
  className?: string;
  /** Words for screen readers; without them the icon is decoration. */
  label?: string;
}

/** A game icon in the current text colour. */
export function GameIcon({ name, size = '1em', className, label }: GameIconProps): ReactElement {
  return createElement(
    'svg',
    {
      viewBox: `0 0 ${ICON_BOX} ${ICON_BOX}`,
      width: size,
      height: size,
      fill: 'currentColor',
      focusable: false,
      ...(className === undefined ? {} : { className }),
      ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
    },
    createElement('path', { d: iconPath(name) }),
  );
}

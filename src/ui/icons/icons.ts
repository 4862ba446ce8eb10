/**
 * Game icons: the path data for the canvas, and a React element for the page. Icons are fetched by
 * name when a page asks for them.
 */

import fetchPart from 'virtual:game-icons';
import { createElement, type ReactElement, useSyncExternalStore } from 'react';
import { partOf } from './iconParts.ts';

/** The side of the square that every icon's path is drawn in. */
export const ICON_BOX = 512;

const FALLBACK = 'person';

/** A part that could not be fetched is not asked for again for this long, in milliseconds. */
const AGAIN = 5000;

const known = new Map<string, string>();
const asked = new Set<number>();
const listeners = new Set<() => void>();
let lazyValue = 0;
let version = 0;

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Takes over icons that were loaded in another way. */
export function knowIcons(paths: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(paths)) known.set(name, path);
  tell();
}

async function take(part: number): Promise<void> {
  lazyValue += 1;
  try {
    for (const [name, path] of Object.entries(await fetchPart(part))) known.set(name, path);
  } catch {
    // Until the next attempt, the page is drawn without the icon.
    setTimeout(() => asked.delete(part), AGAIN);
  }
  lazyValue -= 1;
  if (lazyValue === 0) tell();
}

function ask(name: string): void {
  const part = partOf(name);
  if (asked.has(part)) return;
  asked.add(part);
  void take(part);
}

/**
 * Path data of an icon; the plain person where the name is not packed. Empty while the icon is
 * being fetched: `onIcons` says when to draw again.
 */
export function iconPath(name: string): string {
  const path = known.get(name);
  if (path !== undefined) return path;
  // The part has been loaded and does not contain the icon.
  if (asked.has(partOf(name)) && lazyValue === 0) return name === FALLBACK ? '' : iconPath(FALLBACK);
  ask(name);
  return '';
}

/** Path data of an icon that is already here; empty for any other icon, and nothing is fetched. */
export const knownIcon = (name: string): string => known.get(name) ?? '';

/**
 * Calls the listener whenever icons that were asked for have come. Returns the function that ends
 * this.
 */
export function onIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const versionNow = () => version;

/**
 * A hook for components that draw icons themselves: a number that changes when more icons are here.
 */
export const useIconVersion = (): number => useSyncExternalStore(onIcons, versionNow);

export interface GameIconProps {
  name: string;
  /** The icon's side in CSS pixels, or any CSS length; follows the text's size when left out. */
  size?: number | string;
  className?: string;
  /** Words for screen readers; without them the icon is decoration. */
  label?: string;
}

/** A game icon in the current text colour. */
export function GameIcon({ name, size = '1em', className, label }: GameIconProps): ReactElement {
  useIconVersion();
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

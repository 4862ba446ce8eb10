/** Game icons: the path data for the canvas, and a React element for the page. They come by name, as they are wanted. */

import fetchPart from 'virtual:game-icons';
import { createElement, type ReactElement, useSyncExternalStore } from 'react';
import { partOf } from './iconParts.ts';

/** The side of the square that every icon's path is drawn in. */
export const ICON_BOX = 512;

const FALLBACK = 'person';

/** How long a part that could not be fetched is left alone, in milliseconds. */
const AGAIN = 5000;

const known = new Map<string, string>();
const asked = new Set<number>();
const listeners = new Set<() => void>();
let coming = 0;
let version = 0;

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Takes icons that came some other way. */
export function knowIcons(paths: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(paths)) known.set(name, path);
  tell();
}

async function take(part: number): Promise<void> {
  coming += 1;
  try {
    for (const [name, path] of Object.entries(await fetchPart(part))) known.set(name, path);
  } catch {
    // Drawn without it meanwhile.
    setTimeout(() => asked.delete(part), AGAIN);
  }
  coming -= 1;
  if (coming === 0) tell();
}

function ask(name: string): void {
  const part = partOf(name);
  if (asked.has(part)) return;
  asked.add(part);
  void take(part);
}

/** Path data of an icon; the plain person where the name is not packed. While it comes it is empty: `onIcons` says when to draw again. */
export function iconPath(name: string): string {
  const path = known.get(name);
  if (path !== undefined) return path;
  // A part that is there does not have it.
  if (asked.has(partOf(name)) && coming === 0) return name === FALLBACK ? '' : iconPath(FALLBACK);
  ask(name);
  return '';
}

/** Path data of an icon that is there already; empty otherwise, and nothing is asked for. */
export const knownIcon = (name: string): string => known.get(name) ?? '';

/** Tells whenever icons that were asked for have come. Gives what ends it. */
export function onIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const versionNow = () => version;

/** For what draws icons itself: a number that changes when more of them are there. */
export const useIconVersion = (): number => useSyncExternalStore(onIcons, versionNow);

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

/**
 * The icons on the pictures of ready fights, by name. The build generates this list, so that the
 * library loads only these icons.
 */
import { cardScenes } from '../rulesets/cardScenes.ts';
import { iconPath, onIcons } from '../ui/icons/icons.ts';

const pictures = Object.values(cardScenes).flatMap((ready) => Object.values(ready));
const names = [...new Set(pictures.flatMap(({ counters }) => counters.map(({ icon }) => icon)))];
const come = new Promise<void>((resolve) => onIcons(resolve));
for (const name of names) iconPath(name);
await come;

export const cardIcons = Object.fromEntries(names.map((name) => [name, iconPath(name)]));

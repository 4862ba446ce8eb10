/** The icons on the pictures of ready fights, by name. The build works this file out, so that the library fetches these and no others. */
import { cards } from '../rulesets/cards.ts';
import { iconPath, onIcons } from '../ui/icons/icons.ts';

const names = [
  ...new Set(cards.flatMap(({ ready }) => ready.flatMap(({ counters }) => counters.map(({ icon }) => icon)))),
];
const come = new Promise<void>((resolve) => onIcons(resolve));
for (const name of names) iconPath(name);
await come;

export const cardIcons = Object.fromEntries(names.map((name) => [name, iconPath(name)]));

/** Makes a creature of Freeform from one that was brought; what its sheet cannot hold is its note. */
import { LONGEST_OWN_NOTE } from '../../engine/limits/limits.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Result } from '../../engine/words.ts';
import { ITEM_VERSION, type Item, LONGEST_NAME, readItem } from '../shelf/item.ts';
import { type BroughtCreature, type BroughtRoll, LONGEST_ROLL } from './brought.ts';

/** How much the sheet of Freeform holds. */
const MOST_ROLLS = 20;
const MOST_FIGURES = 12;
const LONGEST_FIGURE = 24;

/** Icons by the words for a creature’s kind and name; the first that fits counts. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/goblin/i, 'goblin'],
  [/\borc\b/i, 'orc-head'],
  [/ogre/i, 'ogre'],
  [/troll/i, 'troll'],
  [/dragon|wyrm/i, 'dragon-head'],
  [/wolf/i, 'wolf-head'],
  [/bear\b/i, 'bear-head'],
  [/spider/i, 'spider-alt'],
  [/skeleton/i, 'skeleton'],
  [/zombie/i, 'shambling-zombie'],
  [/rat\b/i, 'rat'],
  [/snake|serpent/i, 'snake'],
  [/undead/i, 'ghost'],
  [/^giants?$|\bgiant$/i, 'giant'],
  [/fiend|demon|devil/i, 'daemon-skull'],
  [/construct|golem/i, 'rock-golem'],
  [/ooze|slime/i, 'slime'],
  [/plant/i, 'evil-tree'],
  [/fey|fairy/i, 'fairy'],
  [/elemental/i, 'fire-silhouette'],
  [/beast|animal/i, 'direwolf'],
];

const rowId = (name: string, n: number): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)}-${n + 1}`;
const cut = (text: string, most: number): string => text.trim().slice(0, most).trim();

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, Math.round(n) || 0));

/** The creature as a thing of the shelf, and what its sheet has no room for. */
export function asFreeform(one: BroughtCreature, game: Ruleset, id: string): { item: Result<Item>; kept: string[] } {
  const same = (a: BroughtRoll, b: BroughtRoll): boolean => a.name === b.name && a.formula === b.formula;
  const rolls = one.rolls.filter(
    (roll, n) => one.rolls.findIndex((other) => same(roll, other)) === n && fits(game, roll.formula),
  );
  const [short, long] = [true, false].map((is) =>
    one.figures.filter(({ value }) => value.length <= LONGEST_FIGURE === is),
  );
  const figures = (short ?? []).slice(0, MOST_FIGURES);
  const more = [...(long ?? []), ...(short ?? []).slice(MOST_FIGURES)].map(({ name, value }) => `${name}: ${value}`);
  const spare = [
    ...one.rolls.filter((roll) => !rolls.some((other) => same(roll, other))),
    ...rolls.slice(MOST_ROLLS),
  ].map(({ name, formula }) => `${name}: ${formula}`);
  const note = [...more, ...spare, ...one.unread, ...one.rest].join('\n');
  const item = readItem(
    {
      version: ITEM_VERSION,
      id,
      game: game.id,
      kind: 'creature',
      name: cut(one.name, LONGEST_NAME),
      folder: '',
      tags: [],
      note: note.slice(0, LONGEST_OWN_NOTE),
      look: { icon: ICONS.find(([word]) => word.test(one.name) || word.test(one.kind))?.[1] ?? 'person' },
      group: cut(one.kind, 60),
      sheet: {
        ...(game.blank().sheet as object),
        hits: { left: within(one.hits, 0, 9999), most: within(one.hits, 0, 9999), end: 'out' },
        initiative: within(one.initiative, -99, 99),
        squares: within(one.squares, 1, 6),
        figures: figures.map(({ name, value }, n) => ({ id: rowId(name, n), name: cut(name, LONGEST_FIGURE), value })),
        rolls: rolls
          .slice(0, MOST_ROLLS)
          .map((roll, n) => ({ ...roll, id: rowId(roll.name, n), name: cut(roll.name, LONGEST_ROLL) })),
      },
    },
    game,
  );
  const lost = note.length - LONGEST_OWN_NOTE;
  return {
    item,
    kept: [...one.unread, ...(lost > 0 ? [`the last ${lost} letters, for which its note has no room`] : [])],
  };
}

/** Whether a formula is one that the game can roll. */
function fits(game: Ruleset, formula: BroughtRoll['formula']): boolean {
  const sheet = { ...(game.blank().sheet as object), rolls: [{ id: 'roll', name: 'Roll', formula, does: 'tell' }] };
  return game.sheet.safeParse(sheet).success;
}

/** What a table makes itself in Ingenuity: items (IN-22, IN-29, IN-32) and maneuvers (IN-26), each with a form, words and reading from text. */
import type { Library } from '../../../engine/forms/library.ts';
import { libraryOf } from '../../../engine/forms/libraryKit.ts';
import { count, list } from '../../../engine/words.ts';
import { maneuverWords } from '../play/attacks/figures.ts';
import { armoury } from '../sheet/armoury.ts';
import { DOES_WORDS, type Effect, type Maneuver, maneuverSchema, maneuvers } from '../sheet/effects.ts';
import { item } from '../sheet/items.ts';
import { type MadeItem, madeFrom, madeItemSchema } from '../sheet/made.ts';
import {
  adds,
  attackParts,
  bearParts,
  effectParts,
  effectRows,
  freshEffect,
  freshManeuver,
  KINDS,
  kindPart,
} from './itemForm.ts';

const RIDES = 'What rides on a hit';
const shapes = { effect: { parts: effectParts, fresh: freshEffect } };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rideWords = ({ name, kind, reach, does, when }: Effect): string =>
  `${name}: ${when === 'hit' ? 'a hit' : 'a critical hit'} ${does === 'other' ? 'brings it' : DOES_WORDS[does]}; ${
    kind === 'physical' ? 'Fortify' : 'Resist'
  } against ${reach === 0 ? 'the attack’s result' : reach}.`;

function itemLines(thing: MadeItem): string[] {
  const { attributes, proficiencies, kind, reach, range, hands, block, parry, durability, reload, light } = thing;
  const far = [
    kind === 'projectile' ? '' : `${reach} m in a blow`,
    range > 0 ? `${range} m ${kind === 'projectile' ? 'shot' : 'thrown'}` : '',
  ];
  return [
    `Attack with ${list(attributes)} and combat${proficiencies.length > 0 ? `, ${list(proficiencies)}` : ''}: ${far.filter(Boolean).join(', ')}.`,
    hands === 0 ? 'Takes no hand.' : `Takes ${count(hands, 'hand')}.`,
    ...(block > 0 ? [`Blocks ${block}.`] : []),
    ...(kind === 'natural' ? [] : [`A parry with it adds ${parry || 1}; it holds ${durability}.`]),
    ...(reload > 0 ? [`${count(reload, 'action')} to reload.`] : []),
    ...(light ? [`Lights ${light} m.`] : []),
    ...thing.effects.map(rideWords),
  ];
}

export const itemLibrary: Library = libraryOf<MadeItem>({
  one: 'item',
  many: 'items',
  rule: 'IN-22',
  about: 'Weapons, shields and gear of our own, to be given to anybody on a sheet.',
  path: 'items',
  most: 100,
  schema: madeItemSchema,
  stock: armoury.map(madeFrom),
  blank: (({ id: _id, name: _name, ...blank }) => blank)(madeFrom(item('own', 'Own'))),
  form: ({ kind }) => ({
    sections: [
      {
        title: 'What it is',
        parts: [
          { path: 'name', label: 'Name', kind: 'text', longest: 40 },
          kindPart,
          ...bearParts,
          {
            path: 'durability',
            label: 'Durability',
            kind: 'number',
            min: 0,
            max: 999,
            help: 'Metal 10, anything else 4, where nothing is listed.',
          },
          { path: 'light', label: 'Metres that it lights', kind: 'number', min: 0, max: 100, help: '0: none.' },
        ],
      },
      {
        title: 'Attacks with it',
        ...(kind === 'gear' ? { help: 'It is not made to strike with, and will do.' } : {}),
        parts: attackParts,
      },
      { title: RIDES, parts: [effectRows] },
    ],
    shapes,
  }),
  group: ({ kind }) => capital(KINDS[kind ?? 'melee']),
  words: (thing) => ({
    head: `${thing.damage} ${thing.type}, ${thing.critical} at luck ${thing.threshold}+${thing.nonlethal ? ', nonlethal' : ''}`,
    lines: itemLines(thing),
  }),
});

const WITH: Record<Maneuver['with'], string> = { melee: 'Blows', ranged: 'Throws and shots', any: 'Any attack' };

export const maneuverLibrary: Library = libraryOf<Maneuver>({
  one: 'maneuver',
  many: 'maneuvers',
  rule: 'IN-26',
  about: 'Ways of attacking: what they cost, what they add to the test and the damage, and what rides on the hit.',
  path: 'maneuvers',
  most: 100,
  schema: maneuverSchema,
  stock: maneuvers,
  blank: (({ id: _id, name: _name, ...blank }) => blank)(freshManeuver),
  form: () => ({
    sections: [
      { title: 'What it is', parts: [{ path: 'name', label: 'Name', kind: 'text', longest: 40 }, ...adds] },
      { title: RIDES, parts: [effectRows] },
    ],
    shapes,
  }),
  group: ({ with: way }) => WITH[way ?? 'melee'],
  words: (maneuver) => ({
    head: WITH[maneuver.with],
    lines: [maneuverWords(maneuver) || 'Costs and adds nothing.', ...maneuver.effects.map(rideWords)],
  }),
});

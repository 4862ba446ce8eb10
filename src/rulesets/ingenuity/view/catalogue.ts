/**
 * The things that a table makes itself in Ingenuity: items (IN-22, IN-29, IN-32) and maneuvers
 * (IN-26), each with a form, words and reading from text.
 */
import type { Catalogue, FormPart } from '../../../engine/forms/catalogue.ts';
import { catalogueOf } from '../../../engine/forms/catalogueKit.ts';
import { capitalized, countWords, nameList } from '../../../engine/words.ts';
import { figuresOf } from '../../common/ownThings.ts';
import { maneuverWords } from '../play/attacks/figures.ts';
import { armouryItems } from '../sheet/armoury.ts';
import {
  DOES_WORDS,
  type Effect,
  effectFigures,
  type Maneuver,
  maneuverFigures,
  maneuvers,
  newEffect,
  maneuver as newManeuver,
} from '../sheet/effects.ts';
import { itemFigures, KINDS, makeItem, NEW_HOLDS } from '../sheet/items.ts';
import { type MadeItem, madeFrom, madeItemSchema } from '../sheet/made.ts';

const RIDES = 'What rides on a hit';
const shapes = { effect: { parts: figuresOf(effectFigures), fresh: newEffect() } };
/** The list of effects that come with a hit, in a form where the shape of a row has a name. */
const rides: FormPart = {
  path: 'effects',
  label: 'Rides on its hit',
  kind: 'rows',
  one: 'effect',
  most: 4,
  shape: 'effect',
};

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
    `Attack with ${nameList(attributes)} and combat${proficiencies.length > 0 ? `, ${nameList(proficiencies)}` : ''}: ${far.filter(Boolean).join(', ')}.`,
    hands === 0 ? 'Takes no hand.' : `Takes ${countWords(hands, 'hand')}.`,
    ...(block > 0 ? [`Blocks ${block}.`] : []),
    ...(kind === 'natural' ? [] : [`A parry with it adds ${parry || 1}; it holds ${durability}.`]),
    ...(reload > 0 ? [`${countWords(reload, 'action')} to reload.`] : []),
    ...(light ? [`Lights ${light} m.`] : []),
    ...thing.effects.map(rideWords),
  ];
}

export const itemCatalogue: Catalogue = catalogueOf<MadeItem>({
  one: 'item',
  many: 'items',
  rule: 'IN-22',
  about: 'Weapons, shields and gear of our own, to be given to anybody on a sheet.',
  path: 'items',
  most: 100,
  schema: madeItemSchema,
  stock: armouryItems.map(madeFrom),
  blank: (({ id: _id, name: _name, ...blank }) => blank)(madeFrom(makeItem('own', 'Own'))),
  form: ({ kind }) => ({
    sections: [
      {
        title: 'What it is',
        parts: [
          { path: 'name', label: 'Name', kind: 'text', longest: 40 },
          ...figuresOf(itemFigures, 'kind', 'hands', 'block', 'parry'),
          {
            path: 'durability',
            label: 'Durability',
            kind: 'number',
            min: 0,
            max: 999,
            help: NEW_HOLDS,
          },
          { path: 'light', label: 'Metres that it lights', kind: 'number', min: 0, max: 100, help: '0: none.' },
        ],
      },
      {
        title: 'Attacks with it',
        ...(kind === 'gear' ? { help: 'It is not made to strike with, and will do.' } : {}),
        parts: figuresOf(
          itemFigures,
          ...(['attributes', 'proficiencies', 'damage', 'critical', 'threshold', 'type', 'nonlethal'] as const),
          ...(['reach', 'range', 'reload'] as const),
        ),
      },
      { title: RIDES, parts: [rides] },
    ],
    shapes,
  }),
  group: ({ kind }) => capitalized(KINDS[kind ?? 'melee']),
  words: (thing) => ({
    head: `${thing.damage} ${thing.type}, ${thing.critical} at luck ${thing.threshold}+${thing.nonlethal ? ', nonlethal' : ''}`,
    lines: itemLines(thing),
  }),
});

const WITH: Record<Maneuver['with'], string> = { melee: 'Blows', ranged: 'Throws and shots', any: 'Any attack' };

export const maneuverCatalogue: Catalogue = catalogueOf<Maneuver>({
  one: 'maneuver',
  many: 'maneuvers',
  rule: 'IN-26',
  about: 'Ways of attacking: what they cost, what they add to the test and the damage, and what rides on the hit.',
  path: 'maneuvers',
  most: 100,
  schema: newManeuver.schema,
  stock: maneuvers,
  blank: (({ id: _id, name: _name, ...blank }) => blank)(newManeuver.start()),
  form: () => ({
    sections: [
      {
        title: 'What it is',
        parts: [
          { path: 'name', label: 'Name', kind: 'text', longest: 40 },
          ...figuresOf(maneuverFigures, 'with', 'stamina', 'focus', 'bonus', 'damage'),
        ],
      },
      { title: RIDES, parts: [rides] },
    ],
    shapes,
  }),
  group: ({ with: way }) => WITH[way ?? 'melee'],
  words: (maneuver) => ({
    head: WITH[maneuver.with],
    lines: [maneuverWords(maneuver) || 'Costs and adds nothing.', ...maneuver.effects.map(rideWords)],
  }),
});

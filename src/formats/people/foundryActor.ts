/** Actors of Foundry, of the systems dnd5e and pf2e, and of others as far as they say the same. */

import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import { capitalized } from '../../engine/words.ts';
import {
  type BroughtCreature,
  type BroughtRoll,
  d20,
  formulaOf,
  plainText,
  rollsIn,
  squaresOfSize,
} from './brought.ts';
import { type Data, figureOf, groupOf, listOf, modifier, numberIn, valueAt, wordOf } from './fields.ts';

/** Whether data is an actor: it has a name, a type, and the values of a game system. */
export const isFoundryActor = (data: Data): boolean =>
  typeof data.name === 'string' &&
  typeof data.type === 'string' &&
  (isPlainRecord(data.system) || isPlainRecord(data.data)) &&
  ('prototypeToken' in data || 'token' in data || 'items' in data || isPlainRecord(valueAt(data, 'system.attributes')));

/** The actor’s values, and those of each thing it has: in `system`, or in `data` up to version 9. */
const valuesOf = (one: Data): Data => groupOf(one.system ?? one.data);

/** Values of a list of the system: texts, or groups with a type and a value. */
const namesIn = (value: unknown): string => {
  const list = Array.isArray(value) ? value : listOf(groupOf(value).value);
  const words = list.map((one) =>
    isPlainRecord(one) ? [wordOf(one.type), wordOf(one.value)].filter(Boolean).join(' ') : wordOf(one),
  );
  return [...words, wordOf(groupOf(value).custom)].filter(Boolean).join(', ');
};

/** The dice of a weapon of dnd5e whose words tell none. */
function weaponDice(values: Data, bonus: number): string[] {
  const base = groupOf(valueAt(values, 'damage.base'));
  const [number, sides] = [numberIn(base.number), numberIn(base.denomination)];
  const dice =
    number !== undefined && sides !== undefined
      ? `${number}d${sides}`
      : wordOf(listOf(listOf(valueAt(values, 'damage.parts'))[0])[0])
          .replaceAll('@mod', '')
          .replaceAll(/[\s+]+$/g, '');
  return /^\d*d\d+(?:[+-]\d+)?$/.test(formulaOf(dice))
    ? [`${formulaOf(dice)}${bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : bonus}`]
    : [];
}

/** The rolls of a thing: by its words, by the fields of pf2e, or as a weapon. */
function rollsOfItem(name: string, type: string, text: string, values: Data, bonus: number): BroughtRoll[] {
  const told = rollsIn(name, text);
  if (told.length > 0) return told;
  const hit = numberIn(valueAt(values, 'bonus.value'));
  const rolls = Object.values(groupOf(values.damageRolls)).flatMap((one): BroughtRoll[] => {
    const dice = formulaOf(wordOf(valueAt(one, 'damage')));
    return /^\d/.test(dice) ? [{ name, formula: dice, does: 'harm' }] : [];
  });
  if (type === 'melee' || rolls.length > 0)
    return [
      ...(hit === undefined ? [] : [{ name: `${name} to hit`, formula: d20(hit), does: 'tell' as const }]),
      ...rolls,
    ];
  return type === 'weapon'
    ? weaponDice(values, bonus).map((formula): BroughtRoll => ({ name, formula, does: 'harm' }))
    : [];
}

/** The saves: of abilities in dnd5e, or fortitude, reflex and will in pf2e. */
function savesOf(values: Data): BroughtRoll[] {
  const saves = Object.entries(groupOf(values.saves)).map(([name, one]) => [name, numberIn(one)] as const);
  const abilities = Object.entries(groupOf(values.abilities)).map(([name, one]) => {
    const { save, proficient } = groupOf(one);
    return [name, numberIn(proficient) === 1 ? numberIn(save) : undefined] as const;
  });
  return [...saves, ...abilities].flatMap(([name, bonus]): BroughtRoll[] =>
    bonus === undefined ? [] : [{ name: `${capitalized(name)} save`, formula: d20(bonus), does: 'tell' }],
  );
}

/** The speeds: of `movement` in dnd5e, of `speed` and others in pf2e. */
function speedsOf(values: Data): { name: string; value: string }[] {
  const movement = groupOf(valueAt(values, 'attributes.movement'));
  const units = wordOf(movement.units) || 'ft';
  const speed = numberIn(valueAt(values, 'attributes.speed'));
  const others = listOf(valueAt(values, 'attributes.speed.otherSpeeds'));
  return [
    ...Object.entries(movement).flatMap(([name, far]) =>
      (numberIn(far) ?? 0) > 0
        ? figureOf(name === 'walk' ? 'Speed' : capitalized(name), `${numberIn(far)} ${units}`)
        : [],
    ),
    ...(speed === undefined ? [] : figureOf('Speed', `${speed} ft`)),
    ...others.flatMap((one) =>
      figureOf(capitalized(wordOf(valueAt(one, 'type'))), `${wordOf(valueAt(one, 'value'))} ft`),
    ),
  ];
}

/** An actor as a creature. */
export function creatureOfActor(data: Data): BroughtCreature {
  const values = valuesOf(data);
  const scoreOf = (name: string): number | undefined => numberIn(valueAt(values, `abilities.${name}.value`));
  const modOf = (name: string): number => numberIn(valueAt(values, `abilities.${name}.mod`)) ?? modifier(scoreOf(name));
  const things = listOf(data.items).map((one) => {
    const thing = groupOf(one);
    const own = valuesOf(thing);
    const words = valueAt(own, 'description.value') ?? own.description;
    return { name: wordOf(thing.name) || 'Thing', type: wordOf(thing.type), text: plainText(wordOf(words)), own };
  });
  const attributes = groupOf(values.attributes);
  const hits = groupOf(attributes.hp ?? values.hp);
  const type =
    wordOf(valueAt(values, 'details.type')) || listOf(valueAt(values, 'traits.value')).map(wordOf).join(', ');
  const armour = numberIn(attributes.ac) ?? numberIn(valueAt(attributes, 'ac.flat'));
  const perception = numberIn(valueAt(values, 'perception.mod') ?? attributes.perception);
  const about = plainText(
    wordOf(
      valueAt(values, 'details.biography.value') ??
        valueAt(values, 'details.publicNotes') ??
        valueAt(values, 'details.biography'),
    ),
  );
  const scores = Object.keys(groupOf(values.abilities)).map(
    (name) => `${capitalized(name)} ${scoreOf(name) ?? modOf(name)}`,
  );
  const level = wordOf(valueAt(values, 'details.cr')) || wordOf(valueAt(values, 'details.level'));
  return {
    name: wordOf(data.name),
    kind: capitalized(type.split(',')[0] || 'Creature'),
    squares: squaresOfSize(wordOf(valueAt(values, 'traits.size'))),
    hits: numberIn(hits.max) ?? numberIn(hits.value) ?? 0,
    initiative:
      numberIn(valueAt(attributes, 'init.total')) ??
      perception ??
      modOf('dex') + (numberIn(valueAt(attributes, 'init.bonus')) ?? 0),
    figures: [
      ...figureOf('Defence', armour === undefined ? '' : String(armour)),
      ...speedsOf(values),
      ...figureOf('Resists', namesIn(valueAt(values, 'traits.dr') ?? attributes.resistances)),
      ...figureOf('Immune', namesIn(valueAt(values, 'traits.di') ?? attributes.immunities)),
      ...figureOf('Weak against', namesIn(valueAt(values, 'traits.dv') ?? attributes.weaknesses)),
    ],
    rolls: [
      ...things.flatMap(({ name, type, text, own }) => rollsOfItem(name, type, text, own, modOf('str'))),
      ...savesOf(values),
    ],
    rest: [
      type,
      scores.join(', '),
      wordOf(hits.formula) && `Hit points: ${wordOf(hits.formula)}`,
      level && `Level or challenge: ${level}`,
      ...things.map(({ name, text }) => `${name}. ${text}`.trim()),
      about,
    ].filter(Boolean),
    unread: [],
  };
}

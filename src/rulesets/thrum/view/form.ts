/**
 * The forms of sheet and state, which offer all abilities and traits that exist, and the values
 * that nobody sets by hand.
 */
import type { Field, FieldOption } from '../../../engine/forms/field.ts';
import { capitalized } from '../../../engine/words.ts';
import { withOptions } from '../../common/ownThings.ts';
import { allAbilities } from '../data/abilities/index.ts';
import { FACTION_TRAITS } from '../data/creatures.ts';
import type { House } from '../house.ts';
import type { Ability } from '../sheet/ability.ts';
import { cardWords } from '../sheet/abilityWords.ts';
import { thrumSheet } from '../sheet/sheet.ts';
import { artWords } from '../sheet/terms.ts';
import { thrumState } from '../state.ts';

const TRAITS: readonly FieldOption[] = [
  ...['loomer', 'weaver', 'quill'].flatMap((id) => [
    { id, label: capitalized(id) },
    { id: `${id}+`, label: `${capitalized(id)}, upgraded` },
  ]),
  { id: 'shy of blades', label: 'Shy of blades' },
  ...Object.entries(FACTION_TRAITS)
    // Feasting is an ability and no trait.
    .filter(([id]) => id !== 'feast')
    .map(([id, { label }]) => ({ id, label })),
];

const option = (ability: Ability): FieldOption => ({
  id: ability.id,
  label: ability.name,
  group: artWords(ability.art),
  detail: `${capitalized(ability.type)}. ${cardWords(ability)}`,
  parts: Object.entries(ability.upgrades ?? {}).map(([id, label]) => ({ id, label: `${id}: ${label}` })),
});
/** Everybody has the basic abilities, so no sheet lists them. */
const stock = allAbilities.filter(({ art }) => art !== 'basic').map(option);

const short = ({ id, name, art }: Ability): FieldOption => ({ id, label: name, group: artWords(art) });
/** Whether an ability gives a buff, by its tag or by its effects. */
const isBuff = (ability: Ability): boolean =>
  (ability.tags?.includes('buff') ?? false) || JSON.stringify(ability).includes('"do":"buff"');

/** Each load stands beside the tolerance that bears it. */
const LOADS = ['load.fatigue', 'tolerance.fatigue', 'load.stress', 'tolerance.stress'];
const ordered = (fields: readonly Field[]): Field[] => {
  const isLoad = ({ path }: Field) => LOADS.includes(path);
  const loads = fields.filter(isLoad).toSorted((a, b) => LOADS.indexOf(a.path) - LOADS.indexOf(b.path));
  return fields.map((field) => (isLoad(field) ? (loads.shift() ?? field) : field));
};

/**
 * TH-43: the abilities on a sheet with their upgrades: those that come built in, and the table's
 * own before them.
 */
export function fieldsWith(house: House): readonly Field[] {
  const all = [...house.abilities, ...allAbilities];
  const stances = all.filter(({ type }) => type === 'stance').map(short);
  return withOptions(ordered(thrumSheet.fields), {
    traits: TRAITS,
    abilities: [...house.abilities.map((ability) => ({ ...option(ability), group: 'Our own' })), ...stock],
    'stance.ability': stances,
    'oldStance.ability': stances,
    'buff.ability': all.filter(isBuff).map(short),
    potential: all.filter(({ nova }) => nova !== undefined).map(short),
  });
}

const laysTerrain = (ability: Ability): boolean =>
  JSON.stringify(ability).includes('"do":"terrain"') || (ability.tags?.includes('terrain') ?? false);
export const stateFields = withOptions(thrumState.fields, {
  'terrains.ability': allAbilities.filter(laysTerrain).map(({ id, name }) => ({ id, label: name })),
});

/** The values without a field, each with the reason. */
export const notByHand: Readonly<Record<string, string>> = {
  'sheet.passive': 'follows the passives on the sheet: what they bring to the tolerances already',
  'state.placed': 'follows the initiative on each sheet',
  'state.stood': 'which camps have had somebody on their feet: it follows from play',
  'state.wonBy': 'It follows from how the fight ended.',
  'state.beaten?': 'Nobody fallen among those who lost is an empty list.',
  'state.under': 'the ground of the map beneath terrain effects, put back when they go',
  'state.turn.start{}': 'what the start of the turn has changed, put back by a delay',
  'state.turn.steps': 'the ways of the steps made, in order: they follow from walking',
};

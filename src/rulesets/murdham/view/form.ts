/**
 * The form of a Murdham sheet, for making a fighter by hand and for rulings by hand during a fight.
 */
import type { Field } from '../../../engine/forms/field.ts';
import { withOptions } from '../../common/ownThings.ts';
import type { MurdhamHouse } from '../house/house.ts';
import { murdhamSheet } from '../sheet/sheet.ts';

/** Values that play writes into a sheet and that nobody sets when they make a fighter. */
const BY_PLAY = ['injuries', 'spent', 'unafraid', 'mount', 'aboard', 'craft', 'own', 'shape'];
const byPlay = ({ path, kind }: Field): boolean => kind === 'rows' || BY_PLAY.includes(path);
const held = murdhamSheet.fields.filter(byPlay);
export const heldFields = (): readonly Field[] => held;

/**
 * The fields for making a fighter. The field for the table's own traits is added only once a table
 * has made some.
 */
const fields = murdhamSheet.fields.filter((field) => !byPlay(field) && field.path !== 'made');
const madeTraits = murdhamSheet.fields.filter(({ path }) => path === 'made');
const optionsAt = (path: string) => {
  const field = fields.find((one) => one.path === path);
  return field?.kind === 'choices' && typeof field.options === 'object' ? field.options : [];
};

/** Gives the fields with the table's own items, powers and traits among the choices. */
export const fieldsWith = ({ items, powers, traits }: MurdhamHouse): readonly Field[] =>
  withOptions(traits.length > 0 ? [...fields, ...madeTraits] : fields, {
    gear: [
      ...items.map((item) => ({ id: item.id, label: item.name, detail: item.does, value: { made: item } })),
      ...optionsAt('gear'),
    ],
    powers: [...powers.map(({ id, name }) => ({ id, label: name })), ...optionsAt('powers')],
    made: traits.map((made) => ({ id: made.id, label: made.name, detail: made.does, value: made })),
  });

/**
 * The form of a Murdham sheet: making a fighter by hand, and ruling by hand in the middle of a
 * fight.
 */
import type { Field } from '../../../engine/forms/field.ts';
import { withOptions } from '../../common/ownThings.ts';
import type { MurdhamHouse } from '../house/house.ts';
import { murdhamSheet } from '../sheet/sheet.ts';

/** What play puts on a sheet and takes away, beyond what somebody is made with. */
const BY_PLAY = ['injuries', 'spent', 'unafraid', 'mount', 'aboard', 'craft', 'own', 'shape'];
const byPlay = ({ path, kind }: Field): boolean => kind === 'rows' || BY_PLAY.includes(path);
const held = murdhamSheet.fields.filter(byPlay);
export const heldFields = (): readonly Field[] => held;

/**
 * What somebody is made with; traits of the table's own come last, once some are made: nothing to
 * choose from, nothing to show.
 */
const fields = murdhamSheet.fields.filter((field) => !byPlay(field) && field.path !== 'made');
const madeTraits = murdhamSheet.fields.filter(({ path }) => path === 'made');
const optionsAt = (path: string) => {
  const field = fields.find((one) => one.path === path);
  return field?.kind === 'choices' && typeof field.options === 'object' ? field.options : [];
};

/** With what the table has made itself among the choices. */
export const fieldsWith = ({ items, powers, traits }: MurdhamHouse): readonly Field[] =>
  withOptions(traits.length > 0 ? [...fields, ...madeTraits] : fields, {
    gear: [
      ...items.map((item) => ({ id: item.id, label: item.name, detail: item.does, value: { made: item } })),
      ...optionsAt('gear'),
    ],
    powers: [...powers.map(({ id, name }) => ({ id, label: name })), ...optionsAt('powers')],
    made: traits.map((made) => ({ id: made.id, label: made.name, detail: made.does, value: made })),
  });

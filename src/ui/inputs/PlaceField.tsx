/**
 * An input for a place without the map: a zone or a way from a list, a square by column and row, or
 * beside the map.
 */
import type { PlacesOf } from '../../engine/forms/field.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import { ChoiceInput, NumberInput, SwitchInput } from './inputs.tsx';

const OFF: Place = { kind: 'off' };

/**
 * The place's inputs hand on each finished choice. With `absent`, the words for nowhere at all, the
 * user may choose undefined too.
 */
export function PlaceField({
  label,
  help,
  places,
  value,
  absent,
  onChange,
}: {
  label: string;
  help?: string | undefined;
  places: PlacesOf;
  value: Place | undefined;
  absent?: string | undefined;
  onChange(place: Place | undefined): void;
}) {
  if ('list' in places) {
    const key = value ? placeKey(value) : absent === undefined ? 'off' : '';
    return (
      <ChoiceInput
        label={label}
        help={help}
        value={key}
        options={[
          ...(absent === undefined ? [] : [{ id: '', label: absent }]),
          { id: 'off', label: 'Beside the map' },
          ...places.list.map((one) => ({ id: placeKey(one.place), label: one.label })),
        ]}
        onChange={(id) =>
          onChange(id === '' ? undefined : (places.list.find(({ place }) => placeKey(place) === id)?.place ?? OFF))
        }
      />
    );
  }
  const square = value?.kind === 'square' ? value : undefined;
  return (
    <div className="flex flex-col gap-2">
      <SwitchInput
        label={`${label}: ${square ? `column ${square.column + 1}, row ${square.row + 1}` : value || absent === undefined ? 'beside the map' : absent}`}
        help={help}
        value={square !== undefined}
        onChange={(on) => onChange(on ? { kind: 'square', column: 0, row: 0 } : absent === undefined ? OFF : undefined)}
      />
      {square ? (
        <div className="grid grid-cols-2 gap-2">
          <NumberInput
            label="Column"
            value={square.column + 1}
            min={1}
            max={places.columns}
            onChange={(column) => onChange({ ...square, column: column - 1 })}
          />
          <NumberInput
            label="Row"
            value={square.row + 1}
            min={1}
            max={places.rows}
            onChange={(row) => onChange({ ...square, row: row - 1 })}
          />
        </div>
      ) : null}
    </div>
  );
}

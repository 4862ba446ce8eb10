/** Where somebody stands, without the map: a zone or a way from a list, a square by column and row, or beside the map. */
import type { Combatant } from '../engine/fight.ts';
import { type Place, placeKey, type Scene } from '../space/scene.ts';
import { ChoiceInput, NumberInput, SwitchInput } from '../ui/inputs/inputs.tsx';
import { listedPlaces, placeName } from './cast.ts';

/** The input. It gives each finished choice. */
export function PlaceInput({
  scene,
  place,
  onChange,
}: {
  scene: Scene;
  place: Combatant['place'];
  onChange(place: Place): void;
}) {
  if (scene.kind === 'zones') {
    const places = listedPlaces(scene);
    return (
      <ChoiceInput
        label="Place"
        value={placeKey(place)}
        options={[{ id: 'off', label: 'Beside the map' }, ...places.map(({ key, label }) => ({ id: key, label }))]}
        onChange={(key) => onChange(places.find((one) => one.key === key)?.place ?? { kind: 'off' })}
      />
    );
  }
  const square = place.kind === 'square' ? place : undefined;
  return (
    <div className="flex flex-col gap-2">
      <SwitchInput
        label={square ? `On the map: ${placeName(scene, square)}` : 'Beside the map'}
        value={square !== undefined}
        onChange={(on) => onChange(on ? { kind: 'square', column: 0, row: 0 } : { kind: 'off' })}
      />
      {square ? (
        <div className="grid grid-cols-2 gap-2">
          <NumberInput
            label="Column"
            value={square.column + 1}
            min={1}
            max={scene.columns}
            onChange={(column) => onChange({ ...square, column: column - 1 })}
          />
          <NumberInput
            label="Row"
            value={square.row + 1}
            min={1}
            max={scene.rows}
            onChange={(row) => onChange({ ...square, row: row - 1 })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The form for a chosen hex, and for a door between two hexes. */
import { setBorder, setZone } from '../space/editing/zoneEdit.ts';
import type { Border, HexScene, Zone } from '../space/scene.ts';
import { zoneName } from '../space/zones/zoneName.ts';
import { FieldInput } from '../ui/inputs/FieldInput.tsx';
import { ChoiceInput } from '../ui/inputs/inputs.tsx';
import { FeatureList } from './FeatureList.tsx';
import { editedOrTold } from './groundEdit.ts';

/** Lays a changed map. The sentence names the step of undo. */
type Lay = (label: string, next: HexScene) => boolean;

/** What a hex is called, and what lies on it. A name is written on the map. */
export function HexForm({ scene, zone, lay }: { scene: HexScene; zone: Zone; lay: Lay }) {
  const name = zoneName(scene, zone.id);
  return (
    <div className="flex flex-col gap-5">
      <FieldInput
        field={{
          kind: 'text',
          path: 'name',
          label: `A name for ${zoneName({ ...scene, zones: { ...scene.zones, [zone.id]: { ...zone, name: '' } } }, zone.id)}, if it has one`,
          longest: 60,
        }}
        value={zone.name}
        onChange={(next) =>
          editedOrTold(setZone(scene, zone.id, { name: String(next) }), (made) =>
            lay(`Hex “${String(next)}”`, { ...made, hexes: scene.hexes }),
          )
        }
      />
      <FeatureList
        features={zone.features}
        onChange={(features, words) =>
          editedOrTold(setZone(scene, zone.id, { features }), (made) =>
            lay(`${name}: ${words}`, { ...made, hexes: scene.hexes }),
          )
        }
      />
    </div>
  );
}

const DOORS: readonly { id: Border['door']; label: string }[] = [
  { id: 'none', label: 'An open way' },
  { id: 'open', label: 'A door, open' },
  { id: 'closed', label: 'A door, closed' },
];

/** The door between two hexes, and what else lies on that side. */
export function HexWayForm({ scene, border, lay }: { scene: HexScene; border: Border; lay: Lay }) {
  const name = border.between.map((id) => zoneName(scene, id)).join(' – ');
  const withBorder = (next: Border): HexScene => ({ ...scene, borders: { ...scene.borders, [border.id]: next } });
  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-semibold text-base">Between {name}</h2>
      <ChoiceInput
        label="What it is"
        value={border.door}
        options={DOORS}
        onChange={(id) =>
          lay(`${name}: door`, withBorder({ ...border, door: DOORS.find((one) => one.id === id)?.id ?? 'none' }))
        }
      />
      <FeatureList
        features={border.features}
        onChange={(features, words) =>
          editedOrTold(setBorder(scene, border.id, { features }), ({ borders }) =>
            lay(`${name}: ${words}`, { ...scene, borders }),
          )
        }
      />
    </div>
  );
}

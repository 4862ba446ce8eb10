/**
 * The form for the selection on a map of zones: the map itself, a zone with its neighbours, or the
 * border between two zones.
 */
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  DoorOpen,
  Link2,
  type LucideIcon,
  Merge,
  Trash2,
  Unlink,
} from 'lucide-react';
import type { Edited } from '../space/editing/edited.ts';
import {
  addNeighbour,
  joinZones,
  linkZones,
  removeZone,
  type Side,
  setBorder,
  setZone,
  unlinkZones,
} from '../space/editing/zoneEdit.ts';
import type { Border, Place, Zone, ZoneScene } from '../space/scene.ts';
import { sharedEdge } from '../space/shapes/polygonEdges.ts';
import { zoneName } from '../space/zones/zoneName.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { FieldInput } from '../ui/inputs/FieldInput.tsx';
import { ChoiceInput, NumberInput } from '../ui/inputs/inputs.tsx';
import { FeatureList } from './FeatureList.tsx';

/** Makes a change to the map. The sentence names the step of undo. The caller tells a refusal. */
export type Change = (label: string, next: Edited<ZoneScene>) => boolean;

interface Props {
  scene: ZoneScene;
  change: Change;
  onChoose(place: Place | undefined): void;
}

const DOORS: readonly { id: Border['door']; label: string }[] = [
  { id: 'none', label: 'An open way' },
  { id: 'open', label: 'A door, open' },
  { id: 'closed', label: 'A door, closed' },
];
const doorOf = (id: string): Border['door'] => DOORS.find((one) => one.id === id)?.id ?? 'none';

/** The zones that share an edge with this one, whether linked or walled off. */
function touching(scene: ZoneScene, zone: Zone): { other: Zone; border: Border | undefined }[] {
  return Object.values(scene.zones)
    .filter((other) => other.id !== zone.id)
    .map((other) => ({
      other,
      border: Object.values(scene.borders).find(
        ({ between }) => between.includes(zone.id) && between.includes(other.id),
      ),
      near: sharedEdge(zone.polygon, other.polygon) !== undefined,
    }))
    .filter(({ border, near }) => border !== undefined || near);
}

const SIDES: readonly { side: Side; icon: LucideIcon }[] = [
  { side: 'north', icon: ArrowUp },
  { side: 'east', icon: ArrowRight },
  { side: 'south', icon: ArrowDown },
  { side: 'west', icon: ArrowLeft },
];

/** Adds a zone beside this one, with a way between them. */
function AddNeighbour({ scene, zone, change, onChoose }: Props & { zone: Zone }) {
  return (
    <p className="flex items-center gap-1 text-soft text-xs">
      <span className="flex-1">Add a neighbour</span>
      {SIDES.map(({ side, icon }) => (
        <IconButton
          key={side}
          size="small"
          icon={icon}
          label={`Add a neighbour in the ${side}`}
          onPress={() => {
            const made = addNeighbour(scene, zone.id, side);
            const next = made.ok ? { ok: true as const, value: made.value.scene } : made;
            if (change(`A zone in the ${side} of ${zoneName(scene, zone.id)}`, next) && made.ok)
              onChoose({ kind: 'zone', zone: made.value.id });
          }}
        />
      ))}
    </p>
  );
}

/** The form of a zone: its name, how many fit into it, its neighbours, its features. */
export function ZoneForm({ scene, zone, change, onChoose }: Props & { zone: Zone }) {
  const neighbours = touching(scene, zone);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2">
        <FieldInput
          field={{ kind: 'text', path: 'name', label: 'Name, if it has one', longest: 60 }}
          value={zone.name}
          onChange={(name) => change(`Zone “${String(name)}”`, setZone(scene, zone.id, { name: String(name) }))}
        />
        <NumberInput
          label="How many fit"
          value={zone.capacity}
          min={0}
          max={999}
          onChange={(capacity) =>
            change(`${zoneName(scene, zone.id)} holds ${capacity}`, setZone(scene, zone.id, { capacity }))
          }
        />
      </div>
      <section aria-label="Neighbours" className="flex flex-col gap-2">
        <h2 className="font-semibold text-sm">Neighbours</h2>
        {neighbours.length === 0 ? <p className="text-soft text-xs">It touches no other zone.</p> : null}
        <ul className="flex flex-col gap-1">
          {neighbours.map(({ other, border }) => (
            <li key={other.id} className="flex items-center gap-1 rounded-lg bg-raised py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1 truncate text-sm">
                {zoneName(scene, other.id)}
                <span className="block text-soft text-xs">
                  {border ? (DOORS.find(({ id }) => id === border.door)?.label ?? '') : 'A wall between them'}
                </span>
              </span>
              {border ? (
                <>
                  <IconButton
                    size="small"
                    icon={DoorOpen}
                    label={`The way to ${zoneName(scene, other.id)}: door, room, features`}
                    onPress={() => onChoose({ kind: 'border', border: border.id })}
                  />
                  <IconButton
                    size="small"
                    icon={Unlink}
                    label={`Wall off ${zoneName(scene, other.id)}`}
                    onPress={() =>
                      change(
                        `A wall between ${zoneName(scene, zone.id)} and ${zoneName(scene, other.id)}`,
                        unlinkZones(scene, zone.id, other.id),
                      )
                    }
                  />
                </>
              ) : (
                <IconButton
                  size="small"
                  icon={Link2}
                  label={`Open a way to ${zoneName(scene, other.id)}`}
                  onPress={() =>
                    change(
                      `A way between ${zoneName(scene, zone.id)} and ${zoneName(scene, other.id)}`,
                      linkZones(scene, zone.id, other.id),
                    )
                  }
                />
              )}
              <IconButton
                size="small"
                icon={Merge}
                label={`Join with ${zoneName(scene, other.id)} into one zone`}
                onPress={() =>
                  change(
                    `${zoneName(scene, zone.id)} and ${zoneName(scene, other.id)} are one`,
                    joinZones(scene, zone.id, other.id),
                  )
                }
              />
            </li>
          ))}
        </ul>
        <AddNeighbour scene={scene} zone={zone} change={change} onChoose={onChoose} />
      </section>
      <FeatureList
        features={zone.features}
        onChange={(features, words) =>
          change(`${zoneName(scene, zone.id)}: ${words}`, setZone(scene, zone.id, { features }))
        }
      />
      <Button
        look="quiet"
        icon={Trash2}
        className="self-start"
        onPress={() => {
          if (change(`Removed the zone ${zoneName(scene, zone.id)}`, removeZone(scene, zone.id))) onChoose(undefined);
        }}
      >
        Remove this zone
      </Button>
    </div>
  );
}

/** The form of a border: its door, how many fit on it, its features. */
export function BorderForm({ scene, border, change, onChoose }: Props & { border: Border }) {
  const [one, other] = border.between;
  const name = `${zoneName(scene, one)} – ${zoneName(scene, other)}`;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="font-semibold text-base">The way between</h2>
        <p className="flex flex-wrap gap-1 pt-1">
          {border.between.map((zone) => (
            <Button key={zone} size="small" onPress={() => onChoose({ kind: 'zone', zone })}>
              {zoneName(scene, zone)}
            </Button>
          ))}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2">
        <ChoiceInput
          label="What it is"
          value={border.door}
          options={DOORS}
          onChange={(id) => change(`${name}: door`, setBorder(scene, border.id, { door: doorOf(id) }))}
        />
        <NumberInput
          label="How many fit"
          value={border.capacity}
          min={0}
          max={99}
          onChange={(capacity) => change(`${name} holds ${capacity}`, setBorder(scene, border.id, { capacity }))}
        />
      </div>
      <FeatureList
        features={border.features}
        onChange={(features, words) => change(`${name}: ${words}`, setBorder(scene, border.id, { features }))}
      />
      <Button
        look="quiet"
        icon={Unlink}
        className="self-start"
        onPress={() => {
          if (change(`A wall: ${name}`, unlinkZones(scene, one, other))) onChoose({ kind: 'zone', zone: one });
        }}
      >
        Put a wall here
      </Button>
    </div>
  );
}

/** Lists all zones, for choosing a zone without the map. */
export function ZoneList({ scene, onChoose }: { scene: ZoneScene; onChoose(place: Place): void }) {
  return (
    <section aria-label="Zones" className="flex flex-col gap-2">
      <h2 className="font-semibold text-sm">Zones</h2>
      {Object.keys(scene.zones).length === 0 ? (
        <p className="text-soft text-sm">
          There are none yet. Choose “Draw a zone” and drag over the map, or click corner after corner.
        </p>
      ) : null}
      <ul className="flex flex-col">
        {Object.values(scene.zones).map((zone) => (
          <li key={zone.id}>
            <Button
              look="quiet"
              className="w-full justify-between!"
              onPress={() => onChoose({ kind: 'zone', zone: zone.id })}
            >
              <span className={cn('max-w-3/5 shrink-0 truncate', zone.name === '' && 'text-soft')}>
                {zoneName(scene, zone.id)}
              </span>
              <span className="min-w-0 truncate text-faint text-xs tabular-nums">
                room for {zone.capacity}
                {zone.features.length > 0 ? ` · ${zone.features.map(({ label }) => label).join(', ')}` : ''}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

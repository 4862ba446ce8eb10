/** The map as a whole: its name, and what lies under it: plain ground or a picture, whose file name may tell the grid. */
import { fileOpen } from 'browser-fs-access';
import { ImageUp } from 'lucide-react';
import { toast } from 'sonner';
import type { Ground, Scene } from '../../space/scene.ts';
import { useTable } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { ChoiceInput, NumberInput } from '../../ui/inputs/inputs.tsx';
import { type GridSize, gridOfName } from './gridName.ts';

type Look = Extract<Ground, { kind: 'plain' }>['look'];

/** Plain grounds by name. */
export const LOOKS: readonly { id: Look; label: string }[] = [
  { id: 'stone', label: 'Stone' },
  { id: 'grass', label: 'Grass' },
  { id: 'wood', label: 'Wood' },
  { id: 'sand', label: 'Sand' },
  { id: 'water', label: 'Water' },
  { id: 'night', label: 'Night' },
];

/**
 * A scene on a picture. Squares take the grid that is told, or keep their own; the picture is as wide as the grid. Zones keep
 * their shape and stretch with the map to the picture's size. Undefined when the picture is too small or large to be a map.
 */
export function onPicture(
  scene: Scene,
  picture: { picture: string; width: number; height: number },
  grid: GridSize | undefined,
): Scene | undefined {
  const { width, height } = picture;
  if (Math.min(width, height) < 100 || Math.max(width, height) > 20_000) return undefined;
  const ground: Ground = { kind: 'picture', picture: picture.picture };
  if (scene.kind === 'squares') {
    const { columns, rows } = grid ?? scene;
    const pixels = Math.min(512, Math.max(8, width / columns));
    return { ...scene, columns, rows, pixels, ground };
  }
  const [across, down] = [width / scene.width, height / scene.height];
  const at = ({ x, y }: { x: number; y: number }) => ({ x: x * across, y: y * down });
  return {
    ...scene,
    width,
    height,
    ground,
    zones: Object.fromEntries(
      Object.entries(scene.zones).map(([id, zone]) => [id, { ...zone, polygon: zone.polygon.map(at) }]),
    ),
    borders: Object.fromEntries(
      Object.entries(scene.borders).map(([id, border]) => [
        id,
        { ...border, line: [at(border.line[0]), at(border.line[1])] as typeof border.line },
      ]),
    ),
  };
}

/** The form. Gives a whole new scene with words for the step of undo. */
export function GroundForm({ scene, onScene }: { scene: Scene; onScene(label: string, scene: Scene): void }) {
  const addPicture = useTable((table) => table.addPicture);
  const take = async () => {
    const file = await fileOpen({ description: 'Pictures', mimeTypes: ['image/*'] }).catch(() => undefined);
    if (!file) return;
    const kept = await addPicture(file);
    if (!kept) return;
    const next = onPicture(scene, kept, gridOfName(file.name));
    if (next) onScene(`The ground is ${file.name}`, next);
    else toast.error('This picture cannot be a map: each side must be 100 to 20,000 pixels.');
  };
  const { ground } = scene;
  return (
    <section aria-label="Ground" className="flex flex-col gap-3">
      <FieldInput
        field={{ kind: 'text', path: 'name', label: 'Name of the map', longest: 80 }}
        value={scene.name}
        onChange={(name) => onScene(`The map is called ${String(name)}`, { ...scene, name: String(name) })}
      />
      <div className="grid grid-cols-2 items-end gap-2">
        <ChoiceInput
          label="Ground"
          value={ground.kind === 'plain' ? ground.look : 'picture'}
          options={ground.kind === 'plain' ? LOOKS : [{ id: 'picture', label: 'A picture' }, ...LOOKS]}
          onChange={(id) => {
            const look = LOOKS.find((one) => one.id === id)?.id;
            if (look) onScene(`The ground is ${look}`, { ...scene, ground: { kind: 'plain', look } });
          }}
        />
        <Button icon={ImageUp} onPress={() => void take()}>
          A picture…
        </Button>
      </div>
      {scene.kind === 'squares' ? (
        <div className="grid grid-cols-3 gap-2">
          <NumberInput
            label="Across"
            value={scene.columns}
            min={1}
            max={200}
            onChange={(columns) => onScene(`${columns} squares across`, { ...scene, columns })}
          />
          <NumberInput
            label="Down"
            value={scene.rows}
            min={1}
            max={200}
            onChange={(rows) => onScene(`${rows} squares down`, { ...scene, rows })}
          />
          <NumberInput
            label="Pixels each"
            value={Math.round(scene.pixels)}
            min={8}
            max={512}
            onChange={(pixels) => onScene(`${pixels} pixels to a square`, { ...scene, pixels })}
          />
        </div>
      ) : null}
      <p className="text-soft text-xs">A picture named like crypt_30x22.png sets the grid of squares by itself.</p>
    </section>
  );
}

/**
 * The map as a whole: its name, and its ground. The ground is plain or a picture, whose file name
 * may tell the grid.
 */
import { ImageUp } from 'lucide-react';
import { toast } from 'sonner';
import { withHexColumns } from '../../space/hexes/hexFit.ts';
import { type Ground, type HexScene, isHexScene, isShaded, type Scene, type SquareScene } from '../../space/scene.ts';
import { offsetOf, withColumns, withOffset, withPixels } from '../../space/squares/gridFit.ts';
import { tableActions } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { ChoiceInput, NumberInput, SwitchInput } from '../../ui/inputs/inputs.tsx';
import { type GridSize, gridOfName } from './gridName.ts';
import { HexGridForm } from './HexGridForm.tsx';

type Look = Extract<Ground, { kind: 'plain' }>['look'];

/** The plain grounds by name. */
export const LOOKS: readonly { id: Look; label: string }[] = [
  { id: 'stone', label: 'Stone' },
  { id: 'grass', label: 'Grass' },
  { id: 'wood', label: 'Wood' },
  { id: 'sand', label: 'Sand' },
  { id: 'water', label: 'Water' },
  { id: 'night', label: 'Night' },
];

/**
 * A scene on a picture. The file name, or else the old grid, gives the squares or hexes across; the
 * picture's height gives those down. Zones keep their shape and stretch to the picture's
 * size. Undefined when the picture is too small or too large for a map.
 */
export function onPicture(
  scene: Scene,
  picture: { picture: string; width: number; height: number },
  grid: GridSize | undefined,
): Scene | undefined {
  const { width, height } = picture;
  if (Math.min(width, height) < 100 || Math.max(width, height) > 20_000) return undefined;
  const ground = { kind: 'picture', picture: picture.picture } as const;
  if (scene.kind === 'squares') {
    const laid: SquareScene = { ...scene, ground: { ...ground, at: { x: 0, y: 0, width, height } } };
    return withColumns(laid, (grid ?? scene).columns);
  }
  if (isHexScene(scene)) {
    const laid: HexScene = { ...scene, ground: { ...ground, at: { x: 0, y: 0, width, height } } };
    return withHexColumns(laid, (grid ?? scene.hexes).columns);
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

/**
 * The number and size of the squares. Over a picture one follows from the other: a change lays the
 * grid anew.
 */
function GridForm({ scene, onScene }: { scene: SquareScene; onScene(label: string, scene: Scene): void }) {
  const over = scene.ground.kind === 'picture';
  const offset = offsetOf(scene);
  const side = { min: 1, max: 200 };
  const shift = { min: 0, max: scene.pixels, step: 0.25 };
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberInput
        label="Squares across"
        value={scene.columns}
        {...side}
        onChange={(columns) =>
          onScene(`${columns} squares across`, over ? withColumns(scene, columns) : { ...scene, columns })
        }
      />
      <NumberInput
        label="Squares down"
        value={scene.rows}
        {...side}
        onChange={(rows) => onScene(`${rows} squares down`, { ...scene, rows })}
      />
      {over ? (
        <>
          <NumberInput
            label="Pixels to a square"
            value={scene.pixels}
            min={8}
            max={512}
            step={0.25}
            className="col-span-2"
            onChange={(pixels) => onScene(`${pixels} pixels to a square`, withPixels(scene, pixels))}
          />
          <NumberInput
            label="Offset across"
            value={offset.x}
            {...shift}
            onChange={(x) => onScene(`The grid begins ${x} pixels across`, withOffset(scene, { ...offset, x }))}
          />
          <NumberInput
            label="Offset down"
            value={offset.y}
            {...shift}
            onChange={(y) => onScene(`The grid begins ${y} pixels down`, withOffset(scene, { ...offset, y }))}
          />
        </>
      ) : null}
    </div>
  );
}

/** The form. `onScene` gets a whole new scene, with words for the step of undo. */
export function GroundForm({ scene, onScene }: { scene: Scene; onScene(label: string, scene: Scene): void }) {
  const { addPicture } = tableActions;
  const take = async () => {
    const file = await chooseFile(['image/*']);
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
      {ground.kind === 'picture' ? (
        <SwitchInput
          label="Light and shade over the picture"
          value={isShaded(ground)}
          onChange={(on) => {
            const { shaded: _, ...plain } = ground;
            const words = on ? 'Light and shade lie over the picture' : 'The picture is shown as it was drawn';
            onScene(words, { ...scene, ground: on ? { ...plain, shaded: true } : plain });
          }}
        />
      ) : null}
      {scene.kind === 'squares' ? <GridForm scene={scene} onScene={onScene} /> : null}
      {isHexScene(scene) ? <HexGridForm scene={scene} onScene={onScene} /> : null}
      <p className="text-soft text-xs">A picture named like crypt_30x22.png sets the grid of squares by itself.</p>
    </section>
  );
}

/** Choosing the ground of a fight: a ready-made map, plain ground of any size, or a picture. */

import { fileOpen } from 'browser-fs-access';
import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DropZone, Radio, RadioGroup } from 'react-aria-components';
import { toast } from 'sonner';
import { count } from '../../engine/words.ts';
import type { Scene, SceneKind } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { useTable } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceInput, NumberInput } from '../../ui/inputs/inputs.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LOOKS } from './GroundForm.tsx';
import { gridOfName, titleOfName } from './gridName.ts';
import { MapFileInput } from './MapFileInput.tsx';
import { PLAIN_LIMITS, pictureScene, plainSquares, plainZones } from './plainScenes.ts';
import { SceneThumbnail } from './SceneThumbnail.tsx';

interface Props {
  /** The kinds that the game plays on. */
  kinds: readonly SceneKind[];
  scene: Scene | undefined;
  onScene(scene: Scene): void;
}

const tile =
  'group flex cursor-default flex-col overflow-hidden rounded-lg bg-raised text-left ring-1 ring-line hover:brightness-115 selected:ring-2 selected:ring-now focus-visible:outline-2 focus-visible:outline-now';

/** How big a scene is, in words. */
export const sizeWords = (scene: Scene): string =>
  scene.kind === 'zones' ? count(Object.keys(scene.zones).length, 'zone') : `${scene.columns} × ${scene.rows} squares`;

const readyFor = (kinds: readonly SceneKind[]) =>
  Object.entries(readyScenes).filter(([, one]) => kinds.includes(one.kind));
/** The ready-made map that a scene is, among these. */
const sameAs = (scenes: ReturnType<typeof readyFor>, scene: Scene | undefined) =>
  scenes.find(([, one]) => one.name === scene?.name && one.kind === scene.kind);

/** The game may change while the map is chosen: a map of a kind that it does not play on is made anew, in the same tab. */
function usePlayable({ kinds, scene }: Props, remake: (kind: SceneKind) => void): void {
  const wanted = scene && !kinds.includes(scene.kind) ? kinds[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew once for each kind that is wanted
  useEffect(() => {
    if (wanted) remake(wanted);
  }, [wanted]);
}

function Ready(props: Props) {
  const { kinds, scene, onScene } = props;
  const scenes = readyFor(kinds);
  usePlayable(props, () => {
    const [first] = scenes;
    if (first) onScene(first[1]);
  });
  const chosen = sameAs(scenes, scene)?.[0] ?? '';
  if (scenes.length === 0) return <p className="text-soft">No ready-made map fits this game. Take plain ground.</p>;
  return (
    <RadioGroup
      aria-label="Ready-made maps"
      value={chosen}
      onChange={(id) => {
        const found = readyScenes[id];
        if (found) onScene(found);
      }}
      className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3"
    >
      {scenes.map(([id, one]) => (
        <Radio key={id} value={id} className={tile}>
          <SceneThumbnail scene={one} className="aspect-[16/9] w-full" />
          <span className="px-3 py-2">
            <span className="block truncate font-medium">{one.name}</span>
            <span className="text-soft text-xs">{sizeWords(one)}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

const KIND_WORDS: Record<SceneKind, string> = { zones: 'Zones', squares: 'Squares' };

function KindInput({
  kinds,
  kind,
  onKind,
}: {
  kinds: readonly SceneKind[];
  kind: SceneKind;
  onKind(k: SceneKind): void;
}) {
  if (kinds.length < 2) return null;
  return (
    <ChoiceInput
      label="Played on"
      value={kind}
      options={kinds.map((id) => ({ id, label: KIND_WORDS[id] }))}
      onChange={(id) => onKind(id === 'squares' ? 'squares' : 'zones')}
    />
  );
}

/** What is asked for of plain ground. */
interface PlainWish {
  kind: SceneKind;
  look: (typeof LOOKS)[number]['id'];
  zones: { columns: number; rows: number };
  squares: { columns: number; rows: number };
}

const firstWish = (kinds: readonly SceneKind[]): PlainWish => ({
  kind: kinds[0] ?? 'zones',
  look: 'stone',
  zones: { columns: 3, rows: 3 },
  squares: { columns: 24, rows: 16 },
});

function plainScene(wish: PlainWish): Scene {
  const plain = { name: 'Open ground', ...wish[wish.kind], ground: { kind: 'plain', look: wish.look } as const };
  return wish.kind === 'zones' ? plainZones(plain) : plainSquares(plain);
}

function Plain(props: Props) {
  const { kinds, scene, onScene } = props;
  const [wish, setWish] = useState(() => firstWish(kinds));
  const make = (next: Partial<PlainWish>) => {
    const whole = { ...wish, ...next };
    setWish(whole);
    onScene(plainScene(whole));
  };
  usePlayable(props, (kind) => make({ kind }));
  const { kind } = wish;
  const size = wish[kind];
  const limits = PLAIN_LIMITS[kind];
  const words = kind === 'zones' ? 'Zones' : 'Squares';
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid grid-cols-2 gap-3">
        <KindInput kinds={kinds} kind={kind} onKind={(next) => make({ kind: next })} />
        <ChoiceInput
          label="Ground"
          className={kinds.length < 2 ? 'col-span-2' : ''}
          value={wish.look}
          options={LOOKS}
          onChange={(id) => make({ look: LOOKS.find((one) => one.id === id)?.id ?? 'stone' })}
        />
        <NumberInput
          label={`${words} across`}
          value={size.columns}
          {...limits}
          onChange={(columns) => make({ [kind]: { ...size, columns } })}
        />
        <NumberInput
          label={`${words} down`}
          value={size.rows}
          {...limits}
          onChange={(rows) => make({ [kind]: { ...size, rows } })}
        />
        <p className="col-span-2 text-soft text-xs">You can redraw it afterwards: the map editor is one click away.</p>
      </div>
      {scene ? <SceneThumbnail scene={scene} fit="contain" className="aspect-[16/11] w-full" /> : null}
    </div>
  );
}

function Picture(props: Props) {
  const { kinds, onScene, scene } = props;
  const addPicture = useTable((table) => table.addPicture);
  const [kind, setKind] = useState<SceneKind>(kinds[0] ?? 'zones');
  const [kept, setKept] = useState<{ name: string; picture: string; width: number; height: number }>();
  const [grid, setGrid] = useState({ columns: 24, rows: 16 });
  const [told, setTold] = useState('');
  const make = (picture: typeof kept, k: SceneKind, size: typeof grid) => {
    setKind(k);
    setGrid(size);
    if (!picture) return;
    const made = pictureScene(k, picture, k === 'zones' ? { columns: 3, rows: 3 } : size);
    if (made) onScene(made);
    else toast.error('This picture cannot be a map: each side must be 100 to 20,000 pixels.');
  };
  usePlayable(props, (next) => {
    setKind(next);
    if (kept) make(kept, next, grid);
  });
  const take = async (file: File) => {
    const picture = await addPicture(file);
    if (!picture) return;
    const named = { name: titleOfName(file.name), ...picture };
    const read = gridOfName(file.name);
    setTold(read ? `The file’s name tells a grid of ${read.columns} by ${read.rows}.` : '');
    setKept(named);
    make(named, kind, read ?? squareGrid(picture));
  };
  const choose = async () => {
    const file = await fileOpen({ description: 'Pictures', mimeTypes: ['image/*'] }).catch(() => undefined);
    if (file) await take(file);
  };
  const limits = PLAIN_LIMITS.squares;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <DropZone
          aria-label="Drop a picture here"
          onDrop={(event) => {
            const file = event.items.find((item) => item.kind === 'file');
            if (file?.kind === 'file') void file.getFile().then(take);
          }}
          className="flex flex-col items-center gap-3 rounded-lg border border-edge/60 border-dashed p-5 text-center drop-target:border-now drop-target:bg-now-wash"
        >
          <p className="text-soft">Drop a picture of the map here, or</p>
          <Button icon={ImageUp} onPress={() => void choose()}>
            Choose a picture
          </Button>
          <p className="text-soft text-xs">A name like crypt_30x22.png sets the grid by itself.</p>
        </DropZone>
        <KindInput kinds={kinds} kind={kind} onKind={(next) => make(kept, next, grid)} />
        {kind === 'squares' ? (
          <div className="grid grid-cols-2 gap-3">
            <NumberInput
              label="Squares across"
              value={grid.columns}
              {...limits}
              onChange={(columns) => make(kept, kind, { ...grid, columns })}
            />
            <NumberInput
              label="Squares down"
              value={grid.rows}
              {...limits}
              onChange={(rows) => make(kept, kind, { ...grid, rows })}
            />
          </div>
        ) : (
          <p className="text-soft text-xs">Nine zones are laid over the picture; redraw them in the map editor.</p>
        )}
        {told ? <p className="text-soft text-xs">{told}</p> : null}
      </div>
      {kept && scene ? <SceneThumbnail scene={scene} fit="contain" className="aspect-[16/11] w-full" /> : null}
    </div>
  );
}

/** A grid of about twenty-four squares across, as square as the picture allows. */
function squareGrid({ width, height }: { width: number; height: number }) {
  const columns = 24;
  return { columns, rows: Math.min(200, Math.max(1, Math.round((columns * height) / width))) };
}

/** The picker. It gives each choice; what is done with it is the caller's. */
export function ScenePicker(props: Props) {
  const scenes = readyFor(props.kinds);
  const [ready, setReady] = useState(sameAs(scenes, props.scene)?.[1]);
  const [tab, setTab] = useState('ready');
  const keep = (scene: Scene) => {
    setReady(sameAs(scenes, scene)?.[1] ?? ready);
    props.onScene(scene);
  };
  // Back among the ready-made maps one of them is chosen: what is not to be seen is never what will be taken.
  const backToReady = () => {
    const map = ready && props.kinds.includes(ready.kind) ? ready : scenes[0]?.[1];
    if (map && !sameAs(scenes, props.scene)) props.onScene(map);
  };
  return (
    <Tabs
      label="Kinds of ground"
      chosen={tab}
      onChoose={(id) => {
        if (id === 'ready' && tab !== 'ready') backToReady();
        // To look at plain ground is to choose it: nothing else need be pressed.
        if (id === 'plain' && tab !== 'plain') props.onScene(plainScene(firstWish(props.kinds)));
        setTab(id);
      }}
      tabs={[
        { id: 'ready', label: 'Ready-made maps', panel: <Ready {...props} onScene={keep} /> },
        { id: 'plain', label: 'Plain ground', panel: <Plain {...props} /> },
        { id: 'picture', label: 'A picture', panel: <Picture {...props} /> },
        ...(props.kinds.includes('zones')
          ? [{ id: 'file', label: 'A map file', panel: <MapFileInput scene={props.scene} onScene={props.onScene} /> }]
          : []),
      ]}
    />
  );
}

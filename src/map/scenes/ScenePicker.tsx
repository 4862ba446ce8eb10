/** Choosing the ground of a fight: a ready-made map, plain ground of any size, or a picture. */

import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { count } from '../../engine/words.ts';
import type { Scene, SceneKind } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { ChoiceInput, NumberInput } from '../../ui/inputs/inputs.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LOOKS } from './GroundForm.tsx';
import { KindInput } from './KindInput.tsx';
import { MapFileInput } from './MapFileInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { PLAIN_LIMITS, plainSquares, plainZones } from './plainScenes.ts';
import { SceneThumbnail } from './SceneThumbnail.tsx';
import { type PickerProps, usePlayable } from './usePlayable.ts';

interface Props extends PickerProps {
  /** A picture or a map file that was dropped before: its tab is open and it is taken at once. */
  file?: File | undefined;
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

function Ready(props: PickerProps) {
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

function Plain(props: PickerProps) {
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

/** Which tab a file belongs to. */
const tabFor = (file: File): string => (file.type.startsWith('image/') ? 'picture' : 'file');

/** The picker. It gives each choice; what is done with it is the caller's. */
export function ScenePicker(props: Props) {
  const scenes = readyFor(props.kinds);
  const [ready, setReady] = useState(sameAs(scenes, props.scene)?.[1]);
  const { file } = props;
  const [chosen, setChosen] = useState<{ tab: string; file?: File | undefined }>({ tab: 'ready' });
  // A file that is dropped brings its tab; whoever chooses another one afterwards stays there.
  const tab = file && chosen.file !== file ? tabFor(file) : chosen.tab;
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
        setChosen({ tab: id, file });
      }}
      tabs={[
        { id: 'ready', label: 'Ready-made maps', panel: <Ready {...props} onScene={keep} /> },
        { id: 'plain', label: 'Plain ground', panel: <Plain {...props} /> },
        { id: 'picture', label: 'A picture', panel: <PictureInput {...props} /> },
        { id: 'file', label: 'A map file', panel: <MapFileInput {...props} /> },
      ]}
    />
  );
}

/**
 * Chooses the ground of a fight: a ready-made map, a map of the shelf, plain ground of any size, a
 * map of one's own.
 */

import { RadioGroup } from 'react-aria-components';
import { countWords } from '../../engine/words.ts';
import { faultOfHexes } from '../../space/hexes/hexScene.ts';
import type { MapKind, Scene } from '../../space/scene.ts';
import { readyScene, readySceneId } from '../../space/scenes/readyMaps.ts';
import { ChoiceInput, NumberInput } from '../../ui/inputs/inputs.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LOOKS } from './GroundForm.tsx';
import { kindIn, readyFor, readyOf } from './ground.ts';
import { KIND_WORDS, KindInput, TurnInput } from './KindInput.tsx';
import { MapTile, mapTiles } from './MapTile.tsx';
import { OwnMapInput } from './own/OwnMapInput.tsx';
import { MapPicture } from './pictures/MapPicture.tsx';
import { SceneThumbnail } from './pictures/SceneThumbnail.tsx';
import { PLAIN_LIMITS } from './plainScenes.ts';
import { ShelfMaps } from './ShelfMaps.tsx';
import type { Choosing } from './useGround.ts';

/** The size of a ready map in words. Hexes are a little fewer than the squares they lie over. */
const sizeWords = (
  kind: MapKind,
  { zones, columns, rows }: { zones: number; columns: number; rows: number },
): string =>
  kind === 'zones' ? countWords(zones, 'zone') : `${columns} × ${rows} squares${kind === 'hexes' ? ', in hexes' : ''}`;

function Ready({ ground, kinds, choose, now }: Choosing & { now: Scene | undefined }) {
  const kind = kindIn(ground, kinds);
  const maps = readyFor(kind);
  const chosen = readyOf(ground, kinds) ?? maps.find(({ name }) => name === now?.name);
  return (
    <div className="flex flex-col gap-3">
      <KindInput kinds={kinds} kind={kind} onKind={(next) => choose({ kind: next })} />
      <RadioGroup
        aria-label="Ready-made maps"
        value={chosen?.id ?? ''}
        onChange={(ready) => choose({ ready })}
        className={mapTiles}
      >
        {maps.map(({ id, name, zones, columns, rows }) => (
          <MapTile key={id} id={id} name={name} about={sizeWords(kind, { zones, columns, rows })}>
            <MapPicture
              of={`ready ${id} ${kind}`}
              as="tile"
              fetch={() => readyScene(readySceneId(id, kind))}
              className="aspect-[16/9] w-full rounded-none"
            />
          </MapTile>
        ))}
      </RadioGroup>
    </div>
  );
}

function Plain({ ground, kinds, scene, choose }: Choosing) {
  const kind = kindIn(ground, kinds);
  const size = ground[kind];
  const limits = PLAIN_LIMITS[kind];
  const words = KIND_WORDS[kind];
  const fault = kind === 'hexes' ? faultOfHexes(size.columns, size.rows) : undefined;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid grid-cols-2 gap-3">
        <KindInput kinds={kinds} kind={kind} onKind={(next) => choose({ kind: next })} />
        <ChoiceInput
          label="Ground"
          className={kinds.length < 2 ? 'col-span-2' : ''}
          value={ground.look}
          options={LOOKS}
          onChange={(id) => choose({ look: LOOKS.find((one) => one.id === id)?.id ?? 'stone' })}
        />
        <NumberInput
          label={`${words} across`}
          value={size.columns}
          {...limits}
          onChange={(columns) => choose({ [kind]: { ...size, columns } })}
        />
        <NumberInput
          label={`${words} down`}
          value={size.rows}
          {...limits}
          onChange={(rows) => choose({ [kind]: { ...size, rows } })}
        />
        {kind === 'hexes' ? <TurnInput turn={ground.turn} onTurn={(turn) => choose({ turn })} /> : null}
        {fault === undefined ? null : <p className="col-span-2 text-danger text-xs">{fault}</p>}
        <p className="col-span-2 text-soft text-xs">You can redraw it afterwards: the map editor is one click away.</p>
      </div>
      {scene ? <SceneThumbnail scene={scene} className="aspect-[16/11] w-full" /> : null}
    </div>
  );
}

const WAYS = ['ready', 'shelf', 'plain'] as const;

/**
 * The picker. The caller decides what to do with the choice. `now` is the current map, while none
 * is chosen.
 */
export function ScenePicker({ now, ...choosing }: Choosing & { now?: Scene }) {
  const { ground, choose, stop } = choosing;
  const own = ground.way === 'picture' || ground.way === 'file';
  return (
    <Tabs
      label="Kinds of ground"
      chosen={own ? 'own' : ground.way}
      onChoose={(id) => {
        if (id === 'own' && own) return;
        const way = id === 'own' ? (ground.file ? 'file' : 'picture') : (WAYS.find((one) => one === id) ?? 'ready');
        if (way === ground.way) return;
        stop();
        // Opening a tab chooses its map: the picker never takes a map that the user cannot see.
        choose({ way, ready: ground.ready ?? 'usual' });
      }}
      tabs={[
        { id: 'ready', label: 'Ready-made maps', panel: <Ready {...choosing} now={now} /> },
        {
          id: 'shelf',
          label: 'On your shelf',
          panel: <ShelfMaps {...choosing} />,
        },
        { id: 'plain', label: 'Plain ground', panel: <Plain {...choosing} /> },
        { id: 'own', label: 'Your own map', panel: <OwnMapInput {...choosing} /> },
      ]}
    />
  );
}

/** A scene drawn small, as SVG: its ground, zones and ways or squares and walls. For choosing, not for playing. */
import { useEffect, useId, useState } from 'react';
import { mapSize } from '../../board/placeAt.ts';
import type { Ground, Scene, SquareScene, ZoneScene } from '../../space/scene.ts';
import { useTable } from '../../store/store.ts';

/** Lit middle and dark rim of each plain ground. */
const GROUNDS: Record<Extract<Ground, { kind: 'plain' }>['look'], readonly [string, string]> = {
  stone: ['#6a6c70', '#3a3c41'],
  grass: ['#5d7348', '#2f3d28'],
  wood: ['#7a5a3c', '#412e1f'],
  sand: ['#9a8560', '#594a33'],
  water: ['#3f6f80', '#1d3a47'],
  night: ['#3a4157', '#161a26'],
};

/** The address of a kept picture; undefined while it is fetched, or when it is not there. */
export function usePictureUrl(hash: string | undefined): string | undefined {
  const picture = useTable((table) => table.picture);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (hash === undefined) return setUrl(undefined);
    let gone = false;
    let made: string | undefined;
    void picture(hash).then((blob) => {
      if (gone || !blob) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [hash, picture]);
  return url;
}

function GroundOf({ ground, width, height }: { ground: Ground; width: number; height: number }) {
  const id = useId();
  const url = usePictureUrl(ground.kind === 'picture' ? ground.picture : undefined);
  const [lit, rim] = GROUNDS[ground.kind === 'plain' ? ground.look : 'stone'];
  return (
    <>
      <radialGradient id={id} cx="50%" cy="45%" r="75%">
        <stop offset="0" stopColor={lit} />
        <stop offset="1" stopColor={rim} />
      </radialGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
      {url ? <image href={url} width={width} height={height} preserveAspectRatio="none" /> : null}
    </>
  );
}

function Zones({ scene }: { scene: ZoneScene }) {
  const line = Math.max(scene.width, scene.height) / 170;
  return (
    <>
      {Object.values(scene.zones).map((zone) => (
        <polygon
          key={zone.id}
          points={zone.polygon.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="#fff4dc"
          fillOpacity={0.08}
          stroke="#0b0d11"
          strokeOpacity={0.75}
          strokeWidth={line * 1.6}
          strokeLinejoin="round"
        />
      ))}
      {Object.values(scene.borders).map(({ id, line: [from, to], door }) => (
        <line
          key={id}
          x1={from.x + (to.x - from.x) * 0.15}
          y1={from.y + (to.y - from.y) * 0.15}
          x2={from.x + (to.x - from.x) * 0.85}
          y2={from.y + (to.y - from.y) * 0.85}
          stroke={door === 'closed' ? '#c08a4e' : '#fff0cf'}
          strokeOpacity={door === 'closed' ? 1 : 0.65}
          strokeWidth={door === 'closed' ? line * 1.8 : line * 0.9}
          strokeDasharray={door === 'closed' ? undefined : `${line * 1.5} ${line * 1.8}`}
        />
      ))}
    </>
  );
}

function Squares({ scene }: { scene: SquareScene }) {
  const { pixels, columns, rows } = scene;
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, n) => `M${n * pixels} 0V${rows * pixels}`),
    ...Array.from({ length: rows + 1 }, (_, n) => `M0 ${n * pixels}H${columns * pixels}`),
  ].join('');
  const walls = Object.keys(scene.walls).map((key) => {
    const [column = '0', row = '0', edge] = key.split(',');
    const [x, y] = [(Number(column) + 1) * pixels, (Number(row) + 1) * pixels];
    return edge === 'e' ? `M${x} ${y - pixels}v${pixels}` : `M${x - pixels} ${y}h${pixels}`;
  });
  return (
    <>
      {Object.entries(scene.cells).map(([key, cell]) => {
        const [column = 0, row = 0] = key.split(',').map(Number);
        const up = cell.elevation ?? 0;
        const fill = cell.blocked ? '#08090c' : cell.difficult ? '#1d140a' : up < 0 ? '#08090c' : '#fff4dc';
        const opacity = cell.blocked
          ? 0.75
          : cell.difficult
            ? 0.4
            : up === 0
              ? 0.05
              : Math.min(0.45, Math.abs(up) * 0.12);
        return (
          <rect
            key={key}
            x={column * pixels}
            y={row * pixels}
            width={pixels}
            height={pixels}
            fill={fill}
            fillOpacity={opacity}
          />
        );
      })}
      <path d={lines} stroke="#fff" strokeOpacity={0.13} strokeWidth={pixels / 22} fill="none" />
      <path d={walls.join('')} stroke="#08090c" strokeWidth={pixels / 5} strokeLinecap="round" fill="none" />
    </>
  );
}

/** The thumbnail. It is decoration: give the scene's name in words beside it. */
export function SceneThumbnail({ scene, className }: { scene: Scene; className?: string }) {
  const { width, height } = mapSize(scene);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden
      focusable="false"
    >
      <GroundOf ground={scene.ground} width={width} height={height} />
      {scene.kind === 'zones' ? <Zones scene={scene} /> : <Squares scene={scene} />}
    </svg>
  );
}

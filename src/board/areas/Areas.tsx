/**
 * The areas that lie on a map, above its ground and under its tokens. Where players know only a
 * part of the map, the areas end at the edge of that part.
 */
import { memo, useMemo } from 'react';
import type { Scene } from '../../space/scene.ts';
import type { BoardArea } from '../boardArea.ts';
import { useKnownClip } from '../fog/useKnownClip.ts';
import { inColours } from '../paint/paintContext.ts';
import { Group } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import type { BoardFog } from '../types.ts';
import { drawBoardArea } from './drawAreas.ts';

export function Areas({
  areas,
  scene,
  fog,
  theme,
}: {
  areas: readonly BoardArea[];
  scene: Scene;
  fog: BoardFog | undefined;
  theme: 'dark' | 'light';
}) {
  const clip = useKnownClip(fog, scene);
  return (
    <Group name="areas" listening={false} {...clip}>
      {areas.map((area) => (
        <AreaNode key={area.id} area={area} scene={scene} theme={theme} />
      ))}
    </Group>
  );
}

/** One area. */
export const AreaNode = memo(function AreaNode({
  area,
  scene,
  theme,
}: {
  area: BoardArea;
  scene: Scene;
  theme: 'dark' | 'light';
}) {
  const paint = useMemo(
    () => inColours(theme, (paintContext) => drawBoardArea(paintContext, scene, area)),
    [theme, scene, area],
  );
  return <Painting name="area" paint={paint} />;
});

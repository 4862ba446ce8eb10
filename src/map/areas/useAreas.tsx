/** The tool for areas on a fight: its layer inside the board, its bar, and all areas to draw. */
import { type RefObject, useMemo } from 'react';
import { type AreaIntent, AreaLayer } from '../../board/areas/AreaLayer.tsx';
import type { BoardArea } from '../../board/boardArea.ts';
import type { StrokeEvents, StrokeListener } from '../../board/strokeEvents.ts';
import type { BoardHandle } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { inAreaOrder } from '../../space/areas/area.ts';
import { AreaBar } from './AreaBar.tsx';
import { changeArea, layArea, layByClick } from './areaEdits.ts';
import { useAreaTool } from './areaTool.ts';
import { boardAreaOf, draftAreaOf } from './areaWords.ts';

/** All areas of the fight, as the board draws them. */
export function useBoardAreas(ruleset: Ruleset, fight: Fight): readonly BoardArea[] {
  const { areas, scene, house } = fight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: areas depend on no other part of the fight
  return useMemo(
    () => inAreaOrder(areas).map((area) => boardAreaOf(ruleset, fight, area)),
    [ruleset, areas, scene, house],
  );
}

/** The tool's layer and bar. */
export function areaToolParts(
  ruleset: Ruleset,
  fight: Fight,
  {
    areas,
    theme,
    keys,
    board,
  }: {
    areas: readonly BoardArea[];
    theme: 'dark' | 'light';
    keys: StrokeEvents & { tell: StrokeListener };
    board: RefObject<BoardHandle | null>;
  },
) {
  return {
    layer: <Layer ruleset={ruleset} fight={fight} areas={areas} theme={theme} keys={keys} />,
    bar: <AreaBar ruleset={ruleset} fight={fight} board={board} tell={keys.tell} />,
  };
}

function Layer({
  ruleset,
  fight,
  areas,
  theme,
  keys,
}: {
  ruleset: Ruleset;
  fight: Fight;
  areas: readonly BoardArea[];
  theme: 'dark' | 'light';
  keys: StrokeEvents;
}) {
  const { kind, chosen, colour, seen, setArea } = useAreaTool();
  const onIntent = (intent: AreaIntent) => {
    if (intent.type === 'lay') layArea(ruleset, fight, intent.shape);
    else if (intent.type === 'click') layByClick(ruleset, fight, intent.point);
    else if (intent.type === 'choose') setArea({ chosen: intent.id });
    else {
      const area = fight.areas?.[intent.id];
      if (area) changeArea(area, { shape: intent.shape }, `Change “${area.name}”`);
    }
  };
  return (
    <AreaLayer
      scene={fight.scene}
      counting={ruleset.areaCounting(fight)}
      kind={kind}
      areas={areas}
      chosen={chosen}
      theme={theme}
      keys={keys}
      lookOf={(shape, id) => {
        const area = id === undefined ? undefined : fight.areas?.[id];
        return draftAreaOf(ruleset, fight, { shape, colour: area?.colour ?? colour, seen: area?.seen ?? seen });
      }}
      onIntent={onIntent}
    />
  );
}

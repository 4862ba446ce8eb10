/** The menu entries for the areas under a point of the map. */
import { CircleDashed, Gauge, Trash2 } from 'lucide-react';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { peopleInArea } from '../../engine/table/inArea.ts';
import type { Id } from '../../engine/words.ts';
import { inAreaOrder } from '../../space/areas/area.ts';
import { isInShape } from '../../space/areas/areaOutline.ts';
import type { Point } from '../../space/scene.ts';
import { tableActions } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { removeArea } from './areaEdits.ts';
import { useAreaTool } from './areaTool.ts';

/** The entries. `setAll` asks for a word for these combatants. */
export const areaEntries = (
  ruleset: Ruleset,
  fight: Fight,
  point: Point,
  setAll: (ids: readonly Id[]) => void,
): MenuEntry[] =>
  inAreaOrder(fight.areas)
    .filter(({ shape }) => isInShape(shape, point))
    .flatMap((area): MenuEntry[] => {
      const ids = peopleInArea(ruleset, fight, area.shape);
      const all: MenuEntry = {
        id: `${area.id}-all`,
        label: `Set a value of all in “${area.name}”…`,
        detail: `${ids.length} in it`,
        icon: Gauge,
        onAction: () => setAll(ids),
      };
      return [
        ...(ids.length > 0 ? [all] : []),
        {
          id: `${area.id}-change`,
          label: `Change “${area.name}”`,
          icon: CircleDashed,
          onAction: () => {
            tableActions.setSession({ tool: 'area' });
            useAreaTool.getState().setArea({ chosen: area.id });
          },
        },
        { id: `${area.id}-away`, label: `Take “${area.name}” away`, icon: Trash2, onAction: () => removeArea(area) },
      ];
    });

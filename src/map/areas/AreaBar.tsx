/**
 * The bar of the tool for areas: their form, colour, end and who sees them; the areas on the map;
 * and for the chosen one its name, who stands in it, and a word for all of them.
 */
import { Circle, CircleDot, Cone, Eye, EyeOff, Minus, PenTool, Square } from 'lucide-react';
import type { RefObject } from 'react';
import type { StrokeListener } from '../../board/strokeEvents.ts';
import type { BoardHandle } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type AreaKind, inAreaOrder } from '../../space/areas/area.ts';
import { mapKindOf } from '../../space/scene.ts';
import { BareButton } from '../../ui/Button.tsx';
import { chipButton } from '../../ui/Chip.tsx';
import { colourChoices } from '../colourChoices.tsx';
import { KeyPen } from '../KeyPen.tsx';
import { Divider, type ToolChoice, ToolChoices, ToolPanel } from '../ToolPanel.tsx';
import { changeArea } from './areaEdits.ts';
import { useAreaTool } from './areaTool.ts';
import { ChosenArea } from './ChosenArea.tsx';

const KINDS: readonly ToolChoice<AreaKind>[] = [
  { id: 'circle', label: 'Circle', icon: Circle },
  { id: 'square', label: 'Square', icon: Square },
  { id: 'cone', label: 'Cone', icon: Cone },
  { id: 'line', label: 'Line', icon: Minus },
  { id: 'ring', label: 'Ring', icon: CircleDot },
  { id: 'own', label: 'Own form', icon: PenTool },
];

const HINTS: Record<AreaKind, string> = {
  circle: 'Drag from the middle outwards.',
  square: 'Drag from corner to corner.',
  cone: 'Drag from the tip to the far end.',
  line: 'Drag from one end to the other.',
  ring: 'Drag from the middle outwards; a handle sets the hole.',
  own: 'Drag round the area.',
};

const SEEN = [
  { id: 'gm', label: 'Only you see it', icon: EyeOff },
  { id: 'players', label: 'The players see it', icon: Eye },
] as const;

interface Props {
  ruleset: Ruleset;
  fight: Fight;
  board: RefObject<BoardHandle | null>;
  /** Gets the strokes of the keyboard's pen. */
  tell: StrokeListener;
}

export function AreaBar({ ruleset, fight, board, tell }: Props) {
  const tool = useAreaTool();
  const areas = inAreaOrder(fight.areas);
  const chosen = areas.find(({ id }) => id === tool.chosen);
  const look = chosen ?? tool;
  const onZones = mapKindOf(fight.scene) === 'zones';
  return (
    <ToolPanel
      label="Areas"
      beside={
        areas.length === 0 ? null : (
          <>
            {areas.length > (chosen ? 1 : 0) ? (
              <fieldset aria-label="Areas on the map" className="flex flex-wrap gap-1">
                {areas.map(({ id, name }) => (
                  <BareButton
                    key={id}
                    aria-pressed={id === chosen?.id}
                    className={chipButton(id === chosen?.id ? 'now' : 'plain')}
                    onPress={() => tool.setArea({ chosen: id === chosen?.id ? undefined : id })}
                  >
                    {name}
                  </BareButton>
                ))}
              </fieldset>
            ) : null}
            {chosen ? <ChosenArea key={chosen.id} ruleset={ruleset} fight={fight} area={chosen} /> : null}
          </>
        )
      }
      hint={
        chosen
          ? 'The white disc moves it, dark rings turn it, squares scale it.'
          : `${HINTS[tool.kind]}${onZones ? ' Click a zone to take it whole.' : ''}`
      }
    >
      <ToolChoices
        label="Form"
        choices={KINDS}
        chosen={tool.kind}
        onChoose={(kind) => tool.setArea({ kind, chosen: undefined })}
      />
      <Divider />
      <ToolChoices
        label="Colour"
        choices={colourChoices}
        chosen={look.colour}
        onChoose={(colour) => {
          tool.setArea({ colour });
          if (chosen) changeArea(chosen, { colour }, `Colour “${chosen.name}”`);
        }}
      />
      <Divider />
      <ToolChoices
        label="For whom"
        choices={SEEN}
        chosen={look.seen}
        onChoose={(seen) => {
          tool.setArea({ seen });
          const whom = seen === 'players' ? 'Show' : 'Keep';
          if (chosen)
            changeArea(chosen, { seen }, `${whom} “${chosen.name}” ${seen === 'players' ? 'to' : 'from'} the players`);
        }}
      />
      <KeyPen scene={fight.scene} board={board} tell={tell} />
    </ToolPanel>
  );
}

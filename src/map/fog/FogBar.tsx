/**
 * The options of the fog tool: hide or reveal, what a stroke covers, everything at once, and a
 * rectangle by numbers.
 */
import { Brush, DoorOpen, Eye, EyeOff, Paintbrush, SquareDashed, UsersRound } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { StrokeListener } from '../../board/strokeEvents.ts';
import type { BoardHandle } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import type { FogWay } from '../../engine/public/fog.ts';
import { type MapKind, mapKindOf, type SquareScene } from '../../space/scene.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberInput } from '../../ui/inputs/inputs.tsx';
import { KeyPen } from '../KeyPen.tsx';
import { Divider, ToolChoices, ToolPanel } from '../ToolPanel.tsx';
import { squaresBetween } from './fogByHand.ts';
import { fogEditOf } from './fogEditOf.ts';
import { useFogWay } from './fogTool.ts';
import { SightForm } from './SightForm.tsx';

const WAYS = [
  { id: 'reveal', label: 'Reveal', icon: Eye },
  { id: 'hide', label: 'Hide', icon: EyeOff },
] as const;

/** Where sight lifts the fog, the GM can leave a place to sight again. */
const SEEN = { id: 'as seen', label: 'As they see', icon: UsersRound } as const;

const TOOLS = [
  { id: 'box', label: 'Box', icon: SquareDashed },
  { id: 'room', label: 'Room: out to its walls and doors', icon: DoorOpen },
  { id: 'brush', label: 'Brush', icon: Paintbrush },
  { id: 'wide', label: 'Wide brush', icon: Brush },
] as const;

/** What a stroke does on squares or hexes, by the tool that is chosen. */
function strokeHint(cells: MapKind, tool: (typeof TOOLS)[number]['id'], way: FogWay): string {
  const seen =
    way === 'hide'
      ? 'the players see them no longer'
      : way === 'reveal'
        ? 'the players see them'
        : 'the players see them when the party does';
  return tool === 'room'
    ? `Click inside a room: its ${cells} out to the walls and doors, and ${seen}.`
    : tool === 'box'
      ? `Drag a box over ${cells}: ${seen}.`
      : `Paint over ${cells}: ${seen}.`;
}

interface Props {
  fight: Fight;
  board: RefObject<BoardHandle | null>;
  /** Gets the strokes of the keyboard's pen. */
  tell: StrokeListener;
}

export function FogBar({ fight, board, tell }: Props) {
  const { tool, way, setFog } = useFogWay(fight);
  const edit = fogEditOf(fight);
  const [open, setOpen] = useState<'numbers' | 'sight'>();
  const { scene } = fight;
  const kind = mapKindOf(scene);
  const zones = kind === 'zones';
  const bySight = fight.sight?.fog === 'by sight';
  const unfolds = (what: typeof open, label: string) => (
    <Button
      size="small"
      look="quiet"
      aria-expanded={open === what}
      onPress={() => setOpen(open === what ? undefined : what)}
    >
      {label}
    </Button>
  );
  return (
    <ToolPanel
      label="Fog"
      below={
        open === 'sight' ? (
          <SightForm fight={fight} />
        ) : open === 'numbers' && scene.kind === 'squares' ? (
          <Rectangle scene={scene} onPlaces={edit} />
        ) : null
      }
      hint={
        bySight && zones
          ? 'Click zones that the players shall see, or not see, whatever the party sees.'
          : zones
            ? 'Click a zone to hide it from the players, or to reveal it; drag over several.'
            : strokeHint(kind, tool, way)
      }
    >
      {zones && !bySight ? null : (
        <>
          <ToolChoices
            label="Hide or reveal"
            choices={bySight ? [...WAYS, SEEN] : WAYS}
            chosen={way}
            words="shown"
            onChoose={(id) => setFog({ way: id })}
          />
          <Divider />
        </>
      )}
      {zones ? null : (
        <>
          <ToolChoices
            label="What a stroke takes"
            choices={TOOLS}
            chosen={tool}
            onChoose={(id) => setFog({ tool: id })}
          />
          <Divider />
        </>
      )}
      <Button size="small" onPress={() => edit('all', 'hide')}>
        Hide all
      </Button>
      <Button size="small" onPress={() => edit('all', 'reveal')}>
        Reveal all
      </Button>
      {kind === 'squares' ? unfolds('numbers', 'By numbers') : null}
      {unfolds('sight', 'Sight')}
      <KeyPen scene={scene} board={board} tell={tell} />
    </ToolPanel>
  );
}

/** A rectangle by column and row, for users without a pointer. */
function Rectangle({
  scene,
  onPlaces,
}: {
  scene: SquareScene;
  onPlaces(places: readonly string[], way: FogWay): void;
}) {
  const [corners, setCorners] = useState({ left: 1, right: scene.columns, top: 1, bottom: scene.rows });
  const set = (change: Partial<typeof corners>) => setCorners({ ...corners, ...change });
  const { left, right, top, bottom } = corners;
  const columns = { min: 1, max: scene.columns, className: 'w-28' };
  const rows = { min: 1, max: scene.rows, className: 'w-28' };
  return (
    <fieldset className="flex flex-wrap items-end justify-center gap-2 pb-1">
      <legend className="sr-only">A rectangle by numbers</legend>
      <NumberInput label="From column" value={left} onChange={(next) => set({ left: next })} {...columns} />
      <NumberInput label="to column" value={right} onChange={(next) => set({ right: next })} {...columns} />
      <NumberInput label="From row" value={top} onChange={(next) => set({ top: next })} {...rows} />
      <NumberInput label="to row" value={bottom} onChange={(next) => set({ bottom: next })} {...rows} />
      <Button icon={EyeOff} onPress={() => onPlaces(squaresBetween(scene, corners), 'hide')}>
        Hide
      </Button>
      <Button icon={Eye} onPress={() => onPlaces(squaresBetween(scene, corners), 'reveal')}>
        Reveal
      </Button>
    </fieldset>
  );
}

/**
 * The options of the drawing tool: figure, colour, width, for whom; and the actions on the selected
 * drawing.
 */
import {
  Circle,
  Eraser,
  Eye,
  EyeOff,
  Minus,
  MousePointerClick,
  MoveUpRight,
  Pencil,
  Square,
  Trash2,
  Type,
} from 'lucide-react';
import type { RefObject } from 'react';
import type { DrawTool } from '../../board/draw/DrawLayer.tsx';
import type { StrokeListener } from '../../board/strokeEvents.ts';
import type { BoardHandle } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import type { Drawing } from '../../space/drawing.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/inputs/inputs.tsx';
import { colourChoices } from '../colourChoices.tsx';
import { KeyPen } from '../KeyPen.tsx';
import { Divider, type ToolChoice, ToolChoices, ToolPanel } from '../ToolPanel.tsx';
import { penWidths, useDrawTool, type WidthName } from './drawTool.ts';
import { useDrawEdits } from './useDrawEdits.ts';

const TOOLS: readonly ToolChoice<DrawTool>[] = [
  { id: 'free', label: 'Free hand', icon: Pencil },
  { id: 'line', label: 'Line', icon: Minus },
  { id: 'arrow', label: 'Arrow', icon: MoveUpRight },
  { id: 'box', label: 'Box', icon: Square },
  { id: 'ellipse', label: 'Ellipse', icon: Circle },
  { id: 'words', label: 'Words', icon: Type },
  { id: 'select', label: 'Choose a drawing', icon: MousePointerClick },
  { id: 'erase', label: 'Eraser', icon: Eraser },
];

const HINTS: Record<DrawTool, string> = {
  free: 'Drag on the map to draw.',
  line: 'Drag from one end of the line to the other.',
  arrow: 'Drag from its start to what it points at.',
  box: 'Drag from corner to corner.',
  ellipse: 'Drag from corner to corner of the box around it.',
  words: 'Type the words, then click where they begin.',
  select: 'Click a drawing; then show it to the players, keep it to yourself, or delete it.',
  erase: 'Click a drawing to erase it, or drag over several.',
};

const WIDTHS: readonly ToolChoice<WidthName>[] = penWidths.map((id, at) => ({
  id,
  label: `${id[0]?.toUpperCase()}${id.slice(1)} pen`,
  mark: <span aria-hidden className="w-4 rounded-full bg-current" style={{ height: 2 + 3 * at }} />,
}));

const WHO = { players: 'The players see it.', gm: 'Only you see it: its line is dashed.' } as const;

const SEEN = [
  { id: 'players', label: 'The players see it', icon: Eye },
  { id: 'gm', label: 'Only you see it', icon: EyeOff },
] as const;

interface Props {
  fight: Fight;
  board: RefObject<BoardHandle | null>;
  /** Gets the strokes of the keyboard's pen. */
  tell: StrokeListener;
}

export function DrawBar({ fight, board, tell }: Props) {
  const { tool, colour, width, seen, words, selected, setDraw } = useDrawTool();
  const edits = useDrawEdits(fight);
  const chosen = selected === undefined ? undefined : fight.drawings[selected];
  const any = Object.keys(fight.drawings).length > 0;
  return (
    <ToolPanel label="Draw" hint={tool === 'select' || tool === 'erase' ? HINTS[tool] : `${HINTS[tool]} ${WHO[seen]}`}>
      <ToolChoices
        label="What to draw"
        choices={TOOLS}
        chosen={tool}
        onChoose={(id) => setDraw({ tool: id, selected: undefined })}
      />
      <Divider />
      {tool === 'select' ? (
        <Chosen drawing={chosen} edits={edits} />
      ) : tool === 'erase' ? null : (
        <>
          <ToolChoices
            label="Colour"
            choices={colourChoices}
            chosen={colour}
            onChoose={(id) => setDraw({ colour: id })}
          />
          <Divider />
          <ToolChoices label="Width" choices={WIDTHS} chosen={width} onChoose={(id) => setDraw({ width: id })} />
          <Divider />
          <ToolChoices label="For whom" choices={SEEN} chosen={seen} onChoose={(id) => setDraw({ seen: id })} />
        </>
      )}
      <IconButton
        size="small"
        icon={Trash2}
        label="Erase all drawings"
        placement="bottom"
        isDisabled={!any}
        onPress={edits.eraseAll}
      />
      <KeyPen scene={fight.scene} board={board} tell={tell} />
      {tool === 'words' ? (
        <TextInput
          label="Words to put on the map"
          bare
          placeholder="What it says"
          value={words}
          longest={80}
          autoFocus
          onChange={(next) => setDraw({ words: next })}
          className="basis-full"
        />
      ) : null}
    </ToolPanel>
  );
}

/** The actions on the selected drawing. Delete does the first of them too. */
function Chosen({ drawing, edits }: { drawing: Drawing | undefined; edits: ReturnType<typeof useDrawEdits> }) {
  useActionKeys(drawing ? 'tool' : 'off', { remove: () => drawing && edits.erase([drawing.id]) });
  const shown = drawing?.seen === 'players';
  return (
    <>
      <Button
        size="small"
        icon={shown ? EyeOff : Eye}
        isDisabled={!drawing}
        onPress={() => drawing && edits.show(drawing, shown ? 'gm' : 'players')}
      >
        {shown ? 'Keep to yourself' : 'Show to the players'}
      </Button>
      <Button size="small" icon={Trash2} isDisabled={!drawing} onPress={() => drawing && edits.erase([drawing.id])}>
        Delete
      </Button>
    </>
  );
}
